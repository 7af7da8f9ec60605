import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { t as uploadDialogTexts } from "./upload-dialogs-Cl8lcPqW.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { F as call, V as listFiles, g as Button } from "../../entry-server.js";
import { t as Dialog$1 } from "./dialog-DArSs_ti.js";
import { t as Field } from "./field-Db9MdXYS.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as FilmPeek } from "./film-peek-CPRtzdCC.js";
/* empty css                        */
import { t as clockText } from "./clock-text-DlnogvQR.js";
import { s as listResults } from "./creations-DtplDF1D.js";
import { i as systemStock, n as listStock, r as searchStock } from "./stock-6UybfiHN.js";
import { t as pickableOf } from "./use-picture-input-CZbEeykh.js";
/* empty css                 */
import { useEffect, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useInfiniteQuery } from "@tanstack/react-query";
import { AudioLines, Check, Search } from "lucide-react";
import { Tabs } from "radix-ui";
// web/uploads/pick/address-form.tsx
/** A picture from the web, by its address. */
function AddressForm({ input, onDone }) {
	const { pick: texts } = useAreaTexts(uploadDialogTexts);
	const [address, setAddress] = useState("");
	const [going, setGoing] = useState(false);
	const refusal = input.refusals.at(-1);
	const go = async () => {
		if (going || address.trim() === "") return;
		setGoing(true);
		const taken = await input.takeAddress(address.trim());
		setGoing(false);
		if (taken) onDone();
	};
	return /* @__PURE__ */ jsxs("form", {
		className: "pick-address",
		onSubmit: (event) => {
			event.preventDefault();
			go();
		},
		children: [/* @__PURE__ */ jsx(Field, {
			label: texts.addressLabel,
			hint: texts.addressHint,
			error: refusal && [refusal.text, refusal.hint].filter((part) => part !== "").join(". "),
			children: (control) => /* @__PURE__ */ jsx("input", {
				...control,
				className: "input",
				inputMode: "url",
				autoComplete: "off",
				placeholder: "https://",
				value: address,
				onChange: (event) => setAddress(event.target.value)
			})
		}), /* @__PURE__ */ jsx(Button, {
			type: "submit",
			look: "ink",
			"aria-disabled": going || address.trim() === "",
			children: going ? texts.addressGoing : texts.addressGo
		})]
	});
}
// web/uploads/core/grid-steps.ts
/**
* Where the focus goes in a grid of `count` things in rows of `columns`, from the thing at `at`, by a key's name;
* undefined if the key means nothing or there is nothing in that direction.
*/
function stepInGrid(key, at, count, columns) {
	const next = {
		ArrowLeft: at - 1,
		ArrowRight: at + 1,
		ArrowUp: at - columns,
		ArrowDown: at + columns,
		Home: 0,
		End: count - 1
	}[key];
	return next === void 0 || next < 0 || next >= count || next === at ? void 0 : next;
}
// web/uploads/pick/picture-grid.tsx
/** Pictures to pick from. Arrow keys move through them as they are laid out; Enter or Space picks. */
function PictureGrid({ items, picked, onPick }) {
	const { pick } = useAreaTexts(uploadDialogTexts);
	const list = useRef(null);
	const walk = (event) => {
		const buttons = [...list.current?.querySelectorAll("button") ?? []];
		const at = buttons.indexOf(document.activeElement);
		if (at < 0) return;
		const first = buttons[0]?.offsetTop;
		const columns = buttons.findIndex(({ offsetTop }) => offsetTop !== first);
		const next = stepInGrid(event.key, at, buttons.length, columns < 1 ? buttons.length : columns);
		if (next === void 0) return;
		event.preventDefault();
		buttons[next]?.focus();
	};
	return /* @__PURE__ */ jsx("ul", {
		ref: list,
		className: "pick-grid",
		"aria-label": pick.listLabel,
		onKeyDown: walk,
		children: items.map((item) => {
			const isPicked = picked?.includes(item.url);
			const name = item.name || pick.unnamed;
			return /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("button", {
				type: "button",
				"aria-pressed": isPicked,
				title: name,
				onClick: () => onPick(item),
				children: [item.contentType.startsWith("audio/") ? /* @__PURE__ */ jsxs("span", {
					className: "pick-sound",
					children: [/* @__PURE__ */ jsx(AudioLines, {
						size: 22,
						"aria-hidden": true
					}), name]
				}) : item.contentType.startsWith("video/") ? /* @__PURE__ */ jsxs("span", {
					className: "pick-film",
					children: [
						item.thumbnail !== item.url && /* @__PURE__ */ jsx("img", {
							src: item.thumbnail,
							alt: name,
							loading: "lazy"
						}),
						/* @__PURE__ */ jsx(FilmPeek, {
							url: item.url,
							still: item.thumbnail === item.url
						}),
						item.media?.seconds !== void 0 && /* @__PURE__ */ jsx("b", {
							className: "media-length",
							children: clockText(item.media.seconds * 1e3, 0)
						})
					]
				}) : /* @__PURE__ */ jsx("img", {
					src: item.thumbnail,
					alt: name,
					loading: "lazy",
					decoding: "async"
				}), isPicked && /* @__PURE__ */ jsx("span", {
					className: "pick-mark",
					children: /* @__PURE__ */ jsx(Check, {
						size: 14,
						"aria-hidden": true
					})
				})]
			}) }, item.url);
		})
	});
}
// web/uploads/pick/without-repeats.ts
/**
* The list without pictures that are in it already: a file that was uploaded twice is one picture to a
* person.
*/
function withoutRepeats(items) {
	const seen = /* @__PURE__ */ new Set();
	return items.filter(({ name, size, width, height }) => {
		const key = JSON.stringify([
			name,
			size,
			width,
			height
		]);
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}
// web/uploads/pick/use-library.ts
var SHELVES = [
	"uploads",
	"results",
	"stock"
];
var LIMIT = 30;
/** Pictures that the product keeps, shelf by shelf, newest first, page by page. */
function useLibrary(kind, shelf, search) {
	const query = useInfiniteQuery({
		queryKey: [
			"library",
			kind,
			shelf,
			search
		],
		initialPageParam: void 0,
		queryFn: ({ pageParam, signal }) => LOADERS[shelf]({
			kind,
			search,
			before: pageParam,
			signal
		}),
		getNextPageParam: ({ next }) => next ?? void 0,
		staleTime: 0
	});
	const items = query.data?.pages.flatMap((page) => page.items) ?? [];
	return {
		items: shelf === "uploads" ? withoutRepeats(items) : items,
		loaded: query.data !== void 0,
		failed: query.isError,
		hasMore: query.hasNextPage,
		loading: query.isFetching,
		loadMore: () => void query.fetchNextPage(),
		retry: () => void query.refetch()
	};
}
var LOADERS = {
	uploads: async ({ kind, before, signal }) => {
		const { items, next } = await call(listFiles, {
			query: {
				limit: LIMIT,
				before,
				from_type: "tool",
				kind
			},
			signal
		});
		return {
			items: items.map((file) => pickableOf(file, file.name)),
			next
		};
	},
	results: async ({ kind, search, before, signal }) => {
		const { items, next } = await call(listResults, {
			query: {
				limit: LIMIT,
				before,
				search,
				kind
			},
			signal
		});
		return {
			items: items.map(({ file, prompt }) => pickableOf({
				...file,
				path: file.url
			}, prompt ?? "")),
			next
		};
	},
	stock: loadStock
};
/** The team's own stock first, and on its first page what is offered to everyone. */
async function loadStock({ kind, search, before, signal }) {
	const page = {
		limit: LIMIT,
		before,
		kind
	};
	const own = search === "" ? call(listStock, {
		query: page,
		signal
	}) : call(searchStock, {
		query: {
			...page,
			search
		},
		signal
	});
	const offered = before === void 0 ? call(systemStock, {
		query: {
			limit: 100,
			kind,
			search
		},
		signal
	}) : Promise.resolve({ items: [] });
	const [mine, everybodys] = await Promise.all([own, offered]);
	const seen = new Set(mine.items.map(({ id }) => id));
	const others = everybodys.items.filter(({ id }) => !seen.has(id));
	return {
		items: [...mine.items, ...others].map(({ file, name }) => pickableOf(file, name)),
		next: mine.next
	};
}
// web/uploads/pick/shelf-view.tsx
/** Milliseconds without a key before the search is sent. */
var TYPING_PAUSE = 300;
/** One shelf of the library: search if it has one, the pictures, more of them. */
function ShelfView({ kind, shelf, picked, onPick }) {
	const { pick: texts } = useAreaTexts(uploadDialogTexts);
	const { failures } = useStudioMessages();
	const [typed, setTyped] = useState("");
	const search = useSettled(typed.trim());
	const library = useLibrary(kind, shelf, search);
	const empty = library.loaded && library.items.length === 0 && !library.hasMore;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		shelf !== "uploads" && /* @__PURE__ */ jsxs("search", {
			className: "pick-search",
			children: [/* @__PURE__ */ jsx(Search, {
				size: 15,
				"aria-hidden": true
			}), /* @__PURE__ */ jsx("input", {
				type: "search",
				className: "input",
				maxLength: 200,
				placeholder: texts.search[shelf],
				"aria-label": texts.search[shelf],
				value: typed,
				onChange: (event) => setTyped(event.target.value)
			})]
		}),
		library.failed && !library.loaded ? /* @__PURE__ */ jsxs("p", {
			className: "pick-note",
			role: "alert",
			children: [
				failures.getData,
				" ",
				/* @__PURE__ */ jsx(Button, {
					size: "small",
					onClick: library.retry,
					children: texts.again
				})
			]
		}) : /* @__PURE__ */ jsx(PictureGrid, {
			items: library.items,
			picked,
			onPick
		}),
		/* @__PURE__ */ jsxs("p", {
			className: "pick-note",
			role: "status",
			children: [library.loading && texts.loading, empty && !library.loading && (search === "" ? texts.none[shelf] : texts.none.found)]
		}),
		library.hasMore && /* @__PURE__ */ jsx(Button, {
			size: "small",
			disabled: library.loading,
			onClick: library.loadMore,
			children: texts.more
		})
	] });
}
/** The text, debounced while someone types. */
function useSettled(text) {
	const [settled, setSettled] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(text), TYPING_PAUSE);
		return () => clearTimeout(timer);
	}, [text]);
	return settled;
}
// web/uploads/pick/pick-dialog.tsx
var pick_dialog_exports = /* @__PURE__ */ __exportAll({ PickDialog: () => PickDialog });
/** Pictures that the product keeps already, and the web: uploads, results, stock, an address. */
function PickDialog({ kind = "image", most, onPicked, address, onClose }) {
	const { pick: texts } = useAreaTexts(uploadDialogTexts);
	const [picked, setPicked] = useState([]);
	const many = most > 1;
	const tabs = [...SHELVES, ...address ? ["address"] : []];
	const finish = async (items) => {
		onClose();
		for (const item of items) await onPicked(item);
	};
	const onPick = (item) => {
		if (!many) return void finish([item]);
		const others = picked.filter(({ url }) => url !== item.url);
		if (others.length < picked.length) setPicked(others);
		else if (picked.length < most) setPicked([...picked, item]);
	};
	return /* @__PURE__ */ jsxs(Dialog$1, {
		open: true,
		onClose,
		title: texts.title,
		closeLabel: texts.close,
		width: 760,
		children: [/* @__PURE__ */ jsxs(Tabs.Root, {
			className: "pick",
			defaultValue: SHELVES[0],
			children: [
				/* @__PURE__ */ jsx(Tabs.List, {
					className: "pick-tabs",
					children: tabs.map((tab) => /* @__PURE__ */ jsx(Tabs.Trigger, {
						value: tab,
						className: "pick-tab",
						children: texts.tabs[tab]
					}, tab))
				}),
				SHELVES.map((shelf) => /* @__PURE__ */ jsx(Tabs.Content, {
					value: shelf,
					className: "pick-panel",
					tabIndex: -1,
					children: /* @__PURE__ */ jsx(ShelfView, {
						kind,
						shelf,
						picked: many ? picked.map(({ url }) => url) : void 0,
						onPick
					})
				}, shelf)),
				address && /* @__PURE__ */ jsx(Tabs.Content, {
					value: "address",
					className: "pick-panel",
					tabIndex: -1,
					children: /* @__PURE__ */ jsx(AddressForm, {
						input: address,
						onDone: onClose
					})
				})
			]
		}), many && /* @__PURE__ */ jsx("div", {
			className: "repair-foot",
			children: /* @__PURE__ */ jsx(Button, {
				look: "ink",
				"aria-disabled": picked.length === 0,
				onClick: () => picked.length > 0 && void finish(picked),
				children: texts.add({ count: picked.length })
			})
		})]
	});
}
export { pick_dialog_exports as n, PickDialog as t };
