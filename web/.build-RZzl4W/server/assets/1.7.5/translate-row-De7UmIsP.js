import { t as subtitleRowTexts } from "./subtitle-rows-B98cr-7X.js";
import { l as subtitleTexts } from "./subtitle-project-Cc7OUByw.js";
import { N as useUser, f as LanguageLink, g as Button } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { Languages, X } from "lucide-react";
// web/editors/kit/lines/translate-row.tsx
/** Has the lines translated; if no language model is connected, it says so and what to do. */
function TranslateRow({ translation, points }) {
	const texts = useAreaTexts(subtitleTexts);
	const words = useAreaTexts(subtitleRowTexts);
	const { tools } = useStudioMessages();
	const { gap } = useLanguage();
	const user = useUser();
	const { open, busy, refused, stopped, count, isAll } = translation;
	if (open === false) return /* @__PURE__ */ jsxs("p", {
		className: "note",
		children: [
			words.noEngine.translate,
			gap,
			words.noEngine.instead,
			gap,
			user?.is_operator && /* @__PURE__ */ jsx(LanguageLink, {
				className: "link",
				to: "/admin/engines",
				children: words.noEngine.connect
			})
		]
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "line-source-start",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "translate-row",
				children: [/* @__PURE__ */ jsxs(Button, {
					size: "small",
					className: "w-full",
					disabled: count === 0 || busy || open === void 0,
					onClick: translation.translateAll,
					children: [
						/* @__PURE__ */ jsx(Languages, {
							size: 15,
							strokeWidth: 1.6,
							"aria-hidden": true
						}),
						" ",
						busy ? words.translating.working : isAll ? words.translating.all : words.translating.missing({ count }),
						/* @__PURE__ */ jsx("span", {
							className: "line-source-price numbers",
							children: points === 0 ? texts.included : tools.run.price({ points })
						})
					]
				}), busy && /* @__PURE__ */ jsx(IconButton, {
					icon: X,
					small: true,
					label: texts.cancel,
					onClick: () => void translation.stop()
				})]
			}),
			stopped && /* @__PURE__ */ jsx("p", {
				className: "note",
				role: "status",
				children: stopped
			}),
			refused && /* @__PURE__ */ jsx("p", {
				className: "run-refused",
				role: "alert",
				children: /* @__PURE__ */ jsx(FailureWords, { failure: refused })
			})
		]
	});
}
export { TranslateRow };
