import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { g as Button } from "../../entry-server.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/features/billing/pricing/plans-failure.tsx
/** Why there are no plans to show. Loaded when idle, since most visits do not need error texts. */
function PlansFailure({ error, onRetry }) {
	const messages = useStudioMessages();
	return /* @__PURE__ */ jsxs("div", {
		className: "plan-note",
		role: "alert",
		children: [/* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(FailureWords, { failure: failureOf(error, messages, messages.failures.getData) }) }), /* @__PURE__ */ jsx(Button, {
			className: "mt-3",
			onClick: onRetry,
			children: messages.shell.retry
		})]
	});
}
export { PlansFailure as default };
