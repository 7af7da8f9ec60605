import { P as useUserQuery } from "../../entry-server.js";
import { h as useSignedIn } from "./session-DiDZXz4K.js";
import { n as LoadState, t as GuestState } from "./page-states-vJX3YIyi.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/shell/member-page.tsx
/** A page for signed-in users: guests are asked to sign in, and intermediate states are shown. */
function MemberPage({ title, guest, children }) {
	const signedIn = useSignedIn();
	const query = useUserQuery();
	return /* @__PURE__ */ jsxs("div", {
		className: "wrap pt-12 pb-20 max-phone:pt-7",
		children: [/* @__PURE__ */ jsx("h1", {
			className: "text-4xl leading-10",
			children: title
		}), !signedIn ? /* @__PURE__ */ jsx(GuestState, { line: guest }) : query.data === void 0 ? /* @__PURE__ */ jsx(LoadState, { query }) : children(query.data)]
	});
}
export { MemberPage as t };
