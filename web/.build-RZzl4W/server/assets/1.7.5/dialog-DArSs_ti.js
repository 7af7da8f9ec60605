import { t as useReturnFocus } from "./use-return-focus-BZnSyO4y.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
// web/ui/dialog.tsx
/** A modal dialog: traps the focus, returns it, closes on Escape and on the backdrop. */
function Dialog$1({ open, onClose, ...rest }) {
	return /* @__PURE__ */ jsx(Dialog.Root, {
		open,
		onOpenChange: (next) => !next && onClose(),
		children: /* @__PURE__ */ jsx(Dialog.Portal, { children: /* @__PURE__ */ jsx(Sheet, { ...rest }) })
	});
}
/** Mounted while the dialog is open. */
function Sheet({ title, titleHidden = false, closeLabel, width = 480, first, children }) {
	const returnFocus = useReturnFocus();
	const theme = document.getElementById("content")?.closest("[data-theme]")?.dataset["theme"];
	const style = { "--dialog-width": `${width}px` };
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Dialog.Overlay, {
		className: "veil",
		"data-theme": theme
	}), /* @__PURE__ */ jsxs(Dialog.Content, {
		className: "dialog",
		"data-theme": theme,
		style,
		"aria-describedby": void 0,
		onOpenAutoFocus: (event) => {
			if (!first?.current) return;
			event.preventDefault();
			first.current.focus();
		},
		onCloseAutoFocus: returnFocus,
		children: [
			/* @__PURE__ */ jsx(Dialog.Title, {
				className: titleHidden ? "sr-only" : "pt-7 pr-14 pl-7 max-phone:pl-5 font-display text-2xl leading-8 font-[650]",
				children: title
			}),
			children,
			/* @__PURE__ */ jsx(Dialog.Close, {
				className: "icon-button dialog-close",
				"aria-label": closeLabel,
				children: /* @__PURE__ */ jsx(X, {
					size: 18,
					strokeWidth: 1.6,
					"aria-hidden": true
				})
			})
		]
	})] });
}
export { Dialog$1 as t };
