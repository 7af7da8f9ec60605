import { useEffect } from "react";
import { jsx } from "react/jsx-runtime";
import { createPortal } from "react-dom";
// web/shell/popup-window.tsx
/** Covers a popup's whole window: the header and footer, which are for a real page, are out of reach beneath it. */
function PopupWindow({ children }) {
	useEffect(() => {
		const app = document.getElementById("app");
		if (!app) return;
		app.inert = true;
		return () => {
			app.inert = false;
		};
	}, []);
	return createPortal(/* @__PURE__ */ jsx("main", {
		className: "fixed inset-0 z-40 grid place-items-center overflow-auto bg-paper p-6 text-center text-ink",
		children: /* @__PURE__ */ jsx("div", {
			className: "grid max-w-80 justify-items-center gap-4",
			children
		})
	}), document.body);
}
export { PopupWindow as t };
