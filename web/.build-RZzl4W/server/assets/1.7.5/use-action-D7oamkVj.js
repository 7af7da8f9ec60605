import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { useRef, useState } from "react";
// web/features/organisations/use-action.ts
/**
* Does one thing at a time. A failure is shown as a toast: with the text of its reason, or else `fallback`, a
* complete sentence that saving failed. Resolves true if it was done.
*/
function useAction() {
	const messages = useStudioMessages();
	const [working, setWorking] = useState(false);
	const busy = useRef(false);
	const act = async (work, fallback = messages.failures.save) => {
		if (busy.current) return false;
		busy.current = true;
		setWorking(true);
		try {
			await work();
			return true;
		} catch (error) {
			toastFailure(error, messages, fallback);
			return false;
		} finally {
			busy.current = false;
			setWorking(false);
		}
	};
	return {
		working,
		act
	};
}
export { useAction as t };
