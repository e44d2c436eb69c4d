package org.gobanbridge.app.words;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.incident.CycleNoted;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/** Incidents in Chinese, as referees say it. */
final class ChineseIncidentWords extends IncidentWords {
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
	String cycle(CycleNoted cycle) {
		return "经过" + cycle.period() + "手，全局同形再现"
				+ Cycles.kind(cycle).map(kind -> "（" + kind.chinese() + "）").orElse("");
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
			case SCATTERED -> "棋局散乱，共有" + points.size() + "处与记录不符";
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
