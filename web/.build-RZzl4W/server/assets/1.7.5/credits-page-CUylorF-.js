import { t as creditsTexts } from "./credits-BBV1P-n1.js";
import { t as ledgerTexts } from "./ledger-CL8HIkbg.js";
import { a as useMessages, i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as MemberPage } from "./member-page-Ds1RuCOT.js";
import { C as isOrgAdmin, F as call, H as storageUsage, I as openResponse, O as usePoints, _ as buttonClass, _t as dailyCredits, f as LanguageLink, g as Button, gt as creditRecordsFile, ht as creditRecords, k as useProjectList, mt as RECORD_TYPES, v as toast, wt as useCatalogue, z as clearUploads } from "../../entry-server.js";
import { t as deviceTimeZone } from "./device-time-zone-BsLy8wWy.js";
import { n as LoadState } from "./page-states-vJX3YIyi.js";
import { t as Chip } from "./chip-DsRfksQi.js";
import { c as useSearchParams } from "./router-BPcfdpKO.js";
import { t as DownloadButton } from "./download-button-D_TxlBrH.js";
import { t as localDay } from "./local-day-BQsKMdHt.js";
import { n as useSite } from "./site-D4Lq5DGU.js";
import { n as useMembers } from "./team-C4xBpWph.js";
import { t as Field } from "./field-Db9MdXYS.js";
import { t as Select } from "./select-CtEAjMC2.js";
import { o as listOrders, t as ORDER_STATUS } from "./orders-uA1YptVe.js";
import { E as useGlobalDialog, T as openPricing, w as openPayment } from "./session-DiDZXz4K.js";
import { n as formatMoney } from "./money-CQkmAZPE.js";
import { a as useProducts } from "./use-offer-DcBK9Hm6.js";
import { a as emptyBin } from "./creations-DtplDF1D.js";
import { t as byteSize } from "./byte-size-Cfyex7eV.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { t as RESULTS_KEY } from "./run-store-BJkgFiVe.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
// web/features/billing/ledger/daily-table.tsx
/** The values of the bars as a table, newest day first. */
function DailyTable({ days, number }) {
	const { daily: texts } = useAreaTexts(ledgerTexts);
	return /* @__PURE__ */ jsxs("table", {
		className: "table mt-2 max-w-[420px]",
		children: [
			/* @__PURE__ */ jsx("caption", {
				className: "sr-only",
				children: texts.caption
			}),
			/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [
				/* @__PURE__ */ jsx("th", {
					scope: "col",
					children: texts.day
				}),
				/* @__PURE__ */ jsx("th", {
					scope: "col",
					className: "figure",
					children: texts.used
				}),
				/* @__PURE__ */ jsx("th", {
					scope: "col",
					className: "figure",
					children: texts.added
				})
			] }) }),
			/* @__PURE__ */ jsx("tbody", { children: [...days].reverse().map(({ day, used, added }) => /* @__PURE__ */ jsxs("tr", { children: [
				/* @__PURE__ */ jsx("th", {
					scope: "row",
					className: "numbers",
					children: /* @__PURE__ */ jsx("time", {
						dateTime: day,
						children: day
					})
				}),
				/* @__PURE__ */ jsx("td", {
					className: "figure",
					children: number(used)
				}),
				/* @__PURE__ */ jsx("td", {
					className: "figure",
					children: number(added)
				})
			] }, day)) })
		]
	});
}
// web/features/billing/ledger/bars.ts
/** A value other than 0 stays visible, however small it is next to the largest. */
var THINNEST = 2;
/** Bars of values over a height; those below 0 hang under the line of 0. Without any value the line is at the foot. */
function layOutBars(values, height) {
	const most = Math.max(0, ...values);
	const span = most - Math.min(0, ...values);
	if (span === 0) return {
		bars: values.map(() => ({
			top: height,
			height: 0
		})),
		baseline: height
	};
	const baseline = most / span * height;
	return {
		bars: values.map((value) => {
			if (value === 0) return {
				top: baseline,
				height: 0
			};
			const length = Math.max(THINNEST, Math.abs(value) / span * height);
			return {
				top: value > 0 ? Math.max(0, baseline - length) : baseline,
				height: length
			};
		}),
		baseline
	};
}
/** The first of the largest values; undefined if none is above 0. */
function indexOfMost(values) {
	const most = Math.max(0, ...values);
	return most > 0 ? values.indexOf(most) : void 0;
}
// web/features/billing/ledger/use-day-name.ts
/**
* Writes a calendar day (YYYY-MM-DD) in the language that is shown, the same in every time zone; empty for
* none.
*/
function useDayName() {
	const { language } = useLanguage();
	return useMemo(() => {
		const format = new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", {
			day: "numeric",
			month: "short",
			timeZone: "UTC"
		});
		return (day) => day === "" ? "" : format.format(/* @__PURE__ */ new Date(`${day}T00:00:00Z`));
	}, [language]);
}
// web/features/billing/ledger/day-series.tsx
/** CSS pixels. */
var HEIGHT = 96;
/** Share of a day's width that its bar takes. */
var FILLED = .7;
/** One series as bars, a day each, on its own scale: purchases would make every run invisible beside them. */
function DaySeries({ name, days, series, sum }) {
	const { daily: texts } = useAreaTexts(ledgerTexts);
	const { language, number } = useLanguage();
	const dayName = useDayName();
	const values = days.map((day) => day[series]);
	const { bars, baseline } = layOutBars(values, HEIGHT);
	const width = 100 / Math.max(1, days.length);
	const at = indexOfMost(values);
	const most = at === void 0 ? void 0 : {
		date: dayName(days[at]?.day ?? ""),
		sum: values[at] ?? 0
	};
	const told = [texts.chart({
		series: name,
		count: days.length,
		sum
	}), most === void 0 ? texts.none : texts.most(most)].join(language === "zh" ? "；" : "; ");
	return /* @__PURE__ */ jsxs("figure", { children: [
		/* @__PURE__ */ jsxs("figcaption", {
			className: "mb-3 flex items-baseline gap-3",
			children: [/* @__PURE__ */ jsx("span", {
				className: "font-semibold",
				children: (series === "used" ? texts.usedLine : texts.addedLine)({ sum })
			}), most && /* @__PURE__ */ jsx("span", {
				className: "numbers ml-auto text-xs text-ink-3",
				children: number(most.sum)
			})]
		}),
		/* @__PURE__ */ jsxs("svg", {
			role: "img",
			"aria-label": told,
			width: "100%",
			height: 97,
			className: `border-t border-dotted border-line-2 ${series === "used" ? "text-ink" : "text-jade"}`,
			children: [bars.map((bar, index) => {
				const day = days[index];
				if (day === void 0 || bar.height === 0) return null;
				return /* @__PURE__ */ jsx("rect", {
					x: `${width * (index + .30000000000000004 / 2)}%`,
					width: `${width * FILLED}%`,
					y: bar.top,
					height: bar.height,
					fill: "currentColor",
					children: /* @__PURE__ */ jsx("title", { children: texts.bar({
						date: dayName(day.day),
						sum: day[series]
					}) })
				}, day.day);
			}), /* @__PURE__ */ jsx("line", {
				x1: "0",
				x2: "100%",
				y1: baseline + .5,
				y2: baseline + .5,
				stroke: "var(--line-2)"
			})]
		}),
		/* @__PURE__ */ jsxs("div", {
			"aria-hidden": true,
			className: "numbers mt-1 flex justify-between text-xs text-ink-3",
			children: [/* @__PURE__ */ jsx("span", { children: dayName(days[0]?.day ?? "") }), /* @__PURE__ */ jsx("span", { children: dayName(days.at(-1)?.day ?? "") })]
		})
	] });
}
// web/features/billing/ledger/daily-chart.tsx
var RANGES = [
	7,
	30,
	90
];
/** Points used and added on each of the last days, as bars and as a table. */
function DailyChart() {
	const { daily: texts } = useAreaTexts(ledgerTexts);
	const { number } = useLanguage();
	const [days, setDays] = useState(30);
	const query = useQuery({
		queryKey: [
			"credits",
			"daily",
			days
		],
		queryFn: ({ signal }) => call(dailyCredits, {
			query: {
				days,
				time_zone: deviceTimeZone()
			},
			signal
		}),
		placeholderData: (before) => before
	});
	const sum = (series) => query.data?.reduce((all, day) => all + day[series], 0) ?? 0;
	return /* @__PURE__ */ jsxs("div", {
		"aria-busy": query.isFetching,
		className: "min-h-60 max-phone:min-h-[410px]",
		children: [/* @__PURE__ */ jsx("div", {
			role: "group",
			"aria-label": texts.range,
			className: "mb-6 flex flex-wrap gap-2",
			children: RANGES.map((each) => /* @__PURE__ */ jsx(Chip, {
				pressed: days === each,
				onClick: () => setDays(each),
				children: texts.days({ count: each })
			}, each))
		}), query.data === void 0 ? /* @__PURE__ */ jsx(LoadState, { query }) : /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("div", {
			className: "grid grid-cols-2 gap-x-10 gap-y-8 max-phone:grid-cols-1",
			children: [/* @__PURE__ */ jsx(DaySeries, {
				name: texts.used,
				days: query.data,
				series: "used",
				sum: sum("used")
			}), /* @__PURE__ */ jsx(DaySeries, {
				name: texts.added,
				days: query.data,
				series: "added",
				sum: sum("added")
			})]
		}), /* @__PURE__ */ jsxs("details", {
			className: "mt-6 text-[13px]",
			children: [/* @__PURE__ */ jsx("summary", {
				className: "w-fit leading-6 text-ink-2",
				children: texts.asTable
			}), /* @__PURE__ */ jsx(DailyTable, {
				days: query.data,
				number
			})]
		})] })]
	});
}
// web/features/billing/ledger/ledger-filters.ts
/** The filters of the ledger, kept in the address so that a reload, a link and the back button keep them: pure. */
var NAMES = [
	"type",
	"tool",
	"member",
	"project",
	"from",
	"to"
];
var DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
var ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Reads the filters from the address; missing or invalid ones are off. */
function readFilters(query) {
	const text = (name) => query.get(name) ?? "";
	const fitting = (name, fits) => fits.test(text(name)) ? text(name) : "";
	const day = (name) => startOf(text(name), 0) === void 0 ? "" : text(name);
	return {
		type: RECORD_TYPES.find((type) => type === query.get("type")) ?? "",
		tool: fitting("tool", /^[\w-]{1,64}$/),
		member: fitting("member", ID),
		project: fitting("project", ID),
		from: day("from"),
		to: day("to")
	};
}
/**
* Writes the filters into an address; filters that are off are left out, and so is the line that a receipt
* linked to.
*/
function writeFilters(filters) {
	const query = new URLSearchParams();
	for (const name of NAMES) if (filters[name] !== "") query.set(name, filters[name]);
	return query;
}
/** True if anything narrows the list. */
function isNarrowed(filters) {
	return NAMES.some((name) => filters[name] !== "");
}
/** The endpoint's query: days become the instants at which they begin and end in the reader's time zone. */
function recordFilter({ type, tool, member, project, from, to }) {
	const start = startOf(from, 0);
	const end = startOf(to, 1);
	return {
		...type !== "" && { type },
		...tool !== "" && { tool_id: tool },
		...member !== "" && { member_id: member },
		...project !== "" && { project_id: project },
		...start && { from: start.toISOString() },
		...end && { to: end.toISOString() }
	};
}
/** Midnight at the beginning of a day, or of one this many days later; undefined if the text is not a day. */
function startOf(text, daysLater) {
	const [, year, month, day] = DAY.exec(text) ?? [];
	if (year === void 0 || month === void 0 || day === void 0) return void 0;
	const date = new Date(Number(year), Number(month) - 1, Number(day));
	if (Number(year) < 1e3 || date.getMonth() !== Number(month) - 1) return void 0;
	date.setDate(date.getDate() + daysLater);
	return date;
}
// web/features/billing/ledger/csv-button.tsx
/** Saves the filtered ledger as a file. */
function CsvButton({ filters }) {
	const { file: texts } = useAreaTexts(ledgerTexts);
	const query = {
		...recordFilter(filters),
		time_zone: deviceTimeZone()
	};
	return /* @__PURE__ */ jsx(DownloadButton, {
		label: texts.download,
		loadingLabel: texts.loading,
		fetchFile: () => openResponse(creditRecordsFile, { query }),
		fileName: () => `inkreel-points-${localDay(/* @__PURE__ */ new Date())}.csv`
	});
}
// web/features/billing/ledger/ledger-filter-bar.tsx
/** Type, tool, member (for admins), project and days of the ledger. */
function LedgerFilterBar({ filters, user, onChange, onClear, children }) {
	const { filters: texts } = useAreaTexts(ledgerTexts);
	const credits = useAreaTexts(creditsTexts);
	const { language } = useLanguage();
	const site = useSite();
	const projects = useProjectChoices(user);
	const tools = useCatalogue().filter((tool) => tool.sites.includes(site.id));
	const choose = (name, label, options) => /* @__PURE__ */ jsx(Field, {
		label,
		children: (control) => /* @__PURE__ */ jsx(Select, {
			...control,
			className: "w-full",
			value: filters[name],
			options,
			onChange: (value) => onChange({ [name]: value })
		})
	});
	const day = (name, label) => /* @__PURE__ */ jsx(Field, {
		label,
		children: (control) => /* @__PURE__ */ jsx("input", {
			...control,
			type: "date",
			className: "input numbers",
			value: filters[name],
			onChange: (event) => onChange({ [name]: event.target.value })
		})
	});
	return /* @__PURE__ */ jsxs("search", {
		className: "mb-6 grid gap-4",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-3 gap-y-4",
			children: [
				choose("type", texts.type, [{
					value: "",
					label: texts.allTypes
				}, ...RECORD_TYPES.map((type) => ({
					value: type,
					label: credits.types[type]
				}))]),
				choose("tool", texts.tool, [{
					value: "",
					label: texts.allTools
				}, ...tools.map(({ id, name }) => ({
					value: id,
					label: name[language]
				}))]),
				choose("project", texts.project, [{
					value: "",
					label: texts.allProjects
				}, ...projects]),
				isOrgAdmin(user) && /* @__PURE__ */ jsx(MemberChoice, {
					label: texts.member,
					value: filters.member,
					onChange
				}),
				day("from", texts.from),
				day("to", texts.to)
			]
		}), /* @__PURE__ */ jsxs("div", {
			className: "flex flex-wrap gap-2",
			children: [children, isNarrowed(filters) && /* @__PURE__ */ jsx(Button, {
				size: "small",
				look: "quiet",
				onClick: onClear,
				children: texts.clear
			})]
		})]
	});
}
function MemberChoice({ label, value, onChange }) {
	const { filters: texts } = useAreaTexts(ledgerTexts);
	const { data } = useMembers();
	return /* @__PURE__ */ jsx(Field, {
		label,
		children: (control) => /* @__PURE__ */ jsx(Select, {
			...control,
			className: "w-full",
			value,
			options: [{
				value: "",
				label: texts.allMembers
			}, ...(data?.items ?? []).map(({ id, name }) => ({
				value: id,
				label: name
			}))],
			onChange: (member) => onChange({ member })
		})
	});
}
/** Open and archived projects: points were used in both. */
function useProjectChoices(user) {
	const { filters: texts } = useAreaTexts(ledgerTexts);
	const open = useProjectList(user, false).data?.items ?? [];
	const archived = useProjectList(user, true).data?.items ?? [];
	return [...open.map(({ id, name }) => ({
		value: id,
		label: name
	})), ...archived.map(({ id, name }) => ({
		value: id,
		label: texts.archived({ name })
	}))];
}
// web/features/billing/ledger/purpose.tsx
/**
* The purpose of a line: a tool, with a link to the run; an order, with a link to its invoice; otherwise the
* reason.
*/
function Purpose({ row }) {
	const { filters } = useAreaTexts(ledgerTexts);
	const { reasons } = useAreaTexts(creditsTexts);
	const { language } = useLanguage();
	const { tool_id, task_id, order_id, reason } = row;
	const said = reason === null ? void 0 : reasons[reason] ?? reason;
	const tool = useCatalogue().find((each) => each.id === tool_id);
	if (tool && task_id !== null) return /* @__PURE__ */ jsx(LanguageLink, {
		className: "link",
		to: tool.editor,
		state: { taskId: task_id },
		children: tool.name[language]
	});
	if (order_id !== null) return /* @__PURE__ */ jsx(LanguageLink, {
		className: "link",
		to: `/credits/invoice/${order_id}`,
		children: said ?? filters.order
	});
	return tool?.name[language] ?? said;
}
// web/features/billing/ledger/ledger-table.tsx
/** A row's id is this and the number of its line. */
var LINE_ID_PREFIX = "line-";
/** Lines of the ledger. */
function LedgerTable({ rows, marked, projects }) {
	const { columns, caption, types } = useAreaTexts(creditsTexts);
	const { number, time } = useLanguage();
	const signed = (points) => points > 0 ? `+${number(points)}` : `−${number(-points)}`;
	return /* @__PURE__ */ jsx("div", {
		className: "overflow-x-auto",
		role: "region",
		"aria-label": caption,
		tabIndex: 0,
		children: /* @__PURE__ */ jsxs("table", {
			className: "table slip-table phone:min-w-[820px]",
			children: [
				/* @__PURE__ */ jsx("caption", {
					className: "sr-only",
					children: caption
				}),
				/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [
					/* @__PURE__ */ jsx("th", {
						scope: "col",
						className: "figure w-14",
						children: columns.line
					}),
					/* @__PURE__ */ jsx("th", {
						scope: "col",
						children: columns.time
					}),
					/* @__PURE__ */ jsx("th", {
						scope: "col",
						children: columns.type
					}),
					/* @__PURE__ */ jsx("th", {
						scope: "col",
						children: columns.for
					}),
					/* @__PURE__ */ jsx("th", {
						scope: "col",
						children: columns.member
					}),
					/* @__PURE__ */ jsx("th", {
						scope: "col",
						children: columns.project
					}),
					/* @__PURE__ */ jsx("th", {
						scope: "col",
						className: "figure",
						children: columns.points
					}),
					/* @__PURE__ */ jsx("th", {
						scope: "col",
						className: "figure",
						children: columns.balance
					})
				] }) }),
				/* @__PURE__ */ jsx("tbody", { children: rows.map((row) => /* @__PURE__ */ jsxs("tr", {
					id: LINE_ID_PREFIX + row.line,
					tabIndex: -1,
					"aria-current": row.line === marked || void 0,
					className: "aria-[current]:bg-sunk aria-[current]:font-semibold",
					children: [
						/* @__PURE__ */ jsx("td", {
							className: "figure text-ink-3",
							"data-label": columns.line,
							children: row.line
						}),
						/* @__PURE__ */ jsx("td", {
							className: "whitespace-nowrap",
							children: /* @__PURE__ */ jsx("time", {
								dateTime: row.created_at,
								children: time(row.created_at)
							})
						}),
						/* @__PURE__ */ jsx("td", { children: types[row.type] }),
						/* @__PURE__ */ jsx("td", {
							className: "slip-what",
							children: /* @__PURE__ */ jsx(Purpose, { row })
						}),
						/* @__PURE__ */ jsx("td", {
							className: "max-w-40 break-words",
							children: row.member?.name
						}),
						/* @__PURE__ */ jsx("td", {
							className: "max-w-40 break-words",
							children: row.project_id && projects.get(row.project_id)
						}),
						/* @__PURE__ */ jsx("td", {
							className: `figure slip-sum ${row.points > 0 ? "text-jade" : ""}`,
							children: signed(row.points)
						}),
						/* @__PURE__ */ jsx("td", {
							className: "figure slip-end",
							"data-label": columns.balance,
							children: number(row.balance_after)
						})
					]
				}, row.id)) })
			]
		})
	});
}
// web/features/billing/ledger/use-linked-line.ts
/**
* The ledger line that the address asks for (`?line=2`, as receipts link to it), undefined for none. Older pages are
* loaded until it is there; then it is scrolled to and gets the focus, once.
*/
function useLinkedLine({ rows, loadMore }) {
	const asked = Number(useSearchParams()[0].get("line"));
	const line = Number.isInteger(asked) && asked > 0 ? asked : void 0;
	const shown = useRef(void 0);
	useEffect(() => {
		if (line === void 0 || rows === void 0 || shown.current === line) return;
		const element = document.getElementById(`${LINE_ID_PREFIX}${line}`);
		if (element === null) return loadMore?.();
		shown.current = line;
		element.scrollIntoView({ block: "center" });
		element.focus({ preventScroll: true });
	}, [
		line,
		rows,
		loadMore
	]);
	return line;
}
// web/features/billing/ledger/ledger.tsx
var PAGE_ROWS$1 = 40;
/** The ledger of the organisation, newest first, page by page, filtered as the address says. */
function Ledger({ user }) {
	const texts = useAreaTexts(creditsTexts);
	const { filters: filterTexts } = useAreaTexts(ledgerTexts);
	const [address, setAddress] = useSearchParams();
	const filters = readFilters(address);
	const filter = recordFilter(filters);
	const narrowed = isNarrowed(filters);
	const projects = useProjectNames(user);
	const query = useInfiniteQuery({
		queryKey: [
			"credits",
			"records",
			filter
		],
		queryFn: ({ pageParam, signal }) => call(creditRecords, {
			query: {
				...filter,
				limit: PAGE_ROWS$1,
				...pageParam && { before: pageParam }
			},
			signal
		}),
		initialPageParam: "",
		getNextPageParam: (page) => page.next
	});
	const rows = query.data?.pages.flatMap((page) => page.items);
	const marked = useLinkedLine({
		rows,
		loadMore: query.hasNextPage && !query.isFetching ? () => void query.fetchNextPage() : void 0
	});
	const clear = () => setAddress(new URLSearchParams(), { replace: true });
	return /* @__PURE__ */ jsxs("div", {
		"aria-busy": query.isFetching,
		children: [/* @__PURE__ */ jsx(LedgerFilterBar, {
			filters,
			user,
			onChange: (changed) => setAddress((before) => writeFilters({
				...readFilters(before),
				...changed
			}), { replace: true }),
			onClear: clear,
			children: /* @__PURE__ */ jsx(CsvButton, { filters })
		}), rows === void 0 ? /* @__PURE__ */ jsx(LoadState, { query }) : rows.length === 0 ? /* @__PURE__ */ jsxs("div", {
			className: "grid justify-items-start gap-4 border-t border-line py-6",
			children: [/* @__PURE__ */ jsx("p", {
				className: "text-ink-2",
				children: narrowed ? filterTexts.none : texts.empty
			}), narrowed ? /* @__PURE__ */ jsx(Button, {
				onClick: clear,
				children: filterTexts.clear
			}) : /* @__PURE__ */ jsx(LanguageLink, {
				className: buttonClass({ look: "ink" }),
				to: "/create",
				children: texts.start
			})]
		}) : /* @__PURE__ */ jsxs(Fragment$1, { children: [
			/* @__PURE__ */ jsx(LedgerTable, {
				rows,
				marked,
				projects
			}),
			query.isFetchNextPageError && /* @__PURE__ */ jsx(LoadState, { query }),
			query.hasNextPage && /* @__PURE__ */ jsx(Button, {
				className: "mt-6",
				onClick: () => void query.fetchNextPage(),
				children: texts.more
			})
		] })]
	});
}
function useProjectNames(user) {
	const open = useProjectList(user, false).data?.items ?? [];
	const archived = useProjectList(user, true).data?.items ?? [];
	return new Map([...open, ...archived].map(({ id, name }) => [id, name]));
}
// web/features/billing/ledger/order-state.ts
/** The name of an order's status (decisions, Orders). */
function stateOf({ status }) {
	return Object.keys(ORDER_STATUS).find((name) => ORDER_STATUS[name] === status) ?? "closed";
}
/** The product that an order is for, as it is sold now; undefined if it is no longer sold at that price. */
function productOfOrder(products, order) {
	return products.find(({ type, valid_days, price, currency }) => type === order.type && valid_days === order.valid_days && currency === order.currency && price * order.count === order.amount);
}
// web/features/billing/ledger/order-row.tsx
var LOOKS = {
	created: "status-stale",
	paid: "status-done",
	closed: "status-missing",
	refunded: "status-missing"
};
/** One order: product, amount, status, and actions: pay an open one, view the invoice of a paid one. */
function OrderRow({ order }) {
	const { orders: texts } = useAreaTexts(ledgerTexts);
	const { language, number, date, time } = useLanguage();
	const state = stateOf(order);
	const day = date(order.created_at);
	const { name, count } = order;
	const detail = state === "created" ? texts.openUntil({ time: time(order.closes_at) }) : order.refunded_at && texts.refundedOn({ date: date(order.refunded_at) });
	return /* @__PURE__ */ jsxs("tr", { children: [
		/* @__PURE__ */ jsx("td", {
			className: "whitespace-nowrap",
			children: /* @__PURE__ */ jsx("time", {
				dateTime: order.created_at,
				children: day
			})
		}),
		/* @__PURE__ */ jsxs("td", {
			className: "slip-what",
			children: [texts.what({
				name,
				count
			}), order.test && /* @__PURE__ */ jsxs("span", {
				className: "text-ink-3",
				children: [
					" (",
					texts.test,
					")"
				]
			})]
		}),
		/* @__PURE__ */ jsx("td", {
			className: "figure",
			"data-label": texts.columns.points,
			children: number(order.points)
		}),
		/* @__PURE__ */ jsx("td", {
			className: "figure slip-sum",
			children: formatMoney(order.amount, order.currency, language)
		}),
		/* @__PURE__ */ jsxs("td", { children: [/* @__PURE__ */ jsx("span", {
			className: `status ${LOOKS[state]}`,
			children: texts.status[state]
		}), detail && /* @__PURE__ */ jsx("span", {
			className: "ml-2 text-xs whitespace-nowrap text-ink-3",
			children: detail
		})] }),
		/* @__PURE__ */ jsxs("td", {
			className: "slip-end",
			children: [state === "created" && /* @__PURE__ */ jsx(PayAgain, {
				order,
				label: texts.payOf({
					name,
					date: day
				})
			}), (state === "paid" || state === "refunded") && /* @__PURE__ */ jsx(LanguageLink, {
				className: "link",
				to: `/credits/invoice/${order.id}`,
				"aria-label": texts.invoiceOf({
					name,
					date: day
				}),
				children: texts.invoice
			})]
		})
	] });
}
/** Continues paying an open order; if its product is no longer sold, leads to the plans instead. */
function PayAgain({ order, label }) {
	const { orders: texts } = useAreaTexts(ledgerTexts);
	const { data: products } = useProducts();
	const product = products && productOfOrder(products, order);
	return /* @__PURE__ */ jsx(Button, {
		size: "small",
		"aria-label": label,
		onClick: () => product ? openPayment({
			choice: {
				product,
				count: order.count
			},
			orderId: order.id,
			way: order.pay_way,
			from: "page"
		}) : openPricing(order.type),
		children: texts.pay
	});
}
// web/features/billing/ledger/order-list.tsx
var PAGE_ROWS = 20;
/** The organisation's orders, newest first; members see only the orders that they placed. */
function OrderList({ user }) {
	const { orders: texts } = useAreaTexts(ledgerTexts);
	const query = useInfiniteQuery({
		queryKey: ["credits", "orders"],
		queryFn: ({ pageParam, signal }) => call(listOrders, {
			query: {
				limit: PAGE_ROWS,
				...pageParam && { before: pageParam }
			},
			signal
		}),
		initialPageParam: "",
		getNextPageParam: (page) => page.next
	});
	useAfterPayment(() => void query.refetch());
	const orders = query.data?.pages.flatMap((page) => page.items);
	const { columns } = texts;
	if (orders === void 0) return /* @__PURE__ */ jsx(LoadState, { query });
	if (orders.length === 0) return /* @__PURE__ */ jsxs("div", {
		className: "grid justify-items-start gap-4",
		children: [/* @__PURE__ */ jsx("p", {
			className: "text-ink-2",
			children: isOrgAdmin(user) ? texts.empty : texts.emptyMember
		}), isOrgAdmin(user) && /* @__PURE__ */ jsx(Button, {
			onClick: () => openPricing(),
			children: texts.plans
		})]
	});
	return /* @__PURE__ */ jsxs("div", {
		"aria-busy": query.isFetching,
		children: [/* @__PURE__ */ jsx("div", {
			className: "overflow-x-auto",
			role: "region",
			"aria-label": texts.caption,
			tabIndex: 0,
			children: /* @__PURE__ */ jsxs("table", {
				className: "table slip-table phone:min-w-[640px]",
				children: [
					/* @__PURE__ */ jsx("caption", {
						className: "sr-only",
						children: texts.caption
					}),
					/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [
						/* @__PURE__ */ jsx("th", {
							scope: "col",
							children: columns.date
						}),
						/* @__PURE__ */ jsx("th", {
							scope: "col",
							children: columns.what
						}),
						/* @__PURE__ */ jsx("th", {
							scope: "col",
							className: "figure",
							children: columns.points
						}),
						/* @__PURE__ */ jsx("th", {
							scope: "col",
							className: "figure",
							children: columns.amount
						}),
						/* @__PURE__ */ jsx("th", {
							scope: "col",
							children: columns.status
						}),
						/* @__PURE__ */ jsx("th", {
							scope: "col",
							children: columns.next
						})
					] }) }),
					/* @__PURE__ */ jsx("tbody", { children: orders.map((order) => /* @__PURE__ */ jsx(OrderRow, { order }, order.id)) })
				]
			})
		}), query.hasNextPage && /* @__PURE__ */ jsx(Button, {
			className: "mt-6",
			onClick: () => void query.fetchNextPage(),
			children: texts.more
		})]
	});
}
/** Called when the payment dialog is closed, whatever the outcome. */
function useAfterPayment(run) {
	const paying = useGlobalDialog()?.kind === "payment";
	const paid = useRef(false);
	const ended = useEffectEvent(run);
	useEffect(() => {
		if (paid.current && !paying) ended();
		paid.current = paying;
	}, [paying]);
}
// web/features/billing/ledger/standing.tsx
/** What can be spent, what runs hold, and what is frozen until a plan runs again (decisions, After expiry). */
function Standing() {
	const texts = useAreaTexts(creditsTexts);
	const ledger = useAreaTexts(ledgerTexts);
	const { date } = useLanguage();
	const points = usePoints();
	const frozen = points !== void 0 && points.frozen > 0;
	return /* @__PURE__ */ jsxs("div", {
		className: "mt-6 mb-12 grid max-w-[420px] gap-4",
		children: [/* @__PURE__ */ jsxs("dl", {
			className: "grid gap-1",
			children: [
				/* @__PURE__ */ jsx(Figure, {
					label: texts.balance,
					points: points?.total
				}),
				points !== void 0 && points.held > 0 && /* @__PURE__ */ jsx(Figure, {
					label: texts.held,
					points: points.held
				}),
				frozen && /* @__PURE__ */ jsx(Figure, {
					label: ledger.frozen,
					points: points.frozen
				})
			]
		}), frozen && /* @__PURE__ */ jsxs("div", {
			className: "grid justify-items-start gap-3 border-l-2 border-amber pl-3 text-[13px] text-amber",
			children: [points.frozen_until !== null && /* @__PURE__ */ jsx("p", { children: ledger.frozenWhy({ date: date(points.frozen_until) }) }), /* @__PURE__ */ jsx(Button, {
				size: "small",
				onClick: () => openPricing(),
				children: ledger.renew
			})]
		})]
	});
}
function Figure({ label, points }) {
	const { shell } = useMessages();
	return /* @__PURE__ */ jsxs("div", {
		className: "leader",
		children: [/* @__PURE__ */ jsx("dt", { children: label }), /* @__PURE__ */ jsx("dd", {
			className: "font-semibold",
			children: points === void 0 ? "…" : shell.points({ points })
		})]
	});
}
// web/features/billing/storage-part.tsx
var STORAGE_KEY = ["storage"];
/** From this share on, the page warns of the consequences. */
var NEAR = .9;
/** The team's storage use by kind, and how to free space. */
function StoragePart() {
	const { storage: texts } = useAreaTexts(ledgerTexts);
	const { number } = useLanguage();
	const size = (bytes) => byteSize(bytes, number);
	const client = useQueryClient();
	const [asked, setAsked] = useState();
	const usage = useQuery({
		queryKey: STORAGE_KEY,
		queryFn: ({ signal }) => call(storageUsage, { signal }),
		staleTime: 0
	});
	const { data } = usage;
	if (usage.isError) return /* @__PURE__ */ jsx("p", {
		role: "alert",
		children: texts.failed
	});
	const done = async () => {
		setAsked(void 0);
		await client.invalidateQueries({ queryKey: STORAGE_KEY });
		await client.invalidateQueries({ queryKey: RESULTS_KEY });
	};
	const isFull = data !== void 0 && data.used >= data.quota;
	const isNear = data !== void 0 && data.used >= data.quota * NEAR;
	return /* @__PURE__ */ jsxs("div", {
		className: "grid max-w-[420px] gap-4",
		children: [
			/* @__PURE__ */ jsx(UsageBar, {
				usage: data,
				label: texts.title
			}),
			/* @__PURE__ */ jsx("p", { children: data === void 0 ? "…" : texts.used({
				used: size(data.used),
				quota: size(data.quota)
			}) }),
			/* @__PURE__ */ jsx("dl", {
				className: "grid gap-1 text-ink-2",
				children: data !== void 0 && partsOf(data, texts).map(({ label, bytes }) => /* @__PURE__ */ jsxs("div", {
					className: "leader",
					children: [/* @__PURE__ */ jsx("dt", { children: label }), /* @__PURE__ */ jsx("dd", { children: size(bytes) })]
				}, label))
			}),
			isNear && /* @__PURE__ */ jsxs("div", {
				className: "grid justify-items-start gap-3 border-l-2 border-amber pl-3 text-[13px] text-amber",
				children: [/* @__PURE__ */ jsx("p", { children: isFull ? texts.full : texts.near }), /* @__PURE__ */ jsx(Button, {
					size: "small",
					onClick: () => openPricing(),
					children: texts.plans
				})]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap gap-2",
				children: [/* @__PURE__ */ jsx(Button, {
					size: "small",
					disabled: !data?.bin,
					onClick: () => setAsked("bin"),
					children: texts.emptyBin
				}), /* @__PURE__ */ jsx(Button, {
					size: "small",
					disabled: !data?.uploads,
					onClick: () => setAsked("uploads"),
					children: texts.clear
				})]
			}),
			asked === "bin" && /* @__PURE__ */ jsx(Ask, {
				title: texts.emptyBinTitle,
				lines: Object.values(texts.emptyBinLines),
				verb: texts.emptyBin,
				act: async () => {
					const { results } = await call(emptyBin);
					toast(texts.emptied({ count: results }));
					await done();
				},
				onClose: () => setAsked(void 0)
			}),
			asked === "uploads" && /* @__PURE__ */ jsx(Ask, {
				title: texts.clearTitle,
				lines: Object.values(texts.clearLines),
				verb: texts.clear,
				act: async () => {
					const { files, bytes } = await call(clearUploads);
					toast(texts.cleared({
						count: files,
						size: size(bytes)
					}));
					await done();
				},
				onClose: () => setAsked(void 0)
			})
		]
	});
}
/** The parts in words; uploads in progress only if there are any. */
function partsOf(usage, texts) {
	const { results, bin, uploads, used } = usage;
	const under = Math.max(0, used - results - bin - uploads);
	return [
		{
			label: texts.results,
			bytes: results
		},
		{
			label: texts.bin,
			bytes: bin
		},
		{
			label: texts.uploads,
			bytes: uploads
		},
		...under > 0 ? [{
			label: texts.under,
			bytes: under
		}] : []
	];
}
function UsageBar({ usage, label }) {
	const share = usage === void 0 || usage.quota === 0 ? 0 : Math.min(1, usage.used / usage.quota);
	return /* @__PURE__ */ jsx("div", {
		role: "meter",
		"aria-label": label,
		"aria-valuemin": 0,
		"aria-valuemax": 100,
		"aria-valuenow": Math.round(share * 100),
		className: "h-2 overflow-hidden rounded-full bg-line",
		children: /* @__PURE__ */ jsx("div", {
			className: share >= NEAR ? "h-full bg-amber" : "h-full bg-jade",
			style: { width: `${share * 100}%` }
		})
	});
}
/** Asks before an irreversible action, and performs it once. */
function Ask({ title, lines, verb, act, onClose }) {
	const { storage: texts } = useAreaTexts(ledgerTexts);
	const messages = useStudioMessages();
	const busy = useRef(false);
	const confirm = async () => {
		if (busy.current) return;
		busy.current = true;
		await act().catch((error) => toastFailure(error, messages));
		busy.current = false;
	};
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose,
		title,
		closeLabel: messages.shell.close,
		children: /* @__PURE__ */ jsxs("div", {
			className: "grid gap-6 px-7 pt-3 pb-7 max-phone:px-5",
			children: [/* @__PURE__ */ jsx("ul", {
				className: "grid gap-2 text-ink-2",
				children: lines.map((line) => /* @__PURE__ */ jsx("li", {
					className: "border-l-2 border-line-2 pl-3",
					children: line
				}, line))
			}), /* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap gap-2",
				children: [/* @__PURE__ */ jsx(Button, {
					look: "ink",
					onClick: () => void confirm(),
					children: verb
				}), /* @__PURE__ */ jsx(Button, {
					look: "quiet",
					onClick: onClose,
					children: texts.cancel
				})]
			})]
		})
	});
}
// web/features/billing/credits-page.tsx
/** Credits details: the balance, each day, the ledger and the orders of the organisation (specification, section 2). */
function CreditsPage() {
	const texts = useAreaTexts(creditsTexts);
	const { shell } = useMessages();
	const { filters, daily, orders, storage } = useAreaTexts(ledgerTexts);
	return /* @__PURE__ */ jsx(MemberPage, {
		title: shell.credits,
		guest: texts.guest,
		children: (user) => /* @__PURE__ */ jsxs(Fragment$1, { children: [
			/* @__PURE__ */ jsx(Standing, {}),
			/* @__PURE__ */ jsx(Part, {
				title: daily.title,
				line: daily.line,
				children: /* @__PURE__ */ jsx(DailyChart, {})
			}),
			/* @__PURE__ */ jsx(Part, {
				title: storage.title,
				line: storage.line,
				children: /* @__PURE__ */ jsx(StoragePart, {})
			}),
			/* @__PURE__ */ jsx(Part, {
				title: filters.title,
				line: filters.line,
				children: /* @__PURE__ */ jsx(Ledger, { user })
			}),
			/* @__PURE__ */ jsx(Part, {
				title: orders.title,
				line: orders.line,
				children: /* @__PURE__ */ jsx(OrderList, { user })
			})
		] })
	});
}
function Part({ title, line, children }) {
	const id = useId();
	return /* @__PURE__ */ jsxs("section", {
		className: "section",
		"aria-labelledby": id,
		children: [/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsx("h2", {
			id,
			children: title
		}), /* @__PURE__ */ jsx("p", { children: line })] }), /* @__PURE__ */ jsx("div", {
			className: "min-w-0",
			children
		})]
	});
}
export { CreditsPage as default };
