import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { c as updateResult, r as deleteResult } from "./creations-DtplDF1D.js";
import { A as useProjects, F as call, m as useLocalPath, v as toast, wt as useCatalogue } from "../../entry-server.js";
import { C as openDownload } from "./session-DiDZXz4K.js";
import { i as useLanguage } from "./messages-DIgvXott.js";
import { o as useNavigate } from "./router-BPcfdpKO.js";
import { n as useSite } from "./site-D4Lq5DGU.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { t as NeedsModel } from "./needs-model-CmTRJ3Gt.js";
import { c as rememberImage, i as imageOf } from "./uploaded-image-Hb1fEpl8.js";
import { t as EXTENSIONS } from "./media-types-KpZnDxJB.js";
import { r as searchStock, t as addStock } from "./stock-6UybfiHN.js";
import { i as changeResult, t as RESULTS_KEY } from "./run-store-BJkgFiVe.js";
import { createElement } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowRightFromLine, ClipboardCopy, Download, FolderPlus, RotateCcw, SlidersHorizontal, Star, StarOff, Trash2, Undo2 } from "lucide-react";
import { ContextMenu } from "radix-ui";
// web/canvas/ui/picture-menu.tsx
/** A menu on a picture by right click, long press or the keyboard's menu key. */
function PictureMenu({ label, items, children }) {
	return /* @__PURE__ */ jsxs(ContextMenu.Root, { children: [/* @__PURE__ */ jsx(ContextMenu.Trigger, {
		asChild: true,
		disabled: !items,
		children
	}), /* @__PURE__ */ jsx(ContextMenu.Content, {
		className: "menu",
		"aria-label": label,
		children: items
	})] });
}
/** Verbs as the items of a menu, in their order. */
function VerbItems({ verbs }) {
	return verbs.map((verb) => /* @__PURE__ */ jsx(VerbItem, { verb }, verb.id));
}
function VerbItem({ verb }) {
	const face = /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(verb.icon, {
		size: 16,
		strokeWidth: 1.6,
		"aria-hidden": "true"
	}), verb.label] });
	if (verb.href) return /* @__PURE__ */ jsx(ContextMenu.Item, {
		className: "menu-item",
		asChild: true,
		children: /* @__PURE__ */ jsx("a", {
			href: verb.href,
			download: true,
			children: face
		})
	});
	if (!verb.choices) return /* @__PURE__ */ jsx(ContextMenu.Item, {
		className: "menu-item",
		onSelect: verb.run,
		children: face
	});
	return /* @__PURE__ */ jsxs(ContextMenu.Sub, { children: [/* @__PURE__ */ jsx(ContextMenu.SubTrigger, {
		className: "menu-item",
		children: face
	}), /* @__PURE__ */ jsx(ContextMenu.SubContent, {
		className: "menu",
		children: verb.choices.map((choice) => /* @__PURE__ */ jsxs(ContextMenu.Item, {
			className: "menu-item",
			onSelect: choice.run,
			children: [choice.label, choice.mark]
		}, choice.id))
	})] });
}
// web/runs/download-name.ts
/** File name of a download: the tool and the first words of the prompt, readable on any system. */
function downloadName(subject) {
	return `${downloadStem(subject)}.${EXTENSIONS[subject.result.file.content_type] ?? "png"}`;
}
/** The same without its ending. */
function downloadStem({ result, toolId, prompt }) {
	return `${(prompt ?? "").slice(0, 48).replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || toolId}-${result.index + 1}`;
}
// web/runs/keep-in-stock.ts
/** Maximum characters of a name in the stock, and maximum items on a page of it: those of its endpoints. */
var NAME_LENGTH = 120;
var PAGE = 100;
/** The name of a result in the stock: its prompt, cut between two words, or else the tool that made it. */
function stockName({ prompt, result }, toolName) {
	const words = (prompt ?? "").replace(/\s+/gu, " ").trim();
	if (words === "") return `${toolName} ${result.index + 1}`;
	if (words.length <= NAME_LENGTH) return words;
	const cut = words.slice(0, NAME_LENGTH).replace(/[\uD800-\uDBFF]$/u, "");
	return cut.replace(/\s\S*$/u, "") || cut;
}
/**
* Keeps a result in the stock, unless an item of that name has its file already.
* @throws ApiError
*/
async function keepInStock(call, subject, name) {
	const [path = ""] = subject.result.file.url.split("?");
	const { items } = await call(searchStock, { query: {
		search: name,
		limit: PAGE
	} });
	if (items.some(({ file }) => file.path === path)) return "already";
	await call(addStock, { body: {
		url: path,
		name
	} });
	return "kept";
}
// web/runs/result-verbs.ts
/** Results that are being saved to the stock: a second press while the first is under way would keep them twice. */
var beingKept = /* @__PURE__ */ new Set();
/**
* The verbs of a picture in their fixed order: download, continue in a tool, save to a project or the stock, star,
* reuse settings, run again, copy prompt, delete. Those that would do nothing are left out.
*/
function useResultVerbs(subject, { onReuse, onRetry, retryPoints, onDeleted }) {
	const messages = useStudioMessages();
	const { pictures } = messages;
	const change = useChangeResult();
	const client = useQueryClient();
	const projects = useProjects();
	const { language } = useLanguage();
	const localPath = useLocalPath();
	const navigate = useNavigate();
	const site = useSite();
	const catalogue = useCatalogue();
	if (!subject) return [];
	const { result, prompt, projectId, toolId } = subject;
	const isPicture = result.file.kind === "image" && result.deleted_at === null;
	const onward = isPicture ? catalogue.filter(({ takes, sites }) => takes !== null && sites.includes(site.id)).sort((one, other) => Number(other.id === toolId) - Number(one.id === toolId) || Number(one.needsModel) - Number(other.needsModel)) : [];
	const others = (projects ?? []).filter(({ id }) => id !== projectId);
	const nothing = () => void 0;
	const keep = async () => {
		if (beingKept.has(result.id)) return;
		beingKept.add(result.id);
		const name = stockName(subject, catalogue.find(({ id }) => id === toolId)?.name[language] ?? toolId);
		try {
			const outcome = await keepInStock(call, subject, name);
			toast(outcome === "kept" ? pictures.inStock({ name }) : pictures.alreadyInStock);
			if (outcome === "kept") await client.invalidateQueries({ queryKey: ["library", "stock"] });
		} catch (error) {
			toastFailure(error, messages, pictures.saveFailed);
		} finally {
			beingKept.delete(result.id);
		}
	};
	return [
		{
			id: "download",
			label: pictures.verbs.download,
			shortcut: "D",
			icon: Download,
			...!isPicture && { href: `${result.file.url}?download=${encodeURIComponent(downloadName(subject))}` },
			run: () => openDownload(downloadOf(subject))
		},
		onward.length > 0 && {
			id: "continue",
			label: pictures.verbs.continue,
			icon: ArrowRightFromLine,
			choices: onward.map(({ id, name, editor, takes, needsModel }) => ({
				id,
				label: id === toolId ? pictures.onceMore({ tool: name[language] }) : name[language],
				mark: createElement(NeedsModel, { tool: {
					id,
					needsModel
				} }),
				run: () => {
					rememberImage(imageOf({
						...result.file,
						path: result.file.url
					}, downloadName(subject)));
					navigate(localPath(editor), { state: { picture: {
						name: String(takes),
						url: result.file.url
					} } });
				}
			})),
			run: nothing
		},
		result.deleted_at === null && {
			id: "save",
			label: pictures.verbs.save,
			shortcut: "S",
			icon: FolderPlus,
			choices: [...others.map(({ id, name }) => ({
				id,
				label: pictures.saveTo({ project: name }),
				run: () => change(result, { project_id: id }, pictures.saved({ project: name }))
			})), {
				id: "stock",
				label: pictures.verbs.stock,
				run: () => void keep()
			}],
			run: nothing
		},
		{
			id: "star",
			label: result.starred ? pictures.verbs.unstar : pictures.verbs.star,
			icon: result.starred ? StarOff : Star,
			run: () => change(result, { starred: !result.starred })
		},
		{
			id: "reuse",
			label: pictures.verbs.reuse,
			shortcut: "R",
			icon: SlidersHorizontal,
			run: onReuse
		},
		{
			id: "retry",
			label: `${pictures.verbs.retry} · ${messages.tools.run.price({ points: retryPoints })}`,
			icon: RotateCcw,
			run: onRetry
		},
		prompt !== null && {
			id: "copy",
			label: pictures.verbs.copyPrompt,
			icon: ClipboardCopy,
			run: () => void navigator.clipboard.writeText(prompt).then(() => toast(pictures.promptCopied))
		},
		result.deleted_at ? {
			id: "restore",
			label: pictures.verbs.restore,
			icon: Undo2,
			run: () => change(result, { restored: true }, pictures.restored)
		} : {
			id: "delete",
			label: pictures.verbs.delete,
			shortcut: "Delete",
			icon: Trash2,
			run: () => {
				onDeleted?.();
				change(result, "delete", pictures.deleted);
			}
		}
	].filter((verb) => verb !== false);
}
function downloadOf(subject) {
	const { id, file } = subject.result;
	return {
		resultId: id,
		url: file.url,
		contentType: file.content_type,
		bytes: file.size,
		width: file.width ?? 1,
		height: file.height ?? 1,
		name: downloadStem(subject)
	};
}
/** Changes a result on the server and in every list of the page; a deletion offers its undo. */
function useChangeResult() {
	const client = useQueryClient();
	const messages = useStudioMessages();
	const { pictures } = messages;
	const show = (result, changed) => {
		changeResult(client, result, changed);
		return client.invalidateQueries({ queryKey: RESULTS_KEY });
	};
	const apply = async (result, change, said) => {
		const params = { id: result.id };
		try {
			if (change === "delete") {
				await call(deleteResult, { params });
				await show(result, { deleted_at: (/* @__PURE__ */ new Date()).toISOString() });
				const undo = () => void apply(result, { restored: true }, pictures.restored);
				if (said) toast(said, { action: {
					label: pictures.verbs.undo,
					run: undo
				} });
				return;
			}
			await call(updateResult, {
				params,
				body: change
			});
			await show(result, "starred" in change ? change : "restored" in change ? { deleted_at: null } : {});
			if (said) toast(said);
		} catch (error) {
			toastFailure(error, messages, change === "delete" ? pictures.deleteFailed : pictures.saveFailed);
		}
	};
	return apply;
}
// web/runs/result-menu.tsx
/**
* The verbs of a result on its picture, wherever that is shown: by right click, long press or the keyboard's
* menu key, the same ones in the same order as in its toolbar. They are computed when the menu opens, so that
* long lists stay light.
*/
function ResultMenu({ subject, actions, children }) {
	const { pictures } = useStudioMessages();
	return /* @__PURE__ */ jsx(PictureMenu, {
		label: pictures.menu,
		items: subject && /* @__PURE__ */ jsx(ResultItems, {
			subject,
			actions
		}),
		children
	});
}
function ResultItems({ subject, actions }) {
	return /* @__PURE__ */ jsx(VerbItems, { verbs: useResultVerbs(subject, actions) });
}
export { useChangeResult as n, useResultVerbs as r, ResultMenu as t };
