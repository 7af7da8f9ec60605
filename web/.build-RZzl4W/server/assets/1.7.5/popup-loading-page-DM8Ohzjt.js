import { t as accountTexts } from "./account-B0gYuHFw.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as PopupWindow } from "./popup-window-BUEkUhDE.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/features/pages/popup-loading-page.tsx
/** What a popup shows until it is sent to its destination (specification, section 2). */
function PopupLoadingPage() {
	const { social } = useAreaTexts(accountTexts);
	return /* @__PURE__ */ jsxs(PopupWindow, { children: [/* @__PURE__ */ jsx("span", {
		"aria-hidden": true,
		className: "size-3 animate-pulse rounded-full bg-seal"
	}), /* @__PURE__ */ jsx("h1", {
		className: "font-ui text-[15px] leading-6 font-normal tracking-normal text-ink-2",
		children: social.popup.loading
	})] });
}
export { PopupLoadingPage as default };
