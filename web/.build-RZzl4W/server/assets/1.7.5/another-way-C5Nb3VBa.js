import { n as namedValues } from "./offers-CreSEYwT.js";
import { t as resultTexts } from "./result-BoduwzQm.js";
import { t as speakingTexts } from "./speaking-PED5tarN.js";
import { i as quoteRun, r as partOf, t as hasSample } from "./quote-run-C0ixFe1D.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as useUnserved } from "./engine-misfit-BTOYv00d.js";
import { S as useEngineChoice } from "./seed-D_vERIDW.js";
import { n as changeDraft } from "./speech-draft-DBSshdjS.js";
import { t as readTranscript } from "./spoken-words-C2vQqbA_.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/speaking/another-way.tsx
/** Rows that fill the form with the input of a result, except for one thing. The check of the face stays. */
function AnotherWay({ tool, run, actionsOf }) {
	const { another: texts } = useAreaTexts(speakingTexts);
	const { anotherWay } = useAreaTexts(resultTexts);
	const { language, number } = useLanguage();
	const unserved = useUnserved(tool.id) ?? {};
	const { engine, pointsAt } = useEngineChoice(tool);
	const { input } = run;
	const part = { sample: hasSample(tool, input) };
	const { points } = quoteRun(tool, pointsAt(engine), input, partOf(tool, input, part));
	const fill = (changed) => actionsOf({
		...run,
		input: {
			...input,
			...changed
		}
	}).onReuse();
	const sayOtherwise = async () => {
		const url = String(input["audio_url"]);
		const answer = await fetch(url).catch(() => void 0);
		const text = answer?.ok ? readTranscript(await answer.arrayBuffer())?.text ?? "" : "";
		changeDraft(tool.id, {
			source: "text",
			text,
			voice: void 0,
			spoken: text === "" ? void 0 : {
				url,
				text: text.trim(),
				voice: void 0
			}
		});
		fill({});
	};
	const choices = namedValues(tool, language).filter(({ name, value }) => value !== input[name] && !unserved[name]?.includes(value)).map(({ name, value, text }) => ({
		key: `${name} ${value}`,
		name: text,
		changed: { [name]: value }
	}));
	return /* @__PURE__ */ jsxs("section", {
		className: "carry-on",
		"aria-label": anotherWay,
		children: [/* @__PURE__ */ jsxs("h2", { children: [
			anotherWay,
			" ",
			/* @__PURE__ */ jsx("small", {
				className: "note",
				children: texts.keeps
			})
		] }), /* @__PURE__ */ jsxs("ul", { children: [/* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("button", {
			type: "button",
			onClick: () => void sayOtherwise(),
			children: texts.speech
		}) }), choices.map(({ key, name, changed }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("button", {
			type: "button",
			className: "leader",
			onClick: () => fill(changed),
			children: [/* @__PURE__ */ jsx("span", { children: part.sample ? texts.sampleOf({ name }) : name }), /* @__PURE__ */ jsx("span", { children: number(points) })]
		}) }, key))] })]
	});
}
export { AnotherWay as default };
