import { jsx } from "react/jsx-runtime";
import { clsx } from "clsx";
// web/ui/chip.tsx
/** A small button that stays pressed: a filter, a suggestion. Leave `pressed` out for one that only acts. */
function Chip({ pressed, small = false, className, ...rest }) {
	return /* @__PURE__ */ jsx("button", {
		type: "button",
		"aria-pressed": pressed,
		...rest,
		className: clsx("chip", small && "chip-small", className)
	});
}
export { Chip as t };
