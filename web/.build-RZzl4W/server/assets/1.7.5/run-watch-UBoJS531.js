import { At as lazyPage, I as openResponse, L as withLocalAddresses } from "../../entry-server.js";
import { _ as countRuns, c as forgetRuns, d as refreshRuns, f as setStreamState, l as pollEvents, p as takeEvent, u as putRun, v as isFinished, y as events } from "./run-store-BJkgFiVe.js";
import { m as POLL_TASK_MS } from "./limits-owx9t46c.js";
import { t as sleep } from "./sleep-DRrM8duA.js";
import { a as unsentOfThisPage, i as unsentOfEarlierPages, r as placeholderOf } from "./unsent-runs-nmjdJqbn.js";
import { t as memberTexts } from "./member-BplNEBjs.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { jsx } from "react/jsx-runtime";
import { useQueryClient } from "@tanstack/react-query";
// web/lib/event-stream.ts
var FIRST_WAIT_MS = 500;
var LONGEST_WAIT_MS = 3e4;
/** The server sends a comment every 15 s; three missed ones mean a dead connection. */
var SILENCE_MS = 45e3;
/** Maximum characters of an unfinished event: a longer one is not from our server, and the connection is closed. */
var LONGEST_EVENT = 2 ** 24;
/**
* Follows the user's events until `signal` aborts. `name` tells users apart: tabs of one name share one stream.
* Without Web Locks or BroadcastChannel each tab holds its own.
*/
async function followEvents(world, sharing, signal) {
	const { locks, channel } = sharing;
	if (!locks || !channel) return lead(world, signal);
	let leads = false;
	let state = "polling";
	const pass = (message) => channel.postMessage(message);
	channel.addEventListener("message", ({ data }) => {
		const message = data;
		if (message.kind === "hello" && leads) pass({
			kind: "state",
			state
		});
		if (message.kind === "event" && !leads) world.onEvent(message.event);
		if (message.kind === "state" && !leads) world.onState(message.state);
	});
	pass({ kind: "hello" });
	const shared = {
		...world,
		onEvent: (event) => {
			world.onEvent(event);
			pass({
				kind: "event",
				event
			});
		},
		onState: (next) => {
			state = next;
			world.onState(next);
			pass({
				kind: "state",
				state: next
			});
		}
	};
	try {
		await locks.request(`inkreel-events-${sharing.name}`, { signal }, async () => {
			leads = true;
			await lead(shared, signal);
		});
	} catch (error) {
		if (!signal.aborted) throw error;
	} finally {
		channel.close();
	}
}
/** Holds the stream open; between two attempts it waits with growing pauses and polls meanwhile. */
async function lead(world, signal) {
	let wait = FIRST_WAIT_MS;
	while (!signal.aborted) {
		const heard = await listen(world, signal);
		if (signal.aborted) return;
		world.onState("polling");
		if (heard) wait = FIRST_WAIT_MS;
		await pollFor(world, wait * (.5 + world.random() / 2), signal);
		wait = Math.min(wait * 2, LONGEST_WAIT_MS);
	}
}
async function pollFor(world, milliseconds, signal) {
	let failing = false;
	for (let left = milliseconds; left > 0 && !signal.aborted; left -= POLL_TASK_MS) {
		try {
			const events = await world.poll(signal);
			if (failing) world.onState("polling");
			failing = false;
			for (const event of events) world.onEvent(event);
		} catch {
			if (!signal.aborted && !failing) world.onState("failing");
			failing = true;
		}
		await world.sleep(Math.min(left, POLL_TASK_MS), signal);
	}
}
/** Reads one connection to its end; returns whether anything was received. Never throws. */
async function listen(world, signal) {
	const connection = new AbortController();
	const stop = () => connection.abort();
	signal.addEventListener("abort", stop);
	let heard = false;
	try {
		const [{ createParser }, response] = await Promise.all([import("eventsource-parser"), world.open(connection.signal)]);
		if (!response.ok || !response.body) return false;
		const reader = response.body.getReader();
		const decoder = new TextDecoder();
		const parser = createParser({
			maxBufferSize: LONGEST_EVENT,
			onEvent: ({ data }) => {
				const event = readEvent(data);
				if (event) world.onEvent(event);
			}
		});
		world.onState("live");
		for (;;) {
			const piece = await withinSilence(reader.read(), world, connection);
			if (piece.done) return heard;
			heard = true;
			parser.feed(decoder.decode(piece.value, { stream: true }));
		}
	} catch {
		return heard;
	} finally {
		signal.removeEventListener("abort", stop);
		connection.abort();
	}
}
/**
* Closes a connection that is silent, without even a heartbeat: a sleeping laptop's sockets look open for
* hours.
*/
async function withinSilence(read, world, connection) {
	const timer = new AbortController();
	const silence = world.sleep(SILENCE_MS, timer.signal).then(() => {
		if (!timer.signal.aborted) connection.abort();
		throw new Error("silence");
	});
	silence.catch(() => void 0);
	try {
		return await Promise.race([read, silence]);
	} finally {
		timer.abort();
	}
}
var TYPES = [
	"task",
	"balance",
	"document",
	"snapshot"
];
/** The stream is our own server's: its events are told apart by `type`, and anything else is ignored. */
function readEvent(data) {
	try {
		const event = withLocalAddresses(JSON.parse(data));
		return TYPES.some((type) => type === event?.type) ? event : void 0;
	} catch {
		return;
	}
}
// web/runs/follow-events.ts
/**
* Keeps runs and balance of the signed-in user up to date while the component is shown; mounted once, in the header.
* `name` identifies the user and the organisation.
* @returns runs of earlier pages that are to be sent again
*/
function useFollowEvents(name) {
	const client = useQueryClient();
	const [earlier, setEarlier] = useState([]);
	const sendAgain = useEffectEvent(() => {
		for (const run of unsentOfThisPage()) putRun(client, placeholderOf(run));
		setEarlier(unsentOfEarlierPages());
	});
	useEffect(() => {
		sendAgain();
		refreshRuns(client);
		const abort = new AbortController();
		followEvents({
			open: (signal) => openResponse(events, { signal }),
			poll: (signal) => pollEvents(client, signal),
			sleep,
			random: Math.random,
			onEvent: (event) => void takeEvent(client, event),
			onState: (state) => setStreamState(client, state)
		}, {
			name,
			locks: navigator.locks,
			channel: typeof BroadcastChannel === "undefined" ? void 0 : new BroadcastChannel(`inkreel-events-${name}`)
		}, abort.signal);
		return () => {
			abort.abort();
			forgetRuns(client);
		};
	}, [client, name]);
	return earlier;
}
// web/features/tasks/use-end-news.ts
/**
* Reports the progress and end of runs to a person who is doing something else: in the tab's title and by notification.
*/
function useEndNews(runs) {
	const texts = useAreaTexts(memberTexts);
	const unfinished = useRef(/* @__PURE__ */ new Set());
	const ended = useRef(void 0);
	const title = useRef({
		own: "",
		base: ""
	});
	const { share, running } = countRuns(runs);
	useEffect(() => {
		const write = () => {
			if (document.title !== title.current.own) title.current.base = document.title;
			const { base } = title.current;
			const own = share !== null ? running > 0 ? texts.title.share({
				percent: Math.round(share * 100),
				title: base
			}) : texts.title.waiting({ title: base }) : ended.current ? texts.title[ended.current]({ title: base }) : base;
			title.current.own = own;
			if (document.title !== own) document.title = own;
		};
		for (const run of runs) if (!isFinished(run)) unfinished.current.add(run.id);
		else if (unfinished.current.delete(run.id) && document.hidden && run.state !== "CANCELED") {
			ended.current = run.state === "SUCCEEDED" ? "done" : "failed";
			announce(run, run.state === "SUCCEEDED" ? texts.notification.done({ count: run.results.length }) : texts.notification.failed);
		}
		write();
		const seen = () => {
			if (document.hidden) return;
			ended.current = void 0;
			write();
		};
		const observer = new MutationObserver(write);
		observer.observe(document.head, {
			childList: true,
			subtree: true,
			characterData: true
		});
		document.addEventListener("visibilitychange", seen);
		return () => {
			observer.disconnect();
			document.removeEventListener("visibilitychange", seen);
		};
	}, [
		runs,
		share,
		running,
		texts
	]);
}
/** A notification that leads back to this tab. */
function announce(run, text) {
	if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
	const prompt = run.input["prompt"];
	try {
		const said = new Notification(text, {
			tag: run.id,
			...typeof prompt === "string" ? { body: prompt } : {}
		});
		said.onclick = () => {
			window.focus();
			said.close();
		};
	} catch {}
}
// web/features/tasks/run-watch.tsx
/** If it fails to load, the next page sends the runs. */
var SendAgain = lazyPage(() => import("./send-again-DN2SPa29.js").catch(() => ({ default: () => null })));
/**
* Holds the event stream, reports the end of runs, and sends runs again that an earlier page got no answer for.
* @param name of the user and the organisation
*/
function RunWatch({ name, runs }) {
	const unsent = useFollowEvents(name);
	useEndNews(runs);
	return /* @__PURE__ */ jsx(Suspense, { children: unsent.length > 0 && /* @__PURE__ */ jsx(SendAgain, { runs: unsent }) });
}
export { RunWatch as default };
