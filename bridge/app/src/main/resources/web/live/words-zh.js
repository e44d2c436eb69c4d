/** What the page says in Chinese. */
const quoted = text => `“${text}”`;
const rulesets = {
	chinese: '中国规则', 'chinese-superko': '中国规则（全局禁同形）', japanese: '日本规则', korean: '韩国规则', ing: '应氏规则',
	aga: '美国规则（AGA）', bga: '英国规则（BGA）', french: '法国规则', 'new-zealand': '新西兰规则', 'ming-qing': '明清规则',
	'tang-song': '唐宋规则', 'stone-counting': '数子棋规则', 'wmsg-2008': '智力运动会规则（2008年）',
	'tromp-taylor': 'Tromp–Taylor规则',
};

export const lang = 'zh';
export const other = { lang: 'en', name: 'English' };
export const colour = { black: '黑方', white: '白方' };
/** The words that stand in the page itself, by their data-say. */
export const statics = {
	players: '对局双方', captures: '提子', status: '对局状态', black: '黑方', white: '白方', stale: '连接中断：这是收到的最后局面',
	'put-black': '放黑子', 'put-white': '放白子', 'take-black': '拿掉黑子', 'take-white': '拿掉白子', 'take-stone': '拿掉棋子',
	settling: '棋盘正在恢复', lost: '本页面未能跟上对局；棋谱不受影响。', moves: '着手', 'moves-label': '着手，由先到后',
	legend: '着手后的“？”：推测，未能确认', record: '棋谱（SGF）', headline: '等待开局', source: '等待棋盘', reports: '事件', clock: '剩余时间', 'voice-language': '报时语言', 'clock-link': '棋钟', 'live-link': '直播', 'clock-title': '棋钟', connecting: '正在连接',
	'seal-title': '封棋', 'seal-token': '裁判口令', 'seal-move': '棋手所写的一手', 'seal-show': '输入时显示',
	'seal-how': '照纸上所写输入：如 Q16 等坐标，或 pass（弃权）、resign（认输）。是否合法，启封时才看。', 'seal-seal': '封棋并中止对局',
	'seal-eyes': '这一手加密保存，启封之前，棋谱、网页、日志和备份中都没有它的明文。这只能防旁人看到，防不了这台电脑的管理员：密钥就在同一文件夹的 sealed.key 文件里。',
	'seal-keep': '请保留棋手所写的纸。密钥丢失就无法启封，这一手交由裁判处理，可按纸上所写输入。',
	'seal-then': '封棋之前，棋钟一直走。宣布 resume 后，先核对棋盘与局面，然后启封，等待该手落子。',
};

export const won = (side, how) => {
	const reasons = { R: '中盘胜', T: '超时胜', F: '判胜', '': '胜' };
	return colour[side] + (reasons[how] ?? `胜${how}目`);
};
export const results = { 0: '和棋', Void: '无胜负', 'Both lost': '双方负', '?': '结果不明' };
export const turn = (side, point) => point === 'pass' ? `${colour[side]}弃权` : `${colour[side]}${point}`;
export const move = (number, what) => `第${number}手 · ${what}`;
export const waitingForGame = '等待开局';
export const noMoves = '尚未落子';
export const after = (number, what) => `共${number}手，最后一手${what}`;
export const toPlay = side => `轮到${colour[side]}走棋`;
export const toPlayShort = '走棋';
export const phases = { paused: '对局暂停', adjourned: '对局封棋', ended: '对局已结束', preparing: '对局尚未开始' };
export const counting = clearingEnds => `双方正在数棋；${clearingEnds ? '清空棋盘即结束对局' : '输入结果之前不记录下一局'}`;

