import { i as useLanguage } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { g as Button } from "../../entry-server.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { t as mayRetry } from "./may-retry-DVsIsPBL.js";
import { t as pageQueue } from "./page-queue-45hH76tP.js";
import { n as uploadReason } from "./refusal-CUCveMwn.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { RotateCw, X } from "lucide-react";
// web/uploads/upload-rows.tsx
/** Uploads that wait for their turn and are listed by name; of more only the number is shown. */
var LISTED_WAITING = 3;
/** Uploads that wait, are under way or failed, and files that were refused, each with its actions. */
function UploadRows({ input }) {
	const { texts, uploads, refusals, preparing, unsent } = input;
	const waiting = uploads.filter(({ state }) => state.kind === "waiting");
	const unlisted = waiting.length > 4 ? waiting.slice(LISTED_WAITING) : [];
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		unsent && /* @__PURE__ */ jsx("p", {
			className: "note",
			children: texts.local
		}),
		(preparing || uploads.length > 0) && /* @__PURE__ */ jsxs("ul", {
			className: "upload-rows",
			children: [
				preparing && /* @__PURE__ */ jsxs("li", {
					className: "upload-row",
					children: [/* @__PURE__ */ jsx("span", {
						className: "upload-state",
						role: "status",
						children: texts.state.preparing
					}), /* @__PURE__ */ jsx("progress", { "aria-label": texts.state.preparing })]
				}),
				uploads.filter((upload) => !unlisted.includes(upload)).map((upload) => /* @__PURE__ */ jsx(UploadRow, {
					upload,
					input
				}, upload.id)),
				unlisted.length > 0 && /* @__PURE__ */ jsx("li", {
					className: "upload-row",
					children: /* @__PURE__ */ jsx("span", {
						className: "upload-state",
						children: texts.state.moreWaiting({ count: unlisted.length })
					})
				})
			]
		}),
		refusals.map(({ id, name, text, hint, again }) => /* @__PURE__ */ jsxs("div", {
			className: "upload-refusal",
			role: "alert",
			children: [/* @__PURE__ */ jsxs("p", { children: [
				/* @__PURE__ */ jsx("b", { children: text }),
				name !== "" && /* @__PURE__ */ jsx("span", {
					className: "upload-name",
					children: name
				}),
				hint !== "" && /* @__PURE__ */ jsx("span", { children: hint }),
				again && /* @__PURE__ */ jsxs(Button, {
					size: "small",
					onClick: again,
					children: [/* @__PURE__ */ jsx(RotateCw, {
						size: 13,
						"aria-hidden": true
					}), texts.state.retry]
				})
			] }), /* @__PURE__ */ jsx(IconButton, {
				icon: X,
				small: true,
				label: texts.state.dismiss,
				onClick: () => input.dismiss(id)
			})]
		}, id))
	] });
}
function UploadRow({ upload, input: { texts } }) {
	const messages = useStudioMessages();
	const { share } = useLanguage();
	const { id, state, source } = upload;
	const { name } = source;
	const remove = () => pageQueue().remove(id);
	if (state.kind === "failed") {
		const { text, hint } = uploadReason(state.error, name, texts, messages);
		return /* @__PURE__ */ jsxs("li", {
			className: "upload-refusal",
			role: "alert",
			children: [/* @__PURE__ */ jsxs("p", { children: [
				/* @__PURE__ */ jsx("b", { children: text }),
				/* @__PURE__ */ jsx("span", {
					className: "upload-name",
					children: name
				}),
				hint !== "" && /* @__PURE__ */ jsx("span", { children: hint }),
				mayRetry(state.error) && /* @__PURE__ */ jsxs(Button, {
					size: "small",
					onClick: () => pageQueue().retry(id),
					children: [/* @__PURE__ */ jsx(RotateCw, {
						size: 13,
						"aria-hidden": true
					}), texts.state.retry]
				})
			] }), /* @__PURE__ */ jsx(IconButton, {
				icon: X,
				small: true,
				label: texts.removeOne({ name }),
				onClick: remove
			})]
		});
	}
	const sent = state.kind === "sending" || state.kind === "offline" ? state.share : 0;
	const line = {
		waiting: texts.state.waiting,
		sending: sent < 1 ? texts.state.sending({ share: share(sent) }) : texts.state.finishing,
		offline: texts.state.offline
	}[state.kind];
	return /* @__PURE__ */ jsxs("li", {
		className: "upload-row",
		children: [
			/* @__PURE__ */ jsx("span", {
				className: "upload-name",
				children: name
			}),
			/* @__PURE__ */ jsx("span", {
				className: "upload-state",
				children: line
			}),
			/* @__PURE__ */ jsx(IconButton, {
				icon: X,
				small: true,
				label: texts.state.cancel({ name }),
				onClick: remove
			}),
			/* @__PURE__ */ jsx("progress", {
				"aria-label": name,
				...sent < 1 && { value: sent }
			})
		]
	});
}
export { UploadRows };
