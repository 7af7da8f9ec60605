import { c as useSearchParams } from "./router-BPcfdpKO.js";
// web/features/admin/parts/use-view.ts
/**
* Search and filter of a list. They are in the address, so that links include them, a reload keeps them and
* "back" undoes them.
*/
function useView() {
	const [parameters, setParameters] = useSearchParams();
	const set = (name, value) => setParameters((before) => {
		const next = new URLSearchParams(before);
		if (value === void 0 || value === "") next.delete(name);
		else next.set(name, value);
		return next;
	});
	return {
		get: (name) => parameters.get(name) ?? void 0,
		set
	};
}
export { useView as t };
