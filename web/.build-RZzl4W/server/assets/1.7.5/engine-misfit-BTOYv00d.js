import { a as optionSetOf, t as counts } from "./field-CmOaeO0x.js";
import { j as useSiteFacts } from "../../entry-server.js";
// web/editors/kit/needs-engine.ts
/**
* Values of a tool's options that no engine of this site supports; undefined until the facts of the site are loaded.
*/
function useUnserved(toolId) {
	return useSiteFacts()?.tools[toolId]?.unserved;
}
/** Whether an unsupported value is chosen. Fields that do not count for the other values are ignored. */
function choosesUnserved(fields, values, unserved = {}) {
	return fields.some((field) => {
		const { name } = optionSetOf(field) ?? {};
		return counts(field, values) && name !== void 0 && unserved[name]?.includes(values[name]) === true;
	});
}
// web/editors/kit/engine-misfit.ts
/**
* The first value of a form that an engine does not support, with its field. Undefined if nothing is known
* against the engine: it may still refuse the run, free of charge.
*/
function misfitOf(fields, values, { unserved }) {
	const field = fields.find((each) => choosesUnserved([each], values, unserved));
	const name = field && optionSetOf(field)?.name;
	if (field === void 0 || name === void 0) return void 0;
	return {
		field,
		value: values[name]
	};
}
export { choosesUnserved as n, useUnserved as r, misfitOf as t };
