package org.gobanbridge.app.desk;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.app.live.Extension;
import org.gobanbridge.app.store.EventJson;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.app.store.JsonFields;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.rules.Point;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What other programs are told of incidents, and what they may say as the referee, in JSON under {@code /api/v1}. Whoever
 * reaches the address may read the position; who reads of incidents, unless all may, and who writes shows the
 * {@link RefereeToken}. Whatever is refused is answered with {@code {"error":"…"}}: what is wrong, and the cure. Any
 * thread.
 *
 * <pre>
 * GET  /incidents            {"seq":…, "game":…, "incidents":[summaries, oldest first]}
 * GET  /incidents/{id}       one of them whole, see {@link CaseJson}
 * GET  /position             the position of the record, and how the game stands
 * POST /rulings              {"incident":3, "option":"restore", "penalty":"warning", "color":"white", "points":2,
 *                             "by":"…", "note":"…"}; without incident, something is reported
 * POST /rulings/withdraw     {"by":"…"}
 * POST /declarations         {"word":"white-resigns", "by":"…", "toPlay":"black"}
 * POST /dead                 {"points":["D4","Q16"]}
 * POST /seal                 {"color":"white", "move":"Q16"}; kept encrypted, see {@link SealKey}
 * POST /seal/open            {}; once more, where it could not be opened; {"move":"Q16"} from the player's paper
 * POST /time-left            {"color":"white"}; a player asks, without the token
 * </pre>
 *
 * What was written is answered with {@code {"events":[…]}}, the events that came of it at once, which are on the disk; 202
 * where there are none yet, because a declaration waits until the board is quiet; 409 where it would change nothing.
 */
public final class RefereeApi implements Extension {
	private static final Logger LOG = LoggerFactory.getLogger(RefereeApi.class);
	private static final String ROOT = "/api/v1";
	private static final String JSON = "application/json";
	private static final int MOST_BYTES = 16 * 1024;
	/** So much of a body that is refused is read for nothing. */
	private static final int MOST_SKIPPED = 1 << 20;
	private static final long PATIENCE_SECONDS = 10;
	private static final String TIME_LEFT = "/time-left";
	private static final long ASK_AGAIN_NANOS = TimeUnit.SECONDS.toNanos(2);

	/** Something else than what was asked for. */
	private static final class RefusedException extends Exception {
		private static final long serialVersionUID = 1L;
		private final int status;

		RefusedException(int status, String reason) {
			super(reason);
			this.status = status;
		}

		int status() {
			return status;
		}

		String reason() {
			return String.valueOf(getMessage());
		}
	}

	private final Desk desk;
	private final RefereeToken token;
	private final SealKey key;
	private final IncidentReaders readers;
	/** When each side last asked for its time. */
	private final Map<String, Long> asked = new ConcurrentHashMap<>();

	/**
	 * Speaks for this desk to whoever shows this token.
	 *
	 * @param key
	 *            seals and opens moves
	 * @param readers
	 *            who may read of incidents
	 */
	public RefereeApi(Desk desk, RefereeToken token, SealKey key, IncidentReaders readers) {
		this.desk = desk;
		this.token = token;
		this.key = key;
		this.readers = readers;
	}

	@Override
	public String path() {
		return "/api";
	}

	@Override
	public String contentType() {
		return JSON;
	}

	@Override
	public boolean isReferee(String said) {
		return token.matches(said);
	}

	@Override
	public String refusal(String reason) {
		return JsonFields.object().put("error", reason) + "\n";
	}

	@Override
	public void serve(Context context) {
		context.contentType(JSON).header("Cache-Control", "no-store");
		try {
			String method = context.req().getMethod();
			String path = context.path();
			String name = path.startsWith(ROOT + "/") ? path.substring(ROOT.length()) : "";
			if (method.equals("POST")) {
				write(name, context);
			} else {
				context.result(read(name, context) + "\n");
			}
		} catch (RefusedException e) {
			skipBody(context);
			context.status(e.status()).result(refusal(e.reason()));
		}
	}

