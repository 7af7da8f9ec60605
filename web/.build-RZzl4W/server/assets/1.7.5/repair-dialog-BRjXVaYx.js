import { t as uploadDialogTexts } from "./upload-dialogs-Cl8lcPqW.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { g as Button } from "../../entry-server.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { t as unfitReason } from "./refusal-CUCveMwn.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Crop } from "lucide-react";
// web/uploads/repair-dialog.tsx
var MEGABYTE = 1048576;
/** Pictures that do not fit, the problem of each, and what one press can do about it. */
function RepairDialog({ input, limits }) {
	const { texts, unfit, settleUnfit } = input;
	const { repair: words, crop, pick } = useAreaTexts(uploadDialogTexts);
	const [working, setWorking] = useState(false);
	const settle = async (repair) => {
		setWorking(repair);
		await settleUnfit(repair);
		setWorking(false);
	};
	return /* @__PURE__ */ jsxs(Dialog, {
		open: true,
		onClose: () => void settle(false),
		title: words.title({ count: unfit.length }),
		closeLabel: pick.close,
		children: [/* @__PURE__ */ jsx("ul", {
			className: "repair-list",
			children: unfit.map((picture, index) => /* @__PURE__ */ jsxs("li", { children: [
				/* @__PURE__ */ jsx("b", {
					className: "upload-name",
					children: picture.name
				}),
				/* @__PURE__ */ jsx("span", {
					className: "note",
					children: factsOf(picture, words)
				}),
				/* @__PURE__ */ jsx("p", { children: unfitReason(picture, limits, texts).text }),
				picture.repair && /* @__PURE__ */ jsx("p", {
					className: "repair-plan",
					children: planOf(picture.repair, words)
				}),
				picture.repair?.plan.enlarges && /* @__PURE__ */ jsx("p", {
					className: "note",
					children: words.enlargeNote
				}),
				picture.crop && /* @__PURE__ */ jsxs(Button, {
					size: "small",
					className: "repair-crop",
					disabled: working,
					"aria-label": texts.cropOne({ name: picture.name }),
					onClick: () => input.crop.beginUnfit(picture),
					children: [/* @__PURE__ */ jsx(Crop, {
						size: 14,
						"aria-hidden": true
					}), crop.verb]
				})
			] }, index))
		}), /* @__PURE__ */ jsxs("div", {
			className: "repair-foot",
			children: [/* @__PURE__ */ jsx(Button, {
				disabled: working,
				onClick: () => void settle(false),
				children: words.leaveOut
			}), unfit.some(({ repair }) => repair) && /* @__PURE__ */ jsx(Button, {
				look: "ink",
				"aria-disabled": working,
				onClick: () => !working && void settle(true),
				children: working ? words.working : words.apply
			})]
		})]
	});
}
function factsOf({ facts }, repair) {
	const megabytes = facts.size / MEGABYTE;
	const size = megabytes >= .1 ? repair.megabytes({ size: megabytes }) : repair.kilobytes({ size: Math.ceil(facts.size / 1024) });
	const { width, height } = facts;
	return width === void 0 || height === void 0 ? size : repair.now({
		width,
		height,
		size
	});
}
function planOf({ plan }, texts) {
	return plan.enlarges ? texts.enlarge(plan) : texts.reduce(plan);
}
export { RepairDialog };
