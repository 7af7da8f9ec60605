import { h as isValid, o as isBoxChanged, p as isEmpty, u as removesSomething } from "./seed-D_vERIDW.js";
import "./limits-owx9t46c.js";
import { c as singlePictureNames, d as requiredImages, m as drawingName, o as pictureMisfit, r as kindOf, s as propertiesOf, t as counts } from "./field-CmOaeO0x.js";
// contract/tools/hair-limits.ts
/**
* Short hair, and the exclusive limit of the picture's sides for it, in pixels (specification, section 5).
*/
var SHORT = 603;
var SHORT_BELOW = 2048;
/** Nothing to do, or a picture that is too large for short hair. */
function refuseHair(input, pictures) {
	if (input["hair"] === void 0 && !input["color"]) return "hair_wish_required";
	const size = pictures["image_url"];
	if (input["hair"] !== SHORT || !size) return void 0;
	return Math.max(size.width, size.height) >= SHORT_BELOW ? "hair_image_too_large" : void 0;
}
var NAMES = {
	en: ["English", "英文"],
	zh: ["Chinese", "中文"],
	ja: ["Japanese", "日文"],
	ko: ["Korean", "韩文"],
	fr: ["French", "法文"],
	de: ["German", "德文"],
	es: ["Spanish", "西班牙文"],
	pt: ["Portuguese", "葡萄牙文"],
	it: ["Italian", "意大利文"],
	ru: ["Russian", "俄文"],
	ar: ["Arabic", "阿拉伯文"],
	vi: ["Vietnamese", "越南文"],
	th: ["Thai", "泰文"],
	id: ["Indonesian", "印尼文"],
	ms: ["Malay", "马来文"]
};
[...Object.keys(NAMES).map((value) => {
	const [en, zh] = NAMES[value];
	return {
		value,
		text: {
			en,
			zh
		},
		needsEngine: true
	};
})];
/** How many times as wide and as high a picture may become. */
var UPSCALED_FACTOR = 8;
/** The size of the result in whole pixels. `factor` 0 takes `longest` as the longest side. */
function sizeAfter({ width, height }, { factor, longest }) {
	const times = factor === 0 ? longest / Math.max(width, height) : factor;
	return {
		width: Math.max(1, Math.round(width * times)),
		height: Math.max(1, Math.round(height * times))
	};
}
/** The size of a run's result; undefined while its picture is unknown. */
function upscaledSize(input, { image_url: source }) {
	return source && sizeAfter(source, {
		factor: Number(input["factor"]),
		longest: Number(input["longest"])
	});
}
/** What is wrong with enlarging: a result beyond the limits. Nothing while the picture is unknown. */
function refuseTooLarge(input, pictures) {
	const { image_url: source } = pictures;
	const result = upscaledSize(input, pictures);
	return !source || !result || isWithinLimits(source, result) ? void 0 : "result_too_large";
}
/** Whether a result of this size can be made of a picture of that one. */
function isWithinLimits(source, result) {
	const largest = Math.max(result.width, result.height);
	return largest <= 8192 && result.width * result.height <= 67108864 && largest <= Math.max(source.width, source.height) * UPSCALED_FACTOR;
}
// contract/tools/refusals.ts
var REFERENCE_RATIO = 2;
/** Section 5, Retalk input: the proportions of a picture of the face. */
var refuseFace = (_input, { face_url: face }) => {
	return face && Math.max(face.width, face.height) > REFERENCE_RATIO * Math.min(face.width, face.height) ? "media_proportions" : void 0;
};
/**
* By the tool's id. They are kept apart from the tools because a tool's file is sent to the browser as plain
* data.
*/
var REFUSALS = {
	"ai-image-upscaler": refuseTooLarge,
	hair: refuseHair,
	"ai-image-translator": ({ texts, language = "own" }) => language !== "own" || Array.isArray(texts) && texts.some(isBoxChanged) ? void 0 : "text_required",
	"remove-subtitle": ({ areas }) => removesSomething(areas) ? void 0 : "subtitle_area_required",
	"video-retalk": refuseFace,
	repaint: ({ style, style_ref_url: reference }) => style === -1 && !reference ? "style_reference_required" : void 0,
	"replace-clothes": ({ top_url: top, bottom_url: bottom }) => top || bottom ? void 0 : "garment_image_required"
};
// contract/fields/check-values.ts
var blankOf = ({ blank, initial }) => blank ?? initial;
/**
* A form with the given values, and defaults for the others.
* @param valueOf the value for a property; undefined for the default
*/
function fillBlanks(fields, valueOf) {
	const properties = fields.flatMap((field) => Object.entries(propertiesOf(field)));
	return Object.fromEntries(properties.map(([name, property]) => [name, valueOf(name, property) ?? blankOf(property)]));
}
/**
* The run's input as the server reads it, or what is wrong with it.
* @param pictures pixels of the pictures that the values name, as far as they are known
*/
function checkValues(tool, values, pictures = {}) {
	const input = {};
	for (const field of tool.fields) {
		for (const [name, property] of Object.entries(propertiesOf(field))) {
			const value = values[name];
			const blocker = blockerOf(field, property, value);
			if (blocker) return { blocker };
			const sent = sentOf(property.rule, value);
			if (sent !== void 0 && sent !== "") input[name] = sent;
		}
		const misfit = pictureMisfit(field, input, pictures);
		if (misfit) return { blocker: misfit };
	}
	const refused = REFUSALS[tool.id]?.(input, pictures);
	return refused ? { blocker: refused } : { input };
}
/** A value as the server reads it: texts trimmed, also in lists and records. */
function sentOf(rule, value) {
	if (rule.type === "list") return value?.map((item) => sentOf(rule.of, item));
	if (rule.type === "record") return value && Object.fromEntries(Object.entries(value).map(([name, inner]) => {
		const property = rule.properties[name];
		return [name, property ? sentOf(property.rule, inner) : inner];
	}));
	return rule.type === "text" && rule.trimmed && typeof value === "string" ? value.trim() : value;
}
function blockerOf(field, { rule, required, optional }, value) {
	if (required && isEmpty(value)) return required;
	if (value === void 0 ? optional : isValid(rule, value)) return void 0;
	return kindOf(field).blocker?.(value) ?? "form";
}
// web/editors/kit/form-values.ts
/**
* The values of a tool's form. Values are the run's input before it is checked, so that a half-written prompt
* is a value too.
*/
/**
* Placeholder in a form for a drawing on the stage: the stage uploads it when the run starts, and replaces
* this with its address.
*/
var ON_STAGE = "stage:";
/**
* The form filled from something older: a saved form, or the input of a run ("reuse settings"). Each property is taken
* if it still fits the tool's field; the rest keeps its start value.
*/
function fillValues({ fields }, source) {
	const given = typeof source === "object" && source !== null ? source : {};
	return fillBlanks(fields, (name, { rule }) => {
		const value = Object.hasOwn(given, name) ? given[name] : void 0;
		return (rule.type === "text" ? typeof value === "string" : isValid(rule, value)) ? value : void 0;
	});
}
/** The single pictures that the values name: property and address. What is still on the stage has none. */
function pictureAddresses({ fields }, values) {
	return fields.flatMap(singlePictureNames).flatMap((name) => {
		const address = values[name];
		return typeof address === "string" && address !== "stage:" ? [[name, address]] : [];
	});
}
/** The field of the picture that a tool is about: the first one that must be given. */
function mainField({ fields }) {
	return requiredImages(fields)[0];
}
/** Its property. */
function mainPicture(tool) {
	return mainField(tool)?.name;
}
/** The property of what a tool's results are made from, to be compared with them: its picture, else its drawing. */
function sourceProperty(tool) {
	return mainPicture(tool) ?? drawingName(tool.fields);
}
/**
* What has to be worked on in the centre before the tool can run: the address of the picture, or `paper` if there is
* none below; undefined if nothing has to, or if its picture is missing.
*/
function pendingHandwork({ fields }, values) {
	const needed = fields.find((field) => counts(field, values) && kindOf(field).handmade?.(field));
	if (!needed) return void 0;
	const below = "of" in needed ? values[needed.of] : "paper";
	return typeof below === "string" ? below : void 0;
}
export { pendingHandwork as a, checkValues as c, mainPicture as i, upscaledSize as l, fillValues as n, pictureAddresses as o, mainField as r, sourceProperty as s, ON_STAGE as t };
