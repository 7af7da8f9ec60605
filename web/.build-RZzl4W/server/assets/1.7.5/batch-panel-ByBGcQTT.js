import { i as downloadResults } from "./creations-DtplDF1D.js";
import { t as spaced } from "./spaced-CRrdSvFz.js";
import { F as call, I as openResponse, O as usePoints, g as Button } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as saveFile } from "./save-file-CDj3lkb3.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { _ as askToSignIn, g as askToBuy, h as useSignedIn } from "./session-DiDZXz4K.js";
import { t as ImageListSlot } from "./image-list-slot-CSO3wWMw.js";
import { r as imageAt } from "./uploaded-image-Hb1fEpl8.js";
import { c as samplePictures } from "./tool-editor-page-sVPw8GU6.js";
import { t as LineNote } from "./line-note-DIJ9X6bU.js";
import { t as ResultMenu } from "./result-menu-yjX4YIDK.js";
import { a as unsentOfThisPage } from "./unsent-runs-nmjdJqbn.js";
import { n as subjectOfRun } from "./verb-subject-BZVoASzP.js";
import { t as ERRORS } from "./errors-DwWFIixX.js";
import { i as quoteRun } from "./quote-run-C0ixFe1D.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { o as writeLocally } from "./hold-writes-CfaBYfHJ.js";
import { t as newId } from "./new-id-ifkI-95E.js";
import { t as sleep } from "./sleep-DRrM8duA.js";
import { b as getTask, h as useRuns, r as cancelRun } from "./run-store-BJkgFiVe.js";
import { t as startRun } from "./start-run-D-jD4btu.js";
import { S as useEngineChoice } from "./seed-D_vERIDW.js";
import { useEffect, useEffectEvent, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQueries, useQueryClient } from "@tanstack/react-query";
// contract/messages/en/batch.ts
var number$1 = (value) => value.toLocaleString("en");
var points$1 = (value) => value === 1 ? "1 point" : `${number$1(value)} points`;
var batch$1 = {
	title: "Process many pictures at once",
	line: ({ limit }) => `Up to ${number$1(limit)} pictures, all with the same settings.`,
	pictures: "Pictures",
	run: ({ count }) => count === 1 ? "Run 1 picture" : `Run ${number$1(count)} pictures`,
	none: "Add pictures first.",
	again: "Run the failed ones again",
	cancel: "Cancel the rest",
	zip: "Download as ZIP",
	fresh: "New batch",
	sums: ({ done, failed, open }) => [
		`${number$1(done)} done`,
		...failed > 0 ? [`${number$1(failed)} failed`] : [],
		...open > 0 ? [`${number$1(open)} to go`] : []
	].join(", "),
	spent: ({ points: value }) => `${points$1(value)} charged`,
	held: ({ points: value }) => `${number$1(value)} held`,
	standing: ({ count }) => `${number$1(count)} to review`,
	table: "Pictures of the batch, to review first",
	columns: {
		before: "Before",
		after: "After",
		name: "Picture",
		state: "State",
		points: "Points"
	},
	states: {
		waiting: "Queued",
		running: "Running",
		done: "Done",
		failed: "Failed",
		cancelled: "Cancelled",
		refused: "Rejected"
	},
	differs: "Looks different from the rest",
	show: ({ name }) => `Show ${name}`
};
// contract/messages/zh/batch.ts
var number = (value) => value.toLocaleString("zh");
var points = (value) => `${number(value)}\u00a0积分`;
// contract/messages/areas/batch.ts
/** Many pictures with the same settings. Loaded with the table of a batch. */
var batchTexts = {
	en: batch$1,
	zh: {
		title: "一次处理多张图片",
		line: ({ limit }) => `最多 ${number(limit)}\u00a0张，使用同一套设置。`,
		pictures: "图片",
		run: ({ count }) => `处理 ${number(count)}\u00a0张`,
		none: "请先添加图片。",
		again: "重新处理失败的图片",
		cancel: "取消剩余的图片",
		zip: "打包下载",
		fresh: "新的批次",
		sums: ({ done, failed, open }) => [
			`完成 ${number(done)}\u00a0张`,
			...failed > 0 ? [`失败 ${number(failed)}\u00a0张`] : [],
			...open > 0 ? [`还剩 ${number(open)}\u00a0张`] : []
		].join("，"),
		spent: ({ points: value }) => `已扣 ${points(value)}`,
		held: ({ points: value }) => `预扣 ${number(value)}`,
		standing: ({ count }) => `待检查 ${number(count)}\u00a0张`,
		table: "批次中的图片，待检查的排在前面",
		columns: {
			before: "处理前",
			after: "处理后",
			name: "图片",
			state: "状态",
			points: "积分"
		},
		states: {
			waiting: "排队中",
			running: "处理中",
			done: "完成",
			failed: "失败",
			cancelled: "已取消",
			refused: "未受理"
		},
		differs: "与其他结果差异较大",
		show: ({ name }) => spaced`查看${name}`
	}
};
// web/editors/form/batch/batch.ts
/**
* The rows of the table, those that need a look first, then in the order in which the pictures were added.
* @param differences how much each result differs from its picture, 0 to 1, by item key; as far as they are known
*/
function batchRows({ items }, runOf, differences) {
	const odd = outliers(differences);
	const rows = items.map((item) => {
		const run = item.taskId === void 0 ? void 0 : runOf(item.taskId);
		const state = stateOf(item, run);
		return {
			item,
			run,
			state,
			stands: state === "failed" || state === "refused" ? "failed" : odd.has(item.key) ? "differs" : void 0
		};
	});
	const rank = ({ stands }) => stands === "failed" ? 0 : stands === "differs" ? 1 : 2;
	return rows.toSorted((a, b) => rank(a) - rank(b));
}
function stateOf(item, run) {
	if (item.refused !== void 0) return "refused";
	switch (run?.state) {
		case void 0:
		case "PENDING": return "waiting";
		case "RUNNING": return "running";
		case "SUCCEEDED": return "done";
		case "FAILED": return "failed";
		case "CANCELED": return "cancelled";
	}
}
/** Minimum results to judge what is usual. */
var ENOUGH = 5;
/** Modified z-score (Iglewicz and Hoaglin, 1993) above which a value is called an outlier. */
var Z_LIMIT = 3.5;
/** Differences below this are invisible, however alike the others are. */
var LEAST = .02;
/** Keys whose value lies far from the median of all. */
function outliers(values) {
	if (values.size < ENOUGH) return /* @__PURE__ */ new Set();
	const middle = median([...values.values()]);
	const spread = median([...values.values()].map((value) => Math.abs(value - middle)));
	const far = [...values].filter(([, value]) => {
		const distance = Math.abs(value - middle);
		return distance > LEAST && (spread === 0 || .6745 * distance / spread > Z_LIMIT);
	});
	return new Set(far.map(([key]) => key));
}
function median(values) {
	const sorted = values.toSorted((a, b) => a - b);
	const half = Math.floor(sorted.length / 2);
	const upper = sorted[half] ?? 0;
	return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2;
}
/** Progress of the batch, and the points charged for its results so far. */
function batchSums(rows) {
	const count = (...states) => rows.filter(({ state }) => states.includes(state)).length;
	return {
		done: count("done"),
		failed: count("failed", "refused", "cancelled"),
		open: count("waiting", "running"),
		points: rows.reduce((sum, { run }) => sum + (run?.receipt.settled ?? 0), 0)
	};
}
// web/editors/form/batch/batch-start.tsx
/** Before it runs: the pictures, and the button with the price of them all. */
function BatchStart({ field, settings, pointsEach, onStart }) {
	const texts = useAreaTexts(batchTexts);
	const { run } = useStudioMessages().tools;
	const { language } = useLanguage();
	const signedIn = useSignedIn();
	const balance = usePoints()?.total;
	const [urls, setUrls] = useState([]);
	const points = pointsEach * urls.length;
	const missing = balance === void 0 ? 0 : Math.max(0, points - balance);
	const press = async () => {
		if (!settings || urls.length === 0) return;
		if (!signedIn && !await askToSignIn({ toStart: "draw" })) return;
		if (balance !== void 0 && missing > 0) return askToBuy({
			needed: points,
			balance,
			missing
		});
		onStart(urls.map(imageAt), settings);
	};
	const blocker = urls.length === 0 ? texts.none : settings ? void 0 : run.blockers.form;
	const note = blocker ?? (missing > 0 ? run.blockers.points({ missing }) : run.sum({
		count: urls.length,
		each: pointsEach
	}));
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(ImageListSlot, {
		label: texts.pictures,
		limits: {
			shortest: field.shortest,
			longest: field.longest
		},
		maximum: 50,
		ordered: false,
		value: urls,
		samples: samplePictures(field.samples, language),
		onChange: (pictures) => setUrls(pictures.map(({ url }) => url))
	}), /* @__PURE__ */ jsxs("div", {
		className: "batch-foot",
		children: [/* @__PURE__ */ jsx(Button, {
			look: "seal",
			size: "large",
			className: "run-button",
			stub: run.price({ points }),
			"aria-disabled": blocker !== void 0,
			"aria-describedby": "batch-note",
			onClick: () => void press(),
			children: texts.run({ count: urls.length })
		}), /* @__PURE__ */ jsx("p", {
			className: "note",
			id: "batch-note",
			children: note
		})]
	})] });
}
// web/editors/form/batch/batch-table.tsx
/** The outcome of each picture, those to review first. */
function BatchTable({ rows, onShow, actionsOf }) {
	const { tools, errors } = useStudioMessages();
	const texts = useAreaTexts(batchTexts);
	const { run: runTexts } = tools;
	const { share } = useLanguage();
	const { columns, states } = texts;
	const pointsOf = ({ id, receipt }) => unsentOfThisPage().some(({ key }) => key === id) ? "" : receipt.state === "held" ? texts.held({ points: receipt.quoted }) : runTexts.price({ points: receipt.settled });
	return /* @__PURE__ */ jsx("div", {
		className: "batch-scroll",
		children: /* @__PURE__ */ jsxs("table", {
			className: "batch-table",
			"aria-label": texts.table,
			children: [/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [
				/* @__PURE__ */ jsx("th", {
					scope: "col",
					children: columns.before
				}),
				/* @__PURE__ */ jsx("th", {
					scope: "col",
					children: columns.after
				}),
				/* @__PURE__ */ jsx("th", {
					scope: "col",
					children: columns.name
				}),
				/* @__PURE__ */ jsx("th", {
					scope: "col",
					children: columns.state
				}),
				/* @__PURE__ */ jsx("th", {
					scope: "col",
					children: columns.points
				})
			] }) }), /* @__PURE__ */ jsx("tbody", { children: rows.map(({ item, run, state, stands }) => {
				const result = run?.results.find(({ deleted_at }) => deleted_at === null);
				const why = item.refused ?? run?.error;
				return /* @__PURE__ */ jsxs("tr", {
					"data-stands": stands,
					children: [
						/* @__PURE__ */ jsx("td", { children: /* @__PURE__ */ jsx("img", {
							src: item.thumbnail ?? item.url,
							alt: item.name,
							loading: "lazy",
							decoding: "async"
						}) }),
						/* @__PURE__ */ jsx("td", { children: run && result && /* @__PURE__ */ jsx(ResultMenu, {
							subject: subjectOfRun(run, result),
							actions: actionsOf(run),
							children: /* @__PURE__ */ jsx("button", {
								type: "button",
								onClick: () => onShow(result.task_id),
								children: /* @__PURE__ */ jsx("img", {
									src: result.file.thumbnail ?? result.file.url,
									alt: texts.show({ name: item.name }),
									loading: "lazy",
									decoding: "async"
								})
							})
						}) }),
						/* @__PURE__ */ jsx("th", {
							scope: "row",
							children: item.name
						}),
						/* @__PURE__ */ jsxs("td", { children: [
							/* @__PURE__ */ jsx("b", { children: states[state] }),
							state === "running" && run && /* @__PURE__ */ jsxs("span", {
								className: "batch-share",
								children: [" ", share(run.progress)]
							}),
							run?.line && /* @__PURE__ */ jsx("p", {
								className: "note",
								children: /* @__PURE__ */ jsx(LineNote, { run })
							}),
							stands === "differs" && /* @__PURE__ */ jsx("p", {
								className: "note",
								children: texts.differs
							}),
							why && /* @__PURE__ */ jsx("p", {
								className: "note",
								children: errors[why] ?? errors.task_failed
							})
						] }),
						/* @__PURE__ */ jsx("td", { children: run ? pointsOf(run) : item.refused && runTexts.price({ points: 0 }) })
					]
				}, item.key);
			}) })]
		})
	});
}
// web/editors/form/batch/difference.ts
/** Pictures are compared at this size, in pixels: outliers do not depend on detail. */
var SIDE = 24;
/** How much two pictures of this site differ, 0 to 1: the mean of the differences of their channels, over grey. */
async function differenceOf(before, after) {
	const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
	let sum = 0;
	for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
	return sum / (one.length * 255);
}
async function pixelsOf(address) {
	const picture = new Image();
	picture.src = address;
	await picture.decode();
	const context = new OffscreenCanvas(SIDE, SIDE).getContext("2d", { willReadFrequently: true });
	if (!context) throw new Error("the browser gave no canvas");
	context.fillStyle = "#808080";
	context.fillRect(0, 0, SIDE, SIDE);
	context.drawImage(picture, 0, 0, SIDE, SIDE);
	return context.getImageData(0, 0, SIDE, SIDE).data;
}
/** The differences of pairs of pictures, by key, as far as they are known. */
function useDifferences(pairs) {
	const [known, setKnown] = useState(/* @__PURE__ */ new Map());
	const text = JSON.stringify(pairs.filter(({ key }) => !known.has(key)));
	useEffect(() => {
		let alive = true;
		for (const { key, before, after } of JSON.parse(text)) differenceOf(before, after).catch(() => void 0).then((difference) => {
			if (alive && difference !== void 0) setKnown((map) => new Map(map).set(key, difference));
		});
		return () => {
			alive = false;
		};
	}, [text]);
	return known;
}
// web/editors/form/batch/use-older-runs.ts
/** Runs that are no longer in the page's list, read one by one. */
function useOlderRuns(ids) {
	const answers = useQueries({ queries: ids.map((id) => ({
		queryKey: ["run", id],
		queryFn: ({ signal }) => call(getTask, {
			params: { id },
			signal
		})
	})) });
	return new Map(answers.flatMap(({ data }) => data ? [[data.id, data]] : []));
}
// web/editors/form/batch/use-batch.ts
/** Concurrent submits of a batch; the server queues the runs. */
var AT_A_TIME = 3;
/** Milliseconds until an unanswered submit is retried. */
var AGAIN_MS = 4e3;
var keyOf = (tool) => `inkreel.batch.${tool.id}`;
/**
* The batch of a tool, kept on this device: after a reload it continues where it was, and since each picture has its
* own idempotency key nothing runs or costs twice.
*/
function useBatch(tool, property) {
	const client = useQueryClient();
	const { engine, pointsAt } = useEngineChoice(tool);
	const [batch, setBatch] = useState(() => read(tool));
	const [unanswered, setUnanswered] = useState(0);
	const { runs } = useRuns();
	const older = useOlderRuns(missingOf(batch, runs));
	useEffect(() => {
		if (batch) writeLocally(keyOf(tool), JSON.stringify(batch));
		else localStorage.removeItem(keyOf(tool));
	}, [batch, tool]);
	const change = (key, changed) => setBatch((before) => before && {
		...before,
		items: before.items.map((item) => item.key === key ? {
			...item,
			...changed
		} : item)
	});
	/** Resolves false, after a while, if there was no answer. */
	const handOver = useEffectEvent((item, input) => {
		const whole = {
			...input,
			[property]: item.url
		};
		const refusedBy = async (error) => {
			const code = error instanceof ApiError ? error.code : "task_failed";
			if (code in ERRORS) change(item.key, { refused: code });
			else await sleep(AGAIN_MS, new AbortController().signal);
			return code in ERRORS;
		};
		const quoted = quoteRun(tool, batch?.unitPoints ?? pointsAt(batch?.engine), whole);
		return startRun(client, tool, whole, quoted, {
			key: item.key,
			engine: batch?.engine
		}).then((taskId) => {
			change(item.key, { taskId });
			return true;
		}, refusedBy);
	});
	const next = (batch?.items ?? []).filter((item) => item.taskId === void 0 && item.refused === void 0).slice(0, AT_A_TIME);
	const nextKeys = next.map(({ key }) => key).join(" ");
	const submitNext = useEffectEvent(() => {
		for (const item of next) {
			if (underWay.has(item.key)) continue;
			underWay.add(item.key);
			handOver(item, batch?.input ?? {}).then((answered) => {
				underWay.delete(item.key);
				if (!answered) setUnanswered((times) => times + 1);
			});
		}
	});
	useEffect(() => {
		if (nextKeys !== "") submitNext();
	}, [nextKeys, unanswered]);
	const runOf = (taskId) => runs.find(({ id }) => id === taskId) ?? older.get(taskId);
	return {
		batch,
		runOf,
		start: (pictures, input) => setBatch({
			input,
			engine,
			unitPoints: pointsAt(engine),
			items: pictures.map(itemOf)
		}),
		/** Runs these again at today's price: each gets a new key, since the old one belongs to the run that failed. */
		again: (keys) => setBatch((before) => before && {
			...before,
			unitPoints: pointsAt(before.engine),
			items: before.items.map((item) => keys.has(item.key) ? itemOf(item) : item)
		}),
		cancelOpen: async (open) => {
			await Promise.allSettled(open.map(({ id }) => cancelRun(client, id)));
		},
		clear: () => setBatch(void 0)
	};
}
/** Keys of the runs that this page is submitting. */
var underWay = /* @__PURE__ */ new Set();
var itemOf = ({ url, thumbnail, name }) => ({
	key: newId(),
	url,
	thumbnail,
	name
});
function missingOf(batch, runs) {
	return (batch?.items ?? []).flatMap(({ taskId }) => taskId ?? []).filter((id) => !runs.some((run) => run.id === id));
}
function read(tool) {
	try {
		const stored = JSON.parse(localStorage.getItem(keyOf(tool)) ?? "null");
		return typeof stored === "object" && stored !== null && Array.isArray(stored.items) ? stored : void 0;
	} catch {
		return;
	}
}
// web/editors/form/batch/batch-panel.tsx
/** One tool over many pictures: choosing them, running them all, and a table of results. */
function BatchPanel({ tool, field, settings, pointsEach, onShow, actionsOf }) {
	const messages = useStudioMessages();
	const texts = useAreaTexts(batchTexts);
	const { batch, runOf, start, again, cancelOpen, clear } = useBatch(tool, field.name);
	const differences = useDifferences((batch?.items ?? []).flatMap(({ key, url, thumbnail, taskId }) => {
		const file = taskId === void 0 ? void 0 : runOf(taskId)?.results[0]?.file;
		return file ? [{
			key,
			before: thumbnail ?? url,
			after: file.thumbnail ?? file.url
		}] : [];
	}));
	const rows = batch ? batchRows(batch, runOf, differences) : [];
	const sums = batchSums(rows);
	const standing = rows.filter(({ stands }) => stands !== void 0);
	const [narrowed, setNarrowed] = useState(false);
	const few = narrowed && standing.length > 0;
	const failed = rows.filter(({ state }) => [
		"failed",
		"refused",
		"cancelled"
	].includes(state));
	const results = rows.flatMap(({ run }) => run?.results ?? []).filter((one) => one.deleted_at === null);
	const zip = async () => {
		try {
			const answer = await openResponse(downloadResults, { body: { ids: results.map(({ id }) => id) } });
			saveFile(await answer.blob(), `${tool.id}.zip`);
		} catch (error) {
			toastFailure(error, messages, messages.pictures.downloadFailed);
		}
	};
	return /* @__PURE__ */ jsxs("section", {
		className: "batch",
		"aria-label": texts.title,
		children: [
			/* @__PURE__ */ jsx("h2", { children: texts.title }),
			/* @__PURE__ */ jsx("p", {
				className: "note",
				children: texts.line({ limit: 50 })
			}),
			batch === void 0 ? /* @__PURE__ */ jsx(BatchStart, {
				field,
				settings,
				pointsEach,
				onStart: start
			}) : /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("div", {
				className: "batch-bar",
				children: [
					/* @__PURE__ */ jsxs("p", {
						className: "batch-sums",
						children: [/* @__PURE__ */ jsx("span", {
							role: "status",
							children: texts.sums(sums)
						}), sums.points > 0 && /* @__PURE__ */ jsx("span", {
							className: "batch-spent",
							children: texts.spent(sums)
						})]
					}),
					standing.length > 0 && standing.length < rows.length && /* @__PURE__ */ jsx("button", {
						type: "button",
						className: "chip",
						"aria-pressed": narrowed,
						onClick: () => setNarrowed(!narrowed),
						children: texts.standing({ count: standing.length })
					}),
					sums.open > 0 ? /* @__PURE__ */ jsx(Button, {
						size: "small",
						onClick: () => void cancelOpen(rows.flatMap(({ run, state }) => run && ["waiting", "running"].includes(state) ? [run] : [])),
						children: texts.cancel
					}) : /* @__PURE__ */ jsx(Button, {
						size: "small",
						onClick: clear,
						children: texts.fresh
					}),
					failed.length > 0 && /* @__PURE__ */ jsx(Button, {
						size: "small",
						onClick: () => again(new Set(failed.map(({ item }) => item.key))),
						children: texts.again
					}),
					results.length > 0 && /* @__PURE__ */ jsx(Button, {
						size: "small",
						onClick: () => void zip(),
						children: texts.zip
					})
				]
			}), /* @__PURE__ */ jsx(BatchTable, {
				rows: few ? standing : rows,
				onShow,
				actionsOf
			})] })
		]
	});
}
export { BatchPanel };
