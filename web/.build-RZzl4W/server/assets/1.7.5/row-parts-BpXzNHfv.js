import { t as subtitleRowTexts } from "./subtitle-rows-B98cr-7X.js";
import { l as subtitleTexts } from "./subtitle-project-Cc7OUByw.js";
import { N as useUser, f as LanguageLink, g as Button } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { c as wantedLength, l as dubbingTexts } from "./dubbing-page-CW6rAYdR.js";
import { t as isEnter } from "./input-method-CVy0jZ_K.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { useId, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { FoldHorizontal, LoaderCircle, Pause, Play, UnfoldHorizontal, Volume2 } from "lucide-react";
// contract/messages/en/dubbing-rows.ts
var number$1 = (value) => value.toLocaleString("en");
var times$1 = (value) => value.toLocaleString("en", { maximumFractionDigits: 2 });
var dubbingRows$1 = {
	speakerOf: ({ at }) => `Speaker of line ${number$1(at)}`,
	noSpeaker: "Speaker",
	fits: "Fits",
	faster: ({ speed }) => `Faster, ${times$1(speed)}×`,
	cut: ({ seconds }) => `${seconds.toLocaleString("en", { maximumFractionDigits: 1 })}\u00a0s cut`,
	estimated: "estimated",
	gauge: ({ seconds, of }) => `Speech of ${times$1(seconds)}\u00a0s in ${times$1(of)}\u00a0s`,
	shorten: ({ count }) => `Shorten by about ${number$1(count)} characters`,
	sayShorter: "Make it shorter",
	sayLonger: "Make it longer",
	rewriting: "Rewriting",
	noWriter: "Rewriting a line to fit needs a language model, and none is connected. Edit the line yourself, or ask the operator to connect one.",
	noWords: "No words yet",
	failed: "Not spoken",
	listen: ({ at }) => `Listen to line ${number$1(at)}`,
	stopListening: "Stop",
	speak: ({ at }) => `Speak line ${number$1(at)}`
};
// contract/messages/zh/dubbing-rows.ts
var number = (value) => value.toLocaleString("zh-CN");
var times = (value) => value.toLocaleString("zh-CN", { maximumFractionDigits: 2 });
// contract/messages/areas/dubbing-rows.ts
/** The speech of lines in the editor of dubbed videos. Loaded with the lines. */
var dubbingRowTexts = {
	en: dubbingRows$1,
	zh: {
		speakerOf: ({ at }) => `第 ${number(at)}\u00a0句的说话人`,
		noSpeaker: "说话人",
		fits: "时长合适",
		faster: ({ speed }) => `加快到 ${times(speed)}\u00a0倍`,
		cut: ({ seconds }) => `截掉 ${seconds.toLocaleString("zh-CN", { maximumFractionDigits: 1 })}\u00a0秒`,
		estimated: "估算",
		gauge: ({ seconds, of }) => `配音 ${times(seconds)}\u00a0秒，可用 ${times(of)}\u00a0秒`,
		shorten: ({ count }) => `约需缩短 ${number(count)}\u00a0字`,
		sayShorter: "改短一点",
		sayLonger: "改长一点",
		rewriting: "正在改写",
		noWriter: "接入语言模型后可自动改写成合适的长度。现在请手动修改，或请平台管理员接入模型。",
		noWords: "没有台词",
		failed: "朗读失败",
		listen: ({ at }) => `试听第 ${number(at)}\u00a0句`,
		stopListening: "停止",
		speak: ({ at }) => `朗读第 ${number(at)}\u00a0句`
	}
};
// web/editors/dubbing/rewrite-line.tsx
/**
* For a line that is too long or much too short for its time: rewording it, or why that is not available
* here.
*/
function RewriteLine({ cue, fit, rewrite: { open, busy, rewrite }, points }) {
	const texts = useAreaTexts(dubbingRowTexts);
	const { noEngine } = useAreaTexts(subtitleRowTexts);
	const { included } = useAreaTexts(subtitleTexts);
	const { tools } = useStudioMessages();
	const { gap } = useLanguage();
	const user = useUser();
	const wanted = fit && wantedLength(cue, fit);
	if (!fit || wanted === void 0 || open === void 0) return null;
	const isShorter = fit.kind === "cut";
	if (!open) return !isShorter ? null : /* @__PURE__ */ jsxs("p", {
		className: "note rewrite-note",
		children: [
			texts.noWriter,
			gap,
			user?.is_operator && /* @__PURE__ */ jsx(LanguageLink, {
				className: "link",
				to: "/admin/engines",
				children: noEngine.connect
			})
		]
	});
	const Icon = isShorter ? FoldHorizontal : UnfoldHorizontal;
	const isBusy = busy === cue.id;
	return /* @__PURE__ */ jsxs(Button, {
		size: "small",
		disabled: busy !== void 0,
		onClick: () => rewrite(cue, wanted),
		children: [
			/* @__PURE__ */ jsx(Icon, {
				size: 15,
				strokeWidth: 1.6,
				"aria-hidden": true
			}),
			isBusy ? texts.rewriting : isShorter ? texts.sayShorter : texts.sayLonger,
			!isBusy && /* @__PURE__ */ jsx("small", { children: points === 0 ? included : tools.run.price({ points }) })
		]
	});
}
// web/editors/dubbing/speaker-field.tsx
/** The speaker of a line: a typed name, or an existing one. */
function SpeakerField({ at, speaker = "", speakers, onSpeaker }) {
	const texts = useAreaTexts(dubbingRowTexts);
	const id = useId();
	const [typed, setTyped] = useState(speaker);
	const keep = () => {
		if (typed.trim() !== speaker) onSpeaker(typed.trim());
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("input", {
		className: "input speaker-field",
		"aria-label": texts.speakerOf({ at }),
		placeholder: texts.noSpeaker,
		list: id,
		maxLength: 200,
		value: typed,
		onChange: (event) => setTyped(event.target.value),
		onBlur: keep,
		onKeyDown: (event) => isEnter(event) && keep()
	}), /* @__PURE__ */ jsx("datalist", {
		id,
		children: speakers.map((name) => /* @__PURE__ */ jsx("option", {
			value: name,
			children: name
		}, name))
	})] });
}
// web/editors/dubbing/speech-margin.tsx
/** Position of the line's end on the scale, as a share of its width. */
var END_AT = .72;
/** How the speech of a line fits its time, and a way to hear it. */
function SpeechMargin({ at, fit, state, playing, onPlay, onSpeak }) {
	const texts = useAreaTexts(dubbingRowTexts);
	if (!fit) return /* @__PURE__ */ jsx("div", {
		className: "row-margin",
		role: "cell",
		children: texts.noWords
	});
	const { kind, natural, shown, speed, over, estimated, tooLong } = fit;
	const words = kind === "cut" ? texts.cut({ seconds: Math.max(.1, over / 1e3) }) : kind === "faster" ? texts.faster({ speed }) : texts.fits;
	const hint = kind === "cut" ? texts.shorten({ count: tooLong }) : void 0;
	return /* @__PURE__ */ jsxs("div", {
		className: "row-margin speech-margin",
		role: "cell",
		"data-trouble": kind === "cut" || state === "failed",
		"data-state": state,
		children: [
			/* @__PURE__ */ jsx("span", {
				className: "gauge-row",
				role: "img",
				"aria-label": texts.gauge({
					seconds: natural / 1e3,
					of: shown / 1e3
				}),
				children: /* @__PURE__ */ jsx("i", {
					className: "gauge",
					"data-hot": kind === "cut",
					"data-estimated": estimated,
					style: { "--value": `${Math.min(1, natural / shown * END_AT) * 100}%` }
				})
			}),
			/* @__PURE__ */ jsx(SpeechButton, {
				at,
				state,
				playing,
				onPlay,
				onSpeak
			}),
			/* @__PURE__ */ jsxs("b", {
				className: kind === "cut" || state === "failed" ? "trouble" : "limit",
				children: [state === "failed" ? texts.failed : words, estimated && state !== "failed" && /* @__PURE__ */ jsxs("small", { children: [" · ", texts.estimated] })]
			}),
			hint && /* @__PURE__ */ jsx("span", {
				className: "limit",
				children: hint
			})
		]
	});
}
function SpeechButton({ at, state, playing, onPlay, onSpeak }) {
	const { speaking } = useAreaTexts(dubbingTexts);
	const texts = useAreaTexts(dubbingRowTexts);
	if (state === "running") return /* @__PURE__ */ jsx(IconButton, {
		icon: LoaderCircle,
		small: true,
		label: speaking,
		disabled: true,
		className: "speech-busy"
	});
	if (state === "spoken") return /* @__PURE__ */ jsx(IconButton, {
		icon: playing ? Pause : Play,
		small: true,
		label: playing ? texts.stopListening : texts.listen({ at }),
		onClick: onPlay
	});
	return /* @__PURE__ */ jsx(IconButton, {
		icon: Volume2,
		small: true,
		label: texts.speak({ at }),
		onClick: onSpeak
	});
}
export { RewriteLine, SpeakerField, SpeechMargin };
