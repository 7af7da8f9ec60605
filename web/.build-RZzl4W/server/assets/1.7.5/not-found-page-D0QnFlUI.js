import { _ as buttonClass, f as LanguageLink } from "../../entry-server.js";
import { a as useMessages } from "./messages-DIgvXott.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/features/pages/not-found-page.tsx
/** The page for unknown addresses, with links. */
function NotFoundPage() {
	const { notFound } = useMessages().pages;
	return /* @__PURE__ */ jsxs("section", {
		className: "wrap grid min-h-[60vh] content-center justify-items-start gap-4 py-16",
		children: [
			/* @__PURE__ */ jsx("h1", {
				className: "text-[40px] leading-[44px] max-phone:text-3xl",
				children: notFound.title
			}),
			/* @__PURE__ */ jsx("p", {
				className: "max-w-[36em] text-[17px] leading-7 text-ink-2",
				children: notFound.line
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "mt-2 flex flex-wrap gap-3",
				children: [
					/* @__PURE__ */ jsx(LanguageLink, {
						className: buttonClass({ look: "ink" }),
						to: "/",
						children: notFound.home
					}),
					/* @__PURE__ */ jsx(LanguageLink, {
						className: buttonClass({}),
						to: "/create",
						children: notFound.create
					}),
					/* @__PURE__ */ jsx(LanguageLink, {
						className: buttonClass({ look: "quiet" }),
						to: "/my-creation",
						children: notFound.creations
					})
				]
			})
		]
	});
}
export { NotFoundPage as default };
