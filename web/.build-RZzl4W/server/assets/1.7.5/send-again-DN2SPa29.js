import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { i as shownLanguage } from "./area-texts-CUYWs46C.js";
import { yt as loadTool } from "../../entry-server.js";
import { t as startRun } from "./start-run-D-jD4btu.js";
import { t as forgetUnsent } from "./unsent-runs-nmjdJqbn.js";
import { useEffect, useEffectEvent } from "react";
import { useQueryClient } from "@tanstack/react-query";
// web/runs/resume-unsent.ts
/**
* Sends what an earlier page could not: each under its own idempotency key, so that a run which did arrive is followed
* and not made twice.
*/
async function resumeUnsent(client, runs, onRefused) {
	await Promise.all(runs.map(async ({ key, toolId, input, quoted, projectId, engine, part }) => {
		try {
			const tool = await loadTool(toolId, shownLanguage());
			await startRun(client, tool, input, quoted, {
				key,
				projectId,
				engine,
				part
			});
		} catch (error) {
			forgetUnsent(key);
			onRefused(error);
		}
	}));
}
// web/runs/send-again.tsx
/** Sends the runs that an earlier page got no answer for, and says which are refused. Renders nothing. */
function SendAgain({ runs }) {
	const client = useQueryClient();
	const messages = useStudioMessages();
	const refused = useEffectEvent((error) => toastFailure(error, messages));
	useEffect(() => void resumeUnsent(client, runs, (error) => refused(error)), [client, runs]);
	return null;
}
export { SendAgain as default };
