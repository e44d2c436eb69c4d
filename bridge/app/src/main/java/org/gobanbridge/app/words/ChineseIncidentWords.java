package org.gobanbridge.app.words;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.core.game.SealedMove;
import org.gobanbridge.core.incident.CycleNoted;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.SealedFault;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/** Incidents in Chinese, as referees say it. */
final class ChineseIncidentWords extends IncidentWords {
	@Override
	public String kind(IncidentKind kind) {
		return switch (kind) {
			case FORBIDDEN_POINT -> "下在禁着点";
			case KO_VIOLATION -> "马上回提";
			case REPETITION -> "全局同形";
			case LONG_CYCLE -> "循环";
			case TWO_MOVES -> "连走两步";
			case WRONG_COLOR -> "用错棋子";
			case OCCUPIED_SWAP -> "棋子变色";
			case STONE_MOVED -> "改下别处";
			case STONE_LIFTED -> "拿起棋子";
			case STONE_DISPLACED -> "移子";
			case STONES_MISSING -> "缺少棋子";
			case STONES_ADDED -> "多出棋子";
			case WRONG_REMOVAL -> "误提棋子";
			case CAPTURED_LEFT -> "提子未净";
			case UNCLEAR_PLACEMENT -> "落点不清";
			case SCATTERED -> "棋局散乱";
			case WRONG_START -> "开局有误";
			case RESIGN_SIGNAL -> "示意认输";
			case END_SIGNAL -> "示意终局";
			case PASS_UNCONFIRMED -> "弃权待确认";
			case CLOCK_EARLY -> "过早按钟";
			case CLOCK_NOT_PRESSED -> "没有按钟";
			case TIME_OUT -> "超时";
			case REPORTED -> "报告";
		};
	}

	@Override
	public String closed(Resolution how) {
		return switch (how) {
			case RESTORED -> "已恢复";
			case RULING -> "已判罚";
			case SUPERSEDED -> "已失效";
		};
	}

	@Override
	String restored() {
		return "棋盘已恢复";
	}

	@Override
	String ruled() {
		return "已判罚";
	}

	@Override
	String superseded() {
		return "已失效：另有解释，或对局已有结果";
	}

	@Override
	String superseded(Supersession cause) {
		String number = cause.number().isPresent() ? String.valueOf(cause.number().getAsInt()) : "？";
		return "已失效：" + switch (cause.cause()) {
			case MOVE -> "第" + number + "手已作解释";
			case PASS -> "第" + number + "手弃权已作解释";
			case REVISION -> "记录从第" + number + "手起已更正";
			case UNDONE -> "着手已收回，至第" + number + "手";
			case EDITED -> "第" + number + "手之后的棋局已变更";
			case INCIDENT -> "改为第" + number + "号事件";
			case RULING -> "第" + number + "号事件已有判罚";
			case RULING_WITHDRAWN -> "引起此事的判罚已收回";
			case LEVER -> "已按时按钟";
			case SEAL_OPENED -> "封棋已重新启封";
			case COUNTING -> "双方开始数棋";
			case GAME_ENDED -> "对局已结束";
			case CLEARED -> "棋盘已清空";
			case GAME_STARTED -> "另一局已开始";
		};
	}

	@Override
	String missing(Optional<Color> color, List<Point> points) {
		return "缺少" + points.size() + "枚" + stone(color) + "：" + points(points);
	}

	@Override
	String added(Optional<Color> color, List<Point> points) {
		return "多出" + points.size() + "枚" + stone(color) + "：" + points(points);
	}

	@Override
	String moved(IncidentKind kind, StoneMoved stone) {
		return (kind == IncidentKind.STONE_MOVED ? "刚下的" : "") + stone(Optional.of(stone.color())) + "从" + stone.from()
				+ "移到了" + stone.to();
	}

	@Override
	String scattered(int all, int left) {
		return "棋局散乱，" + (left == 0 ? "曾" : "共") + "有" + all + "处与记录不符"
				+ (left == 0 || left == all ? "" : "，尚余" + left + "处");
	}

