import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { t as resultTexts } from "./result-BoduwzQm.js";
import { a as stepScale, o as zoomAt } from "./zoom-CO1vb8zJ.js";
import { jt as lazyPart, v as toast } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as signUpGift } from "./sign-up-gift-CS3bmnIw.js";
import { r as useStore } from "./store-CbiqaTvC.js";
import { i as useStudioMessages, n as runFailureText } from "./failure-text-DC5ygpF3.js";
import { t as useKeys } from "./use-keys-Dv2LE1db.js";
import { i as Tip, n as ResultBar, r as plainKey, t as MediaPlayer } from "./media-player-mcGZByMs.js";
import { r as useResultVerbs, t as ResultMenu } from "./result-menu-yjX4YIDK.js";
import { o as useUnsentState } from "./unsent-runs-nmjdJqbn.js";
import { i as videoSourceOf, r as subjectOf, s as useSizes } from "./tool-editor-page-sVPw8GU6.js";
import { a as edgeCheckOf, i as CarryOn, n as ResultDetails, o as ContactSheet, r as ResultFacts, t as ResultAccount } from "./result-details-DoYvIfC6.js";
import { t as Earlier } from "./result-C771m8xL.js";
import { t as canvasTexts } from "./canvas-DPdYRxZI.js";
import { t as useFrameSize } from "./use-frame-size-8c1sPRlz.js";
import { t as ZoomViewer } from "./zoom-viewer-X0F9Echs.js";
import { t as MakingPicture } from "./making-picture-BNoHYN-V.js";
import { r as imageAt } from "./uploaded-image-Hb1fEpl8.js";
import { n as placeInFrame, r as ratioToCome } from "./place-in-frame-Clczgq0g.js";
import { n as secondsLeft } from "./seconds-left-D__rLdIU.js";
import { Suspense, useEffect, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { ChevronUp, Maximize, Minus, Plus, RotateCcw, X } from "lucide-react";
import { Popover } from "radix-ui";
// web/canvas/core/compare.ts
/** Ways of comparing two pictures. */
var COMPARE_MODES = [
	"slider",
	"sides",
	"hold"
];
/**
* The view of the original that covers the same place as the result's: an upscaled result is seen at 100 % while its
* original is enlarged under it. If their ratios differ, the whole original lies in the middle of the result, unless
* `place` gives its position.
*/
function originalView(view, original, result, place) {
	const { width, height } = place ?? original;
	const scale = view.scale * Math.min(result.width / width, result.height / height);
	if (!place) return {
		...view,
		scale
	};
	return {
		scale,
		x: view.x + (place.left + (original.width - width) / 2) * scale,
		y: view.y + (place.top + (original.height - height) / 2) * scale
	};
}
/** Ratios closer than this differ only by rounding. */
var SAME_RATIO = .01;
/** Whether the original reaches every edge of the result. */
function coversResult(original, result, place) {
	if (place) return place.width === original.width && place.height === original.height;
	const ratio = original.width / original.height / (result.width / result.height);
	return Math.abs(ratio - 1) < SAME_RATIO;
}
/** Edges of the part of a picture that its window shows, in CSS pixels from the window's upper left corner. */
function seenPart(view, picture, frame) {
	const edges = (side, offset, room) => {
		const from = room / 2 + offset - side * view.scale / 2;
		return [Math.max(0, from), Math.min(room, from + side * view.scale)];
	};
	const [left, right] = edges(picture.width, view.x, frame.width);
	const [top, bottom] = edges(picture.height, view.y, frame.height);
	return {
		left,
		top,
		right,
		bottom
	};
}
/** The knob's width, and room for the widest name of a side and for the button that is held, in CSS pixels. */
var KNOB = 44;
var TAG = {
	width: 112,
	height: 40
};
var HOLD = {
	width: 280,
	height: 64
};
/**
* Overlays of the compared pictures, in CSS pixels of the window: the line with its knob or the held button,
* and the names at the bottom.
*
* @param part edges of the picture as the window shows it
* @param line where the line is, from the left
*/
function controlEdges(mode, part, line) {
	const foot = {
		top: part.bottom - TAG.height,
		bottom: part.bottom
	};
	const names = [{
		...foot,
		left: part.left,
		right: part.left + TAG.width
	}, {
		...foot,
		left: part.right - TAG.width,
		right: part.right
	}];
	if (mode === "slider") return [...names, {
		left: line - KNOB / 2,
		right: line + KNOB / 2,
		top: part.top,
		bottom: part.bottom
	}];
	const middle = (part.left + part.right) / 2;
	return [...names, {
		left: middle - HOLD.width / 2,
		right: middle + HOLD.width / 2,
		top: part.bottom - HOLD.height,
		bottom: part.bottom
	}];
}
/** Moves the dividing line by a key: 2 % by arrow, ten with Shift, the ends by Home and End; undefined for others. */
function moveDivider(share, key, shiftKey) {
	const step = shiftKey ? .1 : .02;
	const moved = {
		ArrowLeft: share - step,
		ArrowDown: share - step,
		ArrowRight: share + step,
		ArrowUp: share + step,
		Home: 0,
		End: 1
	}[key];
	return moved === void 0 ? void 0 : Math.min(1, Math.max(0, Math.round(moved * 1e3) / 1e3));
}
// web/canvas/ui/overlaid-viewer.tsx
/** A zoom viewer with something over its picture. */
function OverlaidViewer({ overlay, shown, taken = [], ...viewer }) {
	const frame = useRef(null);
	const size = useFrameSize(frame);
	const { width, height } = viewer.picture;
	return /* @__PURE__ */ jsxs("div", {
		ref: frame,
		className: "overlaid-viewer",
		children: [/* @__PURE__ */ jsx(ZoomViewer, { ...viewer }), overlay?.({
			view: shown,
			picture: {
				width,
				height
			},
			frame: size,
			taken
		})]
	});
}
// web/editors/form/result/result-foot.tsx
var AnotherWay$1 = lazyPart(() => import("./another-way-C5Nb3VBa.js"));
/** Without a third column: its content is below the stage, and opens over it. */
function ResultFoot({ tool, shown, onStage, verbs, actionsOf, onCheck }) {
	const texts = useAreaTexts(resultTexts);
	const { number } = useLanguage();
	const { siblings, candidates, pick, show } = onStage;
	const onward = verbs.find(({ id }) => id === "continue");
	const { receipt } = shown.run;
	return /* @__PURE__ */ jsxs("section", {
		className: "result-foot",
		"aria-label": texts.foot.label,
		children: [siblings.length > 1 ? /* @__PURE__ */ jsx(ContactSheet, {
			siblings,
			shown,
			onPick: pick,
			actions: actionsOf(shown.run),
			look: "row"
		}) : /* @__PURE__ */ jsx(ResultFacts, {
			shown,
			short: true
		}), /* @__PURE__ */ jsxs("span", {
			className: "foot-ways",
			children: [
				/* @__PURE__ */ jsx(FootPanel, {
					name: texts.foot.receipt,
					figure: number(receipt.quoted),
					children: /* @__PURE__ */ jsx(ResultAccount, {
						shown,
						onCheck
					})
				}),
				onward && /* @__PURE__ */ jsx(FootPanel, {
					name: texts.foot.carryOn,
					children: /* @__PURE__ */ jsx(CarryOn, { verb: onward })
				}),
				shown.kind === "result" && tool.sampleFirst && /* @__PURE__ */ jsx(FootPanel, {
					name: texts.anotherWay,
					children: /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(AnotherWay$1, {
						tool,
						run: shown.run,
						actionsOf
					}) })
				}),
				/* @__PURE__ */ jsx(FootPanel, {
					name: texts.earlier,
					children: /* @__PURE__ */ jsx(Earlier, {
						tool,
						shown,
						candidates,
						onPick: show,
						actionsOf
					})
				})
			]
		})]
	});
}
function FootPanel({ name, figure, children }) {
	return /* @__PURE__ */ jsxs(Popover.Root, { children: [/* @__PURE__ */ jsxs(Popover.Trigger, {
		className: "button button-small foot-way",
		children: [
			name,
			figure !== void 0 && /* @__PURE__ */ jsx("span", { children: figure }),
			/* @__PURE__ */ jsx(ChevronUp, {
				size: 15,
				strokeWidth: 1.6,
				"aria-hidden": "true"
			})
		]
	}), /* @__PURE__ */ jsx(Popover.Content, {
		className: "foot-panel",
		"aria-label": name,
		side: "top",
		align: "end",
		sideOffset: 12,
		collisionPadding: 8,
		children
	})] });
}
// web/editors/form/result/stage-bar.tsx
/** Over the picture: how it is compared, how large it is, and what can be done with it. */
function StageBar({ compare, zoom, verbs, title, cancel }) {
	const { pictures } = useStudioMessages();
	const texts = useAreaTexts(resultTexts);
	const canvas = useAreaTexts(canvasTexts);
	const { share, stop } = useLanguage();
	const { zoomIn, zoomOut, fit, scale } = pictures.viewer;
	const steps = zoom ? [
		{
			id: "zoom-out",
			label: zoomOut,
			shortcut: "-",
			icon: Minus,
			run: () => zoom.onStep(-1)
		},
		{
			id: "zoom-in",
			label: zoomIn,
			shortcut: "+",
			icon: Plus,
			run: () => zoom.onStep(1)
		},
		{
			id: "fit",
			label: fit,
			shortcut: "0",
			icon: Maximize,
			run: zoom.onFit
		}
	] : [];
	const stepButton = (verb) => verb && /* @__PURE__ */ jsxs("button", {
		type: "button",
		className: "bar-verb",
		"data-look": "icon",
		"aria-label": verb.label,
		"aria-keyshortcuts": verb.shortcut,
		onClick: verb.run,
		children: [/* @__PURE__ */ jsx(verb.icon, {
			size: 18,
			strokeWidth: 1.6,
			"aria-hidden": "true"
		}), /* @__PURE__ */ jsx(Tip, {
			label: verb.label,
			shortcut: verb.shortcut
		})]
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "stage-bar",
		children: [
			title !== void 0 && /* @__PURE__ */ jsx("p", {
				role: "status",
				className: "stage-title",
				children: title
			}),
			compare && /* @__PURE__ */ jsx("div", {
				className: "compare-modes",
				role: "group",
				"aria-label": canvas.compare.mode,
				children: COMPARE_MODES.map((mode) => /* @__PURE__ */ jsx("button", {
					type: "button",
					"aria-pressed": compare.mode === mode,
					onClick: () => compare.onMode(mode),
					children: canvas.compare[mode]
				}, mode))
			}),
			zoom && /* @__PURE__ */ jsxs("span", {
				className: "stage-zoom",
				children: [
					stepButton(steps[0]),
					/* @__PURE__ */ jsxs("button", {
						type: "button",
						className: "stage-scale",
						onClick: zoom.onFit,
						children: [
							/* @__PURE__ */ jsxs("span", {
								className: "sr-only",
								children: [scale, " "]
							}),
							share(zoom.scale),
							/* @__PURE__ */ jsxs("span", {
								className: "sr-only",
								children: [stop, fit]
							})
						]
					}),
					stepButton(steps[1]),
					stepButton(steps[2])
				]
			}),
			verbs && verbs.length > 0 && /* @__PURE__ */ jsx(ResultBar, {
				label: pictures.toolbar,
				verbs,
				narrow: steps
			}),
			cancel && /* @__PURE__ */ jsxs("button", {
				type: "button",
				className: "bar-verb stage-cancel",
				onClick: cancel.onCancel,
				children: [/* @__PURE__ */ jsx(X, {
					size: 16,
					strokeWidth: 1.6,
					"aria-hidden": "true"
				}), texts.cancelRefund({ points: cancel.points })]
			})
		]
	});
}
// web/runs/failed-card.tsx
/** A run that failed or was cancelled: what happened, what to do, what became of the points; details folded. */
function FailedCard({ run, onRetry, onEdit }) {
	const messages = useStudioMessages();
	const { gap } = useLanguage();
	const texts = messages.tools.failed;
	const cancelled = run.state === "CANCELED";
	const code = run.error ?? (cancelled ? "task_cancelled" : "task_failed");
	const { errors, help } = messages;
	const unknown = code === "task_failed" || !(code in errors);
	const reason = unknown ? runFailureText(run.tool_id, messages) : errors[code];
	const advice = help[unknown ? "task_failed" : code];
	const { quoted, settled, returned } = run.receipt;
	const details = `${run.id}\n${code}`;
	return /* @__PURE__ */ jsxs("section", {
		className: "failed-card",
		"aria-label": cancelled ? texts.cancelled : texts.title,
		children: [
			!cancelled && /* @__PURE__ */ jsx("p", {
				className: "status status-failed",
				children: texts.title
			}),
			/* @__PURE__ */ jsx("h2", { children: reason }),
			advice && /* @__PURE__ */ jsx("p", { children: advice }),
			/* @__PURE__ */ jsx("p", {
				className: "failed-points",
				children: settled > 0 ? `${texts.kept({
					count: run.results.length,
					points: settled
				})}${gap}${texts.returned({ points: returned })}` : texts.noPoints
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "failed-ways",
				children: [/* @__PURE__ */ jsxs("button", {
					type: "button",
					className: "button button-small",
					onClick: onRetry,
					children: [
						/* @__PURE__ */ jsx(RotateCcw, {
							size: 15,
							"aria-hidden": "true"
						}),
						" ",
						texts.again,
						" ·",
						" ",
						messages.tools.run.price({ points: quoted })
					]
				}), onEdit && /* @__PURE__ */ jsx("button", {
					type: "button",
					className: "button button-small button-quiet",
					onClick: onEdit,
					children: texts.edit
				})]
			}),
			/* @__PURE__ */ jsxs("details", { children: [
				/* @__PURE__ */ jsx("summary", { children: texts.details }),
				/* @__PURE__ */ jsxs("dl", { children: [
					/* @__PURE__ */ jsx("dt", { children: texts.requestNumber }),
					/* @__PURE__ */ jsx("dd", { children: run.id }),
					/* @__PURE__ */ jsx("dt", { children: texts.code }),
					/* @__PURE__ */ jsx("dd", { children: code })
				] }),
				/* @__PURE__ */ jsx("button", {
					type: "button",
					className: "link",
					onClick: async () => {
						await navigator.clipboard.writeText(details);
						toast(texts.copied);
					},
					children: texts.copy
				})
			] })
		]
	});
}
// web/editors/form/result/stage-picture.tsx
var CompareViewer = lazyPart(() => import("./compare-viewer-CiKS-8lK.js").then(({ CompareViewer: Viewer }) => ({ default: Viewer })));
var CompareVideo = lazyPart(() => import("./compare-video-BEKND1kU.js").then(({ CompareVideo: Viewer }) => ({ default: Viewer })));
var SpeechStrip = lazyPart(() => import("./speech-strip-BIDe0cAB.js").then(({ SpeechStrip: Strip }) => ({ default: Strip })));
var TalkingResult = lazyPart(() => import("./talking-result-W8pYD2iP.js"));
/** Few results have any. */
var NotePins = lazyPart(() => import("./note-pins-DKXV6ZX2.js"));
/**
* The one thing on the stage: a picture, alone or against its original, a video, sound, a run in progress, or its
* failure.
*/
function StagePicture({ shown, original, compare, onLost, zooming, actions, onCheck }) {
	const { tools, pictures } = useStudioMessages();
	const texts = useAreaTexts(resultTexts);
	if (shown.kind === "failed") return /* @__PURE__ */ jsx(FailedCard, {
		run: shown.run,
		onRetry: actions.onRetry,
		onEdit: actions.onReuse
	});
	if (shown.kind === "making") {
		const source = filmOf(shown.run.input);
		const ratio = ratioToCome(shown.run.input, source ?? original?.size);
		const left = shown.run.candidates.length > 1 ? void 0 : secondsLeft(shown.run);
		return /* @__PURE__ */ jsx("div", {
			className: "stage-making",
			style: { "--ratio": ratio },
			children: /* @__PURE__ */ jsx(MakingPicture, {
				run: shown.run,
				share: shown.share,
				before: source?.thumbnail ?? original?.url,
				left: left === void 0 ? void 0 : texts.left({ seconds: left })
			})
		});
	}
	const { file, report } = shown.result;
	const source = videoSourceOf(shown);
	const { audio_url: sound, seconds, audio_seconds: said } = shown.run.input;
	const isSample = shown.run.sample === true;
	if (compare !== void 0 && source !== void 0) return /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(CompareVideo, {
		original: source,
		file,
		label: tools.panes.result,
		mode: compare,
		onLost,
		strip: typeof sound === "string" && typeof said === "number" ? (clock) => /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(SpeechStrip, {
			url: sound,
			seconds: said,
			isSample,
			clock
		}) }) : void 0
	}, shown.key) });
	if (file.kind === "video" && original && typeof sound === "string" && typeof seconds === "number") return /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(TalkingResult, {
		portrait: original.url,
		file,
		label: tools.panes.result,
		sound: {
			url: sound,
			seconds
		},
		isSample
	}, shown.key) });
	if (file.kind !== "image") return /* @__PURE__ */ jsx(MediaPlayer, {
		file,
		label: tools.panes.result,
		madeBy: {
			toolId: shown.run.tool_id,
			input: shown.run.input
		}
	});
	const picture = {
		url: file.url,
		width: file.width ?? original?.size?.width ?? 1024,
		height: file.height ?? original?.size?.height ?? 1024,
		placeholder: file.placeholder
	};
	const alt = String(shown.run.input["prompt"] ?? tools.candidates.candidate({ at: shown.index + 1 }));
	const { view, fit, onView, onFit } = zooming;
	const notes = report?.notes ?? [];
	const overlay = notes.some(({ place }) => place) ? (surface) => /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(NotePins, {
		resultKey: shown.key,
		notes,
		surface,
		onCheck
	}) }) : void 0;
	const alone = /* @__PURE__ */ jsx(OverlaidViewer, {
		picture,
		alt,
		hint: pictures.viewer.hint,
		view,
		shown: view ?? {
			scale: fit,
			x: 0,
			y: 0
		},
		onView,
		onFit,
		overlay,
		fills: true
	});
	if (compare === void 0 || !original?.size) return alone;
	return /* @__PURE__ */ jsx(Suspense, {
		fallback: alone,
		children: /* @__PURE__ */ jsx(CompareViewer, {
			original: {
				url: original.url,
				...original.size
			},
			place: placeInFrame(shown.run.input, original.size),
			result: picture,
			alt,
			mode: compare,
			view,
			fit,
			onView,
			onFit,
			overlay
		}, shown.key)
	});
}
/** What is known of the video that a run is made from: its size, and a still of it. */
function filmOf({ video_url: url }) {
	if (typeof url !== "string") return void 0;
	const known = imageAt(url);
	return known.width > 1 ? known : void 0;
}
// web/editors/form/result/result-view.tsx
var result_view_exports = /* @__PURE__ */ __exportAll({ default: () => ResultView });
var AnotherWay = lazyPart(() => import("./another-way-C5Nb3VBa.js"));
/**
* The centre of a workspace with a result: the picture as large as the stage, and its bar; everything else is beside
* it.
*/
function ResultView({ tool, shown, onStage, actionsOf, onCancel, before, layout, paneShown }) {
	const { pictures } = useStudioMessages();
	const { language } = useLanguage();
	const texts = useAreaTexts(resultTexts);
	const { siblings, candidates, pick, show } = onStage;
	const [view, setView] = useState(null);
	const [fit, setFit] = useState(1);
	const [mode, setMode] = useState("slider");
	/** The result whose original this browser cannot play. */
	const [lost, setLost] = useState();
	const { key, run } = shown;
	useEffect(() => setView(null), [key]);
	const actions = actionsOf(run);
	const subject = subjectOf(shown);
	const verbs = useResultVerbs(subject, actions);
	const onCheck = edgeCheckOf(tool, shown, onStage, actions);
	useCandidateKeys(siblings, pick);
	const url = typeof before === "string" ? before : void 0;
	const sizeOf = useSizes(url === void 0 ? [] : [url]);
	const original = url === void 0 ? void 0 : {
		url,
		size: sizeOf(url)
	};
	const isImage = shown.kind === "result" && shown.result.file.kind === "image";
	const compares = isImage && original?.size !== void 0 || videoSourceOf(shown) !== void 0;
	const seen = view ?? {
		scale: fit,
		x: 0,
		y: 0
	};
	const zoom = (direction) => setView(zoomAt(seen, stepScale(seen.scale, direction), {
		x: 0,
		y: 0
	}));
	const making = shown.kind === "making";
	const gift = useGift(shown);
	const greeting = gift === void 0 ? void 0 : texts.giftAdded({ points: gift });
	const unsent = useUnsentState(run.id);
	const phone = layout === "phone";
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(StageBar, {
			compare: compares && lost !== key ? {
				mode,
				onMode: setMode
			} : void 0,
			zoom: isImage ? {
				scale: seen.scale,
				onStep: zoom,
				onFit: () => setView(null)
			} : void 0,
			verbs: phone ? void 0 : verbs,
			title: making ? tool.text[language].name : greeting,
			cancel: making ? {
				points: unsent ? 0 : refundOf(shown),
				onCancel: () => onCancel(run.id)
			} : void 0
		}),
		/* @__PURE__ */ jsx(ResultMenu, {
			subject,
			actions,
			children: /* @__PURE__ */ jsx("div", {
				className: "stage-one",
				"data-compares": compares,
				children: /* @__PURE__ */ jsx(StagePicture, {
					shown,
					original,
					compare: compares ? mode : void 0,
					onLost: () => setLost(key),
					zooming: {
						view,
						fit,
						onView: setView,
						onFit: setFit
					},
					actions,
					onCheck
				})
			})
		}),
		phone && /* @__PURE__ */ jsxs(Fragment$1, { children: [
			siblings.length > 1 && /* @__PURE__ */ jsx(ContactSheet, {
				siblings,
				shown,
				onPick: pick,
				actions,
				look: "row"
			}),
			verbs.length > 0 && /* @__PURE__ */ jsx(ResultBar, {
				label: pictures.toolbar,
				verbs
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "result-sheet",
				children: [
					/* @__PURE__ */ jsx(ResultDetails, {
						shown,
						verbs,
						onCheck
					}),
					shown.kind === "result" && tool.sampleFirst && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(AnotherWay, {
						tool,
						run,
						actionsOf
					}) }),
					/* @__PURE__ */ jsx("h2", {
						className: "earlier-head",
						children: texts.earlier
					}),
					/* @__PURE__ */ jsx(Earlier, {
						tool,
						shown,
						candidates,
						onPick: show,
						actionsOf
					})
				]
			})
		] }),
		!phone && !paneShown && /* @__PURE__ */ jsx(ResultFoot, {
			tool,
			shown,
			onStage,
			verbs,
			actionsOf,
			onCheck
		})
	] });
}
/** Points of a new account, which its first result announces; undefined on any other. */
function useGift({ kind, run }) {
	const gift = useStore(signUpGift, void 0);
	const isFirst = kind === "result" && gift !== void 0 && (gift.runId ?? run.id) === run.id;
	useEffect(() => {
		if (isFirst && gift.runId === void 0) signUpGift.set({
			...gift,
			runId: run.id
		});
	}, [
		isFirst,
		gift,
		run.id
	]);
	return isFirst ? gift.points : void 0;
}
/** Points refunded if the run is cancelled now: those of unfinished pictures. */
function refundOf({ run }) {
	const { quoted, points_each: each } = run.receipt;
	return Math.max(0, quoted - run.results.length * each);
}
/** 1 to 4 choose among the candidates of a run, unless someone is typing. */
function useCandidateKeys(siblings, pick) {
	useKeys((event) => {
		const at = Number(plainKey(event)) - 1;
		const wanted = siblings.length > 1 ? siblings.find(({ index }) => index === at) : void 0;
		if (wanted) pick(wanted);
	});
}
export { moveDivider as a, ResultView as default, coversResult as i, OverlaidViewer as n, originalView as o, controlEdges as r, seenPart as s, result_view_exports as t };
