import { t as mediaTexts } from "./media-BAn13h6c.js";
import { t as spaced } from "./spaced-CRrdSvFz.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as useStore } from "./store-CbiqaTvC.js";
import { g as Button } from "../../entry-server.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { n as PAGE_FRAMES, o as rulerTicks, r as createClipClock, t as pressClipKey } from "./clip-keys-SKqwFqJX.js";
import { n as readClock, t as clockOf } from "./clock-f079JMNe.js";
import { n as moveEnd, t as RangeHandles } from "./range-handles-D5KEgFOl.js";
import { t as ownKeysOf } from "./use-clip-keys-DPDS3kH9.js";
import { t as EXTENSIONS } from "./media-types-KpZnDxJB.js";
import { i as typeWords, r as spanWords } from "./media-words-D5kudKOT.js";
import { n as loadOnNeed } from "./load-on-need-C8SaKxkf.js";
import { i as planRepair, n as firstRange, r as mostSeconds } from "./plan-repair-BElHqIUN.js";
import { t as isEnter } from "./input-method-CVy0jZ_K.js";
import { t as useFrameSize } from "./use-frame-size-8c1sPRlz.js";
import { t as clockText } from "./clock-text-DlnogvQR.js";
import { t as FilmStrip } from "./film-strip-DoA7B6KE.js";
import { t as usePeaks } from "./use-peaks-Dr3ebf36.js";
import { t as Waveform } from "./waveform-C2iK2y81.js";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { ArrowRight, Check, Pause, Play, Wrench, X } from "lucide-react";
// contract/messages/areas/media-repair.ts
/** The dialog in which a sound or video is made to fit. Loaded with it. */
var mediaRepairTexts = {
	en: {
		title: ({ name }) => `${name} does not fit yet`,
		intro: ({ most }) => `Choose up to ${most} to keep. Everything else is fixed in your browser, before the upload.`,
		introWhole: "It is fixed in your browser, before the upload. The file on your device stays as it is.",
		stuck: "This cannot be fixed here. Choose another file.",
		noEncoder: "Your browser does not support video encoding. Please use Chrome.",
		noEncoderHint: "In this browser only the format can be changed. Trim or scale the video elsewhere, or use Chrome.",
		failed: "Processing failed",
		failedHint: "This browser could not read the whole file. Nothing was uploaded. Try Chrome, or choose another file.",
		now: "Current file",
		after: ({ size }) => `After, limit ${size}`,
		megabytes: ({ size }) => `${size}\u00a0MB`,
		names: {
			length: "Length",
			sides: "Sides",
			ratio: "Ratio",
			rate: "Frame rate",
			format: "Format"
		},
		varies: ({ rate }) => `varies, about ${rate}`,
		constant: ({ rate }) => `constant ${rate}`,
		states: {
			met: "Fits",
			fixed: "Will be fixed",
			stuck: "Cannot be fixed"
		},
		where: "Where it is fixed",
		here: "in this tab, nothing is sent yet",
		part: "Part to keep",
		keep: ({ length }) => `Keep ${length}`,
		limit: ({ most }) => `${most} limit`,
		start: "Start",
		end: "End",
		startAt: ({ time }) => `Start, ${time}. Arrow keys move it`,
		endAt: ({ time }) => `End, ${time}. Arrow keys move it`,
		play: "Play the part to keep (Space)",
		pause: "Pause (Space)",
		keysEnds: "set them,",
		keysFrames: "one frame",
		unseen: "This browser cannot show the video.",
		other: "Choose another file",
		apply: "Fix and upload",
		working: ({ share }) => `Fixing, ${share}`,
		cancel: "Cancel",
		close: "Close"
	},
	zh: {
		title: ({ name }) => spaced`${name}还不符合要求`,
		intro: ({ most }) => `选出要保留的一段，最长 ${most}。其余问题会先在浏览器里修正，再上传。`,
		introWhole: "会先在浏览器里修正，再上传。你设备上的文件不会改动。",
		stuck: "这里无法修正，请换一个文件。",
		noEncoder: "当前浏览器不支持视频编码，请使用 Chrome 浏览器。",
		noEncoderHint: "在当前浏览器里只能转换格式。请改用 Chrome，或先在别处裁剪、缩放。",
		failed: "处理失败",
		failedHint: "浏览器没能读完这个文件，没有上传任何内容。请改用 Chrome，或换一个文件。",
		now: "当前文件",
		after: ({ size }) => `修正后，上限 ${size}`,
		megabytes: ({ size }) => `${size}\u00a0MB`,
		names: {
			length: "时长",
			sides: "边长",
			ratio: "长宽比",
			rate: "帧率",
			format: "格式"
		},
		varies: ({ rate }) => `可变，约 ${rate}`,
		constant: ({ rate }) => `固定 ${rate}`,
		states: {
			met: "符合",
			fixed: "将会修正",
			stuck: "无法修正"
		},
		where: "在哪里修正",
		here: "就在这个标签页里，还没有上传",
		part: "保留的部分",
		keep: ({ length }) => `保留 ${length}`,
		limit: ({ most }) => `上限 ${most}`,
		start: "开始",
		end: "结束",
		startAt: ({ time }) => `开始，${time}。用方向键移动`,
		endAt: ({ time }) => `结束，${time}。用方向键移动`,
		play: "播放保留的部分（空格）",
		pause: "暂停（空格）",
		keysEnds: "设定首尾，",
		keysFrames: "移动一帧",
		unseen: "当前浏览器无法显示画面。",
		other: "换一个文件",
		apply: "修正并上传",
		working: ({ share }) => `修正中，${share}`,
		cancel: "取消",
		close: "关闭"
	}
};
// web/uploads/media/repair/limit-rows.tsx
var MEGABYTE = 1048576;
var SIGNS = {
	met: Check,
	fixed: Wrench,
	stuck: X
};
/**
* The longer side by the shorter one, rounded up: a ratio over a limit does not look as if it met the limit.
*/
var ratioOf = (width, height) => Math.ceil(Math.max(width, height) / Math.min(width, height) * 100) / 100;
/** Every limit: met, or fixed, with what it is now and what it will be. The sizes follow the handles. */
function LimitRows({ facts, limits, plan, texts, repair }) {
	const { number } = useLanguage();
	const size = (bytes) => {
		const megabytes = bytes / MEGABYTE;
		return repair.megabytes({ size: number(megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)) });
	};
	const value = (name, { seconds, width, height, frameRate, variableRate, type }) => {
		switch (name) {
			case "length": return clockOf(seconds);
			case "ratio": return width && height ? `${number(ratioOf(width, height))} : 1` : "";
			case "sides": return width && height ? texts.size({
				width,
				height
			}) : "";
			case "rate": return frameRate ? rateWords(number(Math.round(frameRate * 100) / 100), variableRate) : "";
			case "format": return (EXTENSIONS[type] ?? type).toUpperCase();
		}
	};
	const rateWords = (rate, varies = false) => varies ? repair.varies({ rate }) : facts.variableRate ? repair.constant({ rate }) : rate;
	const words = spanWords(limits, texts);
	const most = limits.bytes.below ?? limits.bytes.maximum ?? 0;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("div", {
		className: "trim-size",
		children: [
			/* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("small", { children: repair.now }), /* @__PURE__ */ jsx("b", {
				"data-old": plan.after.bytes !== facts.bytes,
				children: size(facts.bytes)
			})] }),
			/* @__PURE__ */ jsx(ArrowRight, {
				size: 18,
				"aria-hidden": true
			}),
			/* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("small", { children: repair.after({ size: size(most) }) }), /* @__PURE__ */ jsx("b", { children: size(plan.after.bytes) })] })
		]
	}), /* @__PURE__ */ jsx("ul", {
		className: "trim-limits",
		children: plan.limits.map(({ name, state }) => {
			const Sign = SIGNS[state];
			const [before, after] = [value(name, facts), value(name, plan.after)];
			return /* @__PURE__ */ jsxs("li", {
				"data-state": state,
				children: [
					/* @__PURE__ */ jsx(Sign, {
						size: 15,
						role: "img",
						"aria-label": repair.states[state]
					}),
					/* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("b", { children: repair.names[name] }), /* @__PURE__ */ jsx("small", { children: name === "format" ? typeWords(limits, texts) : words[name] })] }),
					/* @__PURE__ */ jsxs("span", {
						className: "trim-values",
						children: [before !== after && /* @__PURE__ */ jsx("s", { children: before }), /* @__PURE__ */ jsx("b", { children: after })]
					})
				]
			}, name);
		})
	})] });
}
// web/uploads/media/repair/load-converter.ts
/** The library that encodes is loaded with the first file that is repaired. */
var loadConverter = loadOnNeed(() => import("./convert-media-Bfi7Z7RN.js"));
// web/uploads/media/repair/time-field.tsx
/** A moment that can be typed: applied with Enter or when it is left, reverted if it is not a time. */
function TimeField({ label, seconds, onChange }) {
	const [typed, setTyped] = useState();
	const take = () => {
		const read = typed === void 0 ? void 0 : readClock(typed);
		if (read !== void 0) onChange(read);
		setTyped(void 0);
	};
	return /* @__PURE__ */ jsxs("label", { children: [label, /* @__PURE__ */ jsx("input", {
		className: "input",
		inputMode: "decimal",
		value: typed ?? clockOf(seconds),
		onChange: (event) => setTyped(event.target.value),
		onBlur: take,
		onKeyDown: (event) => isEnter(event) && take()
	})] });
}
// web/uploads/media/repair/trim-screens.tsx
/** The first frame of what is kept, which plays, and the last one. */
function TrimScreens({ url, player, last, range, texts }) {
	const [unseen, setUnseen] = useState(false);
	const shared = {
		src: url,
		playsInline: true,
		preload: "auto",
		tabIndex: -1
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "trim-screens",
		children: [/* @__PURE__ */ jsxs("div", { children: [
			/* @__PURE__ */ jsx("video", {
				...shared,
				ref: player,
				onError: () => setUnseen(true),
				"aria-label": texts.start
			}),
			/* @__PURE__ */ jsxs("span", { children: [
				texts.start,
				" ",
				clockOf(range.start)
			] }),
			unseen && url && /* @__PURE__ */ jsx("p", { children: texts.unseen })
		] }), /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("video", {
			...shared,
			ref: last,
			muted: true,
			"aria-label": texts.end
		}), /* @__PURE__ */ jsxs("span", { children: [
			texts.end,
			" ",
			clockOf(range.end)
		] })] })]
	});
}
// web/uploads/media/repair/trim-track.tsx
/** All of the file's time: pictures, waveform, the part that is kept, how far it may reach, and where it plays. */
function TrimTrack({ file, isVideo, seconds, rate, range, most, clock, url, texts, onRange }) {
	const track = useRef(null);
	const { width } = useFrameSize(track);
	const peaks = usePeaks(file, seconds);
	const time = useStore(clock.time, 0) / 1e3;
	const view = {
		start: 0,
		length: seconds * 1e3
	};
	const percent = (at) => `${at / seconds * 100}%`;
	const { times } = rulerTicks(view, width);
	const furthest = most === void 0 ? void 0 : range.start + most;
	const seek = (event) => {
		const bounds = event.currentTarget.getBoundingClientRect();
		clock.seek((event.clientX - bounds.left) / bounds.width * seconds * 1e3);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "trim-track",
		role: "group",
		"aria-label": texts.part,
		children: [/* @__PURE__ */ jsx("div", {
			className: "trim-ruler",
			"aria-hidden": "true",
			children: times.map((at) => /* @__PURE__ */ jsx("span", {
				style: { left: percent(at / 1e3) },
				children: clockText(at, 0)
			}, at))
		}), /* @__PURE__ */ jsxs("div", {
			ref: track,
			className: "trim-lanes",
			"data-video": isVideo,
			onPointerDown: seek,
			children: [
				isVideo && /* @__PURE__ */ jsx("span", {
					className: "trim-film",
					children: url !== void 0 && /* @__PURE__ */ jsx(FilmStrip, {
						url,
						view,
						duration: seconds * 1e3
					})
				}),
				/* @__PURE__ */ jsx("span", {
					className: "trim-wave",
					children: /* @__PURE__ */ jsx(Waveform, {
						peaks,
						seconds,
						view
					})
				}),
				/* @__PURE__ */ jsx(RangeHandles, {
					range,
					duration: seconds,
					rate,
					labels: {
						start: texts.startAt,
						end: texts.endAt
					},
					onChange: onRange
				}),
				/* @__PURE__ */ jsx("span", {
					className: "trim-head",
					style: { left: percent(time) },
					"aria-hidden": "true"
				}),
				most !== void 0 && furthest !== void 0 && furthest < seconds && /* @__PURE__ */ jsx("span", {
					className: "trim-limit",
					style: { left: percent(furthest) },
					children: /* @__PURE__ */ jsx("i", { children: texts.limit({ most: clockOf(most) }) })
				}),
				/* @__PURE__ */ jsx("span", {
					className: "trim-keep",
					"data-over": most !== void 0 && range.end - range.start > most + .001,
					style: {
						left: percent(range.start),
						width: percent(range.end - range.start)
					},
					children: /* @__PURE__ */ jsx("b", { children: texts.keep({ length: clockOf(range.end - range.start) }) })
				})
			]
		})]
	});
}
// web/uploads/media/repair/use-fixing.ts
/** Carries a repair out in this browser, with its progress and a way to stop it. */
function useFixing(onFixed) {
	const [state, setState] = useState({ kind: "idle" });
	const running = useRef(void 0);
	useEffect(() => () => running.current?.abort(), []);
	return {
		state,
		fix: async (file, { target }) => {
			const abort = new AbortController();
			running.current = abort;
			setState({
				kind: "working",
				share: 0
			});
			try {
				const { convertMedia } = await loadConverter();
				const blob = await convertMedia(file, target, {
					signal: abort.signal,
					onProgress: (share) => !abort.signal.aborted && setState({
						kind: "working",
						share
					})
				});
				const ending = target.type === "video/mp4" ? "mp4" : "wav";
				onFixed(new File([blob], file.name.replace(/(\.\w{1,5})?$/, `.${ending}`), { type: target.type }));
			} catch {
				if (!abort.signal.aborted) setState({ kind: "failed" });
			}
		},
		cancel: () => {
			running.current?.abort();
			setState({ kind: "idle" });
		}
	};
}
// web/uploads/media/repair/use-trim-player.ts
/**
* Plays the part that is kept, and shows its first and its last frame while its ends are moved.
* @param url of the file, once it has one
* @param rate frames a second
*/
function useTrimPlayer({ player, last }, url, { start, end }, rate) {
	const [clock] = useState(() => createClipClock(PAGE_FRAMES));
	useEffect(() => player.current && url !== void 0 ? clock.attach(player.current) : void 0, [
		clock,
		player,
		url
	]);
	useEffect(() => clock.time.set(start * 1e3), [clock, start]);
	useEffect(() => showAt(player.current, start + .5 / rate), [
		player,
		start,
		rate
	]);
	useEffect(() => showAt(last.current, Math.max(start, end - .5 / rate)), [
		last,
		start,
		end,
		rate
	]);
	useEffect(() => clock.time.subscribe(() => clock.playing.get() && clock.time.get() >= end * 1e3 && clock.pause()), [clock, end]);
	return {
		clock,
		/** Plays the part, from the current time or from its beginning; stops it while it plays. */
		toggle: () => {
			const seconds = clock.time.get() / 1e3;
			if (!clock.playing.get() && (seconds >= end - .05 || seconds < start)) clock.seek(start * 1e3);
			clock.toggle();
		}
	};
}
/**
* Shows a moment once the element is ready for it: a seek that is requested while another runs waits for that one.
* @returns a function to cancel it
*/
function showAt(media, seconds) {
	if (!media) return void 0;
	const show = () => {
		if (media.paused) media.currentTime = seconds;
	};
	const isReady = media.readyState > 0;
	if (isReady && !media.seeking) {
		show();
		return;
	}
	const event = isReady ? "seeked" : "loadedmetadata";
	media.addEventListener(event, show, { once: true });
	return () => media.removeEventListener(event, show);
}
// web/uploads/media/repair/trim-dialog.tsx
/**
* A file that does not fit: which part is kept, what is fixed, and what it becomes. Nothing is sent from here: the
* fixed file is passed on.
*/
function TrimDialog({ file, facts, limits, onFixed, onOther, onClose }) {
	const texts = useAreaTexts(mediaTexts);
	const repair = useAreaTexts(mediaRepairTexts);
	const isVideo = facts.type.startsWith("video/");
	const [range, setRange] = useState(() => firstRange(facts, limits));
	const plan = useMemo(() => planRepair(facts, limits, range), [
		facts,
		limits,
		range
	]);
	const rate = facts.frameRate || 30;
	const [screen, sound, last] = [
		useRef(null),
		useRef(null),
		useRef(null)
	];
	const fixing = useFixing(onFixed);
	const able = useAbility(plan.target.encodes, plan.target.width, plan.target.height);
	const most = mostSeconds(limits);
	const url = useObjectUrl(file);
	const player = useTrimPlayer({
		player: isVideo ? screen : sound,
		last
	}, url, range, rate);
	const playing = useStore(player.clock.playing, false);
	const first = useRef(null);
	const move = (end, to) => setRange(moveEnd(range, end, to, facts.seconds));
	useTrimKeys(player, rate, move);
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose,
		title: repair.title({ name: file.name }),
		closeLabel: repair.close,
		width: 1080,
		first,
		children: /* @__PURE__ */ jsxs("div", {
			className: "trim",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "trim-intro",
					children: most !== void 0 && facts.seconds > most ? repair.intro({ most: clockOf(most) }) : repair.introWhole
				}),
				isVideo ? /* @__PURE__ */ jsx(TrimScreens, {
					url,
					player: screen,
					last,
					range,
					texts: repair
				}) : /* @__PURE__ */ jsx("audio", {
					ref: sound,
					src: url,
					preload: "auto"
				}),
				/* @__PURE__ */ jsxs("div", {
					className: "trim-fixes",
					children: [
						/* @__PURE__ */ jsx(LimitRows, {
							facts,
							limits,
							plan,
							texts,
							repair
						}),
						plan.fits ? /* @__PURE__ */ jsxs("p", {
							className: "trim-where",
							children: [/* @__PURE__ */ jsx("span", { children: repair.where }), /* @__PURE__ */ jsx("span", { children: repair.here })]
						}) : /* @__PURE__ */ jsx("p", {
							className: "trim-problem",
							role: "alert",
							children: repair.stuck
						}),
						able === false && /* @__PURE__ */ jsxs("p", {
							className: "trim-problem",
							role: "alert",
							children: [
								/* @__PURE__ */ jsx("b", { children: repair.noEncoder }),
								" ",
								/* @__PURE__ */ jsx("span", { children: repair.noEncoderHint })
							]
						}),
						fixing.state.kind === "failed" && /* @__PURE__ */ jsxs("p", {
							className: "trim-problem",
							role: "alert",
							children: [
								/* @__PURE__ */ jsx("b", { children: repair.failed }),
								" ",
								/* @__PURE__ */ jsx("span", { children: repair.failedHint })
							]
						})
					]
				}),
				/* @__PURE__ */ jsx(TrimTrack, {
					file,
					isVideo,
					seconds: facts.seconds,
					rate,
					range,
					most,
					clock: player.clock,
					url,
					texts: repair,
					onRange: setRange
				}),
				/* @__PURE__ */ jsxs("div", {
					className: "trim-foot",
					children: [/* @__PURE__ */ jsxs("div", {
						className: "trim-ends",
						children: [
							/* @__PURE__ */ jsx(IconButton, {
								icon: playing ? Pause : Play,
								className: "trim-play",
								label: playing ? repair.pause : repair.play,
								onClick: player.toggle
							}),
							/* @__PURE__ */ jsx(TimeField, {
								label: repair.start,
								seconds: range.start,
								onChange: (to) => move("start", to)
							}),
							/* @__PURE__ */ jsx(TimeField, {
								label: repair.end,
								seconds: range.end,
								onChange: (to) => move("end", to)
							}),
							/* @__PURE__ */ jsxs("span", {
								className: "note trim-keys",
								children: [
									/* @__PURE__ */ jsx("kbd", { children: "I" }),
									" ",
									/* @__PURE__ */ jsx("kbd", { children: "O" }),
									" ",
									repair.keysEnds,
									" ",
									/* @__PURE__ */ jsx("kbd", { children: "←" }),
									" ",
									/* @__PURE__ */ jsx("kbd", { children: "→" }),
									" ",
									repair.keysFrames
								]
							})
						]
					}), /* @__PURE__ */ jsx(TrimVerbs, {
						first,
						fixing,
						able: plan.fits && able === true,
						onFix: () => plan.fits && able === true && void fixing.fix(file, plan),
						onOther
					})]
				})
			]
		})
	});
}
/** Making the file, with its progress, or choosing another one. */
function TrimVerbs({ first, fixing, able, onFix, onOther }) {
	const repair = useAreaTexts(mediaRepairTexts);
	const { share } = useLanguage();
	const { state } = fixing;
	return state.kind === "working" ? /* @__PURE__ */ jsxs("div", {
		className: "trim-verbs",
		children: [
			/* @__PURE__ */ jsx("progress", {
				"aria-label": repair.apply,
				value: state.share
			}),
			/* @__PURE__ */ jsx("span", {
				className: "note",
				role: "status",
				children: repair.working({ share: share(state.share) })
			}),
			/* @__PURE__ */ jsx(Button, {
				onClick: fixing.cancel,
				children: repair.cancel
			})
		]
	}) : /* @__PURE__ */ jsxs("div", {
		className: "trim-verbs",
		children: [/* @__PURE__ */ jsx(Button, {
			onClick: onOther,
			children: repair.other
		}), /* @__PURE__ */ jsx(Button, {
			ref: first,
			look: "seal",
			"aria-disabled": !able,
			onClick: onFix,
			children: repair.apply
		})]
	});
}
/** I and O set the ends at the current time; the other keys play and step as in every player. */
function useTrimKeys(player, rate, move) {
	const press = useEffectEvent((event) => {
		if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
		const key = event.key.toLowerCase();
		const own = event.target instanceof Element ? ownKeysOf(event.target) : [];
		if (key === "i") move("start", player.clock.time.get() / 1e3);
		else if (key === "o") move("end", player.clock.time.get() / 1e3);
		else if (key === " " && !own.includes(" ")) player.toggle();
		else if (!pressClipKey(event.key, player.clock, {
			rate,
			own: [...own, " "]
		})) return;
		event.preventDefault();
	});
	useEffect(() => {
		const listen = (event) => press(event);
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, []);
}
/** Whether this browser can make it; undefined until that is known. */
function useAbility(encodes, width, height) {
	const [able, setAble] = useState();
	useEffect(() => {
		let left = false;
		const ask = async () => {
			const converter = await loadConverter().catch(() => void 0);
			const answer = await converter?.canRepair({
				encodes,
				width,
				height
			}).catch(() => false);
			if (!left) setAble(converter ? answer : true);
		};
		ask();
		return () => {
			left = true;
		};
	}, [
		encodes,
		width,
		height
	]);
	return able;
}
/** An address of a file of this browser, for as long as it is shown. */
function useObjectUrl(file) {
	const [url, setUrl] = useState();
	useEffect(() => {
		const made = URL.createObjectURL(file);
		setUrl(made);
		return () => URL.revokeObjectURL(made);
	}, [file]);
	return url;
}
export { TrimDialog };
