import { a as optionSetOf, i as mediumOf, r as kindOf } from "./field-CmOaeO0x.js";
// contract/fields/offers.ts
/** The values on offer that the tool's own file names, with their names; of a field that sets `name` alone if it is given. */
var namedValues = ({ fields }, language, name) => fields.flatMap((field) => {
	const set = optionSetOf(field);
	if (set === void 0 || name !== void 0 && set.name !== name) return [];
	return set.values.flatMap((value) => {
		const text = kindOf(field).valueName?.(field, value)?.[language];
		return text === void 0 ? [] : [{
			name: set.name,
			value,
			text
		}];
	});
});
/** Files under `web/public/samples/` for the sound or the video that a tool takes. */
var mediaSamples = ({ fields }, kind) => fields.flatMap((field) => {
	const medium = mediumOf(field);
	return medium?.kind === kind ? medium.samples : [];
});
export { namedValues as n, mediaSamples as t };
