import { b as getTask, x as listTasks } from "./run-store-BJkgFiVe.js";
import { t as CHAT } from "./services-C8P5Yaqu.js";
import { F as call } from "../../entry-server.js";
import { t as sleep } from "./sleep-DRrM8duA.js";
// web/editors/kit/writing/asks-for.ts
/** Marks around what is translated, and before each line: its number, and how many characters people can read of it. */
var MARKS = /^(?:<text>)?\d+\.\s*(?:\(\d+\)\s*)?|<\/?text>/gmu;
/** Only letters and digits: a prompt may have other spaces and punctuation than the person's words. */
var bare = (text) => text.normalize("NFC").replace(/[^\p{L}\p{N}]/gu, "");
/** Whether a model was asked to translate these lines, all of them and no others. */
function asksFor(prompt, lines) {
	return typeof prompt === "string" && bare(prompt.replace(MARKS, "")) === bare(lines.join(""));
}
// web/editors/kit/writing/paid-for.ts
/** The receipt of an aborted text exists a moment later: how often it is requested, and the milliseconds between. */
var RECEIPT_TRIES = 10;
var RECEIPT_MS = 300;
/** Texts of one person that are being written at a time, more than anyone has. */
var AT_A_TIME = 20;
/** Maximum wait of a person who wants to stop, in milliseconds. */
var FIND_MS = 1500;
/**
* The run that translates these lines now. Its call answers only at its end, so the run must be found before the call
* is aborted; undefined if it is not found in time.
*/
async function findTranslation(lines) {
	const query = {
		tool_id: CHAT.id,
		state: "unfinished",
		limit: AT_A_TIME
	};
	const signal = AbortSignal.timeout(FIND_MS);
	return (await call(listTasks, {
		query,
		signal
	}).catch(() => void 0))?.items.find(({ input }) => asksFor(input["prompt"], lines))?.id;
}
/** What a text that broke off was charged, once its run has ended; undefined if that stays unknown. */
async function paidFor(taskId) {
	for (let tries = 0; tries < RECEIPT_TRIES; tries += 1) {
		await sleep(RECEIPT_MS);
		const record = await call(getTask, { params: { id: taskId } }).catch(() => void 0);
		if (!record?.finished_at) continue;
		const { quoted, settled, returned } = record.receipt;
		return {
			held: quoted,
			settled,
			returned
		};
	}
}
export { paidFor as n, findTranslation as t };
