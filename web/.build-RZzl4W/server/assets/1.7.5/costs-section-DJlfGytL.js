import { n as adminCosts, r as adminCostsFile, t as COST_GROUPS } from "./admin-costs-D6LtPyMv.js";
import { n as adminTexts } from "./console-k-i_L_wC.js";
import { F as call, I as openResponse } from "../../entry-server.js";
import { t as deviceTimeZone } from "./device-time-zone-BsLy8wWy.js";
import { a as useMessages, i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as Chip } from "./chip-DsRfksQi.js";
import { t as DownloadButton } from "./download-button-D_TxlBrH.js";
import { i as MarginFigure, n as CostFigure, o as BelowZero, r as IncomeFigure } from "./money-figures-B1JVQ6UP.js";
import { n as Failed } from "./admin-page-C8JA1Rgz.js";
import { t as Table } from "./table-BXVfjpIL.js";
import { t as ADMIN_KEY } from "./use-rows-BWlYw3nG.js";
import { t as useToolName } from "./use-tool-name-DNZMNkmW.js";
import { t as useView } from "./use-view-DE8x-OwJ.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useQuery } from "@tanstack/react-query";
// web/features/admin/sections/costs-section.tsx
var RANGES = [
	1,
	7,
	30,
	90
];
var USUAL_DAYS = 30;
/** What runs cost the operator and what they brought in: by tool, by tool and engine, by model, or by day. */
function CostsSection() {
	const { costs: texts } = useAreaTexts(adminTexts);
	const { shell } = useMessages();
	const view = useView();
	const by = COST_GROUPS.find((each) => each === view.get("by")) ?? "tool";
	const days = RANGES.find((each) => String(each) === view.get("days")) ?? USUAL_DAYS;
	const range = {
		days,
		time_zone: deviceTimeZone()
	};
	const { data, error, refetch } = useQuery({
		queryKey: [
			ADMIN_KEY,
			"costs",
			by,
			range
		],
		queryFn: ({ signal }) => call(adminCosts, {
			query: {
				...range,
				by
			},
			signal
		}),
		staleTime: 0
	});
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx("p", {
			className: "mb-5 max-w-[44em] text-ink-2",
			children: texts.line
		}),
		/* @__PURE__ */ jsxs("div", {
			className: "mb-5 flex flex-wrap items-center gap-x-6 gap-y-3",
			children: [
				/* @__PURE__ */ jsx("div", {
					role: "group",
					"aria-label": texts.group,
					className: "flex flex-wrap gap-2",
					children: COST_GROUPS.map((each) => /* @__PURE__ */ jsx(Chip, {
						pressed: each === by,
						onClick: () => view.set("by", each === "tool" ? void 0 : each),
						children: texts.groups[each]
					}, each))
				}),
				/* @__PURE__ */ jsx("div", {
					role: "group",
					"aria-label": texts.range,
					className: "flex flex-wrap gap-2",
					children: RANGES.map((count) => /* @__PURE__ */ jsx(Chip, {
						pressed: count === days,
						onClick: () => view.set("days", count === USUAL_DAYS ? void 0 : String(count)),
						children: texts.days({ count })
					}, count))
				}),
				/* @__PURE__ */ jsx(DownloadButton, {
					label: texts.download,
					loadingLabel: texts.downloading,
					fetchFile: () => openResponse(adminCostsFile, { query: range }),
					fileName: () => `inkreel-costs-${(/* @__PURE__ */ new Date()).toLocaleDateString("sv-SE")}.csv`
				})
			]
		}),
		error !== null && /* @__PURE__ */ jsx(Failed, {
			error,
			onRetry: () => void refetch()
		}),
		error === null && data === void 0 && /* @__PURE__ */ jsx("p", {
			role: "status",
			className: "py-6 text-ink-3",
			children: shell.loading
		}),
		data?.rows.length === 0 && /* @__PURE__ */ jsx("p", {
			className: "border-t border-ink py-6 text-ink-2",
			children: texts.none
		}),
		data !== void 0 && data.rows.length > 0 && /* @__PURE__ */ jsx(Costs, {
			by,
			rows: data.rows,
			total: data.total
		})
	] });
}
function Costs({ by, rows, total }) {
	const { costs: texts, sections } = useAreaTexts(adminTexts);
	const { language, number, date } = useLanguage();
	const toolName = useToolName();
	const engineOf = ({ engine }) => engine?.[language] ?? texts.noEngine;
	const modelOf = ({ model }) => model ?? texts.noModel;
	const toolOf = ({ tool_id }) => toolName(tool_id ?? "");
	const nameOf = (row) => {
		if (row.day !== null) return date(row.day);
		const tool = toolOf(row);
		if (by === "model") return texts.route({
			tool,
			engine: [engineOf(row), modelOf(row)].join(" · ")
		});
		return by === "route" ? texts.route({
			tool,
			engine: engineOf(row)
		}) : tool;
	};
	const first = {
		day: [{
			label: texts.columns.day,
			cell: nameOf
		}],
		tool: [{
			label: texts.columns.tool,
			cell: nameOf
		}],
		route: [{
			label: texts.columns.tool,
			cell: toolOf
		}, {
			label: texts.columns.engine,
			cell: engineOf
		}],
		model: [
			{
				label: texts.columns.tool,
				cell: toolOf
			},
			{
				label: texts.columns.engine,
				cell: engineOf
			},
			{
				label: texts.columns.model,
				cell: modelOf
			}
		]
	}[by];
	const isTotal = (row) => row.tool_id === null && row.day === null;
	const sum = {
		tool_id: null,
		engine: null,
		model: null,
		day: null,
		...total
	};
	const [name, ...others] = first;
	return /* @__PURE__ */ jsxs(Fragment, { children: [by !== "day" && /* @__PURE__ */ jsx(BelowZero, { rows: rows.map((row) => ({
		name: nameOf(row),
		sums: row
	})) }), /* @__PURE__ */ jsx(Table, {
		caption: sections.costs,
		rows: [...rows, sum],
		keyOf: ({ tool_id, engine, model, day }) => [
			tool_id,
			engine?.id,
			model,
			day
		].join(" "),
		columns: [
			{
				label: name?.label ?? "",
				cell: (row) => /* @__PURE__ */ jsx("b", {
					className: "font-semibold",
					children: isTotal(row) ? texts.total : name?.cell(row)
				})
			},
			...others.map((column) => ({
				...column,
				cell: (row) => isTotal(row) ? null : column.cell(row)
			})),
			{
				label: texts.columns.runs,
				figure: true,
				cell: ({ runs }) => number(runs)
			},
			{
				label: texts.columns.points,
				figure: true,
				cell: ({ points, paid_points: count }) => /* @__PURE__ */ jsxs(Fragment, { children: [number(points), points > 0 && /* @__PURE__ */ jsx("small", { children: texts.paidPoints({ count }) })] })
			},
			{
				label: texts.columns.cost,
				figure: true,
				cell: (row) => /* @__PURE__ */ jsx(CostFigure, { sums: row })
			},
			{
				label: texts.columns.income,
				figure: true,
				cell: (row) => /* @__PURE__ */ jsx(IncomeFigure, { sums: row })
			},
			{
				label: texts.columns.margin,
				figure: true,
				cell: (row) => /* @__PURE__ */ jsx(MarginFigure, { sums: row })
			}
		]
	})] });
}
export { CostsSection };
