import { jsx } from "react/jsx-runtime";
// web/features/admin/parts/status.tsx
/** A word with a shape, so that status is never shown by colour alone. */
function Status({ look, children }) {
	return /* @__PURE__ */ jsx("span", {
		className: `status status-${look}`,
		children
	});
}
export { Status as t };
