package org.gobanbridge.app.words;

import java.util.Optional;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.rules.Color;

/** Rulings in Chinese, as referees say it. */
final class ChineseRulingWords extends RulingWords {
	@Override
	public String option(RulingOption option) {
		return switch (option) {
			case RESTORE -> "恢复原状";
			case ACCEPT -> "以现状为准";
			case LET_STAND -> "着手有效";
			case VOID -> "着手无效，重新落子";
			case VOID_LOSE_TURN -> "着手无效，弃权一次";
			case DROPPED -> "棋子掉落，任选着点";
			case WARNING -> "恢复原状，警告一次";
			case DRAW -> "判和棋";
			case REPLAY -> "重下";
			case NO_RESULT -> "判无胜负";
			case LOSS -> "判负";
			case BOTH_LOSE -> "判双方负";
			case DISMISS -> "没有违规";
		};
	}

	@Override
	String penalty(PenaltyLevel level, int points) {
		String off = "罚" + points + "目";
		return switch (level) {
			case NONE -> "不处罚";
			case CAUTION -> points == 0 ? "注意" : "注意并" + off;
			case WARNING -> points == 0 ? "警告" : "警告并" + off;
			case POINTS -> off;
		};
	}

	@Override
	String told(Optional<Color> color, String what) {
		return color.map(side -> ChineseIncidentWords.side(side) + "：").orElse("") + what;
	}

	@Override
	String numbered(String penalty, int count) {
		return penalty + "（第" + count + "次）";
	}

	@Override
	String comma() {
		return "，";
	}
}
