import { t as adminAudit } from "./admin-DJbjV66r.js";
import { n as adminTexts } from "./console-k-i_L_wC.js";
import { F as call, g as Button } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { n as formatMoney } from "./money-CQkmAZPE.js";
import { t as RowsTable } from "./rows-table-BIHD-S9-.js";
import { n as useRows } from "./use-rows-BWlYw3nG.js";
import { t as useToolName } from "./use-tool-name-DNZMNkmW.js";
import { t as useView } from "./use-view-DE8x-OwJ.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// web/features/admin/sections/audit-changes.ts
/**
* What differs between `before` and `after` in the details of a line of the audit log; nothing if one of them is
* missing, as for something new.
*/
function changesIn(details) {
	const before = details?.["before"];
	const after = details?.["after"];
	if (!isRecord(before) || !isRecord(after)) return [];
	return [.../* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => field in before && field in after && before[field] !== after[field]).map((field) => {
		const change = {
			field,
			before: before[field],
			after: after[field]
		};
		const currency = after["currency"];
		return field === "price" && typeof currency === "string" ? {
			...change,
			currency
		} : change;
	});
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// web/features/admin/sections/audit-section.tsx
/** What operators did, and why. */
function AuditSection() {
	const { audit: texts, sections } = useAreaTexts(adminTexts);
	const { time } = useLanguage();
	const toolName = useToolName();
	const view = useView();
	const subjectId = view.get("subject_id");
	const rows = useRows(["audit", subjectId], (before, signal) => call(adminAudit, {
		query: {
			before,
			subject_id: subjectId
		},
		signal
	}));
	const actions = texts.actions;
	const subjects = texts.subjects;
	const nameOf = ({ subject, subject_id: id }) => subject === "tool" ? toolName(id) : id.slice(-12);
	return /* @__PURE__ */ jsxs(Fragment, { children: [subjectId !== void 0 && /* @__PURE__ */ jsxs("p", {
		className: "mb-5 flex flex-wrap items-center gap-3 text-ink-2",
		children: [/* @__PURE__ */ jsx("span", {
			className: "min-w-0 break-all",
			children: texts.onlyOf({ subject: subjectId })
		}), /* @__PURE__ */ jsx(Button, {
			size: "small",
			onClick: () => view.set("subject_id", void 0),
			children: texts.everything
		})]
	}), /* @__PURE__ */ jsx(RowsTable, {
		caption: sections.audit,
		list: rows,
		narrowed: subjectId !== void 0,
		keyOf: ({ id }) => id,
		columns: [
			{
				label: texts.columns.time,
				cell: ({ created_at }) => time(created_at)
			},
			{
				label: texts.columns.operator,
				cell: ({ operator }) => operator.name
			},
			{
				label: texts.columns.action,
				cell: ({ action }) => /* @__PURE__ */ jsx("b", {
					className: "font-semibold",
					children: actions[action] ?? action
				})
			},
			{
				label: texts.columns.subject,
				cell: (entry) => /* @__PURE__ */ jsxs("button", {
					type: "button",
					className: "link text-left",
					onClick: () => view.set("subject_id", entry.subject_id),
					children: [
						subjects[entry.subject] ?? entry.subject,
						" ",
						/* @__PURE__ */ jsx("span", {
							className: "admin-id",
							children: nameOf(entry)
						})
					]
				})
			},
			{
				label: texts.columns.reason,
				cell: ({ reason }) => reason
			},
			{
				label: texts.columns.change,
				cell: (entry) => /* @__PURE__ */ jsx(Change, { entry })
			}
		]
	})] });
}
function Change({ entry }) {
	const { audit: texts, list } = useAreaTexts(adminTexts);
	const { language, number, colon } = useLanguage();
	const fields = texts.fields;
	const shown = (value, currency) => {
		if (typeof value === "boolean") return value ? texts.yes : texts.no;
		if (typeof value !== "number") return String(value ?? "–");
		return currency === void 0 ? number(value) : formatMoney(value, currency, language);
	};
	return /* @__PURE__ */ jsxs(Fragment, { children: [changesIn(entry.details).map(({ field, before, after, currency }) => /* @__PURE__ */ jsxs("span", {
		className: "block",
		children: [
			fields[field] ?? field,
			colon,
			shown(before, currency),
			" → ",
			shown(after, currency)
		]
	}, field)), entry.details !== null && /* @__PURE__ */ jsxs("details", {
		className: "admin-more",
		children: [/* @__PURE__ */ jsx("summary", { children: list.details }), /* @__PURE__ */ jsx("pre", { children: JSON.stringify(entry.details, null, 2) })]
	})] });
}
export { AuditSection };
