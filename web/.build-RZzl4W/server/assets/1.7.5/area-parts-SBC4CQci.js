import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as imageAt } from "./uploaded-image-Hb1fEpl8.js";
import { a as useFramePreview, i as AreaStage, o as AreaList, r as sameAreas, s as foundAs, t as areaEditorOf } from "./area-editor-C-3fWIkp.js";
import { t as longRunTexts } from "./long-run-Cyik1FF-.js";
import { r as startedUnits, t as QUALITY_FACTORS } from "./pricing-Pn8Brdwn.js";
import { i as quoteRun } from "./quote-run-C0ixFe1D.js";
import { O as usePoints } from "../../entry-server.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as Receipt } from "./receipt-7YwDBYeA.js";
import { t as clockOf } from "./clock-f079JMNe.js";
import { S as useEngineChoice, c as AREA, h as isValid } from "./seed-D_vERIDW.js";
import { t as frameAreaTexts } from "./frame-areas-Bqkfuzfx.js";
import { r as useStore } from "./store-CbiqaTvC.js";
import { useEffect, useEffectEvent, useRef } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { Plus } from "lucide-react";
// web/editors/form/run-quote.tsx
/**
* The price of a run of a video and the balance after it, before it is started; nothing until its length is
* known.
*/
function RunQuote({ tool, values }) {
	const texts = useAreaTexts(longRunTexts);
	const { run } = useStudioMessages().tools;
	const { number } = useLanguage();
	const { engine, pointsAt } = useEngineChoice(tool);
	const balance = usePoints()?.total;
	const { seconds, quality, unitPoints, points } = quoteRun(tool, pointsAt(engine), values);
	if (!seconds) return null;
	const units = startedUnits(seconds);
	const factor = quality === void 0 ? 1 : QUALITY_FACTORS[quality];
	const lines = [
		{
			label: texts.units({
				length: clockOf(seconds),
				units
			}),
			figure: number(units * unitPoints)
		},
		...quality === void 0 || factor === 1 ? [] : [{
			label: texts.factor({
				quality: run.quality[quality],
				factor
			}),
			figure: number(points)
		}],
		...balance === void 0 ? [] : [{
			label: texts.leftAfter,
			figure: number(Math.max(0, balance - points)),
			total: true
		}]
	];
	return /* @__PURE__ */ jsx(Receipt, {
		title: texts.quote,
		lines
	});
}
// web/editors/form/areas/area-previews.tsx
/** The newest preview: the same part of the frame before and after, and where its pixels came from; others below. */
function AreaPreviews({ editor, state: { previews }, url, quality }) {
	const texts = useAreaTexts(frameAreaTexts);
	const { share, number } = useLanguage();
	const { width, height, time } = useStore(editor.clip.state, editor.clip.state.get());
	const preview = useFramePreview(editor, url, quality);
	const [shown, ...others] = previews;
	if (!shown) return null;
	const show = (at) => {
		const wanted = previews.find((one) => one.at === at);
		if (wanted) editor.set({ previews: [wanted, ...previews.filter((one) => one !== wanted)] });
		editor.clip.seek(at);
	};
	const style = { aspectRatio: shown.crop.width * (width || 16) / (shown.crop.height * (height || 9)) };
	return /* @__PURE__ */ jsxs("section", {
		className: "area-previews",
		"aria-label": texts.previewTitle({ time: clockOf(shown.at) }),
		children: [
			/* @__PURE__ */ jsx("h2", { children: texts.previewTitle({ time: clockOf(shown.at) }) }),
			/* @__PURE__ */ jsxs("figure", { children: [/* @__PURE__ */ jsx("img", {
				src: shown.before,
				alt: "",
				style
			}), /* @__PURE__ */ jsx("figcaption", {
				className: "slug",
				children: /* @__PURE__ */ jsx("b", { children: texts.before })
			})] }),
			/* @__PURE__ */ jsxs("figure", {
				"data-picked": "true",
				children: [/* @__PURE__ */ jsx("img", {
					src: shown.after,
					alt: texts.after({ quality: texts.qualities[shown.quality] }),
					style
				}), /* @__PURE__ */ jsxs("figcaption", {
					className: "slug",
					children: [/* @__PURE__ */ jsx("b", { children: texts.after({ quality: texts.qualities[shown.quality] }) }), /* @__PURE__ */ jsx("span", { children: texts.seconds({ seconds: number(Math.round(shown.took * 10) / 10) }) })]
				})]
			}),
			shown.removed === 0 ? /* @__PURE__ */ jsx("p", {
				className: "note",
				children: texts.noText
			}) : /* @__PURE__ */ jsxs("div", {
				className: "area-came",
				children: [
					/* @__PURE__ */ jsx("b", { children: texts.came.title }),
					/* @__PURE__ */ jsxs("p", {
						className: "leader",
						children: [/* @__PURE__ */ jsx("span", { children: texts.came.neighbours }), /* @__PURE__ */ jsx("span", { children: share(shown.sources.neighbours) })]
					}),
					/* @__PURE__ */ jsxs("p", {
						className: "leader",
						children: [/* @__PURE__ */ jsx("span", { children: texts.came.inpainted }), /* @__PURE__ */ jsx("span", { children: share(shown.sources.inpainted) })]
					}),
					/* @__PURE__ */ jsxs("p", {
						className: "leader",
						children: [/* @__PURE__ */ jsx("span", { children: texts.came.outside }), /* @__PURE__ */ jsx("span", { children: texts.came.unchanged })]
					})
				]
			}),
			/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsxs("p", {
				className: "label",
				children: [
					texts.otherFrames,
					" ",
					/* @__PURE__ */ jsx("span", {
						className: "label-fact",
						children: texts.free
					})
				]
			}), /* @__PURE__ */ jsxs("div", {
				className: "area-other-frames",
				children: [others.slice(0, 2).map((one) => /* @__PURE__ */ jsxs("button", {
					type: "button",
					onClick: () => show(one.at),
					children: [/* @__PURE__ */ jsx("img", {
						src: one.after,
						alt: ""
					}), /* @__PURE__ */ jsx("span", { children: clockOf(one.at) })]
				}, one.at)), /* @__PURE__ */ jsxs("button", {
					type: "button",
					className: "area-add-frame",
					disabled: preview.state === "making",
					onClick: () => preview.make(time),
					children: [/* @__PURE__ */ jsx(Plus, {
						size: 15,
						"aria-hidden": "true"
					}), /* @__PURE__ */ jsx("span", { children: texts.addFrame })]
				})]
			})] })
		]
	});
}
// web/editors/form/areas/areas-for-other-clip.ts
/**
* The areas that still make sense when the clip is replaced: the drawn ones, if both clips have the same
* size. Text that was found is the old clip's; the new one is searched if nothing is left.
*/
function areasForOtherClip(areas, { found, before, after }) {
	return before.width > 1 && before.width === after.width && before.height === after.height ? areas.filter((area) => foundAs(area, found) === void 0) : [];
}
// web/editors/form/areas/use-area-form.ts
var NONE = [];
/** The areas of a form; none if its value is invalid. */
function areasOf(values) {
	const given = values["areas"];
	return Array.isArray(given) && isValid({
		type: "list",
		of: AREA,
		longest: 20
	}, given) ? given : NONE;
}
/** The editor of the form's areas, for its video, and its state. */
function useAreaEditor(toolId, url, values) {
	const editor = areaEditorOf(toolId, url, areasOf(values));
	return {
		editor,
		state: useStore(editor.state, editor.state.get())
	};
}
/**
* Connects the areas to the form: each finished step is written to it, and values from elsewhere ("reuse
* settings") become a step. With another video, areas that do not suit it are removed in a step, unless new
* areas come with it.
*/
function useAreaForm({ editor, state }, url, values, change) {
	const given = areasOf(values);
	const { marked } = state.history;
	const before = useRef({
		url,
		given,
		editor
	});
	const tell = useEffectEvent(() => {
		if (!sameAreas(marked, given)) change({ areas: marked.length === 0 ? void 0 : marked });
	});
	const take = useEffectEvent(() => {
		const { url: last, given: had, editor: lastEditor } = before.current;
		before.current = {
			url,
			given,
			editor
		};
		if (editor === lastEditor || last === url || had !== given) {
			editor.take(given);
			return;
		}
		const kept = areasForOtherClip(given, {
			found: lastEditor.state.get().found,
			before: imageAt(last),
			after: imageAt(url)
		});
		editor.take(kept);
		if (kept.length < given.length) change({ areas: kept.length === 0 ? void 0 : kept });
	});
	useEffect(() => take(), [given, editor]);
	useEffect(() => tell(), [marked]);
}
// web/editors/form/areas/area-parts.tsx
/** The stage, once there is a video. */
function ClipStage({ tool, values, change, inFront, url }) {
	const { editor, state } = useAreaEditor(tool.id, url, values);
	useAreaForm({
		editor,
		state
	}, url, values, change);
	return /* @__PURE__ */ jsx(AreaStage, {
		editor,
		state,
		url,
		active: inFront,
		rate: imageAt(url).media?.frameRate || void 0,
		quality: tool.capability === "remove_subtitles" ? qualityOf(values) : void 0
	});
}
/** The list in the form, once there is a video. */
function ClipList({ tool, field, values, url }) {
	const { language } = useLanguage();
	const { editor, state } = useAreaEditor(tool.id, url, values);
	const { label, hint } = field.text[language];
	return /* @__PURE__ */ jsx(AreaList, {
		editor,
		state,
		url,
		label,
		hint: hint || void 0
	});
}
/** What is shown beside the stage, once there is a video. */
function ClipPreviews({ tool, values, url }) {
	const { editor, state } = useAreaEditor(tool.id, url, values);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(AreaPreviews, {
		editor,
		state,
		url,
		quality: qualityOf(values)
	}), /* @__PURE__ */ jsx(RunQuote, {
		tool,
		values
	})] });
}
var qualityOf = (values) => values["quality"] ?? "best";
export { ClipList, ClipPreviews, ClipStage };
