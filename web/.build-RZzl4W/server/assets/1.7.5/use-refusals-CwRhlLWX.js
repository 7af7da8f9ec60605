import { n as useKeptState } from "./kept-state-CSsvARUX.js";
import { a as useMessages } from "./messages-DIgvXott.js";
import { t as mayRetry } from "./may-retry-DVsIsPBL.js";
import { t as pageQueue } from "./page-queue-45hH76tP.js";
import { useRef } from "react";
// web/uploads/use-refusals.ts
/** The server refused it for good: it is shown until it is dismissed, or something else is added. */
var isRefused = ({ state }) => state.kind === "failed" && !mayRetry(state.error);
/**
* What a part of the page refused, in words, newest last.
* @param owner of the uploads whose refusals are shown with them
*/
function useRefusals(owner, { refused }) {
	const { unloaded } = useMessages().pages.broken;
	const [refusals, setRefusals] = useKeptState(`${owner} refusals`, []);
	const last = useRef(Math.max(0, ...refusals.map(({ id }) => id)));
	const refuse = (name, reason) => {
		last.current += 1;
		const id = last.current;
		setRefusals((before) => [...before, {
			id,
			name,
			...reason
		}]);
	};
	return {
		refusals,
		refuse,
		refuseUnread: (name) => refuse(name, {
			text: refused.read,
			hint: refused.readHint
		}),
		/** The code that takes the file could not be loaded: `again` tries again. */
		refuseUnloaded: (name, again) => refuse(name, {
			text: unloaded.title,
			hint: unloaded.line,
			again
		}),
		refuseDuplicate: (name) => refuse(name, {
			text: refused.duplicate,
			hint: refused.duplicateHint
		}),
		dismiss: (id) => setRefusals((before) => before.filter((each) => each.id !== id)),
		/** Something else is added: nothing from before is shown any more. */
		clear: () => {
			setRefusals([]);
			for (const upload of pageQueue().uploads.get()) if (upload.source.owner === owner && isRefused(upload)) pageQueue().remove(upload.id);
		}
	};
}
export { useRefusals as n, isRefused as t };
