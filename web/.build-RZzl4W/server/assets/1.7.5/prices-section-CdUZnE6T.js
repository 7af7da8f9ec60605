import { l as adminPrices, p as adminSetPrice } from "./admin-DJbjV66r.js";
import { n as adminTexts } from "./console-k-i_L_wC.js";
import { F as call, g as Button } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as AskDialog } from "./ask-dialog-CSoc-waU.js";
import { t as NumberField } from "./number-field-D-_hqoYA.js";
import { r as whole } from "./numbers-XqsLYxxQ.js";
import { t as RowsTable } from "./rows-table-BIHD-S9-.js";
import { n as useRows } from "./use-rows-BWlYw3nG.js";
import { t as useToolName } from "./use-tool-name-DNZMNkmW.js";
import { useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// web/features/admin/sections/prices-section.tsx
/** What each tool costs: the catalogue's points and what was changed. */
function PricesSection() {
	const { prices: texts, sections } = useAreaTexts(adminTexts);
	const { number, colon } = useLanguage();
	const toolName = useToolName();
	const [asked, setAsked] = useState();
	const rows = useRows(["prices"], async (_before, signal) => ({
		items: await call(adminPrices, { signal }),
		next: null
	}));
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("p", {
			className: "mb-5 max-w-[44em] text-ink-2",
			children: texts.line
		}),
		/* @__PURE__ */ jsx(RowsTable, {
			caption: sections.prices,
			list: rows,
			keyOf: ({ path }) => path,
			columns: [
				{
					label: texts.columns.tool,
					cell: ({ tool_id }) => /* @__PURE__ */ jsx("b", {
						className: "font-semibold",
						children: toolName(tool_id)
					})
				},
				{
					label: texts.columns.path,
					cell: ({ path }) => /* @__PURE__ */ jsx("span", {
						className: "admin-id",
						children: path
					})
				},
				{
					label: texts.columns.seed,
					figure: true,
					cell: ({ seed }) => number(seed)
				},
				{
					label: texts.columns.now,
					figure: true,
					cell: ({ seed, points }) => /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("b", {
						className: "font-semibold",
						children: number(points)
					}), points !== seed && /* @__PURE__ */ jsx("small", { children: texts.changed })] })
				}
			],
			acts: (price) => /* @__PURE__ */ jsx(Button, {
				size: "small",
				"aria-label": `${texts.edit}${colon}${toolName(price.tool_id)}`,
				onClick: () => setAsked(price),
				children: texts.edit
			})
		}),
		asked && /* @__PURE__ */ jsx(PriceDialog, {
			price: asked,
			name: toolName(asked.tool_id),
			onClose: () => setAsked(void 0)
		})
	] });
}
function PriceDialog({ price, name, onClose }) {
	const { prices: texts } = useAreaTexts(adminTexts);
	const [typed, setTyped] = useState(String(price.points));
	const [sent, setSent] = useState(false);
	const points = whole(typed, {
		from: 0,
		to: 1e5
	});
	return /* @__PURE__ */ jsx(AskDialog, {
		title: texts.title({ name }),
		lines: [texts.line],
		confirm: texts.save,
		check: () => {
			setSent(true);
			return points !== void 0;
		},
		act: async (reason) => {
			await call(adminSetPrice, { body: {
				path: price.path,
				points: points ?? price.points,
				reason
			} });
			return texts.done;
		},
		onClose,
		children: /* @__PURE__ */ jsx(NumberField, {
			label: texts.points,
			fact: texts.seed({ value: price.seed }),
			value: typed,
			onChange: setTyped,
			error: sent && points === void 0 ? texts.wrong : void 0
		})
	});
}
export { PricesSection };
