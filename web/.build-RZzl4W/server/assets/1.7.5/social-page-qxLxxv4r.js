import { t as accountTexts } from "./account-B0gYuHFw.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as PopupWindow } from "./popup-window-BUEkUhDE.js";
import { g as Button } from "../../entry-server.js";
import { i as resultOfQuery, n as deliverResult, t as SOCIAL_CHANNEL } from "./social-result-DN_egGsp.js";
import { useEffect, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/features/accounts/social/social-page.tsx
/** Where the provider sends the popup back to: it passes the answer to the page that waits for it, and closes. */
function PopupSocialPage() {
	const { popup: texts } = useAreaTexts(accountTexts).social;
	const [result] = useState(() => resultOfQuery(location.search));
	useEffect(() => {
		history.replaceState(null, "", location.pathname);
		if (!result) return;
		deliverResult(result, {
			origin: location.origin,
			opener: window.opener,
			broadcast: (message) => {
				const channel = new BroadcastChannel(SOCIAL_CHANNEL);
				channel.postMessage(message);
				channel.close();
			}
		});
		window.close();
	}, [result]);
	return /* @__PURE__ */ jsxs(PopupWindow, { children: [/* @__PURE__ */ jsx("h1", {
		className: "font-ui text-[15px] leading-6 font-normal tracking-normal text-ink-2",
		children: result ? texts.done : texts.failed
	}), /* @__PURE__ */ jsx(Button, {
		onClick: () => window.close(),
		children: texts.close
	})] });
}
export { PopupSocialPage as default };
