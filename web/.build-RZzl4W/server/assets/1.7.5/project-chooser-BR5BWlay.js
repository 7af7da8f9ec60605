import { t as memberTexts } from "./member-BplNEBjs.js";
import { r as useCurrentProject, t as chooseProject } from "./current-project-iOEuJSQr.js";
import { N as useUser, f as LanguageLink, o as Disclosure } from "../../entry-server.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { a as useLocation } from "./router-BPcfdpKO.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Check, Folder } from "lucide-react";
// web/features/organisations/projects/project-chooser.tsx
/** Part of a workspace's header: the project that new runs go to. */
function ProjectChooser() {
	const { chooser: texts } = useAreaTexts(memberTexts);
	const user = useUser();
	const project = useCurrentProject();
	const { pathname } = useLocation();
	if (!user || !project?.current) return null;
	const { current, open } = project;
	return /* @__PURE__ */ jsx(Disclosure, {
		button: /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Folder, {
			size: 16,
			strokeWidth: 1.6,
			"aria-hidden": true,
			className: "flex-none text-ink-3"
		}), /* @__PURE__ */ jsx("span", {
			className: "max-w-44 truncate max-phone:hidden",
			children: current.name
		})] }),
		label: texts.label({ name: current.name }),
		buttonClass: "flex h-9 min-w-9 items-center justify-center gap-2 rounded-control px-2.5 text-[13px] hover:bg-sunk",
		align: "end",
		closeOn: pathname,
		panelClass: "max-h-[70dvh] w-[min(300px,calc(100vw-24px))] max-phone:fixed max-phone:top-14 max-phone:right-3",
		children: (close) => /* @__PURE__ */ jsxs(Fragment, { children: [
			/* @__PURE__ */ jsx("div", {
				className: "px-2.5 pt-1 text-xs leading-5 text-ink-3",
				children: texts.heading
			}),
			/* @__PURE__ */ jsx("div", {
				role: "group",
				"aria-label": texts.heading,
				children: open.map(({ id, name }) => /* @__PURE__ */ jsxs("button", {
					type: "button",
					className: "menu-item",
					"aria-pressed": id === current.id,
					onClick: () => {
						chooseProject(user.org_user.org_id, id);
						close();
					},
					children: [/* @__PURE__ */ jsx("span", {
						className: "min-w-0 flex-1 break-words",
						children: name
					}), id === current.id && /* @__PURE__ */ jsx(Check, {
						size: 16,
						"aria-hidden": true,
						className: "flex-none"
					})]
				}, id))
			}),
			/* @__PURE__ */ jsx("div", { className: "menu-line" }),
			/* @__PURE__ */ jsx(LanguageLink, {
				className: "menu-item",
				to: "/projects",
				children: texts.manage
			})
		] })
	});
}
export { ProjectChooser as default };