	/** Whoever is still sending when the connection closes does not get the answer. */
	private static void skipBody(Context context) {
		try {
			context.req().getInputStream().skipNBytes(MOST_SKIPPED);
		} catch (IOException e) {
			LOG.trace("the body has ended", e);
		}
	}

	private JsonNode read(String name, Context context) throws RefusedException {
		Desk.Moment now = desk.now();
		boolean ofIncidents = name.equals("/incidents") || name.startsWith("/incidents/");
		if (ofIncidents && readers == IncidentReaders.REFEREE) {
			checkToken(context);
		}
		if (name.equals("/incidents")) {
			return incidents(now);
		}
		if (name.equals("/position")) {
			return position(now);
		}
		if (ofIncidents) {
			return incident(name.substring("/incidents/".length()), now);
		}
		if (isWritten(name)) {
			context.header("Allow", "POST");
			throw new RefusedException(405, ROOT + name + " takes POST alone");
		}
		throw nothing();
	}

	private static boolean isWritten(String name) {
		return List.of("/rulings", "/rulings/withdraw", "/declarations", "/dead", "/seal", "/seal/open", TIME_LEFT)
				.contains(name);
	}

	private static RefusedException nothing() {
		return new RefusedException(404, "there is nothing at this address; there are " + ROOT + "/incidents, "
				+ ROOT + "/incidents/ID, " + ROOT + "/position, and for POST " + ROOT + "/rulings, " + ROOT
				+ "/rulings/withdraw, " + ROOT + "/declarations, " + ROOT + "/dead, " + ROOT + "/seal, " + ROOT
				+ "/seal/open, " + ROOT + TIME_LEFT);
	}

	private static JsonNode incidents(Desk.Moment now) {
		ObjectNode object = JsonFields.object().put("seq", now.seq()).put("game", now.state().gameNumber());
		ArrayNode list = object.putArray("incidents");
		now.cases().forEach(file -> list.add(CaseJson.summary(file)));
		return object;
	}

	private static JsonNode incident(String id, Desk.Moment now) throws RefusedException {
		Optional<CaseFile> file = id.matches("[1-9]\\d{0,8}") ? now.find(Integer.parseInt(id)) : Optional.empty();
		return CaseJson.whole(file.orElseThrow(() -> new RefusedException(404,
				"there is no incident " + PlainText.name(id) + " in this game; " + ROOT
						+ "/incidents lists those there are")));
	}

	private static JsonNode position(Desk.Moment now) {
		GameState state = now.state();
		ObjectNode object = JsonFields.object().put("seq", now.seq()).put("game", state.gameNumber())
				.put("phase", Words.of(state.phase())).put("size", state.grid().size())
				.put("board", state.position().text()).put("toPlay", Words.of(state.game().toPlay()))
				.put("moves", state.moves().size());
		state.lastMove().ifPresent(last -> object.putObject("lastMove").put("number", last.number())
				.put("color", Words.of(last.color())).put("point", point(last)));
		object.set("unsettled", JsonFields.array(state.unsettled().stream().map(point -> point.point()).toList()));
		object.set("open", openIncidents(state));
		state.result().ifPresent(result -> object.put("result", result));
		state.sealed().ifPresent(move -> {
			ObjectNode sealed = object.putObject("sealed").put("color", Words.of(move.color()));
			move.opened().ifPresent(point -> sealed.put("point", point));
		});
		return object;
	}

	private static String point(RecordedMove move) {
		return move.point().map(Point::toString).orElse("pass");
	}

	private static ArrayNode openIncidents(GameState state) {
		ArrayNode open = JsonFields.array(List.of());
		state.openIncidents().forEach(incident -> open.add(incident.id()));
		return open;
	}

	private void write(String name, Context context) throws RefusedException {
		if (!isWritten(name)) {
			if (name.equals("/position") || name.equals("/incidents") || name.startsWith("/incidents/")) {
				context.header("Allow", "GET, HEAD");
				throw new RefusedException(405, ROOT + name + " is only read");
			}
			throw nothing();
		}
		checkOrigin(context);
		if (!name.equals(TIME_LEFT)) {
			checkToken(context);
		}
		JsonFields body = body(context);
		if (name.equals(TIME_LEFT)) {
			checkPatience(body);
		}
		answer(say(name, body), context);
	}

