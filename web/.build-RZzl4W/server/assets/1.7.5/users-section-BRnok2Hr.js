import { _ as adminUsers, g as adminUpdateUser } from "./admin-DJbjV66r.js";
import { n as adminTexts } from "./console-k-i_L_wC.js";
import { F as call, N as useUser, m as useLocalPath } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { o as useNavigate } from "./router-BPcfdpKO.js";
import { n as RowMenu, t as SearchForm } from "./search-form-DIhJ32TC.js";
import { t as RowsTable } from "./rows-table-BIHD-S9-.js";
import { t as Status } from "./status-Dd34n-y6.js";
import { n as useRows } from "./use-rows-BWlYw3nG.js";
import { t as useView } from "./use-view-DE8x-OwJ.js";
import { t as AskDialog } from "./ask-dialog-CSoc-waU.js";
import { useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// web/features/admin/sections/user-dialog.tsx
/** The request for each change that an operator can make to an account. */
var CHANGES = {
	promote: { is_operator: true },
	demote: { is_operator: false },
	disable: { disabled: true },
	enable: { disabled: false },
	signOut: { sign_out: true }
};
/** Asks before an account is changed. */
function UserDialog({ person, change, onClose }) {
	const texts = useAreaTexts(adminTexts).users[change];
	return /* @__PURE__ */ jsx(AskDialog, {
		title: texts.title({ name: person.name }),
		lines: [texts.line],
		confirm: texts.action,
		act: async (reason) => {
			await call(adminUpdateUser, {
				params: { id: person.id },
				body: {
					...CHANGES[change],
					reason
				}
			});
			return texts.done;
		},
		onClose
	});
}
// web/features/admin/sections/users-section.tsx
/** Accounts: who they are, where they work, and what an operator can do about them. */
function UsersSection() {
	const { users: texts, sections, list } = useAreaTexts(adminTexts);
	const { date } = useLanguage();
	const view = useView();
	const navigate = useNavigate();
	const localPath = useLocalPath();
	const ownId = useUser()?.id;
	const search = view.get("search");
	const [asked, setAsked] = useState();
	const rows = useRows(["users", search], (before, signal) => call(adminUsers, {
		query: {
			search,
			before
		},
		signal
	}));
	const actsOf = (person) => [...changesOf(person, ownId).map((change) => ({
		label: texts[change].action,
		run: () => setAsked({
			person,
			change
		})
	})), {
		label: list.history,
		run: () => void navigate(localPath(`/admin/audit?subject_id=${person.id}`))
	}];
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(SearchForm, {
			hint: texts.searchHint,
			value: search,
			onSearch: (text) => view.set("search", text)
		}),
		/* @__PURE__ */ jsx(RowsTable, {
			caption: sections.users,
			list: rows,
			narrowed: search !== void 0,
			keyOf: ({ id }) => id,
			columns: [
				{
					label: texts.columns.name,
					cell: ({ id, name }) => /* @__PURE__ */ jsxs("b", {
						className: "font-semibold",
						children: [name, id === ownId && /* @__PURE__ */ jsx("span", {
							className: "font-normal text-ink-3",
							children: texts.you
						})]
					})
				},
				{
					label: texts.columns.contact,
					cell: ({ email, mobile }) => /* @__PURE__ */ jsxs(Fragment$1, { children: [email !== null && /* @__PURE__ */ jsx("span", {
						className: "break-all",
						children: email
					}), mobile !== null && /* @__PURE__ */ jsx("span", {
						className: "block",
						children: mobile
					})] })
				},
				{
					label: texts.columns.organisations,
					cell: (person) => /* @__PURE__ */ jsx(Places, { person })
				},
				{
					label: texts.columns.since,
					cell: ({ created_at }) => date(created_at)
				},
				{
					label: texts.columns.state,
					cell: (person) => /* @__PURE__ */ jsx(State, { person })
				}
			],
			acts: (person) => /* @__PURE__ */ jsx(RowMenu, {
				name: person.name,
				acts: actsOf(person)
			})
		}),
		asked && /* @__PURE__ */ jsx(UserDialog, {
			...asked,
			onClose: () => setAsked(void 0)
		})
	] });
}
/** The changes that make sense for an account; operators cannot take rights away from themselves. */
function changesOf(person, ownId) {
	const own = person.id === ownId;
	if (person.disabled) return ["enable"];
	return [
		...person.is_operator ? person.operator_by_settings || own ? [] : ["demote"] : ["promote"],
		"signOut",
		...own ? [] : ["disable"]
	];
}
function Places({ person }) {
	const { roles } = useAreaTexts(adminTexts).users;
	const names = roles;
	return person.organisations.map(({ id, name, role }) => /* @__PURE__ */ jsxs("span", {
		className: "block",
		children: [
			name,
			" ",
			/* @__PURE__ */ jsx("span", {
				className: "text-ink-3",
				children: names[role] ?? role
			})
		]
	}, id));
}
function State({ person }) {
	const { users: texts } = useAreaTexts(adminTexts);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Status, {
		look: person.disabled ? "failed" : "done",
		children: person.disabled ? texts.disabled : texts.active
	}), person.is_operator && /* @__PURE__ */ jsx("small", { children: person.operator_by_settings ? texts.bySettings : texts.operator })] });
}
export { UsersSection };
