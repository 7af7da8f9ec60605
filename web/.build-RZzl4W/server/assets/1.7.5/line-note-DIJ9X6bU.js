import { At as lazyPage } from "../../entry-server.js";
import { Suspense } from "react";
import { jsx } from "react/jsx-runtime";
// web/runs/line-note.tsx
/** Loaded with the first run that waits; without it, the run is only said to be queued. */
var LineWords = lazyPage(() => import("./line-words-BELkctUt.js").catch(() => ({ default: () => null })));
/** Where a queued run is in the line of this machine and when it starts, if that is known. */
function LineNote({ run: { line, state } }) {
	if (line === void 0 || state !== "PENDING") return null;
	return /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(LineWords, { line }) });
}
export { LineNote as t };