	/** Whoever reaches the address may ask, so that the players can, but not fill the journal with it. */
	private void checkPatience(JsonFields body) throws RefusedException {
		long now = System.nanoTime();
		String side = body.node().path("color").asText();
		boolean soon = Optional.ofNullable(asked.get(side)).filter(last -> now - last < ASK_AGAIN_NANOS).isPresent();
		if (soon) {
			throw new RefusedException(429, "this side has asked just now; ask again in a few seconds");
		}
		if (List.of("black", "white").contains(side)) {
			asked.put(side, now);
		}
	}

	/** A page of another site must not speak with the browser of somebody who may. */
	private static void checkOrigin(Context context) throws RefusedException {
		String origin = context.header("Origin");
		String host = context.header("Host");
		if (origin != null && (host == null || !origin.replaceFirst("^https?://", "").equalsIgnoreCase(host))) {
			throw new RefusedException(403, "a page of another site (" + PlainText.name(origin)
					+ ") may not write here; write from a program, or from a page of this address");
		}
	}

	private void checkToken(Context context) throws RefusedException {
		Optional<String> said = Extension.bearer(context);
		if (said.filter(token::matches).isEmpty()) {
			context.header("WWW-Authenticate", "Bearer realm=\"referee\"");
			throw new RefusedException(401,
					(said.isPresent() ? "this is not the referee's token" : "the referee's token is missing")
							+ "; send the header Authorization: Bearer TOKEN, with what is in the file "
							+ RefereeToken.FILE
							+ " of the storage folder");
		}
	}

	private static JsonFields body(Context context) throws RefusedException {
		String type = Optional.ofNullable(context.header("Content-Type")).orElse("");
		if (!type.split(";", 2)[0].strip().equalsIgnoreCase(JSON)) {
			throw new RefusedException(415, "the body must be JSON; send the header Content-Type: " + JSON);
		}
		byte[] bytes = bytes(context);
		try {
			return JsonFields.parse(bytes, 0, bytes.length);
		} catch (IllegalArgumentException e) {
			throw new RefusedException(400, "the body is " + e.getMessage());
		}
	}

	private static byte[] bytes(Context context) throws RefusedException {
		try {
			byte[] bytes = context.req().getContentLengthLong() > MOST_BYTES
					? new byte[MOST_BYTES + 1]
					: context.req().getInputStream().readNBytes(MOST_BYTES + 1);
			if (bytes.length > MOST_BYTES) {
				throw new RefusedException(413, "the body is longer than " + MOST_BYTES + " bytes; say it in fewer");
			}
			return bytes;
		} catch (IOException e) {
			throw new RefusedException(400, "the body broke off: " + PlainText.oneLine(String.valueOf(e.getMessage())));
		}
	}

	private CompletableFuture<Desk.Outcome> say(String name, JsonFields body) throws RefusedException {
		try {
			return DeskWords.say(name, body, desk, key);
		} catch (IllegalArgumentException e) {
			throw new RefusedException(422, String.valueOf(e.getMessage()));
		}
	}

	private static void answer(CompletableFuture<Desk.Outcome> said, Context context) throws RefusedException {
		Desk.Outcome outcome = outcome(said);
		if (outcome.refusal().isPresent()) {
			throw new RefusedException(409, outcome.refusal().get());
		}
		ObjectNode object = JsonFields.object();
		ArrayNode events = object.putArray("events");
		outcome.events().forEach(event -> events.add(EventJson.write(event)));
		if (outcome.events().isEmpty()) {
			object.put("waits",
					"nothing has come of it yet: it is noted, and comes into force when the board is quiet");
		}
		context.status(outcome.events().isEmpty() ? 202 : 200).result(object + "\n");
	}

	private static Desk.Outcome outcome(CompletableFuture<Desk.Outcome> said) throws RefusedException {
		try {
			return said.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
		} catch (TimeoutException | ExecutionException e) {
			LOG.debug("no answer from the game", e);
			throw new RefusedException(503, "the game does not answer; look at the bridge's own messages");
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new RefusedException(503, "the bridge is stopping; try again when it runs");
		}
	}
}
