import { a as writingTexts, i as translateLines, t as TEXT_LIMITS } from "./texts-DT5KuTWO.js";
import { r as estimateTokens } from "./services-C8P5Yaqu.js";
import { F as call, g as Button } from "../../entry-server.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { n as paidFor, t as findTranslation } from "./paid-for-fJk-eSWm.js";
import { b as useWriting, v as pointsOf, x as useWritingPoints, y as useWriter } from "./seed-D_vERIDW.js";
import { useId, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Languages } from "lucide-react";
// web/editors/form/writing/translate-texts.tsx
var TARGETS = [
	"en",
	"zh",
	"ja",
	"ko"
];
/** Tokens of the instructions to a model, and of each translated line. */
var TOLD = 700;
var LINE = 60;
/** Translates what was read in a picture, all of it at once; shown if a language model is connected. */
function TranslateTexts({ boxes, onChange }) {
	const texts = useAreaTexts(writingTexts);
	const messages = useStudioMessages();
	const open = useWriter();
	const pointsFor = useWritingPoints();
	const { busy, stop, run } = useWriting();
	const [chosen, setChosen] = useState();
	const [said, setSaid] = useState();
	const id = useId();
	const running = useRef(void 0);
	const read = boxes.filter(({ original = "" }) => original.trim() !== "").slice(0, TEXT_LIMITS.lines).map((box) => ({
		box,
		line: (box.original ?? "").slice(0, TEXT_LIMITS.lineCharacters)
	}));
	if (!open || read.length === 0) return null;
	const to = chosen ?? (read.some(({ line }) => /\p{Script=Han}/u.test(line)) ? "en" : "zh");
	const lines = read.map(({ line }) => line);
	const most = pointsFor(TOLD + estimateTokens(lines) + lines.length * LINE);
	const translate = async () => {
		setSaid(void 0);
		running.current = void 0;
		try {
			if (await run(async (signal) => {
				const answer = await call(translateLines, {
					body: {
						lines,
						to
					},
					signal
				});
				const translated = new Map(read.map(({ box }, at) => [box, answer.lines[at] ?? box.text]));
				onChange(boxes.map((box) => ({
					...box,
					text: translated.get(box) ?? box.text
				})));
				const words = texts.linesDone({
					count: lines.length,
					points: answer.points.settled
				});
				setSaid({
					words,
					before: boxes
				});
			}) === "done") return;
			setSaid({ words: texts.stopped });
			const paid = running.current === void 0 ? void 0 : await paidFor(running.current);
			if (paid) setSaid({ words: texts.stoppedFor({
				points: paid.settled,
				returned: paid.returned
			}) });
		} catch (error) {
			const charged = pointsOf(error)?.settled ?? 0;
			const { text } = failureOf(error, messages);
			setSaid({
				words: text,
				free: charged === 0
			});
		}
	};
	const halt = async () => {
		running.current = await findTranslation(lines);
		stop();
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "texts-bar",
		children: [
			/* @__PURE__ */ jsx("label", {
				htmlFor: id,
				className: "sr-only",
				children: texts.translate
			}),
			/* @__PURE__ */ jsx("select", {
				id,
				className: "input",
				style: { width: "auto" },
				value: to,
				disabled: busy,
				onChange: ({ target }) => setChosen(target.value),
				children: TARGETS.map((each) => /* @__PURE__ */ jsx("option", {
					value: each,
					children: texts.languages[each]
				}, each))
			}),
			/* @__PURE__ */ jsxs(Button, {
				size: "small",
				title: texts.upTo({ points: most }),
				onClick: () => void (busy ? halt() : translate()),
				children: [/* @__PURE__ */ jsx(Languages, {
					size: 14,
					"aria-hidden": "true"
				}), busy ? texts.stop : `${texts.lines({ to: texts.languages[to] })} · ${texts.upTo({ points: most })}`]
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "note",
				role: "status",
				children: [
					busy ? texts.busy : said?.words,
					" ",
					!busy && said?.free && /* @__PURE__ */ jsx("span", {
						className: "writing-free",
						children: texts.free
					}),
					" ",
					said?.before && !busy && /* @__PURE__ */ jsx("button", {
						type: "button",
						className: "link",
						onClick: () => {
							onChange(said.before ?? boxes);
							setSaid(void 0);
						},
						children: texts.undo
					})
				]
			})
		]
	});
}
export { TranslateTexts as default };
