import { a as adminModels, c as adminTestEngine, i as adminEngines, n as adminChangeModel, o as adminOrderEngines, r as adminEngineSettings, s as adminSetEngine, t as useOfferedTools } from "./offered-tools-C39gNwVw.js";
import { n as adminTexts } from "./console-k-i_L_wC.js";
import { D as usePointConfig, F as call, S as QUERY_KEYS, g as Button, v as toast, wt as useCatalogue } from "../../entry-server.js";
import { a as useMessages, i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { n as Failed } from "./admin-page-C8JA1Rgz.js";
import { t as ADMIN_KEY } from "./use-rows-BWlYw3nG.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { t as addSums } from "./margin-CAcblLHy.js";
import { a as SpentFigure, i as MarginFigure, o as BelowZero, t as CostEachFigure } from "./money-figures-B1JVQ6UP.js";
import { t as Status } from "./status-Dd34n-y6.js";
import { t as Table } from "./table-BXVfjpIL.js";
import { t as useToolName } from "./use-tool-name-DNZMNkmW.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { t as Field } from "./field-Db9MdXYS.js";
import { t as FormAlert } from "./form-alert-CvBI3jk7.js";
import { t as formatMicros } from "./money-CQkmAZPE.js";
import { n as SERVICES } from "./services-C8P5Yaqu.js";
import { l as MOST_ROUTE_POINTS } from "./limits-owx9t46c.js";
import { t as isEnter } from "./input-method-CVy0jZ_K.js";
import { r as whole } from "./numbers-XqsLYxxQ.js";
import { Fragment, useId, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown, ChevronRight, GripVertical } from "lucide-react";
// web/features/admin/sections/engines/besides-tools.ts
/**
* Names of an engine's capabilities that no tool uses: what a key enables besides the tools.
* @param names of capabilities, in the reader's language; those without a name are left out
*/
function besidesTools(capabilities, tools, names) {
	const asked = new Set(tools.map(({ capability }) => capability));
	return capabilities.filter((each) => !asked.has(each)).flatMap((each) => names[each] ?? []);
}
// web/features/admin/sections/engines/engine-dialog.tsx
/** Sets, replaces, removes and tests the settings of one engine. Stored keys are never in the page. */
function EngineDialog({ engine, opens, onClose }) {
	const { engines: texts, ask } = useAreaTexts(adminTexts);
	const { language, clock } = useLanguage();
	const messages = useStudioMessages();
	const client = useQueryClient();
	const [changes, setChanges] = useState({});
	const [working, setWorking] = useState(false);
	const [failure, setFailure] = useState();
	const [refused, setRefused] = useState();
	const [tested, setTested] = useState();
	const values = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== ""));
	const hasChanges = Object.keys(values).length > 0;
	const work = async (act) => {
		if (working) return;
		setWorking(true);
		setFailure(void 0);
		setRefused(void 0);
		try {
			await act();
		} catch (error) {
			setFailure(failureOf(error, messages, messages.failures.save));
			setRefused(refusedSetting(error));
		} finally {
			setWorking(false);
			client.invalidateQueries({ queryKey: [ADMIN_KEY] });
		}
	};
	const save = (event) => {
		event.preventDefault();
		if (!hasChanges) return onClose();
		work(async () => {
			await call(adminSetEngine, { body: {
				engine: engine.engine,
				values
			} });
			if (tested) await call(adminTestEngine, { body: { engine: engine.engine } }).catch(() => void 0);
			toast(texts.keys.saved);
			onClose();
		});
	};
	const tryOut = () => work(async () => {
		setTested(void 0);
		const body = {
			engine: engine.engine,
			...hasChanges ? { values } : {}
		};
		setTested(await call(adminTestEngine, { body }));
	});
	const lacks = engine.settings.some(({ name, required, from }) => required && (name in values ? values[name] === null : from === null));
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose,
		title: engine.name[language],
		closeLabel: messages.shell.close,
		children: /* @__PURE__ */ jsxs("form", {
			noValidate: true,
			className: "grid gap-5 p-7 pt-4 max-phone:px-5",
			onSubmit: save,
			children: [
				/* @__PURE__ */ jsxs("div", {
					className: "text-ink-2",
					children: [/* @__PURE__ */ jsx("p", { children: texts.keys.line }), opens !== "" && /* @__PURE__ */ jsx("p", {
						className: "mt-2",
						children: texts.keys.does({ names: opens })
					})]
				}),
				engine.settings.map((setting) => /* @__PURE__ */ jsx(SettingField, {
					setting,
					value: changes[setting.name],
					error: setting.name === refused ? failure?.text : void 0,
					onChange: (value) => {
						setTested(void 0);
						setChanges({
							...changes,
							[setting.name]: value
						});
					}
				}, setting.name)),
				tested && /* @__PURE__ */ jsxs("div", {
					role: "status",
					children: [/* @__PURE__ */ jsx(Status, {
						look: tested.ok ? "done" : "failed",
						children: texts.keys.answered({
							ok: tested.ok,
							ms: tested.took_ms,
							at: clock(tested.tested_at)
						})
					}), /* @__PURE__ */ jsx("p", {
						className: "note mt-1 break-words",
						children: tested.said
					})]
				}),
				!engine.testable && /* @__PURE__ */ jsx("p", {
					className: "note",
					children: texts.keys.nothingFree
				}),
				/* @__PURE__ */ jsx(FormAlert, { text: failure && refused === void 0 && /* @__PURE__ */ jsx(FailureWords, { failure }) }),
				/* @__PURE__ */ jsxs("div", {
					className: "flex flex-wrap gap-2",
					children: [
						/* @__PURE__ */ jsx(Button, {
							type: "submit",
							look: "seal",
							"aria-disabled": working,
							children: working ? ask.working : texts.keys.save
						}),
						engine.testable && /* @__PURE__ */ jsx(Button, {
							"aria-disabled": working || lacks,
							onClick: () => !lacks && void tryOut(),
							children: texts.keys.test
						}),
						/* @__PURE__ */ jsx(Button, {
							look: "quiet",
							onClick: onClose,
							children: ask.cancel
						})
					]
				})
			]
		})
	});
}
/** The setting that the server reported as unusable. */
var refusedSetting = (error) => error instanceof ApiError && typeof error.data["setting"] === "string" ? error.data["setting"] : void 0;
/** What a setting is for: the first hint whose name is a suffix of the setting's name. */
var hintOf = (name, hints) => Object.entries(hints).find(([end]) => name.endsWith(end))?.[1];
function SettingField({ setting, value, error, onChange }) {
	const { colon, gap } = useLanguage();
	const { engines: texts } = useAreaTexts(adminTexts);
	const { name, required, secret, open, from, shown, unreadable } = setting;
	const isFixed = from === "environment" || !open;
	const isStored = from === "console" || unreadable;
	const ending = secret && from !== null ? `…${shown ?? ""}` : shown ?? "";
	const hint = isFixed ? from === "environment" ? texts.keys.fromEnvironment({ value: ending }) : [texts.keys.environmentOnly, hintOf(name, texts.keys.hints)].filter(Boolean).join(gap) : unreadable ? texts.keys.unreadable : hintOf(name, texts.keys.hints);
	return /* @__PURE__ */ jsx(Field, {
		label: name,
		fact: required ? texts.keys.required : texts.keys.optional,
		error,
		hint,
		children: (control) => isFixed ? /* @__PURE__ */ jsx("input", {
			...control,
			className: "input",
			disabled: true,
			value: "",
			readOnly: true
		}) : /* @__PURE__ */ jsxs("div", {
			className: "engines-value",
			children: [/* @__PURE__ */ jsx("input", {
				...control,
				className: "input",
				type: secret ? "password" : "text",
				autoComplete: "off",
				spellCheck: false,
				maxLength: 4e3,
				placeholder: value === null ? texts.keys.willBeRemoved : ending,
				value: value ?? "",
				onChange: (event) => onChange(event.target.value)
			}), isStored && /* @__PURE__ */ jsx(Button, {
				size: "small",
				look: "quiet",
				"aria-label": `${value === null ? texts.keys.keep : texts.keys.remove}${colon}${name}`,
				onClick: () => onChange(value === null ? "" : null),
				children: value === null ? texts.keys.keep : texts.keys.remove
			})]
		})
	});
}
// web/features/admin/sections/engines/paid-test-dialog.tsx
/** Asks before a test that the provider bills, with its price; the list then shows the result. */
function PaidTestDialog({ engine: { engine, name, paid_test }, onClose }) {
	const { engines, ask } = useAreaTexts(adminTexts);
	const texts = engines.keys.paid;
	const { language } = useLanguage();
	const messages = useStudioMessages();
	const client = useQueryClient();
	const [working, setWorking] = useState(false);
	const [failure, setFailure] = useState();
	const cost = paid_test?.cost ?? void 0;
	const price = cost && formatMicros(cost.micros, cost.currency, language);
	const test = async () => {
		if (working) return;
		setWorking(true);
		setFailure(void 0);
		try {
			await call(adminTestEngine, { body: {
				engine,
				paid: true
			} });
			onClose();
		} catch (error) {
			setFailure(failureOf(error, messages));
		} finally {
			setWorking(false);
			client.invalidateQueries({ queryKey: [ADMIN_KEY] });
		}
	};
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose,
		title: texts.title({ name: name[language] }),
		closeLabel: messages.shell.close,
		children: /* @__PURE__ */ jsxs("div", {
			className: "grid gap-5 p-7 pt-4 max-phone:px-5",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "text-ink-2",
					children: texts.line
				}),
				/* @__PURE__ */ jsx("p", { children: price === void 0 ? texts.unknown : texts.price({ price }) }),
				/* @__PURE__ */ jsx(FormAlert, { text: failure && /* @__PURE__ */ jsx(FailureWords, { failure }) }),
				/* @__PURE__ */ jsxs("div", {
					className: "flex flex-wrap gap-2",
					children: [/* @__PURE__ */ jsx(Button, {
						look: "seal",
						"aria-disabled": working,
						onClick: () => void test(),
						children: working ? ask.working : price === void 0 ? texts.confirm : texts.confirmAt({ price })
					}), /* @__PURE__ */ jsx(Button, {
						look: "quiet",
						onClick: onClose,
						children: ask.cancel
					})]
				})
			]
		})
	});
}
// web/features/admin/sections/engines/engine-keys.tsx
var isBegun = ({ settings }) => settings.some(({ from, unreadable }) => from !== null || unreadable);
/** Resting routes reopen automatically. */
var isShut = ({ closed }) => closed !== null && closed.why !== "resting";
/** The engines that are set up, with what may be shown of their keys, and those that could be. */
function EngineKeys({ engines, orders }) {
	const { engines: texts, costs } = useAreaTexts(adminTexts);
	const { language, clock, colon } = useLanguage();
	const [edited, setEdited] = useState();
	const [paying, setPaying] = useState();
	const { mutate: test, isPending, variables: tested } = useTest();
	/** The same engine with what is open now: servers may lack models, and models may be retired. */
	const asOpen = (engine) => ({
		...engine,
		capabilities: engine.capabilities.filter((each) => orders.some(({ capability, engines: routes }) => capability === each && routes.some((route) => route.engine === engine.engine && route.missing === null && !isShut(route))))
	});
	const { opens, besides, namesOf } = useOpened();
	const sumsOf = (id) => addSums(orders.flatMap((order) => order.engines.filter(({ engine }) => engine === id).map(({ sums }) => sums)));
	const begun = engines.filter(isBegun).map(asOpen);
	const possible = engines.filter((engine) => !isBegun(engine));
	const current = engines.find(({ engine }) => engine === edited);
	const paid = engines.find(({ engine }) => engine === paying);
	return /* @__PURE__ */ jsxs("section", { children: [
		/* @__PURE__ */ jsxs("header", {
			className: "engines-head",
			children: [/* @__PURE__ */ jsx("h2", { children: texts.keys.title }), /* @__PURE__ */ jsx("span", {
				className: "note",
				children: texts.keys.line
			})]
		}),
		begun.length > 0 && /* @__PURE__ */ jsx(Table, {
			caption: texts.keys.title,
			rows: begun,
			keyOf: ({ engine }) => engine,
			columns: [
				{
					label: texts.keys.provider,
					cell: ({ name, missing }) => /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("b", {
						className: "font-semibold",
						children: name[language]
					}), missing !== null && /* @__PURE__ */ jsx("small", {
						className: "text-seal",
						children: texts.missing({ what: missing })
					})] })
				},
				{
					label: texts.keys.value,
					cell: ({ settings }) => /* @__PURE__ */ jsx(Shown, { settings })
				},
				{
					label: texts.keys.opens,
					cell: (engine) => /* @__PURE__ */ jsx(Opened, {
						names: engine.missing === null ? namesOf(engine) : "",
						summary: engine.missing === null && opens(engine) === 0 ? besides(engine) : texts.keys.tools({ tools: engine.missing === null ? opens(engine) : 0 })
					})
				},
				{
					label: costs.columns.spent,
					figure: true,
					cell: ({ engine }) => /* @__PURE__ */ jsx(SpentFigure, { sums: sumsOf(engine) })
				},
				{
					label: texts.keys.lastTest,
					cell: ({ test, testable }) => test === null ? /* @__PURE__ */ jsx("span", {
						className: "text-ink-3",
						children: testable ? texts.keys.untested : texts.keys.nothingFree
					}) : /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Status, {
						look: test.ok ? "done" : "failed",
						children: texts.keys.answered({
							ok: test.ok,
							ms: test.took_ms,
							at: clock(test.tested_at)
						})
					}), /* @__PURE__ */ jsx("small", {
						className: "break-words",
						children: test.said
					})] })
				}
			],
			acts: ({ engine, name, missing, testable, paid_test }) => /* @__PURE__ */ jsxs("span", {
				className: "engines-acts",
				children: [
					testable && missing === null && /* @__PURE__ */ jsx(Button, {
						size: "small",
						"aria-label": `${texts.keys.test}${colon}${name[language]}`,
						"aria-disabled": isPending && tested === engine,
						onClick: () => !isPending && test(engine),
						children: isPending && tested === engine ? texts.keys.testing : texts.keys.test
					}),
					paid_test !== null && /* @__PURE__ */ jsx(Button, {
						size: "small",
						"aria-label": `${texts.keys.paid.open}${colon}${name[language]}`,
						onClick: () => setPaying(engine),
						children: texts.keys.paid.open
					}),
					/* @__PURE__ */ jsx(Button, {
						size: "small",
						look: "quiet",
						"aria-label": `${texts.keys.edit}${colon}${name[language]}`,
						onClick: () => setEdited(engine),
						children: texts.keys.edit
					})
				]
			})
		}),
		/* @__PURE__ */ jsx(PossibleEngines, {
			engines: possible,
			onChoose: setEdited
		}),
		paid && /* @__PURE__ */ jsx(PaidTestDialog, {
			engine: paid,
			onClose: () => setPaying(void 0)
		}),
		current && /* @__PURE__ */ jsx(EngineDialog, {
			engine: current,
			opens: namesOf(current),
			onClose: () => setEdited(void 0)
		})
	] });
}
/** What engines open, in the reader's language. */
function useOpened() {
	const { engines: texts } = useAreaTexts(adminTexts);
	const offered = useOfferedTools();
	const toolName = useToolName();
	const toolsOf = ({ capabilities }) => offered.flatMap(({ id, capability }) => capabilities.includes(capability) ? toolName(id) : []);
	const opens = (engine) => toolsOf(engine).length;
	const besides = ({ capabilities }) => besidesTools(capabilities, offered, texts.capabilities).join(texts.comma);
	const namesOf = (engine) => [...toolsOf(engine), besides(engine)].filter((each) => each !== "").join(texts.comma);
	return {
		opens,
		besides,
		namesOf
	};
}
/** The engines without any settings, with how much they would open. */
function PossibleEngines({ engines, onChoose }) {
	const { engines: texts } = useAreaTexts(adminTexts);
	const { language } = useLanguage();
	const { opens, besides } = useOpened();
	if (engines.length === 0) return null;
	return /* @__PURE__ */ jsxs("div", {
		className: "engines-possible",
		children: [/* @__PURE__ */ jsx("span", {
			className: "note",
			children: texts.keys.possible
		}), engines.map((engine) => /* @__PURE__ */ jsxs("button", {
			type: "button",
			className: "chip",
			onClick: () => onChoose(engine.engine),
			children: [engine.name[language], /* @__PURE__ */ jsx("span", {
				className: "text-ink-3",
				children: opens(engine) > 0 ? texts.keys.tools({ tools: opens(engine) }) : besides(engine)
			})]
		}, engine.engine))]
	});
}
function useTest() {
	const messages = useStudioMessages();
	const client = useQueryClient();
	return useMutation({
		mutationFn: (engine) => call(adminTestEngine, { body: { engine } }),
		onError: (error) => toastFailure(error, messages),
		onSettled: () => client.invalidateQueries({ queryKey: [ADMIN_KEY, "engine-settings"] })
	});
}
/** How many tools an engine opens, and after a click their names. */
function Opened({ names, summary }) {
	if (names === "" || names === summary) return /* @__PURE__ */ jsx("div", {
		className: "engines-opened",
		children: summary
	});
	return /* @__PURE__ */ jsxs("details", {
		className: "admin-more engines-opened",
		children: [/* @__PURE__ */ jsx("summary", { children: summary }), /* @__PURE__ */ jsx("small", {
			className: "engines-opens",
			children: names
		})]
	});
}
function Shown({ settings }) {
	const { engines: texts } = useAreaTexts(adminTexts);
	return /* @__PURE__ */ jsx("ul", {
		className: "engines-values",
		children: settings.filter(({ from, unreadable }) => from !== null || unreadable).map(({ name, secret, shown, from, set_by, unreadable }) => /* @__PURE__ */ jsxs("li", { children: [
			/* @__PURE__ */ jsx("code", { children: secret ? `…${shown ?? ""}` : shown?.split(",").join(", ") }),
			/* @__PURE__ */ jsx("small", { children: name }),
			/* @__PURE__ */ jsx("small", { children: unreadable ? texts.keys.unreadable : from === "environment" ? texts.keys.environment : texts.keys.console({ name: set_by ?? "" }) })
		] }, name))
	});
}
// web/features/admin/sections/engines/engine-servers.tsx
/** The machines of an engine: state, queue and missing models. */
function EngineServers({ name, servers, workflows }) {
	const { engines: texts } = useAreaTexts(adminTexts);
	const { number, language } = useLanguage();
	const title = texts.servers.title({ name: name[language] });
	return /* @__PURE__ */ jsxs("section", { children: [/* @__PURE__ */ jsxs("header", {
		className: "engines-head",
		children: [/* @__PURE__ */ jsx("h2", { children: title }), /* @__PURE__ */ jsx("span", {
			className: "note",
			children: texts.servers.line
		})]
	}), /* @__PURE__ */ jsx(Table, {
		caption: title,
		rows: servers,
		keyOf: ({ address }) => address,
		columns: [
			{
				label: texts.servers.address,
				cell: ({ address }) => /* @__PURE__ */ jsx("b", {
					className: "inline-block min-w-[11rem] font-semibold break-all",
					children: address
				})
			},
			{
				label: texts.columns.state,
				cell: ({ up }) => up ? /* @__PURE__ */ jsx(Status, {
					look: "done",
					children: texts.servers.up
				}) : /* @__PURE__ */ jsx(Status, {
					look: "failed",
					children: texts.servers.away
				})
			},
			{
				label: texts.servers.queued,
				figure: true,
				cell: ({ queued }) => number(queued)
			},
			{
				label: texts.servers.workflows,
				cell: ({ does, lacks }) => /* @__PURE__ */ jsxs(Fragment$1, { children: [texts.servers.does({
					does,
					all: workflows
				}), lacks.length > 0 && /* @__PURE__ */ jsx("small", { children: texts.servers.lacks({ names: lacks.join(texts.comma) }) })] })
			}
		]
	})] });
}
// web/features/admin/sections/engines/remove-model-dialog.tsx
/** Asks before deleting the file of a model: a large one takes long to download again. */
function RemoveModelDialog({ model, onClose }) {
	const { engines, ask } = useAreaTexts(adminTexts);
	const { removing, acts } = engines.models;
	const messages = useStudioMessages();
	const client = useQueryClient();
	const remove = useMutation({
		mutationFn: () => call(adminChangeModel, { body: {
			model: model.id,
			action: "remove"
		} }),
		onSuccess: () => toast(removing.done(model)),
		onError: (failure) => toastFailure(failure, messages, messages.failures.save),
		onSettled: () => {
			onClose();
			return client.invalidateQueries({ queryKey: [ADMIN_KEY, "models"] });
		}
	});
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose,
		title: removing.title(model),
		closeLabel: messages.shell.close,
		children: /* @__PURE__ */ jsxs("div", {
			className: "grid gap-5 p-7 pt-4 max-phone:px-5",
			children: [/* @__PURE__ */ jsx("p", {
				className: "text-ink-2",
				children: removing.line
			}), /* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap gap-2",
				children: [/* @__PURE__ */ jsx(Button, {
					look: "seal",
					"aria-disabled": remove.isPending,
					onClick: () => remove.mutate(),
					children: remove.isPending ? ask.working : acts.remove
				}), /* @__PURE__ */ jsx(Button, {
					look: "quiet",
					onClick: onClose,
					children: ask.cancel
				})]
			})]
		})
	});
}
// web/features/admin/sections/engines/local-models.tsx
var LOOKS = {
	ready: "done",
	damaged: "failed",
	copied: "stale",
	part: "stale",
	absent: "missing"
};
/** Milliseconds between requests for the progress of a download. */
var WORKING_MS = 1e3;
/** Model files for this machine: what each does, its licence, whether it is here, and what can be done about that. */
function LocalModels() {
	const { comma, columns, models: texts } = useAreaTexts(adminTexts).engines;
	const messages = useStudioMessages();
	const client = useQueryClient();
	const [removed, setRemoved] = useState();
	const key = [ADMIN_KEY, "models"];
	const { data, error, refetch } = useQuery({
		queryKey: key,
		queryFn: ({ signal }) => call(adminModels, { signal }),
		staleTime: 0,
		refetchInterval: ({ state }) => state.data?.models.some(({ work }) => work !== null) ? WORKING_MS : false
	});
	const change = useMutation({
		mutationFn: (body) => call(adminChangeModel, { body }),
		onError: (failure) => toastFailure(failure, messages, messages.failures.save),
		onSettled: () => client.invalidateQueries({ queryKey: key })
	});
	const kinds = texts.kinds;
	if (error !== null) return /* @__PURE__ */ jsx(Failed, {
		error,
		onRetry: () => void refetch()
	});
	if (data === void 0 || data.models.length === 0) return null;
	return /* @__PURE__ */ jsxs("section", { children: [
		/* @__PURE__ */ jsxs("header", {
			className: "engines-head",
			children: [/* @__PURE__ */ jsx("h2", { children: texts.title }), /* @__PURE__ */ jsxs("span", {
				className: "note",
				children: [
					texts.line,
					" ",
					!data.runtime && texts.noRuntime
				]
			})]
		}),
		/* @__PURE__ */ jsx(Table, {
			caption: texts.title,
			rows: data.models,
			keyOf: ({ id }) => id,
			columns: [
				{
					label: texts.columns.model,
					cell: ({ name, id }) => /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("b", {
						className: "font-semibold",
						children: name
					}), /* @__PURE__ */ jsx("small", { children: /* @__PURE__ */ jsx("code", { children: id }) })] })
				},
				{
					label: texts.columns.tools,
					cell: ({ capabilities }) => capabilities.map((each) => kinds[each] ?? each).join(comma)
				},
				{
					label: texts.columns.size,
					figure: true,
					cell: texts.size
				},
				{
					label: texts.columns.memory,
					figure: true,
					cell: ({ memory_bytes: bytes }) => bytes === null ? texts.unknown : texts.size({ bytes })
				},
				{
					label: texts.columns.licence,
					cell: ({ licence, licence_url: url }) => /* @__PURE__ */ jsx("a", {
						className: "link",
						href: url,
						target: "_blank",
						rel: "noreferrer",
						children: licence
					})
				},
				{
					label: columns.state,
					cell: (model) => /* @__PURE__ */ jsx(ModelState, { model })
				},
				{
					label: texts.columns.acts,
					cell: (model) => /* @__PURE__ */ jsx(ModelActs, {
						model,
						onChange: (action) => change.mutate({
							model: model.id,
							action
						}),
						onRemove: () => setRemoved(model)
					})
				}
			]
		}),
		removed && /* @__PURE__ */ jsx(RemoveModelDialog, {
			model: removed,
			onClose: () => setRemoved(void 0)
		})
	] });
}
function ModelState({ model: { name, bytes, state, trouble, work } }) {
	const { models: texts, columns } = useAreaTexts(adminTexts).engines;
	const { lastError } = columns;
	if (work === null) return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Status, {
		look: trouble !== null && state !== "ready" ? "failed" : LOOKS[state],
		children: texts.states[state]
	}), trouble !== null && /* @__PURE__ */ jsxs("details", {
		className: "admin-more",
		children: [/* @__PURE__ */ jsx("summary", { children: lastError }), /* @__PURE__ */ jsx("pre", {
			className: "model-trouble",
			children: trouble
		})]
	})] });
	const share = work.bytes / bytes;
	const isOpen = work.action === "check" || share >= 1;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("span", { children: work.action === "check" ? texts.working.check : texts.working.add({ percent: Math.floor(100 * share) }) }), /* @__PURE__ */ jsx("progress", {
		className: "model-progress",
		"aria-label": texts.progress({ name }),
		...!isOpen && { value: share }
	})] });
}
function ModelActs({ model: { name, state, work }, onChange, onRemove }) {
	const { models: texts } = useAreaTexts(adminTexts).engines;
	const button = (label, act) => /* @__PURE__ */ jsx(Button, {
		size: "small",
		"aria-label": texts.actOf({
			act: label,
			name
		}),
		onClick: act,
		children: label
	});
	if (work !== null) return button(texts.acts.cancel, () => onChange("cancel"));
	return /* @__PURE__ */ jsxs("span", {
		className: "flex flex-wrap gap-2",
		children: [state === "ready" ? button(texts.acts.check, () => onChange("check")) : button(texts.acts[state], () => onChange("add")), state !== "absent" && button(texts.acts.remove, onRemove)]
	});
}
// web/features/admin/sections/engines/move.ts
/** A list with one item moved to another index; an index outside the list counts as its nearest end. */
function moved(list, from, to) {
	const item = list[from];
	if (item === void 0) return [...list];
	const rest = list.toSpliced(from, 1);
	return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, item);
}
/**
* The place that a dragged row is over: the number of other rows whose middle is above the pointer.
* @param middles of all rows from top to bottom, in the pixels of the pointer
*/
function placeAt(middles, dragged, pointer) {
	return middles.filter((middle, at) => at !== dragged && middle < pointer).length;
}
// contract/megapixels.ts
var MEGAPIXEL = 1024 ** 2;
/** Megapixels of 1024 x 1024 pixels, rounded to a tenth. */
var megapixelsOf = (pixels) => Math.round(pixels / MEGAPIXEL * 10) / 10;
// web/features/admin/sections/engines/route-models.tsx
/** What an engine declares: its models, how much they take, and what they cost the operator. */
function RouteModels({ facts }) {
	const { facts: texts, comma } = useAreaTexts(adminTexts).engines;
	const { language } = useLanguage();
	if (facts === null) return null;
	const { models, pictures, pixels, characters, seconds, prices } = facts;
	const { tells_cost: isTold, costs_nothing: isFree } = facts;
	const limits = [
		pictures !== null && texts.pictures({ count: pictures }),
		pixels !== null && texts.megapixels({ count: megapixelsOf(pixels) }),
		characters !== null && texts.characters({ count: characters }),
		seconds !== null && texts.seconds({ count: seconds })
	].filter((each) => each !== false);
	const listed = prices.map(({ currency, rule }) => texts.rule({
		rule,
		money: (micros) => formatMicros(micros, currency, language)
	}));
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("small", {
			className: "engines-model",
			children: models.join(comma)
		}),
		limits.length > 0 && /* @__PURE__ */ jsx("small", { children: texts.most({ limits: limits.join(comma) }) }),
		isTold && /* @__PURE__ */ jsx("small", { children: texts.told }),
		listed.map((cost) => /* @__PURE__ */ jsx("small", { children: texts.costs({ cost }) }, cost)),
		!isTold && listed.length === 0 && /* @__PURE__ */ jsx("small", { children: isFree ? texts.free : texts.unknown })
	] });
}
// web/features/admin/sections/engines/route-price.tsx
/**
* What a run costs if a person chooses the engine. Set by Enter or by leaving the field; Escape leaves it as
* it was.
*/
function RoutePrice({ engine: { name, points }, usual, onSet }) {
	const { engines: texts } = useAreaTexts(adminTexts);
	const { language, number } = useLanguage();
	const [typed, setTyped] = useState();
	const [wrong, setWrong] = useState(false);
	const id = useId();
	const stored = points === null ? "" : String(points);
	const leave = () => {
		setTyped(void 0);
		setWrong(false);
	};
	const set = () => {
		if (typed === void 0 || typed.trim() === stored) return leave();
		const wanted = typed.trim() === "" ? null : whole(typed, {
			from: 1,
			to: MOST_ROUTE_POINTS
		});
		if (wanted === void 0) return setWrong(true);
		onSet(wanted);
		leave();
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "engines-price",
		children: [
			/* @__PURE__ */ jsxs("label", {
				htmlFor: id,
				children: [texts.price.label, /* @__PURE__ */ jsxs("span", {
					className: "sr-only",
					children: [" ", name[language]]
				})]
			}),
			/* @__PURE__ */ jsx("input", {
				id,
				className: "input",
				inputMode: "numeric",
				autoComplete: "off",
				placeholder: usual === void 0 ? "–" : number(usual),
				"aria-invalid": wrong,
				"aria-describedby": `${id}-note`,
				value: typed ?? stored,
				onChange: (event) => {
					setTyped(event.target.value);
					setWrong(false);
				},
				onBlur: set,
				onKeyDown: (event) => {
					if (isEnter(event)) set();
					if (event.key === "Escape") leave();
				}
			}),
			/* @__PURE__ */ jsx("small", {
				id: `${id}-note`,
				className: wrong ? "text-seal" : void 0,
				role: wrong ? "alert" : void 0,
				children: wrong ? texts.price.wrong : points === null ? texts.price.usual : texts.price.own
			})
		]
	});
}
// web/features/admin/sections/engines/route-list.tsx
/** Whether the engine could take runs, so that there is more to set than its place. */
var isSetUp = ({ missing }) => missing === null;
/**
* The engines of one tool: their order is changed by dragging a handle or with the arrow keys on it, and each
* says what a run costs if a person chooses it.
*/
function RouteList({ order, name, usual }) {
	const { engines: texts } = useAreaTexts(adminTexts);
	const { language } = useLanguage();
	const messages = useStudioMessages();
	const client = useQueryClient();
	const list = useRef(null);
	/** The order shown until the server has stored it. */
	const [wanted, setWanted] = useState();
	const [dragged, setDragged] = useState();
	const [said, setSaid] = useState("");
	const engines = wanted ?? order.engines;
	const save = useMutation({
		mutationFn: (next) => call(adminOrderEngines, { body: {
			capabilities: [order.capability],
			engines: next.map(({ engine, off, points }) => ({
				engine,
				off,
				points
			}))
		} }),
		onError: (error) => toastFailure(error, messages, messages.failures.save),
		onSettled: async () => {
			client.invalidateQueries({ queryKey: QUERY_KEYS.siteFacts });
			await client.invalidateQueries({ queryKey: [ADMIN_KEY, "engines"] });
			setWanted(void 0);
		}
	});
	const apply = (next) => {
		setWanted(next);
		save.mutate(next);
	};
	const tell = (engine, at) => setSaid(texts.movedTo({
		name: engine.name[language],
		place: at + 1,
		of: engines.length
	}));
	const onKey = (event, at) => {
		const step = {
			ArrowUp: -1,
			ArrowDown: 1
		}[event.key];
		const engine = engines[at];
		if (step === void 0 || engine === void 0) return;
		event.preventDefault();
		const to = at + step;
		if (to < 0 || to >= engines.length) return;
		tell(engine, to);
		apply(moved(engines, at, to));
		const handle = event.currentTarget;
		requestAnimationFrame(() => handle.focus());
	};
	const onDrag = (event) => {
		if (dragged === void 0 || !list.current) return;
		const middles = [...list.current.children].map((row) => {
			const { top, height } = row.getBoundingClientRect();
			return top + height / 2;
		});
		const from = engines.findIndex(({ engine }) => engine === dragged);
		const to = placeAt(middles, from, event.clientY);
		if (to !== from) setWanted(moved(engines, from, to));
	};
	const onDrop = () => {
		setDragged(void 0);
		if (dragged !== void 0 && wanted !== void 0) apply(wanted);
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("ol", {
		className: "engines-routes",
		ref: list,
		"aria-label": texts.orderOf({ name }),
		children: engines.map((engine, at) => /* @__PURE__ */ jsxs("li", {
			className: "engines-route",
			"data-off": engine.off || !isSetUp(engine),
			"data-missing": !isSetUp(engine),
			"data-idle": engine.sums.runs + engine.running === 0,
			"data-dragged": dragged === engine.engine,
			children: [
				/* @__PURE__ */ jsx("button", {
					type: "button",
					className: "icon-button icon-button-small engines-handle",
					"aria-label": texts.move({ name: engine.name[language] }),
					title: texts.move({ name: engine.name[language] }),
					onKeyDown: (event) => onKey(event, at),
					onPointerDown: (event) => {
						event.currentTarget.setPointerCapture(event.pointerId);
						setDragged(engine.engine);
					},
					onPointerMove: onDrag,
					onPointerUp: onDrop,
					onPointerCancel: () => {
						setDragged(void 0);
						setWanted(void 0);
					},
					children: /* @__PURE__ */ jsx(GripVertical, {
						size: 15,
						strokeWidth: 1.6,
						"aria-hidden": true
					})
				}),
				/* @__PURE__ */ jsx(RouteFacts, {
					engine,
					place: at + 1,
					isFirst: engine === engines.find(takesRuns),
					children: isSetUp(engine) && /* @__PURE__ */ jsx(RoutePrice, {
						engine,
						usual,
						onSet: (points) => apply(engines.map((each) => each === engine ? {
							...each,
							points
						} : each))
					})
				}),
				/* @__PURE__ */ jsx("button", {
					type: "button",
					role: "switch",
					className: "engines-switch",
					"aria-checked": !engine.off,
					"aria-label": texts.use({ name: engine.name[language] }),
					onClick: () => apply(engines.map((each) => each === engine ? {
						...each,
						off: !each.off
					} : each))
				})
			]
		}, engine.engine))
	}), /* @__PURE__ */ jsx("p", {
		className: "sr-only",
		"aria-live": "polite",
		children: said
	})] });
}
var takesRuns = ({ missing, closed, off }) => missing === null && closed === null && !off;
function RouteFacts({ engine, place, isFirst, children }) {
	const { engines: texts, costs } = useAreaTexts(adminTexts);
	const { language, number, share } = useLanguage();
	const { succeeded, failed, running } = engine;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("span", {
			className: "engines-place",
			children: place
		}),
		/* @__PURE__ */ jsxs("div", {
			className: "min-w-0",
			children: [
				/* @__PURE__ */ jsx("b", { children: engine.name[language] }),
				/* @__PURE__ */ jsx("small", { children: texts.kinds[engine.kind] }),
				/* @__PURE__ */ jsx(RouteModels, { facts: engine.facts }),
				engine.last_error !== null && /* @__PURE__ */ jsxs("details", {
					className: "admin-more",
					children: [/* @__PURE__ */ jsx("summary", { children: texts.columns.lastError }), /* @__PURE__ */ jsx("pre", { children: engine.last_error })]
				})
			]
		}),
		/* @__PURE__ */ jsxs("div", {
			className: "min-w-0",
			children: [/* @__PURE__ */ jsx(RouteState, {
				engine,
				isFirst
			}), children]
		}),
		/* @__PURE__ */ jsx("span", {
			className: "engines-figure",
			"data-label": texts.columns.runs,
			children: number(succeeded + failed + running)
		}),
		/* @__PURE__ */ jsx("span", {
			className: "engines-figure",
			"data-label": texts.columns.median,
			children: texts.seconds({ ms: engine.median_ms })
		}),
		/* @__PURE__ */ jsx("span", {
			className: "engines-figure",
			"data-label": texts.columns.failedShare,
			children: succeeded + failed === 0 ? "–" : share(failed / (succeeded + failed))
		}),
		/* @__PURE__ */ jsx("span", {
			className: "engines-figure engines-extra",
			"data-label": costs.columns.costEach,
			children: /* @__PURE__ */ jsx(CostEachFigure, { sums: engine.sums })
		}),
		/* @__PURE__ */ jsx("span", {
			className: "engines-figure engines-extra",
			"data-label": costs.columns.margin,
			children: /* @__PURE__ */ jsx(MarginFigure, { sums: engine.sums })
		})
	] });
}
function RouteState({ engine: { missing, closed, off, on_trial: isTried, retiring }, isFirst }) {
	const { engines: texts } = useAreaTexts(adminTexts);
	const { date, clock } = useLanguage();
	if (missing !== null) return /* @__PURE__ */ jsx(Status, {
		look: "missing",
		children: texts.missing({ what: missing })
	});
	if (off) return /* @__PURE__ */ jsx(Status, {
		look: "missing",
		children: texts.closed.off({ what: "" })
	});
	if (closed === null) {
		const usual = isFirst ? texts.first : texts.ready;
		return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Status, {
			look: isTried || retiring ? "stale" : "done",
			children: isTried ? texts.trial : usual
		}), retiring && /* @__PURE__ */ jsx("small", { children: texts.retiring({
			...retiring,
			on: date(retiring.on)
		}) })] });
	}
	const what = closed.why === "resting" ? clock(closed.what) : closed.what;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Status, {
		look: closed.why === "retired" || closed.why === "resting" ? "stale" : "failed",
		children: texts.closed[closed.why]({ what })
	}), closed.retired && /* @__PURE__ */ jsx("small", { children: texts.retired({
		...closed.retired,
		on: date(closed.retired.on)
	}) })] });
}
// web/features/admin/sections/engines/tool-orders.tsx
var isOpen = ({ missing, closed }) => missing === null && closed === null;
/** Every tool by its name, with the engines that its runs go to, in their order. */
function ToolOrders({ orders }) {
	const { engines: texts, costs } = useAreaTexts(adminTexts);
	const toolName = useToolName();
	const catalogue = useCatalogue();
	const offered = useOfferedTools();
	const config = usePointConfig();
	const capabilityNames = texts.capabilities;
	const sorted = orders.map((order) => {
		const tools = offered.filter(({ capability }) => capability === order.capability);
		const name = tools.map(({ id }) => toolName(id)).join(texts.comma) || (capabilityNames[order.capability] ?? order.capability);
		const prices = new Set((tools.length > 0 ? tools : SERVICES.filter(({ capability }) => capability === order.capability)).map(({ path, points }) => config?.[path] ?? points));
		const usual = prices.size === 1 ? [...prices][0] : void 0;
		const place = catalogue.findIndex(({ id }) => id === tools[0]?.id);
		return {
			order,
			name,
			usual,
			place: place === -1 ? catalogue.length : place
		};
	}).toSorted((one, other) => one.place - other.place);
	return /* @__PURE__ */ jsxs("section", { children: [
		/* @__PURE__ */ jsxs("header", {
			className: "engines-head",
			children: [/* @__PURE__ */ jsx("h2", { children: texts.order }), /* @__PURE__ */ jsx("span", {
				className: "note",
				children: texts.line
			})]
		}),
		/* @__PURE__ */ jsxs("table", {
			className: "table engines-tools",
			children: [
				/* @__PURE__ */ jsx("caption", {
					className: "sr-only",
					children: texts.order
				}),
				/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [
					/* @__PURE__ */ jsx("th", {
						scope: "col",
						children: texts.columns.tool
					}),
					/* @__PURE__ */ jsx("th", {
						scope: "col",
						children: texts.columns.engines
					}),
					/* @__PURE__ */ jsx("th", {
						scope: "col",
						className: "figure",
						children: texts.columns.runs
					}),
					/* @__PURE__ */ jsx("th", {
						scope: "col",
						className: "figure",
						children: texts.columns.median
					}),
					/* @__PURE__ */ jsx("th", {
						scope: "col",
						className: "figure",
						children: texts.columns.failedShare
					}),
					/* @__PURE__ */ jsx("th", {
						scope: "col",
						className: "figure engines-extra",
						children: costs.columns.costEach
					}),
					/* @__PURE__ */ jsx("th", {
						scope: "col",
						className: "figure",
						children: costs.columns.margin
					})
				] }) }),
				/* @__PURE__ */ jsx("tbody", { children: sorted.map(({ order, name, usual }) => /* @__PURE__ */ jsx(ToolRow, {
					order,
					name,
					usual
				}, order.capability)) })
			]
		}),
		/* @__PURE__ */ jsx(BelowZero, { rows: sorted.map(({ order, name }) => ({
			name,
			sums: sumsOf(order)
		})) })
	] });
}
var sumsOf = ({ engines }) => addSums(engines.map(({ sums }) => sums));
function ToolRow({ order, name, usual }) {
	const { engines: texts, costs } = useAreaTexts(adminTexts);
	const { language, number, share } = useLanguage();
	const [expanded, setExpanded] = useState(false);
	const listId = useId();
	const open = order.engines.filter(isOpen);
	const sum = (of) => order.engines.reduce((total, engine) => total + engine[of], 0);
	const [succeeded, failed] = [sum("succeeded"), sum("failed")];
	const first = open[0];
	const sums = sumsOf(order);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("tr", { children: [
		/* @__PURE__ */ jsx("th", {
			scope: "row",
			children: /* @__PURE__ */ jsxs("button", {
				type: "button",
				className: "engines-tool",
				"aria-expanded": expanded,
				"aria-controls": listId,
				onClick: () => setExpanded(!expanded),
				children: [/* @__PURE__ */ jsx(expanded ? ChevronDown : ChevronRight, {
					size: 16,
					strokeWidth: 1.6,
					"aria-hidden": true
				}), name]
			})
		}),
		/* @__PURE__ */ jsx("td", {
			"data-label": texts.columns.engines,
			children: /* @__PURE__ */ jsxs("div", { children: [open.length === 0 && /* @__PURE__ */ jsx("span", {
				className: "text-seal",
				children: texts.noneOpen
			}), open.map((engine, at) => /* @__PURE__ */ jsxs(Fragment, { children: [at > 0 && /* @__PURE__ */ jsx("span", {
				className: "engines-next",
				children: texts.next
			}), at === 0 ? /* @__PURE__ */ jsx("b", { children: engine.name[language] }) : engine.name[language]] }, engine.engine))] })
		}),
		/* @__PURE__ */ jsx("td", {
			"data-label": texts.columns.runs,
			className: "figure",
			children: /* @__PURE__ */ jsx("div", { children: number(succeeded + failed + sum("running")) })
		}),
		/* @__PURE__ */ jsx("td", {
			"data-label": texts.columns.median,
			className: "figure",
			children: /* @__PURE__ */ jsx("div", { children: texts.seconds({ ms: first?.median_ms ?? null }) })
		}),
		/* @__PURE__ */ jsx("td", {
			"data-label": texts.columns.failedShare,
			className: "figure",
			children: /* @__PURE__ */ jsx("div", { children: succeeded + failed === 0 ? "–" : share(failed / (succeeded + failed)) })
		}),
		/* @__PURE__ */ jsx("td", {
			"data-label": costs.columns.costEach,
			className: "figure engines-extra",
			children: /* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(CostEachFigure, { sums }) })
		}),
		/* @__PURE__ */ jsx("td", {
			"data-label": costs.columns.margin,
			className: "figure",
			children: /* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(MarginFigure, { sums }) })
		})
	] }), expanded && /* @__PURE__ */ jsx("tr", {
		className: "engines-open",
		children: /* @__PURE__ */ jsx("td", {
			colSpan: 7,
			id: listId,
			children: /* @__PURE__ */ jsx(RouteList, {
				order,
				name,
				usual
			})
		})
	})] });
}
// web/features/admin/sections/engines/engines-section.tsx
/** Servers and their queues change by themselves. */
var REFRESH_MS = 15e3;
/** Which engine does what and in which order, their keys, and the machines behind them. */
function EnginesSection() {
	const { engines: texts } = useAreaTexts(adminTexts);
	const { shell } = useMessages();
	const tools = useOfferedTools();
	const orders = useQuery({
		queryKey: [ADMIN_KEY, "engines"],
		queryFn: ({ signal }) => call(adminEngines, { signal }),
		staleTime: 0,
		refetchInterval: REFRESH_MS
	});
	const settings = useQuery({
		queryKey: [ADMIN_KEY, "engine-settings"],
		queryFn: ({ signal }) => call(adminEngineSettings, { signal }),
		staleTime: 0,
		refetchInterval: REFRESH_MS
	});
	const error = orders.error ?? settings.error;
	if (error !== null) return /* @__PURE__ */ jsx(Failed, {
		error,
		onRetry: () => {
			orders.refetch();
			settings.refetch();
		}
	});
	if (orders.data === void 0 || settings.data === void 0) return /* @__PURE__ */ jsx("p", {
		role: "status",
		className: "text-ink-3",
		children: shell.loading
	});
	const isServed = (capability) => orders.data.find((each) => each.capability === capability)?.engines.some(({ missing, closed }) => missing === null && closed === null) ?? false;
	const served = tools.filter(({ capability }) => isServed(capability)).length;
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-10",
		children: [
			/* @__PURE__ */ jsx("p", {
				className: "max-w-[44em] text-ink-2",
				children: texts.served({
					served,
					all: tools.length
				})
			}),
			/* @__PURE__ */ jsx(ToolOrders, { orders: orders.data }),
			/* @__PURE__ */ jsx(EngineKeys, {
				engines: settings.data,
				orders: orders.data
			}),
			settings.data.filter(({ servers }) => servers.length > 0).map(({ engine, name, servers, capabilities }) => /* @__PURE__ */ jsx(EngineServers, {
				name,
				servers,
				workflows: capabilities.length
			}, engine)),
			/* @__PURE__ */ jsx(LocalModels, {})
		]
	});
}
export { EnginesSection };
