import { _ as askToSignIn } from "./session-DiDZXz4K.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { a as useMessages } from "./messages-DIgvXott.js";
import { g as Button } from "../../entry-server.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/shell/page-states.tsx
/** What a guest sees on a page for members. */
function GuestState({ line }) {
	const { shell } = useMessages();
	return /* @__PURE__ */ jsxs("div", {
		className: "mt-6 grid justify-items-start gap-4",
		children: [/* @__PURE__ */ jsx("p", {
			className: "text-ink-2",
			children: line
		}), /* @__PURE__ */ jsx(Button, {
			look: "seal",
			onClick: () => void askToSignIn(),
			children: shell.signIn
		})]
	});
}
/** Placeholder for data that is loading or failed to load: then with the reason and a retry. */
function LoadState({ query }) {
	const messages = useStudioMessages();
	if (!query.isError) return /* @__PURE__ */ jsx("p", {
		role: "status",
		className: "py-4 text-ink-3",
		children: messages.shell.loading
	});
	return /* @__PURE__ */ jsxs("div", {
		role: "alert",
		className: "grid justify-items-start gap-3 py-4",
		children: [/* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(FailureWords, { failure: failureOf(query.error, messages, messages.failures.getData) }) }), /* @__PURE__ */ jsx(Button, {
			onClick: () => void query.refetch(),
			children: messages.shell.retry
		})]
	});
}
export { LoadState as n, GuestState as t };
