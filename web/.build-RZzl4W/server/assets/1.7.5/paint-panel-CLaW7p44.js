import { t as canvasTexts } from "./canvas-DPdYRxZI.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { useRef } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Popover } from "radix-ui";
// web/canvas/ui/keys-help.tsx
/** The keys of an editor, as a list. */
function KeysHelp({ names }) {
	const { keys, tools } = useAreaTexts(canvasTexts);
	return /* @__PURE__ */ jsxs("section", {
		"aria-label": tools.keys,
		children: [/* @__PURE__ */ jsx("h3", {
			className: "paint-panel-title",
			children: tools.keys
		}), /* @__PURE__ */ jsx("dl", {
			className: "paint-keys",
			children: names.map((name) => {
				const [key, does] = keys[name];
				return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: key }), /* @__PURE__ */ jsx("dd", { children: does })] }, name);
			})
		})]
	});
}
// web/canvas/ui/paint-panel.tsx
/** The panel of a toolbar, attached to its last button. */
function PaintPanel({ button, keys, onClose, children }) {
	const leftByPointer = useRef(false);
	return /* @__PURE__ */ jsxs(Popover.Root, {
		open: true,
		onOpenChange: (open) => !open && onClose(),
		children: [/* @__PURE__ */ jsx(Popover.Anchor, { virtualRef: button }), /* @__PURE__ */ jsxs(Popover.Content, {
			className: "menu paint-panel",
			side: "top",
			align: "end",
			sideOffset: 10,
			collisionPadding: 12,
			onInteractOutside: (event) => {
				if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
				else leftByPointer.current = true;
			},
			onCloseAutoFocus: (event) => {
				event.preventDefault();
				if (!leftByPointer.current) button.current?.focus();
			},
			children: [children, /* @__PURE__ */ jsx(KeysHelp, { names: keys })]
		})]
	});
}
export { PaintPanel as default };
