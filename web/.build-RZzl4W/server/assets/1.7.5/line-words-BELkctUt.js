import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { useEffect, useState } from "react";
import { jsx } from "react/jsx-runtime";
// contract/messages/en/line.ts
var ORDINALS = {
	1: "Next",
	2: "2nd",
	3: "3rd"
};
// contract/messages/areas/line.ts
/** Where a queued run is in the line. Loaded with the first run that waits. */
var lineTexts = {
	en: { line: ({ place, minutes }) => `${ORDINALS[place] ?? `${place}th`} in line, starts in ${minutes < 1 ? "under a minute" : `about ${minutes}\u00a0min`}` },
	zh: { line: ({ place, minutes }) => {
		return `${place === 1 ? "下一个就轮到" : `前面还有 ${place - 1}\u00a0个任务`}，${minutes < 1 ? "1\xA0分钟内开始" : `约 ${minutes}\u00a0分钟后开始`}`;
	} }
};
// web/runs/line-words.tsx
/** How often the time until the start is said again, in milliseconds. */
var AGAIN_MS = 1e4;
/** A place in the line, and the time until the start, which passes also while no news comes. */
function LineWords({ line: { place, starts_at: startsAt } }) {
	const texts = useAreaTexts(lineTexts);
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), AGAIN_MS);
		return () => clearInterval(timer);
	}, []);
	const minutes = Math.max(0, Math.round((Date.parse(startsAt) - now) / 6e4));
	return /* @__PURE__ */ jsx("span", {
		className: "line-words",
		children: texts.line({
			place,
			minutes
		})
	});
}
export { LineWords as default };
