import { i as useLanguage } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as ResultMenu } from "./result-menu-yjX4YIDK.js";
import { t as subjectOfCreation } from "./verb-subject-BZVoASzP.js";
import { t as FileThumbnail } from "./file-thumbnail-JTvhGp4-.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/result/earlier-day.tsx
/** The results of a tool on one day. */
function EarlierDay({ group, shownId, onPick, actionsOf }) {
	const { panes } = useStudioMessages().tools;
	const { date, number, time } = useLanguage();
	const { day, items } = group;
	const name = typeof day === "string" ? panes[day] : date(day.toISOString());
	return /* @__PURE__ */ jsxs("section", {
		className: "history-day",
		"aria-label": name,
		children: [/* @__PURE__ */ jsxs("h3", { children: [/* @__PURE__ */ jsx("span", { children: name }), /* @__PURE__ */ jsx("span", { children: number(items.length) })] }), /* @__PURE__ */ jsx("div", {
			className: "history-grid",
			children: items.map((creation) => {
				const { file } = creation;
				const wide = (file.width ?? 1) / (file.height ?? 1) > 1.4;
				return /* @__PURE__ */ jsx(ResultMenu, {
					subject: subjectOfCreation(creation),
					actions: actionsOf(creation),
					children: /* @__PURE__ */ jsx("button", {
						type: "button",
						className: "history-picture",
						"data-wide": wide,
						"aria-pressed": creation.id === shownId,
						onClick: () => onPick(creation),
						children: /* @__PURE__ */ jsx(FileThumbnail, {
							file,
							alt: creation.prompt || panes.untitled({ time: time(creation.created_at) })
						})
					})
				}, creation.id);
			})
		})]
	});
}
export { EarlierDay as default };
