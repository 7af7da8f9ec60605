import { t as voicesTexts } from "./voices-B3Qa0w-T.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { I as openResponse, N as useUser, g as Button, j as useSiteFacts } from "../../entry-server.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { n as SPEECH_LANGUAGES, r as SPEECH_SPEED, t as ACCENTS } from "./speech-BT8uKlkB.js";
import { i as voiceKey, n as chooseVoice } from "./voice-picker-gsNS9Wsq.js";
import { i as SPEECH_LANGUAGE_NAMES, n as EMOTION_NAMES, r as PREVIEW_TEXTS, t as ACCENT_NAMES } from "./speech-names-8p7y5XSW.js";
import { n as speechPreview, t as useVoices } from "./use-voices-Bg9RDokx.js";
import { t as Chip } from "./chip-DsRfksQi.js";
import { t as clockText } from "./clock-text-DlnogvQR.js";
import { t as speechLength } from "./speech-length-BhkOsO-B.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { n as isOfInputMethod } from "./input-method-CVy0jZ_K.js";
import { useEffect, useId, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { LoaderCircle, Pause, Play, Search, Star } from "lucide-react";
// web/voices/core/find-voices.ts
var speaks = ({ languages }, language) => language === void 0 || languages.length === 0 || languages.includes(language);
/** The voices that match a filter, in their order. Every word of the search must be in a name or a description. */
function findVoices(voices, { language, accent, kind, search, only }) {
	const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
	return voices.filter((voice) => {
		const { name, about } = voice;
		const said = [
			name.en,
			name.zh,
			about?.en,
			about?.zh
		].join(" ").toLowerCase();
		return speaks(voice, language) && (accent === void 0 || voice.accents.includes(accent)) && (kind === void 0 || voice.kind === kind) && (only === void 0 || only.has(voiceKey(voice))) && words.every((word) => said.includes(word));
	});
}
/** How many voices speak each language that has one. Accents are Mandarin's. */
function countLanguages(voices) {
	const countWith = (language, accent) => findVoices(voices, {
		language,
		accent,
		search: ""
	}).length;
	return SPEECH_LANGUAGES.flatMap((language) => {
		const count = countWith(language);
		if (count === 0) return [];
		return [{
			language,
			count,
			accents: (language === "zh-CN" ? ACCENTS.filter((accent) => accent !== "mandarin") : []).map((accent) => ({
				accent,
				count: countWith(language, accent)
			})).filter((each) => each.count > 0)
		}];
	});
}
// web/voices/core/voice-stars.ts
/** Outlives a sign-out: it belongs to the person on this device. */
var keyOf = (userId) => `inkreel.device.voice-stars.${userId}`;
/** A person's favourite voices, by `voiceKey`. */
function readStars(storage, userId) {
	try {
		const kept = JSON.parse(storage.getItem(keyOf(userId)) ?? "[]");
		return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : []);
	} catch {
		return /* @__PURE__ */ new Set();
	}
}
/** Stars a voice, or takes its star away. @returns the favourites now */
function toggleStar(storage, userId, key) {
	const stars = readStars(storage, userId);
	if (!stars.delete(key)) stars.add(key);
	storage.setItem(keyOf(userId), JSON.stringify([...stars]));
	return stars;
}
// web/voices/language-index.tsx
/** Languages with how many voices speak them; local accents under Mandarin. */
function LanguageIndex({ total, counts, language, accent, onPick }) {
	const texts = useAreaTexts(voicesTexts);
	const { language: shown, number } = useLanguage();
	const nav = useRef(null);
	const isThere = counts.length > 0;
	useEffect(() => {
		if (isThere) nav.current?.querySelector("[aria-current]")?.scrollIntoView({
			inline: "center",
			block: "nearest"
		});
	}, [isThere]);
	const entry = (name, count, [of, accentOf]) => /* @__PURE__ */ jsxs("button", {
		type: "button",
		"data-accent": accentOf !== void 0,
		"aria-current": of === language && accentOf === accent ? "true" : void 0,
		onClick: () => onPick(of, accentOf),
		children: [
			/* @__PURE__ */ jsx("span", { children: name }),
			/* @__PURE__ */ jsx("i", { "aria-hidden": true }),
			/* @__PURE__ */ jsx("span", {
				className: "voices-count",
				children: number(count)
			})
		]
	}, `${of}-${accentOf}`);
	return /* @__PURE__ */ jsxs("nav", {
		ref: nav,
		className: "voices-index",
		"aria-label": texts.languages,
		children: [entry(texts.allLanguages, total, [void 0]), counts.flatMap(({ language: of, count, accents }) => [entry(SPEECH_LANGUAGE_NAMES[of][shown], count, [of]), ...accents.map((each) => entry(ACCENT_NAMES[each.accent][shown], each.count, [of, each.accent]))])]
	});
}
// web/voices/core/peaks.ts
/** Highest level in each of `parts` equal parts of a sound, 0 to 1 of its loudest. */
function peaksOf(samples, parts) {
	const size = samples.length / parts;
	const peaks = Array.from({ length: parts }, (_, part) => {
		let highest = 0;
		const end = Math.floor((part + 1) * size);
		for (let at = Math.floor(part * size); at < end; at += 1) highest = Math.max(highest, Math.abs(samples[at]));
		return highest;
	});
	const most = Math.max(...peaks);
	return peaks.map((peak) => most > 0 ? peak / most : 0);
}
// web/voices/use-preview.ts
var PEAKS = 56;
/** Plays previews of voices, one at a time, and remembers those that were fetched until the dialog closes. */
function usePreview() {
	const [fetched, setFetched] = useState(/* @__PURE__ */ new Map());
	const [playing, setPlaying] = useState();
	const [failed, setFailed] = useState();
	const audio = useRef(null);
	const wanted = useRef(null);
	const urls = useRef([]);
	const stop = () => {
		wanted.current = null;
		audio.current?.pause();
		setPlaying(void 0);
	};
	const play = async (voice, language) => {
		stop();
		if (voice.preview === null) return;
		const key = previewKey(voice, language);
		wanted.current = key;
		setFailed(void 0);
		setPlaying({
			key,
			share: null
		});
		try {
			let sound = fetched.get(key);
			if (!sound) {
				const known = await fetchPreview(voice, language);
				sound = known;
				urls.current.push(known.url);
				setFetched((before) => new Map(before).set(key, known));
			}
			if (wanted.current !== key) return;
			const player = audio.current ?? new Audio();
			audio.current = player;
			player.ontimeupdate = () => {
				const { currentTime, duration } = player;
				if (wanted.current === key) setPlaying({
					key,
					share: duration > 0 ? currentTime / duration : 0
				});
			};
			player.onended = stop;
			player.src = sound.url;
			await player.play();
		} catch (error) {
			if (wanted.current !== key) return;
			stop();
			setFailed(error);
		}
	};
	useEffect(() => {
		const made = urls.current;
		return () => {
			wanted.current = null;
			audio.current?.pause();
			for (const url of made) URL.revokeObjectURL(url);
		};
	}, []);
	return {
		fetched,
		playing,
		failed,
		play,
		stop
	};
}
/** A voice that speaks several languages has a preview in each. */
var previewKey = (voice, language) => `${voiceKey(voice)}:${voice.languages.find((each) => each === language) ?? ""}`;
async function fetchPreview(voice, language) {
	const query = {
		engine: voice.engine,
		voice: voice.id,
		...language === void 0 ? {} : { language }
	};
	const blob = await (await openResponse(speechPreview, { query })).blob();
	const { duration, ...decoded } = await new OfflineAudioContext(1, 1, 22050).decodeAudioData(await blob.arrayBuffer()).then((sound) => ({
		duration: sound.duration,
		samples: sound.getChannelData(0)
	}));
	return {
		url: URL.createObjectURL(blob),
		seconds: duration,
		peaks: peaksOf(decoded.samples, PEAKS)
	};
}
// web/voices/voice-row.tsx
var BAR = 2;
var HEIGHT = 28;
/** One voice: its preview, its name, where it comes from, its star. */
function VoiceRow({ voice, isChosen, isStarred, peaks, playing, onPick, onPlay, onStar }) {
	const texts = useAreaTexts(voicesTexts);
	const { language } = useLanguage();
	const name = voice.name[language];
	return /* @__PURE__ */ jsxs("div", {
		className: "voice-row",
		"data-key": voiceKey(voice),
		"data-chosen": isChosen,
		children: [
			/* @__PURE__ */ jsx("button", {
				type: "button",
				className: "voice-play",
				disabled: voice.preview === null,
				"data-playing": playing !== void 0,
				"aria-label": voice.preview === null ? texts.noPreview : (playing ? texts.stop : texts.play)({ name }),
				title: voice.preview === null ? texts.noPreview : void 0,
				onClick: onPlay,
				children: /* @__PURE__ */ jsx(PlayIcon, { playing })
			}),
			/* @__PURE__ */ jsxs("button", {
				type: "button",
				role: "radio",
				"aria-checked": isChosen,
				tabIndex: isChosen ? 0 : -1,
				className: "voice-name",
				onClick: onPick,
				children: [/* @__PURE__ */ jsx("b", { children: name }), voice.about && /* @__PURE__ */ jsx("small", { children: voice.about[language] })]
			}),
			/* @__PURE__ */ jsx(Wave, {
				peaks,
				share: playing?.share ?? void 0
			}),
			/* @__PURE__ */ jsx("span", {
				className: "voice-kind",
				"data-kind": voice.kind,
				children: texts.kinds[voice.kind]
			}),
			/* @__PURE__ */ jsx("button", {
				type: "button",
				className: "icon-button icon-button-small voice-star",
				"aria-pressed": isStarred,
				"aria-label": (isStarred ? texts.unstar : texts.star)({ name }),
				title: (isStarred ? texts.unstar : texts.star)({ name }),
				onClick: onStar,
				children: /* @__PURE__ */ jsx(Star, {
					size: 16,
					strokeWidth: 1.6,
					"aria-hidden": true
				})
			})
		]
	});
}
/** What the button of a preview shows: it waits, it plays, or it can be played. */
function PlayIcon({ playing }) {
	if (playing?.share === null) return /* @__PURE__ */ jsx(LoaderCircle, {
		size: 15,
		strokeWidth: 2,
		className: "voice-wait",
		"aria-hidden": true
	});
	return /* @__PURE__ */ jsx(playing ? Pause : Play, {
		size: 15,
		strokeWidth: 1.6,
		fill: "currentColor",
		"aria-hidden": true
	});
}
/** The waveform once it is known, filled as far as it was played; a line before that. */
function Wave({ peaks, share }) {
	const bars = peaks ?? Array.from({ length: 56 }, () => 0);
	return /* @__PURE__ */ jsx("svg", {
		className: "voice-wave",
		viewBox: `0 0 ${bars.length * BAR} ${HEIGHT}`,
		preserveAspectRatio: "none",
		"aria-hidden": true,
		children: bars.map((peak, at) => {
			const height = Math.max(1.5, peak * HEIGHT);
			const isHeard = share === void 0 || at / bars.length < share;
			return /* @__PURE__ */ jsx("rect", {
				x: at * BAR,
				y: (HEIGHT - height) / 2,
				width: 1,
				height,
				opacity: isHeard ? 1 : .35
			}, at);
		})
	});
}
// web/voices/voice-list.tsx
var KINDS = [
	"hosted",
	"own",
	"builtin"
];
/** The voices that match, with the filters above. */
function VoiceList({ list, voices, total, chosen, language, stars, starred, starsOnly, kind, preview, onStarsOnly, onKind, onPick, onStar, children }) {
	const texts = useAreaTexts(voicesTexts);
	const { number } = useLanguage();
	const tab = (only, name, count) => /* @__PURE__ */ jsxs("button", {
		type: "button",
		"aria-pressed": starsOnly === only,
		onClick: () => onStarsOnly(only),
		children: [
			name,
			" ",
			/* @__PURE__ */ jsx("span", { children: number(count) })
		]
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "voices-middle",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "voices-bar",
			children: [
				tab(false, texts.all, total),
				tab(true, texts.stars, starred),
				/* @__PURE__ */ jsxs("select", {
					"aria-label": texts.kind,
					value: kind ?? "",
					onChange: ({ target }) => onKind(KINDS.find((each) => each === target.value)),
					children: [/* @__PURE__ */ jsx("option", {
						value: "",
						children: texts.kinds.any
					}), KINDS.map((each) => /* @__PURE__ */ jsx("option", {
						value: each,
						children: texts.kinds[each]
					}, each))]
				})
			]
		}), /* @__PURE__ */ jsxs("div", {
			ref: list,
			className: "voices-list",
			role: "radiogroup",
			"aria-label": texts.list,
			children: [children, voices.map((voice) => {
				const key = previewKey(voice, language);
				return /* @__PURE__ */ jsx(VoiceRow, {
					voice,
					isChosen: voice === chosen,
					isStarred: stars.has(voiceKey(voice)),
					peaks: preview.fetched.get(key)?.peaks,
					playing: preview.playing?.key === key ? preview.playing : void 0,
					onPick: () => onPick(voice),
					onStar: () => onStar(voice),
					onPlay: () => {
						onPick(voice);
						if (preview.playing?.key === key) preview.stop();
						else preview.play(voice, language);
					}
				}, voiceKey(voice));
			})]
		})]
	});
}
// web/voices/voice-settings.tsx
/** How the chosen voice is to speak, what it sounds like, and how long the real text will be. */
function VoiceSettings({ voice, choice, text, hasSpeed, preview, language, onChange, onUse }) {
	const texts = useAreaTexts(voicesTexts);
	const { language: shown } = useLanguage();
	const speedId = useId();
	const name = voice.name[shown];
	const key = previewKey(voice, language);
	const playing = preview.playing?.key === key ? preview.playing : void 0;
	const seconds = preview.fetched.get(key)?.seconds;
	const spoken = choice.language;
	const length = speechLength(text ?? "", choice.speed, spoken);
	return /* @__PURE__ */ jsxs("aside", {
		className: "voices-chosen",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "voices-who",
				children: [/* @__PURE__ */ jsx("b", { children: name }), /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("b", { children: spoken ? SPEECH_LANGUAGE_NAMES[spoken][shown] : texts.anyLanguage }), /* @__PURE__ */ jsx("span", { children: texts.kinds[voice.kind] })] })]
			}),
			voice.emotions.length > 1 && /* @__PURE__ */ jsxs("fieldset", {
				className: "voices-emotions",
				children: [/* @__PURE__ */ jsx("legend", {
					className: "label",
					children: texts.emotion
				}), /* @__PURE__ */ jsx("div", { children: voice.emotions.map((emotion) => /* @__PURE__ */ jsx(Chip, {
					pressed: (choice.emotion ?? "neutral") === emotion,
					onClick: () => onChange({ emotion }),
					children: EMOTION_NAMES[emotion][shown]
				}, emotion)) })]
			}),
			hasSpeed && /* @__PURE__ */ jsxs("div", {
				className: "voices-speed",
				children: [
					/* @__PURE__ */ jsxs("label", {
						className: "label",
						htmlFor: speedId,
						children: [texts.speed, /* @__PURE__ */ jsx("span", {
							className: "label-fact",
							children: texts.percent({ value: choice.speed })
						})]
					}),
					/* @__PURE__ */ jsx("input", {
						id: speedId,
						type: "range",
						min: voice.speeds.least,
						max: voice.speeds.most,
						step: SPEECH_SPEED.step,
						value: choice.speed,
						"aria-valuetext": texts.percent({ value: choice.speed }),
						onChange: (event) => onChange({ speed: event.target.valueAsNumber })
					}),
					/* @__PURE__ */ jsxs("p", {
						"aria-hidden": true,
						children: [/* @__PURE__ */ jsx("span", { children: voice.speeds.least }), /* @__PURE__ */ jsx("span", { children: voice.speeds.most })]
					})
				]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "voices-try",
				children: [
					/* @__PURE__ */ jsxs("p", {
						className: "label",
						children: [texts.preview, /* @__PURE__ */ jsx("span", {
							className: "label-fact",
							children: texts.free
						})]
					}),
					/* @__PURE__ */ jsx("p", {
						className: "voices-said",
						lang: spoken,
						children: previewWords(voice, spoken) ?? (voice.preview === null ? texts.noPreview : texts.ofProvider)
					}),
					/* @__PURE__ */ jsxs(Button, {
						size: "small",
						disabled: voice.preview === null,
						onClick: () => playing ? preview.stop() : void preview.play(voice, language),
						children: [
							/* @__PURE__ */ jsx(PlayIcon, { playing }),
							playing ? texts.silence : texts.hear,
							seconds !== void 0 && /* @__PURE__ */ jsx("span", {
								className: "voices-fact",
								children: clockText(seconds * 1e3)
							})
						]
					})
				]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "voices-use",
				children: [text !== void 0 && text.trim() !== "" && /* @__PURE__ */ jsxs("p", { children: [
					/* @__PURE__ */ jsx("span", { children: texts.yourText({ characters: [...text].length }) }),
					/* @__PURE__ */ jsx("i", { "aria-hidden": true }),
					/* @__PURE__ */ jsx("span", { children: texts.about({ time: clockText(length) }) })
				] }), /* @__PURE__ */ jsx(Button, {
					look: "seal",
					size: "large",
					onClick: onUse,
					children: texts.use({ name })
				})]
			})
		]
	});
}
/** What the preview says, if it is our own. */
function previewWords(voice, language) {
	if (voice.kind !== "builtin" || voice.preview === null) return void 0;
	return PREVIEW_TEXTS[language ?? voice.languages[0] ?? "en-US"];
}
// web/voices/voice-trouble.tsx
/** Why there are no voices, or fewer than there could be. */
function VoiceTrouble({ query: { data, error, isPending, refetch }, isEmpty, starsOnly, failed }) {
	const texts = useAreaTexts(voicesTexts);
	const messages = useStudioMessages();
	const { language } = useLanguage();
	const engines = useSiteFacts()?.engines;
	if (error) return /* @__PURE__ */ jsxs("div", {
		className: "voices-note",
		role: "alert",
		children: [/* @__PURE__ */ jsx(FailureWords, { failure: failureOf(error, messages, texts.failed) }), /* @__PURE__ */ jsx(Button, {
			size: "small",
			onClick: () => void refetch(),
			children: texts.again
		})]
	});
	if (isPending) return /* @__PURE__ */ jsx("p", {
		className: "voices-note",
		children: texts.loading
	});
	const missing = data.missing.map((id) => engines?.[id]?.[language] ?? id);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		failed !== void 0 && /* @__PURE__ */ jsx("div", {
			className: "voices-note",
			role: "alert",
			children: /* @__PURE__ */ jsx(FailureWords, { failure: failureOf(failed, messages) })
		}),
		missing.length > 0 && /* @__PURE__ */ jsx("p", {
			className: "voices-note",
			children: texts.missing({ names: missing.join(", ") })
		}),
		isEmpty && /* @__PURE__ */ jsx("p", {
			className: "voices-note",
			children: data.voices.length === 0 ? texts.nothing : starsOnly ? texts.noStars : texts.none
		})
	] });
}
// web/voices/voice-dialog.tsx
var WIDTH = 1040;
var USUAL_SPEED = 100;
/** Choosing a voice: languages, the voices of one of them, and how the chosen one speaks. */
function VoiceDialog({ value, language: wanted, text, purpose, onChoose, onClose }) {
	const texts = useAreaTexts(voicesTexts);
	const user = useUser();
	const query = useVoices(purpose);
	const preview = usePreview();
	const list = useRef(null);
	const [language, setLanguage] = useState(value?.language ?? wanted);
	const [accent, setAccent] = useState();
	const [search, setSearch] = useState("");
	const [kind, setKind] = useState();
	const [starsOnly, setStarsOnly] = useState(false);
	const [stars, setStars] = useState(() => readStars(localStorage, user?.id ?? ""));
	const [picked, setPicked] = useState(value && voiceKey({
		engine: value.engine,
		id: value.voice
	}));
	const [wish, setWish] = useState({
		speed: value?.speed ?? USUAL_SPEED,
		...value?.emotion ? { emotion: value.emotion } : {}
	});
	const all = query.data?.voices ?? [];
	const counts = countLanguages(all);
	const inLanguage = findVoices(all, {
		language,
		accent,
		kind,
		search
	});
	const shown = starsOnly ? inLanguage.filter((voice) => stars.has(voiceKey(voice))) : inLanguage;
	const chosen = shown.find((voice) => voiceKey(voice) === picked) ?? shown[0];
	const choice = chosen && chooseVoice(chosen, {
		...wish,
		...language && { language },
		...accent && { accent }
	});
	const star = (voice) => setStars(toggleStar(localStorage, user?.id ?? "", voiceKey(voice)));
	const pick = (voice) => setPicked(voiceKey(voice));
	const moveBy = (step) => {
		const at = chosen ? shown.indexOf(chosen) : -1;
		const next = shown[Math.max(0, Math.min(shown.length - 1, at + step))];
		if (!next || next === chosen) return;
		pick(next);
		preview.play(next, language);
		const row = list.current?.querySelector(`[data-key="${CSS.escape(voiceKey(next))}"]`);
		row?.scrollIntoView({ block: "nearest" });
		if (!(document.activeElement instanceof HTMLInputElement)) row?.querySelector("[role=radio]")?.focus({ preventScroll: true });
	};
	const onKeyDown = (event) => {
		const { key, target } = event;
		const isIn = (tags) => target instanceof HTMLElement && target.closest(tags) !== null;
		if (isOfInputMethod(event) || event.ctrlKey || event.metaKey || event.altKey || isIn("select")) return;
		if ((key === "ArrowDown" || key === "ArrowUp") && !isIn("[type=range]")) moveBy(key === "ArrowDown" ? 1 : -1);
		else if (key.toLowerCase() === "f" && !isIn("input:not([type=range])") && chosen) star(chosen);
		else if (key === "Enter" && !isIn("button:not([role=radio])") && choice) onChoose(choice);
		else return;
		event.preventDefault();
	};
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose,
		title: texts.title,
		titleHidden: true,
		closeLabel: texts.close,
		width: WIDTH,
		children: /* @__PURE__ */ jsxs("div", {
			className: "voices",
			role: "group",
			"aria-label": texts.title,
			onKeyDown,
			children: [
				/* @__PURE__ */ jsxs("header", {
					className: "voices-head",
					children: [/* @__PURE__ */ jsx("h2", {
						"aria-hidden": true,
						children: texts.title
					}), /* @__PURE__ */ jsxs("label", {
						className: "voices-search",
						children: [/* @__PURE__ */ jsx(Search, {
							size: 16,
							strokeWidth: 1.6,
							"aria-hidden": true
						}), /* @__PURE__ */ jsx("input", {
							className: "input",
							type: "search",
							value: search,
							placeholder: texts.search,
							"aria-label": texts.search,
							onChange: (event) => setSearch(event.target.value)
						})]
					})]
				}),
				/* @__PURE__ */ jsx(LanguageIndex, {
					total: all.length,
					counts,
					language,
					accent,
					onPick: (nextLanguage, nextAccent) => {
						setLanguage(nextLanguage);
						setAccent(nextAccent);
					}
				}),
				/* @__PURE__ */ jsx(VoiceList, {
					list,
					voices: shown,
					total: inLanguage.length,
					chosen,
					language,
					stars,
					starred: inLanguage.filter((voice) => stars.has(voiceKey(voice))).length,
					starsOnly,
					kind,
					preview,
					onStarsOnly: setStarsOnly,
					onKind: setKind,
					onPick: pick,
					onStar: star,
					children: /* @__PURE__ */ jsx(VoiceTrouble, {
						query,
						isEmpty: shown.length === 0,
						starsOnly,
						failed: preview.failed
					})
				}),
				chosen && choice && /* @__PURE__ */ jsx(VoiceSettings, {
					voice: chosen,
					choice,
					text,
					hasSpeed: purpose === "speech",
					preview,
					language,
					onChange: (next) => setWish((before) => ({
						...before,
						...next
					})),
					onUse: () => onChoose(choice)
				})
			]
		})
	});
}
export { VoiceDialog };
