import { t as GENERATOR } from "./generator.static-DDpEWtty.js";
import { f as LanguageLink } from "../../entry-server.js";
import { t as listPrice } from "./list-price-gMFTffVl.js";
import { a as useMessages, i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { n as useSite } from "./site-D4Lq5DGU.js";
import { t as NeedsModel } from "./needs-model-CmTRJ3Gt.js";
import { jsx, jsxs } from "react/jsx-runtime";
// contract/messages/en/home.ts
var number$1 = (value) => value.toLocaleString("en");
var home$1 = {
	hero: {
		first: "Write the picture.",
		second: "Keep the receipt."
	},
	lead: "Inkreel draws from your words and shows which words it used. You see the price before every run, and a run that fails is refunded.",
	prompt: "Describe a picture",
	draw: "Draw it",
	price: ({ points }) => `${number$1(points)} points`,
	onePicture: "1 picture",
	gift: ({ points, pictures }) => `Sign up for ${number$1(points)} points, enough for ${number$1(pictures)} standard pictures.`,
	engine: "Built-in engine, no AI model",
	size: ({ width, height }) => `${width} × ${height}`,
	intents: {
		title: "What do you want to make?",
		lead: "Pick a job. It opens with a prompt or a sample, ready to run."
	},
	tools: {
		title: "All tools, with prices",
		lead: "Points per picture, or per started 5 seconds of video. Draft quality costs half, best quality double."
	},
	gallery: {
		title: "Made with Inkreel",
		lead: "Straight from the built-in engine, not retouched. Open one to reuse its prompt."
	},
	promise: {
		title: "How points work",
		lead: "Every picture comes with this receipt.",
		steps: {
			quoted: "Quoted before you click",
			held: "Held while it is drawn",
			settled: "Charged when it is saved",
			returned: "Refunded if it fails"
		},
		example: "Four candidates, one of them cancelled",
		receipt: "Receipt"
	}
};
// contract/messages/zh/home.ts
var number = (value) => value.toLocaleString("zh-CN");
// contract/messages/areas/home.ts
/** The home page. Loaded with it. */
var homeTexts = {
	en: home$1,
	zh: {
		hero: {
			first: "写字成图",
			second: "笔笔有数"
		},
		lead: "写一句话就能成画，并标出读懂了哪些词。落笔之前先看到要花多少积分；没画成，积分原数退回。",
		prompt: "描述一幅画面",
		draw: "落笔",
		price: ({ points }) => `${number(points)}\u00a0积分`,
		onePicture: "1\xA0张",
		gift: ({ points, pictures }) => `注册即送 ${number(points)}\u00a0积分，标准画质可画 ${number(pictures)}\u00a0张。`,
		engine: "内置引擎，未使用 AI 模型",
		size: ({ width, height }) => `${width} × ${height}`,
		intents: {
			title: "想做什么？",
			lead: "选一项就能开始，提示词和示例图都已备好。"
		},
		tools: {
			title: "全部工具与价格",
			lead: "每张图或每 5\xA0秒视频所需积分，不足 5\xA0秒按 5\xA0秒计。草稿画质减半，精细画质加倍。"
		},
		gallery: {
			title: "Inkreel 作品",
			lead: "内置引擎直接画出，未经修饰。点开即可套用提示词。"
		},
		promise: {
			title: "积分怎么算",
			lead: "每张图都附有扣费明细。",
			steps: {
				quoted: "报价，点击之前",
				held: "预扣，绘制期间",
				settled: "扣费，保存之后",
				returned: "退回，失败或取消"
			},
			example: "画四张，其中一张取消",
			receipt: "扣费明细"
		}
	}
};
// web/features/pages/home/editor-path.ts
/** Address of the generator's editor with a form that is filled in; `style` is a style's name in the contract. */
function editorPath(start) {
	return `${GENERATOR.editor}?${new URLSearchParams(start)}`;
}
// web/features/pages/home/home-tools.static.ts
var JOB_TOOLS = [
	{
		"id": "ai-object-remover",
		"sites": ["intl", "cn"],
		"apiPath": "/ai/image/inpainting/erase",
		"points": 10,
		"pricedBy": ["count"],
		"editor": "/img-tools/ai-object-remover/editor",
		"name": {
			"en": "Object remover",
			"zh": "物体去除"
		},
		"needsModel": false
	},
	{
		"id": "remove-bg",
		"sites": ["intl", "cn"],
		"apiPath": "/ai/image/segment",
		"points": 5,
		"pricedBy": [],
		"editor": "/img-tools/remove-bg/editor",
		"name": {
			"en": "Background remover",
			"zh": "智能抠图"
		},
		"needsModel": false
	},
	{
		"id": "ai-image-ecommerce",
		"sites": ["intl", "cn"],
		"apiPath": "/ai/image/ecommerce",
		"points": 40,
		"pricedBy": ["count"],
		"editor": "/img-tools/ai-image-ecommerce/editor",
		"name": {
			"en": "Product picture",
			"zh": "电商商品图"
		},
		"needsModel": false
	},
	{
		"id": "ai-image-upscaler",
		"sites": ["intl", "cn"],
		"apiPath": "/ai/image/upscale",
		"points": 10,
		"pricedBy": [],
		"editor": "/img-tools/ai-image-upscaler/editor",
		"name": {
			"en": "Image upscaler",
			"zh": "高清放大"
		},
		"needsModel": false
	},
	{
		"id": "repaint",
		"sites": ["intl", "cn"],
		"apiPath": "/ai/image/repaint",
		"points": 15,
		"pricedBy": [],
		"editor": "/img-tools/repaint/editor",
		"name": {
			"en": "Repaint",
			"zh": "风格重绘"
		},
		"needsModel": false
	},
	{
		"id": "hair",
		"sites": ["intl", "cn"],
		"apiPath": "/ai/image/hair",
		"points": 15,
		"pricedBy": [],
		"editor": "/img-tools/hair/editor",
		"name": {
			"en": "Hair",
			"zh": "换发型"
		},
		"needsModel": false
	},
	{
		"id": "lip-sync",
		"sites": ["intl", "cn"],
		"apiPath": "/ai/video/emo/generate",
		"points": 40,
		"pricedBy": ["seconds"],
		"editor": "/video-tools/lip-sync/editor",
		"name": {
			"en": "Lip sync",
			"zh": "口型同步"
		},
		"needsModel": false
	},
	{
		"id": "remove-subtitle",
		"sites": ["intl", "cn"],
		"apiPath": "/ai/video/subtitle/remove",
		"points": 20,
		"pricedBy": ["seconds", "quality"],
		"editor": "/video-tools/remove-subtitle/editor",
		"name": {
			"en": "Remove subtitles",
			"zh": "字幕去除"
		},
		"needsModel": false
	},
	{
		"id": "translate-subtitle",
		"sites": ["intl", "cn"],
		"apiPath": "/ai/video/translate/subtitle",
		"points": 20,
		"pricedBy": ["seconds"],
		"editor": "/video-tools/translate-subtitle/editor",
		"name": {
			"en": "Translate subtitles",
			"zh": "翻译字幕"
		},
		"needsModel": false
	},
	{
		"id": "translate-audio",
		"sites": ["intl", "cn"],
		"apiPath": "/ai/video/translate/audio",
		"points": 30,
		"pricedBy": ["seconds"],
		"editor": "/video-tools/translate-audio/editor",
		"name": {
			"en": "Translate audio",
			"zh": "翻译配音"
		},
		"needsModel": false
	}
];
// web/features/pages/home/samples.ts
/** The annotated proofs of the hero, one per language. */
var HERO = {
	en: {
		id: "hero-en",
		prompt: {
			en: "A little girl in a yellow raincoat with her cat in the rain, picture book",
			zh: "雨中，穿黄色雨衣的小女孩和她的猫，绘本"
		},
		drawn: "en",
		style: "picture_book",
		width: 1024,
		height: 1024,
		seed: 3,
		kept: 1024,
		copies: [448, 700]
	},
	zh: {
		id: "hero-zh",
		prompt: {
			en: "Water ink: a small boat on the river, an old fisherman, distant mountains in mist",
			zh: "水墨画：江上一叶小舟，渔翁垂钓，远山云雾"
		},
		drawn: "zh",
		style: "water_ink",
		width: 1024,
		height: 1024,
		seed: 7,
		kept: 1024,
		copies: [448, 660]
	}
};
/** Jobs to start from. */
var INTENTS = [
	{
		id: "intent-book",
		job: {
			en: "Illustrate a picture book",
			zh: "给绘本配一张图"
		},
		prompt: {
			en: "A boy and a fox in the autumn forest, picture book",
			zh: "秋天的森林里，男孩和一只狐狸，绘本"
		},
		drawn: "en",
		style: "picture_book",
		width: 512,
		height: 512,
		seed: 21,
		kept: 192
	},
	{
		id: "intent-character",
		job: {
			en: "Draw a character",
			zh: "画一个角色"
		},
		prompt: {
			en: "A girl in a blue dress with a dog in a park, anime",
			zh: "公园里，穿蓝色连衣裙的女孩和一只狗，动漫风格"
		},
		drawn: "en",
		style: "anime",
		width: 512,
		height: 512,
		seed: 11,
		kept: 192
	},
	{
		id: "intent-landscape",
		job: {
			en: "Paint a landscape",
			zh: "画一片风景"
		},
		prompt: {
			en: "A mountain lake in the morning, photo",
			zh: "清晨的高山湖泊，照片"
		},
		drawn: "en",
		width: 512,
		height: 512,
		seed: 5,
		kept: 192
	},
	{
		id: "intent-comic",
		job: {
			en: "Draw a comic panel",
			zh: "画一格漫画"
		},
		prompt: {
			en: "A red car driving through the city, retro comic",
			zh: "红色汽车驶过城市，复古漫画"
		},
		drawn: "en",
		style: "retro_comics",
		width: 512,
		height: 512,
		seed: 9,
		kept: 192
	}
];
/** Jobs that begin with the person's picture or video, by tool, with a picture below `web/public/samples/`. */
var MEDIA_JOBS = [
	{
		tool: "ai-object-remover",
		picture: "ai-object-remover/launch-after-320.webp",
		job: {
			en: "Clean up a photo",
			zh: "去掉照片里的杂物"
		}
	},
	{
		tool: "remove-bg",
		picture: "remove-bg/mug-cut-320.webp",
		job: {
			en: "Cut out a product",
			zh: "把商品抠出来"
		}
	},
	{
		tool: "ai-image-ecommerce",
		picture: "ai-image-ecommerce/vase-marble-320.webp",
		job: {
			en: "Show a product on a table",
			zh: "给商品拍一张桌面照"
		}
	},
	{
		tool: "ai-image-upscaler",
		picture: "ai-image-upscaler/cat-320.webp",
		job: {
			en: "Enlarge a small picture",
			zh: "把小图放大"
		}
	},
	{
		tool: "repaint",
		picture: "repaint/portrait-comic-320.webp",
		job: {
			en: "Turn a photo into a comic",
			zh: "把照片变成漫画"
		}
	},
	{
		tool: "hair",
		picture: "hair/copper-320.webp",
		job: {
			en: "Try another hair colour",
			zh: "换个发色看看"
		}
	},
	{
		tool: "lip-sync",
		picture: "photos/astronaut-320.webp",
		job: {
			en: "Make a portrait speak",
			zh: "让照片开口说话"
		}
	},
	{
		tool: "remove-subtitle",
		picture: "remove-subtitle/launch-320.webp",
		job: {
			en: "Take subtitles out of a video",
			zh: "去掉视频里的字幕"
		}
	},
	{
		tool: "translate-subtitle",
		picture: "translate-subtitle/launch-zh-320.webp",
		job: {
			en: "Subtitle a video",
			zh: "给视频配字幕"
		}
	},
	{
		tool: "translate-audio",
		picture: "media/talk-320.webp",
		job: {
			en: "Dub a video",
			zh: "给视频换一种语言"
		}
	}
];
/** The gallery, in its order: a wide one, a middle one, a narrow one, and the same in reverse. */
var GALLERY = [
	{
		id: "gallery-mountains",
		prompt: {
			en: "Autumn mountains by a lake, photo",
			zh: "湖边的秋日群山，照片"
		},
		drawn: "en",
		width: 1152,
		height: 768,
		seed: 4243,
		kept: 800,
		copies: [540]
	},
	{
		id: "gallery-ink",
		prompt: {
			en: "A fisherman by the river, a boat, misty mountains, water ink",
			zh: "江边渔翁垂钓，一只小船，远山云雾，水墨画"
		},
		drawn: "zh",
		style: "water_ink",
		width: 960,
		height: 816,
		seed: 10,
		kept: 640,
		copies: [420]
	},
	{
		id: "gallery-mug",
		prompt: {
			en: "A red ceramic mug on a wooden table, product photo",
			zh: "木桌上的红色陶瓷杯，产品摄影"
		},
		drawn: "en",
		width: 768,
		height: 896,
		seed: 4,
		kept: 480,
		copies: [360]
	},
	{
		id: "gallery-cherry",
		prompt: {
			en: "A girl in a red kimono holding a lantern in a park with cherry trees, anime",
			zh: "公园的樱花树下，穿红色和服的少女提着灯笼，动漫风格"
		},
		drawn: "en",
		style: "anime",
		width: 768,
		height: 896,
		seed: 3,
		kept: 480,
		copies: [360]
	},
	{
		id: "gallery-lighthouse",
		prompt: {
			en: "A red and white lighthouse by the sea at dusk, ukiyo-e",
			zh: "黄昏海边的红白灯塔，浮世绘"
		},
		drawn: "en",
		style: "ukiyo_e",
		width: 1152,
		height: 768,
		seed: 44,
		kept: 800,
		copies: [540]
	},
	{
		id: "gallery-astronaut",
		prompt: {
			en: "An astronaut and a dog on the moon, 3D cartoon",
			zh: "月球上的宇航员和一只狗，3D 卡通"
		},
		drawn: "en",
		style: "3d_cartoon",
		width: 960,
		height: 816,
		seed: 8,
		kept: 640,
		copies: [420]
	}
];
HERO.zh.prompt, HERO.zh.style;
/** The files of a sample: its address, width as kept, and widths of its copies. */
function filesOfSample({ id, width, kept, copies = [] }) {
	return {
		file: `/samples/home/${id}.webp`,
		width: Math.min(width, kept),
		copies
	};
}
// web/features/pages/home/intents.tsx
/**
* Jobs to start from: each opens its tool, with a prompt that can be run immediately if it starts from one.
*/
function Intents() {
	const { language } = useLanguage();
	const home = useAreaTexts(homeTexts);
	const { shell } = useMessages();
	const site = useSite();
	const jobs = [...INTENTS.map(({ id, job, prompt, style }) => ({
		to: editorPath({
			prompt: prompt[language],
			...style && { style }
		}),
		picture: `/samples/home/${id}.webp`,
		job,
		tool: GENERATOR
	})), ...MEDIA_JOBS.flatMap(({ tool: id, picture, job }) => {
		const tool = JOB_TOOLS.find((one) => one.id === id && one.sites.includes(site.id));
		return tool ? [{
			to: tool.editor,
			picture: `/samples/${picture}`,
			job,
			tool
		}] : [];
	})];
	return /* @__PURE__ */ jsxs("section", {
		className: "section",
		children: [/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsx("h2", { children: home.intents.title }), /* @__PURE__ */ jsx("p", { children: home.intents.lead })] }), /* @__PURE__ */ jsx("ul", {
			className: "index",
			children: jobs.map(({ to, picture, job, tool }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs(LanguageLink, {
				to,
				children: [/* @__PURE__ */ jsx("img", {
					src: picture,
					alt: "",
					width: 64,
					height: 64,
					loading: "lazy",
					decoding: "async"
				}), /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("span", {
					className: "index-title",
					children: job[language]
				}), /* @__PURE__ */ jsxs("span", {
					className: "leader",
					children: [/* @__PURE__ */ jsxs("span", { children: [tool.name[language], /* @__PURE__ */ jsx(NeedsModel, { tool })] }), /* @__PURE__ */ jsx("span", { children: shell.price(listPrice(tool, tool.points)) })]
				})] })]
			}) }, picture))
		})]
	});
}
export { editorPath as a, filesOfSample as i, GALLERY as n, homeTexts as o, HERO as r, Intents as t };
