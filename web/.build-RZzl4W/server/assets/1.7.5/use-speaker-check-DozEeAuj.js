import { F as call } from "../../entry-server.js";
import { h as useSignedIn } from "./session-DiDZXz4K.js";
import { t as useUploadWait } from "./use-upload-wait-BNrM0IsB.js";
import { o as isLocal } from "./uploaded-image-Hb1fEpl8.js";
import { t as useSentAddress } from "./use-sent-address-BfPYZw-g.js";
import { useQuery } from "@tanstack/react-query";
// web/editors/form/speaking/use-speaker-check.ts
/** Only its address: the endpoint itself would also load the schema library. */
var DETECT = {
	method: "POST",
	path: "/cloud/request/ai/video/emo/detect",
	root: false
};
/**
* The free check of the picture or the video that a form names, requested once for the same input.
* @param of its property
*/
function useSpeakerCheck(of, values) {
	const signedIn = useSignedIn();
	const url = values[of];
	const sentAddress = useSentAddress();
	const question = questionOf(of, values);
	const isThere = typeof url === "string";
	const said = useUploadWait(url);
	const canAsk = isThere && signedIn && said === void 0;
	const { data, isError, isPlaceholderData, refetch } = useQuery({
		queryKey: ["speaker-check", question],
		queryFn: async ({ signal }) => {
			const body = {};
			for (const [name, value] of Object.entries(question)) body[name] = isLocal(value) ? await sentAddress(value) : value;
			return call(DETECT, {
				body,
				signal
			});
		},
		enabled: canAsk,
		retry: false,
		placeholderData: (before, asked) => (asked?.queryKey[1])?.[of] === url ? before : void 0,
		staleTime: Infinity
	});
	if (!isThere) return { state: "nothing" };
	if (said !== void 0) return {
		state: "waiting",
		said
	};
	if (!canAsk) return { state: "guest" };
	if (data && isPlaceholderData) return {
		state: "checking",
		before: data
	};
	if (data) return {
		state: "checked",
		answer: data
	};
	return isError ? {
		state: "failed",
		again: () => void refetch()
	} : { state: "checking" };
}
function questionOf(of, values) {
	const given = (of === "video_url" ? [
		"video_url",
		"face_url",
		"face_at"
	] : ["image_url", "frame"]).filter((name) => values[name] !== void 0).map((name) => [name, values[name]]);
	return Object.fromEntries(given);
}
export { useSpeakerCheck as t };
