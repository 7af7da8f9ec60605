import { a as writingTexts, n as assistText } from "./texts-DT5KuTWO.js";
import { r as estimateTokens } from "./services-C8P5Yaqu.js";
import { I as openResponse, h as afterFirstUse } from "../../entry-server.js";
import { _ as askToSignIn, h as useSignedIn } from "./session-DiDZXz4K.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { n as loadOnNeed } from "./load-on-need-C8SaKxkf.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { b as useWriting, v as pointsOf, x as useWritingPoints } from "./seed-D_vERIDW.js";
import { useEffect, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { Languages, ScanText, Sparkle } from "lucide-react";
// web/editors/form/writing/prompt-writer.tsx
/** Tokens of the instructions to a model besides the words, and of its answer. */
var TOLD = 200;
var ANSWERED = 500;
/** The calls that a press needs, fetched once the page is in use. */
var loadCalls = loadOnNeed(() => import("./writing-calls-RvougRb0.js"));
/** The buttons of the help at a prompt field. */
function PromptWriter({ toolId, prompt, picture, isSpeech = false, onWrite }) {
	const texts = useAreaTexts(writingTexts);
	const messages = useStudioMessages();
	const { language } = useLanguage();
	const signedIn = useSignedIn();
	const pointsFor = useWritingPoints();
	const { busy, stop, run } = useWriting();
	const [said, setSaid] = useState();
	const file = useRef(null);
	useEffect(() => afterFirstUse(() => void loadCalls().catch(() => void 0)), []);
	const write = async (find) => {
		if (!signedIn && !await askToSignIn({ toStart: "continue" })) return;
		const before = prompt;
		setSaid(void 0);
		try {
			let charged = 0;
			let taskId;
			const end = await run(async (signal) => {
				const [{ readTextStream }, body] = await Promise.all([loadCalls(), find()]);
				const { text, points } = await readTextStream(await openResponse(assistText, {
					body,
					signal
				}), onWrite, (begin) => {
					({taskId} = begin);
				});
				onWrite(text.trim());
				charged = points?.settled ?? 0;
			});
			if (end === "stopped") onWrite(before);
			setSaid(end === "done" ? {
				words: texts.done({ points: charged }),
				before
			} : { words: texts.stopped });
			if (end === "done" || taskId === void 0) return;
			const paid = await (await loadCalls()).paidFor(taskId);
			if (paid) setSaid({ words: texts.stoppedFor({
				points: paid.settled,
				returned: paid.returned
			}) });
		} catch (error) {
			onWrite(before);
			const { text } = failureOf(error, messages, texts.failed);
			const charged = pointsOf(error)?.settled ?? 0;
			setSaid({
				words: text,
				free: charged === 0
			});
		}
	};
	const most = (tokens) => pointsFor(TOLD + tokens + ANSWERED);
	const ofWords = most(estimateTokens([prompt]));
	const ofPicture = most(estimateTokens([""], 1));
	const hasWords = prompt.trim() !== "";
	return /* @__PURE__ */ jsxs("div", {
		className: "writing-help",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "writing-row",
			children: [busy ? /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("span", {
				className: "note",
				children: texts.busy
			}), /* @__PURE__ */ jsx("button", {
				type: "button",
				className: "writing-button",
				onClick: stop,
				children: texts.stop
			})] }) : /* @__PURE__ */ jsxs(Fragment$1, { children: [
				/* @__PURE__ */ jsx(HelpButton, {
					icon: Sparkle,
					name: texts.improve,
					points: ofWords,
					disabled: !hasWords,
					onClick: () => void write(async () => ({
						kind: "improve",
						text: prompt,
						tool_id: toolId
					}))
				}),
				/* @__PURE__ */ jsx(HelpButton, {
					icon: Languages,
					name: texts.translate,
					points: ofWords,
					disabled: !hasWords,
					onClick: () => void write(async () => ({
						kind: "translate",
						text: prompt,
						tool_id: toolId
					}))
				}),
				!isSpeech && /* @__PURE__ */ jsx(HelpButton, {
					icon: ScanText,
					name: texts.describe,
					points: ofPicture,
					disabled: false,
					onClick: () => picture === void 0 ? file.current?.click() : void write(async () => ({
						kind: "describe",
						image_url: picture,
						language
					}))
				})
			] }), /* @__PURE__ */ jsx("input", {
				ref: file,
				type: "file",
				accept: "image/*",
				hidden: true,
				onChange: ({ currentTarget }) => {
					const [chosen] = currentTarget.files ?? [];
					currentTarget.value = "";
					if (!chosen) return;
					write(async () => ({
						kind: "describe",
						image_url: (await (await loadCalls()).uploadSmallPicture(chosen)).full_path,
						language
					}));
				}
			})]
		}), /* @__PURE__ */ jsxs("p", {
			className: "note",
			role: "status",
			children: [
				said?.words,
				" ",
				said?.free && /* @__PURE__ */ jsx("span", {
					className: "writing-free",
					children: texts.free
				}),
				" ",
				said?.before !== void 0 && /* @__PURE__ */ jsx("button", {
					type: "button",
					className: "link",
					onClick: () => {
						onWrite(said.before ?? "");
						setSaid(void 0);
					},
					children: texts.undo
				})
			]
		})]
	});
}
function HelpButton({ icon: Icon, name, points, disabled, onClick }) {
	const { upTo } = useAreaTexts(writingTexts);
	return /* @__PURE__ */ jsxs("button", {
		type: "button",
		className: "writing-button",
		disabled,
		title: upTo({ points }),
		onClick,
		children: [
			/* @__PURE__ */ jsx(Icon, {
				size: 14,
				strokeWidth: 1.6,
				"aria-hidden": true
			}),
			name,
			/* @__PURE__ */ jsx("span", {
				className: "writing-points",
				children: points
			})
		]
	});
}
export { PromptWriter as default };
