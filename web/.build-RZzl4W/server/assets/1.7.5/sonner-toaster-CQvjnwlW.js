import { x as TOAST_MS } from "./limits-owx9t46c.js";
import { useEffect } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Toaster, toast } from "sonner";
// web/lib/sonner-toaster.tsx
/** Top centre, disappears on its own, no progress bar (specification, section 9). */
function SonnerToaster({ newest }) {
	useEffect(() => {
		const { id, text, help = [], action } = newest;
		toast.custom(() => /* @__PURE__ */ jsxs("div", {
			className: "toast",
			children: [/* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("span", { children: text }), help.map((line) => /* @__PURE__ */ jsx("small", { children: line }, line))] }), action && /* @__PURE__ */ jsx("button", {
				type: "button",
				onClick: () => {
					action.run();
					toast.dismiss(id);
				},
				children: action.label
			})]
		}), { id });
	}, [newest]);
	return /* @__PURE__ */ jsx(Toaster, {
		position: "top-center",
		duration: TOAST_MS,
		"aria-hidden": true
	});
}
export { SonnerToaster as default };
