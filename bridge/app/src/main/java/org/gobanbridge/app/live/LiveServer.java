package org.gobanbridge.app.live;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Inet4Address;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.StandardSocketOptions;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.UnresolvedAddressException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.LowResourceMonitor;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.session.ManagedSession;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.GameState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Serves the live page: {@code /} the page, {@code /events} the pictures it shows (see {@link LiveMessage}; the first
 * one comes at once and every one is whole), {@code /game.sgf} the record, {@code /clock} the game clock for the players,
 * {@code /seal} where a referee enters a sealed move, {@code /time} the time of the log in milliseconds, by which pages set theirs. The page reads only; whoever reaches the
 * address may watch; of incidents whoever may who shows the referee's token, as {@code ?token=…} or as programs do. An
 * {@link Extension} may be served beside it.
 * <p>
 * {@link #publish} and {@link #source} are called from the game thread: they never wait and never throw.
 */
public final class LiveServer implements AutoCloseable {
	private static final Logger LOG = LoggerFactory.getLogger(LiveServer.class);

	private static final String EVENT_STREAM = "text/event-stream";
	/** Connections beyond those of the viewers, for whoever fetches the page or just leaves. */
	static final int OTHER_CONNECTIONS = 100;
	private static final Map<String, String> HEADERS = Map.of(//
			"Content-Security-Policy", "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
					+ "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'", //
			"X-Content-Type-Options", "nosniff", //
			"Referrer-Policy", "no-referrer", //
			"Cache-Control", "no-cache");
	/** Few: requests and viewers run on virtual threads, the pool only accepts and selects. */
	private static final int POOL_THREADS = 6;
	/** Bytes the system holds for a viewer that does not read: little, so that what it reads at last is not old. */
	private static final int SEND_BUFFER = 64 * 1024;

	private final LiveSettings settings;
	private final Supplier<byte[]> record;
	private final LongSupplier time;
	private final Extension extension;
	private final LiveFeed feed;
	private final Semaphore places;
	private final ServerSocketChannel socket;
	private final Javalin web;

	/**
	 * Takes the port; nobody is answered before {@link #start}.
	 *
	 * @param seq
	 *            number of the last event that {@code initial} holds, 0 if none
	 * @param time
	 *            the time of the log; called from any thread
	 * @param record
	 *            the SGF bytes of the running or last game, empty if there is none; called from any thread
	 * @param extension
	 *            what is served beside the page
	 * @throws PortUnavailableException
	 *             if the address cannot be had
	 */
	public LiveServer(LiveSettings settings, long seq, GameState initial, LongSupplier time, Supplier<byte[]> record,
			Extension extension) throws PortUnavailableException {
		this.settings = settings;
		this.time = time;
		this.record = record;
		this.extension = extension;
		this.feed = new LiveFeed(seq, initial, time);
		this.places = new Semaphore(settings.maxViewers());
		this.socket = bind(settings);
		this.web = Javalin.create(this::configure);
	}

	/** The page alone. */
	LiveServer(LiveSettings settings, long seq, GameState initial, LongSupplier time, Supplier<byte[]> record)
			throws PortUnavailableException {
		this(settings, seq, initial, time, record, Extension.NONE);
	}

	/** Begins to answer. */
	public void start() {
		feed.start();
		web.start();
		LOG.info("live page at {}", address());
	}

	/** The port in use. */
	public int port() {
		return socket.socket().getLocalPort();
	}

	/** Where a browser on this computer finds the page. */
	public String address() {
		return address(servesAll() ? "localhost" : settings.host());
	}

	/**
	 * Where browsers on other computers find the page, if it is served at all addresses of this one; empty too if this
	 * computer is in no network.
	 */
	public List<String> addressesInNetwork() {
		try {
			return servesAll()
					? NetworkInterface.networkInterfaces().filter(LiveServer::isUp)
							.flatMap(NetworkInterface::inetAddresses)
							.filter(own -> own instanceof Inet4Address && !own.isLoopbackAddress()
									&& !own.isLinkLocalAddress())
							.map(own -> address(own.getHostAddress())).toList()
					: List.of();
		} catch (SocketException e) {
			LOG.warn("the addresses of this computer cannot be told: {}", e.getMessage());
			return List.of();
		}
	}

	private static boolean isUp(NetworkInterface network) {
		try {
			return network.isUp();
		} catch (SocketException e) {
			LOG.debug("{} is passed over", network, e);
			return false;
		}
	}

	private boolean servesAll() {
		return settings.host().equals("0.0.0.0") || settings.host().equals("::");
	}

	private String address(String host) {
		return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port() + "/";
	}

	/** Shows what this event changes. */
	public void publish(NumberedEvent event) {
		feed.publish(event);
	}

	/**
	 * Shows how the device does that reads the board.
	 *
	 * @param description
	 *            which device, for people
	 * @param detail
	 *            why it is in this state, for people; may be empty
	 */
	public void source(String description, SourceState state, String detail) {
		feed.source(new SourceStatus(description, state, detail));
	}

	/** How many watch now. */
	public int viewers() {
		return settings.maxViewers() - places.availablePermits();
	}

	/** Lets all viewers go and gives the port back. */
	@Override
	public void close() {
		feed.close();
		web.stop();
		try {
			socket.close();
		} catch (IOException e) {
			LOG.warn("port {} was not given back: {}", settings.port(), e.getMessage());
		}
	}

	private static ServerSocketChannel bind(LiveSettings settings) throws PortUnavailableException {
		try {
			ServerSocketChannel channel = ServerSocketChannel.open();
			try {
				channel.setOption(StandardSocketOptions.SO_REUSEADDR, true);
				return channel.bind(new InetSocketAddress(settings.host(), settings.port()));
			} catch (IOException | UnresolvedAddressException e) {
				channel.close();
				throw new PortUnavailableException(settings.host(), settings.port(), e);
			}
		} catch (IOException e) {
			throw new PortUnavailableException(settings.host(), settings.port(), e);
		}
	}

	private void configure(JavalinConfig config) {
		QueuedThreadPool pool = new QueuedThreadPool(POOL_THREADS, 2);
		pool.setName("web");
		pool.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
		config.jetty.threadPool = pool;
		config.jetty.addConnector(this::connector);
		// When it finds the pool small it cuts every connection's time to a second, and with it the viewers.
		config.jetty.modifyServer(server -> server.getBeans(LowResourceMonitor.class).forEach(server::removeBean));
		config.jetty.modifyServer(server -> server.setHandler(new ReadersOnly(HEADERS, extension)));
		Refusals refusals = new Refusals(HEADERS, extension);
		config.jetty.modifyServer(server -> server.setErrorHandler(refusals));
		config.jetty.modifyServletContextHandler(context -> {
			context.setSessionHandler(new NoSessions());
			context.setErrorHandler(refusals);
		});
		config.startup.showJavalinBanner = false;
		config.startup.showOldJavalinVersionWarning = false;
		config.startup.startupWatcherEnabled = false;
		config.staticFiles.add(files -> {
			files.hostedPath = "/";
			files.directory = "/web/live";
			files.location = Location.CLASSPATH;
			files.headers = Map.of("Cache-Control", "no-cache");
		});
		config.routes.exception(HttpResponseException.class,
				(refused, context) -> refuse(refusals, refused.getStatus(), context));
		config.routes.exception(Exception.class, (mistake, context) -> {
			LOG.error("{} {} could not be answered", context.method(), context.path(), mistake);
			refuse(refusals, 500, context);
		});
		config.routes.before(context -> HEADERS.forEach(context::header));
		config.routes.get("/events", this::watch);
		config.routes.get("/game.sgf", this::sendRecord);
		config.routes.get("/time", this::sendTime);
		config.routes.get("/clock", context -> sendPage(context, "clock"));
		config.routes.get("/seal", context -> sendPage(context, "seal"));
		// Left to itself, HEAD is 200 wherever there is something to GET.
		config.routes.head("/events", context -> context.contentType(EVENT_STREAM));
		config.routes.head("/game.sgf", this::sendRecord);
		config.routes.head("/time", this::sendTime);
		config.routes.head("/clock", context -> sendPage(context, "clock"));
		config.routes.head("/seal", context -> sendPage(context, "seal"));
		for (String path : List.of(extension.path(), extension.path() + "/*")) {
			config.routes.get(path, extension::serve);
			config.routes.head(path, extension::serve);
			config.routes.post(path, extension::serve);
		}
	}

	private static void refuse(Refusals refusals, int status, Context context) {
		Refusals.Body body = refusals.of(status, context.path(), Optional.ofNullable(context.header("Accept")),
				Optional.ofNullable(context.header("Accept-Language")));
		context.status(status).contentType(body.type()).result(body.text());
	}

	/** Nobody is known again: a session for each visitor would fill the memory. */
	private static final class NoSessions extends SessionHandler {
		@Override
		public void newSession(Request request, String wanted, Consumer<ManagedSession> taker) {
			throw new IllegalStateException("the live page keeps no sessions");
		}
	}

	private ServerConnector connector(Server server, HttpConfiguration http) {
		ServerConnector connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
		connector.setIdleTimeout(settings.writeTimeout().toMillis());
		connector.setAcceptedSendBufferSize(SEND_BUFFER);
		server.addBean(new NetworkConnectionLimit(settings.maxViewers() + OTHER_CONNECTIONS, connector));
		try {
			connector.open(socket);
		} catch (IOException e) {
			throw new UncheckedIOException("taking over port " + port(), e);
		}
		return connector;
	}

	private void sendRecord(Context context) {
		byte[] sgf = record.get();
		if (sgf.length == 0) {
			context.status(HttpStatus.NOT_FOUND).result("There is no game yet.\n");
			return;
		}
		context.contentType("application/x-go-sgf").header("Content-Disposition", "attachment; filename=\"game.sgf\"")
				.result(sgf);
	}

	/** The last question of a page ends its connection: there are fewer of them than of pages. */
	private void sendTime(Context context) {
		if (context.queryParam("last") != null) {
			context.header("Connection", "close");
		}
		context.contentType("text/plain").result(Long.toString(time.getAsLong()));
	}

	/** What the page names stands beside it: where a slash ends its address, it would be looked for elsewhere. */
	private static void sendPage(Context context, String name) {
		if (context.path().endsWith("/")) {
			context.redirect("../" + name
					+ Optional.ofNullable(context.queryString()).map(asked -> "?" + asked).orElse(""));
			return;
		}
		InputStream page = LiveServer.class.getResourceAsStream("/web/live/" + name + ".html");
		context.contentType("text/html;charset=utf-8").result(Objects.requireNonNull(page, name));
	}

	/** Keeps the request's own virtual thread until the viewer goes. */
	private void watch(Context context) throws InterruptedException {
		Optional<String> token = Optional.ofNullable(context.queryParam("token")).or(() -> Extension.bearer(context));
		if (token.isPresent() && !extension.isReferee(token.get())) {
			context.status(HttpStatus.UNAUTHORIZED)
					.result("This is not the referee's token; without one the page shows no incidents.\n");
			return;
		}
		if (!places.tryAcquire()) {
			context.status(HttpStatus.SERVICE_UNAVAILABLE).header("Retry-After", "10")
					.result("All " + settings.maxViewers() + " places are taken; try again later.\n");
			return;
		}
		Mailbox mailbox = new Mailbox();
		feed.join(mailbox, token.isPresent() || settings.incidents() == IncidentReaders.ALL);
		try {
			context.res().setContentType(EVENT_STREAM);
			context.res().setCharacterEncoding("UTF-8");
			context.header("X-Accel-Buffering", "no");
			new Viewer(mailbox, settings.keepAlive(), time).serve(context.res().getOutputStream());
		} catch (IOException e) {
			if (e.getCause() instanceof TimeoutException) {
				LOG.info("a viewer ({}) took nothing for {} s and was let go", context.ip(),
						settings.writeTimeout().toSeconds());
			} else {
				LOG.debug("a viewer ({}) has gone", context.ip(), e);
			}
		} finally {
			feed.leave(mailbox);
			places.release();
		}
	}
}
