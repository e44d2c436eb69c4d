'use strict'

// Answers a line with a line, for Sabaki.java:
//   game SIZE INDEX INDEX ...   keeps this game, Black first, and gives the board at its end
//   replay                      replays all games kept and gives the number of moves
//   playouts SIZE COUNT         plays so many games to the end and gives their number

const library = require(process.argv[2])

const CHECKED = {preventOverwrite: true, preventSuicide: true, preventKo: true}
const SYMBOLS = {0: '.', 1: 'X', '-1': 'O'}

const games = []

function play({size, vertices}) {
	let board = library.fromDimensions(size)
	let sign = 1
	for (const vertex of vertices) {
		board = board.makeMove(sign, vertex, CHECKED)
		sign = -sign
	}
	return board
}

const commands = {
	game(size, ...indices) {
		const game = {size, vertices: indices.map(index => [index % size, Math.floor(index / size)])}
		games.push(game)
		return play(game).signMap.flat().map(sign => SYMBOLS[sign]).join('')
	},
	replay() {
		games.forEach(play)
		return games.reduce((sum, game) => sum + game.vertices.length, 0)
	},
	async playouts(size, count) {
		const empty = Array.from({length: size}, () => Array(size).fill(0))
		await library.getProbabilityMap(empty, count)
		return count
	}
}

async function main() {
	for await (const line of require('readline').createInterface({input: process.stdin})) {
		const [command, ...numbers] = line.split(' ')
		console.log(String(await commands[command](...numbers.map(Number))))
	}
}

main()
