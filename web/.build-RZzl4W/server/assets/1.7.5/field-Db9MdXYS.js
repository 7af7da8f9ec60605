import { useId } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/ui/field.tsx
/** A labelled control with its hint and its error, tied together for assistive technology. */
function Field({ label, fact, error, hint, children }) {
	const id = useId();
	const described = [hint !== void 0 && `${id}-hint`, error !== void 0 && `${id}-error`].filter(Boolean);
	return /* @__PURE__ */ jsxs("div", { children: [
		/* @__PURE__ */ jsxs("div", {
			className: "label",
			children: [/* @__PURE__ */ jsx("label", {
				htmlFor: id,
				children: label
			}), fact !== void 0 && /* @__PURE__ */ jsx("span", {
				className: "label-fact",
				children: fact
			})]
		}),
		children({
			id,
			"aria-invalid": error !== void 0,
			"aria-describedby": described.length > 0 ? described.join(" ") : void 0
		}),
		hint !== void 0 && /* @__PURE__ */ jsx("p", {
			id: `${id}-hint`,
			className: "note mt-1.5",
			children: hint
		}),
		error !== void 0 && /* @__PURE__ */ jsx("p", {
			id: `${id}-error`,
			role: "alert",
			className: "mt-1.5 text-[13px] leading-5 text-seal",
			children: error
		})
	] });
}
export { Field as t };
