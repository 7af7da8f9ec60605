import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { M as useSiteFactsQuery, Mt as PartBoundary, N as useUser, O as usePoints, b as ENGINES, f as LanguageLink, g as Button, j as useSiteFacts, jt as lazyPart, l as isOnline, p as useBarePath, u as untilOnline, v as toast, xt as useTool } from "../../entry-server.js";
import { i as useLanguage } from "./messages-DIgvXott.js";
import { i as useStudioMessages, n as runFailureText, r as spokenFailure } from "./failure-text-DC5ygpF3.js";
import { t as Select } from "./select-CtEAjMC2.js";
import { t as ChoiceRow } from "./workspace-CwkgsVb9.js";
import { n as choosesUnserved, r as useUnserved, t as misfitOf } from "./engine-misfit-BTOYv00d.js";
import { a as pendingHandwork, c as checkValues, i as mainPicture, l as upscaledSize, n as fillValues, o as pictureAddresses, r as mainField, s as sourceProperty } from "./form-values-Dj4WOTDZ.js";
import { t as sleep } from "./sleep-DRrM8duA.js";
import { _ as PROMPT_CHARACTERS, r as CANDIDATES } from "./limits-owx9t46c.js";
import { t as areaTextsLoaded } from "./area-texts-CUYWs46C.js";
import { n as loadOnNeed } from "./load-on-need-C8SaKxkf.js";
import { o as isLocal } from "./uploaded-image-Hb1fEpl8.js";
import { S as useEngineChoice, y as useWriter } from "./seed-D_vERIDW.js";
import { r as startedUnits, t as QUALITY_FACTORS } from "./pricing-Pn8Brdwn.js";
import { i as quoteRun, n as isPaidBySeconds, r as partOf } from "./quote-run-C0ixFe1D.js";
import { r as useStore, t as createStore } from "./store-CbiqaTvC.js";
import { n as drawAtOnce } from "./use-keys-Dv2LE1db.js";
import { _ as askToSignIn, h as useSignedIn } from "./session-DiDZXz4K.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { n as wholeInput, t as createStartGuard } from "./start-guard-DrjwSDTS.js";
import { n as useWorkspaceKeys, r as UnfoldButtons, t as useFold } from "./stage-pBQDn1c2.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { d as requiredImages, i as mediumOf, l as textNames, n as fileNames, r as kindOf, t as counts, u as promptSamples } from "./field-CmOaeO0x.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { g as useStreamState, h as useRuns, m as useRun, r as cancelRun, v as isFinished } from "./run-store-BJkgFiVe.js";
import { t as useDropTarget } from "./drop-target-BqmNFAfA.js";
import { n as offerFiles, r as offerSample } from "./intake-BOswHrGc.js";
import { t as ZoomViewer } from "./zoom-viewer-X0F9Echs.js";
import { a as useLocation, o as useNavigate } from "./router-BPcfdpKO.js";
import { n as subjectOfRun } from "./verb-subject-BZVoASzP.js";
import { o as writeLocally } from "./hold-writes-CfaBYfHJ.js";
import { i as restoreLocal, r as isLoaded, t as forgetLocal } from "./local-pictures-DjDXqOLr.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { t as startRun } from "./start-run-D-jD4btu.js";
import { t as useSentAddress } from "./use-sent-address-BfPYZw-g.js";
import { Suspense, use, useEffect, useEffectEvent, useId, useReducer, useRef, useState, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQueryClient } from "@tanstack/react-query";
import { Ban, ChevronRight, Keyboard, MessageSquare, PanelLeft, Shuffle, X } from "lucide-react";
// web/editors/form/sample-pictures.ts
/** The name of a picture that is no larger than a thumbnail and has no smaller copy. */
var IS_SMALL = /-small\.\w+$/;
/** What a sample shows, by its file under `web/public/samples/`: its description, and its name once it is an input. */
var SHOWN$1 = {
	"remove-bg/mug.webp": {
		en: "mug",
		zh: "马克杯"
	},
	"ai-image-ecommerce/vase.webp": {
		en: "vase",
		zh: "花瓶"
	},
	"photos/coffee.webp": {
		en: "cup of coffee",
		zh: "咖啡"
	},
	"photos/astronaut.webp": {
		en: "astronaut",
		zh: "宇航员"
	},
	"photos/rocket.webp": {
		en: "rocket",
		zh: "火箭"
	},
	"photos/chelsea.webp": {
		en: "tabby cat",
		zh: "虎斑猫"
	},
	"ai-object-remover/portrait.webp": {
		en: "portrait",
		zh: "人像"
	},
	"ai-object-remover/launch.webp": {
		en: "rocket launch",
		zh: "火箭发射"
	},
	"ai-object-replacer/mug.webp": {
		en: "mug",
		zh: "马克杯"
	},
	"ai-image-extender/launch.webp": {
		en: "rocket launch",
		zh: "火箭发射"
	},
	"ai-image-extender/cup.webp": {
		en: "cup of coffee",
		zh: "咖啡"
	},
	"ai-image-extender/cat.webp": {
		en: "tabby cat",
		zh: "虎斑猫"
	},
	"ai-image-translator/bakery.webp": {
		en: "bakery poster",
		zh: "面包店海报"
	},
	"ai-image-translator/tea.webp": {
		en: "tea poster",
		zh: "茶叶海报"
	},
	"replace-model/before.webp": {
		en: "model",
		zh: "模特"
	},
	"replace-clothes/model.webp": {
		en: "model",
		zh: "模特"
	},
	"replace-clothes/coat.webp": {
		en: "coat",
		zh: "外套"
	},
	"shoe/model.webp": {
		en: "model",
		zh: "模特"
	},
	"shoe/sneaker.webp": {
		en: "sneaker",
		zh: "运动鞋"
	},
	"ai-image-upscaler/portrait-small.webp": {
		en: "small portrait",
		zh: "小尺寸人像"
	},
	"ai-image-upscaler/cat-small.webp": {
		en: "small cat photo",
		zh: "小尺寸猫照"
	},
	"portrait/officer.webp": {
		en: "officer",
		zh: "军官"
	}
};
/** The pictures that a field offers to begin with, by their names under `web/public/samples/`. */
function samplePictures(names, language) {
	return names.map((name) => ({
		url: `/samples/${name}`,
		thumbnail: `/samples/${IS_SMALL.test(name) ? name : name.replace(/(\.\w+)$/, "-320$1")}`,
		name: SHOWN$1[name]?.[language] ?? name.replace(/^.*\/|\.\w+$/g, "")
	}));
}
// web/editors/form/use-picture-sizes.ts
/** Pixels of every requested picture, by address; null for one that does not exist (any more). */
var known = /* @__PURE__ */ new Map();
var asked = /* @__PURE__ */ new Map();
/** Milliseconds before each try: while a server is starting, pictures are not gone. */
var PAUSES = [
	0,
	2e3,
	8e3
];
function measure(address) {
	const running = asked.get(address);
	if (running) return running;
	const measuring = sizeOf(address).then((size) => void known.set(address, size));
	asked.set(address, measuring);
	return measuring;
}
async function sizeOf(address) {
	for (const pause of PAUSES) {
		await sleep(pause);
		const picture = new Image();
		picture.src = address;
		if (await picture.decode().then(() => true, () => false)) return {
			width: picture.naturalWidth,
			height: picture.naturalHeight
		};
	}
	return null;
}
/** A size that is known from an upload need not be measured. */
function rememberSize(address, { width, height }) {
	known.set(address, {
		width,
		height
	});
}
/** Pixels of the pictures that the form names, by property, as far as they are known. */
function usePictureSizes(tool, values) {
	const named = pictureAddresses(tool, values);
	const sizes = useSizes(named.map(([, address]) => address));
	return Object.fromEntries(named.map(([name, address]) => [name, sizes(address)]));
}
/** Measures the pictures at these addresses; returns a lookup of the known sizes. */
function useSizes(addresses) {
	const [, again] = useReducer((count) => count + 1, 0);
	const missing = addresses.filter((address) => !known.has(address)).join("\n");
	useEffect(() => {
		let alive = true;
		for (const address of missing.split("\n").filter(Boolean)) measure(address).then(() => alive && again());
		return () => {
			alive = false;
		};
	}, [missing]);
	return (address) => known.get(address) ?? void 0;
}
// web/editors/form/writing/prompt-help.tsx
var PromptWriter = lazyPart(() => import("./prompt-writer-CJJPgZWX.js"));
/**
* Help at a prompt field: a language model improves or translates its text, or describes a picture, except at text that
* is to be spoken. Without a model it says why there is no help.
*/
function PromptHelp(props) {
	const { writing } = useStudioMessages().tools;
	const { gap } = useLanguage();
	const open = useWriter();
	const operator = useUser()?.is_operator === true;
	if (open === void 0) return null;
	if (open) return /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(PromptWriter, { ...props }) });
	return operator ? /* @__PURE__ */ jsxs("p", {
		className: "note mt-1.5",
		children: [
			writing.connect,
			gap,
			/* @__PURE__ */ jsx(LanguageLink, {
				className: "link",
				to: ENGINES,
				children: writing.connectLink
			})
		]
	}) : /* @__PURE__ */ jsxs("details", {
		className: "note prompt-help",
		children: [/* @__PURE__ */ jsx("summary", { children: writing.off }), writing.offLine]
	});
}
// web/editors/form/candidates.ts
/** The candidates of a run, last one first; deleted pictures are left out. */
function candidatesOf(run) {
	const count = Math.max(1, run.candidates.length, Number(run.input["count"] ?? 1));
	const ended = isFinished(run);
	const shown = Array.from({ length: count }, (_, index) => {
		const base = {
			key: `${run.id}-${index}`,
			run,
			index
		};
		const result = run.results.find((one) => one.index === index);
		if (result) return result.deleted_at ? void 0 : {
			...base,
			kind: "result",
			result
		};
		if (!ended) return {
			...base,
			kind: "making",
			share: run.candidates[index] ?? 0
		};
	}).filter((place) => place !== void 0).reverse();
	return ended && run.state !== "SUCCEEDED" && run.results.length === 0 ? [{
		key: `${run.id}-end`,
		run,
		index: 0,
		kind: "failed"
	}] : shown;
}
/**
* The candidate that the stage shows: the picked one, else the first picture of the picked run, else of the newest; if
* a run has none yet, the first that is made.
*/
function pickShown(candidates, picked) {
	const exact = candidates.find(({ key }) => key === picked?.key);
	if (exact) return exact;
	const first = (taskId) => {
		const own = candidates.filter(({ run }) => run.id === taskId).reverse();
		return own.find(({ kind }) => kind === "result") ?? own[0];
	};
	return first(picked?.taskId) ?? first(candidates[0]?.run.id);
}
/** What the actions of a picture need; undefined for a candidate without one. */
function subjectOf(candidate) {
	return candidate?.kind === "result" ? subjectOfRun(candidate.run, candidate.result) : void 0;
}
/** The address of the video that a video was made from; undefined for any other result. */
function videoSourceOf(shown) {
	const given = shown.run.input["video_url"];
	return shown.kind === "result" && shown.result.file.kind === "video" && typeof given === "string" ? given : void 0;
}
// web/editors/form/run-bar.tsx
/** The one primary button with its price, what the price is made of, and the reason if it cannot be pressed. */
function RunBar({ verb, check: { price, blocker, missing, closed }, signedIn, refused, preparing, stopWaiting, onRun, madeOf }) {
	const { tools, errors, tasks } = useStudioMessages();
	const user = useUser();
	const { run, stages } = tools;
	const reason = () => {
		if (closed) return run.closed;
		if (preparing) return stopWaiting ? stages.offline : run.preparing;
		if (blocker === "prompt_too_long") return run.blockers.prompt_too_long({ limit: PROMPT_CHARACTERS });
		if (blocker === "form" || blocker === "prompt_unreadable") return run.blockers[blocker];
		if (blocker) return errors[blocker];
		if (!signedIn) return run.signIn;
		return missing > 0 ? run.blockers.points({ missing }) : void 0;
	};
	const said = reason();
	const { count = 1, seconds, meter, pointsEach: each } = price;
	const parts = () => {
		if (meter) return run.metered[meter.unit]({
			per: meter.per,
			each
		});
		if (seconds !== void 0) return run.units({
			count: startedUnits(seconds),
			each: price.unitPoints * QUALITY_FACTORS[price.quality ?? "standard"]
		});
		return run.sum({
			count,
			each
		});
	};
	const sum = madeOf ?? (price.quality ? run.sumAt({
		sum: parts(),
		quality: run.quality[price.quality]
	}) : parts());
	return /* @__PURE__ */ jsxs("div", {
		className: "run-bar",
		children: [
			/* @__PURE__ */ jsx("p", {
				role: "alert",
				className: "run-refused",
				children: refused && /* @__PURE__ */ jsx(FailureWords, { failure: refused })
			}),
			/* @__PURE__ */ jsx(Button, {
				look: "seal",
				size: "large",
				className: "run-button",
				stub: (meter ? run.upTo : run.price)({ points: price.points }),
				"aria-disabled": blocker !== void 0 || preparing || closed,
				"aria-describedby": "run-note",
				"aria-keyshortcuts": "Control+Enter",
				onClick: onRun,
				children: verb
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "note run-note",
				id: "run-note",
				children: [/* @__PURE__ */ jsxs("span", {
					"data-reason": said !== void 0,
					children: [
						said ?? sum,
						" ",
						stopWaiting && /* @__PURE__ */ jsx("button", {
							type: "button",
							className: "link",
							onClick: stopWaiting,
							children: tasks.panel.cancel
						}),
						blocker === "value_needs_engine" && user?.is_operator && /* @__PURE__ */ jsx(LanguageLink, {
							className: "link",
							to: "/admin/engines",
							children: run.connect
						})
					]
				}), /* @__PURE__ */ jsxs("span", {
					className: "run-keys",
					"aria-hidden": true,
					children: [
						/* @__PURE__ */ jsx("kbd", {
							className: "key",
							children: "Ctrl"
						}),
						" ",
						/* @__PURE__ */ jsx("kbd", {
							className: "key",
							children: "Enter"
						})
					]
				})]
			})
		]
	});
}
// web/editors/form/fields/result-size.tsx
/** Choices that decide how large the result becomes, by tool and field. */
var SIZES = { "ai-image-upscaler factor": upscaledSize };
/**
* The pixels that a choice leads to, shown beside its label; undefined for a choice that does not change
* them.
*/
function resultSizeFact(tool, field, values) {
	const sizeOf = SIZES[`${tool.id} ${field}`];
	return sizeOf && /* @__PURE__ */ jsx(ResultSize, {
		tool,
		values,
		sizeOf
	});
}
function ResultSize({ tool, values, sizeOf }) {
	const { fields } = useStudioMessages().tools;
	const size = sizeOf(values, usePictureSizes(tool, values));
	return size && fields.size(size);
}
// web/editors/form/kinds/choice.tsx
/** One of a tool's own values: side by side, as tiles that show what each does, or as a list. */
function ChoiceField({ tool, field, values, change }) {
	const { fields } = useStudioMessages().tools;
	const { language } = useLanguage();
	const unserved = useUnserved(tool.id);
	const isUnserved = ({ value, needsEngine }) => unserved ? unserved[field.name]?.includes(value) === true : needsEngine === true;
	const id = useId();
	const { label, hint } = field.text[language];
	const given = values[field.name];
	const chosen = field.values.find(({ value }) => value === given)?.value;
	const served = [...field.initial === void 0 ? [{
		value: "",
		text: {
			en: fields.none,
			zh: fields.none
		}
	}] : [], ...field.values.filter((one) => !isUnserved(one))];
	const offered = [...served, ...field.values.filter(isUnserved)];
	const choose = (value) => change({ [field.name]: value === "" ? void 0 : value });
	if (field.look === "list") return /* @__PURE__ */ jsxs("div", { children: [
		/* @__PURE__ */ jsx("label", {
			className: "label",
			htmlFor: id,
			children: label
		}),
		/* @__PURE__ */ jsx(Select, {
			id,
			className: "w-full",
			value: String(chosen ?? ""),
			options: offered.map((one) => ({
				value: String(one.value),
				label: isUnserved(one) ? fields.notYet({ name: one.text[language] }) : one.text[language]
			})),
			onChange: (picked) => choose(offered.find(({ value }) => String(value) === picked)?.value ?? "")
		}),
		hint && /* @__PURE__ */ jsx("p", {
			className: "note mt-2",
			children: hint
		})
	] });
	const asTiles = field.look === "tiles";
	const isShown = ({ value, picture }) => !asTiles || value === "" || picture !== void 0;
	const nameOf = ({ value, text }) => ({
		value,
		label: text[language]
	});
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(ChoiceRow, {
		look: field.look,
		label,
		fact: resultSizeFact(tool, field.name, values),
		chosen: chosen ?? "",
		onChoose: choose,
		choices: served.filter(isShown).map((one) => ({
			value: one.value,
			label: asTiles ? /* @__PURE__ */ jsx(Tile, {
				tool: tool.id,
				choice: one
			}) : one.text[language]
		})),
		beside: [{ choices: served.filter((one) => !isShown(one)).map(nameOf) }, {
			title: fields.needsEngine,
			choices: field.values.filter(isUnserved).map(nameOf)
		}]
	}), hint && /* @__PURE__ */ jsx("p", {
		className: "note",
		children: hint
	})] });
}
function Tile({ tool, choice: { picture, text } }) {
	const { language } = useLanguage();
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [picture ? /* @__PURE__ */ jsx("img", {
		src: `/samples/${tool}/${picture}`,
		alt: "",
		width: 96,
		height: 96,
		loading: "lazy",
		decoding: "async"
	}) : /* @__PURE__ */ jsx("span", {
		className: "tile-none",
		"aria-hidden": "true",
		children: /* @__PURE__ */ jsx(Ban, {
			size: 18,
			strokeWidth: 1.6
		})
	}), /* @__PURE__ */ jsx("span", { children: text[language] })] });
}
// web/editors/form/kinds/count.tsx
var COUNTS = Array.from({ length: CANDIDATES.maximum - CANDIDATES.minimum + 1 }, (_, index) => CANDIDATES.minimum + index);
/** How many pictures one run makes. */
function CountField({ values, change }) {
	const { fields } = useStudioMessages().tools;
	return /* @__PURE__ */ jsx(ChoiceRow, {
		look: "segments",
		label: fields.count,
		chosen: Number(values["count"]),
		onChoose: (count) => change({ count }),
		choices: COUNTS.map((count) => ({
			value: count,
			label: String(count)
		}))
	});
}
// web/editors/form/kinds/kind-view.tsx
/** A control that few tools have: it is loaded with the first of them. */
function loadedOnUse(load) {
	let loading;
	let Loaded;
	const gated = loadOnNeed(load);
	const ready = () => {
		loading ??= gated().then(async (module) => {
			await areaTextsLoaded();
			Loaded = module.default;
		});
		return loading;
	};
	const Ready = (props) => {
		use(ready());
		return Loaded && /* @__PURE__ */ jsx(Loaded, { ...props });
	};
	const onAgain = () => {
		loading = void 0;
	};
	const Control = (props) => /* @__PURE__ */ jsx(PartBoundary, {
		onAgain,
		draw: () => /* @__PURE__ */ jsx(Ready, { ...props })
	});
	return {
		Control,
		load: ready
	};
}
// web/editors/form/fields/count-by-lines.ts
var linesOf = (words) => words.split("\n").filter((line) => line.trim() !== "").length;
/**
* The number of candidates for text with one picture per line, at most as many as a run may have. Empty while the
* number of lines stays the same, so that the person's own number is kept.
*/
function countByLines(words, before) {
	const lines = linesOf(words);
	if (lines === linesOf(before)) return {};
	return { count: Math.min(CANDIDATES.maximum, Math.max(CANDIDATES.minimum, lines)) };
}
// web/editors/form/kinds/prompt.tsx
/** The prompt with its counter; while it is empty, one of the tool's samples is offered. */
function PromptField({ tool, field, values, change }) {
	const { fields } = useStudioMessages().tools;
	const { language } = useLanguage();
	const id = useId();
	const own = field.text?.[language];
	const help = field.help?.[language];
	const samples = field.samples[language];
	const [turn, setTurn] = useState(0);
	const prompt = String(values["prompt"] ?? "");
	const sample = samples[turn % samples.length];
	const main = mainPicture(tool);
	const picture = main === void 0 ? void 0 : values[main];
	const write = (words) => change({
		prompt: words,
		...field.perLine ? countByLines(words, prompt) : {}
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "prompt-field",
		children: [
			/* @__PURE__ */ jsxs("label", {
				className: "label",
				htmlFor: id,
				children: [own?.label ?? fields.prompt, /* @__PURE__ */ jsx("span", {
					className: "label-fact",
					id: `${id}-count`,
					"data-over": prompt.length > PROMPT_CHARACTERS,
					children: fields.promptCount({
						used: prompt.length,
						limit: PROMPT_CHARACTERS
					})
				})]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "prompt-box",
				children: [/* @__PURE__ */ jsx("textarea", {
					id,
					className: "input",
					rows: 3,
					value: prompt,
					placeholder: own?.placeholder ?? fields.promptPlaceholder,
					"aria-describedby": `${id}-count`,
					autoComplete: "off",
					"data-prompt": true,
					onChange: (event) => write(event.target.value)
				}), prompt !== "" && /* @__PURE__ */ jsx("button", {
					type: "button",
					className: "icon-button icon-button-small",
					"aria-label": fields.clear,
					title: fields.clear,
					onClick: () => write(""),
					children: /* @__PURE__ */ jsx(X, {
						size: 14,
						"aria-hidden": "true"
					})
				})]
			}),
			prompt === "" && sample && /* @__PURE__ */ jsxs("div", {
				className: "prompt-sample",
				children: [/* @__PURE__ */ jsx("button", {
					type: "button",
					onClick: () => write(sample),
					children: sample
				}), /* @__PURE__ */ jsx("button", {
					type: "button",
					className: "icon-button icon-button-small",
					"aria-label": fields.another,
					title: fields.another,
					onClick: () => setTurn(turn + 1),
					children: /* @__PURE__ */ jsx(Shuffle, {
						size: 14,
						"aria-hidden": "true"
					})
				})]
			}),
			/* @__PURE__ */ jsx(PromptHelp, {
				toolId: tool.id,
				prompt,
				picture: typeof picture === "string" && !isLocal(picture) ? picture : void 0,
				onWrite: write
			}),
			help && /* @__PURE__ */ jsxs("details", {
				className: "note prompt-help",
				children: [/* @__PURE__ */ jsx("summary", { children: help.title }), help.line]
			})
		]
	});
}
// web/editors/form/kinds/quality.tsx
/** Few tools say what each tier does. */
var QualityTiers = lazyPart(() => import("./quality-tiers-CNBIHth7.js"));
var QUALITIES = Object.keys(QUALITY_FACTORS);
/** Quality tiers; the factor that the price is multiplied by is shown at the label. */
function QualityField(props) {
	const { field, values, change } = props;
	const { fields } = useStudioMessages().tools;
	const chosen = QUALITIES.find((quality) => quality === values["quality"]);
	if (field.tiers) return /* @__PURE__ */ jsx(QualityTiers, { ...props });
	return /* @__PURE__ */ jsx(ChoiceRow, {
		look: "segments",
		label: fields.quality,
		fact: chosen && fields.factor({ factor: QUALITY_FACTORS[chosen] }),
		chosen,
		onChoose: (quality) => change({ quality }),
		choices: QUALITIES.map((quality) => ({
			value: quality,
			label: fields.qualities[quality]
		}))
	});
}
// web/editors/form/kinds/size.tsx
/** Longest side of the little drawn frame, in pixels. */
var FRAME = 22;
/**
* Ratio chips that draw their ratio; the pixels are shown at the label, and as a choice where a ratio has several
* sizes.
*/
function SizeField({ field, values, change }) {
	const { fields } = useStudioMessages().tools;
	const { language } = useLanguage();
	const chosen = field.presets.find(({ width, height }) => width === values["width"] && height === values["height"]);
	const ratios = field.presets.filter(({ label }, at) => at === field.presets.findIndex((one) => one.label === label));
	const sizes = field.presets.filter(({ label }) => label === chosen?.label);
	const choose = (preset) => {
		if (preset) change({
			width: preset.width,
			height: preset.height
		});
	};
	const frame = (width, height) => {
		const unit = Math.min(15 / Math.sqrt(width * height), FRAME / Math.max(width, height));
		return {
			width: Math.round(width * unit),
			height: Math.round(height * unit)
		};
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(ChoiceRow, {
		look: "ratios",
		words: field.presets.some(({ use }) => use !== void 0),
		label: fields.ratio,
		...sizes.length < 2 && { fact: fields.size({
			width: Number(values["width"]),
			height: Number(values["height"])
		}) },
		chosen: chosen?.label,
		onChoose: (label) => {
			const same = field.presets.filter((one) => one.label === label);
			choose(same[sizes.findIndex((one) => one === chosen)] ?? same[0]);
		},
		choices: ratios.map(({ label, width, height, use }) => ({
			value: label,
			label: /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("span", {
				className: "ratio-slot",
				"aria-hidden": "true",
				children: /* @__PURE__ */ jsx("i", { style: frame(width, height) })
			}), use ? use[language] : label] })
		}))
	}), sizes.length > 1 && /* @__PURE__ */ jsx(ChoiceRow, {
		look: "segments",
		label: fields.pixels,
		chosen: chosen?.value,
		onChoose: (value) => choose(sizes.find((one) => one.value === value)),
		choices: sizes.map(({ value, width, height }) => ({
			value,
			label: fields.size({
				width,
				height
			})
		}))
	})] });
}
// web/editors/form/kinds/index.ts
var KIND_VIEWS = {
	prompt: { Control: PromptField },
	size: { Control: SizeField },
	count: { Control: CountField },
	quality: { Control: QualityField },
	style: loadedOnUse(() => import("./style-D-GRmk3a.js")),
	seed: {
		...loadedOnUse(() => import("./seed-CpfYgtPM.js")),
		more: true
	},
	words: loadedOnUse(() => import("./words-CK1ay-kY.js")),
	image: loadedOnUse(() => import("./image-DPjwp0PC.js")),
	images: loadedOnUse(() => import("./images-DocQytoi.js")),
	video: loadedOnUse(() => import("./video-B_JF9Daw.js")),
	audio: loadedOnUse(() => import("./audio-csCB11ms.js")),
	choice: { Control: ChoiceField },
	range: loadedOnUse(() => import("./range-AQ7K6sW3.js")),
	flag: loadedOnUse(() => import("./flag-BBMz0ufd.js")),
	lines: loadedOnUse(() => import("./lines-Bz3Q_CoK.js")),
	voice: loadedOnUse(() => import("./voice-Du4M0OgA.js")),
	color: loadedOnUse(() => import("./color-RQs9QvBJ.js")),
	mask: { Stage: lazyPart(() => import("./mask-D07eMcyR.js")) },
	strokes: { Stage: lazyPart(() => import("./strokes-ylhOgDSS.js")) },
	frame: { Stage: lazyPart(() => import("./frame-DgsAgidh.js")) },
	placement: { Stage: lazyPart(() => import("./placement-BWJpfynC.js")) },
	texts: { Stage: lazyPart(() => import("./texts-Cfm87an6.js")) },
	drawing: { Stage: lazyPart(() => import("./drawing-BLYG7etO.js").then((n) => n.t)) },
	areas: {
		...loadedOnUse(() => import("./areas-list-C4Uqwci5.js")),
		Stage: lazyPart(() => import("./areas-BkgsPVDQ.js")),
		Beside: lazyPart(() => import("./areas-previews-DWarr3vP.js"))
	},
	check: {
		...loadedOnUse(() => import("./check-list-DpZ35_fz.js")),
		Stage: lazyPart(() => import("./check-stage-R1yjRe7J.js"))
	},
	speech: loadedOnUse(() => import("./speech-field-Ba7O7cPo.js")),
	fit: loadedOnUse(() => import("./fit-field-Dv-Ib71W.js"))
};
/** How the field is shown. */
var viewOf = (field) => KIND_VIEWS[field.kind];
/** The fields of a tool that are worked on in the centre of the editor, in their order. */
function stageFieldsOf({ fields }) {
	return fields.filter((field) => viewOf(field).Stage);
}
var loading = /* @__PURE__ */ new WeakMap();
/** Loads every open control of a tool's form: the nearest Suspense waits for missing ones. */
function useControls({ fields }) {
	const begun = loading.get(fields) ?? Promise.all(fields.map(viewOf).map((view) => !view.more && view.load?.()));
	loading.set(fields, begun);
	use(begun);
}
// web/chat/chat-shown.ts
/** Whether the chat is open next to the tools: it stays open from one tool to the next. */
var chatShown = createStore(false);
// web/editors/form/areas/count-areas.ts
/** In how many areas of a form something is to be removed. Apart from the editor, so that the button loads without it. */
function countToRemove({ areas }) {
	return Array.isArray(areas) ? areas.filter((area) => area.mode === "remove").length : 0;
}
// web/editors/form/fields/field-control.tsx
/** The control of a field, by its kind; nothing for a field that is worked on in the centre. */
function FieldControl(props) {
	const { Control } = viewOf(props.field);
	return Control && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(Control, { ...props }) });
}
// web/editors/form/input-pane.tsx
var EnginePicker = lazyPart(() => import("./engine-picker-mVlT36_2.js").then(({ EnginePicker: Picker }) => ({ default: Picker })));
var MORE_KEY = "inkreel.device.more";
var keyOf = (field) => "name" in field ? field.name : field.kind;
/** The tool's fields: those used every time open, the rest under "More", which stays as the person left it. */
function InputPane({ tool, values, change }) {
	const { fields } = useStudioMessages().tools;
	const { choices } = useEngineChoice(tool);
	const [more, setMore] = useState(() => localStorage.getItem(MORE_KEY) === "open");
	const toggle = (open) => {
		setMore(open);
		localStorage.setItem(MORE_KEY, open ? "open" : "closed");
	};
	const fitting = tool.fields.filter((field) => counts(field, values));
	const rest = fitting.filter((field) => viewOf(field).more);
	const shown = fitting.filter((field) => !viewOf(field).more);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		shown.map((field) => /* @__PURE__ */ jsx(FieldControl, {
			tool,
			field,
			values,
			change
		}, keyOf(field))),
		rest.length > 0 && /* @__PURE__ */ jsxs("details", {
			className: "more",
			open: more,
			onToggle: (event) => toggle(event.currentTarget.open),
			children: [/* @__PURE__ */ jsxs("summary", { children: [
				/* @__PURE__ */ jsx(ChevronRight, {
					size: 15,
					"aria-hidden": true
				}),
				fields.more,
				/* @__PURE__ */ jsx("small", { children: fields.seed })
			] }), more && rest.map((field) => /* @__PURE__ */ jsx(FieldControl, {
				tool,
				field,
				values,
				change
			}, keyOf(field)))]
		}),
		choices.length > 0 && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(EnginePicker, {
			tool,
			values
		}) })
	] });
}
// web/editors/form/inputs-aside.tsx
/** The left side of the workspace: the form above, the run bar at its foot; a bottom sheet on phones. */
function InputsAside({ ref, tool, values, change, sheet, onSheet, onShortcuts, onChat, onFold, children }) {
	const { panes } = useStudioMessages().tools;
	return /* @__PURE__ */ jsxs("aside", {
		className: "pane pane-inputs",
		"aria-label": panes.inputs,
		ref,
		children: [
			/* @__PURE__ */ jsx("button", {
				type: "button",
				className: "sheet-handle",
				"aria-expanded": sheet === "full",
				"aria-label": sheet === "full" ? panes.closeSettings : panes.settings,
				onClick: () => onSheet(sheet === "half" ? "full" : "half")
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "pane-head",
				children: [
					/* @__PURE__ */ jsx("h2", { children: panes.inputs }),
					/* @__PURE__ */ jsx(IconButton, {
						icon: MessageSquare,
						small: true,
						className: "pane-chat",
						label: panes.chat,
						onClick: onChat
					}),
					/* @__PURE__ */ jsx(IconButton, {
						icon: Keyboard,
						small: true,
						className: "pane-keys",
						label: panes.shortcuts,
						onClick: onShortcuts
					}),
					/* @__PURE__ */ jsx(IconButton, {
						icon: PanelLeft,
						small: true,
						label: panes.foldInputs,
						onClick: onFold
					})
				]
			}),
			/* @__PURE__ */ jsx("div", {
				className: "pane-scroll",
				children: /* @__PURE__ */ jsx(InputPane, {
					tool,
					values,
					change
				})
			}),
			children
		]
	});
}
// web/editors/form/kinds/beside-stage.tsx
/** What the tool's fields show beside the stage while it is worked on. */
function BesideStage({ tool, values, change }) {
	return tool.fields.map((field) => {
		const { Beside } = viewOf(field);
		return Beside && /* @__PURE__ */ jsx(Beside, {
			tool,
			field,
			values,
			change
		}, field.kind);
	});
}
// web/editors/form/side-pane.tsx
var ChatPane = lazyPart(() => import("./chat-pane-YbV4VUHw.js"));
var ResultPane = lazyPart(() => import("./result-pane-BAxkHvhx.js"));
/** The right side of a wide workspace: the chat, or the history with what belongs to the stage. */
function SidePane({ tool, values, change, onStage, actionsOf, chatting, onFold }) {
	const { panes } = useStudioMessages().tools;
	const { shown, view } = onStage;
	return /* @__PURE__ */ jsx("aside", {
		className: "pane pane-history",
		"data-beside": chatting ? "chat" : view === "result" && shown ? "result" : void 0,
		"aria-label": chatting ? panes.chat : panes.history,
		children: /* @__PURE__ */ jsx(Suspense, { children: chatting ? /* @__PURE__ */ jsx(ChatPane, {
			tool,
			values,
			change,
			onResult: () => chatShown.set(false),
			onFold
		}) : /* @__PURE__ */ jsx(ResultPane, {
			tool,
			onStage,
			actionsOf,
			onFold,
			beside: view === "work" && /* @__PURE__ */ jsx(BesideStage, {
				tool,
				values,
				change
			})
		}) })
	}, chatting ? "chat" : "history");
}
// web/editors/form/empty-picture.tsx
var BeforeAfter = lazyPart(() => import("./before-after-CXzciY4y.js").then((n) => n.n).then(({ BeforeAfter: Sample }) => ({ default: Sample })));
/**
* The empty state: drop a picture anywhere here, or start with a sample. If no engine serves the tool, a
* sample shows what it would do.
*/
function EmptyPicture({ tool, field, closed }) {
	const { empty } = useStudioMessages().tools;
	const { language } = useLanguage();
	const element = useRef(null);
	const over = useDropTarget(element, offerFiles);
	const sample = tool.samples.find(({ before }) => before !== void 0);
	return /* @__PURE__ */ jsxs("div", {
		ref: element,
		className: "stage-empty",
		"data-over": over,
		children: [
			/* @__PURE__ */ jsx("h2", { children: tool.text[language].line }),
			closed && sample && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("p", { children: empty.closed }), /* @__PURE__ */ jsx("div", {
				className: "stage-sample",
				children: /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(BeforeAfter, {
					toolId: tool.id,
					sample,
					eager: false
				}) })
			})] }),
			/* @__PURE__ */ jsx("p", {
				className: "max-phone:hidden",
				children: over ? empty.drop : empty.picture
			}),
			/* @__PURE__ */ jsx("p", {
				className: "phone:hidden",
				children: empty.pictureByTouch
			}),
			/* @__PURE__ */ jsx("ul", { children: samplePictures(field.samples, language).map((picture, index) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("button", {
				type: "button",
				onClick: () => offerSample(picture),
				children: [/* @__PURE__ */ jsx("img", {
					src: picture.thumbnail,
					alt: "",
					decoding: "async"
				}), /* @__PURE__ */ jsx("span", {
					className: "sr-only",
					children: empty.useSample({ at: index + 1 })
				})]
			}) }, picture.url)) })
		]
	});
}
// web/editors/form/empty-stage.tsx
/** Samples shown before the first run. */
var SHOWN = 4;
/** Before the first run: what the tool made of its sample prompts, each one click from the form. */
function EmptyStage({ tool, onWords }) {
	const { empty } = useStudioMessages().tools;
	const { language } = useLanguage();
	const prompts = promptSamples(tool.fields, language);
	const pictureOf = (prompt) => tool.samples.find(({ input }) => input["prompt"] === prompt);
	const wordsOf = (prompt) => {
		const given = pictureOf(prompt)?.input ?? {};
		const said = tool.fields.flatMap(textNames).filter((name) => given[name] !== void 0);
		return {
			...Object.fromEntries(said.map((name) => [name, given[name]])),
			prompt
		};
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "stage-empty",
		children: [
			/* @__PURE__ */ jsx("h2", { children: prompts.length > 0 ? empty.title : empty.titleWithoutPrompt }),
			/* @__PURE__ */ jsx("p", { children: prompts.length > 0 ? empty.line : empty.lineWithoutPrompt }),
			/* @__PURE__ */ jsx("ul", { children: prompts.slice(0, SHOWN).map((prompt) => {
				const sample = pictureOf(prompt);
				return /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("button", {
					type: "button",
					onClick: () => onWords(wordsOf(prompt)),
					children: [
						sample && /* @__PURE__ */ jsx("img", {
							src: `/samples/${tool.id}/${sample.file}`,
							alt: "",
							width: sample.width,
							height: sample.height,
							decoding: "async"
						}),
						/* @__PURE__ */ jsx("span", {
							className: "sr-only",
							children: empty.use
						}),
						prompt
					]
				}) }, prompt);
			}) })
		]
	});
}
// web/editors/form/stage-switch.tsx
/** Switches between them. */
function StageSwitch({ tool, view, views, results, onView }) {
	const { panes } = useStudioMessages().tools;
	const { number } = useLanguage();
	const names = {
		work: tool.fields.some((field) => mediumOf(field)?.kind === "video") ? panes.workOfVideo : panes.work,
		result: panes.result,
		batch: panes.batch
	};
	return /* @__PURE__ */ jsx("div", {
		className: "stage-switch",
		role: "tablist",
		"aria-label": panes.stage,
		children: views.map((one) => /* @__PURE__ */ jsxs("button", {
			type: "button",
			role: "tab",
			"aria-selected": one === view,
			onClick: () => onView(one),
			children: [names[one], one === "result" && results > 0 && /* @__PURE__ */ jsx("span", { children: number(results) })]
		}, one))
	});
}
// web/editors/form/work-stage.tsx
/**
* The centre of an editor before its run: the picture that the tool works on, with what is painted, framed or placed on
* it. A tool with several such fields shows them one at a time.
*/
function WorkStage({ tool, values, change, sizes, onPrepare }) {
	const { stageTabs } = useStudioMessages().tools;
	const { language } = useLanguage();
	const fields = stageFieldsOf(tool);
	const offered = fields.filter((field) => counts(field, values));
	const [at, setAt] = useState(0);
	const [guess, setGuess] = useState();
	const shown = offered[at] ?? offered[0];
	const pictureOf = (name) => {
		const url = name === void 0 ? void 0 : values[name];
		const size = name === void 0 ? void 0 : sizes[name];
		return typeof url === "string" && size ? {
			url,
			...size
		} : void 0;
	};
	const picture = shown ? void 0 : pictureOf(mainPicture(tool));
	const plain = picture && /* @__PURE__ */ jsx(PlainPicture, { picture }, picture.url);
	if (fields.length === 0) return plain ?? null;
	return /* @__PURE__ */ jsxs("div", {
		className: "work-stage",
		children: [
			plain,
			offered.length > 1 && /* @__PURE__ */ jsx("div", {
				className: "work-tabs",
				role: "tablist",
				"aria-label": stageTabs.label,
				children: offered.map((field, index) => /* @__PURE__ */ jsx("button", {
					type: "button",
					role: "tab",
					"aria-selected": field === shown,
					onClick: () => setAt(index),
					children: kindOf(field).tab?.[language]
				}, field.kind))
			}),
			fields.map((field) => {
				const { Stage } = viewOf(field);
				return Stage && /* @__PURE__ */ jsx("div", {
					className: "work-one",
					hidden: field !== shown,
					children: /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(Stage, {
						tool,
						field,
						values,
						change,
						picture: pictureOf("of" in field ? field.of : void 0),
						onPrepare: (prepare) => onPrepare(field, prepare),
						inFront: field === shown,
						guess,
						onGuess: setGuess
					}) })
				}, field.kind);
			})
		]
	});
}
function PlainPicture({ picture }) {
	const { tools, pictures } = useStudioMessages();
	const [view, setView] = useState(null);
	return /* @__PURE__ */ jsx("div", {
		className: "stage-picture",
		children: /* @__PURE__ */ jsx(ZoomViewer, {
			picture: {
				...picture,
				placeholder: null
			},
			alt: tools.panes.original,
			hint: pictures.viewer.hint,
			view,
			onView: setView
		})
	});
}
// web/editors/form/tool-centre.tsx
var ResultView = lazyPart(() => import("./result-view-B8M2H337.js").then((n) => n.t));
var BatchPanel = lazyPart(() => import("./batch-panel-ByBGcQTT.js").then(({ BatchPanel: Panel }) => ({ default: Panel })));
/** Loaded lazily, since few visits need it. */
var NoEngineCard = lazyPart(() => import("./no-engine-card-Ij5zJV1W.js"));
/** The centre of the workspace: the picture that is worked on, the results, or a batch. */
function ToolCentre({ tool, values, change, actionsOf, sizes, onStage, check, onPrepare, onWorkBegun, onWords, layout, paneShown }) {
	const messages = useStudioMessages();
	const { tools } = messages;
	const client = useQueryClient();
	const { works, view, setView, candidates, shown, siblings, show, making } = onStage;
	const field = mainField(tool);
	const given = field && values[field.name];
	const from = sourceProperty(tool);
	const stream = useStreamState();
	const polling = (stream === "polling" || stream === "failing") && making;
	const finished = siblings.filter(({ kind }) => kind === "result").length;
	const cancel = (runId) => {
		cancelRun(client, runId).catch((error) => toastFailure(error, messages, messages.tasks.cancelFailed));
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		works && /* @__PURE__ */ jsx(StageSwitch, {
			tool,
			view,
			views: check.batch ? [
				"work",
				"result",
				"batch"
			] : ["work", "result"],
			results: candidates.length,
			onView: setView
		}),
		check.closed && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(NoEngineCard, { tool }) }),
		/* @__PURE__ */ jsx("div", {
			className: "stage-work",
			hidden: view !== "work",
			onPointerUp: (event) => {
				const work = event.target instanceof Element && event.target.closest(".work-stage");
				if (work && !work.querySelector(".areas-stage")) onWorkBegun();
			},
			children: given === void 0 && field ? /* @__PURE__ */ jsx(EmptyPicture, {
				tool,
				field,
				closed: check.closed
			}) : /* @__PURE__ */ jsx(WorkStage, {
				tool,
				values,
				change,
				sizes,
				onPrepare
			})
		}),
		view === "result" && (shown ? /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(ResultView, {
			tool,
			shown,
			onStage,
			actionsOf,
			onCancel: cancel,
			before: from === void 0 ? void 0 : shown.run.input[from],
			layout,
			paneShown
		}) }) : /* @__PURE__ */ jsx("div", {
			className: "stage-nothing",
			children: /* @__PURE__ */ jsx(EmptyStage, {
				tool,
				onWords
			})
		})),
		check.batch && view === "batch" && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(BatchPanel, {
			tool,
			...check.batch,
			pointsEach: check.price.points,
			onShow: (taskId) => show({ taskId }),
			actionsOf
		}) }),
		polling && /* @__PURE__ */ jsxs("p", {
			className: "note stage-note",
			children: [
				stream === "failing" && /* @__PURE__ */ jsx("b", {
					className: "font-semibold",
					children: messages.failures.taskStatus
				}),
				" ",
				/* @__PURE__ */ jsx("span", { children: tools.live.polling })
			]
		}),
		/* @__PURE__ */ jsx("p", {
			role: "status",
			className: "sr-only",
			children: finished > 0 && tools.candidates.done({ count: finished })
		})
	] });
}
// web/editors/form/use-layout.ts
/** The same widths as in workspace.css. */
var WIDE = "(min-width: 1280px)";
var PHONE = "(max-width: 859px)";
var read = () => matchMedia(PHONE).matches ? "phone" : matchMedia(WIDE).matches ? "wide" : "middle";
function subscribe(onChange) {
	const queries = [matchMedia(WIDE), matchMedia(PHONE)];
	for (const query of queries) query.addEventListener("change", onChange);
	return () => {
		for (const query of queries) query.removeEventListener("change", onChange);
	};
}
/** The layout of this window, kept up to date as it is resized or rotated. */
function useLayout() {
	return useSyncExternalStore(subscribe, read);
}
// web/editors/form/goes-on.ts
/**
* Whether a video of the tool is still being made: a person who opens its editor then has come back to see how far it is.
* @param runs newest first
*/
function goesOn(tool, runs) {
	const newest = runs.find((run) => run.tool_id === tool.id);
	return tool.kind === "video" && newest !== void 0 && !isFinished(newest);
}
// web/editors/form/use-on-stage.ts
/** Runs that stay in the strip; older ones are in the history. */
var STRIP_RUNS = 6;
/**
* Decides what the centre shows. A tool that works on something shows that first, and again when it gets another
* picture; its results come to the front on request, if the page was opened to show a run, or while a video of the tool
* is still being made.
*/
function useOnStage(tool, values) {
	const arrivedFor = useLocation().state?.taskId;
	const main = mainPicture(tool);
	const given = main === void 0 ? void 0 : values[main];
	const works = main !== void 0 || stageFieldsOf(tool).length > 0;
	const [view, setView] = useState(works && arrivedFor === void 0 ? "work" : "result");
	const [picked, setPicked] = useState();
	useEffect(() => {
		if (arrivedFor === void 0) return;
		setPicked({ taskId: arrivedFor });
		setView("result");
	}, [arrivedFor]);
	const before = useRef(given);
	useEffect(() => {
		if (given !== before.current && given !== void 0) setView("work");
		before.current = given;
	}, [given]);
	const { runs, loaded } = useRuns();
	const opening = useRef(true);
	const comeBack = useEffectEvent(() => {
		if (opening.current && arrivedFor === void 0 && goesOn(tool, runs)) setView("result");
		opening.current = false;
	});
	useEffect(() => {
		if (loaded) comeBack();
	}, [loaded]);
	const pickedRun = useRun(picked?.taskId);
	const own = runs.filter((run) => run.tool_id === tool.id).slice(0, STRIP_RUNS);
	const candidates = (pickedRun && !own.some(({ id }) => id === pickedRun.id) ? [pickedRun, ...own] : own).flatMap(candidatesOf);
	const shown = pickShown(candidates, picked);
	const show = (wanted) => {
		setPicked(wanted);
		setView("result");
	};
	return {
		works,
		view,
		setView,
		candidates,
		shown,
		siblings: candidates.filter(({ run }) => run.id === shown?.run.id),
		show,
		pick: ({ key, run }) => show({
			key,
			taskId: run.id
		}),
		follow: () => setPicked(void 0),
		making: own.some((run) => !isFinished(run))
	};
}
// web/editors/form/batch/batch-field.ts
/**
* The picture field of a tool that can run over many pictures: its only one, if nothing must be drawn by hand or tried
* first.
*/
function batchField(tool) {
	const [only, second] = requiredImages(tool.fields);
	const handmade = tool.fields.some((field) => kindOf(field).handmade?.(field));
	return second || handmade || tool.sampleFirst || tool.runs === "browser" ? void 0 : only;
}
// web/editors/form/use-run-check.ts
/**
* Checks the form against the tool's fields, the engines of this site, the one that was chosen, and the balance, while
* the person types.
* @param sizes pixels of the form's pictures, as far as they are known
* @param unitPoints what one picture of the tool costs here
*/
function useRunCheck(tool, values, sizes, unitPoints) {
	const balance = usePoints()?.total;
	const facts = useSiteFacts()?.tools[tool.id];
	const closed = facts?.open === false;
	const unserved = !closed && choosesUnserved(tool.fields, values, facts?.unserved);
	const { choices, engine } = useEngineChoice(tool);
	const chosen = choices.find((choice) => choice.engine === engine);
	const isUnfit = chosen !== void 0 && misfitOf(tool.fields, values, chosen) !== void 0;
	const check = (fields, pictures) => {
		if (unserved) return { blocker: "value_needs_engine" };
		return isUnfit ? { blocker: "engine_unfit" } : checkValues({
			...tool,
			fields
		}, values, pictures);
	};
	const checked = check(tool.fields, sizes);
	const field = closed ? void 0 : batchField(tool);
	const price = quoteRun(tool, unitPoints, values);
	return {
		...resultOf(checked),
		closed,
		price,
		missing: balance === void 0 ? 0 : Math.max(0, price.points - balance),
		batch: field && {
			field,
			settings: resultOf(check(tool.fields.filter((one) => one !== field))).input
		}
	};
}
var resultOf = (checked) => ({
	input: "input" in checked ? checked.input : void 0,
	blocker: "blocker" in checked ? checked.blocker : void 0
});
// web/editors/form/use-sheet.ts
/**
* How much of the sheet is visible on phones. It makes room when work by hand begins, and for a result that is shown.
*/
function useSheet(tool, values, { shown, view, works }) {
	const state = useState("half");
	const setSheet = state[1];
	const worksOn = pendingHandwork(tool, values);
	useEffect(() => {
		if (worksOn !== void 0) setSheet("low");
	}, [worksOn, setSheet]);
	const turned = view === "result" && works && shown !== void 0;
	useEffect(() => {
		if (turned) setSheet("low");
	}, [turned, setSheet]);
	return state;
}
// web/editors/form/arrival.ts
/**
* Reads the state from the previous page, or the query of a link or of a plain form (`?prompt=&style=&start=`), which
* the home page sends before its scripts run. A run costs points, so only a page of this host can start one.
* @param referrer `document.referrer`
*/
function readArrival({ state, search }, { referrer, origin }) {
	if (state !== null) return state;
	const query = new URLSearchParams(search);
	const [prompt, style] = [query.get("prompt"), query.get("style")];
	if (prompt === null) return {};
	const words = {
		prompt,
		...style !== null && { style }
	};
	const points = Number(query.get("start"));
	const isOwn = referrer.startsWith(`${origin}/`);
	return points > 0 && isOwn ? {
		input: words,
		start: { points }
	} : { link: words };
}
/** What led to the editor that is shown. */
var arrivalAt = (location) => readArrival(location, {
	referrer: document.referrer,
	origin: window.location.origin
});
// web/editors/form/use-start-at-once.ts
/**
* Runs the form once if a button of the previous page did so. A price above the one on that button is left to the
* button of this page.
*/
function useStartAtOnce({ input, closed, price }, run) {
	const location = useLocation();
	const [start] = useState(() => arrivalAt(location).start);
	const { isLoading } = useSiteFactsQuery();
	const begun = useRef(false);
	const begin = useEffectEvent((most) => {
		if (begun.current) return;
		begun.current = true;
		if (input && !closed && price.points <= most) run(input);
	});
	useEffect(() => {
		if (start && !isLoading) begin(start.points);
	}, [start, isLoading]);
}
// web/editors/form/local-inputs.ts
/** The pictures that the values name and that only this browser has. */
function localAddresses({ fields }, values) {
	return fields.flatMap(fileNames).flatMap((name) => values[name]).filter(isLocal);
}
/** The values with other addresses for those pictures; one that has none is left out. */
function withAddresses({ fields }, values, addressOf) {
	const changed = fields.flatMap(fileNames).flatMap((name) => {
		const value = values[name];
		const replaced = (address) => isLocal(address) ? addressOf(address) : address;
		if (!Array.isArray(value)) return isLocal(value) ? [[name, replaced(value)]] : [];
		return [[name, value.map(replaced).filter((address) => address !== void 0)]];
	});
	return {
		...values,
		...Object.fromEntries(changed)
	};
}
// web/editors/form/use-tool-form.ts
var formKey = (tool) => `inkreel.form.${tool.id}`;
/**
* The form of a tool: from the page that led here (`arrival.ts`), else as it was left, else
* fresh. Every change is saved in local storage, and only the person clears it.
*/
function useToolForm(tool) {
	const location = useLocation();
	const navigate = useNavigate();
	const [written] = useState(() => readWritten(tool));
	const [savedBefore] = useState(() => fillValues(tool, withAddresses(tool, written, stillHere)));
	const [values, setValues] = useState(() => {
		const saved = savedBefore;
		const { input, picture, words, link } = arrivalAt(location);
		if (words) return fillValues(tool, {
			...saved,
			...words
		});
		if (picture) return fillValues(tool, {
			...saved,
			[picture.name]: picture.url
		});
		return fillValues(tool, input ?? {
			...saved,
			...link
		});
	});
	const messages = useStudioMessages();
	const lost = localAddresses(tool, written).filter((address) => !isLoaded(address));
	const [restoring, setRestoring] = useState(lost.length > 0);
	const takeBack = useEffectEvent(async () => {
		const found = /* @__PURE__ */ new Map();
		for (const address of lost) found.set(address, await restoreLocal(address));
		const back = withAddresses(tool, written, (address) => found.get(address) ?? stillHere(address));
		setValues((before) => {
			const same = Object.keys(written).filter((name) => before[name] === savedBefore[name]);
			return {
				...before,
				...Object.fromEntries(same.map((name) => [name, back[name]]))
			};
		});
		setRestoring(false);
	});
	useEffect(() => {
		if (restoring) takeBack();
	}, [restoring]);
	const save = useEffectEvent(() => {
		if (restoring) return;
		if (!sameValues(values, fillValues(tool, null)) || localStorage.getItem(formKey(tool)) !== null) writeLocally(formKey(tool), JSON.stringify(values));
	});
	useEffect(() => {
		if (values && !restoring) save();
	}, [values, restoring]);
	const forgetLost = useEffectEvent(() => {
		for (const address of lost) forgetLocal(address);
	});
	useEffect(() => {
		if (!restoring) forgetLost();
	}, [restoring]);
	useEffect(() => {
		const leave = () => save();
		addEventListener("pagehide", leave);
		return () => removeEventListener("pagehide", leave);
	}, []);
	const goOn = useEffectEvent(({ name, url }) => {
		const before = values[name] === url ? savedBefore : values;
		setValues(fillValues(tool, {
			...before,
			[name]: url
		}));
		if (typeof before[name] === "string" && before[name] !== url) toast(messages.tools.pictureReplaced, { action: {
			label: messages.pictures.verbs.undo,
			run: () => setValues(before)
		} });
	});
	const takeWords = useEffectEvent((words) => {
		const begun = fillValues(tool, {
			...savedBefore,
			...words
		});
		const before = sameValues(values, begun) ? savedBefore : values;
		setValues(fillValues(tool, {
			...before,
			...words
		}));
		toast(messages.tools.wordsFilled, { action: {
			label: messages.pictures.verbs.undo,
			run: () => setValues(before)
		} });
	});
	const { pathname, search, state } = location;
	useEffect(() => {
		if (search === "" && state === null) return;
		const { input, picture, words } = state ?? {};
		if (input) setValues(fillValues(tool, input));
		if (words) takeWords(words);
		if (picture) goOn(picture);
		navigate(pathname, { replace: true });
	}, [
		tool,
		pathname,
		search,
		state,
		navigate
	]);
	return {
		values,
		change: (changed) => setValues((before) => ({
			...before,
			...changed
		})),
		fill: (input) => setValues(fillValues(tool, input))
	};
}
var sameValues = (one, other) => JSON.stringify(one) === JSON.stringify(other);
var stillHere = (address) => isLoaded(address) ? address : void 0;
function readWritten(tool) {
	try {
		return fillValues(tool, JSON.parse(localStorage.getItem(formKey(tool)) ?? "null"));
	} catch {
		return fillValues(tool, null);
	}
}
// web/editors/form/use-tool-run.ts
/**
* Starts runs of a tool: signs in, uploads drawings and a guest's pictures, submits the run, and shows why it
* was refused.
*/
function useToolRun(tool, { onStarted, onRefused }) {
	const client = useQueryClient();
	const messages = useStudioMessages();
	const signedIn = useSignedIn();
	const sentAddress = useSentAddress();
	const { engine, pointsAt } = useEngineChoice(tool);
	const unitPoints = pointsAt(engine);
	const [refused, setRefused] = useState();
	const [preparing, setPreparing] = useState(false);
	/** Ends the wait for a connection; undefined while nothing waits. */
	const [stopWaiting, setStopWaiting] = useState();
	const prepares = useRef(/* @__PURE__ */ new Map());
	const [guard] = useState(() => createStartGuard());
	const onPrepare = (field, prepare) => {
		if (prepare) prepares.current.set(field.kind, prepare);
		else prepares.current.delete(field.kind);
	};
	const send = (input, part = {}) => {
		const quoted = quoteRun(tool, unitPoints, input, partOf(tool, input, part));
		return startRun(client, tool, { ...input }, quoted, {
			engine,
			part
		});
	};
	/** Drawings and a guest's images are uploaded first, which needs a connection. */
	const connected = async () => {
		if (isOnline()) return;
		const stop = new AbortController();
		setStopWaiting(() => () => stop.abort());
		await untilOnline(stop.signal);
		setStopWaiting(void 0);
		if (stop.signal.aborted) throw new ApiError("aborted");
	};
	/** The input with uploaded addresses for pictures that only this browser had. The form keeps its own. */
	const uploaded = async (input) => {
		const sent = /* @__PURE__ */ new Map();
		for (const address of localAddresses(tool, input)) sent.set(address, await sentAddress(address));
		return withAddresses(tool, input, (address) => sent.get(address));
	};
	const guarded = async (input, work) => {
		const answered = guard.begin(input);
		if (!answered) return;
		setRefused(void 0);
		let taken = false;
		try {
			if (!signedIn && !await askToSignIn({ toStart: tool.kind === "image" ? "draw" : "continue" })) return;
			await work();
			taken = true;
		} catch (error) {
			const fallback = isPaidBySeconds(tool) ? messages.failures.videoTask : runFailureText(tool.id, messages);
			const failure = spokenFailure(error, messages, fallback);
			const told = failure?.text.includes(messages.tools.failed.noPoints) ? [] : [messages.tools.run.refused];
			setRefused(failure && {
				...failure,
				help: [...failure.help, ...told]
			});
			onRefused();
		} finally {
			answered(taken ? "taken" : "dropped");
		}
	};
	return {
		refused,
		/** True while what the run needs is being uploaded. */
		preparing,
		/** Set while it waits for a connection: cancels the run. */
		stopWaiting,
		unitPoints,
		onPrepare,
		/** Runs the form as it is, with what is on the stage: the whole, a sample, or what follows one. */
		runForm: (input, part) => guarded([input, part], async () => {
			setPreparing(true);
			const drawn = [];
			try {
				if (prepares.current.size > 0 || localAddresses(tool, input).length > 0) await connected();
				for (const prepare of prepares.current.values()) drawn.push(await prepare());
				drawn.unshift(await uploaded(input));
			} finally {
				setPreparing(false);
			}
			onStarted();
			await send(Object.assign({}, ...drawn), part);
		}),
		/** Runs an earlier input again, as it was. */
		runAgain: (input) => guarded(input, async () => {
			onStarted();
			await send(input);
		})
	};
}
// web/editors/form/tool-editor.tsx
var ChatDialog = lazyPart(() => import("./chat-dialog-B8yBVhPE.js"));
/** For tools that are tried with a sample first. */
var SampleBar = lazyPart(() => import("./sample-bar-nLXMzncH.js"));
var ShortcutsDialog = lazyPart(() => import("./shortcuts-ZoF02Ngr.js").then(({ ShortcutsDialog: List }) => ({ default: List })));
/** The workspace of a tool: inputs left, the picture in the centre, history right; one for all tools. */
function ToolEditor({ tool }) {
	const messages = useStudioMessages();
	const { panes, run } = messages.tools;
	const { language } = useLanguage();
	const signedIn = useSignedIn();
	const { values, change, fill } = useToolForm(tool);
	const sizes = usePictureSizes(tool, values);
	const onStage = useOnStage(tool, values);
	const { shown, view, follow, setView } = onStage;
	const { folded, toggle } = useFold();
	const layout = useLayout();
	const wide = layout === "wide";
	const [sheet, setSheet] = useSheet(tool, values, onStage);
	const [listing, setListing] = useState(false);
	const chatting = useStore(chatShown, false);
	const inputs = useRef(null);
	const cameFrom = useRef(view);
	const { refused, preparing, stopWaiting, unitPoints, onPrepare, runForm, runAgain } = useToolRun(tool, {
		onStarted: () => {
			cameFrom.current = view;
			follow();
			setView("result");
			setSheet("low");
		},
		onRefused: () => setView(cameFrom.current)
	});
	const centre = useRef(null);
	useEffect(() => {
		centre.current?.scrollTo({ top: 0 });
	}, [shown?.key, view]);
	const withWhole = (run, use) => {
		if (run.input_cut !== true) return void use(run.input);
		wholeInput(run).then(use, (error) => toastFailure(error, messages));
	};
	const actionsOf = (run) => ({
		onReuse: () => withWhole(run, fill),
		onRetry: () => withWhole(run, runAgain),
		retryPoints: quoteRun(tool, unitPoints, run.input).points
	});
	const check = useRunCheck(tool, values, sizes, unitPoints);
	const batch = view === "batch" ? check.batch : void 0;
	const formOf = batch ? {
		...tool,
		fields: tool.fields.filter((field) => field !== batch.field)
	} : tool;
	const [part, setPart] = useState({});
	const press = (wanted = part) => {
		if (check.closed || batch) return;
		if (check.input) return void runForm(check.input, wanted);
		drawAtOnce(() => setSheet((now) => now === "low" ? "half" : now));
		inputs.current?.querySelector("[data-prompt], .picture-field button")?.focus();
	};
	useStartAtOnce(check, (input) => void runForm(input));
	const showWords = (words) => {
		change(words);
		inputs.current?.querySelector("[data-prompt]")?.focus();
	};
	const marked = tool.capability === "remove_subtitles" ? countToRemove(values) : 0;
	const bar = {
		verb: marked > 0 ? run.removeAreas({ count: marked }) : tool.text[language].verb,
		check,
		signedIn,
		refused,
		preparing,
		stopWaiting
	};
	useWorkspaceKeys({
		run: () => press(),
		fold: toggle,
		list: () => setListing(true)
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "workspace",
		"data-inputs": !folded.inputs,
		"data-history": wide ? !folded.history : void 0,
		"data-sheet": sheet,
		"data-view": view,
		children: [
			!folded.inputs && /* @__PURE__ */ jsx(InputsAside, {
				ref: inputs,
				tool: formOf,
				values,
				change,
				sheet,
				onSheet: setSheet,
				onShortcuts: () => setListing(true),
				onChat: () => {
					chatShown.set(true);
					if (wide && folded.history) toggle("history");
				},
				onFold: () => toggle("inputs"),
				children: !batch && (tool.sampleFirst ? /* @__PURE__ */ jsx(Suspense, {
					fallback: /* @__PURE__ */ jsx("div", { className: "run-bar" }),
					children: /* @__PURE__ */ jsx(SampleBar, {
						...bar,
						tool,
						values,
						onRun: press,
						onPart: setPart
					})
				}) : /* @__PURE__ */ jsx(RunBar, {
					...bar,
					onRun: () => press()
				}))
			}),
			/* @__PURE__ */ jsxs("section", {
				className: "stage",
				"aria-label": panes.stage,
				ref: centre,
				children: [/* @__PURE__ */ jsx(UnfoldButtons, {
					folded: {
						inputs: folded.inputs,
						history: wide && folded.history
					},
					labels: {
						inputs: panes.unfoldInputs,
						history: panes.unfoldHistory
					},
					onUnfold: toggle
				}), /* @__PURE__ */ jsx(ToolCentre, {
					tool,
					values,
					change,
					actionsOf,
					sizes,
					onStage,
					check,
					onPrepare,
					onWorkBegun: () => setSheet("low"),
					onWords: showWords,
					layout,
					paneShown: wide && !folded.history
				})]
			}),
			listing && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(ShortcutsDialog, { onClose: () => setListing(false) }) }),
			chatting && !wide && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(ChatDialog, {
				tool,
				values,
				change,
				onClose: () => chatShown.set(false)
			}) }),
			wide && !folded.history && /* @__PURE__ */ jsx(SidePane, {
				tool,
				values,
				change,
				onStage,
				actionsOf,
				chatting,
				onFold: () => toggle("history")
			})
		]
	});
}
// web/editors/form/tool-editor-page.tsx
var tool_editor_page_exports = /* @__PURE__ */ __exportAll({ default: () => ToolEditorPage });
/** The editor of the tool that the path names: `/{kind}-tools/{tool}/editor`. */
function ToolEditorPage() {
	const id = useBarePath().split("/")[2] ?? "";
	const tool = useTool(id);
	return /* @__PURE__ */ jsx(FormEditor, { tool }, tool.id);
}
/** The form appears at once, with all its controls. */
function FormEditor({ tool }) {
	useControls(tool);
	return /* @__PURE__ */ jsx(ToolEditor, { tool });
}
export { PromptHelp as a, samplePictures as c, ToolEditorPage as default, videoSourceOf as i, RunBar as n, rememberSize as o, subjectOf as r, useSizes as s, tool_editor_page_exports as t };
