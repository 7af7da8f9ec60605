import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { t as currentUser } from "./accounts-DPOkM-YG.js";
import { F as call, S as QUERY_KEYS, g as Button, jt as lazyPart } from "../../entry-server.js";
import { a as useMessages } from "./messages-DIgvXott.js";
import { h as useSignedIn } from "./session-DiDZXz4K.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { useQuery } from "@tanstack/react-query";
// web/features/admin/parts/failed.tsx
/** Says what could not be loaded and why, and offers to try again. */
function Failed({ error, onRetry }) {
	const messages = useStudioMessages();
	return /* @__PURE__ */ jsxs("div", {
		role: "alert",
		className: "grid justify-items-start gap-3 py-6",
		children: [/* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(FailureWords, { failure: failureOf(error, messages, messages.failures.getData) }) }), /* @__PURE__ */ jsx(Button, {
			onClick: onRetry,
			children: messages.shell.retry
		})]
	});
}
// web/features/admin/admin-page.tsx
var admin_page_exports = /* @__PURE__ */ __exportAll({ default: () => AdminPage });
/** Loaded lazily, since few visitors of the page may see the console. */
var Console = lazyPart(() => import("./console-k-i_L_wC.js").then((n) => n.t));
/** The operators' console (decisions, Operators). Everyone else sees `notFound`. */
function AdminPage({ notFound }) {
	const { shell } = useMessages();
	const signedIn = useSignedIn();
	const user = useQuery({
		queryKey: QUERY_KEYS.user,
		queryFn: ({ signal }) => call(currentUser, { signal }),
		enabled: signedIn
	});
	if (signedIn && user.isPending) return /* @__PURE__ */ jsx("p", {
		role: "status",
		className: "wrap py-16 text-ink-3",
		children: shell.loading
	});
	if (signedIn && user.data === void 0) return /* @__PURE__ */ jsx("div", {
		className: "wrap py-16",
		children: /* @__PURE__ */ jsx(Failed, {
			error: user.error,
			onRetry: () => void user.refetch()
		})
	});
	if (!signedIn || !user.data?.is_operator) return notFound;
	return /* @__PURE__ */ jsx(Console, {});
}
export { AdminPage as default, Failed as n, admin_page_exports as t };
