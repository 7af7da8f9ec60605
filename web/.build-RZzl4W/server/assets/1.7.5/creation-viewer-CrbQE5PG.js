import { a as stepScale, o as zoomAt } from "./zoom-CO1vb8zJ.js";
import { t as ZoomViewer } from "./zoom-viewer-X0F9Echs.js";
import { i as useLanguage } from "./messages-DIgvXott.js";
import { N as useUser, T as useEngineName } from "../../entry-server.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { n as ResultBar, t as MediaPlayer } from "./media-player-mcGZByMs.js";
import { n as ReceiptSlip, t as ReportLines } from "./report-lines-BwuFRjJ5.js";
import { r as useResultVerbs, t as ResultMenu } from "./result-menu-yjX4YIDK.js";
import { t as subjectOfCreation } from "./verb-subject-BZVoASzP.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { n as mediaLength } from "./file-thumbnail-JTvhGp4-.js";
import { t as useReturnFocus } from "./use-return-focus-BZnSyO4y.js";
import { r as useNameOfTool } from "./my-creation-page-zlyPdIVV.js";
import { useEffect, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { ChevronLeft, ChevronRight, Minus, Plus, X } from "lucide-react";
import { Dialog } from "radix-ui";
// web/features/creations/creation-viewer.tsx
/** One picture over the whole window, with its verbs, its prompt and its receipt; arrows lead to its neighbours. */
function CreationViewer({ creation, position, count, onStep, onClose, actions }) {
	const { pictures } = useStudioMessages();
	const { share, time, colon, stop } = useLanguage();
	const user = useUser();
	const returnFocus = useReturnFocus();
	const [view, setView] = useState(null);
	const [fit, setFit] = useState(1);
	const { file, prompt } = creation;
	const engineName = useEngineName(creation.engine);
	useEffect(() => setView(null), [creation.id]);
	const subject = subjectOfCreation(creation);
	const verbs = useResultVerbs(subject, actions);
	const scale = view?.scale ?? fit;
	const zoom = (direction) => setView(zoomAt(view ?? {
		scale: fit,
		x: 0,
		y: 0
	}, stepScale(scale, direction), {
		x: 0,
		y: 0
	}));
	const tool = useNameOfTool(creation);
	const name = prompt || tool;
	const plays = file.kind !== "image";
	const length = mediaLength(file);
	return /* @__PURE__ */ jsx(Dialog.Root, {
		open: true,
		onOpenChange: (open) => !open && onClose(),
		children: /* @__PURE__ */ jsx(Dialog.Portal, { children: /* @__PURE__ */ jsxs(Dialog.Content, {
			"data-theme": "dark",
			className: "creation-viewer",
			"aria-describedby": void 0,
			onCloseAutoFocus: returnFocus,
			onOpenAutoFocus: (event) => {
				if (!plays || !(event.currentTarget instanceof HTMLElement)) return;
				event.preventDefault();
				event.currentTarget.focus();
			},
			onKeyDown: (event) => {
				if (view !== null) return;
				if (event.key === "ArrowLeft" && position > 1) onStep(-1);
				if (event.key === "ArrowRight" && position < count) onStep(1);
			},
			children: [
				/* @__PURE__ */ jsx(Dialog.Title, {
					className: "sr-only",
					children: `${pictures.viewer.label}${colon}${name}`
				}),
				/* @__PURE__ */ jsxs("div", {
					className: "viewer-bar",
					children: [
						/* @__PURE__ */ jsx(IconButton, {
							icon: ChevronLeft,
							label: pictures.viewer.previous,
							disabled: position <= 1,
							onClick: () => onStep(-1)
						}),
						/* @__PURE__ */ jsx(IconButton, {
							icon: ChevronRight,
							label: pictures.viewer.next,
							disabled: position >= count,
							onClick: () => onStep(1)
						}),
						/* @__PURE__ */ jsx("span", {
							className: "viewer-position",
							role: "status",
							children: pictures.viewer.position({
								at: position,
								of: count
							})
						}),
						/* @__PURE__ */ jsxs("span", {
							className: "viewer-zoom",
							hidden: plays,
							children: [
								/* @__PURE__ */ jsx(IconButton, {
									icon: Minus,
									label: pictures.viewer.zoomOut,
									onClick: () => zoom(-1)
								}),
								/* @__PURE__ */ jsxs("button", {
									type: "button",
									className: "viewer-scale",
									title: pictures.viewer.fit,
									onClick: () => setView(null),
									children: [
										/* @__PURE__ */ jsxs("span", {
											className: "sr-only",
											children: [pictures.viewer.scale, " "]
										}),
										share(scale),
										/* @__PURE__ */ jsxs("span", {
											className: "sr-only",
											children: [stop, pictures.viewer.fit]
										})
									]
								}),
								/* @__PURE__ */ jsx(IconButton, {
									icon: Plus,
									label: pictures.viewer.zoomIn,
									onClick: () => zoom(1)
								})
							]
						}),
						/* @__PURE__ */ jsx(ResultBar, {
							label: pictures.toolbar,
							verbs
						}),
						/* @__PURE__ */ jsx(IconButton, {
							icon: X,
							label: pictures.viewer.close,
							onClick: onClose
						})
					]
				}),
				/* @__PURE__ */ jsxs("div", {
					className: "viewer-body",
					children: [/* @__PURE__ */ jsx(ResultMenu, {
						subject,
						actions,
						children: /* @__PURE__ */ jsx("div", {
							className: "viewer-picture",
							children: plays ? /* @__PURE__ */ jsx(MediaPlayer, {
								file,
								label: name,
								madeBy: {
									toolId: creation.tool_id,
									input: creation.input
								},
								scope: ".creation-viewer"
							}) : /* @__PURE__ */ jsx(ZoomViewer, {
								picture: {
									url: file.url,
									width: file.width ?? 1024,
									height: file.height ?? 1024,
									placeholder: file.placeholder
								},
								alt: name,
								hint: pictures.viewer.hint,
								view,
								onView: setView,
								onFit: setFit,
								fills: true
							})
						})
					}), /* @__PURE__ */ jsxs("aside", {
						className: "viewer-side",
						children: [
							/* @__PURE__ */ jsx("p", {
								className: "viewer-prompt",
								children: name
							}),
							/* @__PURE__ */ jsx("p", {
								className: "note",
								children: [
									...prompt ? [tool] : [],
									...file.width && file.height ? [pictures.facts.size({
										width: file.width,
										height: file.height
									})] : [],
									...length === "" ? [] : [length],
									...creation.seed === null ? [] : [pictures.facts.seed({ seed: creation.seed })],
									time(creation.created_at)
								].join(" · ")
							}),
							/* @__PURE__ */ jsx(ReportLines, {
								toolId: creation.tool_id,
								report: creation.report,
								builtin: creation.builtin,
								engine: engineName,
								isOperator: user?.is_operator ?? false
							}),
							/* @__PURE__ */ jsx(ReceiptSlip, { receipt: creation.receipt })
						]
					})]
				})
			]
		}) })
	});
}
export { CreationViewer };
