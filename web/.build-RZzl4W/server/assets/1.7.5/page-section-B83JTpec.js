import { useId } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/shell/page-section.tsx
/** A part of the page under an ink rule: its title in the margin column, its content beside it. */
function PageSection({ title, line, children }) {
	const id = useId();
	return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": id,
		className: "grid max-w-[960px] grid-cols-[260px_minmax(0,1fr)] gap-x-12 gap-y-5 border-t border-ink py-8 max-phone:grid-cols-1",
		children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h2", {
			id,
			className: "text-xl leading-7",
			children: title
		}), /* @__PURE__ */ jsx("p", {
			className: "mt-1 text-[13px] text-ink-2",
			children: line
		})] }), /* @__PURE__ */ jsx("div", {
			className: "min-w-0",
			children
		})]
	});
}
export { PageSection as t };
