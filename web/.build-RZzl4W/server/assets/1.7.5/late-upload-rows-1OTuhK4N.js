import { h as afterFirstUse, jt as lazyPart } from "../../entry-server.js";
import { n as loadOnNeed } from "./load-on-need-C8SaKxkf.js";
import { Suspense, useEffect } from "react";
import { jsx } from "react/jsx-runtime";
// web/uploads/late-upload-rows.tsx
var loadRows = loadOnNeed(async () => ({ default: (await import("./upload-rows-vrISVjpD.js")).UploadRows }));
var Rows = lazyPart(loadRows);
/** The rows of uploads, once there is something to say. */
function UploadRows({ input }) {
	useEffect(() => afterFirstUse(() => void loadRows().catch(() => void 0)), []);
	const { unsent, preparing, uploads, refusals } = input;
	if (!unsent && !preparing && uploads.length + refusals.length === 0) return null;
	return /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(Rows, { input }) });
}
export { UploadRows as t };