export const clock = {
	periods: count => `${count} ×`,
	then: (count, period) => `另有 ${count} × ${period}`,
	stones: count => `/ ${count}手`,
	stonesIn: (count, period) => `另有 ${period} / ${count}手`,
	points: count => `罚${count}点`,
	bought: (points, left, period) => `罚${points}点${left > 0 ? ` · ${left} × ${period}` : ''}`,
	delay: time => `缓冲 ${time}`,
	out: '时间到',
	none: '本局不计时',
};
export const stands = {
	preparing: '开局后开始计时',
	paused: '暂停',
	adjourned: '封棋',
	sealed: '封棋的一手落子之前，棋钟不走',
	counting: '双方数棋',
	ended: '对局已结束',
	restart: '停钟：等待宣布继续对局',
	scattered: '停钟：等待复盘',
	'board-lost': '停钟：等待读到棋盘',
	compare: '停钟：等待棋盘与棋谱一致',
};
/** 封棋的一手。 */
export const sealed = ({ color, point }, phase) => phase === 'adjourned'
	? `对局封棋 · ${colour[color]}已封棋`
	: point === undefined ? `棋盘与记录相符后启封${colour[color]}封棋的一手`
		: point === 'unreadable' ? `${colour[color]}封棋的一手由裁判处理`
			: `封棋的一手：${turn(color, point)}`;
export const seal = {
	game: state => {
		if (state.sealed) {
			return sealed(state.sealed, state.phase);
		}
		return ['playing', 'adjourned'].includes(state.phase)
			? `已下${state.moves.length}手，轮到${colour[state.toPlay]}，可以封棋`
			: '现在不能封棋：对局没有在进行';
	},
	done: side => `${colour[side]}已封棋。续弈时请说 resume。`,
	silent: '没有回应，不能确定是否已封棋，请再试一次。',
};
export const ask = '还剩多少？';
export const voice = { on: '正在语音报时', off: '语音报时' };

export const countAgreed = '双方确认的结果';
export const countNow = (side, margin) => `目前计数：${side ? `${colour[side]}多${margin}目` : '和棋'}`;
export const rows = { area: '子空', territory: '目数', prisoners: '提子及死子', komi: '贴目', penalty: '罚目' };
export const dead = count => count === 0 ? '没有死子。' : `死子${count}枚。`;
export const dame = points => `单官：${points}`;

export const details = ({ rules, ruleset, policy, komi, handicap }) => [
	rules && (rulesets[ruleset] ?? quoted(rules)), komi && (komi.endsWith('zi') ? `贴${komi.slice(0, -2)}子` : `贴${komi}目`),
	handicap > 1 && `让${handicap}子`, policy && `判罚依据：${policy.zh}`,
].filter(Boolean).join(' · ');

export const guide = { put: '请恢复棋盘', rebuild: '请按图复盘', ruled: '按判罚恢复' };
export const guideFootResting = '宣布继续之前不读棋盘。';
export const guideFoot = '棋盘与图一致后对局自动继续。';
export const pointsLeft = count => `尚余${count}处`;

export const live = '直播';
export const ended = '已结束';
export const notRead = '棋盘未读到';
export const tableClockLost = '桌上的棋钟没有应答；对局继续，落子即结束一手。';
export const tableClockUnsure = '桌上的棋钟可能未响应上一次按钟：请确认正在走时的是应走的一方。';
export const reconnecting = '正在重新连接';
export const board = '棋盘';
export const waitingForBoard = '等待棋盘';
export const moved = name => `${name}：棋盘移动了`;
export const silent = name => `${name}：没有应答`;
/** What a driver says is its own: it is marked as a quotation. */
export const sentence = (words, own) => `${own ? quoted(words) : words}。`;
export const linedUp = '正在重新校准。';
export const whenBack = '恢复后对局继续。';
/** What the drivers call their devices. */
const devices = [
	[/^goban serial board( \S+)?(.*)$/, '串口棋盘$1$2'],
	[/^text-grid board(.*)$/, '文本棋盘$1'],
	[/^(?:the )?Saiboard(.*)$/, 'Saiboard棋盘$1'],
	[/ on the simulated table$/, '（模拟对局桌）'],
	[/ on any port$/, '（任一串口）'],
	[/ (?:on|at) (\S+)$/, '（$1）'],
];
export const device = name => devices.reduce((said, [english, chinese]) => said.replace(english, chinese), name);
export const inSeconds = text => text.replace(/(\d+) ms\b/g, (_, millis) => `${Math.round(millis / 1000)} s`);

export const pass = '弃权';
export const guess = '推测';
export const captured = count => `提${count}子`;
export const goBoard = '围棋棋盘';
/** What the board says to those who listen. */
export const spoken = {
	size: size => `，${size}路`,
	count: (count, side) => `，${side === 'black' ? '黑子' : '白子'}${count}枚`,
	list: (side, points) => `${side === 'black' ? '黑子' : '白子'}：${points || '无'}。`,
};
