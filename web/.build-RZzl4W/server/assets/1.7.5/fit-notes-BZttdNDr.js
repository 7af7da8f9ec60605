import { t as resultTexts } from "./result-BoduwzQm.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { jsxs } from "react/jsx-runtime";
// web/editors/dubbing/fit-notes.tsx
/** Lines that were cut or spoken faster, by their numbers. */
function FitNotes({ run: { results } }) {
	const { pins } = useAreaTexts(resultTexts);
	return (results[0]?.report?.notes ?? []).map(({ code, lines }) => /* @__PURE__ */ jsxs("p", {
		className: "note dub-note",
		children: [
			pins.notes[code],
			" ",
			lines?.join(", ")
		]
	}, code));
}
export { FitNotes as default };
