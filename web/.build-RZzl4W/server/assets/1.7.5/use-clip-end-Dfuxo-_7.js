import { n as drawAtOnce } from "./use-keys-Dv2LE1db.js";
import { n as clipAt } from "./local-clips-DKKOkUWr.js";
import { useEffect, useEffectEvent } from "react";
// web/uploads/media/use-clip-end.ts
/**
* Follows the local video of a field to the end of its upload.
* @param onEnd gets the stored file; if it was refused or cancelled, what the field held before
*/
function useClipEnd(value, onEnd) {
	const end = useEffectEvent(onEnd);
	useEffect(() => {
		const clip = value === void 0 ? void 0 : clipAt(value);
		if (!clip) return void 0;
		let isHeld = true;
		clip.kept.then((kept) => isHeld && drawAtOnce(() => end(kept ?? clip.before)));
		return () => {
			isHeld = false;
		};
	}, [value]);
}
export { useClipEnd as t };
