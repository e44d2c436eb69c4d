package org.gobanbridge.rules;

/** One of the eight ways to turn and mirror a board, with or without the colours swapped. */
public record Symmetry(Grid grid, int number, boolean swapped) {
	public int of(int index) {
		int size = grid.size();
		int x = (number & 1) == 0 ? index % size : size - 1 - index % size;
		int y = (number & 2) == 0 ? index / size : size - 1 - index / size;
		return (number & 4) == 0 ? y * size + x : x * size + y;
	}

	public Color of(Color color) {
		return swapped ? color.opponent() : color;
	}

	public Move of(Move move) {
		return switch (move) {
			case Move.Play play -> new Move.Play(of(play.color()), of(play.point()));
			case Move.Pass pass -> new Move.Pass(of(pass.color()));
		};
	}

	private Point of(Point point) {
		return grid.point(of(grid.index(point)));
	}

	public Position of(Position position) {
		return Position.empty(grid).with(of(Color.BLACK), of(position.stones(Color.BLACK))).with(of(Color.WHITE),
				of(position.stones(Color.WHITE)));
	}

	public PointSet of(PointSet points) {
		return PointSet.of(grid, points.indices().map(this::of).toArray());
	}
}
