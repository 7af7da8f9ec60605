import { jsx } from "react/jsx-runtime";
import { clsx } from "clsx";
// web/ui/icon-button.tsx
/** A square button that shows only an icon. */
function IconButton({ icon: Icon, label, small = false, className, ...rest }) {
	return /* @__PURE__ */ jsx("button", {
		type: "button",
		"aria-label": label,
		title: label,
		...rest,
		className: clsx("icon-button", small && "icon-button-small", className),
		children: /* @__PURE__ */ jsx(Icon, {
			size: small ? 15 : 18,
			strokeWidth: 1.6,
			"aria-hidden": true
		})
	});
}
export { IconButton as t };
