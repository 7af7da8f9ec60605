import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { C as isOrgAdmin, F as call, Nt as TEAM_TITLES, _ as buttonClass, g as Button, v as toast } from "../../entry-server.js";
import { t as MemberPage } from "./member-page-Ds1RuCOT.js";
import { n as LoadState } from "./page-states-vJX3YIyi.js";
import { n as useOrganisation } from "./use-team-T5FlmiW_.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { n as ConfirmDialog, t as checkName } from "./check-name-B24I31-w.js";
import { t as useAction } from "./use-action-D7oamkVj.js";
import { t as TEAM_KEY } from "./team-C4xBpWph.js";
import { t as Field } from "./field-Db9MdXYS.js";
import { t as Select } from "./select-CtEAjMC2.js";
import { useEffect, useId, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { BookOpen, Check, Copy } from "lucide-react";
// contract/messages/en/api-keys.ts
var number$1 = (value) => value.toLocaleString("en");
var apiKeys$1 = {
	page: {
		lead: ({ team }) => `Keys let programs run tools for ${team} and spend its points.`,
		guest: "Sign in to manage API keys.",
		membersOnly: "Only the founder and admins manage API keys. Ask one of them for a key.",
		reference: "API reference"
	},
	once: {
		created: "Key created",
		title: "Copy it now. It is shown only once.",
		copy: "Copy key",
		copied: "Key copied.",
		copyFailed: "The browser does not allow copying. Select the key and copy it.",
		noLimit: "No points limit",
		limit: ({ points }) => `${number$1(points)} points per 30 days`,
		saved: "I have saved it"
	},
	list: {
		title: "Keys",
		count: ({ count, limit }) => `${number$1(count)} of ${number$1(limit)}`,
		none: "No keys yet. Create one below.",
		columns: {
			name: "Name",
			key: "Key",
			can: "Access",
			lastUsed: "Last used",
			points: "Points, 30 days",
			actions: "Actions"
		},
		by: ({ name, date }) => `${name}, ${date}`,
		never: "Never",
		noLimit: "no limit",
		limit: ({ points }) => `of ${number$1(points)}`,
		expires: ({ date }) => `Expires ${date}`,
		expired: ({ date }) => `Expired ${date}`,
		revokedOn: ({ date }) => `Revoked ${date}`,
		revoke: "Revoke",
		revokeOf: ({ name }) => `Revoke ${name}`,
		revokeTitle: ({ name }) => `Revoke ${name}?`,
		revokeLines: {
			stops: "Programs that use this key stop working at once.",
			runs: "Runs it has started continue, and are charged as usual.",
			back: "A revoked key cannot be restored."
		},
		revoked: ({ name }) => `${name} no longer works.`
	},
	/** Between two rights in a list. */
	and: ", ",
	scopes: {
		run: "Run tools",
		files: "Manage files",
		read: "Read results and points"
	},
	scopeHints: {
		run: "and spend points",
		files: "upload, list and delete them",
		read: "with receipts and points history"
	},
	form: {
		title: "New key",
		line: "A key acts for the person who creates it, and stops working when that person leaves the team.",
		name: "Name",
		nameFact: "where it will be used",
		nameMissing: "Enter a name.",
		nameLong: "Use at most 60 characters.",
		scopes: "Access",
		scopesMissing: "Choose at least one.",
		limit: "Points per 30 days",
		limitFact: "empty for no limit",
		limitWrong: "Enter a whole number of 1 or more.",
		expires: "Expires",
		days: {
			"30": "In 30 days",
			"90": "In 90 days",
			"365": "In a year",
			never: "Never"
		},
		create: "Create key",
		creating: "Creating",
		full: ({ limit }) => `There are already ${number$1(limit)} keys. Revoke one first.`
	},
	sample: {
		title: "How to use a key",
		line: "Keep it in an environment variable. Repeating a request with the same Idempotency-Key does not start a second run.",
		start: "Start a run",
		follow: "Follow it with the ID from the response",
		copy: "Copy",
		copied: "Copied.",
		prompt: "a red fox in the snow"
	}
};
// contract/messages/zh/api-keys.ts
var number = (value) => value.toLocaleString("zh-CN");
// contract/messages/areas/api-keys.ts
/** The page of API keys. Loaded with its area, not with the first page. */
var apiKeyTexts = {
	en: apiKeys$1,
	zh: {
		page: {
			lead: ({ team }) => `程序凭密钥以“${team}”的名义使用工具，消耗团队积分。`,
			guest: "登录后管理 API 密钥。",
			membersOnly: "只有创建者和管理员可以管理 API 密钥。如需密钥，请联系他们。",
			reference: "API 文档"
		},
		once: {
			created: "密钥已创建",
			title: "请立即复制，密钥只显示这一次。",
			copy: "复制密钥",
			copied: "密钥已复制。",
			copyFailed: "浏览器不允许复制，请选中密钥后手动复制。",
			noLimit: "积分不限额",
			limit: ({ points }) => `30\u00a0天内最多 ${number(points)}\u00a0积分`,
			saved: "我已保存"
		},
		list: {
			title: "密钥",
			count: ({ count, limit }) => `${number(count)} / ${number(limit)}`,
			none: "还没有密钥，可在下方新建。",
			columns: {
				name: "名称",
				key: "密钥",
				can: "权限",
				lastUsed: "最近使用",
				points: "近 30\xA0天积分",
				actions: "操作"
			},
			by: ({ name, date }) => `${name}，${date}`,
			never: "从未使用",
			noLimit: "不限额",
			limit: ({ points }) => `额度 ${number(points)}`,
			expires: ({ date }) => `${date}到期`,
			expired: ({ date }) => `${date}已到期`,
			revokedOn: ({ date }) => `${date}已吊销`,
			revoke: "吊销",
			revokeOf: ({ name }) => `吊销“${name}”`,
			revokeTitle: ({ name }) => `吊销“${name}”？`,
			revokeLines: {
				stops: "使用这个密钥的程序会立即停止工作。",
				runs: "已经开始的生成会继续，照常扣费。",
				back: "密钥吊销后无法恢复。"
			},
			revoked: ({ name }) => `“${name}”已失效。`
		},
		and: "、",
		scopes: {
			run: "使用工具",
			files: "管理文件",
			read: "读取结果和积分"
		},
		scopeHints: {
			run: "会消耗积分",
			files: "上传、查看和删除",
			read: "包括扣费明细和积分明细"
		},
		form: {
			title: "新建密钥",
			line: "密钥代表新建它的成员；这位成员离开团队后，密钥随即失效。",
			name: "名称",
			nameFact: "用在哪里",
			nameMissing: "请填写名称。",
			nameLong: "名称最多 60\xA0个字。",
			scopes: "权限",
			scopesMissing: "请至少选择一项。",
			limit: "30\xA0天积分额度",
			limitFact: "留空则不限",
			limitWrong: "请填写不小于 1 的整数。",
			expires: "有效期",
			days: {
				"30": "30\xA0天",
				"90": "90\xA0天",
				"365": "一年",
				never: "长期有效"
			},
			create: "创建密钥",
			creating: "正在创建",
			full: ({ limit }) => `密钥已达 ${number(limit)}\u00a0个，请先吊销一个。`
		},
		sample: {
			title: "使用方法",
			line: "请把密钥存放在环境变量中。用同一个 Idempotency-Key 重复请求，不会再次生成。",
			start: "开始生成",
			follow: "用返回的编号查询进度",
			copy: "复制",
			copied: "已复制。",
			prompt: "雪地里的红狐"
		}
	}
};
// web/features/organisations/api-keys/copy-text.ts
/** Copies a text; if the browser does not allow it, selects it in `shown` and returns false. */
async function copyText(text, shown) {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		if (shown) getSelection()?.selectAllChildren(shown);
		return false;
	}
}
// web/features/organisations/api-keys/key-sample.tsx
/** How a program starts a run with a key and follows it, to be copied into a terminal. */
function KeySample() {
	const { sample: texts, once } = useAreaTexts(apiKeyTexts);
	const shown = useRef(null);
	const api = `${location.origin}/api.v1/cloud`;
	const body = JSON.stringify({
		prompt: texts.prompt,
		width: 1024,
		height: 1024,
		count: 1
	});
	const code = `# ${texts.start}
curl ${api}/request/ai/image/text2image \\
  -H "Authorization: Bearer $INKREEL_KEY" \\
  -H "Idempotency-Key: order-1" \\
  -H "Content-Type: application/json" \\
  -d '${body}'

# ${texts.follow}
curl ${api}/tryout/ai/image/dash/scope/task/$ID \\
  -H "Authorization: Bearer $INKREEL_KEY"`;
	const copy = async () => {
		if (await copyText(code, shown.current)) toast(texts.copied);
		else toast(once.copyFailed, { kind: "failure" });
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "key-sample",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "flex items-center gap-3",
				children: [/* @__PURE__ */ jsx("h3", {
					className: "flex-1 text-sm font-semibold",
					children: texts.title
				}), /* @__PURE__ */ jsxs(Button, {
					look: "quiet",
					size: "small",
					onClick: () => void copy(),
					children: [/* @__PURE__ */ jsx(Copy, {
						size: 14,
						strokeWidth: 1.6,
						"aria-hidden": true
					}), texts.copy]
				})]
			}),
			/* @__PURE__ */ jsx("pre", {
				tabIndex: 0,
				role: "region",
				"aria-label": texts.title,
				children: /* @__PURE__ */ jsx("code", {
					ref: shown,
					children: code
				})
			}),
			/* @__PURE__ */ jsx("p", {
				className: "note",
				children: texts.line
			})
		]
	});
}
// contract/api/api-keys.ts
var createApiKey = {
	"method": "POST",
	"path": "/org/api-key"
};
var listApiKeys = {
	"method": "GET",
	"path": "/org/api-keys"
};
var revokeApiKey = {
	"method": "DELETE",
	"path": "/org/api-key/{id}"
};
// web/features/organisations/api-keys/use-keys.ts
var KEYS = [...TEAM_KEY, "api-keys"];
/** API keys of the current organisation; admins may see them. */
function useApiKeys() {
	return useQuery({
		queryKey: KEYS,
		queryFn: ({ signal }) => call(listApiKeys, { signal })
	});
}
/** Reads the keys again. */
function useReloadKeys() {
	const client = useQueryClient();
	return () => client.invalidateQueries({ queryKey: KEYS });
}
// web/features/organisations/api-keys/key-row.tsx
/** From this share of its limit on, the points of a key are marked. */
var NEARLY_SPENT = .85;
/** One key: what it may do, when it was last used, what it spent, and its end. */
function KeyRow({ item, isFresh, readAt }) {
	const { list, scopes, and } = useAreaTexts(apiKeyTexts);
	const { date, time, number } = useLanguage();
	const { columns } = list;
	const expired = item.expires_at !== null && Date.parse(item.expires_at) <= readAt;
	const ended = expired || item.revoked_at !== null;
	const nearlySpent = item.points_limit !== null && item.points_used >= item.points_limit * NEARLY_SPENT;
	return /* @__PURE__ */ jsxs("tr", {
		className: clsx(isFresh && "key-fresh", ended && "key-ended"),
		children: [
			/* @__PURE__ */ jsxs("td", {
				className: "key-name",
				children: [/* @__PURE__ */ jsx("b", { children: item.name }), /* @__PURE__ */ jsx("small", { children: list.by({
					name: item.created_by.name,
					date: date(item.created_at)
				}) })]
			}),
			/* @__PURE__ */ jsxs("td", {
				"data-label": columns.key,
				children: [/* @__PURE__ */ jsxs("code", { children: ["ink_…", item.ending] }), /* @__PURE__ */ jsx("small", { children: endOf(item, expired, {
					list,
					date
				}) })]
			}),
			/* @__PURE__ */ jsx("td", {
				"data-label": columns.can,
				children: item.scopes.map((scope) => scopes[scope]).join(and)
			}),
			/* @__PURE__ */ jsxs("td", {
				"data-label": columns.lastUsed,
				children: [item.last_used_at === null ? list.never : /* @__PURE__ */ jsx("time", {
					dateTime: item.last_used_at,
					children: time(item.last_used_at)
				}), /* @__PURE__ */ jsx("small", { children: item.last_used_from })]
			}),
			/* @__PURE__ */ jsxs("td", {
				"data-label": columns.points,
				className: "figure",
				children: [/* @__PURE__ */ jsx("span", {
					className: clsx(nearlySpent && !ended && "font-semibold text-amber"),
					children: number(item.points_used)
				}), /* @__PURE__ */ jsx("small", { children: item.points_limit === null ? list.noLimit : list.limit({ points: item.points_limit }) })]
			}),
			/* @__PURE__ */ jsx("td", {
				className: "key-acts",
				children: !ended && /* @__PURE__ */ jsx(RevokeButton, { item })
			})
		]
	});
}
function endOf({ revoked_at, expires_at }, expired, { list, date }) {
	if (revoked_at !== null) return list.revokedOn({ date: date(revoked_at) });
	if (expires_at === null) return void 0;
	return expired ? list.expired({ date: date(expires_at) }) : list.expires({ date: date(expires_at) });
}
function RevokeButton({ item: { id, name } }) {
	const { list } = useAreaTexts(apiKeyTexts);
	const { failures } = useStudioMessages();
	const { working, act } = useAction();
	const reload = useReloadKeys();
	const [asking, setAsking] = useState(false);
	const revoke = async () => {
		const done = await act(async () => {
			await call(revokeApiKey, { params: { id } });
			await reload();
		}, failures.delete);
		if (done) toast(list.revoked({ name }));
		if (done) setAsking(false);
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Button, {
		size: "small",
		"aria-label": list.revokeOf({ name }),
		onClick: () => setAsking(true),
		children: list.revoke
	}), asking && /* @__PURE__ */ jsx(ConfirmDialog, {
		title: list.revokeTitle({ name }),
		lines: Object.values(list.revokeLines),
		verb: list.revoke,
		working,
		onConfirm: () => void revoke(),
		onClose: () => setAsking(false)
	})] });
}
// web/features/organisations/api-keys/key-table.tsx
/** Keys, dense rows under an ink rule; on phones each row is a block with the column names in its cells. */
function KeyTable({ keys, fresh, readAt }) {
	const { list } = useAreaTexts(apiKeyTexts);
	const { columns } = list;
	return /* @__PURE__ */ jsxs("table", {
		className: "table key-table",
		children: [
			/* @__PURE__ */ jsx("caption", {
				className: "sr-only",
				children: list.title
			}),
			/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [
				[
					columns.name,
					columns.key,
					columns.can,
					columns.lastUsed
				].map((label) => /* @__PURE__ */ jsx("th", {
					scope: "col",
					children: label
				}, label)),
				/* @__PURE__ */ jsx("th", {
					scope: "col",
					className: "figure",
					children: columns.points
				}),
				/* @__PURE__ */ jsx("th", {
					scope: "col",
					children: /* @__PURE__ */ jsx("span", {
						className: "sr-only",
						children: columns.actions
					})
				})
			] }) }),
			/* @__PURE__ */ jsx("tbody", { children: keys.map((item) => /* @__PURE__ */ jsx(KeyRow, {
				item,
				isFresh: item.id === fresh,
				readAt
			}, item.id)) })
		]
	});
}
// contract/scopes.ts
/** What an API key may be allowed: start runs, send and manage files, read runs, results and points. */
var KEY_SCOPES = [
	"run",
	"files",
	"read"
];
[...KEY_SCOPES];
// web/features/organisations/api-keys/key-form.ts
var EMPTY_DRAFT = {
	name: "",
	scopes: ["run", "read"],
	limit: "",
	days: "365"
};
/** The maximum of the contract. */
var LIMIT_MAXIMUM = 1e9;
/** The server's input, or the errors of the draft. */
function readDraft(draft, texts) {
	const limit = draft.limit.replaceAll(/[\s,，]/g, "");
	const points = limit === "" ? null : /^\d{1,10}$/.test(limit) ? Number(limit) : NaN;
	const badLimit = points !== null && !(points >= 1 && points <= LIMIT_MAXIMUM);
	const name = checkName(draft.name, texts);
	const mistakes = {
		...name !== void 0 && { name },
		...draft.scopes.length === 0 && { scopes: texts.scopesMissing },
		...badLimit && { limit: texts.limitWrong }
	};
	if (Object.keys(mistakes).length > 0) return { mistakes };
	return { wish: {
		name: draft.name.trim(),
		scopes: KEY_SCOPES.filter((scope) => draft.scopes.includes(scope)),
		days: draft.days === "never" ? null : Number(draft.days),
		points_limit: points
	} };
}
// web/features/organisations/api-keys/scope-checks.tsx
/** What a key may do, one box each. */
function ScopeChecks({ scopes, error, onChange }) {
	const texts = useAreaTexts(apiKeyTexts);
	const id = useId();
	return /* @__PURE__ */ jsxs("fieldset", {
		"aria-describedby": error && id,
		children: [
			/* @__PURE__ */ jsx("legend", {
				className: "label",
				children: texts.form.scopes
			}),
			/* @__PURE__ */ jsx("div", {
				className: "grid gap-1",
				children: KEY_SCOPES.map((scope) => /* @__PURE__ */ jsxs("label", {
					className: "flex min-h-11 items-center gap-2.5",
					children: [/* @__PURE__ */ jsx("input", {
						type: "checkbox",
						className: "size-4 flex-none accent-ink",
						checked: scopes.includes(scope),
						onChange: (event) => onChange(event.target.checked ? [...scopes, scope] : scopes.filter((each) => each !== scope))
					}), /* @__PURE__ */ jsxs("span", { children: [
						texts.scopes[scope],
						" ",
						/* @__PURE__ */ jsx("span", {
							className: "text-[13px] text-ink-3",
							children: texts.scopeHints[scope]
						})
					] })]
				}, scope))
			}),
			error && /* @__PURE__ */ jsx("p", {
				id,
				role: "alert",
				className: "mt-1.5 text-[13px] leading-5 text-seal",
				children: error
			})
		]
	});
}
// web/features/organisations/api-keys/new-key-form.tsx
var DAYS = [
	"30",
	"90",
	"365",
	"never"
];
/** Creates a key and passes it to the page, which shows it once. */
function NewKeyForm({ onMade }) {
	const { form: texts } = useAreaTexts(apiKeyTexts);
	const { failures } = useStudioMessages();
	const { working, act } = useAction();
	const reload = useReloadKeys();
	const [draft, setDraft] = useState(EMPTY_DRAFT);
	const [mistakes, setMistakes] = useState({});
	const change = (part) => setDraft((before) => ({
		...before,
		...part
	}));
	const create = async () => {
		const read = readDraft(draft, texts);
		setMistakes("mistakes" in read ? read.mistakes : {});
		if ("mistakes" in read) return;
		await act(async () => {
			onMade(await call(createApiKey, { body: read.wish }));
			setDraft(EMPTY_DRAFT);
			await reload();
		}, failures.create);
	};
	return /* @__PURE__ */ jsxs("form", {
		noValidate: true,
		className: "grid content-start gap-5",
		onSubmit: (event) => {
			event.preventDefault();
			create();
		},
		children: [
			/* @__PURE__ */ jsx(Field, {
				label: texts.name,
				fact: texts.nameFact,
				error: mistakes.name,
				children: (control) => /* @__PURE__ */ jsx("input", {
					...control,
					className: "input",
					autoComplete: "off",
					value: draft.name,
					onChange: (event) => change({ name: event.target.value })
				})
			}),
			/* @__PURE__ */ jsx(ScopeChecks, {
				scopes: draft.scopes,
				error: mistakes.scopes,
				onChange: (scopes) => change({ scopes })
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "grid grid-cols-[3fr_2fr] gap-4 max-phone:grid-cols-1",
				children: [/* @__PURE__ */ jsx(Field, {
					label: texts.limit,
					fact: texts.limitFact,
					error: mistakes.limit,
					children: (control) => /* @__PURE__ */ jsx("input", {
						...control,
						className: "input numbers",
						inputMode: "numeric",
						autoComplete: "off",
						value: draft.limit,
						onChange: (event) => change({ limit: event.target.value })
					})
				}), /* @__PURE__ */ jsx(Field, {
					label: texts.expires,
					children: (control) => /* @__PURE__ */ jsx(Select, {
						...control,
						className: "w-full",
						value: draft.days,
						options: DAYS.map((value) => ({
							value,
							label: texts.days[value]
						})),
						onChange: (days) => change({ days })
					})
				})]
			}),
			/* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(Button, {
				type: "submit",
				look: "ink",
				"aria-disabled": working,
				children: working ? texts.creating : texts.create
			}) })
		]
	});
}
// web/features/organisations/api-keys/new-key-slip.tsx
/** A key that was just made: the only place where it can be read. */
function NewKeySlip({ text, item, onSaved }) {
	const { once, scopes, and, list } = useAreaTexts(apiKeyTexts);
	const { date } = useLanguage();
	const code = useRef(null);
	const title = useRef(null);
	useEffect(() => {
		title.current?.focus();
		title.current?.scrollIntoView({ block: "center" });
	}, []);
	const copy = async () => {
		if (await copyText(text, code.current)) toast(once.copied);
		else toast(once.copyFailed, { kind: "failure" });
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "key-slip",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "min-w-0",
			children: [
				/* @__PURE__ */ jsxs("p", {
					className: "flex items-center gap-1.5 text-[13px] font-semibold text-jade",
					children: [/* @__PURE__ */ jsx(Check, {
						size: 15,
						strokeWidth: 2,
						"aria-hidden": true
					}), once.created]
				}),
				/* @__PURE__ */ jsx("h2", {
					ref: title,
					tabIndex: -1,
					className: "mt-1 text-2xl leading-8 outline-none",
					children: once.title
				}),
				/* @__PURE__ */ jsx("p", {
					className: "mt-3",
					children: /* @__PURE__ */ jsx("code", {
						ref: code,
						className: "key-text",
						children: text
					})
				}),
				/* @__PURE__ */ jsxs("p", {
					className: "slug",
					children: [
						/* @__PURE__ */ jsx("b", { children: item.name }),
						/* @__PURE__ */ jsx("span", { children: item.scopes.map((scope) => scopes[scope]).join(and) }),
						/* @__PURE__ */ jsx("span", { children: item.points_limit === null ? once.noLimit : once.limit({ points: item.points_limit }) }),
						item.expires_at !== null && /* @__PURE__ */ jsx("span", { children: list.expires({ date: date(item.expires_at) }) })
					]
				})
			]
		}), /* @__PURE__ */ jsxs("div", {
			className: "key-slip-acts",
			children: [/* @__PURE__ */ jsxs(Button, {
				look: "seal",
				onClick: () => void copy(),
				children: [/* @__PURE__ */ jsx(Copy, {
					size: 15,
					strokeWidth: 1.6,
					"aria-hidden": true
				}), once.copy]
			}), /* @__PURE__ */ jsx(Button, {
				look: "quiet",
				onClick: onSaved,
				children: once.saved
			})]
		})]
	});
}
// web/features/organisations/api-keys/api-keys-page.tsx
/** Keys by which programs call the API for the current organisation. */
function ApiKeysPage() {
	const { page } = useAreaTexts(apiKeyTexts);
	const { language } = useLanguage();
	return /* @__PURE__ */ jsx(MemberPage, {
		title: TEAM_TITLES[language].apiKeys,
		guest: page.guest,
		children: (user) => isOrgAdmin(user) ? /* @__PURE__ */ jsx(Keys, {}) : /* @__PURE__ */ jsx("p", {
			className: "mt-4 text-ink-2",
			children: page.membersOnly
		})
	});
}
function Keys() {
	const { page, list, form } = useAreaTexts(apiKeyTexts);
	const organisation = useOrganisation();
	const query = useApiKeys();
	const [made, setMade] = useState();
	if (query.data === void 0 || organisation.data === void 0) return /* @__PURE__ */ jsx(LoadState, { query: query.data === void 0 ? query : organisation });
	const { items, limit } = query.data;
	const readAt = query.dataUpdatedAt;
	const working = items.filter(({ revoked_at, expires_at }) => revoked_at === null && (expires_at === null || Date.parse(expires_at) > readAt)).length;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("div", {
			className: "mt-2 mb-8 flex flex-wrap items-center gap-x-6 gap-y-3",
			children: [/* @__PURE__ */ jsx("p", {
				className: "min-w-0 flex-[1_1_320px] text-ink-2",
				children: page.lead({ team: organisation.data.name })
			}), /* @__PURE__ */ jsxs("a", {
				className: buttonClass({ size: "small" }),
				href: "/api",
				children: [/* @__PURE__ */ jsx(BookOpen, {
					size: 15,
					strokeWidth: 1.6,
					"aria-hidden": true
				}), page.reference]
			})]
		}),
		made && /* @__PURE__ */ jsx(NewKeySlip, {
			text: made.key,
			item: made.item,
			onSaved: () => setMade(void 0)
		}, made.item.id),
		/* @__PURE__ */ jsxs("section", {
			"aria-labelledby": "keys",
			className: "border-t border-ink py-8",
			children: [/* @__PURE__ */ jsxs("div", {
				className: "mb-3 flex items-baseline gap-3",
				children: [/* @__PURE__ */ jsx("h2", {
					id: "keys",
					className: "text-xl leading-7",
					children: list.title
				}), /* @__PURE__ */ jsx("span", {
					className: "numbers text-[13px] text-ink-2",
					children: list.count({
						count: working,
						limit
					})
				})]
			}), items.length === 0 ? /* @__PURE__ */ jsx("p", {
				className: "text-ink-2",
				children: list.none
			}) : /* @__PURE__ */ jsx(KeyTable, {
				keys: items,
				fresh: made?.item.id,
				readAt
			})]
		}),
		/* @__PURE__ */ jsxs("section", {
			"aria-labelledby": "new-key",
			className: "border-t border-ink py-8",
			children: [
				/* @__PURE__ */ jsx("h2", {
					id: "new-key",
					className: "text-xl leading-7",
					children: form.title
				}),
				/* @__PURE__ */ jsx("p", {
					className: "mt-1 mb-5 text-[13px] text-ink-2",
					children: form.line
				}),
				/* @__PURE__ */ jsxs("div", {
					className: "key-new",
					children: [working >= limit ? /* @__PURE__ */ jsx("p", { children: form.full({ limit }) }) : /* @__PURE__ */ jsx(NewKeyForm, { onMade: setMade }), /* @__PURE__ */ jsx(KeySample, {})]
				})
			]
		})
	] });
}
export { ApiKeysPage as default };
