import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { n as countResults } from "./creations-DtplDF1D.js";
import { w as WATERFALL } from "./limits-owx9t46c.js";
import { A as useProjects, F as call, Tt as afterFirstSign, _ as buttonClass, f as LanguageLink, g as Button, jt as lazyPart, m as useLocalPath, wt as useCatalogue } from "../../entry-server.js";
import { i as useStudioMessages, n as runFailureText } from "./failure-text-DC5ygpF3.js";
import { n as loadOnNeed } from "./load-on-need-C8SaKxkf.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { c as useSearchParams, o as useNavigate } from "./router-BPcfdpKO.js";
import { _ as askToSignIn, h as useSignedIn } from "./session-DiDZXz4K.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { h as useRuns, t as RESULTS_KEY, v as isFinished } from "./run-store-BJkgFiVe.js";
import { n as usePointsAgain, t as startAgain } from "./start-again-CptGqOJb.js";
import { t as useResults } from "./use-results-GzKztPmZ.js";
import { n as wholeInput } from "./start-guard-DrjwSDTS.js";
import { t as MakingPicture } from "./making-picture-BNoHYN-V.js";
import { n as useChangeResult, r as useResultVerbs, t as ResultMenu } from "./result-menu-yjX4YIDK.js";
import { t as subjectOfCreation } from "./verb-subject-BZVoASzP.js";
import { n as mediaLength, t as FileThumbnail } from "./file-thumbnail-JTvhGp4-.js";
import { t as FilmPeek } from "./film-peek-CPRtzdCC.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { t as GENERATOR } from "./generator.static-DDpEWtty.js";
import { n as useSite } from "./site-D4Lq5DGU.js";
import { t as Select } from "./select-CtEAjMC2.js";
import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, CheckSquare, Search, Star, Trash2 } from "lucide-react";
import { DropdownMenu } from "radix-ui";
// web/features/creations/tool-name.ts
/** The name of the tool that made a picture; its id if the catalogue does not have it. */
function useNameOfTool({ tool_id: made }) {
	const { language } = useLanguage();
	return useCatalogue().find(({ id }) => id === made)?.name[language] ?? made;
}
// contract/messages/en/creations.ts
var number$1 = (value) => value.toLocaleString("en");
var creations$1 = {
	title: "My creations",
	description: "Everything you made, with its prompt, settings and receipt.",
	search: "Search in prompts",
	filters: "Filters",
	tool: "Tool",
	allTools: "All tools",
	project: "Project",
	allProjects: "All projects",
	date: "Date",
	dates: {
		any: "Any time",
		today: "Today",
		week: "Last 7 days",
		month: "Last 30 days"
	},
	starred: "Starred",
	bin: ({ count }) => count === 0 ? "Bin" : `Bin, ${number$1(count)}`,
	leaveBin: "Back to all",
	binTitle: "Bin",
	binLine: ({ days }) => `What you delete stays here for ${number$1(days)} days.`,
	shown: ({ shown, of }) => `${number$1(shown)} of ${number$1(of)}, newest first`,
	select: "Select",
	selectDone: "Done",
	selectAll: "Select all shown",
	selected: ({ count }) => `${number$1(count)} selected`,
	selectOne: ({ name }) => `Select: ${name}`,
	zip: "Download as ZIP",
	zipping: "Packing",
	zipLimit: ({ limit }) => `A ZIP can hold up to ${number$1(limit)} files.`,
	deleteMany: "Delete",
	restoreMany: "Restore",
	deletedMany: ({ count }) => `${number$1(count)} moved to the bin`,
	restoredMany: ({ count }) => `${number$1(count)} restored`,
	list: "Creations, newest first",
	loading: "Loading",
	drawing: "In progress",
	empty: {
		title: "Nothing here yet",
		line: "Your pictures and videos appear here, with the prompts that made them.",
		action: "Make the first one"
	},
	nothingFound: {
		title: "No results",
		line: "Nothing matches your search and filters.",
		action: "Clear search and filters"
	},
	emptyBin: {
		title: "The bin is empty",
		line: "What you delete stays here for 30 days before it is removed."
	},
	signedOut: {
		title: "Sign in to see your creations",
		line: "They are saved to your account, with their prompts, settings and receipts.",
		action: "Sign in",
		other: "Try a tool first"
	},
	failed: {
		title: "Get data failed",
		line: "Your creations are safe. Check the connection and try again.",
		action: "Try again"
	}
};
// contract/messages/zh/creations.ts
var number = (value) => value.toLocaleString("zh");
// contract/messages/areas/creations.ts
/** My creation: the list of a user's results. Loaded with it. */
var creationsTexts = {
	en: creations$1,
	zh: {
		title: "我的创作",
		description: "你的每一件作品，附提示词、设置和扣费明细。",
		search: "搜索提示词",
		filters: "筛选",
		tool: "工具",
		allTools: "全部工具",
		project: "项目",
		allProjects: "全部项目",
		date: "日期",
		dates: {
			any: "不限时间",
			today: "今天",
			week: "最近 7\xA0天",
			month: "最近 30\xA0天"
		},
		starred: "收藏",
		bin: ({ count }) => count === 0 ? "回收站" : `回收站，${number(count)}`,
		leaveBin: "返回全部",
		binTitle: "回收站",
		binLine: ({ days }) => `删除的作品在这里保留 ${number(days)}\u00a0天。`,
		shown: ({ shown, of }) => `${number(shown)} / ${number(of)}，最新在前`,
		select: "选择",
		selectDone: "完成",
		selectAll: "全选已显示的",
		selected: ({ count }) => `已选 ${number(count)}\u00a0项`,
		selectOne: ({ name }) => `选择：${name}`,
		zip: "打包下载",
		zipping: "正在打包",
		zipLimit: ({ limit }) => `一次最多打包 ${number(limit)}\u00a0个文件。`,
		deleteMany: "删除",
		restoreMany: "恢复",
		deletedMany: ({ count }) => `${number(count)}\u00a0项已移到回收站`,
		restoredMany: ({ count }) => `${number(count)}\u00a0项已恢复`,
		list: "作品，最新在前",
		loading: "加载中",
		drawing: "进行中",
		empty: {
			title: "这里还是空的",
			line: "你的作品和提示词都会保存在这里。",
			action: "开始创作"
		},
		nothingFound: {
			title: "没有找到",
			line: "没有作品符合当前的搜索和筛选。",
			action: "清除搜索和筛选"
		},
		emptyBin: {
			title: "回收站是空的",
			line: "删除的作品在这里保留 30\xA0天，之后自动清除。"
		},
		signedOut: {
			title: "登录后查看你的作品",
			line: "作品随账号保存，附提示词、设置和扣费明细。",
			action: "登录",
			other: "先试试工具"
		},
		failed: {
			title: "获取数据失败",
			line: "你的作品都在。请检查网络后重试。",
			action: "重试"
		}
	}
};
// web/canvas/ui/picture-toolbar.tsx
/** The verbs of a picture as a row of icons, in the order given; verbs with choices open a menu. */
function PictureToolbar({ label, verbs }) {
	return /* @__PURE__ */ jsx("div", {
		role: "toolbar",
		"aria-label": label,
		className: "picture-toolbar",
		children: verbs.map((verb) => /* @__PURE__ */ jsx(VerbButton, { verb }, verb.id))
	});
}
function VerbButton({ verb }) {
	const icon = /* @__PURE__ */ jsx(verb.icon, {
		size: 18,
		strokeWidth: 1.6,
		"aria-hidden": "true"
	});
	const common = {
		className: "icon-button",
		"aria-label": verb.label,
		title: verb.label
	};
	if (verb.href) return /* @__PURE__ */ jsx("a", {
		...common,
		href: verb.href,
		download: true,
		children: icon
	});
	if (!verb.choices) return /* @__PURE__ */ jsx("button", {
		type: "button",
		...common,
		onClick: verb.run,
		children: icon
	});
	return /* @__PURE__ */ jsxs(DropdownMenu.Root, { children: [/* @__PURE__ */ jsx(DropdownMenu.Trigger, {
		...common,
		children: icon
	}), /* @__PURE__ */ jsx(DropdownMenu.Content, {
		className: "menu",
		align: "end",
		sideOffset: 6,
		children: verb.choices.map((choice) => /* @__PURE__ */ jsxs(DropdownMenu.Item, {
			className: "menu-item",
			onSelect: choice.run,
			children: [choice.label, choice.mark]
		}, choice.id))
	})] });
}
// web/features/creations/creation-tile.tsx
/** Actions shown on the picture itself; the others are in its menu and in the viewer. */
var ON_PICTURE = [
	"download",
	"save",
	"reuse",
	"delete",
	"restore"
];
/** One picture of the waterfall: opens the viewer, or is ticked while several are being selected. */
function CreationTile({ creation, place, selecting, selected, onOpen, onSelect, actions }) {
	const texts = useAreaTexts(creationsTexts);
	const { pictures } = useStudioMessages();
	const { colon } = useLanguage();
	const change = useChangeResult();
	const { file, prompt, starred } = creation;
	const subject = subjectOfCreation(creation);
	const verbs = useResultVerbs(subject, actions);
	const tool = useNameOfTool(creation);
	const name = prompt || tool;
	const length = mediaLength(file);
	const size = file.width && file.height ? pictures.facts.size({
		width: file.width,
		height: file.height
	}) : length;
	const called = length === "" ? name : `${name}, ${length}`;
	return /* @__PURE__ */ jsxs("li", {
		className: "creation",
		"data-selected": selected,
		style: {
			left: place.left,
			top: place.top,
			width: place.width,
			height: place.height
		},
		children: [/* @__PURE__ */ jsx(ResultMenu, {
			subject,
			actions,
			children: /* @__PURE__ */ jsxs("div", {
				className: "creation-print",
				style: { aspectRatio: `${file.width ?? 1} / ${file.height ?? 1}` },
				children: [/* @__PURE__ */ jsxs("button", {
					type: "button",
					className: "creation-open",
					"aria-label": selecting ? texts.selectOne({ name: called }) : `${pictures.verbs.open}${colon}${called}`,
					...selecting ? { "aria-pressed": selected } : {},
					onClick: selecting ? onSelect : onOpen,
					children: [/* @__PURE__ */ jsx(FileThumbnail, {
						file,
						alt: ""
					}), file.kind === "video" && !selecting && /* @__PURE__ */ jsx(FilmPeek, {
						url: file.url,
						still: file.thumbnail === null
					})]
				}), selecting ? /* @__PURE__ */ jsx("span", {
					className: "creation-tick",
					"data-on": selected,
					"aria-hidden": true,
					children: selected && /* @__PURE__ */ jsx(Check, {
						size: 16,
						strokeWidth: 2.4
					})
				}) : /* @__PURE__ */ jsxs(Fragment$1, { children: [creation.deleted_at === null && /* @__PURE__ */ jsx(IconButton, {
					icon: Star,
					className: "creation-star",
					"data-on": starred,
					label: starred ? pictures.verbs.unstar : pictures.verbs.star,
					"aria-pressed": starred,
					onClick: () => void change(creation, { starred: !starred })
				}), /* @__PURE__ */ jsx("div", {
					className: "creation-verbs",
					children: /* @__PURE__ */ jsx(PictureToolbar, {
						label: `${pictures.toolbar}${colon}${name}`,
						verbs: verbs.filter(({ id }) => ON_PICTURE.includes(id))
					})
				})] })]
			})
		}), /* @__PURE__ */ jsxs("p", {
			className: "slug creation-slug",
			children: [/* @__PURE__ */ jsx("b", {
				title: name,
				children: name
			}), /* @__PURE__ */ jsx("span", { children: prompt ? tool : size })]
		})]
	});
}
// web/features/creations/use-width.ts
/** Width of an element in CSS pixels, kept up to date; 0 until it is known. */
function useWidth(element) {
	const [width, setWidth] = useState(0);
	useLayoutEffect(() => {
		if (!element.current) return;
		const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
		observer.observe(element.current);
		setWidth(Math.floor(element.current.getBoundingClientRect().width));
		return () => observer.disconnect();
	}, [element]);
	return width;
}
/** Calls back whenever the element comes within a screen of the window. */
function useNear(element, onNear) {
	useLayoutEffect(() => {
		if (!element.current) return;
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: "800px" });
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element, onNear]);
}
// web/features/creations/waterfall.ts
/** Two columns fit a phone only when they shrink; below this width per column there is one. */
var NARROWEST_COLUMN = 140;
var NARROW_GAP = 12;
/**
* Lays tiles into columns of 250 with a gap of 20 (specification, section 9), each into the column that is
* shortest so far, the leftmost of equals. If two such columns do not fit, two narrower ones share the width.
*/
function layWaterfall(tiles, available) {
	const { columns, columnWidth, gap } = measureColumns(available);
	const heights = new Array(columns).fill(0);
	return {
		places: tiles.map(({ ratio, below }) => {
			const column = heights.indexOf(Math.min(...heights));
			const top = heights[column] ?? 0;
			const height = Math.round(columnWidth * ratio) + below;
			heights[column] = top + height + gap;
			return {
				column,
				left: column * (columnWidth + gap),
				top,
				width: columnWidth,
				height
			};
		}),
		columns,
		columnWidth,
		width: columns * columnWidth + (columns - 1) * gap,
		height: Math.max(0, Math.max(...heights) - gap)
	};
}
function measureColumns(available) {
	const { columnWidth, gap } = WATERFALL;
	const fitting = Math.floor((available + gap) / (columnWidth + gap));
	if (fitting >= 2) return {
		columns: fitting,
		columnWidth,
		gap
	};
	const half = Math.floor((available - NARROW_GAP) / 2);
	if (half >= NARROWEST_COLUMN) return {
		columns: 2,
		columnWidth: half,
		gap: NARROW_GAP
	};
	return {
		columns: 1,
		columnWidth: Math.max(1, Math.min(available, columnWidth)),
		gap
	};
}
// web/features/creations/creation-wall.tsx
/** Pixels of the slug line below a picture. */
var SLUG = 44;
var FIRST_PLACEHOLDERS = [
	1,
	.6,
	1.4,
	1,
	.75,
	1.5,
	1,
	.6
];
/** The waterfall: runs in progress first, then the pictures; the next page loads as its end comes near. */
function CreationWall({ list, showRuns, selected, onOpen, onSelect, actionsOf, empty }) {
	const texts = useAreaTexts(creationsTexts);
	const frame = useRef(null);
	const end = useRef(null);
	const width = useWidth(frame);
	useNear(end, list.loadMore);
	const { runs } = useRuns();
	const making = showRuns ? runs.filter((run) => !isFinished(run)) : [];
	const waiting = !list.loaded && !list.failed;
	const ratios = waiting ? FIRST_PLACEHOLDERS : [...making.map(({ input }) => Number(input["height"] ?? 1) / Number(input["width"] ?? 1)), ...list.results.map(({ file }) => (file.height ?? 1) / (file.width ?? 1))];
	const { places, height, width: used } = layWaterfall(ratios.map((ratio) => ({
		ratio,
		below: SLUG
	})), width);
	const nothing = !waiting && ratios.length === 0;
	return /* @__PURE__ */ jsxs("div", {
		ref: frame,
		children: [
			nothing && empty,
			width > 0 && !nothing && /* @__PURE__ */ jsxs("ul", {
				className: "wall",
				"aria-label": texts.list,
				"aria-busy": list.loading,
				style: {
					height,
					width: used
				},
				children: [
					waiting && places.map((place) => /* @__PURE__ */ jsx("li", {
						className: "creation",
						style: boxOf(place),
						children: /* @__PURE__ */ jsx("div", {
							className: "skeleton",
							style: { height: place.height - SLUG }
						})
					}, place.left + place.top)),
					!waiting && making.map((run, index) => /* @__PURE__ */ jsx(MakingTile, {
						run,
						place: places[index]
					}, run.id)),
					!waiting && list.results.map((creation, index) => {
						const place = places[making.length + index];
						return place && /* @__PURE__ */ jsx(CreationTile, {
							creation,
							place,
							selecting: selected !== void 0,
							selected: selected?.has(creation.id) ?? false,
							onOpen: () => onOpen(creation),
							onSelect: () => onSelect(creation),
							actions: actionsOf(creation)
						}, creation.id);
					})
				]
			}),
			/* @__PURE__ */ jsx("div", { ref: end }),
			list.loaded && list.results.length > 0 && list.hasMore && /* @__PURE__ */ jsx("p", {
				className: "wall-end note",
				role: "status",
				children: texts.loading
			})
		]
	});
}
var boxOf = ({ left, top, width, height }) => ({
	left,
	top,
	width,
	height
});
function MakingTile({ run, place }) {
	const texts = useAreaTexts(creationsTexts);
	if (!place) return null;
	const prompt = run.input["prompt"];
	return /* @__PURE__ */ jsxs("li", {
		className: "creation",
		style: boxOf(place),
		children: [/* @__PURE__ */ jsx("div", {
			className: "creation-print",
			style: { height: place.height - SLUG },
			children: /* @__PURE__ */ jsx(MakingPicture, {
				run,
				share: run.progress
			})
		}), /* @__PURE__ */ jsxs("p", {
			className: "slug creation-slug",
			children: [/* @__PURE__ */ jsx("b", { children: typeof prompt === "string" ? prompt : texts.drawing }), /* @__PURE__ */ jsx("span", { children: texts.drawing })]
		})]
	});
}
// web/features/creations/empty-list.tsx
/** A list without pictures: why, and what to do next. */
function EmptyList({ state, onRetry, onClear }) {
	const texts = useAreaTexts(creationsTexts);
	const { title, line } = texts[state];
	return /* @__PURE__ */ jsxs("div", {
		className: "creation-empty",
		role: state === "failed" ? "alert" : void 0,
		children: [
			/* @__PURE__ */ jsx("h2", { children: title }),
			/* @__PURE__ */ jsx("p", { children: line }),
			state === "empty" && /* @__PURE__ */ jsx(LanguageLink, {
				className: buttonClass({ look: "seal" }),
				to: GENERATOR.editor,
				children: texts.empty.action
			}),
			state === "nothingFound" && /* @__PURE__ */ jsx(Button, {
				onClick: onClear,
				children: texts.nothingFound.action
			}),
			state === "failed" && /* @__PURE__ */ jsx(Button, {
				onClick: onRetry,
				children: texts.failed.action
			})
		]
	});
}
/** What a guest sees. */
function SignedOutList() {
	const { signedOut } = useAreaTexts(creationsTexts);
	return /* @__PURE__ */ jsxs("div", {
		className: "creation-empty",
		children: [
			/* @__PURE__ */ jsx("h2", { children: signedOut.title }),
			/* @__PURE__ */ jsx("p", { children: signedOut.line }),
			/* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap gap-2",
				children: [/* @__PURE__ */ jsx(Button, {
					look: "seal",
					onClick: () => void askToSignIn(),
					children: signedOut.action
				}), /* @__PURE__ */ jsx(LanguageLink, {
					className: buttonClass({}),
					to: GENERATOR.editor,
					children: signedOut.other
				})]
			})
		]
	});
}
// web/features/creations/filters.ts
var DATES = [
	"any",
	"today",
	"week",
	"month"
];
/** Reads the filters from the address; missing or unknown ones are off. */
function readFilters(query) {
	return {
		search: query.get("search") ?? "",
		tool: query.get("tool") ?? "",
		project: query.get("project") ?? "",
		date: DATES.find((date) => date === query.get("date")) ?? "any",
		starred: query.get("starred") === "1",
		bin: query.get("bin") === "1"
	};
}
/** Writes the filters into an address; what is off is left out. */
function writeFilters(filters) {
	const query = new URLSearchParams();
	if (filters.search.trim() !== "") query.set("search", filters.search.trim());
	if (filters.tool !== "") query.set("tool", filters.tool);
	if (filters.project !== "") query.set("project", filters.project);
	if (filters.date !== "any") query.set("date", filters.date);
	if (filters.starred) query.set("starred", "1");
	if (filters.bin) query.set("bin", "1");
	return query;
}
/** True if something besides the bin narrows the list. */
function isNarrowed({ search, tool, project, date, starred }) {
	return search.trim() !== "" || tool !== "" || project !== "" || date !== "any" || starred;
}
var DAYS_BACK = {
	any: void 0,
	today: 0,
	week: 6,
	month: 29
};
/** The list's query. Dates count whole days of the reader's own calendar, today included. */
function resultFilter(filters, now) {
	const back = DAYS_BACK[filters.date];
	const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (back ?? 0));
	return {
		...filters.search.trim() === "" ? {} : { search: filters.search.trim() },
		...filters.tool === "" ? {} : { tool_id: filters.tool },
		...filters.project === "" ? {} : { project_id: filters.project },
		...back === void 0 ? {} : { from: from.toISOString() },
		...filters.starred ? { starred: "true" } : {},
		...filters.bin ? { bin: "true" } : {}
	};
}
// web/features/creations/filter-bar.tsx
/** Milliseconds without a key before the search is sent. */
var TYPING_PAUSE = 300;
/** Search and filters of the list. */
function FilterBar({ filters, onChange, children }) {
	const texts = useAreaTexts(creationsTexts);
	const { language } = useLanguage();
	const site = useSite();
	const [typed, setTyped] = useState(filters.search);
	useEffect(() => setTyped(filters.search), [filters.search]);
	useEffect(() => {
		if (typed === filters.search) return;
		const timer = setTimeout(() => onChange({ search: typed }), TYPING_PAUSE);
		return () => clearTimeout(timer);
	}, [
		typed,
		filters.search,
		onChange
	]);
	const projects = useProjects();
	const tools = useCatalogue().filter((tool) => tool.sites.includes(site.id));
	return /* @__PURE__ */ jsxs("search", {
		className: "creation-filters",
		children: [
			/* @__PURE__ */ jsxs("span", {
				className: "creation-search",
				children: [/* @__PURE__ */ jsx(Search, {
					size: 15,
					"aria-hidden": true
				}), /* @__PURE__ */ jsx("input", {
					type: "search",
					className: "input",
					placeholder: texts.search,
					"aria-label": texts.search,
					value: typed,
					onChange: (event) => setTyped(event.target.value)
				})]
			}),
			tools.length !== 1 && /* @__PURE__ */ jsx(Select, {
				"aria-label": texts.tool,
				value: filters.tool,
				onChange: (tool) => onChange({ tool }),
				options: [{
					value: "",
					label: texts.allTools
				}, ...tools.map(({ id, name }) => ({
					value: id,
					label: name[language]
				}))]
			}),
			(projects?.length ?? 0) > 1 && /* @__PURE__ */ jsx(Select, {
				className: "max-w-60",
				"aria-label": texts.project,
				value: filters.project,
				onChange: (project) => onChange({ project }),
				options: [{
					value: "",
					label: texts.allProjects
				}, ...(projects ?? []).map(({ id, name }) => ({
					value: id,
					label: name
				}))]
			}),
			/* @__PURE__ */ jsx(Select, {
				"aria-label": texts.date,
				value: filters.date,
				onChange: (date) => onChange({ date: DATES.find((one) => one === date) ?? "any" }),
				options: DATES.map((date) => ({
					value: date,
					label: texts.dates[date]
				}))
			}),
			/* @__PURE__ */ jsxs("button", {
				type: "button",
				className: "chip creation-chip",
				"aria-pressed": filters.starred,
				onClick: () => onChange({ starred: !filters.starred }),
				children: [/* @__PURE__ */ jsx(Star, {
					size: 14,
					"aria-hidden": true
				}), texts.starred]
			}),
			/* @__PURE__ */ jsx("span", {
				className: "note creation-count",
				children
			})
		]
	});
}
// web/features/creations/my-creation-page.tsx
var my_creation_page_exports = /* @__PURE__ */ __exportAll({ default: () => MyCreationPage });
var loadViewer = loadOnNeed(async () => ({ default: (await import("./creation-viewer-CrbQE5PG.js")).CreationViewer }));
var loadSelection = loadOnNeed(async () => ({ default: (await import("./selection-bar-BY2x1EV_.js")).SelectionBar }));
var CreationViewer = lazyPart(loadViewer, "floating");
var SelectionBar = lazyPart(loadSelection);
var PAGE = 40;
/** Pictures that go into one ZIP (the endpoint's own limit). */
var MOST_SELECTED = 200;
/** Everything the user made: waterfall, filters, search, star, selection, bin and viewer. */
function MyCreationPage() {
	const texts = useAreaTexts(creationsTexts);
	const signedIn = useSignedIn();
	return /* @__PURE__ */ jsx("div", {
		className: "creations",
		children: signedIn ? /* @__PURE__ */ jsx(CreationList, {}) : /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("h1", { children: texts.title }), /* @__PURE__ */ jsx(SignedOutList, {})] })
	});
}
function CreationList() {
	const messages = useStudioMessages();
	const texts = useAreaTexts(creationsTexts);
	const catalogue = useCatalogue();
	const client = useQueryClient();
	const navigate = useNavigate();
	const localPath = useLocalPath();
	const [query, setQuery] = useSearchParams();
	const filters = readFilters(query);
	const change = useCallback((changed) => setQuery((before) => writeFilters({
		...readFilters(before),
		...changed
	}), { replace: true }), [setQuery]);
	const [opened, setOpened] = useState();
	const [selected, setSelected] = useState();
	const [now] = useState(() => /* @__PURE__ */ new Date());
	const list = useResults(resultFilter(filters, now), PAGE);
	const counts = useQuery({
		queryKey: [...RESULTS_KEY, "counts"],
		queryFn: ({ signal }) => call(countResults, { signal })
	});
	useEffect(() => afterFirstSign(() => {
		Promise.allSettled([loadViewer(), loadSelection()]);
	}), []);
	const at = list.results.findIndex(({ id }) => id === opened);
	const open = at < 0 ? void 0 : list.results[at];
	const pointsAgain = usePointsAgain();
	const actionsOf = (creation) => ({
		onReuse: () => {
			const tool = catalogue.find(({ id }) => id === creation.tool_id);
			if (!tool) return;
			wholeInput(creation).then((input) => navigate(localPath(tool.editor), { state: { input } }), (error) => toastFailure(error, messages));
		},
		onRetry: () => {
			setOpened(void 0);
			const failed = runFailureText(creation.tool_id, messages);
			startAgain(client, creation).catch((error) => toastFailure(error, messages, failed));
		},
		retryPoints: pointsAgain(creation),
		onDeleted: () => setOpened(void 0)
	});
	const toggle = (id) => setSelected((before) => {
		const next = new Set(before);
		if (!next.delete(id) && next.size < MOST_SELECTED) next.add(id);
		return next;
	});
	const of = filters.bin ? counts.data?.bin : counts.data?.total;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("div", {
			className: "creation-head",
			children: [
				/* @__PURE__ */ jsx("h1", { children: filters.bin ? texts.binTitle : texts.title }),
				filters.bin && /* @__PURE__ */ jsx("p", {
					className: "note",
					children: texts.binLine({ days: 30 })
				}),
				/* @__PURE__ */ jsxs("div", {
					className: "creation-actions",
					children: [/* @__PURE__ */ jsxs(Button, {
						size: "small",
						"aria-pressed": selected !== void 0,
						disabled: !selected && list.results.length === 0,
						onClick: () => setSelected(selected ? void 0 : /* @__PURE__ */ new Set()),
						children: [/* @__PURE__ */ jsx(CheckSquare, {
							size: 15,
							"aria-hidden": true
						}), selected ? texts.selectDone : texts.select]
					}), /* @__PURE__ */ jsxs(Button, {
						size: "small",
						look: "quiet",
						onClick: () => {
							setSelected(void 0);
							change({ bin: !filters.bin });
						},
						children: [/* @__PURE__ */ jsx(Trash2, {
							size: 15,
							"aria-hidden": true
						}), filters.bin ? texts.leaveBin : texts.bin({ count: counts.data?.bin ?? 0 })]
					})]
				})
			]
		}),
		/* @__PURE__ */ jsx(FilterBar, {
			filters,
			onChange: change,
			children: list.loaded && of !== void 0 && texts.shown({
				shown: list.results.length,
				of: isNarrowed(filters) ? list.results.length : of
			})
		}),
		/* @__PURE__ */ jsx(Suspense, { children: selected && /* @__PURE__ */ jsx(SelectionBar, {
			results: list.results.filter(({ id }) => selected.has(id)),
			inBin: filters.bin,
			most: MOST_SELECTED,
			onSelectAll: () => setSelected(new Set(list.results.slice(0, MOST_SELECTED).map(({ id }) => id))),
			onDone: () => setSelected(void 0)
		}) }),
		/* @__PURE__ */ jsx(CreationWall, {
			list,
			showRuns: !filters.bin && !isNarrowed(filters),
			selected,
			onOpen: ({ id }) => setOpened(id),
			onSelect: ({ id }) => toggle(id),
			actionsOf,
			empty: /* @__PURE__ */ jsx(EmptyList, {
				state: list.failed ? "failed" : isNarrowed(filters) ? "nothingFound" : filters.bin ? "emptyBin" : "empty",
				onRetry: list.retry,
				onClear: () => setQuery(writeFilters({
					...readFilters(new URLSearchParams()),
					bin: filters.bin
				}))
			})
		}),
		/* @__PURE__ */ jsx(Suspense, { children: open && /* @__PURE__ */ jsx(CreationViewer, {
			creation: open,
			position: at + 1,
			count: list.results.length,
			onStep: (step) => setOpened(list.results[at + step]?.id),
			onClose: () => setOpened(void 0),
			actions: actionsOf(open)
		}) })
	] });
}
export { MyCreationPage as default, creationsTexts as n, useNameOfTool as r, my_creation_page_exports as t };
