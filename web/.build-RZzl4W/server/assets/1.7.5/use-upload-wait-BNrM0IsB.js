import { n as shareOf, r as uploadTexts, t as pageQueue } from "./page-queue-45hH76tP.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as useStore } from "./store-CbiqaTvC.js";
import { a as localFile } from "./local-films-C1vXVeAl.js";
import { s as isLocalClip } from "./uploaded-image-Hb1fEpl8.js";
// web/uploads/media/use-upload-wait.ts
var NONE = [];
/**
* The message of a check that needs the stored video, while that is being uploaded, with the progress; undefined
* otherwise.
*/
function useUploadWait(url) {
	const { awaited } = useAreaTexts(uploadTexts).state;
	const { share } = useLanguage();
	const uploads = useStore(pageQueue().uploads, NONE);
	if (!isLocalClip(url)) return void 0;
	const file = localFile(url);
	const state = uploads.find(({ source }) => source.blob === file)?.state;
	return awaited({ share: share(state ? shareOf(state) : 1) });
}
export { useUploadWait as t };
