import { t as Field } from "./field-Db9MdXYS.js";
import { jsx } from "react/jsx-runtime";
// web/features/admin/parts/number-field.tsx
/** A number as it is typed; `whole` and `minorUnits` interpret it. */
function NumberField({ label, fact, value, onChange, error, decimals = false }) {
	return /* @__PURE__ */ jsx(Field, {
		label,
		fact,
		error,
		children: (control) => /* @__PURE__ */ jsx("input", {
			...control,
			className: "input tabular-nums",
			inputMode: decimals ? "decimal" : "numeric",
			autoComplete: "off",
			value,
			onChange: (event) => onChange(event.target.value)
		})
	});
}
export { NumberField as t };
