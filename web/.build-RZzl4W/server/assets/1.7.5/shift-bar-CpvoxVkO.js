import { t as subtitleRowTexts } from "./subtitle-rows-B98cr-7X.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { g as Button } from "../../entry-server.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { t as Select } from "./select-CtEAjMC2.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { X } from "lucide-react";
// web/editors/kit/lines/shift-bar.tsx
/** Moves all lines, or those from the current one on, by the seconds that are typed. */
function ShiftBar({ current, onShift, onClose }) {
	const texts = useAreaTexts(subtitleRowTexts);
	const { shifting } = texts;
	const [typed, setTyped] = useState("0.5");
	const [which, setWhich] = useState("all");
	const seconds = Number(typed.replace(",", ".").replace("−", "-"));
	const isWrong = typed.trim() === "" || !Number.isFinite(seconds);
	return /* @__PURE__ */ jsxs("form", {
		className: "lines-search",
		"aria-label": shifting.title,
		onSubmit: (event) => {
			event.preventDefault();
			if (!isWrong) onShift(seconds * 1e3, which === "from" ? current : void 0);
		},
		onKeyDown: (event) => event.key === "Escape" && onClose(),
		children: [
			/* @__PURE__ */ jsxs("label", {
				className: "lines-label",
				children: [shifting.by, /* @__PURE__ */ jsx("input", {
					type: "text",
					inputMode: "decimal",
					className: "input lines-number",
					"aria-invalid": isWrong,
					title: isWrong ? shifting.invalid : void 0,
					value: typed,
					onChange: (event) => setTyped(event.target.value)
				})]
			}),
			/* @__PURE__ */ jsx(Select, {
				"aria-label": shifting.which,
				value: which,
				options: [{
					value: "all",
					label: shifting.all
				}, ...current === void 0 ? [] : [{
					value: "from",
					label: shifting.from
				}]],
				onChange: (value) => setWhich(value === "from" ? "from" : "all")
			}),
			/* @__PURE__ */ jsx(Button, {
				size: "small",
				type: "submit",
				disabled: isWrong,
				children: shifting.apply
			}),
			isWrong && /* @__PURE__ */ jsx("span", {
				className: "note",
				role: "alert",
				children: shifting.invalid
			}),
			/* @__PURE__ */ jsx(IconButton, {
				icon: X,
				small: true,
				label: texts.search.close,
				onClick: onClose
			})
		]
	});
}
export { ShiftBar as default };
