import { F as call, f as LanguageLink, ft as switchOrganisation, v as toast, x as enterOrganisation } from "../../entry-server.js";
import { t as teamTexts } from "./team-Dn9LN45I.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { r as useOrganisations } from "./use-team-T5FlmiW_.js";
import { t as useAction } from "./use-action-D7oamkVj.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useQueryClient } from "@tanstack/react-query";
import { Check, FolderOpen, UsersRound } from "lucide-react";
// web/features/organisations/switcher/organisation-switcher.tsx
/** Part of the account menu: team, projects, and the user's organisations if there are several. */
function OrganisationSwitcher() {
	const { switcher: texts } = useAreaTexts(teamTexts);
	const { failures } = useStudioMessages();
	const client = useQueryClient();
	const { data, isError } = useOrganisations();
	const { working, act } = useAction();
	const go = async ({ id, name }) => {
		if (!await act(() => call(switchOrganisation, { params: { id } }))) return;
		toast(texts.switched({ team: name }));
		enterOrganisation(client);
	};
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsxs(LanguageLink, {
			className: "menu-item",
			to: "/projects",
			children: [/* @__PURE__ */ jsx(FolderOpen, {
				size: 16,
				strokeWidth: 1.6,
				"aria-hidden": true
			}), texts.projects]
		}),
		/* @__PURE__ */ jsxs(LanguageLink, {
			className: "menu-item",
			to: "/team",
			children: [/* @__PURE__ */ jsx(UsersRound, {
				size: 16,
				strokeWidth: 1.6,
				"aria-hidden": true
			}), texts.manage]
		}),
		isError && /* @__PURE__ */ jsx("p", {
			className: "note px-2.5 py-1",
			children: failures.getData
		}),
		data !== void 0 && data.length > 1 && /* @__PURE__ */ jsxs("div", {
			role: "group",
			"aria-label": texts.label,
			"aria-busy": working,
			children: [
				/* @__PURE__ */ jsx("div", { className: "menu-line" }),
				/* @__PURE__ */ jsx("div", {
					"aria-hidden": true,
					className: "px-2.5 pt-1 text-xs leading-5 text-ink-3",
					children: texts.label
				}),
				data.map((each) => /* @__PURE__ */ jsxs("button", {
					type: "button",
					className: "menu-item",
					"aria-pressed": each.current,
					onClick: () => !each.current && void go(each),
					children: [/* @__PURE__ */ jsx("span", {
						className: "min-w-0 flex-1 break-words",
						children: each.name
					}), each.current && /* @__PURE__ */ jsx(Check, {
						size: 16,
						"aria-label": texts.current
					})]
				}, each.id))
			]
		})
	] });
}
export { OrganisationSwitcher as default };
