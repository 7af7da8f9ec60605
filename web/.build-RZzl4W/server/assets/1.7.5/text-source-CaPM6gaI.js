import { r as mediaProblems } from "./media-limits-IbQgcqIW.js";
import { t as speakingTexts } from "./speaking-PED5tarN.js";
import { D as usePointConfig, F as call, g as Button } from "../../entry-server.js";
import { n as projectOfRun } from "./current-project-iOEuJSQr.js";
import { _ as askToSignIn, h as useSignedIn } from "./session-DiDZXz4K.js";
import { i as useStudioMessages, r as spokenFailure } from "./failure-text-DC5ygpF3.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as newId } from "./new-id-ifkI-95E.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { c as rememberImage, i as imageOf, t as fileFactsOf } from "./uploaded-image-Hb1fEpl8.js";
import { r as speechWish, t as VoicePicker } from "./voice-picker-gsNS9Wsq.js";
import { a as PromptHelp } from "./tool-editor-page-sVPw8GU6.js";
import { n as changeDraft, r as isStale } from "./speech-draft-DBSshdjS.js";
import { useId, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useQueryClient } from "@tanstack/react-query";
// web/editors/form/speaking/text-source.tsx
/** Only its address: the endpoint itself would also load the schema library. */
var SPEAK = {
	method: "POST",
	path: "/cloud/tryout/ai/speech/audio",
	root: false
};
/** Maximum characters: about a minute of speech. */
var CHARACTERS = 1e3;
/** Decisions, Tool prices: a voice line is paid by started 100 characters. */
var [UNIT_PATH, UNIT_POINTS, UNIT] = [
	"/ai/speech/audio",
	2,
	100
];
/** Speaks a text with a chosen voice; the speech becomes one of the person's sounds. */
function TextSource({ toolId, draft, sound, limits, onTaken }) {
	const { text: texts } = useAreaTexts(speakingTexts);
	const messages = useStudioMessages();
	const { number } = useLanguage();
	const client = useQueryClient();
	const signedIn = useSignedIn();
	const unit = usePointConfig()?.[UNIT_PATH] ?? UNIT_POINTS;
	const { text, voice } = draft;
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState();
	const [misfit, setMisfit] = useState(false);
	const id = useId();
	const said = text.trim();
	const isOver = text.length > CHARACTERS;
	const points = unit * Math.max(1, Math.ceil(said.length / UNIT));
	const make = async () => {
		if (!signedIn && !await askToSignIn({ toStart: "continue" })) return;
		setBusy(true);
		setFailure(void 0);
		setMisfit(false);
		try {
			const projectId = projectOfRun(client);
			const body = {
				text: said,
				...voice ? speechWish(voice) : {},
				...projectId ? { project_id: projectId } : {}
			};
			const { file } = await call(SPEAK, {
				body,
				idempotencyKey: newId()
			});
			const facts = fileFactsOf(file);
			if (!facts || mediaProblems(limits, facts).length > 0) return setMisfit(true);
			const { url: path, width, height, thumbnail } = file;
			const kept = imageOf({
				path,
				width,
				height,
				thumbnail
			}, texts.name, facts);
			rememberImage(kept);
			changeDraft(toolId, { spoken: {
				url: kept.url,
				text: said,
				voice
			} });
			onTaken(kept);
		} catch (error) {
			setFailure(spokenFailure(error, messages, texts.failed));
		} finally {
			setBusy(false);
		}
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "speech-text",
		children: [
			/* @__PURE__ */ jsxs("label", {
				className: "label",
				htmlFor: id,
				children: [texts.label, /* @__PURE__ */ jsxs("span", {
					className: "label-fact numbers",
					"data-over": isOver,
					children: [
						number(text.length),
						" / ",
						number(CHARACTERS)
					]
				})]
			}),
			/* @__PURE__ */ jsx("textarea", {
				id,
				className: "field-input",
				rows: 3,
				value: text,
				"aria-invalid": isOver,
				onChange: ({ target }) => changeDraft(toolId, { text: target.value })
			}),
			/* @__PURE__ */ jsx(PromptHelp, {
				toolId,
				prompt: text,
				picture: void 0,
				isSpeech: true,
				onWrite: (written) => changeDraft(toolId, { text: written })
			}),
			/* @__PURE__ */ jsx(VoicePicker, {
				value: voice,
				onChoose: (chosen) => changeDraft(toolId, { voice: chosen }),
				text: said,
				disabled: busy
			}),
			/* @__PURE__ */ jsxs(Button, {
				disabled: busy || said === "" || isOver,
				onClick: () => void make(),
				children: [busy ? texts.making : texts.make, !busy && /* @__PURE__ */ jsx("span", {
					className: "numbers",
					children: messages.tools.run.price({ points })
				})]
			}),
			isStale(draft, sound) && /* @__PURE__ */ jsx("p", {
				className: "note",
				children: texts.stale
			}),
			isOver && /* @__PURE__ */ jsx("p", {
				className: "note",
				children: texts.over({ maximum: CHARACTERS })
			}),
			misfit && /* @__PURE__ */ jsx("p", {
				className: "note",
				role: "alert",
				children: texts.long
			}),
			failure && /* @__PURE__ */ jsx("p", {
				className: "note",
				role: "alert",
				children: /* @__PURE__ */ jsx(FailureWords, { failure })
			})
		]
	});
}
export { TextSource };
