import { n as adminTexts } from "./console-k-i_L_wC.js";
import { a as useMessages, r as useAreaTexts } from "./messages-DIgvXott.js";
import { g as Button } from "../../entry-server.js";
import { n as Failed } from "./admin-page-C8JA1Rgz.js";
import { t as Table } from "./table-BXVfjpIL.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/features/admin/parts/rows-table.tsx
/** A list with its states: loading, failed, empty, and the rows with a button for more. */
function RowsTable({ list, narrowed = false, ...table }) {
	const { list: texts } = useAreaTexts(adminTexts);
	const { shell } = useMessages();
	const { rows, error, isFetching, more, again } = list;
	return /* @__PURE__ */ jsxs("div", {
		"aria-busy": isFetching,
		children: [
			rows === void 0 && error === null && /* @__PURE__ */ jsx("p", {
				role: "status",
				className: "py-6 text-ink-3",
				children: shell.loading
			}),
			rows?.length === 0 && /* @__PURE__ */ jsx("p", {
				className: "border-t border-ink py-6 text-ink-2",
				children: narrowed ? texts.nothingFound : texts.empty
			}),
			rows !== void 0 && rows.length > 0 && /* @__PURE__ */ jsx(Table, {
				...table,
				rows
			}),
			rows !== void 0 && /* @__PURE__ */ jsx("p", {
				role: "status",
				className: "sr-only",
				children: texts.shown({ count: rows.length })
			}),
			error !== null && /* @__PURE__ */ jsx(Failed, {
				error,
				onRetry: again
			}),
			more && /* @__PURE__ */ jsx(Button, {
				className: "mt-5",
				"aria-disabled": isFetching,
				onClick: () => !isFetching && more(),
				children: texts.more
			})
		]
	});
}
export { RowsTable as t };
