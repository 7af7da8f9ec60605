import { r as kindOf } from "./field-CmOaeO0x.js";
import { i as quoteRun } from "./quote-run-C0ixFe1D.js";
import { i as useLanguage } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as Field } from "./field-Db9MdXYS.js";
import { t as Select } from "./select-CtEAjMC2.js";
import { t as misfitOf } from "./engine-misfit-BTOYv00d.js";
import { S as useEngineChoice } from "./seed-D_vERIDW.js";
import { jsx } from "react/jsx-runtime";
// web/editors/kit/engine-picker.tsx
/**
* The choice of engine: each with the form's price there, or the values that it does not support; nothing if
* there is no choice.
*/
function EnginePicker({ tool, values }) {
	const { tools, styles } = useStudioMessages();
	const { engines: texts } = tools;
	const { language } = useLanguage();
	const { choices, engine, choose, pointsAt } = useEngineChoice(tool);
	if (choices.length === 0) return null;
	const priceAt = (id) => quoteRun(tool, pointsAt(id), values).points;
	const lacking = (choice) => {
		const misfit = misfitOf(tool.fields, values, choice);
		if (!misfit) return void 0;
		const { field, value } = misfit;
		return kindOf(field).valueName?.(field, value)?.[language] ?? styles[value] ?? String(value);
	};
	const marked = choices.map((choice) => ({
		...choice,
		lacks: lacking(choice)
	}));
	const options = [{
		value: "",
		label: texts.automatic({ points: priceAt(void 0) })
	}, ...marked.map(({ engine: id, name: { [language]: name }, kind, lacks }) => ({
		value: id,
		label: lacks === void 0 ? texts.choice({
			name,
			quality: texts.quality[kind],
			points: priceAt(id)
		}) : texts.unfit({
			name,
			what: lacks
		})
	}))];
	const chosen = marked.find((choice) => choice.engine === engine);
	return /* @__PURE__ */ jsx(Field, {
		label: texts.label,
		hint: engine === void 0 ? texts.hint : void 0,
		error: chosen?.lacks === void 0 ? void 0 : texts.chooseOther({
			name: chosen.name[language],
			what: chosen.lacks
		}),
		children: (control) => /* @__PURE__ */ jsx(Select, {
			...control,
			className: "w-full",
			options,
			value: engine ?? "",
			onChange: (value) => choose(value === "" ? void 0 : value)
		})
	});
}
export { EnginePicker };
