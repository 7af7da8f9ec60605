import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { i as shownLanguage } from "./area-texts-CUYWs46C.js";
import { r as useStore, t as createStore } from "./store-CbiqaTvC.js";
import { n as wholeInput, t as createStartGuard } from "./start-guard-DrjwSDTS.js";
// web/runs/start-again.ts
var guard = createStartGuard();
var NONE = {};
/** Current points of runs whose price has changed since they were started, by id, as the server reported. */
var changedPrices = createStore(NONE);
/** Points that a run costs once more: those of the first time, until the server reports another price. */
function usePointsAgain() {
	const changed = useStore(changedPrices, NONE);
	return ({ id, receipt }) => changed[id] ?? receipt.quoted;
}
/**
* Starts a run once more, with its input as it was and at the price that was shown; a double click is one run. Resolves
* when the server has it.
* @param run a run, or a stored result with what is known of its run
* @throws ApiError if the server does not accept it
*/
async function startAgain(client, run) {
	const [{ startRun }, { loadTool }] = await Promise.all([import("./start-run-D-jD4btu.js").then((n) => n.n), import("../../entry-server.js").then((n) => n.bt)]);
	const { quoted, points_each: pointsEach } = run.receipt;
	const points = changedPrices.get()[run.id] ?? quoted;
	const answered = guard.begin([run.tool_id, run.input]);
	if (!answered) return;
	try {
		const [tool, input] = await Promise.all([loadTool(run.tool_id, shownLanguage()), wholeInput(run)]);
		await startRun(client, tool, input, {
			points,
			pointsEach
		}, { part: { sample: run.sample } });
		answered("taken");
	} catch (error) {
		answered("dropped");
		const now = error instanceof ApiError && error.code === "price_changed" ? error.data["points"] : void 0;
		if (typeof now === "number") changedPrices.set({
			...changedPrices.get(),
			[run.id]: now
		});
		throw error;
	}
}
export { usePointsAgain as n, startAgain as t };