	@Override
	String doubt() {
		return "；存疑：当时有手遮挡，棋子可能已及时落下";
	}

	@Override
	String cycle(CycleNoted cycle) {
		return "经过" + cycle.period() + "手，全局同形再现"
				+ Cycles.kind(cycle).map(kind -> "（" + kind.chinese() + "）").orElse("");
	}

	@Override
	String sealed(SealedFault fault, Optional<Color> offender, List<Point> points) {
		String move = who(offender) + "封棋的一手" + PlainText.name(fault.written());
		return switch (fault.why()) {
			case UNREADABLE -> fault.written().equals(SealedMove.UNREADABLE)
					? who(offender) + "封棋的一手无法辨认"
					: move + "不是着手";
			case OCCUPIED -> move + "处已有棋子";
			case SUICIDE -> move + "是禁着点";
			case KO -> move + "是打劫时马上回提";
			case REPETITION -> move + "造成全局同形再现";
			case OTHER_MOVE -> move + "，却" + (points.isEmpty() ? "弃权" : "下在" + points(points));
		};
	}

	@Override
	String early(EarlyLever.Before before, Optional<Color> offender, List<Point> points) {
		return who(offender) + switch (before) {
			case STONE -> "未落子就按钟：";
			case CAPTURES -> "提子未提净就按钟：";
		} + points(points);
	}

	private static String who(Optional<Color> offender) {
		return offender.map(ChineseIncidentWords::side).orElse("有一方");
	}

	@Override
	String other(IncidentKind kind, Optional<Color> offender, List<Point> points) {
		String who = who(offender);
		String where = points.isEmpty() ? "" : "：" + points(points);
		return switch (kind) {
			case FORBIDDEN_POINT -> who + "下在禁着点" + where;
			case KO_VIOLATION -> who + "打劫时马上回提" + where;
			case REPETITION -> who + "的着手造成全局同形再现" + where;
			case LONG_CYCLE -> "全局同形再现";
			case TWO_MOVES -> who + "连走两步" + where;
			case WRONG_COLOR -> who + "下了对方颜色的棋子" + where;
			case OCCUPIED_SWAP -> "棋盘上的棋子换了颜色" + where;
			case STONE_MOVED -> who + "落子后又改下别处" + where;
			case STONE_LIFTED -> who + "落子后又把棋子拿起" + where;
			case STONE_DISPLACED -> "棋子移动，不在原处" + where;
			case STONES_MISSING -> "缺少棋子" + where;
			case STONES_ADDED -> "多出棋子" + where;
			case WRONG_REMOVAL -> who + "误提了不该提的棋子" + where;
			case CAPTURED_LEFT -> who + "提子未提净" + where;
			case UNCLEAR_PLACEMENT -> "棋子没有放在交叉点上" + where;
			case SCATTERED -> scattered(points.size(), points.size());
			case WRONG_START -> "开局有误" + where;
			case RESIGN_SIGNAL -> who + "似乎示意认输" + where;
			case END_SIGNAL -> who + "似乎示意终局" + where;
			case PASS_UNCONFIRMED -> who + "按了钟，但没有落子" + where;
			case CLOCK_EARLY -> who + "过早按钟" + where;
			case CLOCK_NOT_PRESSED -> who + "落子后没有按钟" + where;
			case TIME_OUT -> who + "超时" + where;
			case REPORTED -> (offender.isPresent() ? "收到对" + who + "的报告" : "收到报告") + where;
		};
	}

	@Override
	public String then() {
		return "；判罚：";
	}

	@Override
	String comma() {
		return "，";
	}

	/** {@code 黑方}, {@code 白方}. */
	static String side(Color color) {
		return color == Color.BLACK ? "黑方" : "白方";
	}

	private static String stone(Optional<Color> color) {
		return color.map(known -> known == Color.BLACK ? "黑子" : "白子").orElse("棋子");
	}
}
