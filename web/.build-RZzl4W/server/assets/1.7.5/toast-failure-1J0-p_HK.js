import { r as spokenFailure } from "./failure-text-DC5ygpF3.js";
import { v as toast } from "../../entry-server.js";
// web/lib/toast-failure.ts
/** Shows a failure as a toast, unless another piece of the interface reports it. */
function toastFailure(error, messages, fallback) {
	const failure = spokenFailure(error, messages, fallback);
	if (failure) toast(failure.text, {
		kind: "failure",
		help: failure.help
	});
}
export { toastFailure as t };
