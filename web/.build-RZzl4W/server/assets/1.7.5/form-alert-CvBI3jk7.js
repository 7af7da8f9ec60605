import { jsx } from "react/jsx-runtime";
// web/ui/form-alert.tsx
/** What went wrong with a form as a whole, announced at once. */
function FormAlert({ text }) {
	if (text === void 0) return null;
	return /* @__PURE__ */ jsx("p", {
		role: "alert",
		className: "border-l-2 border-seal pl-3 text-[13px] text-seal",
		children: text
	});
}
export { FormAlert as t };
