import { jt as lazyPart } from "../../entry-server.js";
import { n as loadOnNeed } from "./load-on-need-C8SaKxkf.js";
// web/editors/form/areas/late-area-parts.ts
/** Fetches what areas need once there is a video: until then placeholders say that there is none. */
var loadAreaParts = loadOnNeed(() => import("./area-parts-SBC4CQci.js"));
var ClipStage = lazyPart(async () => ({ default: (await loadAreaParts()).ClipStage }));
var ClipList = lazyPart(async () => ({ default: (await loadAreaParts()).ClipList }));
var ClipPreviews = lazyPart(async () => ({ default: (await loadAreaParts()).ClipPreviews }));
export { loadAreaParts as i, ClipPreviews as n, ClipStage as r, ClipList as t };
