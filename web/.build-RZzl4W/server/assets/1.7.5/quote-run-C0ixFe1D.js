import { r as kindOf } from "./field-CmOaeO0x.js";
import { n as quote } from "./pricing-Pn8Brdwn.js";
// contract/outputs/data-outputs.ts
/** Capabilities that are paid by amount: a tool's points are those of one unit. */
var METERS = { write_text: {
	unit: "tokens",
	per: 1e3,
	maximum: 16e3
} };
/** How a capability is metered; undefined if its runs are charged by candidate. */
function meterOf(capability) {
	return METERS[capability];
}
// contract/tools/quote-run.ts
/**
* The price of a run: what the button shows and what the server holds, from the same inputs. For a metered
* capability it is the maximum that the run can cost.
* @param unitPoints points of one run before the factor, from the points config
* @param input the run's input; properties that do not affect the price may still be missing
* @param part the result of `partOf` for it
*/
function quoteRun(tool, unitPoints, input, part) {
	return quote({
		unitPoints,
		...priceFactors(tool, input),
		...part && { part }
	});
}
/** Whether a run of this input may begin with a sample: media no longer than a sample are processed whole. */
function hasSample(tool, input) {
	const { seconds = 0 } = priceFactors(tool, input);
	return tool.sampleFirst === true && seconds > 5;
}
/** The part of its sound or video that a run is charged for; undefined for the whole. */
function partOf(tool, input, { sample, restOf }) {
	if (!hasSample(tool, input)) return void 0;
	if (restOf !== void 0) return "rest";
	return sample ? "sample" : void 0;
}
/** What else the price of the tool's runs depends on: a key is present if it does. */
function priceFactors({ fields, capability }, input = {}) {
	const meter = capability && meterOf(capability);
	const { text } = input;
	const characters = capability === "text_to_speech" && typeof text === "string" ? [...text].length : void 0;
	return Object.assign({}, meter && { meter }, characters !== void 0 && { characters }, ...fields.map((field) => kindOf(field).price?.(field, input)));
}
/** Whether the tool is paid by started 5 seconds (decisions, Tool prices). */
function isPaidBySeconds(tool) {
	return "seconds" in priceFactors(tool);
}
export { quoteRun as i, isPaidBySeconds as n, partOf as r, hasSample as t };
