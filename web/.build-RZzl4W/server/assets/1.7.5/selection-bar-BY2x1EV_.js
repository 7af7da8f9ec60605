import { c as updateResult, i as downloadResults, r as deleteResult } from "./creations-DtplDF1D.js";
import { n as creationsTexts } from "./my-creation-page-zlyPdIVV.js";
import { F as call, I as openResponse, g as Button, v as toast } from "../../entry-server.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as saveFile } from "./save-file-CDj3lkb3.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { t as RESULTS_KEY } from "./run-store-BJkgFiVe.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useQueryClient } from "@tanstack/react-query";
import { Download, Trash2, Undo2 } from "lucide-react";
// web/features/creations/selection-bar.tsx
/** Actions on the ticked pictures: one ZIP, to the bin, back from the bin. */
function SelectionBar({ results, inBin, most, onSelectAll, onDone }) {
	const client = useQueryClient();
	const messages = useStudioMessages();
	const texts = useAreaTexts(creationsTexts);
	const { pictures } = messages;
	const [busy, setBusy] = useState(false);
	const ids = results.map(({ id }) => id);
	const work = async (task, failed) => {
		setBusy(true);
		try {
			await task();
		} catch (error) {
			toastFailure(error, messages, failed);
		} finally {
			setBusy(false);
			await client.invalidateQueries({ queryKey: RESULTS_KEY });
		}
	};
	const download = () => work(async () => {
		const answer = await openResponse(downloadResults, { body: { ids } });
		saveFile(await answer.blob(), "inkreel.zip");
	}, pictures.downloadFailed);
	const restore = (which) => work(async () => {
		for (const id of which) await call(updateResult, {
			params: { id },
			body: { restored: true }
		});
		toast(texts.restoredMany({ count: which.length }));
		onDone();
	}, pictures.saveFailed);
	const remove = () => work(async () => {
		for (const id of ids) await call(deleteResult, { params: { id } });
		toast(texts.deletedMany({ count: ids.length }), { action: {
			label: pictures.verbs.undo,
			run: () => void restore(ids)
		} });
		onDone();
	}, pictures.deleteFailed);
	const none = ids.length === 0 || busy;
	return /* @__PURE__ */ jsxs("div", {
		className: "selection-bar",
		role: "toolbar",
		"aria-label": texts.select,
		children: [
			/* @__PURE__ */ jsx("span", {
				role: "status",
				children: texts.selected({ count: ids.length })
			}),
			/* @__PURE__ */ jsx("button", {
				type: "button",
				className: "link",
				onClick: onSelectAll,
				children: texts.selectAll
			}),
			ids.length >= most && /* @__PURE__ */ jsx("span", {
				className: "note",
				children: texts.zipLimit({ limit: most })
			}),
			/* @__PURE__ */ jsxs("span", {
				className: "selection-verbs",
				children: [/* @__PURE__ */ jsxs(Button, {
					size: "small",
					disabled: none,
					onClick: () => void download(),
					children: [/* @__PURE__ */ jsx(Download, {
						size: 15,
						"aria-hidden": true
					}), busy ? texts.zipping : texts.zip]
				}), inBin ? /* @__PURE__ */ jsxs(Button, {
					size: "small",
					disabled: none,
					onClick: () => void restore(ids),
					children: [/* @__PURE__ */ jsx(Undo2, {
						size: 15,
						"aria-hidden": true
					}), texts.restoreMany]
				}) : /* @__PURE__ */ jsxs(Button, {
					size: "small",
					disabled: none,
					onClick: () => void remove(),
					children: [/* @__PURE__ */ jsx(Trash2, {
						size: 15,
						"aria-hidden": true
					}), texts.deleteMany]
				})]
			})
		]
	});
}
export { SelectionBar };
