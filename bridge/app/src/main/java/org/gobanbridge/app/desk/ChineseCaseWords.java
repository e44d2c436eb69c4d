package org.gobanbridge.app.desk;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.app.words.IncidentWords;
import org.gobanbridge.app.words.RulingWords;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.policy.Clause;
import org.gobanbridge.rules.Color;

/** Cases in Chinese, as referees say it. */
final class ChineseCaseWords extends CaseWords {
	ChineseCaseWords() {
		super(IncidentWords.chinese(), RulingWords.chinese());
	}

	@Override
	String heading(Heading heading) {
		return switch (heading) {
			case STATE -> "状态";
			case GAME -> "对局";
			case WHEN -> "时间";
			case WHO -> "当事方";
			case SEEN -> "依据";
			case RULE -> "规则条文";
			case PROPOSED -> "建议判罚";
			case OPTIONS -> "可选判罚";
			case CLAIM -> "提出期限";
			case TO_DO -> "恢复棋局";
			case CLOSED -> "处理经过";
		};
	}

	@Override
	String title(int id, String kind, String happened) {
		return "第" + id + "号事件（" + kind + "）：" + happened;
	}

	@Override
	String open() {
		return "待处理";
	}

	@Override
	List<String> listHeadings() {
		return List.of("编号", "时间", "手数", "状态", "经过");
	}

	@Override
	String option(String word, String meaning) {
		return meaning + "（" + word + "）";
	}

	@Override
	String game(CaseFile.Occasion occasion) {
		return "第" + occasion.game() + "局，" + player(Color.BLACK, occasion.black()) + "对"
				+ player(Color.WHITE, occasion.white()) + "，判罚依据：" + PlainText.name(occasion.policy().chineseTitle());
	}

	@Override
	String when(CaseFile.Occasion occasion) {
		return "开局后" + clock(occasion.sinceStart(occasion.t())) + "，"
				+ (occasion.afterMove() == 0 ? "第1手之前" : "第" + occasion.afterMove() + "手之后") + "，轮到"
				+ side(occasion.toPlay()) + "走棋";
	}

	@Override
	String seen(CaseFile file) {
		if (file.incident().kind() == IncidentKind.REPORTED) {
			return "由人员报告，或因警告次数而起，与棋盘无关";
		}
		if (file.incident().kind() == IncidentKind.TIME_OUT) {
			return "由棋钟得知，与棋盘无关";
		}
		if (file.incident().kind() == IncidentKind.CLOCK_NOT_PRESSED) {
			return "在设定时间内没有收到按钟信号";
		}
		return lever(file).map(lever -> lever.pressed() + "按钟，" + lever.later() + "秒后棋盘仍与之前相同")
				.orElseGet(() -> byTheBoard(file));
	}

	private static String byTheBoard(CaseFile file) {
		return file.incident().evidence()
				.map(evidence -> "棋盘读数：" + clock(file.occasion().sinceStart(evidence.beforeAt())) + "时尚与记录一致，"
						+ clock(file.occasion().sinceStart(evidence.afterAt())) + "时发现不符")
				.orElse("对局记录，无棋盘图像");
	}

	@Override
	String before(String clock) {
		return "之前（" + clock + "）";
	}

	@Override
	String after(String clock) {
		return "之后（" + clock + "）";
	}

	@Override
	String differing(int count) {
		return count == 0 ? "两图相同。" : "共" + count + "处不同：";
	}

	@Override
	String left(int left, int all) {
		return "共" + all + "处，尚余" + left + "处：";
	}

	@Override
	String allDone(int all) {
		return "共" + all + "处，已全部完成：";
	}

	@Override
	String asRuled() {
		return "按判罚恢复（尚未完成的）：";
	}

	@Override
	String stands() {
		return "判罚之前不必恢复：对局已继续，盘上现状已记入棋谱并作标记";
	}

	@Override
	String none(int game) {
		return game == 0 ? "尚未开局，没有事件" : "第" + game + "局没有事件";
	}

	@Override
	String sentence(Clause clause) {
		return clause.chinese();
	}

	@Override
	String article(String number) {
		return "第" + number + "条：";
	}

	@Override
	String ladder(int warnings) {
		return "警告已满" + warnings + "次，按规定应判负；是否判负由裁判决定。";
	}

	@Override
	String refereeDecides() {
		return "无，由裁判决定";
	}

	@Override
	String untilResult(boolean late) {
		return "对局结果确定之前；" + (late ? "结果已定，棋手不得再提出，裁判仍可裁决" : "结果未定，尚可提出");
	}

	@Override
	String untilNextMove(String player, boolean late) {
		return player + "须在自己下一手之前提出；" + (late ? "该手已下，期限已过，双方同意方可处理" : "该手未下，尚可提出");
	}

	@Override
	String untilEithersNextMove(boolean late) {
		return "任何一方须在自己下一手之前提出；" + (late ? "双方均已续下，期限已过，双方同意方可处理" : "尚可提出");
	}

	@Override
	String by(String name) {
		return "裁判：" + name;
	}

	@Override
	String withdrawn() {
		return "（已收回）";
	}

	@Override
	String put(Color color) {
		return "放" + state(PointState.of(color));
	}

	@Override
	String takeOff(Optional<PointState> lies) {
		return "拿掉" + lies.filter(PointState::isStone).map(this::state).orElse("棋子");
	}

	@Override
	String state(PointState state) {
		return switch (state) {
			case EMPTY -> "空";
			case BLACK -> "黑子";
			case WHITE -> "白子";
			case STONE -> "棋子";
			case UNKNOWN -> "被遮挡";
		};
	}

	@Override
	String side(Color color) {
		return color == Color.BLACK ? "黑方" : "白方";
	}

	@Override
	String nobody() {
		return "不明";
	}

	@Override
	String sign(PointState state) {
		return switch (state) {
			case EMPTY, BLACK, WHITE -> state(state);
			case STONE -> "颜色未读出的棋子";
			case UNKNOWN -> "被手遮挡或未读到";
		};
	}

	@Override
	String markedSign() {
		return "前后不同";
	}

	@Override
	String bracketed(String text) {
		return "（" + text + "）";
	}

	@Override
	String arrow() {
		return " → ";
	}

	@Override
	String colon() {
		return "：";
	}

	@Override
	String semicolon() {
		return "；";
	}

	@Override
	String comma() {
		return "，";
	}
}
