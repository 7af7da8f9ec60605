import { n as quote } from "./pricing-Pn8Brdwn.js";
import { D as usePointConfig, Ot as toolPath, _ as buttonClass, f as LanguageLink, p as useBarePath, xt as useTool } from "../../entry-server.js";
import { a as useMessages, i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { i as LANDING_SIZES, r as LANDING_COPIES, t as BeforeAfter } from "./before-after-CXzciY4y.js";
import { t as srcSetOf } from "./picture-copies-DOtS11Oc.js";
import { useLayoutEffect, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// contract/messages/en/landing.ts
var number$1 = (value) => value.toLocaleString("en");
var points$1 = (value) => value === 1 ? "1 point" : `${number$1(value)} points`;
/** The page that explains a tool. */
var landing$1 = {
	open: "Open the editor",
	tryIt: "Try this prompt",
	given: "Inputs",
	samples: "Made with this tool",
	steps: "How it works",
	price: "Price",
	priceLine: "Points are held when a run starts and charged when its results are saved.",
	inBrowser: "Free. Runs in your browser.",
	onePicture: "One picture",
	fiveSeconds: "Per 5 seconds or part of it",
	inTier: ({ what, tier }) => `${what}, ${tier.toLowerCase()}`,
	perPicture: "One picture, standard",
	draft: "One picture, draft",
	best: "One picture, best",
	four: "Four pictures",
	fourStandard: "Four pictures, standard",
	failedRun: "A failed or cancelled picture",
	failedVideo: "A failed or cancelled video",
	limits: "Limits",
	questions: "Questions",
	points: ({ points: value }) => points$1(value)
};
// contract/messages/zh/landing.ts
var number = (value) => value.toLocaleString("zh");
var points = (value) => `${number(value)}\u00a0积分`;
// contract/messages/areas/landing.ts
/** The pages that explain a tool. Loaded with them. */
var landingTexts = {
	en: landing$1,
	zh: {
		open: "打开编辑器",
		tryIt: "试试这段提示词",
		given: "用到的素材",
		samples: "用这个工具生成",
		steps: "怎么用",
		price: "价格",
		priceLine: "开始生成时预扣积分，作品保存后扣费。",
		inBrowser: "免费，在浏览器中完成。",
		onePicture: "一张图片",
		fiveSeconds: "每 5\xA0秒，不足 5\xA0秒按 5\xA0秒计",
		inTier: ({ what, tier }) => `${what}，${tier}`,
		perPicture: "一张，标准",
		draft: "一张，草稿",
		best: "一张，精细",
		four: "四张图片",
		fourStandard: "四张，标准",
		failedRun: "失败或取消的图片",
		failedVideo: "失败或取消的视频",
		limits: "限制",
		questions: "常见问题",
		points: ({ points: value }) => points(value)
	}
};
// web/features/landing/given-to.ts
var isChinese = (text) => /\p{Script=Han}/u.test(text);
/** Pictures and words that a sample's run was given besides its first picture; words only in the reader's language. */
function givenTo({ fields }, { input }, language) {
	return fields.flatMap((field) => {
		if (!("text" in field) || !field.text) return [];
		const value = input["name" in field ? field.name : field.kind];
		const text = field.text[language];
		const { label } = text;
		if ("placeholder" in text) return typeof value === "string" && isChinese(value) === (language === "zh") ? [{
			label,
			words: value,
			pictures: []
		}] : [];
		if ("secondsName" in field) return [];
		const pictures = [value].flat().filter((one) => typeof one === "string" && one.startsWith("/samples/"));
		return pictures.length > 0 ? [{
			label,
			pictures
		}] : [];
	});
}
// web/features/landing/film-sample.tsx
/** The poster of a film: its first picture, in a file next to it. */
var posterOf = (address) => address.replace(/\.mp4$/, ".webp");
/** A sample with sound. It plays on request, and switches to its source, a picture or a film, at the same moment. */
function FilmSample({ toolId, sample }) {
	const { comparison } = useMessages().pages;
	const { language } = useLanguage();
	const { file, width, height, before } = sample;
	const player = useRef(null);
	const left = useRef(void 0);
	const [isBefore, setBefore] = useState(false);
	const said = sample.text?.[language] ?? "";
	const address = `/samples/${toolId}/${file}`;
	const given = before?.startsWith("/") ? before : `/samples/${toolId}/${before}`;
	const isFilm = before?.endsWith(".mp4") ?? false;
	const url = isBefore && isFilm ? given : address;
	useLayoutEffect(() => {
		const [video, place] = [player.current, left.current];
		left.current = void 0;
		if (!video || !place) return void 0;
		const goOn = () => {
			video.currentTime = Math.min(place.time, video.duration);
		};
		video.addEventListener("loadedmetadata", goOn, { once: true });
		if (place.plays) video.play().catch(() => void 0);
		else video.load();
		return () => video.removeEventListener("loadedmetadata", goOn);
	}, [url]);
	const show = (toBefore) => {
		const video = player.current;
		if (toBefore === isBefore || !video) return;
		if (isFilm && (video.currentTime > 0 || !video.paused)) left.current = {
			time: video.currentTime,
			plays: !video.paused
		};
		if (!isFilm) video.pause();
		setBefore(toBefore);
	};
	const choices = [{
		name: comparison.before,
		value: true
	}, {
		name: comparison.after,
		value: false
	}];
	return /* @__PURE__ */ jsxs("figure", {
		className: "print film-sample",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "before-after-frame",
			style: { aspectRatio: `${width} / ${height}` },
			children: [/* @__PURE__ */ jsx("video", {
				ref: player,
				src: url,
				poster: posterOf(address),
				width,
				height,
				controls: true,
				playsInline: true,
				preload: "none",
				"aria-label": said
			}), isBefore && !isFilm && /* @__PURE__ */ jsx("img", {
				src: given,
				alt: comparison.before,
				width,
				height
			})]
		}), /* @__PURE__ */ jsxs("figcaption", {
			className: "slug",
			children: [/* @__PURE__ */ jsx("b", { children: said }), before && /* @__PURE__ */ jsx("span", {
				className: "film-sample-choice",
				role: "group",
				"aria-label": comparison.compare,
				children: choices.map(({ name, value }) => /* @__PURE__ */ jsx("button", {
					type: "button",
					"aria-pressed": value === isBefore,
					onClick: () => show(value),
					children: name
				}, name))
			})]
		})]
	});
}
// web/features/landing/sample-inputs.tsx
/** Side of the pictures, in pixels. */
var SIDE = 200;
/** Shown beside the only sample of a tool: the input of its run. */
function SampleInputs({ tool, sample }) {
	const landing = useAreaTexts(landingTexts);
	const { language } = useLanguage();
	const given = givenTo(tool, sample, language);
	if (given.length === 0) return null;
	return /* @__PURE__ */ jsxs("div", {
		className: "landing-inputs",
		children: [/* @__PURE__ */ jsx("h2", { children: landing.given }), given.map(({ label, words, pictures }) => /* @__PURE__ */ jsxs("figure", {
			className: "print",
			children: [
				pictures.map((address) => /* @__PURE__ */ jsx("img", {
					src: address,
					alt: "",
					width: SIDE,
					height: SIDE,
					loading: "lazy",
					decoding: "async"
				}, address)),
				words && /* @__PURE__ */ jsx("blockquote", { children: words }),
				/* @__PURE__ */ jsx("figcaption", {
					className: "slug",
					children: /* @__PURE__ */ jsx("b", { children: label })
				})
			]
		}, label))]
	});
}
// web/features/landing/sample-order.ts
/**
* The samples of a landing page in display order: the tallest first, since it is the largest thing that a phone shows
* and the only one loaded with the page; then as the catalogue has them, with those whose words are in the reader's
* language before the others.
*/
function sampleOrder(samples, language) {
	const own = ({ input, text }) => text !== void 0 || /\p{Script=Han}/u.test(String(input["prompt"])) === (language === "zh");
	const [first, ...others] = [...samples.filter(own), ...samples.filter((sample) => !own(sample))];
	if (!first) return [];
	const tallest = others.filter(own).reduce((tall, one) => steepness(one) > steepness(tall) ? one : tall, first);
	return [tallest, ...[first, ...others].filter((sample) => sample !== tallest)];
}
var steepness = ({ width, height }) => height / width;
// web/features/landing/landing-samples.tsx
/** Pictures that the tool made, each with the words that made it and a way to run the same words. */
function LandingSamples({ tool, editor }) {
	const landing = useAreaTexts(landingTexts);
	const { language } = useLanguage();
	if (tool.samples.length === 0) return null;
	const samples = sampleOrder(tool.samples, language);
	return /* @__PURE__ */ jsxs("section", {
		className: "landing-samples",
		"data-few": samples.length < 4,
		"aria-label": landing.samples,
		children: [samples.map((sample, index) => {
			const { file, width, height, input } = sample;
			if (file.endsWith(".mp4")) return /* @__PURE__ */ jsx(FilmSample, {
				toolId: tool.id,
				sample
			}, file);
			if (sample.text) return /* @__PURE__ */ jsx(BeforeAfter, {
				toolId: tool.id,
				sample,
				eager: index === 0
			}, file);
			const prompt = String(input["prompt"] ?? "");
			const address = `/samples/${tool.id}/${file}`;
			return /* @__PURE__ */ jsxs("figure", {
				className: "print",
				children: [/* @__PURE__ */ jsx("img", {
					className: "print-picture",
					src: address,
					srcSet: srcSetOf({
						file: address,
						width,
						copies: LANDING_COPIES
					}),
					sizes: LANDING_SIZES,
					alt: prompt,
					width,
					height,
					loading: index === 0 ? "eager" : "lazy",
					fetchPriority: index === 0 ? "high" : "low",
					decoding: index === 0 ? "sync" : "async"
				}), /* @__PURE__ */ jsxs("figcaption", {
					className: "slug",
					children: [/* @__PURE__ */ jsx("b", { children: prompt }), /* @__PURE__ */ jsx(LanguageLink, {
						className: "link",
						to: `${editor}?prompt=${encodeURIComponent(prompt)}`,
						children: landing.tryIt
					})]
				})]
			}, file);
		}), samples.length === 1 && samples[0] && /* @__PURE__ */ jsx(SampleInputs, {
			tool,
			sample: samples[0]
		})]
	});
}
// web/features/landing/structured-data.ts
/**
* The page's questions and steps as schema.org FAQPage and HowTo, ready for a script element of type
* application/ld+json: `<` is escaped, so that no text can end the element.
*/
function structuredData(text) {
	const data = [{
		"@context": "https://schema.org",
		"@type": "FAQPage",
		mainEntity: text.questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: {
				"@type": "Answer",
				text: answer
			}
		}))
	}, {
		"@context": "https://schema.org",
		"@type": "HowTo",
		name: text.name,
		step: text.steps.map((step, index) => ({
			"@type": "HowToStep",
			position: index + 1,
			text: step
		}))
	}];
	return JSON.stringify(data).replaceAll("<", "\\u003c");
}
// web/features/landing/landing-page.tsx
/** The page that explains the tool that the path names: what it does, samples, steps, price, limits, questions. */
function LandingPage() {
	const id = useBarePath().split("/")[2] ?? "";
	return /* @__PURE__ */ jsx(Landing, { tool: useTool(id) });
}
function Landing({ tool }) {
	const { shell } = useMessages();
	const landing = useAreaTexts(landingTexts);
	const editor = toolPath(tool, "editor");
	const { language } = useLanguage();
	const text = tool.text[language];
	const [sample, ...others] = tool.samples;
	const isAlone = sample && others.length === 0 && givenTo(tool, sample, language).length === 0;
	const steps = /* @__PURE__ */ jsx("ol", {
		className: "landing-steps",
		children: text.steps.map((step, index) => /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsx("span", {
			"aria-hidden": true,
			children: index + 1
		}), step] }, step))
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "wrap landing",
		children: [
			/* @__PURE__ */ jsx("script", {
				type: "application/ld+json",
				dangerouslySetInnerHTML: { __html: structuredData(text) }
			}),
			/* @__PURE__ */ jsxs("header", {
				className: "landing-head",
				children: [/* @__PURE__ */ jsx("h1", { children: text.name }), /* @__PURE__ */ jsxs("div", { children: [
					/* @__PURE__ */ jsx("p", { children: text.line }),
					/* @__PURE__ */ jsx(LanguageLink, {
						className: buttonClass({
							look: "seal",
							size: "large"
						}),
						to: editor,
						children: landing.open
					}),
					tool.facts.needsModel && /* @__PURE__ */ jsxs("p", {
						className: "note needs-model-legend",
						"data-needs-model": tool.id,
						children: [/* @__PURE__ */ jsx("span", {
							className: "needs-model",
							"aria-hidden": true
						}), shell.needsModel]
					})
				] })]
			}),
			isAlone ? /* @__PURE__ */ jsxs("div", {
				className: "landing-beside",
				children: [/* @__PURE__ */ jsx(LandingSamples, {
					tool,
					editor
				}), /* @__PURE__ */ jsxs("section", { children: [/* @__PURE__ */ jsx("h2", { children: landing.steps }), steps] })]
			}) : /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(LandingSamples, {
				tool,
				editor
			}), /* @__PURE__ */ jsxs("section", {
				className: "section",
				children: [/* @__PURE__ */ jsx("header", { children: /* @__PURE__ */ jsx("h2", { children: landing.steps }) }), steps]
			})] }),
			/* @__PURE__ */ jsxs("section", {
				className: "section",
				children: [/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsx("h2", { children: landing.price }), tool.runs !== "browser" && /* @__PURE__ */ jsx("p", { children: landing.priceLine })] }), /* @__PURE__ */ jsx(PriceRows, { tool })]
			}),
			/* @__PURE__ */ jsxs("section", {
				className: "section",
				children: [/* @__PURE__ */ jsx("header", { children: /* @__PURE__ */ jsx("h2", { children: landing.limits }) }), /* @__PURE__ */ jsx("ul", {
					className: "landing-limits",
					children: text.limits.map((limit) => /* @__PURE__ */ jsx("li", { children: limit }, limit))
				})]
			}),
			/* @__PURE__ */ jsxs("section", {
				className: "section",
				children: [/* @__PURE__ */ jsx("header", { children: /* @__PURE__ */ jsx("h2", { children: landing.questions }) }), /* @__PURE__ */ jsx("dl", {
					className: "landing-questions",
					children: text.questions.map(({ question, answer }) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: question }), /* @__PURE__ */ jsx("dd", { children: answer })] }, question))
				})]
			})
		]
	});
}
/** What runs of the tool cost, from the points config once it is loaded. */
function PriceRows({ tool }) {
	const landing = useAreaTexts(landingTexts);
	const { language } = useLanguage();
	const unitPoints = usePointConfig()?.[tool.path] ?? tool.points;
	const { pricedBy, tiers } = tool.facts;
	const byQuality = pricedBy.includes("quality");
	const price = (quality, count = 1) => quote({
		unitPoints,
		quality,
		count
	}).points;
	if (tool.runs === "browser") return /* @__PURE__ */ jsx("p", { children: landing.inBrowser });
	const bySeconds = pricedBy.includes("seconds");
	const one = bySeconds ? landing.fiveSeconds : landing.onePicture;
	const byTier = tiers.map(({ value, text }) => [landing.inTier({
		what: one,
		tier: text[language].name
	}), price(value)]);
	const byQualityAlone = byQuality ? [
		[landing.perPicture, price("standard")],
		[landing.draft, price("draft")],
		[landing.best, price("best")]
	] : [[one, price("standard")]];
	const rows = [
		...tiers.length > 0 ? byTier : byQualityAlone,
		...pricedBy.includes("count") ? [[byQuality ? landing.fourStandard : landing.four, price("standard", 4)]] : [],
		[bySeconds ? landing.failedVideo : landing.failedRun, 0]
	];
	return /* @__PURE__ */ jsx("ul", {
		className: "landing-prices",
		children: rows.map(([label, points]) => /* @__PURE__ */ jsxs("li", {
			className: "leader",
			children: [/* @__PURE__ */ jsx("span", { children: label }), /* @__PURE__ */ jsx("span", { children: landing.points({ points }) })]
		}, label))
	});
}
export { LandingPage as default };
