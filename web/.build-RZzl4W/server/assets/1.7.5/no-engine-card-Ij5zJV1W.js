import { t as spaced } from "./spaced-CRrdSvFz.js";
import { F as call, N as useUser, _ as buttonClass, b as ENGINES, f as LanguageLink, j as useSiteFacts, wt as useCatalogue } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { i as adminEngines, t as useOfferedTools } from "./offered-tools-C39gNwVw.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
// contract/messages/en/no-engine.ts
var number$1 = (value) => value.toLocaleString("en");
var tools = (value) => value === 1 ? "1 tool" : `${number$1(value)} tools`;
var noEngine$1 = {
	state: "Not available here yet",
	title: ({ tool }) => `${tool} needs an AI model`,
	line: "None is connected here yet; the operator of this studio can add one. What you entered is kept.",
	free: "No points were charged.",
	instead: ({ tool, points }) => `${tool} instead, ${number$1(points)}`,
	others: "Tools that work here",
	operator: {
		state: "No engine",
		title: ({ tool }) => `Connect an engine for ${tool}`,
		line: "Any of these unlocks it, along with other tools.",
		key: "Set a key",
		unlocks: ({ tools: value }) => `unlocks ${tools(value)}`,
		/** Between two gains. */
		and: ", ",
		options: ({ tools: value }) => `more options in ${tools(value)}`,
		environment: "Under Engines in the console, or as an environment variable:",
		only: "Only operators see this."
	}
};
// contract/messages/zh/no-engine.ts
var number = (value) => value.toLocaleString("zh");
// contract/messages/areas/no-engine.ts
/** Shown if no engine serves a tool. */
var noEngineTexts = {
	en: noEngine$1,
	zh: {
		state: "这里暂不可用",
		title: ({ tool }) => `“${tool}”需要 AI 模型`,
		line: "这里还没有接入 AI 模型，平台管理员可以接入。你填写的内容都会保留。",
		free: "未扣积分。",
		instead: ({ tool, points }) => spaced`改用${tool}，${number(points)}\u00a0积分`,
		others: "看看现在可用的工具",
		operator: {
			state: "未接入引擎",
			title: ({ tool }) => `为“${tool}”接入引擎`,
			line: "接入以下任意一种，这个工具和其他一些工具即可使用。",
			key: "设置密钥",
			unlocks: ({ tools }) => `解锁 ${number(tools)}\u00a0个工具`,
			and: "，",
			options: ({ tools }) => `另为 ${number(tools)}\u00a0个工具增加选项`,
			environment: "在管理后台的“引擎”中填写，或设为环境变量：",
			only: "仅平台管理员可见。"
		}
	}
};
// web/editors/form/no-engine/ways-to-connect.ts
/** The engines that lack a setting and would serve this tool, those that unlock most first. */
function waysToConnect(engines, facts, capabilities, toolId) {
	const served = /* @__PURE__ */ new Map();
	for (const { capability, engines: routes } of engines) for (const { engine, name, missing } of routes) {
		if (missing === null) continue;
		const way = served.get(engine) ?? {
			name,
			missing,
			capabilities: /* @__PURE__ */ new Set()
		};
		way.capabilities.add(capability);
		served.set(engine, way);
	}
	return [...served].flatMap(([engine, { name, missing, capabilities: does }]) => {
		const gained = capabilities.filter(({ capability }) => does.has(capability)).map(({ id }) => id);
		const isClosed = (id) => facts[id]?.open === false;
		const hasGaps = (id) => Object.keys(facts[id]?.unserved ?? {}).length > 0;
		const way = {
			engine,
			name,
			missing,
			tools: gained.filter(isClosed).length,
			options: gained.filter((id) => !isClosed(id) && hasGaps(id)).length
		};
		return gained.includes(toolId) ? [way] : [];
	}).sort((one, other) => other.tools - one.tools);
}
// web/editors/form/no-engine/operator-card.tsx
/** Every engine that could be connected for the tool, with what it unlocks and the setting that it lacks. */
function OperatorCard({ tool }) {
	const { operator: texts } = useAreaTexts(noEngineTexts);
	const { language } = useLanguage();
	const facts = useSiteFacts();
	const { data } = useQuery({
		queryKey: ["admin", "engines"],
		queryFn: ({ signal }) => call(adminEngines, { signal })
	});
	const offered = useOfferedTools();
	const ways = data && facts ? waysToConnect(data, facts.tools, offered, tool.id) : [];
	return /* @__PURE__ */ jsxs("section", {
		className: "no-engine",
		role: "status",
		children: [
			/* @__PURE__ */ jsxs("p", {
				className: "no-engine-state",
				children: [/* @__PURE__ */ jsx("span", {
					className: "needs-model",
					"aria-hidden": true
				}), texts.state]
			}),
			/* @__PURE__ */ jsx("h2", { children: texts.title({ tool: tool.text[language].name }) }),
			/* @__PURE__ */ jsx("p", { children: texts.line }),
			/* @__PURE__ */ jsx("ul", { children: ways.map((way) => /* @__PURE__ */ jsx(Way, { way }, way.engine)) }),
			/* @__PURE__ */ jsx("p", {
				className: "note",
				children: texts.only
			})
		]
	});
}
function Way({ way }) {
	const { operator: texts } = useAreaTexts(noEngineTexts);
	const { language } = useLanguage();
	const gains = [...way.tools > 0 ? [texts.unlocks({ tools: way.tools })] : [], ...way.options > 0 ? [texts.options({ tools: way.options })] : []];
	return /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsxs(LanguageLink, {
		to: ENGINES,
		children: [
			/* @__PURE__ */ jsx(KeyRound, {
				size: 18,
				strokeWidth: 1.6,
				"aria-hidden": true
			}),
			/* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("b", { children: texts.key }), /* @__PURE__ */ jsx("span", { children: way.name[language] })] }),
			/* @__PURE__ */ jsx("span", {
				className: "no-engine-gains",
				children: gains.join(texts.and)
			})
		]
	}), /* @__PURE__ */ jsxs("p", {
		className: "note",
		children: [
			texts.environment,
			" ",
			/* @__PURE__ */ jsx("code", { children: way.missing })
		]
	})] });
}
// web/editors/form/no-engine/no-engine-card.tsx
/** The tool that comes nearest to another one without needing a model. */
var NEAREST = { "ai-object-replacer": "ai-object-remover" };
/** Shown if no engine serves the tool: what that means and what to do, for users and for operators. */
function NoEngineCard({ tool }) {
	return useUser()?.is_operator === true ? /* @__PURE__ */ jsx(OperatorCard, { tool }) : /* @__PURE__ */ jsx(MemberCard, { tool });
}
function MemberCard({ tool }) {
	const texts = useAreaTexts(noEngineTexts);
	const { language } = useLanguage();
	const nearest = useCatalogue().find(({ id }) => id === NEAREST[tool.id]);
	return /* @__PURE__ */ jsxs("section", {
		className: "no-engine",
		role: "status",
		children: [
			/* @__PURE__ */ jsxs("p", {
				className: "no-engine-state",
				children: [/* @__PURE__ */ jsx("span", {
					className: "needs-model",
					"aria-hidden": true
				}), texts.state]
			}),
			/* @__PURE__ */ jsx("h2", { children: texts.title({ tool: tool.text[language].name }) }),
			/* @__PURE__ */ jsx("p", { children: texts.line }),
			/* @__PURE__ */ jsx("p", {
				className: "no-engine-free",
				children: texts.free
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "no-engine-ways",
				children: [nearest && /* @__PURE__ */ jsx(LanguageLink, {
					className: buttonClass({ look: "ink" }),
					to: nearest.editor,
					children: texts.instead({
						tool: nearest.name[language],
						points: nearest.points
					})
				}), /* @__PURE__ */ jsx(LanguageLink, {
					className: buttonClass({}),
					to: "/create",
					children: texts.others
				})]
			})
		]
	});
}
export { NoEngineCard as default };
