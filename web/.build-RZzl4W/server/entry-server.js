import { t as __exportAll } from "./assets/1.7.5/rolldown-runtime-D8jQpDG7.js";
import { i as SITES, n as useSite, r as LANGUAGE_COOKIE, t as SiteContext } from "./assets/1.7.5/site-D4Lq5DGU.js";
import { t as areaTextsLoaded } from "./assets/1.7.5/area-texts-CUYWs46C.js";
import { n as loadOnNeed, t as isLoadFailure } from "./assets/1.7.5/load-on-need-C8SaKxkf.js";
import { a as useMessages, i as useLanguage, n as loadMessages, t as MessagesProvider } from "./assets/1.7.5/messages-DIgvXott.js";
import { a as useLocation, i as pageAt, n as StaticRouter, o as useNavigate, r as localAddress$1, t as ParamsContext } from "./assets/1.7.5/router-BPcfdpKO.js";
import { E as useGlobalDialog, S as finishSignIn, _ as askToSignIn, a as endSession, c as hasSealKey, f as loadForNext, g as askToBuy, h as useSignedIn, i as dropSession, l as hasSeals, o as followSession, r as currentToken } from "./assets/1.7.5/session-DiDZXz4K.js";
import { t as currentUser } from "./assets/1.7.5/accounts-DPOkM-YG.js";
import { t as ApiError } from "./assets/1.7.5/api-error-BZ-ri-ws.js";
import { v as REQUEST_TIMEOUT_MS } from "./assets/1.7.5/limits-owx9t46c.js";
import { n as serverWrites, r as storeWrites } from "./assets/1.7.5/hold-writes-CfaBYfHJ.js";
import { r as useStore, t as createStore } from "./assets/1.7.5/store-CbiqaTvC.js";
import { prerender } from "react-dom/static";
import { Component, Fragment, Suspense, createElement, lazy, use, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Check, ChevronDown, ChevronsUpDown, Menu, SunMoon } from "lucide-react";
// contract/tools/index.ts
/** The tool catalogue, in menu order. */
var TOOLS = [
	{
		"id": "ai-image-generator",
		"kind": "image",
		"group": "generate",
		"path": "/ai/image/text2image",
		"aliases": [
			{
				"path": "/ai/text/image",
				"shape": 6,
				"fixed": { "quality": "standard" }
			},
			{
				"path": "/ai/text/image/fast",
				"shape": 6,
				"fixed": { "quality": "draft" }
			},
			{
				"path": "/ai/image/text/v3",
				"shape": 2,
				"fixed": { "quality": "best" }
			}
		],
		"capability": "text_to_image",
		"points": 20,
		"shape": 1,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "prompt",
				"samples": {
					"en": [
						"A little girl in a yellow raincoat walking her cat in the rain, picture book",
						"A lighthouse on a cliff at dusk, ukiyo-e",
						"A red ceramic mug on a wooden table, morning light, product photo",
						"Snowy mountains mirrored in a still lake at sunrise, photo"
					],
					"zh": [
						"穿汉服的少女提着灯笼站在樱花树下，动漫风格",
						"江上渔翁独坐小舟，远山云雾，水墨画",
						"大理石台面上的一瓶香水，柔光，产品摄影",
						"秋天的森林里，男孩骑着自行车，旁边跟着一只狐狸，绘本"
					]
				}
			},
			{
				"kind": "size",
				"presets": [
					{
						"label": "1:1",
						"value": "1024x1024",
						"width": 1024,
						"height": 1024
					},
					{
						"label": "16:9",
						"value": "1024x576",
						"width": 1024,
						"height": 576
					},
					{
						"label": "9:16",
						"value": "576x1024",
						"width": 576,
						"height": 1024
					},
					{
						"label": "4:3",
						"value": "1024x768",
						"width": 1024,
						"height": 768
					},
					{
						"label": "3:4",
						"value": "768x1024",
						"width": 768,
						"height": 1024
					},
					{
						"label": "3:2",
						"value": "1536x1024",
						"width": 1536,
						"height": 1024
					},
					{
						"label": "2:3",
						"value": "1024x1536",
						"width": 1024,
						"height": 1536
					},
					{
						"label": "1:1",
						"value": "512x512",
						"width": 512,
						"height": 512
					},
					{
						"label": "16:9",
						"value": "512x288",
						"width": 512,
						"height": 288
					},
					{
						"label": "9:16",
						"value": "288x512",
						"width": 288,
						"height": 512
					},
					{
						"label": "4:3",
						"value": "512x384",
						"width": 512,
						"height": 384
					},
					{
						"label": "3:4",
						"value": "384x512",
						"width": 384,
						"height": 512
					},
					{
						"label": "3:2",
						"value": "512x341",
						"width": 512,
						"height": 341
					},
					{
						"label": "2:3",
						"value": "341x512",
						"width": 341,
						"height": 512
					}
				]
			},
			{ "kind": "count" },
			{ "kind": "quality" },
			{
				"kind": "style",
				"values": [
					"ultra_realistic",
					"movie_stills",
					"picture_book",
					"anime",
					"3d_cartoon",
					"water_ink",
					"ukiyo_e",
					"retro_comics",
					"cyberpunk"
				],
				"needsEngine": ["ultra_realistic", "movie_stills"]
			},
			{ "kind": "seed" }
		],
		"samples": [
			{
				"file": "raincoat.webp",
				"width": 512,
				"height": 512,
				"input": {
					"prompt": "A little girl in a yellow raincoat walking her cat in the rain, picture book",
					"width": 1024,
					"height": 1024,
					"style": "picture_book",
					"seed": 4242
				}
			},
			{
				"file": "lighthouse.webp",
				"width": 512,
				"height": 512,
				"input": {
					"prompt": "A lighthouse on a cliff at dusk, ukiyo-e",
					"width": 1024,
					"height": 1024,
					"style": "ukiyo_e",
					"seed": 11
				}
			},
			{
				"file": "mug.webp",
				"width": 512,
				"height": 512,
				"input": {
					"prompt": "A red ceramic mug on a wooden table, morning light, product photo",
					"width": 1024,
					"height": 1024,
					"seed": 5
				}
			},
			{
				"file": "mountains.webp",
				"width": 512,
				"height": 512,
				"input": {
					"prompt": "Snowy mountains mirrored in a still lake at sunrise, photo",
					"width": 1024,
					"height": 1024,
					"seed": 1
				}
			},
			{
				"file": "lantern.webp",
				"width": 512,
				"height": 512,
				"input": {
					"prompt": "穿汉服的少女提着灯笼站在樱花树下，动漫风格",
					"width": 1024,
					"height": 1024,
					"style": "anime",
					"seed": 8
				}
			},
			{
				"file": "angler.webp",
				"width": 512,
				"height": 512,
				"input": {
					"prompt": "江上渔翁独坐小舟，远山云雾，水墨画",
					"width": 1024,
					"height": 1024,
					"style": "water_ink",
					"seed": 7
				}
			},
			{
				"file": "perfume.webp",
				"width": 512,
				"height": 512,
				"input": {
					"prompt": "大理石台面上的一瓶香水，柔光，产品摄影",
					"width": 1024,
					"height": 1024,
					"seed": 9
				}
			},
			{
				"file": "bicycle.webp",
				"width": 512,
				"height": 512,
				"input": {
					"prompt": "秋天的森林里，男孩骑着自行车，旁边跟着一只狐狸，绘本",
					"width": 1024,
					"height": 1024,
					"style": "picture_book",
					"seed": 2
				}
			}
		],
		"text": {
			"en": {
				"name": "Image generator",
				"line": "Write what you want to see and get up to four pictures of it.",
				"description": "Turn words into pictures in nine styles, from picture book to product photo. See the price before each run; failed runs are refunded.",
				"steps": [
					"Describe the picture: who or what, where, when and in what style.",
					"Choose a ratio, how many candidates, and the quality. The price is on the button.",
					"Keep the ones you like. Each keeps its prompt, seed and receipt."
				],
				"limits": [
					"Prompts in English or Chinese, up to 2,000 characters",
					"1 to 4 pictures a run, 256 to 1,536 pixels a side",
					"Nine styles, seven ratios"
				],
				"questions": [
					{
						"question": "What if a run fails or I cancel it?",
						"answer": "You pay only for pictures you receive. The other points are refunded at once, and the receipt shows it."
					},
					{
						"question": "Can I close the page while it works?",
						"answer": "Yes. The run continues, and its pictures will be in My creations."
					},
					{
						"question": "Which model is used?",
						"answer": "Each result says what made it. Without a connected AI model the built-in engine draws by rules and lists what it understood and what it left out."
					},
					{
						"question": "Can I get the same picture again?",
						"answer": "Yes. The same prompt, size, style and seed give the same picture."
					}
				],
				"verb": "Generate"
			},
			"zh": {
				"name": "图片生成",
				"line": "写下想看到的画面，一次最多生成四张。",
				"description": "用文字生成图片，九种风格，从绘本到产品摄影。生成前先看价格，失败退回积分。",
				"steps": [
					"描述画面：主体、场景、时间和风格。",
					"选择比例、张数和画质，价格就写在按钮上。",
					"留下喜欢的。每张图都保存着它的提示词、种子和扣费明细。"
				],
				"limits": [
					"支持中英文提示词，最多 2,000\xA0字",
					"每次 1 到 4\xA0张，边长 256 到 1,536\xA0像素",
					"九种风格，七种比例"
				],
				"questions": [
					{
						"question": "失败或取消了怎么办？",
						"answer": "只为实际交付的图片付积分，其余立即退回，扣费明细里可查。"
					},
					{
						"question": "生成时可以关掉页面吗？",
						"answer": "可以。任务会继续，结果保存在“我的创作”里。"
					},
					{
						"question": "图片由什么模型绘制？",
						"answer": "每个结果都会注明。没有接入 AI 模型时，由内置引擎按规则绘制，并列出已识别和未画出的词。"
					},
					{
						"question": "能再得到同一张图吗？",
						"answer": "能。提示词、尺寸、风格和种子相同，图片就相同。"
					}
				],
				"verb": "生成"
			}
		}
	},
	{
		"id": "ai-consistent-character-generator",
		"kind": "image",
		"group": "generate",
		"path": "/ai/image/character/preservation",
		"capability": "character_picture",
		"points": 30,
		"shape": 2,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "words",
				"name": "character",
				"required": "description_required",
				"maximum": 600,
				"rows": 3,
				"text": {
					"en": {
						"label": "Character",
						"placeholder": "Age, hair, clothes with their colours, glasses, hat: a girl of ten, curly red hair, …"
					},
					"zh": {
						"label": "角色",
						"placeholder": "年龄、发型、衣服和颜色、眼镜、帽子：十岁女孩，红色卷发，……"
					}
				}
			},
			{
				"kind": "prompt",
				"perLine": true,
				"samples": {
					"en": [
						"reading a book under a big tree",
						"walking a dog in the park",
						"in a boat on a lake at sunset",
						"waving in front of a snowy cabin",
						"reading a book under a big tree\nwalking a dog in the park\nin a boat on a lake at sunset\nwaving in front of a snowy cabin",
						"in a cafe\non the moon\nriding a bicycle in the city\nrunning on the beach"
					],
					"zh": [
						"在大树下看书",
						"在公园里遛狗",
						"傍晚坐在湖上的小船里",
						"在雪中的木屋前挥手",
						"在大树下看书\n在公园里遛狗\n傍晚坐在湖上的小船里\n在雪中的木屋前挥手",
						"在咖啡馆\n在月球上\n在城市里骑自行车\n在海滩上跑步"
					]
				},
				"text": {
					"en": {
						"label": "Scenes, one per line",
						"placeholder": "reading under a tree\nin a boat on a lake at sunset"
					},
					"zh": {
						"label": "场景，一行一个",
						"placeholder": "在树下看书\n傍晚坐在湖上的小船里"
					}
				}
			},
			{
				"kind": "style",
				"values": [
					"ultra_realistic",
					"movie_stills",
					"picture_book",
					"anime",
					"3d_cartoon",
					"water_ink",
					"ukiyo_e",
					"retro_comics",
					"cyberpunk"
				],
				"needsEngine": ["ultra_realistic", "movie_stills"]
			},
			{
				"kind": "image",
				"name": "reference_url",
				"required": false,
				"samples": [],
				"text": {
					"en": {
						"label": "Reference picture",
						"hint": "Optional; needs a connected AI model"
					},
					"zh": {
						"label": "参考图",
						"hint": "可不填；需要接入 AI 模型才能照着图里的人画"
					}
				}
			},
			{
				"kind": "size",
				"presets": [
					{
						"label": "1:1",
						"value": "1024x1024",
						"width": 1024,
						"height": 1024
					},
					{
						"label": "16:9",
						"value": "1024x576",
						"width": 1024,
						"height": 576
					},
					{
						"label": "9:16",
						"value": "576x1024",
						"width": 576,
						"height": 1024
					},
					{
						"label": "4:3",
						"value": "1024x768",
						"width": 1024,
						"height": 768
					},
					{
						"label": "3:4",
						"value": "768x1024",
						"width": 768,
						"height": 1024
					},
					{
						"label": "3:2",
						"value": "1024x682",
						"width": 1024,
						"height": 682
					},
					{
						"label": "2:3",
						"value": "682x1024",
						"width": 682,
						"height": 1024
					},
					{
						"label": "1:1",
						"value": "512x512",
						"width": 512,
						"height": 512
					},
					{
						"label": "16:9",
						"value": "512x288",
						"width": 512,
						"height": 288
					},
					{
						"label": "9:16",
						"value": "288x512",
						"width": 288,
						"height": 512
					},
					{
						"label": "4:3",
						"value": "512x384",
						"width": 512,
						"height": 384
					},
					{
						"label": "3:4",
						"value": "384x512",
						"width": 384,
						"height": 512
					},
					{
						"label": "3:2",
						"value": "512x341",
						"width": 512,
						"height": 341
					},
					{
						"label": "2:3",
						"value": "341x512",
						"width": 341,
						"height": 512
					}
				]
			},
			{ "kind": "count" },
			{ "kind": "seed" }
		],
		"samples": [
			{
				"file": "mia-1.webp",
				"width": 512,
				"height": 512,
				"input": {
					"character": "A ten-year-old girl with curly red hair, a green coat and a yellow scarf",
					"prompt": "reading a book under a big tree",
					"style": "picture_book",
					"width": 1024,
					"height": 1024,
					"seed": 7
				}
			},
			{
				"file": "mia-2.webp",
				"width": 512,
				"height": 512,
				"input": {
					"character": "A ten-year-old girl with curly red hair, a green coat and a yellow scarf",
					"prompt": "walking a dog in the park",
					"style": "anime",
					"width": 1024,
					"height": 1024,
					"seed": 8
				}
			},
			{
				"file": "mia-3.webp",
				"width": 512,
				"height": 512,
				"input": {
					"character": "A ten-year-old girl with curly red hair, a green coat and a yellow scarf",
					"prompt": "in a boat on a lake at sunset",
					"style": "ukiyo_e",
					"width": 1024,
					"height": 1024,
					"seed": 9
				}
			},
			{
				"file": "mia-4.webp",
				"width": 512,
				"height": 512,
				"input": {
					"character": "A ten-year-old girl with curly red hair, a green coat and a yellow scarf",
					"prompt": "waving in front of a snowy cabin",
					"style": "3d_cartoon",
					"width": 1024,
					"height": 1024,
					"seed": 10
				}
			},
			{
				"file": "man-1.webp",
				"width": 512,
				"height": 512,
				"input": {
					"character": "十岁的男孩，黑色短发，戴眼镜，穿橙色卫衣，背书包",
					"prompt": "在大树下看书",
					"style": "picture_book",
					"width": 1024,
					"height": 1024,
					"seed": 7
				}
			},
			{
				"file": "man-2.webp",
				"width": 512,
				"height": 512,
				"input": {
					"character": "十岁的男孩，黑色短发，戴眼镜，穿橙色卫衣，背书包",
					"prompt": "在公园里遛狗",
					"style": "anime",
					"width": 1024,
					"height": 1024,
					"seed": 8
				}
			},
			{
				"file": "man-3.webp",
				"width": 512,
				"height": 512,
				"input": {
					"character": "十岁的男孩，黑色短发，戴眼镜，穿橙色卫衣，背书包",
					"prompt": "傍晚坐在湖上的小船里",
					"style": "ukiyo_e",
					"width": 1024,
					"height": 1024,
					"seed": 9
				}
			},
			{
				"file": "man-4.webp",
				"width": 512,
				"height": 512,
				"input": {
					"character": "十岁的男孩，黑色短发，戴眼镜，穿橙色卫衣，背书包",
					"prompt": "在雪中的木屋前挥手",
					"style": "3d_cartoon",
					"width": 1024,
					"height": 1024,
					"seed": 10
				}
			}
		],
		"text": {
			"en": {
				"name": "Consistent character",
				"line": "Describe a person once and get the same one in every scene and style.",
				"description": "One character in many pictures: describe age, hair and clothes once, write one scene per line, and get the same person in up to four scenes and nine styles.",
				"steps": [
					"Describe the character: age, hair, clothes and their colours, what is always worn.",
					"Write the scenes, one per line. You get one picture per scene, up to four.",
					"Run it. Use the same description again later for the same person in other scenes and styles."
				],
				"limits": [
					"Up to four scenes a run; any number of runs with the same character",
					"Nine styles, seven ratios",
					"Descriptions and scenes in English or Chinese"
				],
				"questions": [
					{
						"question": "What keeps the character the same?",
						"answer": "The description. The same words give the same person, whatever the scene, the seed and the style. Change a word and only what it says changes."
					},
					{
						"question": "What can a scene change?",
						"answer": "What the character does, feels and holds, and who else is there. Hair, clothes and face stay."
					},
					{
						"question": "Can it look like a person in a photo?",
						"answer": "With a connected AI model, yes: add a reference picture. The built-in engine draws from the description alone and says so."
					},
					{
						"question": "What if I ask for more candidates than scenes?",
						"answer": "Then the scenes take turns, each time with a new composition."
					}
				],
				"verb": "Make the scenes"
			},
			"zh": {
				"name": "角色一致性",
				"line": "人物描述一次，每个场景、每种风格里都是同一个人。",
				"description": "一个角色画进许多画面：年龄、发型、衣着写一次，场景一行一个，最多四个场景、九种风格，都是同一个人。",
				"steps": [
					"描述角色：年龄、发型、衣服和颜色、固定的配饰。",
					"写场景，一行一个，有几个场景就画几张，最多四张。",
					"点击“画场景”。以后换场景、换风格，用同样的描述，还是这个人。"
				],
				"limits": [
					"每次最多四个场景，同一角色可以画任意多次",
					"九种风格，七种比例",
					"描述和场景支持中英文"
				],
				"questions": [
					{
						"question": "靠什么保持一致？",
						"answer": "靠描述。文字相同，人就相同，与场景、种子、风格无关；改一个词，只变那一处。"
					},
					{
						"question": "场景能改变什么？",
						"answer": "动作、表情、手里拿的东西，还有旁边的人。发型、衣着和长相不变。"
					},
					{
						"question": "能照着照片里的人画吗？",
						"answer": "接入 AI 模型后可以，加一张参考图即可。内置引擎只按文字画，并会注明。"
					},
					{
						"question": "张数比场景多会怎样？",
						"answer": "场景轮流用，每次重新构图。"
					}
				],
				"verb": "画场景"
			}
		}
	},
	{
		"id": "stroke",
		"kind": "image",
		"group": "generate",
		"path": "/ai/image/stroke",
		"capability": "draw_from_lines",
		"points": 20,
		"shape": 1,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "drawing",
				"name": "drawing_url",
				"required": "drawing_required",
				"text": {
					"en": {
						"label": "Drawing",
						"hint": "Outlines are enough: one colour for each thing, a line across for the ground"
					},
					"zh": {
						"label": "涂鸦",
						"hint": "勾个轮廓就行：每样东西一种颜色，横着画一条线当地平线"
					}
				}
			},
			{
				"kind": "prompt",
				"samples": {
					"en": [
						"A girl with a red balloon beside a house, picture book",
						"A sailing boat and a lighthouse, ukiyo-e",
						"A red car on a country road, a kite in the sky"
					],
					"zh": [
						"拿着红气球的女孩站在房子旁边，绘本",
						"帆船和灯塔，浮世绘",
						"草地上两只猫，一棵大树"
					]
				},
				"text": {
					"en": {
						"label": "What the shapes are",
						"placeholder": "A girl beside a house, picture book"
					},
					"zh": {
						"label": "画的是什么",
						"placeholder": "站在房子旁边的女孩，绘本"
					}
				}
			},
			{
				"kind": "range",
				"name": "freedom",
				"minimum": 0,
				"maximum": 100,
				"step": 5,
				"initial": 10,
				"text": {
					"en": {
						"label": "Freedom",
						"low": "Follow my lines",
						"high": "Free",
						"unit": "%"
					},
					"zh": {
						"label": "自由度",
						"low": "照着我的线",
						"high": "自由发挥",
						"unit": "%"
					}
				}
			},
			{
				"kind": "style",
				"values": [
					"ultra_realistic",
					"movie_stills",
					"picture_book",
					"anime",
					"3d_cartoon",
					"water_ink",
					"ukiyo_e",
					"retro_comics",
					"cyberpunk"
				],
				"needsEngine": ["ultra_realistic", "movie_stills"]
			},
			{
				"kind": "size",
				"presets": [
					{
						"label": "1:1",
						"value": "1024x1024",
						"width": 1024,
						"height": 1024
					},
					{
						"label": "16:9",
						"value": "1024x576",
						"width": 1024,
						"height": 576
					},
					{
						"label": "9:16",
						"value": "576x1024",
						"width": 576,
						"height": 1024
					},
					{
						"label": "4:3",
						"value": "1024x768",
						"width": 1024,
						"height": 768
					},
					{
						"label": "3:4",
						"value": "768x1024",
						"width": 768,
						"height": 1024
					},
					{
						"label": "3:2",
						"value": "1024x682",
						"width": 1024,
						"height": 682
					},
					{
						"label": "2:3",
						"value": "682x1024",
						"width": 682,
						"height": 1024
					},
					{
						"label": "1:1",
						"value": "512x512",
						"width": 512,
						"height": 512
					},
					{
						"label": "16:9",
						"value": "512x288",
						"width": 512,
						"height": 288
					},
					{
						"label": "9:16",
						"value": "288x512",
						"width": 288,
						"height": 512
					},
					{
						"label": "4:3",
						"value": "512x384",
						"width": 512,
						"height": 384
					},
					{
						"label": "3:4",
						"value": "384x512",
						"width": 384,
						"height": 512
					},
					{
						"label": "3:2",
						"value": "512x341",
						"width": 512,
						"height": 341
					},
					{
						"label": "2:3",
						"value": "341x512",
						"width": 341,
						"height": 512
					}
				]
			},
			{ "kind": "count" },
			{ "kind": "seed" }
		],
		"samples": [
			{
				"file": "house-drawn.webp",
				"width": 768,
				"height": 768,
				"before": "house.webp",
				"text": {
					"en": "A girl with a red balloon beside a house",
					"zh": "拿着红气球的女孩站在房子旁边"
				},
				"input": {
					"prompt": "A girl with a red balloon beside a house, picture book",
					"freedom": 0,
					"width": 1024,
					"height": 1024,
					"seed": 5
				}
			},
			{
				"file": "harbour-drawn.webp",
				"width": 768,
				"height": 768,
				"before": "harbour.webp",
				"text": {
					"en": "A sailing boat and a lighthouse",
					"zh": "帆船和灯塔"
				},
				"input": {
					"prompt": "A sailing boat and a lighthouse",
					"style": "ukiyo_e",
					"freedom": 0,
					"width": 1024,
					"height": 1024,
					"seed": 5
				}
			},
			{
				"file": "road-drawn.webp",
				"width": 768,
				"height": 768,
				"before": "road.webp",
				"text": {
					"en": "A red car on a country road, a kite in the sky",
					"zh": "乡间路上的红色汽车，天上有风筝"
				},
				"input": {
					"prompt": "A red car on a country road, a kite in the sky, picture book",
					"freedom": 0,
					"width": 1024,
					"height": 1024,
					"seed": 5
				}
			}
		],
		"text": {
			"en": {
				"name": "Doodle to image",
				"line": "Draw where things are, say what they are, and get the picture.",
				"description": "Turn a doodle and a few words into a picture: shapes say where things are and how large, colours say how they look, a line across is the ground.",
				"steps": [
					"Draw the outlines of things, each in one colour, and a line across the picture for the ground.",
					"Say what the shapes are and choose a style. The slider says how strictly your lines are followed.",
					"Run it. The report says what each shape became, and which ones your words did not name."
				],
				"limits": [
					"Any number of shapes; the six largest are matched by shape, colour and size",
					"Nine styles, seven ratios, 1 to 4 candidates a run",
					"Words in English or Chinese"
				],
				"questions": [
					{
						"question": "Do I have to draw well?",
						"answer": "No. A circle, a box and a stick figure are enough: what counts is where a shape is, how large, and its colour."
					},
					{
						"question": "How does it know which shape is which?",
						"answer": "By proportion, size, colour, and whether it is up in the air. The report under the picture names each shape; name colours in the words where two could be confused."
					},
					{
						"question": "Are my lines visible in the picture?",
						"answer": "No. They say where things are; the things themselves are drawn in the style you chose."
					},
					{
						"question": "Which model is used?",
						"answer": "Each result says so. Without a connected AI model the built-in engine draws by rules and lists the words it left out."
					}
				],
				"verb": "Draw it"
			},
			"zh": {
				"name": "涂鸦成图",
				"line": "画出东西在哪儿，写清是什么，就有一张图。",
				"description": "涂鸦加几个字变成图片：形状决定位置和大小，颜色决定样子，横线就是地平线。",
				"steps": [
					"用线勾出每样东西，一样一种颜色，再横着画一条线当地平线。",
					"写清画的是什么，选一种风格；滑块决定照着线的程度。",
					"点击“画出来”。报告会说明哪个形状变成了什么，哪个没有提到。"
				],
				"limits": [
					"形状数量不限，最大的六个按外形、颜色和大小来对应",
					"九种风格，七种比例，每次 1 到 4\xA0张",
					"支持中英文"
				],
				"questions": [
					{
						"question": "画得不好也行吗？",
						"answer": "行。圆圈、方框、火柴人就够了，要紧的是位置、大小和颜色。"
					},
					{
						"question": "它怎么知道哪个是哪个？",
						"answer": "看外形、大小、颜色，还有是不是在天上。图下的报告会一一写明；容易弄混时在文字里写上颜色。"
					},
					{
						"question": "成图里会留下我的线吗？",
						"answer": "不会。线只说明位置，东西按所选的风格来画。"
					},
					{
						"question": "由什么模型绘制？",
						"answer": "每个结果都会注明。没有接入 AI 模型时，由内置引擎按规则绘制，并列出没有画的词。"
					}
				],
				"verb": "画出来"
			}
		}
	},
	{
		"id": "ai-image-ecommerce",
		"kind": "image",
		"group": "generate",
		"path": "/ai/image/ecommerce",
		"capability": "product_picture",
		"points": 40,
		"shape": 6,
		"landing": false,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "image",
				"name": "image_url",
				"required": "image_required",
				"samples": [
					"remove-bg/mug.webp",
					"ai-image-ecommerce/vase.webp",
					"photos/coffee.webp"
				],
				"text": {
					"en": {
						"label": "Product",
						"hint": "One product, whole in the picture, best against a plain wall or paper"
					},
					"zh": {
						"label": "商品图",
						"hint": "一件完整的商品，最好是纯色墙面或背景纸前拍的"
					}
				}
			},
			{
				"kind": "strokes",
				"of": "image_url",
				"text": {
					"en": {
						"label": "Keep and erase",
						"hint": "A box or a few strokes, if the cut-out needs help"
					},
					"zh": {
						"label": "保留与擦除",
						"hint": "抠得不准时，画个框或涂几笔"
					}
				}
			},
			{
				"kind": "choice",
				"name": "scene",
				"initial": "light_wood",
				"look": "tiles",
				"values": [
					{
						"value": "white",
						"text": {
							"en": "Pure white",
							"zh": "纯白"
						},
						"picture": "../scenes/white.webp"
					},
					{
						"value": "grey_studio",
						"text": {
							"en": "Grey studio",
							"zh": "灰色影棚"
						},
						"picture": "../scenes/grey-studio.webp"
					},
					{
						"value": "dark_studio",
						"text": {
							"en": "Dark studio",
							"zh": "暗调影棚"
						},
						"picture": "../scenes/dark-studio.webp"
					},
					{
						"value": "peach",
						"text": {
							"en": "Peach paper",
							"zh": "蜜桃色背景纸"
						},
						"picture": "../scenes/peach.webp"
					},
					{
						"value": "sage",
						"text": {
							"en": "Sage paper",
							"zh": "鼠尾草绿背景纸"
						},
						"picture": "../scenes/sage.webp"
					},
					{
						"value": "sky_blue",
						"text": {
							"en": "Sky-blue paper",
							"zh": "天蓝背景纸"
						},
						"picture": "../scenes/sky-blue.webp"
					},
					{
						"value": "light_wood",
						"text": {
							"en": "Light wood",
							"zh": "浅色木桌"
						},
						"picture": "../scenes/light-wood.webp"
					},
					{
						"value": "dark_wood",
						"text": {
							"en": "Dark wood",
							"zh": "深色木桌"
						},
						"picture": "../scenes/dark-wood.webp"
					},
					{
						"value": "white_marble",
						"text": {
							"en": "White marble",
							"zh": "白色大理石"
						},
						"picture": "../scenes/white-marble.webp"
					},
					{
						"value": "black_marble",
						"text": {
							"en": "Black marble",
							"zh": "黑色大理石"
						},
						"picture": "../scenes/black-marble.webp"
					},
					{
						"value": "linen",
						"text": {
							"en": "Linen",
							"zh": "亚麻布"
						},
						"picture": "../scenes/linen.webp"
					},
					{
						"value": "concrete",
						"text": {
							"en": "Concrete",
							"zh": "水泥台"
						},
						"picture": "../scenes/concrete.webp"
					},
					{
						"value": "slate",
						"text": {
							"en": "Slate",
							"zh": "石板"
						},
						"picture": "../scenes/slate.webp"
					},
					{
						"value": "sand",
						"text": {
							"en": "Sand",
							"zh": "细沙"
						},
						"picture": "../scenes/sand.webp"
					},
					{
						"value": "water",
						"text": {
							"en": "Water",
							"zh": "水面"
						},
						"picture": "../scenes/water.webp"
					},
					{
						"value": "beach",
						"text": {
							"en": "Beach",
							"zh": "海滩"
						},
						"picture": "../scenes/beach.webp"
					},
					{
						"value": "meadow",
						"text": {
							"en": "Meadow",
							"zh": "草地"
						},
						"picture": "../scenes/meadow.webp"
					},
					{
						"value": "forest",
						"text": {
							"en": "Forest",
							"zh": "树林"
						},
						"picture": "../scenes/forest.webp"
					},
					{
						"value": "mountains",
						"text": {
							"en": "Mountains",
							"zh": "群山"
						},
						"picture": "../scenes/mountains.webp"
					},
					{
						"value": "snow",
						"text": {
							"en": "Snow",
							"zh": "雪地"
						},
						"picture": "../scenes/snow.webp"
					},
					{
						"value": "dusk_field",
						"text": {
							"en": "Field at dusk",
							"zh": "黄昏麦田"
						},
						"picture": "../scenes/dusk-field.webp"
					},
					{
						"value": "desert",
						"text": {
							"en": "Desert",
							"zh": "沙漠"
						},
						"picture": "../scenes/desert.webp"
					}
				],
				"text": {
					"en": {
						"label": "Scene",
						"hint": "A description or your own picture, below, replaces it"
					},
					"zh": {
						"label": "场景",
						"hint": "下面写了文字或选了图片，就以它们为准"
					}
				}
			},
			{
				"kind": "prompt",
				"optional": true,
				"samples": {
					"en": [
						"a marble table in soft window light",
						"a beach at sunset",
						"pink studio background",
						"a meadow with mountains, summer morning"
					],
					"zh": [
						"大理石桌面，柔和的窗光",
						"海边沙滩，日落",
						"粉色纯色背景",
						"雪山下的草地，清晨"
					]
				},
				"text": {
					"en": {
						"label": "Or describe it",
						"placeholder": "A table, a studio or a place, and its light"
					},
					"zh": {
						"label": "或用文字描述",
						"placeholder": "桌面、影棚或地点，以及光线"
					}
				}
			},
			{
				"kind": "image",
				"name": "background_url",
				"required": false,
				"samples": [],
				"text": {
					"en": {
						"label": "Or your own background",
						"hint": "Cropped from its centre to the chosen ratio"
					},
					"zh": {
						"label": "或自己的背景图",
						"hint": "会从中间裁成所选比例"
					}
				}
			},
			{
				"kind": "placement",
				"of": "image_url"
			},
			{
				"kind": "size",
				"largest": 2e3,
				"presets": [
					{
						"label": "1:1",
						"value": "2000x2000",
						"width": 2e3,
						"height": 2e3,
						"use": {
							"en": "Main picture",
							"zh": "主图"
						}
					},
					{
						"label": "1:1 1200",
						"value": "1200x1200",
						"width": 1200,
						"height": 1200,
						"use": {
							"en": "Square",
							"zh": "方图"
						}
					},
					{
						"label": "3:4",
						"value": "1200x1600",
						"width": 1200,
						"height": 1600,
						"use": {
							"en": "Detail page",
							"zh": "详情页竖图"
						}
					},
					{
						"label": "4:5",
						"value": "1080x1350",
						"width": 1080,
						"height": 1350,
						"use": {
							"en": "Feed",
							"zh": "信息流"
						}
					},
					{
						"label": "9:16",
						"value": "1080x1920",
						"width": 1080,
						"height": 1920,
						"use": {
							"en": "Story",
							"zh": "竖屏故事"
						}
					},
					{
						"label": "16:9",
						"value": "1920x1080",
						"width": 1920,
						"height": 1080,
						"use": {
							"en": "Banner",
							"zh": "横幅"
						}
					},
					{
						"label": "2:1",
						"value": "2000x1000",
						"width": 2e3,
						"height": 1e3,
						"use": {
							"en": "Wide banner",
							"zh": "通栏横幅"
						}
					}
				]
			},
			{
				"kind": "range",
				"name": "padding",
				"minimum": 0,
				"maximum": 35,
				"step": 1,
				"initial": 10,
				"text": {
					"en": {
						"label": "Space around the product",
						"low": "Tight",
						"high": "Airy",
						"unit": "%"
					},
					"zh": {
						"label": "四周留白",
						"low": "紧凑",
						"high": "宽松",
						"unit": "%"
					}
				}
			},
			{
				"kind": "flag",
				"name": "shadow",
				"initial": true,
				"text": {
					"en": {
						"label": "Shadow and reflection",
						"hint": "On the ground, by the light of the scene"
					},
					"zh": {
						"label": "投影和倒影",
						"hint": "按场景的光线落在台面上"
					}
				}
			},
			{
				"kind": "flag",
				"name": "match",
				"initial": false,
				"text": {
					"en": {
						"label": "Match the light",
						"hint": "Tints the product gently. Off keeps its colours true."
					},
					"zh": {
						"label": "匹配光线",
						"hint": "会给商品轻微调色；关闭则保持本色。"
					}
				}
			},
			{ "kind": "count" },
			{ "kind": "seed" }
		],
		"samples": [
			{
				"file": "mug-white.webp",
				"width": 768,
				"height": 768,
				"before": "../remove-bg/mug.webp",
				"text": {
					"en": "Main picture on pure white",
					"zh": "纯白主图"
				},
				"input": {
					"scene": "white",
					"width": 2e3,
					"height": 2e3,
					"padding": 10,
					"seed": 1
				}
			},
			{
				"file": "vase-marble.webp",
				"width": 614,
				"height": 768,
				"before": "vase.webp",
				"text": {
					"en": "A feed picture on black marble",
					"zh": "黑色大理石上的信息流图"
				},
				"input": {
					"scene": "black_marble",
					"width": 1080,
					"height": 1350,
					"padding": 16,
					"seed": 2
				}
			},
			{
				"file": "mug-banner.webp",
				"width": 768,
				"height": 432,
				"before": "../remove-bg/mug.webp",
				"text": {
					"en": "A banner on linen",
					"zh": "亚麻布横幅"
				},
				"input": {
					"scene": "linen",
					"width": 1920,
					"height": 1080,
					"padding": 12,
					"seed": 4
				}
			}
		],
		"text": {
			"en": {
				"name": "Product picture",
				"line": "Turn one product photo into pictures for the shop, the feed and the banner.",
				"description": "Product pictures from one photo: cut out, set on white, wood, marble or cloth, with shadow and reflection, in the sizes that shops ask for.",
				"steps": [
					"Choose a photo of the product. It is cut out; help with a box or strokes if needed.",
					"Choose a scene, the size by its use, and the space around the product.",
					"Choose up to four candidates and download them as a set."
				],
				"limits": [
					"Sizes up to 2,000 pixels a side, from main picture to wide banner",
					"With light matching off, the default, the colours of the product do not change",
					"1 to 4 candidates a run"
				],
				"questions": [{
					"question": "Is the white of the main picture really white?",
					"answer": "Yes, #ffffff outside the shadow. Turn the shadow off if a shop does not allow one."
				}, {
					"question": "Are label and colours of the product kept?",
					"answer": "Yes. The product is cut out and scaled, never redrawn."
				}],
				"verb": "Make pictures"
			},
			"zh": {
				"name": "电商商品图",
				"line": "一张商品照片，生成主图、详情页图和横幅。",
				"description": "一张照片做商品图：自动抠图，放上纯白、木桌、大理石或布面，带投影和倒影，尺寸按用途选。",
				"steps": [
					"选一张商品照片，自动抠出商品，需要时画框或涂几笔。",
					"选场景、按用途选尺寸，再定四周留白。",
					"最多一次出四张，成套下载。"
				],
				"limits": [
					"边长最大 2,000\xA0像素，从主图到通栏横幅",
					"“匹配光线”默认关闭，不改商品颜色",
					"每次 1 到 4\xA0张"
				],
				"questions": [{
					"question": "主图的白底是纯白吗？",
					"answer": "是，投影以外都是 #ffffff。平台不允许投影时，关掉投影即可。"
				}, {
					"question": "商品的标签和颜色会变吗？",
					"answer": "不会。商品是抠出来再缩放的，不是重新画的。"
				}],
				"verb": "生成商品图"
			}
		}
	},
	{
		"id": "portrait",
		"kind": "image",
		"group": "generate",
		"path": "/ai/image/portrait",
		"capability": "portrait",
		"points": 30,
		"shape": 1,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "image",
				"name": "image_url",
				"required": "image_required",
				"shortest": 256,
				"person": "one_face",
				"samples": ["photos/astronaut.webp"],
				"text": {
					"en": {
						"label": "Photo",
						"hint": "Head and shoulders of one person, the head not cut off"
					},
					"zh": {
						"label": "照片",
						"hint": "单人，露出头和双肩，头顶不要被截掉"
					}
				}
			},
			{
				"kind": "choice",
				"name": "template",
				"initial": "id_35x45",
				"look": "tiles",
				"values": [
					{
						"value": "id_35x45",
						"picture": "id_35x45.webp",
						"text": {
							"en": "35 × 45\xA0mm",
							"zh": "护照 35 × 45\xA0毫米"
						}
					},
					{
						"value": "id_51x51",
						"picture": "id_51x51.webp",
						"text": {
							"en": "2 × 2\xA0in",
							"zh": "美签 51 × 51\xA0毫米"
						}
					},
					{
						"value": "id_25x35",
						"picture": "id_25x35.webp",
						"text": {
							"en": "25 × 35\xA0mm",
							"zh": "一寸 25 × 35\xA0毫米"
						}
					},
					{
						"value": "id_35x49",
						"picture": "id_35x49.webp",
						"text": {
							"en": "35 × 49\xA0mm",
							"zh": "二寸 35 × 49\xA0毫米"
						}
					},
					{
						"value": "id_33x48",
						"picture": "id_33x48.webp",
						"text": {
							"en": "33 × 48\xA0mm",
							"zh": "小二寸 33 × 48\xA0毫米"
						}
					},
					{
						"value": "business",
						"needsEngine": true,
						"text": {
							"en": "Business",
							"zh": "职业形象"
						}
					},
					{
						"value": "studio",
						"needsEngine": true,
						"text": {
							"en": "Studio",
							"zh": "影棚写真"
						}
					},
					{
						"value": "campus",
						"needsEngine": true,
						"text": {
							"en": "Campus",
							"zh": "校园"
						}
					},
					{
						"value": "spring_festival",
						"needsEngine": true,
						"text": {
							"en": "Spring Festival",
							"zh": "新春"
						}
					},
					{
						"value": "christmas",
						"needsEngine": true,
						"text": {
							"en": "Christmas",
							"zh": "圣诞"
						}
					},
					{
						"value": "hanfu",
						"needsEngine": true,
						"text": {
							"en": "Hanfu",
							"zh": "汉服"
						}
					},
					{
						"value": "film_noir",
						"needsEngine": true,
						"text": {
							"en": "Film noir",
							"zh": "黑白电影"
						}
					}
				],
				"text": {
					"en": {
						"label": "Template",
						"hint": "Document photos work without one; the styles need an AI model"
					},
					"zh": {
						"label": "模板",
						"hint": "证件照可直接制作；写真风格需要接入 AI 模型"
					}
				}
			},
			{
				"kind": "color",
				"name": "background",
				"initial": "#ffffff",
				"offered": [
					"#ffffff",
					"#e8e8e6",
					"#438edb",
					"#d8343a",
					"#b9d3ee"
				],
				"text": {
					"en": {
						"label": "Background",
						"hint": "Most passports ask for white or light grey"
					},
					"zh": {
						"label": "背景颜色",
						"hint": "常用白、蓝、红三色"
					}
				}
			},
			{ "kind": "count" },
			{ "kind": "seed" }
		],
		"samples": [{
			"file": "sample-blue.webp",
			"width": 295,
			"height": 413,
			"before": "portrait.webp",
			"text": {
				"en": "25 × 35\xA0mm on blue",
				"zh": "一寸蓝底"
			},
			"input": {
				"template": "id_25x35",
				"background": "#438edb",
				"count": 1
			}
		}, {
			"file": "sample-white.webp",
			"width": 413,
			"height": 531,
			"before": "portrait.webp",
			"text": {
				"en": "35 × 45\xA0mm on light grey",
				"zh": "35 × 45\xA0毫米浅灰底"
			},
			"input": {
				"template": "id_35x45",
				"background": "#e8e8e6",
				"count": 1
			}
		}],
		"text": {
			"en": {
				"name": "Portrait",
				"line": "Document photos with the right size, head height and background; portrait styles with an AI model.",
				"description": "Make a document photo from any portrait: cut out, set upright, sized at 300 dpi with the head height that the format asks for, on white, blue, red or grey.",
				"steps": [
					"Choose a photo that shows head and shoulders of one person.",
					"Pick the size and the background colour.",
					"Run up to four candidates. They differ in light, and in head size within the standard."
				],
				"limits": [
					"Five sizes at 300 dpi: 35 × 45, 25 × 35, 35 × 49, 33 × 48\xA0mm and 2 × 2\xA0in",
					"A head tilted up to 12 degrees is straightened",
					"The head may be enlarged 2.7 times at most; smaller ones are refused",
					"Styles other than document photos need an AI model"
				],
				"questions": [
					{
						"question": "Will an office accept the photo?",
						"answer": "Size, head height, background and an upright head follow the usual standards. Check eyes, light and expression yourself: offices differ."
					},
					{
						"question": "Is my face retouched?",
						"answer": "No. Some candidates are only brightened. Documents do not allow more."
					},
					{
						"question": "What is refused?",
						"answer": "No face, several people, a blurred or too small face, a cut-off head, missing shoulders. You are told why, and no points are charged."
					},
					{
						"question": "Which styles need an AI model?",
						"answer": "Business, studio, festivals and the others: clothes and light have to be invented. Without one, such a run is refused before any points are held."
					}
				],
				"verb": "Make the portrait"
			},
			"zh": {
				"name": "写真与证件照",
				"line": "证件照：尺寸、头高、底色一次到位；写真风格需要 AI 模型。",
				"description": "用普通人像做证件照：抠图、摆正，300 dpi 输出，头高符合规格，白、蓝、红、灰底任选。",
				"steps": [
					"选一张露出头和双肩的单人照。",
					"选尺寸和底色。",
					"一次最多四张，亮度和头部大小在规范内略有不同。"
				],
				"limits": [
					"五种尺寸，300 dpi：35 × 45、25 × 35、35 × 49、33 × 48\xA0毫米，51 × 51\xA0毫米",
					"头部倾斜 12\xA0度以内会自动摆正",
					"头部最多放大 2.7\xA0倍，脸太小的照片无法使用",
					"证件照以外的风格需要 AI 模型"
				],
				"questions": [
					{
						"question": "办证时一定能通过吗？",
						"answer": "尺寸、头高、底色和摆正都按通行规格处理。眼睛、光线和表情是否合格，请自己确认，各处要求不同。"
					},
					{
						"question": "会修脸吗？",
						"answer": "不会。部分候选只提亮一点，证件照不允许修脸。"
					},
					{
						"question": "什么样的照片不能用？",
						"answer": "没有人脸、不止一人、脸太糊或太小、头顶被截掉、看不到肩膀。都会说明原因，不扣积分。"
					},
					{
						"question": "哪些风格需要 AI 模型？",
						"answer": "职业形象、影棚、节日等，服装和光线要重新画出来。没有接入模型时，会在预扣积分之前拒绝。"
					}
				],
				"verb": "制作"
			}
		}
	},
	{
		"id": "video3d",
		"kind": "image",
		"group": "generate",
		"path": "/ai/image/video3d",
		"capability": "camera_move",
		"points": 40,
		"shape": 2,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "image",
				"name": "image_url",
				"required": "image_required",
				"shortest": 128,
				"samples": [
					"photos/astronaut.webp",
					"photos/coffee.webp",
					"photos/rocket.webp"
				],
				"text": {
					"en": {
						"label": "Picture",
						"hint": "A clear subject in front of a background, or a landscape"
					},
					"zh": {
						"label": "图片",
						"hint": "主体清楚、有前后景的照片，或风景"
					}
				}
			},
			{
				"kind": "choice",
				"name": "mode",
				"initial": 0,
				"look": "tiles",
				"values": [
					{
						"value": 0,
						"picture": "move-0.webp",
						"text": {
							"en": "Push in",
							"zh": "推近"
						}
					},
					{
						"value": 1,
						"picture": "move-1.webp",
						"text": {
							"en": "Pull out",
							"zh": "拉远"
						}
					},
					{
						"value": 2,
						"picture": "move-2.webp",
						"text": {
							"en": "Orbit",
							"zh": "环绕"
						}
					},
					{
						"value": 3,
						"picture": "move-3.webp",
						"text": {
							"en": "Pan",
							"zh": "平移"
						}
					},
					{
						"value": 4,
						"picture": "move-4.webp",
						"text": {
							"en": "Crane up",
							"zh": "升起"
						}
					}
				],
				"text": {
					"en": {
						"label": "Camera move",
						"hint": "Starts and ends at rest"
					},
					"zh": {
						"label": "运镜",
						"hint": "起幅和落幅都是静止的"
					}
				}
			},
			{
				"kind": "range",
				"name": "strength",
				"minimum": 0,
				"maximum": 100,
				"step": 5,
				"initial": 60,
				"text": {
					"en": {
						"label": "Strength",
						"low": "Calm",
						"high": "Strong",
						"unit": "%"
					},
					"zh": {
						"label": "幅度",
						"low": "轻",
						"high": "强",
						"unit": "%"
					}
				}
			},
			{
				"kind": "range",
				"name": "seconds",
				"minimum": 2,
				"maximum": 6,
				"step": 1,
				"initial": 4,
				"paidBySeconds": true,
				"text": {
					"en": {
						"label": "Length",
						"unit": "s"
					},
					"zh": {
						"label": "时长",
						"unit": "秒"
					}
				}
			},
			{
				"kind": "choice",
				"name": "size",
				"initial": 1280,
				"look": "segments",
				"values": [{
					"value": 1280,
					"text": {
						"en": "720p",
						"zh": "720p"
					}
				}, {
					"value": 1920,
					"text": {
						"en": "1080p",
						"zh": "1080p"
					}
				}],
				"text": {
					"en": {
						"label": "Size",
						"hint": "Longest side 1,280 or 1,920 pixels, in the ratio of the picture"
					},
					"zh": {
						"label": "尺寸",
						"hint": "最长边 1,280 或 1,920\xA0像素，比例与图片相同"
					}
				}
			}
		],
		"samples": [
			{
				"file": "portrait-push.webp",
				"width": 768,
				"height": 256,
				"text": {
					"en": "Pushing in on a portrait: first, middle and last frame",
					"zh": "向人像推近：首、中、尾三帧"
				},
				"input": {
					"image_url": "/samples/photos/astronaut.webp",
					"mode": 0,
					"strength": 60,
					"seconds": 4,
					"size": 1280
				}
			},
			{
				"file": "cup-orbit.webp",
				"width": 768,
				"height": 256,
				"text": {
					"en": "Orbiting a cup: first, middle and last frame",
					"zh": "环绕咖啡杯：首、中、尾三帧"
				},
				"input": {
					"image_url": "/samples/photos/coffee.webp",
					"mode": 2,
					"strength": 80,
					"seconds": 4,
					"size": 1280
				}
			},
			{
				"file": "rocket-crane.webp",
				"width": 768,
				"height": 256,
				"text": {
					"en": "Rising in front of a rocket: first, middle and last frame",
					"zh": "在火箭前升起：首、中、尾三帧"
				},
				"input": {
					"image_url": "/samples/photos/rocket.webp",
					"mode": 4,
					"strength": 80,
					"seconds": 4,
					"size": 1280
				}
			}
		],
		"text": {
			"en": {
				"name": "3D video",
				"line": "Move a camera through a picture: push in, pull out, orbit, pan or crane up.",
				"description": "Turn one picture into a short MP4 with depth: five camera moves, 2 to 6 seconds, 720p or 1080p. The subject moves before its background.",
				"steps": [
					"Choose a picture with a clear subject, or a landscape.",
					"Choose one of five camera moves, how strong it is, and how long.",
					"Play the result in the workspace and download the MP4."
				],
				"limits": [
					"2 to 6 seconds, 30 frames a second, no sound",
					"720p or 1080p on the longest side, MP4 (H.264)",
					"Only the camera moves; nothing in the picture does"
				],
				"questions": [
					{
						"question": "How does it know what is close?",
						"answer": "The built-in engine cuts the subject out, fills the gap behind it, and guesses that the ground comes nearer towards the lower edge. A connected AI model may work differently; each result says what made it."
					},
					{
						"question": "What if no subject is found?",
						"answer": "Then the whole picture is one scene and only its ground gives depth. Landscapes look right that way."
					},
					{
						"question": "Which pictures work best?",
						"answer": "A person, an animal or a product that does not fill the frame, against a background that is not too busy. Hair against a busy background may show its edge."
					},
					{
						"question": "Do people in the picture move?",
						"answer": "No. Only the camera moves; everything in the picture stays still."
					}
				],
				"verb": "Make video"
			},
			"zh": {
				"name": "3D 视频",
				"line": "让镜头在图片里动起来，五种运镜任选。",
				"description": "把一张图变成有纵深的 MP4 短片：五种运镜，2 到 6\xA0秒，720p 或 1080p，主体与背景前后分开。",
				"steps": [
					"选一张主体清楚的图，或一张风景。",
					"从五种运镜里选一种，再定幅度和时长。",
					"在工作区播放，满意后下载 MP4。"
				],
				"limits": [
					"2 到 6\xA0秒，每秒 30\xA0帧，无声",
					"最长边 720p 或 1080p，MP4（H.264）",
					"画面里的东西不会自己动，动的只有镜头"
				],
				"questions": [
					{
						"question": "怎么知道远近？",
						"answer": "内置引擎先抠出主体，补好它身后的背景，再按“地面越靠下越近”估出纵深。接入的 AI 模型做法可能不同，每个结果都会注明由什么完成。"
					},
					{
						"question": "找不到主体怎么办？",
						"answer": "那就把整张图当作一个场景，只靠地面给出纵深，风景照这样就很自然。"
					},
					{
						"question": "什么图效果好？",
						"answer": "人、动物或商品没有占满画面，背景不太杂乱。头发落在杂乱背景上时，边缘可能看得出来。"
					},
					{
						"question": "图里的人会动吗？",
						"answer": "不会。动的只有镜头，画面里的一切都保持静止。"
					}
				],
				"verb": "生成视频"
			}
		}
	},
	{
		"id": "ai-image-editor",
		"kind": "image",
		"group": "editing",
		"path": "/ai/image/seed/edit",
		"capability": "edit_by_words",
		"points": 25,
		"shape": 2,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "image",
				"name": "image_url",
				"required": "image_required",
				"samples": [
					"photos/coffee.webp",
					"photos/astronaut.webp",
					"photos/rocket.webp"
				],
				"text": {
					"en": {
						"label": "Picture",
						"hint": "What you want to change"
					},
					"zh": {
						"label": "图片",
						"hint": "要修改的图"
					}
				}
			},
			{
				"kind": "prompt",
				"samples": {
					"en": [
						"a little brighter, warmer, crop to 4:5",
						"black and white, more contrast, film grain",
						"blur the background",
						"white background and a light grey border",
						"add the text \"Good morning\" at the top"
					],
					"zh": [
						"稍微亮一点，暖一点，裁成 4:5",
						"黑白，提高对比度，加颗粒",
						"背景虚化",
						"背景换成白色，加浅灰色边框",
						"在顶部加文字“早安”"
					]
				},
				"text": {
					"en": {
						"label": "Instruction",
						"placeholder": "Brighter, crop to 16:9, remove the background …"
					},
					"zh": {
						"label": "指令",
						"placeholder": "调亮一点，裁成 16:9，去除背景……"
					}
				},
				"help": {
					"en": {
						"title": "Available commands",
						"line": "Brighter, darker, shadows, highlights, contrast, warmer, cooler, saturation, black and white, sepia, sharpen, soften, blur, grain, vignette, invert, crop, rotate, straighten, flip, resize, border, background (remove, blur, colour) and captions in quotes."
					},
					"zh": {
						"title": "它懂哪些指令",
						"line": "调亮、调暗、暗部、高光、对比度、暖、冷、饱和度、黑白、复古、锐化、柔化、模糊、颗粒、暗角、反相、裁剪、旋转、拉直、翻转、缩放、边框、背景（去除、虚化、换色），以及用引号写出的文字。"
					}
				}
			},
			{
				"kind": "mask",
				"name": "mask_url",
				"of": "image_url",
				"required": false,
				"text": {
					"en": {
						"label": "Only this area",
						"hint": "Paint over a part to change light and colour only there. Leave it empty to change the whole picture."
					},
					"zh": {
						"label": "限定范围",
						"hint": "涂抹一处，明暗和色彩只在那里改变。不涂就改整张图。"
					}
				}
			}
		],
		"samples": [
			{
				"file": "cup-warm.webp",
				"width": 600,
				"height": 400,
				"before": "cup.webp",
				"input": { "prompt": "much brighter, a little cooler, vignette" }
			},
			{
				"file": "rocket-mono.webp",
				"width": 640,
				"height": 427,
				"before": "rocket.webp",
				"input": { "prompt": "black and white, much more contrast, film grain" }
			},
			{
				"file": "portrait-soft.webp",
				"width": 512,
				"height": 512,
				"before": "portrait.webp",
				"input": { "prompt": "背景虚化，暖一点，在底部加文字“飞向太空”" }
			}
		],
		"text": {
			"en": {
				"name": "Image editor",
				"line": "Say what should change: light, colour, crop, background, a caption.",
				"description": "Edit a picture by writing what should change: brighter, warmer, crop to 16:9, straighten, blur or remove the background, border, caption. English and Chinese.",
				"steps": [
					"Choose a picture. Paint over a part if only that part should change.",
					"Write what should change, several things at once if you like, with “a little”, “much” or a percentage.",
					"The result says what was understood. Compare it, then continue from there."
				],
				"limits": [
					"English and Chinese, several commands in one instruction",
					"Without an AI model: light, colour, sharpness, looks, crop, rotation, size, border, background, caption",
					"Instructions about things in the picture, such as “the sky”, need an AI model"
				],
				"questions": [
					{
						"question": "Which commands does it know?",
						"answer": "Brighter, darker, shadows, highlights, contrast, warmer, cooler, saturation, black and white, sepia, sharpen, soften, blur, grain, vignette, invert, crop, rotate, straighten, flip, resize, border, background (remove, blur, colour) and captions in quotes."
					},
					{
						"question": "How do I say how much?",
						"answer": "With “a little” or “much”, or with a number: “contrast 20%”, “rotate 15 degrees”, “crop to 4:5”."
					},
					{
						"question": "What if it does not understand me?",
						"answer": "What it does not understand is skipped and listed under the result. If nothing is understood, the run does not start and costs nothing."
					},
					{
						"question": "Can I add or replace things?",
						"answer": "With a connected AI model. The built-in engine changes the picture you gave; it does not draw new things into it."
					}
				],
				"verb": "Edit"
			},
			"zh": {
				"name": "图片编辑",
				"line": "一句话改图：明暗、色彩、裁剪、背景、文字。",
				"description": "写下要改什么就行：调亮、暖一点、裁成 16:9、拉直、背景虚化或去除、加边框、加文字。中英文都懂。",
				"steps": [
					"选一张图。只想改一处，就把那里涂出来。",
					"写下要改什么，可以一次写几件，“稍微”“很”“20%”都可以用。",
					"结果会写明听懂了什么。对比之后，可以接着改。"
				],
				"limits": [
					"支持中英文，一条指令可含多个操作",
					"没有 AI 模型时：明暗、色彩、锐度、风格、裁剪、旋转、尺寸、边框、背景、文字",
					"涉及画面里的东西，如“天空”，需要 AI 模型"
				],
				"questions": [
					{
						"question": "它懂哪些指令？",
						"answer": "调亮、调暗、暗部、高光、对比度、暖、冷、饱和度、黑白、复古、锐化、柔化、模糊、颗粒、暗角、反相、裁剪、旋转、拉直、翻转、缩放、边框、背景（去除、虚化、换色），以及用引号写出的文字。"
					},
					{
						"question": "怎么说改多少？",
						"answer": "用“稍微”“很”，或用数字：“对比度提高 20%”“旋转 15\xA0度”“裁成 4:5”。"
					},
					{
						"question": "听不懂怎么办？",
						"answer": "听不懂的部分会跳过，并写在结果下面。整句都听不懂就不会开始，也不扣积分。"
					},
					{
						"question": "能加东西、换东西吗？",
						"answer": "接入 AI 模型后可以。内置引擎只调整你给的图，不会往里画新东西。"
					}
				],
				"verb": "编辑"
			}
		}
	},
	{
		"id": "ai-object-remover",
		"kind": "image",
		"group": "editing",
		"path": "/ai/image/inpainting/erase",
		"capability": "remove_object",
		"points": 10,
		"shape": 2,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "image",
				"name": "image_url",
				"required": "image_required",
				"samples": ["ai-object-remover/portrait.webp", "ai-object-remover/launch.webp"],
				"text": {
					"en": {
						"label": "Picture",
						"hint": "Any photo, up to 8,192 pixels a side"
					},
					"zh": {
						"label": "图片",
						"hint": "任意照片，边长最大 8,192\xA0像素"
					}
				}
			},
			{
				"kind": "mask",
				"name": "mask_url",
				"of": "image_url",
				"required": "mask_required",
				"rest": true,
				"text": {
					"en": {
						"label": "Area to remove",
						"hint": "Paint over it, its shadow and its reflection. Several places at once are fine."
					},
					"zh": {
						"label": "要去除的部分",
						"hint": "把物体连同影子、倒影一起涂上，可以一次涂多处。"
					}
				}
			},
			{
				"kind": "flag",
				"name": "grow",
				"initial": true,
				"text": {
					"en": {
						"label": "Include a thin edge",
						"hint": "Soft outlines are removed too. When off, no pixel outside the paint changes."
					},
					"zh": {
						"label": "连同边缘一起去除",
						"hint": "柔和的轮廓一并去除。关闭后，涂抹之外一个像素也不变。"
					}
				}
			},
			{ "kind": "count" },
			{ "kind": "seed" }
		],
		"samples": [{
			"file": "portrait-after.webp",
			"width": 512,
			"height": 512,
			"before": "portrait.webp",
			"text": {
				"en": "Two badges are gone from the suit",
				"zh": "去掉了航天服上的两枚徽章"
			},
			"input": {
				"mask_url": "/samples/ai-object-remover/portrait-mask.png",
				"seed": 2
			}
		}, {
			"file": "launch-after.webp",
			"width": 640,
			"height": 427,
			"before": "launch.webp",
			"text": {
				"en": "The two thin towers are gone from the evening sky",
				"zh": "去掉了夜空中两座细塔"
			},
			"input": {
				"mask_url": "/samples/ai-object-remover/launch-mask.png",
				"seed": 1
			}
		}],
		"text": {
			"en": {
				"name": "Object remover",
				"line": "Paint over what should not be there, and it is gone.",
				"description": "Remove people, cables, signs and stains from photos. Paint over them, several at once; the gap is filled with what surrounds it, the rest stays as it is.",
				"steps": [
					"Choose a photo and paint over what should go, with its shadow. Use brush, box or lasso.",
					"Run it. Nothing starts while you are still painting.",
					"Compare with the original. Paint on the result again, or take another candidate."
				],
				"limits": [
					"Any number of places in one run; photos of up to 8,192 pixels a side",
					"No pixel outside the painted places changes, at full size",
					"1 to 4 candidates, each filled in a different way"
				],
				"questions": [
					{
						"question": "What fills the gap?",
						"answer": "The built-in engine looks at what surrounds the gap and continues it: sky, walls, leaves, sand, planks. It never sees what was really behind."
					},
					{
						"question": "When does it go wrong?",
						"answer": "When most of a face or a sign is covered, or a straight edge runs behind a large object: nothing in the picture shows how it continues. Try a smaller area, another candidate, or an AI model."
					},
					{
						"question": "A trace is left. What can I do?",
						"answer": "It is usually a shadow, a reflection or a soft edge that was not painted. Paint over it on the result and run again; your paint stays with the picture."
					},
					{
						"question": "Does the rest of my photo lose quality?",
						"answer": "No. Only the painted places are new, plus a thin edge of 6 pixels on a picture of 1,024, in proportion on larger ones. The result is a PNG."
					}
				],
				"verb": "Remove"
			},
			"zh": {
				"name": "物体去除",
				"line": "不该出现的东西，涂一下就没了。",
				"description": "去掉照片里的路人、电线、招牌和污渍。涂一下即可，多处一次完成，空出来的地方用周围的画面补上，其余原样不动。",
				"steps": [
					"选一张照片，把要去掉的东西连同影子涂上。有画笔、方框和套索。",
					"点击“去除”。还在涂的时候不会自己开始。",
					"与原图对比。可以在结果上接着涂，也可以换一张候选。"
				],
				"limits": [
					"一次可涂任意多处，照片边长最大 8,192\xA0像素",
					"没涂到的地方，原尺寸下每个像素都不变",
					"每次 1 到 4\xA0张，补法各不相同"
				],
				"questions": [
					{
						"question": "空出来的地方用什么补？",
						"answer": "内置引擎在周围寻找相似的画面接着画：天空、墙面、树叶、沙地、木板。它并不知道后面原来是什么。"
					},
					{
						"question": "什么情况下补不好？",
						"answer": "一张脸、一块招牌被盖住大半，或大件物体后面有一条直边穿过时，画面里没有可参照的。可以涂小一点、换一张候选，或接入 AI 模型。"
					},
					{
						"question": "留下了痕迹怎么办？",
						"answer": "多半是影子、倒影或柔和的边缘没涂到。在结果上涂掉它，再去除一次；涂抹会随图片保留。"
					},
					{
						"question": "照片其他部分会变差吗？",
						"answer": "不会。只有涂抹处和一圈细边是新的，1,024\xA0像素的图细边为 6\xA0像素，随尺寸增减。结果为 PNG。"
					}
				],
				"verb": "去除"
			}
		}
	},
	{
		"id": "ai-object-replacer",
		"kind": "image",
		"group": "editing",
		"path": "/ai/image/inpainting",
		"capability": "replace_object",
		"points": 25,
		"shape": 2,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "image",
				"name": "image_url",
				"required": "image_required",
				"samples": ["ai-object-replacer/mug.webp"],
				"text": {
					"en": {
						"label": "Picture",
						"hint": "Any photo, up to 8,192 pixels a side"
					},
					"zh": {
						"label": "图片",
						"hint": "任意照片，边长最大 8,192\xA0像素"
					}
				}
			},
			{
				"kind": "mask",
				"name": "mask_url",
				"of": "image_url",
				"required": "mask_required",
				"text": {
					"en": {
						"label": "Area to replace",
						"hint": "Paint over it. The new object takes its place and size."
					},
					"zh": {
						"label": "要替换的部分",
						"hint": "涂上要换掉的东西，新的会出现在同样的位置，大小相仿。"
					}
				}
			},
			{
				"kind": "prompt",
				"samples": {
					"en": [
						"A green glass vase with three tulips",
						"A sleeping grey cat",
						"A stack of three old books with leather covers"
					],
					"zh": [
						"插着三枝郁金香的绿色玻璃花瓶",
						"一只睡着的灰猫",
						"一摞三本皮面旧书"
					]
				},
				"text": {
					"en": {
						"label": "Replace with",
						"placeholder": "A green glass vase with three tulips"
					},
					"zh": {
						"label": "换成什么",
						"placeholder": "插着三枝郁金香的绿色玻璃花瓶"
					}
				}
			},
			{ "kind": "count" },
			{ "kind": "seed" }
		],
		"samples": [{
			"file": "vase.webp",
			"width": 640,
			"height": 640,
			"before": "mug.webp",
			"text": {
				"en": "Illustration: a vase instead of a mug. Your results are made by the connected model.",
				"zh": "示意图：杯子换成了花瓶。实际结果由接入的模型生成。"
			},
			"input": {
				"prompt": "A red glass vase",
				"mask_url": "/samples/ai-object-replacer/mug-mask.png",
				"seed": 4
			}
		}],
		"text": {
			"en": {
				"name": "Object replacer",
				"line": "Paint over an object and say what should be there instead.",
				"description": "Replace one object in a photo with another: paint over it, describe the new one, compare up to four candidates. Needs a connected AI model.",
				"steps": [
					"Choose a photo and paint over what to replace. Use brush, box or lasso.",
					"Describe what should be there: what it is, its material, its colour.",
					"Compare the candidates. Your paint stays, so you can try another description at once."
				],
				"limits": [
					"One painted area or several, one description of up to 2,000 characters",
					"1 to 4 candidates a run",
					"Needs an AI model, which the operator connects"
				],
				"questions": [
					{
						"question": "Why can’t I run it?",
						"answer": "This tool needs an AI model. If none is connected, the button says so and nothing is charged. Removing an object works without one."
					},
					{
						"question": "How large should I paint?",
						"answer": "As large as the new object. A tall vase that replaces a flat plate needs room above the plate."
					},
					{
						"question": "Do light and perspective match?",
						"answer": "The model takes both from the rest of the photo. Name what matters: seen from above, lit from the left, with a soft shadow."
					},
					{
						"question": "Can I try another description with the same area?",
						"answer": "Yes. The paint stays until you clear it, even when you come back later."
					}
				],
				"verb": "Replace"
			},
			"zh": {
				"name": "物体替换",
				"line": "涂上一样东西，写下要换成什么。",
				"description": "把照片里的一样东西换成另一样：涂一下，写下要换成什么，最多四张供比较。需要接入 AI 模型。",
				"steps": [
					"选一张照片，把要换掉的东西涂上。有画笔、方框和套索。",
					"写下换成什么：是什么、什么材质、什么颜色。",
					"比较候选。涂抹会保留，换一种说法不用重涂。"
				],
				"limits": [
					"可涂一处或多处，描述最多 2,000\xA0字",
					"每次 1 到 4\xA0张",
					"需要 AI 模型，由平台管理员接入"
				],
				"questions": [
					{
						"question": "为什么暂时不能用？",
						"answer": "这个工具需要 AI 模型。没有接入时按钮上会写明，也不扣积分。只想去掉物体，不接入模型也能做。"
					},
					{
						"question": "要涂多大？",
						"answer": "和新东西一样大。盘子换成高花瓶，盘子上方也要涂上。"
					},
					{
						"question": "光线和透视会一致吗？",
						"answer": "模型会参照照片的其余部分。在意的地方请写明：俯视、左侧来光、影子柔和。"
					},
					{
						"question": "同一处能换几种说法试试吗？",
						"answer": "能。涂抹会一直保留，直到你清除，下次回来也还在。"
					}
				],
				"verb": "替换"
			}
		}
	},
	{
		"id": "ai-image-extender",
		"kind": "image",
		"group": "editing",
		"path": "/ai/image/expand",
		"capability": "extend",
		"points": 20,
		"shape": 2,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "image",
				"name": "image_url",
				"required": "image_required",
				"samples": [
					"ai-image-extender/launch.webp",
					"ai-image-extender/cup.webp",
					"ai-image-extender/cat.webp"
				],
				"text": {
					"en": {
						"label": "Picture",
						"hint": "Keeps every pixel; only the area outside is new."
					},
					"zh": {
						"label": "图片",
						"hint": "原图像素不变，只补画外面的部分。"
					}
				}
			},
			{
				"kind": "frame",
				"of": "image_url"
			},
			{ "kind": "count" },
			{ "kind": "seed" }
		],
		"samples": [
			{
				"file": "cup-after.webp",
				"width": 840,
				"height": 440,
				"before": "cup.webp",
				"text": {
					"en": "A table continued: a fifth more on either side",
					"zh": "桌面向两侧延伸，各多五分之一"
				},
				"input": {
					"left": 120,
					"right": 120,
					"top": 0,
					"bottom": 40,
					"seed": 1
				}
			},
			{
				"file": "launch-after.webp",
				"width": 640,
				"height": 597,
				"before": "launch.webp",
				"text": {
					"en": "Evening sky above, for a poster",
					"zh": "上方补出夜空，做海报"
				},
				"input": {
					"left": 0,
					"right": 0,
					"top": 170,
					"bottom": 0,
					"seed": 1
				}
			},
			{
				"file": "cat-after.webp",
				"width": 651,
				"height": 300,
				"before": "cat.webp",
				"text": {
					"en": "From 3:2 to a wide picture",
					"zh": "从 3:2 变成宽幅"
				},
				"input": {
					"left": 100,
					"right": 100,
					"top": 0,
					"bottom": 0,
					"seed": 1
				}
			}
		],
		"text": {
			"en": {
				"name": "Image extender",
				"line": "Extend a picture beyond its edges.",
				"description": "Extend pictures to another format: drag the frame or choose a ratio, and sky, ground and texture continue. The original keeps every pixel.",
				"steps": [
					"Choose a picture and drag the edges of the frame, or pick a ratio and the position of the picture.",
					"Choose how many candidates. The limit of 3 times is checked while you drag.",
					"Compare the candidates and keep one. Each remembers its seed."
				],
				"limits": [
					"Up to 3 times the width and 3 times the height",
					"The pixels of the original stay as they are, at full size",
					"1 to 4 candidates a run"
				],
				"questions": [
					{
						"question": "How far can I go?",
						"answer": "Up to a quarter on each side looks natural most of the time. Beyond two fifths the built-in engine mirrors the picture and fades it out softly, like a frame."
					},
					{
						"question": "Which pictures work best?",
						"answer": "Sky, sea, fields, sand, walls, tables and blurred backgrounds. Horizons keep their height."
					},
					{
						"question": "What about people and buildings at the edge?",
						"answer": "A body or a facade that the frame cuts off cannot be completed by the built-in engine: its texture continues, its shape does not. A connected AI model can draw it."
					},
					{
						"question": "Do transparent pictures stay transparent?",
						"answer": "Yes. Where an edge is transparent, the added area is too."
					}
				],
				"verb": "Extend"
			},
			"zh": {
				"name": "AI 扩图",
				"line": "把画框拉大，让画面接着往外长。",
				"description": "把图片扩展成别的画幅：拖动画框或选比例，天空、地面和纹理自然延伸，原图每个像素都不变。",
				"steps": [
					"选一张图，拖动画框的边，或选一个比例和原图所在的位置。",
					"选生成几张。拖动时会随时检查是否超过 3\xA0倍。",
					"比较候选，留下满意的一张，种子会一起保存。"
				],
				"limits": [
					"宽和高各不超过原来的 3\xA0倍",
					"原图像素保持原尺寸、原样不变",
					"每次 1 到 4\xA0张"
				],
				"questions": [
					{
						"question": "最多能扩多少？",
						"answer": "每边四分之一以内大多很自然。超过五分之二的部分，内置引擎会把画面镜像过去并逐渐变柔，像一圈衬边。"
					},
					{
						"question": "什么样的图效果最好？",
						"answer": "天空、海面、田野、沙地、墙面、桌面和虚化的背景。地平线会保持原来的高度。"
					},
					{
						"question": "边上有人或建筑怎么办？",
						"answer": "被画框切断的身体或立面，内置引擎补不全：纹理能延续，形状不能。接入 AI 模型后可以补画。"
					},
					{
						"question": "透明图片会保持透明吗？",
						"answer": "会。边缘透明的一侧，扩展出来的部分也是透明的。"
					}
				],
				"verb": "扩展"
			}
		}
	},
	{
		"id": "ai-bg",
		"kind": "image",
		"group": "editing",
		"path": "/ai/image/background",
		"capability": "replace_background",
		"points": 20,
		"shape": 1,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "image",
				"name": "image_url",
				"required": "image_required",
				"samples": [
					"remove-bg/mug.webp",
					"photos/astronaut.webp",
					"photos/coffee.webp"
				],
				"text": {
					"en": {
						"label": "Picture",
						"hint": "The subject is cut out of it. Cut-outs with transparency work as they are."
					},
					"zh": {
						"label": "图片",
						"hint": "会自动抠出主体；已抠好的透明图可直接用。"
					}
				}
			},
			{
				"kind": "strokes",
				"of": "image_url",
				"text": {
					"en": {
						"label": "Keep and erase",
						"hint": "A box or a few strokes, if the cut-out needs help"
					},
					"zh": {
						"label": "保留与擦除",
						"hint": "抠得不准时，画个框或涂几笔"
					}
				}
			},
			{
				"kind": "choice",
				"name": "scene",
				"initial": "light_wood",
				"look": "tiles",
				"values": [
					{
						"value": "white",
						"text": {
							"en": "Pure white",
							"zh": "纯白"
						},
						"picture": "../scenes/white.webp"
					},
					{
						"value": "grey_studio",
						"text": {
							"en": "Grey studio",
							"zh": "灰色影棚"
						},
						"picture": "../scenes/grey-studio.webp"
					},
					{
						"value": "dark_studio",
						"text": {
							"en": "Dark studio",
							"zh": "暗调影棚"
						},
						"picture": "../scenes/dark-studio.webp"
					},
					{
						"value": "peach",
						"text": {
							"en": "Peach paper",
							"zh": "蜜桃色背景纸"
						},
						"picture": "../scenes/peach.webp"
					},
					{
						"value": "sage",
						"text": {
							"en": "Sage paper",
							"zh": "鼠尾草绿背景纸"
						},
						"picture": "../scenes/sage.webp"
					},
					{
						"value": "sky_blue",
						"text": {
							"en": "Sky-blue paper",
							"zh": "天蓝背景纸"
						},
						"picture": "../scenes/sky-blue.webp"
					},
					{
						"value": "light_wood",
						"text": {
							"en": "Light wood",
							"zh": "浅色木桌"
						},
						"picture": "../scenes/light-wood.webp"
					},
					{
						"value": "dark_wood",
						"text": {
							"en": "Dark wood",
							"zh": "深色木桌"
						},
						"picture": "../scenes/dark-wood.webp"
					},
					{
						"value": "white_marble",
						"text": {
							"en": "White marble",
							"zh": "白色大理石"
						},
						"picture": "../scenes/white-marble.webp"
					},
					{
						"value": "black_marble",
						"text": {
							"en": "Black marble",
							"zh": "黑色大理石"
						},
						"picture": "../scenes/black-marble.webp"
					},
					{
						"value": "linen",
						"text": {
							"en": "Linen",
							"zh": "亚麻布"
						},
						"picture": "../scenes/linen.webp"
					},
					{
						"value": "concrete",
						"text": {
							"en": "Concrete",
							"zh": "水泥台"
						},
						"picture": "../scenes/concrete.webp"
					},
					{
						"value": "slate",
						"text": {
							"en": "Slate",
							"zh": "石板"
						},
						"picture": "../scenes/slate.webp"
					},
					{
						"value": "sand",
						"text": {
							"en": "Sand",
							"zh": "细沙"
						},
						"picture": "../scenes/sand.webp"
					},
					{
						"value": "water",
						"text": {
							"en": "Water",
							"zh": "水面"
						},
						"picture": "../scenes/water.webp"
					},
					{
						"value": "beach",
						"text": {
							"en": "Beach",
							"zh": "海滩"
						},
						"picture": "../scenes/beach.webp"
					},
					{
						"value": "meadow",
						"text": {
							"en": "Meadow",
							"zh": "草地"
						},
						"picture": "../scenes/meadow.webp"
					},
					{
						"value": "forest",
						"text": {
							"en": "Forest",
							"zh": "树林"
						},
						"picture": "../scenes/forest.webp"
					},
					{
						"value": "mountains",
						"text": {
							"en": "Mountains",
							"zh": "群山"
						},
						"picture": "../scenes/mountains.webp"
					},
					{
						"value": "snow",
						"text": {
							"en": "Snow",
							"zh": "雪地"
						},
						"picture": "../scenes/snow.webp"
					},
					{
						"value": "dusk_field",
						"text": {
							"en": "Field at dusk",
							"zh": "黄昏麦田"
						},
						"picture": "../scenes/dusk-field.webp"
					},
					{
						"value": "desert",
						"text": {
							"en": "Desert",
							"zh": "沙漠"
						},
						"picture": "../scenes/desert.webp"
					}
				],
				"text": {
					"en": {
						"label": "Scene",
						"hint": "A description or your own picture, below, replaces it"
					},
					"zh": {
						"label": "场景",
						"hint": "下面写了文字或选了图片，就以它们为准"
					}
				}
			},
			{
				"kind": "prompt",
				"optional": true,
				"samples": {
					"en": [
						"a marble table in soft window light",
						"a beach at sunset",
						"pink studio background",
						"a meadow with mountains, summer morning"
					],
					"zh": [
						"大理石桌面，柔和的窗光",
						"海边沙滩，日落",
						"粉色纯色背景",
						"雪山下的草地，清晨"
					]
				},
				"text": {
					"en": {
						"label": "Or describe it",
						"placeholder": "A table, a studio or a place, and its light"
					},
					"zh": {
						"label": "或用文字描述",
						"placeholder": "桌面、影棚或地点，以及光线"
					}
				}
			},
			{
				"kind": "image",
				"name": "background_url",
				"required": false,
				"samples": [],
				"text": {
					"en": {
						"label": "Or your own background",
						"hint": "Cropped from its centre to the chosen ratio"
					},
					"zh": {
						"label": "或自己的背景图",
						"hint": "会从中间裁成所选比例"
					}
				}
			},
			{
				"kind": "placement",
				"of": "image_url"
			},
			{
				"kind": "size",
				"presets": [
					{
						"label": "1:1",
						"value": "1024x1024",
						"width": 1024,
						"height": 1024
					},
					{
						"label": "16:9",
						"value": "1024x576",
						"width": 1024,
						"height": 576
					},
					{
						"label": "9:16",
						"value": "576x1024",
						"width": 576,
						"height": 1024
					},
					{
						"label": "4:3",
						"value": "1024x768",
						"width": 1024,
						"height": 768
					},
					{
						"label": "3:4",
						"value": "768x1024",
						"width": 768,
						"height": 1024
					},
					{
						"label": "3:2",
						"value": "1024x682",
						"width": 1024,
						"height": 682
					},
					{
						"label": "2:3",
						"value": "682x1024",
						"width": 682,
						"height": 1024
					},
					{
						"label": "1:1",
						"value": "512x512",
						"width": 512,
						"height": 512
					},
					{
						"label": "16:9",
						"value": "512x288",
						"width": 512,
						"height": 288
					},
					{
						"label": "9:16",
						"value": "288x512",
						"width": 288,
						"height": 512
					},
					{
						"label": "4:3",
						"value": "512x384",
						"width": 512,
						"height": 384
					},
					{
						"label": "3:4",
						"value": "384x512",
						"width": 384,
						"height": 512
					},
					{
						"label": "3:2",
						"value": "512x341",
						"width": 512,
						"height": 341
					},
					{
						"label": "2:3",
						"value": "341x512",
						"width": 341,
						"height": 512
					}
				]
			},
			{
				"kind": "flag",
				"name": "shadow",
				"initial": true,
				"text": {
					"en": {
						"label": "Shadow and reflection",
						"hint": "On the ground, by the light of the scene"
					},
					"zh": {
						"label": "投影和倒影",
						"hint": "按场景的光线落在地面上"
					}
				}
			},
			{
				"kind": "flag",
				"name": "match",
				"initial": true,
				"text": {
					"en": {
						"label": "Match the light",
						"hint": "A gentle tint. When off, no pixel of the subject changes."
					},
					"zh": {
						"label": "匹配光线",
						"hint": "轻微调色；关闭后主体的像素完全不变。"
					}
				}
			},
			{ "kind": "count" },
			{ "kind": "seed" }
		],
		"samples": [
			{
				"file": "mug-window.webp",
				"width": 768,
				"height": 768,
				"before": "mug.webp",
				"text": {
					"en": "A mug, on light wood by a window",
					"zh": "马克杯，窗边的浅色木桌"
				},
				"input": {
					"scene": "light_wood",
					"width": 1024,
					"height": 1024,
					"seed": 3
				}
			},
			{
				"file": "portrait-meadow.webp",
				"width": 512,
				"height": 512,
				"before": "portrait.webp",
				"text": {
					"en": "A portrait, in front of mountains",
					"zh": "人像，群山之前"
				},
				"input": {
					"scene": "mountains",
					"width": 1024,
					"height": 1024,
					"seed": 3,
					"box": {
						"left": 30,
						"top": 5,
						"width": 460,
						"height": 507
					}
				}
			},
			{
				"file": "mug-marble.webp",
				"width": 768,
				"height": 768,
				"before": "mug.webp",
				"text": {
					"en": "The same mug, on a described marble table",
					"zh": "同一只杯子，文字描述的大理石桌"
				},
				"input": {
					"prompt": "a marble table in soft window light",
					"width": 1024,
					"height": 1024,
					"seed": 5
				}
			}
		],
		"text": {
			"en": {
				"name": "AI background",
				"line": "Place the subject of a picture in a new scene, with its shadow on the ground.",
				"description": "Change the background of a photo: 22 scenes, a described place or your own picture. The subject stays exact, with shadow, reflection and matched light.",
				"steps": [
					"Choose a picture. The subject is cut out; help with a box or strokes if needed.",
					"Choose a scene, describe one, or bring your own picture. Move and scale the subject on the canvas.",
					"Choose how many candidates, compare them, and keep the one you like with its seed."
				],
				"limits": [
					"22 scenes, a description in English or Chinese, or your own background",
					"1 to 4 candidates a run, seven ratios",
					"With light matching off, no pixel of the subject changes"
				],
				"questions": [
					{
						"question": "Does the subject stay as it is?",
						"answer": "Its shape and detail do. Matching the light tints it gently; switch that off and its pixels are those of your picture, only scaled."
					},
					{
						"question": "Where does the shadow come from?",
						"answer": "From the outline of the subject and the light of the scene. It lies on the ground, darkest where the subject touches it. Portraits cut off at the bottom have none."
					},
					{
						"question": "Which model makes the scene?",
						"answer": "Each result says so. Without a connected AI model the built-in engine draws tables, studios and open country by rules, and lists the words that it did not draw."
					},
					{
						"question": "Can I get the same background for another product?",
						"answer": "Yes. The same scene or words, size and seed give the same background."
					}
				],
				"verb": "Change background"
			},
			"zh": {
				"name": "AI 换背景",
				"line": "把主体放进另一个场景，影子也落在地上。",
				"description": "给照片换背景：22\xA0个场景、文字描述或自己的图片。主体保持原样，带投影、倒影，光线自然。",
				"steps": [
					"选一张图，自动抠出主体，需要时画框或涂几笔。",
					"选一个场景、写一句描述，或用自己的图片；在画布上移动、缩放主体。",
					"选生成几张，比较之后留下喜欢的，种子会一起保存。"
				],
				"limits": [
					"22\xA0个场景、中英文描述或自己的背景图",
					"每次 1 到 4\xA0张，七种比例",
					"关闭“匹配光线”时，主体像素完全不变"
				],
				"questions": [
					{
						"question": "主体会变吗？",
						"answer": "形状和细节不变。“匹配光线”会轻微调色；关闭后就是原图的像素，只按你摆放的大小缩放。"
					},
					{
						"question": "影子是怎么来的？",
						"answer": "根据主体的轮廓和场景的光线算出来，落在地面上，接触处最深。下方被裁掉的人像没有影子。"
					},
					{
						"question": "场景由什么模型绘制？",
						"answer": "每个结果都会注明。没有接入 AI 模型时，内置引擎按规则画桌面、影棚和自然风光，并列出没有画的词。"
					},
					{
						"question": "另一件商品能用同样的背景吗？",
						"answer": "能。场景或描述、尺寸和种子相同，背景就相同。"
					}
				],
				"verb": "换背景"
			}
		}
	},
	{
		"id": "ai-image-translator",
		"kind": "image",
		"group": "editing",
		"path": "/ai/image/translate",
		"capability": "translate_picture",
		"points": 15,
		"shape": 4,
		"landing": true,
		"sites": ["intl", "cn"],
		"bodyBytes": 1048576,
		"fields": [
			{
				"kind": "image",
				"name": "image_url",
				"required": "image_required",
				"shortest": 32,
				"samples": ["ai-image-translator/bakery.webp", "ai-image-translator/tea.webp"],
				"text": {
					"en": {
						"label": "Picture",
						"hint": "A poster, a product picture or a screenshot with text"
					},
					"zh": {
						"label": "图片",
						"hint": "带文字的海报、商品图或截图"
					}
				}
			},
			{
				"kind": "choice",
				"name": "language",
				"initial": "own",
				"look": "list",
				"values": [
					{
						"value": "own",
						"text": {
							"en": "My own text",
							"zh": "自己写"
						}
					},
					{
						"value": "en",
						"text": {
							"en": "English",
							"zh": "英文"
						},
						"needsEngine": true
					},
					{
						"value": "zh",
						"text": {
							"en": "Chinese",
							"zh": "中文"
						},
						"needsEngine": true
					},
					{
						"value": "ja",
						"text": {
							"en": "Japanese",
							"zh": "日文"
						},
						"needsEngine": true
					},
					{
						"value": "ko",
						"text": {
							"en": "Korean",
							"zh": "韩文"
						},
						"needsEngine": true
					},
					{
						"value": "fr",
						"text": {
							"en": "French",
							"zh": "法文"
						},
						"needsEngine": true
					},
					{
						"value": "de",
						"text": {
							"en": "German",
							"zh": "德文"
						},
						"needsEngine": true
					},
					{
						"value": "es",
						"text": {
							"en": "Spanish",
							"zh": "西班牙文"
						},
						"needsEngine": true
					},
					{
						"value": "pt",
						"text": {
							"en": "Portuguese",
							"zh": "葡萄牙文"
						},
						"needsEngine": true
					},
					{
						"value": "it",
						"text": {
							"en": "Italian",
							"zh": "意大利文"
						},
						"needsEngine": true
					},
					{
						"value": "ru",
						"text": {
							"en": "Russian",
							"zh": "俄文"
						},
						"needsEngine": true
					},
					{
						"value": "ar",
						"text": {
							"en": "Arabic",
							"zh": "阿拉伯文"
						},
						"needsEngine": true
					},
					{
						"value": "vi",
						"text": {
							"en": "Vietnamese",
							"zh": "越南文"
						},
						"needsEngine": true
					},
					{
						"value": "th",
						"text": {
							"en": "Thai",
							"zh": "泰文"
						},
						"needsEngine": true
					},
					{
						"value": "id",
						"text": {
							"en": "Indonesian",
							"zh": "印尼文"
						},
						"needsEngine": true
					},
					{
						"value": "ms",
						"text": {
							"en": "Malay",
							"zh": "马来文"
						},
						"needsEngine": true
					}
				],
				"text": {
					"en": {
						"label": "New text",
						"hint": "If you choose a language, an AI model translates the whole picture in its own words. The result is a picture: open it here again to correct a line."
					},
					"zh": {
						"label": "译文",
						"hint": "选择语言后，由 AI 模型翻译整张图，不使用你写的文字。结果是一张图片，要改个别字句，可以再次在这里打开。"
					}
				}
			},
			{
				"kind": "texts",
				"of": "image_url",
				"required": "text_required",
				"when": {
					"name": "language",
					"value": "own"
				}
			}
		],
		"samples": [{
			"file": "bakery-zh.webp",
			"width": 800,
			"height": 600,
			"before": "bakery.webp",
			"text": {
				"en": "A bakery poster, English to Chinese",
				"zh": "面包店海报，英文改中文"
			},
			"input": { "texts": [
				{
					"x": 64,
					"y": 48,
					"width": 589,
					"height": 89,
					"text": "周日面包",
					"original": "Sunday bread"
				},
				{
					"x": 62,
					"y": 152,
					"width": 418,
					"height": 33,
					"text": "清晨六点出炉",
					"original": "Out of the oven at six"
				},
				{
					"x": 63,
					"y": 512,
					"width": 330,
					"height": 34,
					"text": "老街十四号",
					"original": "14 Old Street"
				}
			] }
		}, {
			"file": "tea-en.webp",
			"width": 600,
			"height": 400,
			"before": "tea.webp",
			"text": {
				"en": "Outlined text on a photo, Chinese to English",
				"zh": "照片上的描边字，中文改英文"
			},
			"input": { "texts": [{
				"x": 25,
				"y": 20,
				"width": 152,
				"height": 40,
				"text": "Coffee hour",
				"original": "午后咖啡"
			}, {
				"x": 27,
				"y": 340,
				"width": 300,
				"height": 42,
				"text": "Second cup at half price",
				"original": "第二杯半价"
			}] }
		}],
		"text": {
			"en": {
				"name": "Image translator",
				"line": "Change the text in a picture and keep everything else.",
				"description": "Finds English and Chinese text in a picture, lets you rewrite it, and sets it in the same place, colour and weight.",
				"steps": [
					"Choose a picture. Its text is found and read for free; draw a box around anything that was missed.",
					"Write the new text beside the old. Change size, colour, weight and place as you like.",
					"Run it. The old text is removed, the new text set, and every other pixel stays."
				],
				"limits": [
					"Reads printed English and Chinese; up to 100 boxes a picture",
					"Sets Latin and Chinese letters in a sans serif, regular and bold",
					"Boxes that you leave alone do not change at all"
				],
				"questions": [
					{
						"question": "Does it translate by itself?",
						"answer": "Yes, if an AI model that translates pictures is connected: choose a language, and the whole picture is translated. Otherwise you write the new text; finding the old text, removing it and setting the new text is done for you."
					},
					{
						"question": "It did not find my text. What now?",
						"answer": "Draw a box around it. Inside a box, faint and decorative text is found too, and you can always type it yourself."
					},
					{
						"question": "What happens to the background?",
						"answer": "Only the letters themselves are filled, from what surrounds them. Plain and softly shaded backgrounds come out clean; check strong textures closely."
					},
					{
						"question": "Can I add text where there was none?",
						"answer": "Yes. Draw a box, type, choose a size and a colour."
					}
				],
				"verb": "Apply text"
			},
			"zh": {
				"name": "改图中文字",
				"line": "换掉图里的字，其余一点不动。",
				"description": "识别图片里的中英文，写上新的内容，按原来的位置、颜色、粗细重新排好，图片其余部分不变。",
				"steps": [
					"选一张图片，文字会自动找出来并识别，不收费；如有遗漏，画框补上即可。",
					"在原文旁边写上新内容，字号、颜色、粗细、位置都能改。",
					"点击“换字”：擦掉旧字，排上新字，其他像素不变。"
				],
				"limits": [
					"识别印刷体中文和英文，一张图最多 100\xA0处",
					"中英文都用无衬线字体，分常规和粗体",
					"没改的文字框一个像素都不会变"
				],
				"questions": [
					{
						"question": "会自动翻译吗？",
						"answer": "接入了图片翻译模型就会：选好语言，整张图一次译完。没有接入时，新内容由你来写，找字、擦字、排字都交给它。"
					},
					{
						"question": "有的字没找到怎么办？",
						"answer": "在那里画个框，框里再淡、再花的字也能找到；也可以直接自己填。"
					},
					{
						"question": "字后面的背景会怎样？",
						"answer": "只填补笔画本身，颜色取自周围。纯色和渐变背景很干净，纹理强的背景请放大检查。"
					},
					{
						"question": "没有字的地方能加字吗？",
						"answer": "能。画个框，写上内容，选好字号和颜色。"
					}
				],
				"verb": "换字"
			}
		}
	},
	{
		"id": "repaint",
		"kind": "image",
		"group": "editing",
		"path": "/ai/image/repaint",
		"capability": "repaint",
		"points": 15,
		"shape": 1,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "image",
				"name": "image_url",
				"required": "image_required",
				"shortest": 64,
				"samples": [
					"photos/astronaut.webp",
					"photos/chelsea.webp",
					"photos/coffee.webp"
				],
				"text": {
					"en": {
						"label": "Photo",
						"hint": "A portrait, an animal, a product or a landscape"
					},
					"zh": {
						"label": "照片",
						"hint": "人像、宠物、商品、风景都可以"
					}
				}
			},
			{
				"kind": "choice",
				"name": "style",
				"initial": 0,
				"look": "tiles",
				"values": [
					{
						"value": 0,
						"picture": "style-0.webp",
						"text": {
							"en": "Retro comic",
							"zh": "复古漫画"
						}
					},
					{
						"value": 1,
						"needsEngine": true,
						"text": {
							"en": "3D fairy tale",
							"zh": "3D 童话"
						}
					},
					{
						"value": 2,
						"picture": "style-2.webp",
						"text": {
							"en": "Anime",
							"zh": "二次元"
						}
					},
					{
						"value": 3,
						"picture": "style-3.webp",
						"text": {
							"en": "Fresh",
							"zh": "小清新"
						}
					},
					{
						"value": 4,
						"picture": "style-4.webp",
						"text": {
							"en": "Future tech",
							"zh": "未来科技"
						}
					},
					{
						"value": 5,
						"picture": "style-5.webp",
						"text": {
							"en": "Chinese painting",
							"zh": "国画"
						}
					},
					{
						"value": 6,
						"needsEngine": true,
						"text": {
							"en": "General in armour",
							"zh": "将军百战"
						}
					},
					{
						"value": 7,
						"picture": "style-7.webp",
						"text": {
							"en": "Vivid cartoon",
							"zh": "炫彩卡通"
						}
					},
					{
						"value": 8,
						"picture": "style-8.webp",
						"text": {
							"en": "Elegant Chinese",
							"zh": "清雅国风"
						}
					},
					{
						"value": 9,
						"picture": "style-9.webp",
						"text": {
							"en": "New Year",
							"zh": "喜迎新年"
						}
					},
					{
						"value": -1,
						"needsEngine": true,
						"text": {
							"en": "From a picture",
							"zh": "参考图片"
						}
					}
				],
				"text": {
					"en": {
						"label": "Style",
						"hint": "Each tile shows the same photo in that style"
					},
					"zh": {
						"label": "风格",
						"hint": "每个小图都是同一张照片画成该风格的样子"
					}
				}
			},
			{
				"kind": "image",
				"name": "style_ref_url",
				"required": false,
				"shortest": 64,
				"when": {
					"name": "style",
					"value": -1
				},
				"samples": ["photos/coffee.webp"],
				"text": {
					"en": {
						"label": "Style reference",
						"hint": "Its style is taken, not what it shows"
					},
					"zh": {
						"label": "风格参考图",
						"hint": "只参考画风，不取画面内容"
					}
				}
			},
			{
				"kind": "range",
				"name": "likeness",
				"minimum": 0,
				"maximum": 100,
				"step": 5,
				"initial": 50,
				"text": {
					"en": {
						"label": "Likeness",
						"low": "Free",
						"high": "Close to the photo",
						"unit": "%"
					},
					"zh": {
						"label": "相似度",
						"low": "随意",
						"high": "贴近照片",
						"unit": "%"
					}
				}
			}
		],
		"samples": [
			{
				"file": "portrait-comic.webp",
				"width": 512,
				"height": 512,
				"before": "portrait.webp",
				"text": {
					"en": "A portrait as a retro comic",
					"zh": "人像画成复古漫画"
				},
				"input": {
					"style": 0,
					"likeness": 50
				}
			},
			{
				"file": "cat-ink.webp",
				"width": 722,
				"height": 480,
				"before": "cat.webp",
				"text": {
					"en": "A cat as a Chinese ink painting",
					"zh": "小猫画成国画"
				},
				"input": {
					"style": 5,
					"likeness": 50
				}
			},
			{
				"file": "cup-new-year.webp",
				"width": 720,
				"height": 480,
				"before": "cup.webp",
				"text": {
					"en": "A cup as a New Year print",
					"zh": "咖啡杯画成年画"
				},
				"input": {
					"style": 9,
					"likeness": 50
				}
			},
			{
				"file": "portrait-future.webp",
				"width": 512,
				"height": 512,
				"before": "portrait.webp",
				"text": {
					"en": "A portrait in neon light",
					"zh": "人像画成未来科技"
				},
				"input": {
					"style": 4,
					"likeness": 50
				}
			}
		],
		"text": {
			"en": {
				"name": "Repaint",
				"line": "One photo, many styles: comic, cartoon, ink painting, New Year print and more.",
				"description": "Turn a photo into a retro comic, anime, ink painting, vivid cartoon or New Year print. Eight styles with real previews; with an AI model two more, or the style of any picture.",
				"steps": [
					"Choose a photo: a portrait, an animal, a product or a landscape.",
					"Choose a style and how close the result stays to the photo.",
					"Compare it with the photo, try another style on the same photo, download."
				],
				"limits": [
					"Eight styles; two more and the style of any picture with an AI model; likeness from free to close",
					"Results up to 2,048 pixels on the longest side; small photos are enlarged first",
					"The exposure of dark and bright photos is corrected first"
				],
				"questions": [
					{
						"question": "Does it change faces?",
						"answer": "The built-in engine paints over your photo: features keep their place and get the lines and colours of the style. It does not make a new face."
					},
					{
						"question": "Does it only work with portraits?",
						"answer": "No. Animals, products, buildings and landscapes work in every style."
					},
					{
						"question": "What happens to transparent parts?",
						"answer": "They become paper: the styles paint on a full sheet."
					},
					{
						"question": "Why do some styles have a frame?",
						"answer": "The comic panel, the silk border and the New Year frame belong to their style. Use the image editor to crop them off."
					}
				],
				"verb": "Repaint"
			},
			"zh": {
				"name": "风格重绘",
				"line": "一张照片，多种画风，从漫画到年画。",
				"description": "把照片画成复古漫画、二次元、国画、炫彩卡通、年画等八种风格，接入 AI 模型后再加两种，还能参考任意图片的画风。",
				"steps": [
					"选一张照片：人像、宠物、商品、风景都行。",
					"选一种风格，再定相似度。",
					"与原图对比，同一张照片可接着试别的风格，满意就下载。"
				],
				"limits": [
					"八种风格，接入 AI 模型后再加两种，还能参考任意图片的画风；相似度从随意到贴近照片",
					"结果最长边 2,048\xA0像素以内，小图会先放大",
					"偏暗、偏亮的照片会先校正曝光，画面不会发黑或过曝"
				],
				"questions": [
					{
						"question": "会换脸吗？",
						"answer": "内置引擎在你的照片上作画：五官位置不动，只换成该风格的线条和颜色，不会画出另一张脸。"
					},
					{
						"question": "只能用人像吗？",
						"answer": "不是。宠物、商品、建筑、风景都适用于每种风格。"
					},
					{
						"question": "透明部分怎么办？",
						"answer": "会变成纸面：这些风格都画在整张纸上。"
					},
					{
						"question": "为什么有的风格带边框？",
						"answer": "漫画格、绢本边和年画框是风格的一部分。不想要可以用“图片编辑”裁掉。"
					}
				],
				"verb": "重绘"
			}
		}
	},
	{
		"id": "replace-model",
		"kind": "image",
		"group": "editing",
		"path": "/ai/image/virtual",
		"capability": "replace_model",
		"points": 40,
		"shape": 1,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "image",
				"name": "image_url",
				"required": "model_image_required",
				"shortest": 240,
				"samples": ["replace-model/before.webp"],
				"text": {
					"en": {
						"label": "Model",
						"hint": "Clothes worn by a person or a mannequin"
					},
					"zh": {
						"label": "模特图",
						"hint": "真人或人台穿着的服装图"
					}
				}
			},
			{
				"kind": "words",
				"name": "prompt",
				"required": "description_required",
				"maximum": 800,
				"rows": 3,
				"text": {
					"en": {
						"label": "New model, full body and face",
						"placeholder": "A woman of sixty, tall, short grey hair, friendly, light make-up"
					},
					"zh": {
						"label": "新模特：全身和面部",
						"placeholder": "六十岁女性，高挑，灰色短发，神情亲切，淡妆"
					}
				}
			},
			{
				"kind": "mask",
				"name": "mask_url",
				"of": "image_url",
				"required": false,
				"text": {
					"en": {
						"label": "Person to replace",
						"hint": "Optional: with several people, paint over the one to replace"
					},
					"zh": {
						"label": "换掉谁",
						"hint": "可不填；画面里不止一人时，涂一下要换的那位"
					}
				}
			},
			{ "kind": "count" },
			{ "kind": "seed" }
		],
		"samples": [{
			"file": "after.webp",
			"width": 640,
			"height": 640,
			"before": "before.webp",
			"text": {
				"en": "Illustration: the same clothes on another model. Your results are photographs.",
				"zh": "示意图：同一身衣服，换了一位模特。实际结果是照片。"
			},
			"input": { "prompt": "A woman of seventy, dark skin, grey hair in a bun, friendly" }
		}],
		"text": {
			"en": {
				"name": "Replace model",
				"line": "Keep the clothes, change who wears them.",
				"description": "Show the same clothes on another model: upload a photo of them, describe body and face, compare up to four candidates. Needs a connected AI model.",
				"steps": [
					"Upload a photo of the clothes worn by a person or a mannequin.",
					"Describe the new model: age, build, skin, hair, face and mood.",
					"Choose how many candidates and run it. Check hands and logos before you publish."
				],
				"limits": [
					"One photo, at least 240 pixels a side; a description of up to 800 characters",
					"1 to 4 candidates a run",
					"Needs an AI model, which the operator connects"
				],
				"questions": [
					{
						"question": "Why can’t I run it?",
						"answer": "This tool needs an AI model. If none is connected, the button says so and nothing is charged."
					},
					{
						"question": "Do the clothes stay exactly the same?",
						"answer": "The model is asked to keep cut, colour, pattern and logos. Small text may suffer: compare at full size."
					},
					{
						"question": "Can I get the same model again?",
						"answer": "The same description and seed come close. For a series, run all photos with the same description."
					},
					{
						"question": "Can I describe a real person?",
						"answer": "Only with that person’s consent. Describe looks, not names."
					}
				],
				"verb": "Replace"
			},
			"zh": {
				"name": "更换模特",
				"line": "衣服不变，换个人穿。",
				"description": "同一身衣服换一位模特：上传着装图，描述身材和面容，最多四张供比较。需要接入 AI 模型。",
				"steps": [
					"上传着装图，真人或人台都可以。",
					"描述新模特：年龄、身材、肤色、发型、面容和神情。",
					"选张数后开始生成。发布前看看手部和标志。"
				],
				"limits": [
					"1\xA0张图，边长至少 240\xA0像素；描述最多 800\xA0字",
					"每次 1 到 4\xA0张",
					"需要 AI 模型，由平台管理员接入"
				],
				"questions": [
					{
						"question": "为什么暂时不能用？",
						"answer": "这个工具需要 AI 模型。没有接入时按钮上会写明，也不扣积分。"
					},
					{
						"question": "衣服会完全一样吗？",
						"answer": "会要求模型保持版型、颜色、图案和标志。小字可能走样，请放大比较。"
					},
					{
						"question": "能再得到同一位模特吗？",
						"answer": "描述和种子相同，结果会很接近。做系列时各张都用同样的文字。"
					},
					{
						"question": "可以描述真实的人吗？",
						"answer": "须经本人同意。请描述外貌，不要写姓名。"
					}
				],
				"verb": "更换"
			}
		}
	},
	{
		"id": "replace-clothes",
		"kind": "image",
		"group": "editing",
		"path": "/ai/image/outfit",
		"aliases": [{
			"path": "/ai/image/outfit/refiner",
			"shape": 1,
			"fixed": { "refine": true }
		}],
		"capability": "replace_clothes",
		"points": 40,
		"shape": 1,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "image",
				"name": "model_url",
				"required": "model_image_required",
				"shortest": 240,
				"samples": ["replace-clothes/model.webp"],
				"text": {
					"en": {
						"label": "Model",
						"hint": "One person, from the front, arms away from the body"
					},
					"zh": {
						"label": "模特图",
						"hint": "单人正面，手臂不要挡住身体"
					}
				}
			},
			{
				"kind": "image",
				"name": "top_url",
				"required": false,
				"shortest": 240,
				"samples": ["replace-clothes/coat.webp"],
				"text": {
					"en": {
						"label": "Upper garment or dress",
						"hint": "Laid flat or on a hanger, on a plain background"
					},
					"zh": {
						"label": "上装或连衣裙",
						"hint": "平铺或挂拍，背景干净"
					}
				}
			},
			{
				"kind": "image",
				"name": "bottom_url",
				"required": false,
				"shortest": 240,
				"samples": [],
				"text": {
					"en": {
						"label": "Lower garment",
						"hint": "Trousers or a skirt; one garment is enough"
					},
					"zh": {
						"label": "下装",
						"hint": "裤子或裙子；上下装有一件就行"
					}
				}
			},
			{
				"kind": "flag",
				"name": "refine",
				"initial": false,
				"text": {
					"en": {
						"label": "Refine",
						"hint": "More care for seams, cuffs and hands"
					},
					"zh": {
						"label": "精修",
						"hint": "更细致地处理缝线、袖口和手部"
					}
				}
			},
			{ "kind": "count" },
			{ "kind": "seed" }
		],
		"samples": [{
			"file": "dressed.webp",
			"width": 640,
			"height": 640,
			"before": "model.webp",
			"text": {
				"en": "Illustration: a model, and the same model in another coat. Your results are photographs.",
				"zh": "示意图：模特，以及换上另一件外套的同一位模特。实际结果是照片。"
			},
			"input": { "top_url": "/samples/replace-clothes/coat.webp" }
		}],
		"text": {
			"en": {
				"name": "Replace clothes",
				"line": "Dress a person in your garment.",
				"description": "Virtual try-on: one photo of a person, one of a garment, upper or lower or both. Face, pose and background stay. Needs a connected AI model.",
				"steps": [
					"Upload a photo of one person from the front.",
					"Upload an upper garment, a lower garment, or both, laid flat on a plain background.",
					"Run it, compare the candidates, and run the best pair again with “Refine”."
				],
				"limits": [
					"One person and one or two garments, at least 240 pixels a side",
					"1 to 4 candidates a run",
					"Needs an AI model, which the operator connects"
				],
				"questions": [
					{
						"question": "Why can’t I run it?",
						"answer": "This tool needs an AI model. If none is connected, the button says so and nothing is charged."
					},
					{
						"question": "Which garment photos work best?",
						"answer": "Flat or on a hanger, sharp, evenly lit, the whole garment in view. Photos of it worn by someone else work less well."
					},
					{
						"question": "What does “Refine” do?",
						"answer": "It asks the model to take more care where garment and body meet: seams, cuffs, hands, hair."
					},
					{
						"question": "Can I dress someone else?",
						"answer": "Only with that person’s consent, and never in a way that could hurt them."
					}
				],
				"verb": "Swap clothes"
			},
			"zh": {
				"name": "更换服装",
				"line": "把你的衣服穿到人身上。",
				"description": "虚拟试衣：一张人物图，一件上装或下装，也可以两件。面容、姿势和背景不变。需要接入 AI 模型。",
				"steps": [
					"上传单人正面照。",
					"上传上装、下装或两件，平铺拍摄、背景干净。",
					"换装后比较，挑出最好的搭配，打开“精修”再生成一次。"
				],
				"limits": [
					"人物 1\xA0张，服装 1 到 2\xA0件，边长至少 240\xA0像素",
					"每次 1 到 4\xA0张",
					"需要 AI 模型，由平台管理员接入"
				],
				"questions": [
					{
						"question": "为什么暂时不能用？",
						"answer": "这个工具需要 AI 模型。没有接入时按钮上会写明，也不扣积分。"
					},
					{
						"question": "什么样的服装图效果好？",
						"answer": "平铺或挂拍，清晰、光线均匀、完整入镜。穿在别人身上的图效果差一些。"
					},
					{
						"question": "“精修”有什么用？",
						"answer": "让模型更细致地处理衣服和身体相接的地方：缝线、袖口、手、头发。"
					},
					{
						"question": "可以给别人换装吗？",
						"answer": "须经本人同意，也不能伤害对方。"
					}
				],
				"verb": "换装"
			}
		}
	},
	{
		"id": "shoe",
		"kind": "image",
		"group": "editing",
		"path": "/ai/image/shoe",
		"capability": "try_on_shoe",
		"points": 40,
		"shape": 1,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "image",
				"name": "model_url",
				"required": "model_image_required",
				"shortest": 240,
				"samples": ["shoe/model.webp"],
				"text": {
					"en": {
						"label": "Model",
						"hint": "A photo with both feet in view, of a person or of the legs alone"
					},
					"zh": {
						"label": "模特图",
						"hint": "双脚完整入镜，全身或只拍腿部都可以"
					}
				}
			},
			{
				"kind": "images",
				"name": "shoe_urls",
				"required": "shoe_image_required",
				"maximum": 3,
				"samples": ["shoe/sneaker.webp"],
				"text": {
					"en": {
						"label": "Shoe, up to three views",
						"hint": "From the side first; front and top help"
					},
					"zh": {
						"label": "鞋子，最多三个角度",
						"hint": "先放侧面，再加正面和俯视效果更好"
					}
				}
			},
			{
				"kind": "prompt",
				"optional": true,
				"samples": {
					"en": ["Laces tied, trousers rolled up a little"],
					"zh": ["鞋带系好，裤脚稍微卷起"]
				},
				"text": {
					"en": {
						"label": "Extra instructions",
						"placeholder": "Laces tied, trousers rolled up a little"
					},
					"zh": {
						"label": "补充要求",
						"placeholder": "鞋带系好，裤脚稍微卷起"
					}
				}
			},
			{ "kind": "count" },
			{ "kind": "seed" }
		],
		"samples": [{
			"file": "worn.webp",
			"width": 640,
			"height": 640,
			"before": "model.webp",
			"text": {
				"en": "Illustration: a model, and the same model in the shoe. Your results are photographs.",
				"zh": "示意图：模特，以及穿上这双鞋的同一位模特。实际结果是照片。"
			},
			"input": { "shoe_urls": ["/samples/shoe/sneaker.webp"] }
		}],
		"text": {
			"en": {
				"name": "Shoe try-on",
				"line": "Put your shoe on a model’s feet.",
				"description": "Show a shoe on a model: one photo of the model, up to three of the shoe. Shape, colour and laces stay true to your shoe. Needs a connected AI model.",
				"steps": [
					"Upload the photo of a model with both feet in view.",
					"Upload the shoe, from the side first. Two or three views keep the details right.",
					"Choose how many candidates and run it. Zoom in on toe direction and logo before you publish."
				],
				"limits": [
					"One model photo and 1 to 3 shoe photos, at least 240 pixels a side",
					"1 to 4 candidates a run",
					"Needs an AI model, which the operator connects"
				],
				"questions": [
					{
						"question": "Why can’t I run it?",
						"answer": "This tool needs an AI model. If none is connected, the button says so and nothing is charged."
					},
					{
						"question": "Which photos work best?",
						"answer": "A sharp shoe, fully in view, on a plain background; a model with visible feet, from about the same height."
					},
					{
						"question": "Does the rest of the model change?",
						"answer": "The model is asked to change nothing but the shoes. Every result has a slider to compare it with the original."
					},
					{
						"question": "What if the result is wrong?",
						"answer": "You pay only for pictures you receive. Failed and cancelled ones cost nothing."
					}
				],
				"verb": "Try on"
			},
			"zh": {
				"name": "试鞋",
				"line": "把你的鞋穿到模特脚上。",
				"description": "一张模特图加最多三张鞋子图，看上脚效果。鞋型、颜色、鞋带都保持你这双鞋的样子。需要接入 AI 模型。",
				"steps": [
					"上传双脚入镜的模特图。",
					"上传鞋子，先放侧面；两三个角度细节更准。",
					"选张数后开始生成。发布前放大看看脚尖朝向和标志。"
				],
				"limits": [
					"模特图 1\xA0张，鞋子图 1 到 3\xA0张，边长至少 240\xA0像素",
					"每次 1 到 4\xA0张",
					"需要 AI 模型，由平台管理员接入"
				],
				"questions": [
					{
						"question": "为什么暂时不能用？",
						"answer": "这个工具需要 AI 模型。没有接入时按钮上会写明，也不扣积分。"
					},
					{
						"question": "什么样的照片效果好？",
						"answer": "鞋子背景干净、清晰完整；模特脚部可见，拍摄高度和鞋子差不多。"
					},
					{
						"question": "模特其他地方会变吗？",
						"answer": "会要求模型只换鞋，其余不动。每个结果都能拖动滑块和原图对比。"
					},
					{
						"question": "结果不对怎么办？",
						"answer": "只为交付的图片付积分，失败和取消的不收。"
					}
				],
				"verb": "试穿"
			}
		}
	},
	{
		"id": "puzzle",
		"kind": "image",
		"group": "editing",
		"path": "/ai/image/puzzle",
		"capability": "collage",
		"runs": "browser",
		"points": 0,
		"shape": 1,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [],
		"samples": [
			{
				"file": "layout.webp",
				"width": 512,
				"height": 512,
				"text": {
					"en": "Six pictures in a layout, with round corners",
					"zh": "六张套版式，圆角"
				},
				"input": {}
			},
			{
				"file": "free.webp",
				"width": 512,
				"height": 512,
				"text": {
					"en": "Four pictures placed freely",
					"zh": "四张自由摆放"
				},
				"input": {}
			},
			{
				"file": "title.webp",
				"width": 512,
				"height": 512,
				"text": {
					"en": "No gap, with a title",
					"zh": "无间距，加一行字"
				},
				"input": {}
			},
			{
				"file": "strip.webp",
				"width": 512,
				"height": 849,
				"text": {
					"en": "Two pictures joined into a strip",
					"zh": "两张接成长图"
				},
				"input": {}
			}
		],
		"text": {
			"en": {
				"name": "Collage",
				"line": "Put two to twelve pictures on one sheet: in a layout, freely, or as a long strip.",
				"description": "Collages of 2 to 12 pictures in your browser, free: layouts for every number, free placing, long strips, captions, PNG, JPG or WebP up to 8,192 pixels.",
				"steps": [
					"Add two to twelve pictures: drop them, paste them, or take them from your history.",
					"Choose a layout, lay them out freely, or join them into a strip. Drag one picture onto another to swap them, scroll to zoom.",
					"Download it as PNG, JPG or WebP, or save it for the other tools."
				],
				"limits": [
					"2 to 12 pictures: JPG, PNG, WebP, GIF or AVIF, up to 30\xA0MB each",
					"At least five layouts for every number of pictures, seven ratios",
					"Up to 8,192 pixels on the longest side"
				],
				"questions": [
					{
						"question": "Are my pictures uploaded?",
						"answer": "Not while you are a guest: then everything stays in your browser. When you are signed in, the collage and its pictures are saved to your account, so you can continue on another device."
					},
					{
						"question": "Does it cost points?",
						"answer": "No. Nothing is generated, so neither working on a collage nor downloading it costs anything."
					},
					{
						"question": "What if I close the page?",
						"answer": "The collage is saved as you work and opens where you left it, on any device if you are signed in. Signing out removes it from this device."
					},
					{
						"question": "Can I do everything with the keyboard?",
						"answer": "Yes. Tab goes from picture to picture, arrows move it in its cell, plus and minus zoom, Alt and arrows swap, Ctrl+Z undoes."
					}
				],
				"verb": "Download"
			},
			"zh": {
				"name": "拼图",
				"line": "把 2 到 12\xA0张图拼成一张：套版式、自由摆放，或接成长图。",
				"description": "在浏览器里免费拼图，2 到 12\xA0张：每种张数都有多种版式，可自由摆放、拼长图、加文字，导出 PNG、JPG、WebP，最长边 8,192\xA0像素。",
				"steps": [
					"添加 2 到 12\xA0张图片：拖进来、粘贴，或从历史里选。",
					"选一个版式，或自由摆放，或接成长图。把一张拖到另一张上即可互换，滚轮在格内缩放。",
					"下载 PNG、JPG 或 WebP，也可以保存，给其他工具用。"
				],
				"limits": [
					"2 到 12\xA0张：JPG、PNG、WebP、GIF、AVIF，每张不超过 30\xA0MB",
					"每种张数至少五种版式，七种比例",
					"最长边可达 8,192\xA0像素"
				],
				"questions": [
					{
						"question": "图片会上传吗？",
						"answer": "未登录时不会，全部留在你的浏览器里。登录后，拼图和用到的图片会存到你的账号，换台设备也能接着做。"
					},
					{
						"question": "要花积分吗？",
						"answer": "不用。拼图不涉及生成，编辑和下载都免费。"
					},
					{
						"question": "关掉页面会丢吗？",
						"answer": "不会。作品随时自动保存，再打开时接着做；登录后换台设备也行。退出登录会清除这台设备上的内容。"
					},
					{
						"question": "能只用键盘吗？",
						"answer": "能。Tab 逐张选择，方向键移动画面，加减号缩放，Alt 加方向键互换，Ctrl+Z 撤销。"
					}
				],
				"verb": "下载"
			}
		}
	},
	{
		"id": "ai-image-upscaler",
		"kind": "image",
		"group": "enhance",
		"path": "/ai/image/upscale",
		"capability": "upscale",
		"points": 10,
		"shape": 2,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "image",
				"name": "image_url",
				"required": "image_required",
				"longest": 8192,
				"samples": ["ai-image-upscaler/portrait-small.webp", "ai-image-upscaler/cat-small.webp"],
				"text": {
					"en": {
						"label": "Picture",
						"hint": "Any photo, drawing or product picture. Transparency is kept."
					},
					"zh": {
						"label": "图片",
						"hint": "照片、插画、商品图都可以，透明部分会保留。"
					}
				}
			},
			{
				"kind": "choice",
				"name": "factor",
				"initial": 2,
				"look": "segments",
				"values": [
					{
						"value": 2,
						"text": {
							"en": "2 ×",
							"zh": "2\xA0倍"
						}
					},
					{
						"value": 4,
						"text": {
							"en": "4 ×",
							"zh": "4\xA0倍"
						}
					},
					{
						"value": 0,
						"text": {
							"en": "Custom size",
							"zh": "自定尺寸"
						}
					}
				],
				"text": {
					"en": {
						"label": "Enlarge",
						"hint": "Up to 8,192 pixels a side and 8 times"
					},
					"zh": {
						"label": "放大",
						"hint": "边长最大 8,192\xA0像素，最多 8\xA0倍"
					}
				}
			},
			{
				"kind": "range",
				"name": "longest",
				"when": {
					"name": "factor",
					"value": 0
				},
				"minimum": 256,
				"maximum": 8192,
				"step": 1,
				"initial": 4096,
				"text": {
					"en": {
						"label": "Longest side, for custom size",
						"unit": "px"
					},
					"zh": {
						"label": "最长边（自定尺寸时）",
						"unit": "像素"
					}
				}
			},
			{
				"kind": "choice",
				"name": "sharpness",
				"initial": 30,
				"look": "segments",
				"values": [
					{
						"value": 0,
						"text": {
							"en": "Exact",
							"zh": "忠实"
						}
					},
					{
						"value": 30,
						"text": {
							"en": "Balanced",
							"zh": "均衡"
						}
					},
					{
						"value": 60,
						"text": {
							"en": "Crisp",
							"zh": "清晰"
						}
					},
					{
						"value": 100,
						"text": {
							"en": "Maximum",
							"zh": "最锐"
						}
					}
				],
				"text": {
					"en": {
						"label": "Edges",
						"hint": "Exact for faces, text and products; crisp for graphics and prints"
					},
					"zh": {
						"label": "边缘",
						"hint": "人脸、文字、商品选“忠实”；图形、印刷选“清晰”"
					}
				}
			},
			{
				"kind": "flag",
				"name": "clean",
				"initial": true,
				"text": {
					"en": {
						"label": "Remove noise and JPEG blocks",
						"hint": "Only where they are found; a clean picture is left as it is"
					},
					"zh": {
						"label": "去除噪点和 JPEG 方块",
						"hint": "只在检测到时处理，干净的图原样保留"
					}
				}
			}
		],
		"samples": [{
			"file": "portrait.webp",
			"width": 512,
			"height": 512,
			"before": "portrait-before.webp",
			"text": {
				"en": "A portrait of 128 pixels, four times as large",
				"zh": "128\xA0像素的人像，放大 4\xA0倍"
			},
			"input": {
				"factor": 4,
				"sharpness": 60
			}
		}, {
			"file": "cat.webp",
			"width": 512,
			"height": 512,
			"before": "cat-before.webp",
			"text": {
				"en": "A cat of 256 pixels, twice as large",
				"zh": "256\xA0像素的猫，放大 2\xA0倍"
			},
			"input": {
				"factor": 2,
				"sharpness": 30
			}
		}],
		"text": {
			"en": {
				"name": "Image upscaler",
				"line": "Make a picture two or four times larger, or any size you need.",
				"description": "Enlarge pictures 2 or 4 times or to a custom size, up to 8,192 pixels a side. Noise and JPEG blocks go first, edges stay clean, nothing is invented.",
				"steps": [
					"Choose a picture: drop it, paste it, or take it from your history.",
					"Choose how large it becomes and how crisp its edges are. If it is too large, you see it before you pay.",
					"Compare with the original at full size and download the PNG."
				],
				"limits": [
					"2 ×, 4 × or a custom size, up to 8 × and 8,192 pixels a side",
					"Transparency is kept; the result is a PNG",
					"Colours and details stay those of your picture: nothing is invented"
				],
				"questions": [
					{
						"question": "Does it invent detail?",
						"answer": "The built-in engine does not. It puts back what plain interpolation loses and keeps edges clean. A connected AI model may draw new detail; each result says what made it."
					},
					{
						"question": "Which setting for faces and text?",
						"answer": "Exact or Balanced. They keep every letter and every feature as it is. Crisp draws edges tighter, which suits graphics, line art and prints."
					},
					{
						"question": "What about noisy or strongly compressed pictures?",
						"answer": "Noise and JPEG blocks are measured first and removed if found, so they are not enlarged too. You can turn this off."
					},
					{
						"question": "How large can a picture be?",
						"answer": "The result can have up to 8,192 pixels a side. A picture of 4,096 × 4,096 can be doubled; a larger one can be enlarged to a custom size."
					}
				],
				"verb": "Enlarge"
			},
			"zh": {
				"name": "高清放大",
				"line": "把图片放大 2\xA0倍、4\xA0倍，或放大到你要的尺寸。",
				"description": "图片放大 2\xA0倍、4\xA0倍或自定尺寸，边长最大 8,192\xA0像素。先去噪点和 JPEG 方块，边缘干净，不凭空添加内容。",
				"steps": [
					"选一张图：拖进来、粘贴，或从历史里挑。",
					"选放大多少、边缘多清晰。超出上限会在付费前告诉你。",
					"与原图对比，满意后下载 PNG。"
				],
				"limits": [
					"2\xA0倍、4\xA0倍或自定尺寸，最多 8\xA0倍，边长不超过 8,192\xA0像素",
					"保留透明，结果为 PNG",
					"颜色和细节都来自原图，不凭空添加"
				],
				"questions": [
					{
						"question": "会凭空添加细节吗？",
						"answer": "内置引擎不会。它找回普通插值丢掉的部分，并让边缘保持干净。接入的 AI 模型可能会补画细节，每个结果都会注明由什么完成。"
					},
					{
						"question": "人脸和文字该怎么选？",
						"answer": "选“忠实”或“均衡”，每个笔画、每处五官都保持原样。“清晰”会收紧边缘，适合图形、线稿和印刷。"
					},
					{
						"question": "噪点多、压缩重的图怎么办？",
						"answer": "放大前先测量噪点和 JPEG 方块，有才处理，免得一起被放大。也可以关掉这一步。"
					},
					{
						"question": "图片最大多大？",
						"answer": "结果边长最大 8,192\xA0像素。4,096 × 4,096 的图可以放大 2\xA0倍，更大的图可以自定尺寸。"
					}
				],
				"verb": "放大"
			}
		}
	},
	{
		"id": "remove-bg",
		"kind": "image",
		"group": "enhance",
		"path": "/ai/image/segment",
		"capability": "remove_background",
		"points": 5,
		"shape": 5,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "image",
				"name": "image_url",
				"required": "image_required",
				"samples": [
					"remove-bg/mug.webp",
					"photos/coffee.webp",
					"photos/astronaut.webp"
				],
				"text": {
					"en": {
						"label": "Picture",
						"hint": "A product, a person, an animal or an object"
					},
					"zh": {
						"label": "图片",
						"hint": "商品、人物、动物、物件都可以"
					}
				}
			},
			{
				"kind": "strokes",
				"of": "image_url",
				"text": {
					"en": {
						"label": "Keep and erase",
						"hint": "If the first guess is wrong, draw a box or a few rough strokes. They snap to the edge."
					},
					"zh": {
						"label": "保留与擦除",
						"hint": "第一遍没抠准时，画个框或随手涂几笔，边缘会自动贴合。"
					}
				}
			},
			{
				"kind": "color",
				"name": "background",
				"offered": [
					"#ffffff",
					"#f2eee6",
					"#d9d9d6",
					"#1d1b18",
					"#438edb",
					"#c8371f"
				],
				"text": {
					"en": {
						"label": "Background colour",
						"hint": "Empty keeps the background transparent"
					},
					"zh": {
						"label": "背景颜色",
						"hint": "不选就保持透明"
					}
				}
			}
		],
		"samples": [
			{
				"file": "cup-cut.webp",
				"width": 600,
				"height": 400,
				"before": "cup.webp",
				"text": {
					"en": "A cup on its saucer, with a box drawn around it",
					"zh": "连碟带杯，只画了一个框"
				},
				"input": { "box": {
					"left": 30,
					"top": 20,
					"width": 540,
					"height": 370
				} }
			},
			{
				"file": "mug-cut.webp",
				"width": 768,
				"height": 768,
				"before": "mug.webp",
				"text": {
					"en": "A mug against a studio wall, found without help",
					"zh": "影棚里的马克杯，全自动"
				},
				"input": {}
			},
			{
				"file": "portrait-cut.webp",
				"width": 512,
				"height": 512,
				"before": "portrait.webp",
				"text": {
					"en": "A portrait, hair strand by strand, with one box",
					"zh": "人像，发丝也在，只画了一个框"
				},
				"input": { "box": {
					"left": 30,
					"top": 5,
					"width": 460,
					"height": 507
				} }
			}
		],
		"text": {
			"en": {
				"name": "Background remover",
				"line": "Cut the subject out of a picture, with a clean edge and a transparent background.",
				"description": "Remove the background of a photo: automatic first guess, a box or rough strokes where it needs help, soft edges without the old colours. PNG in full size.",
				"steps": [
					"Choose a picture: drop it, paste it, or take it from your history.",
					"Run it as it is, or first draw a box or a few strokes for keep and erase.",
					"Compare with the original and download the PNG in the size of your picture, transparent or on a colour."
				],
				"limits": [
					"Any size that can be uploaded; the result has the same size",
					"Against plain walls and paper it needs no help; in busy pictures draw a box",
					"Glass and smoke keep a little of what was behind them"
				],
				"questions": [
					{
						"question": "Does it change the subject?",
						"answer": "No. Inside the edge every pixel stays as it is. Only at the edge is the colour of the old background removed."
					},
					{
						"question": "What if it picks the wrong object?",
						"answer": "Draw a box around what you want. If that is not enough, paint a rough stroke over what to keep and another over what to erase. Strokes are followed exactly."
					},
					{
						"question": "Which model finds the subject?",
						"answer": "Without a connected AI model the built-in engine compares colours, edges and shapes. Plain walls are easy; in busy pictures, help it with a box."
					},
					{
						"question": "Can I put something else behind it?",
						"answer": "A colour here; a scene, a described place or a picture of your own with AI background."
					}
				],
				"verb": "Remove background"
			},
			"zh": {
				"name": "智能抠图",
				"line": "把主体从图里抠出来，边缘干净，背景透明。",
				"description": "照片去背景：先自动抠一遍，不准的地方画个框或涂几笔就好。边缘柔和，不带原背景的颜色，输出原尺寸 PNG。",
				"steps": [
					"选一张图：拖进来、粘贴，或从历史里挑。",
					"直接去除；主体不好认时，先画个框，或用“保留”“擦除”涂几笔。",
					"和原图对比，下载 PNG，尺寸和原图一样，可透明，也可配纯色。"
				],
				"limits": [
					"能上传的尺寸都能用，结果与原图同尺寸",
					"纯色墙面、背景纸前全自动；画面杂乱时请画个框",
					"玻璃和烟雾会留下少许原来的背景"
				],
				"questions": [
					{
						"question": "会改动主体吗？",
						"answer": "不会。边缘以内每个像素都原样保留，只在边缘处去掉原背景的颜色。"
					},
					{
						"question": "抠错了怎么办？",
						"answer": "给想要的部分画个框。还不够就在该留的地方涂一笔，该去的地方再涂一笔，涂到的地方一定照办。"
					},
					{
						"question": "用什么模型识别主体？",
						"answer": "没有接入 AI 模型时，内置引擎根据颜色、边缘和形状来判断。纯色背景前很可靠，画面杂乱时请画个框帮它。"
					},
					{
						"question": "能换成别的背景吗？",
						"answer": "这里可以换纯色；要场景、文字描述的地点或自己的图片，请用“AI 换背景”。"
					}
				],
				"verb": "去除背景"
			}
		}
	},
	{
		"id": "hair",
		"kind": "image",
		"group": "enhance",
		"path": "/ai/image/hair",
		"capability": "hair",
		"points": 15,
		"shape": 2,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "image",
				"name": "image_url",
				"required": "image_required",
				"shortest": 128,
				"person": "one_face",
				"samples": ["photos/astronaut.webp"],
				"text": {
					"en": {
						"label": "Portrait",
						"hint": "One person, the face in view, the hair not covered"
					},
					"zh": {
						"label": "人像",
						"hint": "一个人，露出脸，头发不要被遮住"
					}
				}
			},
			{
				"kind": "color",
				"name": "color",
				"offered": [
					"#1d1613",
					"#4a2c1d",
					"#8a4526",
					"#b5713a",
					"#d6ae68",
					"#c9c7c6",
					"#7c2440",
					"#2f5fb0"
				],
				"text": {
					"en": {
						"label": "Hair colour",
						"hint": "Light, shade and every strand are kept; only the colour changes"
					},
					"zh": {
						"label": "发色",
						"hint": "光影和发丝都保留，只换颜色"
					}
				}
			},
			{
				"kind": "choice",
				"name": "hair",
				"look": "tiles",
				"values": [
					{
						"value": 801,
						"picture": "style-801.webp",
						"text": {
							"en": "Blonde",
							"zh": "金发"
						}
					},
					{
						"value": 1201,
						"needsEngine": true,
						"text": {
							"en": "Smooth",
							"zh": "顺滑"
						}
					},
					{
						"value": 1001,
						"needsEngine": true,
						"text": {
							"en": "Less oily",
							"zh": "去油"
						}
					},
					{
						"value": 402,
						"picture": "style-402.webp",
						"text": {
							"en": "Light volume",
							"zh": "轻度蓬松"
						}
					},
					{
						"value": 401,
						"picture": "style-401.webp",
						"text": {
							"en": "Medium volume",
							"zh": "中度蓬松"
						}
					},
					{
						"value": 403,
						"picture": "style-403.webp",
						"text": {
							"en": "Full volume",
							"zh": "高度蓬松"
						}
					},
					{
						"value": 101,
						"needsEngine": true,
						"text": {
							"en": "Bangs",
							"zh": "刘海"
						}
					},
					{
						"value": 201,
						"needsEngine": true,
						"text": {
							"en": "Long",
							"zh": "长发"
						}
					},
					{
						"value": 301,
						"needsEngine": true,
						"text": {
							"en": "Long with bangs",
							"zh": "刘海加长发"
						}
					},
					{
						"value": 502,
						"needsEngine": true,
						"text": {
							"en": "Light curls",
							"zh": "微卷"
						}
					},
					{
						"value": 503,
						"needsEngine": true,
						"text": {
							"en": "Full curls",
							"zh": "大卷"
						}
					},
					{
						"value": 603,
						"needsEngine": true,
						"text": {
							"en": "Short",
							"zh": "短发"
						}
					},
					{
						"value": 901,
						"needsEngine": true,
						"text": {
							"en": "Straight",
							"zh": "直发"
						}
					},
					{
						"value": 1101,
						"needsEngine": true,
						"text": {
							"en": "Fuller hairline",
							"zh": "补发际线"
						}
					},
					{
						"value": 1301,
						"needsEngine": true,
						"text": {
							"en": "Fill gaps",
							"zh": "补发缝"
						}
					}
				],
				"text": {
					"en": {
						"label": "Look",
						"hint": "Volume is added to the hair that is there"
					},
					"zh": {
						"label": "发型",
						"hint": "蓬松只改已有的头发"
					}
				}
			},
			{
				"kind": "range",
				"name": "strength",
				"minimum": 10,
				"maximum": 100,
				"step": 5,
				"initial": 90,
				"text": {
					"en": {
						"label": "Strength",
						"low": "A hint",
						"high": "Full",
						"unit": "%"
					},
					"zh": {
						"label": "强度",
						"low": "一点点",
						"high": "完全",
						"unit": "%"
					}
				}
			},
			{
				"kind": "mask",
				"name": "mask_url",
				"of": "image_url",
				"required": false,
				"text": {
					"en": {
						"label": "Hair area",
						"hint": "Leave it empty to find the hair automatically. If that fails, paint over all of the hair."
					},
					"zh": {
						"label": "头发的位置",
						"hint": "不涂就自动识别；识别不准时，把全部头发涂出来。"
					}
				}
			}
		],
		"samples": [
			{
				"file": "brown.webp",
				"width": 608,
				"height": 608,
				"before": "portrait.webp",
				"text": {
					"en": "Blonde hair dyed brown",
					"zh": "金发染成棕色"
				},
				"input": {
					"color": "#4a2c1d",
					"strength": 90
				}
			},
			{
				"file": "copper.webp",
				"width": 608,
				"height": 608,
				"before": "portrait.webp",
				"text": {
					"en": "Copper",
					"zh": "铜红色"
				},
				"input": {
					"color": "#8a4526",
					"strength": 95
				}
			},
			{
				"file": "silver.webp",
				"width": 608,
				"height": 608,
				"before": "portrait.webp",
				"text": {
					"en": "Silver",
					"zh": "银灰色"
				},
				"input": {
					"color": "#c9c7c6",
					"strength": 95
				}
			},
			{
				"file": "fuller.webp",
				"width": 608,
				"height": 608,
				"before": "portrait.webp",
				"text": {
					"en": "More volume, the face unchanged",
					"zh": "更蓬松，脸不变"
				},
				"input": {
					"hair": 401,
					"strength": 100
				}
			}
		],
		"text": {
			"en": {
				"name": "Hair",
				"line": "Change the colour or volume of the hair in a portrait. The face stays the same.",
				"description": "Change the hair in a photo: any colour, with light and strands kept, and fuller hair. Face and background stay untouched.",
				"steps": [
					"Choose a portrait of one person. You see at once if the face is clear enough.",
					"Pick a colour, a look or both, and the strength.",
					"Run it and compare. If the selection is off, paint the hair and run it again."
				],
				"limits": [
					"One person, a face at least 60 pixels wide, turned at most to half profile",
					"Every colour; volume in three steps",
					"Short hair with an AI model needs a picture smaller than 2048 × 2048",
					"Hats are mistaken for hair: paint the hair yourself"
				],
				"questions": [
					{
						"question": "Does my face change?",
						"answer": "No. Only the hair changes, selected strand by strand. Fuller hair covers a little of what is beside it."
					},
					{
						"question": "Why do some looks need an AI model?",
						"answer": "Bangs, curls, another length or another texture have to be invented, and the built-in engine only changes what is there. Without a model, such a run is refused before any points are held."
					},
					{
						"question": "Can dark hair become blonde?",
						"answer": "Yes, but the lighter it gets, the less of the hair’s shading shows. A strength of 70% to 90% looks more natural than 100%."
					},
					{
						"question": "What if hair and coat are the same colour?",
						"answer": "Then the selection may run into the coat. Paint the hair: only what is painted changes."
					}
				],
				"verb": "Change the hair"
			},
			"zh": {
				"name": "换发型",
				"line": "给人像换发色、加蓬松，脸还是原来的脸。",
				"description": "照片换发色、加蓬松：颜色任选，保留光影和发丝；蓬松三档。脸和背景都不动。",
				"steps": [
					"选一张单人人像，马上检查脸够不够清楚。",
					"选发色或发型，也可以都选，再定强度。",
					"生成后对比效果。选区不准时，自己涂出头发再生成一次。"
				],
				"limits": [
					"只能有一个人，脸宽至少 60\xA0像素，最多半侧脸",
					"发色任选；蓬松三档",
					"用 AI 模型换短发时，图片要小于 2048 × 2048",
					"帽子会被当成头发，这时请自己涂出头发"
				],
				"questions": [
					{
						"question": "脸会变吗？",
						"answer": "不会。头发按发丝选出来，只改头发。加蓬松时会盖住旁边一点点背景。"
					},
					{
						"question": "为什么有些发型需要 AI 模型？",
						"answer": "刘海、卷发、变长变短、换发质都要凭空画出来。内置引擎只改已有的头发。没有接入模型时，这些发型在预扣积分之前就会拒绝。"
					},
					{
						"question": "黑发能变金发吗？",
						"answer": "能，不过比原来浅很多时，头发自身的明暗会少一些。强度 70% 到 90% 比 100% 更自然。"
					},
					{
						"question": "头发和衣服颜色一样怎么办？",
						"answer": "选区可能会跑到衣服上。把头发涂出来，就只改涂到的部分。"
					}
				],
				"verb": "换发型"
			}
		}
	},
	{
		"id": "emotion",
		"kind": "image",
		"group": "enhance",
		"path": "/ai/image/emotion",
		"capability": "emotion",
		"points": 15,
		"shape": 2,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "image",
				"name": "image_url",
				"required": "image_required",
				"shortest": 128,
				"person": "one_face",
				"samples": ["photos/astronaut.webp", "portrait/officer.webp"],
				"text": {
					"en": {
						"label": "Portrait",
						"hint": "One person, looking more or less at the camera"
					},
					"zh": {
						"label": "人像",
						"hint": "一个人，大致正对镜头"
					}
				}
			},
			{
				"kind": "choice",
				"name": "emotion",
				"initial": "jiuwo",
				"look": "tiles",
				"values": [
					{
						"value": "tight_smile",
						"picture": "tight_smile.webp",
						"text": {
							"en": "Tight smile",
							"zh": "抿嘴笑"
						}
					},
					{
						"value": "jiuwo",
						"picture": "jiuwo.webp",
						"text": {
							"en": "Dimple smile",
							"zh": "酒窝笑"
						}
					},
					{
						"value": "liwo",
						"needsEngine": true,
						"text": {
							"en": "Corner-dimple smile",
							"zh": "梨涡笑"
						}
					},
					{
						"value": "big_smile_white_teeth",
						"picture": "big_smile_white_teeth.webp",
						"text": {
							"en": "Big grin",
							"zh": "露齿大笑"
						}
					},
					{
						"value": "classic_white_teeth",
						"needsEngine": true,
						"text": {
							"en": "Standard grin",
							"zh": "标准露齿笑"
						}
					},
					{
						"value": "cool",
						"picture": "cool.webp",
						"text": {
							"en": "Cool",
							"zh": "高冷"
						}
					},
					{
						"value": "sad",
						"picture": "sad.webp",
						"text": {
							"en": "Sad",
							"zh": "难过"
						}
					}
				],
				"text": {
					"en": {
						"label": "Expression",
						"hint": "The big grin needs a mouth that already shows teeth"
					},
					"zh": {
						"label": "表情",
						"hint": "露齿大笑要求原图里已经露出牙齿"
					}
				}
			},
			{
				"kind": "range",
				"name": "strength",
				"minimum": 10,
				"maximum": 100,
				"step": 5,
				"initial": 70,
				"text": {
					"en": {
						"label": "Strength",
						"low": "A hint",
						"high": "Full",
						"unit": "%"
					},
					"zh": {
						"label": "强度",
						"low": "一点点",
						"high": "完全",
						"unit": "%"
					}
				}
			}
		],
		"samples": [
			{
				"file": "sample-tight.webp",
				"width": 608,
				"height": 608,
				"before": "portrait.webp",
				"text": {
					"en": "A broad smile turned into a tight one",
					"zh": "露齿笑变成抿嘴笑"
				},
				"input": {
					"emotion": "tight_smile",
					"strength": 80
				}
			},
			{
				"file": "sample-sad.webp",
				"width": 608,
				"height": 608,
				"before": "portrait.webp",
				"text": {
					"en": "Sad",
					"zh": "难过"
				},
				"input": {
					"emotion": "sad",
					"strength": 75
				}
			},
			{
				"file": "sample-grin.webp",
				"width": 608,
				"height": 608,
				"before": "portrait.webp",
				"text": {
					"en": "A bigger grin, whiter teeth",
					"zh": "笑得更开，牙齿更白"
				},
				"input": {
					"emotion": "big_smile_white_teeth",
					"strength": 80
				}
			}
		],
		"text": {
			"en": {
				"name": "Expression",
				"line": "Give a portrait a smile, dimples, a cool or a sad look. Nothing outside the face changes.",
				"description": "Change the expression in a photo: tight smile, dimples, bigger grin with whiter teeth, cool, sad. Strength from a hint to full. Only the face is touched.",
				"steps": [
					"Choose a portrait of one person.",
					"Pick an expression and its strength.",
					"Run it, then compare with the slider or by holding."
				],
				"limits": [
					"One person, a face at least 60 pixels wide, turned at most to half profile",
					"Five expressions, two more with an AI model; strength from 10% to 100%",
					"Without an AI model a grin needs a mouth that shows teeth: none are invented"
				],
				"questions": [
					{
						"question": "What does the built-in engine do?",
						"answer": "It finds 478 points on the face and pushes skin, lids, brows and lips; it closes lips over teeth, whitens teeth that are there, and shades dimples."
					},
					{
						"question": "What if the mouth is closed and I choose a grin?",
						"answer": "The run ends with a message and all points are refunded. An AI model can draw the teeth."
					},
					{
						"question": "Does the background move?",
						"answer": "No. Everything outside the face stays exactly as it was."
					},
					{
						"question": "Can I change the expression of someone else?",
						"answer": "Only with that person’s consent. The file of each result says how it was made."
					}
				],
				"verb": "Change the expression"
			},
			"zh": {
				"name": "换表情",
				"line": "给人像换上抿嘴笑、酒窝、高冷或难过的表情，脸以外一点不动。",
				"description": "照片换表情：抿嘴笑、酒窝、露齿笑加美白牙齿、高冷、难过，强度可调，只改脸部。",
				"steps": [
					"选一张单人人像。",
					"选表情，定强度。",
					"生成后拖动滑块或按住，对比前后。"
				],
				"limits": [
					"只能有一个人，脸宽至少 60\xA0像素，最多半侧脸",
					"五种表情，接入 AI 模型后再加两种；强度 10% 到 100%",
					"没有 AI 模型时，露齿笑要求原图已经露齿，不会凭空造牙齿"
				],
				"questions": [
					{
						"question": "内置引擎是怎么做的？",
						"answer": "先找出脸上 478\xA0个点，再推动皮肤、眼皮、眉毛和嘴唇；可以合上嘴、美白已有的牙齿、画出酒窝的明暗。"
					},
					{
						"question": "闭着嘴却选了露齿笑会怎样？",
						"answer": "生成会停下并说明原因，积分全部退回。接入 AI 模型后可以画出牙齿。"
					},
					{
						"question": "背景会动吗？",
						"answer": "不会，脸以外的每个像素都和原图一样。"
					},
					{
						"question": "可以改别人的表情吗？",
						"answer": "请先征得本人同意。结果文件里会写明是怎么生成的。"
					}
				],
				"verb": "换表情"
			}
		}
	},
	{
		"id": "age",
		"kind": "image",
		"group": "enhance",
		"path": "/ai/image/age",
		"capability": "age",
		"points": 15,
		"shape": 2,
		"landing": true,
		"sites": ["intl", "cn"],
		"fields": [
			{
				"kind": "image",
				"name": "image_url",
				"required": "image_required",
				"shortest": 128,
				"person": "one_face",
				"samples": ["photos/astronaut.webp", "portrait/officer.webp"],
				"text": {
					"en": {
						"label": "Portrait",
						"hint": "A consenting adult, looking more or less at the camera"
					},
					"zh": {
						"label": "人像",
						"hint": "本人同意的成年人，大致正对镜头"
					}
				}
			},
			{
				"kind": "choice",
				"name": "age",
				"initial": "elderly",
				"look": "tiles",
				"values": [
					{
						"value": "child",
						"needsEngine": true,
						"text": {
							"en": "Child",
							"zh": "童年"
						}
					},
					{
						"value": "teen",
						"needsEngine": true,
						"text": {
							"en": "Teens",
							"zh": "少年"
						}
					},
					{
						"value": "youth",
						"needsEngine": true,
						"text": {
							"en": "Young adult",
							"zh": "青年"
						}
					},
					{
						"value": "middle_age",
						"picture": "middle_age.webp",
						"text": {
							"en": "Middle age",
							"zh": "中年"
						}
					},
					{
						"value": "elderly",
						"picture": "elderly.webp",
						"text": {
							"en": "Old age",
							"zh": "老年"
						}
					},
					{
						"value": "all",
						"picture": "all.webp",
						"text": {
							"en": "All in one strip",
							"zh": "全部拼成一条"
						}
					}
				],
				"text": {
					"en": {
						"label": "Age",
						"hint": "An impression, not a prediction"
					},
					"zh": {
						"label": "年龄",
						"hint": "只是大致的样子，不是预测"
					}
				}
			},
			{
				"kind": "range",
				"name": "strength",
				"minimum": 10,
				"maximum": 100,
				"step": 5,
				"initial": 80,
				"text": {
					"en": {
						"label": "Strength",
						"low": "A hint",
						"high": "Full",
						"unit": "%"
					},
					"zh": {
						"label": "强度",
						"low": "一点点",
						"high": "完全",
						"unit": "%"
					}
				}
			}
		],
		"samples": [
			{
				"file": "sample-elderly.webp",
				"width": 608,
				"height": 608,
				"before": "portrait.webp",
				"text": {
					"en": "Old age: silver hair, wrinkles, rougher skin",
					"zh": "老年：银发、皱纹、皮肤变粗"
				},
				"input": {
					"age": "elderly",
					"strength": 90
				}
			},
			{
				"file": "sample-middle.webp",
				"width": 608,
				"height": 608,
				"before": "portrait.webp",
				"text": {
					"en": "Middle age: grey temples, first wrinkles",
					"zh": "中年：鬓角发白，皱纹初现"
				},
				"input": {
					"age": "middle_age",
					"strength": 90
				}
			},
			{
				"file": "sample-strip.webp",
				"width": 960,
				"height": 317,
				"before": "portrait.webp",
				"apart": true,
				"text": {
					"en": "In one strip, the photo itself first",
					"zh": "拼成一条，原照片在最前"
				},
				"input": {
					"age": "all",
					"strength": 80
				}
			}
		],
		"text": {
			"en": {
				"name": "Age",
				"line": "Make the person in a portrait older: skin, wrinkles, hair and, slightly, face shape.",
				"description": "See a portrait in middle or old age: wrinkles, greying hair and rougher skin. One stage or a strip of several. Younger ages need an AI model.",
				"steps": [
					"Choose a portrait of one adult who has consented.",
					"Pick a stage of life, or all of them side by side.",
					"Run it, compare, and lower the strength if it is too much."
				],
				"limits": [
					"One person, a face at least 60 pixels wide, turned at most to half profile",
					"Middle age and old age; the younger ages need an AI model",
					"A strip shows at most 640 pixels a stage"
				],
				"questions": [
					{
						"question": "Is this what I will look like?",
						"answer": "No. It shows what age does to most faces, drawn on yours. It knows nothing about you and does not estimate your age."
					},
					{
						"question": "Why do the younger ages need an AI model?",
						"answer": "A younger face has other proportions. Without a model it comes out as the same person with smoother skin, so it is not offered."
					},
					{
						"question": "Can I use photos of minors or of other people?",
						"answer": "Use photos of adults who have consented. For minors you need the consent of their guardians."
					},
					{
						"question": "What stays as it is?",
						"answer": "Background and clothes."
					}
				],
				"verb": "Change the age"
			},
			"zh": {
				"name": "变年龄",
				"line": "让人像变老：皮肤、皱纹、头发，脸型也略有变化。",
				"description": "看看照片里的人步入中年、老年的样子：皱纹、白发、皮肤变粗。可单选，也可拼成一条。变年轻需要接入 AI 模型。",
				"steps": [
					"选一张本人同意的成年人单人照。",
					"选一个年龄段，或全部并排。",
					"生成后对比，太过了就把强度调低。"
				],
				"limits": [
					"只能有一个人，脸宽至少 60\xA0像素，最多半侧脸",
					"中年、老年；更年轻的年龄段需要 AI 模型",
					"拼成一条时，每段最多 640\xA0像素"
				],
				"questions": [
					{
						"question": "我以后就长这样吗？",
						"answer": "不是。这里画的是岁月在大多数人脸上留下的痕迹，不了解你，也不推测年龄。"
					},
					{
						"question": "为什么变年轻需要 AI 模型？",
						"answer": "年轻的脸比例不一样。没有模型时只会得到一张磨过皮的原照片，所以不提供。"
					},
					{
						"question": "可以用未成年人或别人的照片吗？",
						"answer": "请使用本人同意的成年人照片；未成年人需要监护人同意。"
					},
					{
						"question": "哪些不会变？",
						"answer": "背景和衣服不变。"
					}
				],
				"verb": "变年龄"
			}
		}
	},
	{
		"id": "lip-sync",
		"kind": "video",
		"group": "sync",
		"points": 40,
		"sampleFirst": true,
		"shape": 3,
		"landing": true,
		"sites": ["intl", "cn"],
		"path": "/ai/video/emo/generate",
		"capability": "talking_portrait",
		"fields": [
			{
				"kind": "image",
				"name": "image_url",
				"required": "portrait_and_audio_required",
				"shortest": 401,
				"longest": 6999,
				"samples": ["photos/astronaut.webp"],
				"text": {
					"en": {
						"label": "Portrait",
						"hint": "One person, from the front, with the whole face"
					},
					"zh": {
						"label": "人像",
						"hint": "单人正面，露出整张脸"
					}
				}
			},
			{
				"kind": "check",
				"of": "image_url"
			},
			{
				"kind": "speech",
				"name": "audio_url",
				"samples": ["media/speech-en.wav", "media/speech-zh.mp3"],
				"secondsName": "seconds",
				"of": "image_url",
				"paidBySeconds": true,
				"limits": {
					"types": ["audio/wav", "audio/mpeg"],
					"bytes": { "below": 15728640 },
					"seconds": { "below": 60 }
				},
				"video": {
					"types": ["video/mp4"],
					"bytes": { "below": 104857600 },
					"seconds": { "below": 60 }
				},
				"required": "portrait_and_audio_required",
				"text": {
					"en": { "label": "Speech" },
					"zh": { "label": "声音" }
				}
			},
			{
				"kind": "choice",
				"name": "frame",
				"initial": "1:1",
				"look": "segments",
				"values": [{
					"value": "1:1",
					"text": {
						"en": "1:1 Head",
						"zh": "1:1 头像"
					}
				}, {
					"value": "3:4",
					"text": {
						"en": "3:4 Half body",
						"zh": "3:4 半身"
					}
				}],
				"text": {
					"en": { "label": "Frame" },
					"zh": { "label": "画幅" }
				}
			},
			{
				"kind": "choice",
				"name": "style",
				"initial": "normal",
				"look": "segments",
				"values": [
					{
						"value": "calm",
						"text": {
							"en": "Calm",
							"zh": "平静"
						}
					},
					{
						"value": "normal",
						"text": {
							"en": "Normal",
							"zh": "自然"
						}
					},
					{
						"value": "active",
						"text": {
							"en": "Active",
							"zh": "活泼"
						}
					}
				],
				"text": {
					"en": {
						"label": "Movement",
						"hint": "How much the head moves"
					},
					"zh": {
						"label": "动作幅度",
						"hint": "头部动作的大小"
					}
				}
			}
		],
		"samples": [{
			"file": "astronaut.mp4",
			"width": 480,
			"height": 480,
			"before": "portrait.webp",
			"text": {
				"en": "One photograph and five seconds of English speech. Press play to hear it",
				"zh": "一张照片配一段英语口播，点播放可听声音"
			},
			"input": {
				"image_url": "/samples/photos/astronaut.webp",
				"audio_url": "/samples/media/speech-en.wav",
				"seconds": 5,
				"frame": "1:1",
				"style": "normal"
			}
		}, {
			"file": "officer.mp4",
			"width": 352,
			"height": 352,
			"before": "officer-photo.webp",
			"text": {
				"en": "Another portrait, speaking Chinese; the head moves less with the style Calm",
				"zh": "换一张人像，讲普通话；选“平静”，头部动作更小"
			},
			"input": {
				"image_url": "/samples/portrait/officer.webp",
				"audio_url": "/samples/media/speech-zh.mp3",
				"seconds": 7,
				"frame": "1:1",
				"style": "calm"
			}
		}],
		"text": {
			"en": {
				"name": "Lip sync",
				"line": "Make a portrait speak from an audio file, a recording, or a text read by a voice.",
				"description": "Turn one portrait and a voice into a talking video of up to 60 seconds. The portrait is checked free of charge, and the first five seconds can be tried first.",
				"steps": [
					"Choose a portrait. It is checked at once, free of charge.",
					"Add an audio file, record yourself, or type the words.",
					"Generate the first five seconds, watch them, then generate the rest."
				],
				"limits": [
					"One person, from the front, with the whole face; sides of 401 to 6,999 pixels",
					"WAV or MP3 audio under 15\xA0MB and 60 seconds, or the sound of an MP4 under 100\xA0MB",
					"The result is an MP4 at 1:1 or 3:4",
					"Priced per 5 seconds or part of it; the price of a sample is deducted from the rest"
				],
				"questions": [
					{
						"question": "What does a sample cost?",
						"answer": "The price of five seconds. Generate the rest within 30 days with the same portrait, sound and settings, and the sample is deducted from its price."
					},
					{
						"question": "Which portraits work best?",
						"answer": "A sharp photo of one person looking into the camera, with the mouth closed or slightly open and nothing covering the face."
					},
					{
						"question": "Can I type a text instead of recording?",
						"answer": "Yes. Choose a voice, its language and its speed; the speech is saved as your audio file."
					},
					{
						"question": "What happens if the check fails?",
						"answer": "You see which rule was not met. Nothing is started and no points are charged."
					}
				],
				"verb": "Generate"
			},
			"zh": {
				"name": "口型同步",
				"line": "让照片里的人开口说话：上传音频、现场录音，或输入文字配音。",
				"description": "一张人像加一段声音，生成最长 60\xA0秒的说话视频。人像免费检测，可以先试前 5\xA0秒。",
				"steps": [
					"选一张人像，会立即免费检测是否合格。",
					"上传音频、录一段话，或输入要说的文字。",
					"先生成前 5\xA0秒看看，满意再生成剩余部分。"
				],
				"limits": [
					"单人正面，露出整张脸；边长 401 至 6,999\xA0像素",
					"音频为 WAV 或 MP3，小于 15\xA0MB，短于 60\xA0秒；也可取小于 100\xA0MB 的 MP4 里的声音",
					"成片为 1:1 或 3:4 的 MP4",
					"每 5\xA0秒计一次费，不足 5\xA0秒按 5\xA0秒算；样片的积分在生成剩余部分时减去"
				],
				"questions": [
					{
						"question": "样片怎么收费？",
						"answer": "按 5\xA0秒计费。30\xA0天内用同样的人像、声音和设置生成剩余部分时，会减去这部分积分。"
					},
					{
						"question": "什么样的人像效果好？",
						"answer": "清晰的单人照片，看向镜头，闭口或微微张口，脸前没有遮挡。"
					},
					{
						"question": "可以不录音，直接输入文字吗？",
						"answer": "可以。选好音色、语言和语速，合成的语音会保存为你的音频文件。"
					},
					{
						"question": "检测没有通过会怎样？",
						"answer": "会告诉你哪一项不符合。不会开始生成，也不扣积分。"
					}
				],
				"verb": "生成"
			}
		}
	},
	{
		"id": "video-retalk",
		"kind": "video",
		"group": "sync",
		"points": 40,
		"sampleFirst": true,
		"shape": 3,
		"landing": true,
		"sites": ["intl", "cn"],
		"path": "/ai/video/retalk/generate",
		"capability": "retalk",
		"fields": [
			{
				"kind": "video",
				"name": "video_url",
				"secondsName": "seconds",
				"limits": {
					"types": [
						"video/mp4",
						"video/x-msvideo",
						"video/quicktime"
					],
					"bytes": { "below": 314572800 },
					"seconds": {
						"minimum": 2,
						"maximum": 120
					},
					"side": {
						"minimum": 640,
						"maximum": 2048
					},
					"frameRate": {
						"minimum": 15,
						"maximum": 60
					},
					"ratio": 2
				},
				"required": "video_required",
				"samples": ["media/talk.mp4"],
				"text": {
					"en": {
						"label": "Video",
						"hint": "One person who faces the camera"
					},
					"zh": {
						"label": "视频",
						"hint": "画面里一个人，正对镜头"
					}
				}
			},
			{
				"kind": "check",
				"of": "video_url",
				"chosen": "face_at",
				"portrait": "face_url"
			},
			{
				"kind": "speech",
				"name": "audio_url",
				"samples": ["media/speech-en.wav", "media/speech-zh.mp3"],
				"secondsName": "audio_seconds",
				"of": "video_url",
				"limits": {
					"types": [
						"audio/mpeg",
						"audio/wav",
						"audio/aac"
					],
					"bytes": { "below": 15728640 },
					"seconds": {
						"minimum": 2,
						"maximum": 120
					}
				},
				"required": "audio_required",
				"text": {
					"en": { "label": "New speech" },
					"zh": { "label": "新的声音" }
				}
			},
			{
				"kind": "fit",
				"name": "fit",
				"video": "seconds",
				"audio": "audio_seconds",
				"text": {
					"en": { "label": "If the lengths differ" },
					"zh": { "label": "时长不一致时" }
				}
			},
			{
				"kind": "image",
				"name": "face_url",
				"required": false,
				"longest": 4096,
				"samples": [],
				"text": {
					"en": {
						"label": "Who speaks",
						"hint": "Only if several people are visible: click a face in the picture, or add a photo"
					},
					"zh": {
						"label": "说话的人",
						"hint": "仅画面里有多人时需要：在画面中点选，或添加照片"
					}
				}
			}
		],
		"samples": [{
			"file": "talk-zh.mp4",
			"width": 480,
			"height": 480,
			"before": "/samples/media/talk.mp4",
			"text": {
				"en": "The same video with new words: the lips follow the Chinese speech, the rest of the picture stays",
				"zh": "同一段视频换成中文口播：嘴部跟着新的声音，其余画面不变"
			},
			"input": {
				"video_url": "/samples/media/talk.mp4",
				"seconds": 6,
				"audio_url": "/samples/media/speech-zh.mp3",
				"audio_seconds": 7,
				"fit": "cut"
			}
		}],
		"text": {
			"en": {
				"name": "Video retalk",
				"line": "Give a video new words: the lips follow the new sound, everything else stays.",
				"description": "Replace what a person says in a video of 2 to 120 seconds. The mouth follows an audio file, a recording or typed text. Try the first five seconds first.",
				"steps": [
					"Choose a video of one person who faces the camera.",
					"Add the new speech as a file, a recording, or a text with a voice.",
					"Generate the first five seconds, compare them with the original, then generate the rest."
				],
				"limits": [
					"Video as MP4, AVI or MOV: 2 to 120 seconds, 15 to 60 frames a second, under 300\xA0MB",
					"Sides of 640 to 2,048 pixels, the longer at most twice the shorter",
					"MP3, WAV or AAC audio of 2 to 120 seconds",
					"A photo of the face: sides of up to 4,096 pixels, at most twice as long as wide"
				],
				"questions": [
					{
						"question": "What happens if the sound is longer than the video?",
						"answer": "You choose: the video loops, its last frame is held, or the sound is cut. A video that is longer ends with the sound."
					},
					{
						"question": "How is the price calculated?",
						"answer": "By the length of the finished video, per 5 seconds or part of it. The price of a sample is deducted from the rest."
					},
					{
						"question": "There are several people in my video. Who speaks?",
						"answer": "Click the one who speaks in the first frame. If the engine shows no faces, add a photo of that person."
					},
					{
						"question": "Does anything else in the video change?",
						"answer": "No. Only the area around the mouth and the sound change."
					}
				],
				"verb": "Generate"
			},
			"zh": {
				"name": "视频改口型",
				"line": "给视频换一段话：口型跟着新的声音走，其余画面不变。",
				"description": "替换 2 至 120\xA0秒视频里人物说的话，口型跟随新的音频、录音或文字配音。可以先试前 5\xA0秒。",
				"steps": [
					"选一段视频，画面里一个人，正对镜头。",
					"添加新的声音：上传音频、现场录音，或输入文字配音。",
					"先生成前 5\xA0秒，与原片对比，满意再生成剩余部分。"
				],
				"limits": [
					"视频为 MP4、AVI 或 MOV：2 至 120\xA0秒，每秒 15 至 60\xA0帧，小于 300\xA0MB",
					"边长 640 至 2,048\xA0像素，长边不超过短边的 2\xA0倍",
					"音频为 MP3、WAV 或 AAC，2 至 120\xA0秒",
					"人脸照片：最长边不超过 4,096\xA0像素，长宽比不超过 2"
				],
				"questions": [
					{
						"question": "声音比视频长怎么办？",
						"answer": "由你选择：视频从头循环、停在最后一帧，或把声音截断。视频更长时，到声音结束为止。"
					},
					{
						"question": "价格怎么算？",
						"answer": "按成片时长，每 5\xA0秒计一次，不足 5\xA0秒按 5\xA0秒算。样片的积分在生成剩余部分时减去。"
					},
					{
						"question": "画面里有好几个人，谁来说？",
						"answer": "在首帧画面中点选说话的人。如果引擎不显示人脸，就添加一张那个人的照片。"
					},
					{
						"question": "画面的其他部分会变吗？",
						"answer": "不会，只改动嘴部周围和声音。"
					}
				],
				"verb": "生成"
			}
		}
	},
	{
		"id": "translate-subtitle",
		"kind": "video",
		"group": "translate",
		"shape": 3,
		"landing": true,
		"sites": ["intl", "cn"],
		"path": "/ai/video/translate/subtitle",
		"capability": "translate_subtitles",
		"editor": "separate",
		"points": 20,
		"bodyBytes": 1048576,
		"fields": [
			{
				"kind": "video",
				"name": "video_url",
				"secondsName": "seconds",
				"paidBySeconds": true,
				"limits": {
					"types": [
						"video/mp4",
						"video/quicktime",
						"video/webm",
						"video/x-msvideo"
					],
					"bytes": { "maximum": 524288e3 }
				},
				"required": "video_required",
				"samples": ["media/launch.mp4"],
				"text": {
					"en": { "label": "Video" },
					"zh": { "label": "视频" }
				}
			},
			{
				"kind": "choice",
				"name": "language",
				"initial": "all",
				"look": "list",
				"values": [
					{
						"value": "all",
						"text": {
							"en": "Any language",
							"zh": "不限语言"
						}
					},
					{
						"value": "en",
						"text": {
							"en": "English",
							"zh": "英文"
						}
					},
					{
						"value": "zh",
						"text": {
							"en": "Chinese",
							"zh": "中文"
						}
					},
					{
						"value": "ja",
						"text": {
							"en": "Japanese",
							"zh": "日文"
						}
					},
					{
						"value": "ko",
						"text": {
							"en": "Korean",
							"zh": "韩文"
						}
					},
					{
						"value": "ar",
						"text": {
							"en": "Arabic",
							"zh": "阿拉伯文"
						}
					}
				],
				"text": {
					"en": {
						"label": "Spoken language",
						"hint": ""
					},
					"zh": {
						"label": "原语言",
						"hint": ""
					}
				}
			},
			{
				"kind": "choice",
				"name": "to",
				"initial": "en",
				"look": "list",
				"values": [
					{
						"value": "en",
						"text": {
							"en": "English",
							"zh": "英文"
						}
					},
					{
						"value": "zh",
						"text": {
							"en": "Chinese",
							"zh": "中文"
						}
					},
					{
						"value": "ja",
						"text": {
							"en": "Japanese",
							"zh": "日文"
						}
					},
					{
						"value": "ko",
						"text": {
							"en": "Korean",
							"zh": "韩文"
						}
					},
					{
						"value": "ar",
						"text": {
							"en": "Arabic",
							"zh": "阿拉伯文"
						}
					}
				],
				"text": {
					"en": {
						"label": "Translate to",
						"hint": ""
					},
					"zh": {
						"label": "译成",
						"hint": ""
					}
				}
			},
			{
				"kind": "lines",
				"of": "video_url",
				"text": {
					"en": {
						"label": "Lines",
						"hint": "Without them the lines are taken from the video, by connected AI services."
					},
					"zh": {
						"label": "字幕",
						"hint": "没有提供时，由接入的 AI 服务从视频中识别并翻译。"
					}
				}
			},
			{
				"kind": "choice",
				"name": "style",
				"initial": "001",
				"look": "list",
				"values": [
					{
						"value": "001",
						"text": {
							"en": "001",
							"zh": "001"
						}
					},
					{
						"value": "002",
						"text": {
							"en": "002",
							"zh": "002"
						}
					},
					{
						"value": "003",
						"text": {
							"en": "003",
							"zh": "003"
						}
					},
					{
						"value": "004",
						"text": {
							"en": "004",
							"zh": "004"
						}
					},
					{
						"value": "005",
						"text": {
							"en": "005",
							"zh": "005"
						}
					},
					{
						"value": "006",
						"text": {
							"en": "006",
							"zh": "006"
						}
					},
					{
						"value": "007",
						"text": {
							"en": "007",
							"zh": "007"
						}
					},
					{
						"value": "008",
						"text": {
							"en": "008",
							"zh": "008"
						}
					},
					{
						"value": "009",
						"text": {
							"en": "009",
							"zh": "009"
						}
					},
					{
						"value": "010",
						"text": {
							"en": "010",
							"zh": "010"
						}
					},
					{
						"value": "011",
						"text": {
							"en": "011",
							"zh": "011"
						}
					},
					{
						"value": "012",
						"text": {
							"en": "012",
							"zh": "012"
						}
					},
					{
						"value": "013",
						"text": {
							"en": "013",
							"zh": "013"
						}
					},
					{
						"value": "014",
						"text": {
							"en": "014",
							"zh": "014"
						}
					},
					{
						"value": "015",
						"text": {
							"en": "015",
							"zh": "015"
						}
					}
				],
				"text": {
					"en": {
						"label": "Style",
						"hint": ""
					},
					"zh": {
						"label": "样式",
						"hint": ""
					}
				}
			},
			{
				"kind": "choice",
				"name": "place",
				"look": "list",
				"values": [
					{
						"value": "bottom",
						"text": {
							"en": "Bottom",
							"zh": "底部"
						}
					},
					{
						"value": "middle",
						"text": {
							"en": "Middle",
							"zh": "中间"
						}
					},
					{
						"value": "top",
						"text": {
							"en": "Top",
							"zh": "顶部"
						}
					}
				],
				"text": {
					"en": {
						"label": "Position",
						"hint": ""
					},
					"zh": {
						"label": "位置",
						"hint": ""
					}
				}
			},
			{
				"kind": "choice",
				"name": "font",
				"look": "list",
				"values": [{
					"value": "sans",
					"text": {
						"en": "Noto Sans",
						"zh": "思源黑体"
					}
				}, {
					"value": "serif",
					"text": {
						"en": "Noto Serif",
						"zh": "思源宋体"
					}
				}],
				"text": {
					"en": {
						"label": "Font",
						"hint": ""
					},
					"zh": {
						"label": "字体",
						"hint": ""
					}
				}
			},
			{
				"kind": "choice",
				"name": "effect",
				"look": "list",
				"values": [
					{
						"value": "none",
						"text": {
							"en": "None",
							"zh": "无"
						}
					},
					{
						"value": "fade",
						"text": {
							"en": "Fade",
							"zh": "淡入淡出"
						}
					},
					{
						"value": "sweep",
						"text": {
							"en": "Karaoke",
							"zh": "逐字变色"
						}
					}
				],
				"text": {
					"en": {
						"label": "Effect",
						"hint": ""
					},
					"zh": {
						"label": "效果",
						"hint": ""
					}
				}
			},
			{
				"kind": "range",
				"name": "size",
				"minimum": 3,
				"maximum": 12,
				"step": .5,
				"initial": 6,
				"text": {
					"en": {
						"label": "Size",
						"low": "",
						"high": "",
						"unit": "%"
					},
					"zh": {
						"label": "字号",
						"low": "",
						"high": "",
						"unit": "%"
					}
				}
			},
			{
				"kind": "range",
				"name": "margin",
				"minimum": 2,
				"maximum": 40,
				"step": 1,
				"initial": 6,
				"text": {
					"en": {
						"label": "Margin",
						"low": "",
						"high": "",
						"unit": "%"
					},
					"zh": {
						"label": "边距",
						"low": "",
						"high": "",
						"unit": "%"
					}
				}
			},
			{
				"kind": "flag",
				"name": "bilingual",
				"initial": false,
				"text": {
					"en": {
						"label": "Bilingual",
						"hint": "Translation above, original below"
					},
					"zh": {
						"label": "双语字幕",
						"hint": "译文在上，原文在下"
					}
				}
			},
			{
				"kind": "flag",
				"name": "remove",
				"initial": false,
				"text": {
					"en": {
						"label": "Remove old subtitles",
						"hint": "Removed first"
					},
					"zh": {
						"label": "去除原字幕",
						"hint": "先从画面中去掉"
					}
				}
			},
			{
				"kind": "areas",
				"of": "video_url",
				"required": false,
				"when": {
					"name": "remove",
					"value": true
				},
				"text": {
					"en": {
						"label": "Areas of old subtitles",
						"hint": "Without them, wherever text is found"
					},
					"zh": {
						"label": "原字幕区域",
						"hint": "没有指定时，自动查找"
					}
				}
			}
		],
		"samples": [{
			"file": "launch-zh.webp",
			"width": 960,
			"height": 540,
			"text": {
				"en": "English subtitles replaced by Chinese ones, style 002",
				"zh": "英文字幕换成中文，样式 002"
			},
			"input": {
				"video_url": "/samples/media/launch.mp4",
				"seconds": 6,
				"language": "en",
				"to": "zh",
				"lines": [{
					"start": .2,
					"end": 3.4,
					"text": "The engines are lit,\nand the rocket is on its way.",
					"translation": "发动机已经点火，火箭出发了。"
				}, {
					"start": 3.4,
					"end": 5.7,
					"text": "Watch how it clears the tower.",
					"translation": "看它越过发射塔。"
				}],
				"style": "002",
				"bilingual": false,
				"remove": true
			}
		}],
		"text": {
			"en": {
				"name": "Translate subtitles",
				"line": "Create, translate and style subtitles, then burn them into the video.",
				"description": "Subtitle editor in the browser: import SRT, VTT or ASS, edit with waveform and reading speed, fifteen styles, two languages, export as text or video.",
				"steps": [
					"Add a video, then a subtitle file, or type the lines.",
					"Edit in the table, on the timeline and in the picture. What is hard to read is marked, with a fix.",
					"Choose one of fifteen styles. Download SRT, VTT or ASS free, or export the video."
				],
				"limits": [
					"MP4, MOV, WebM or AVI, up to 500\xA0MB",
					"Up to 10,000 lines in a project",
					"English, Chinese, Japanese, Korean, Arabic, Thai, Hebrew, Hindi and Tamil text looks the same on every device"
				],
				"questions": [
					{
						"question": "Do I need an AI model?",
						"answer": "Only to transcribe speech and to translate. Editing, styles, subtitle files and the export of the video work without one."
					},
					{
						"question": "What does a video cost?",
						"answer": "It is priced per 5 seconds or part of it, once per project. Transcription, translation and up to ten videos are included. Editing and subtitle files are free."
					},
					{
						"question": "How is reading speed judged?",
						"answer": "By characters a second: 20 for languages with an alphabet, 12 for Korean, 9 for Chinese and 4 for Japanese. Lines above the limit are marked, and one click gives them more time if there is room."
					},
					{
						"question": "Can both languages be shown?",
						"answer": "Yes. The translation is on top, with the original below it in smaller letters."
					}
				],
				"verb": "Export video"
			},
			"zh": {
				"name": "翻译字幕",
				"line": "制作、翻译字幕，设计样式，再合成到视频里。",
				"description": "浏览器里的字幕编辑器：导入 SRT、VTT、ASS，对照波形和阅读速度修改，15\xA0种样式，支持双语，可导出字幕文件或视频。",
				"steps": [
					"添加视频，再导入字幕文件，或直接输入字幕。",
					"在表格、时间轴和画面里修改。不好读的地方会标出来，并给出改法。",
					"从 15\xA0种样式里选一种。SRT、VTT、ASS 免费下载，也可以导出视频。"
				],
				"limits": [
					"MP4、MOV、WebM 或 AVI，不超过 500\xA0MB",
					"每个项目最多 10,000\xA0条字幕",
					"中、英、日、韩、阿拉伯、泰、希伯来、印地、泰米尔文在任何设备上显示一致"
				],
				"questions": [
					{
						"question": "需要 AI 模型吗？",
						"answer": "只有识别语音和翻译需要。编辑、样式、字幕文件和导出视频都不需要。"
					},
					{
						"question": "导出视频要多少积分？",
						"answer": "每 5\xA0秒计一次费，不足 5\xA0秒按 5\xA0秒算；每个项目只收一次，含识别、翻译和最多 10\xA0个视频。编辑和下载字幕文件免费。"
					},
					{
						"question": "阅读速度怎么判断？",
						"answer": "看每秒的字符数：字母文字 20，韩文 12，中文 9，日文 4。超过上限会标出来，前后有空档时，点一下就能延长。"
					},
					{
						"question": "能同时显示两种语言吗？",
						"answer": "可以。译文在上，原文用小一号的字排在下面。"
					}
				],
				"verb": "导出视频"
			}
		}
	},
	{
		"id": "translate-audio",
		"kind": "video",
		"group": "translate",
		"shape": 3,
		"landing": true,
		"sites": ["intl", "cn"],
		"path": "/ai/video/translate/audio",
		"capability": "translate_audio",
		"editor": "separate",
		"points": 30,
		"bodyBytes": 1048576,
		"fields": [
			{
				"kind": "video",
				"name": "video_url",
				"secondsName": "seconds",
				"paidBySeconds": true,
				"limits": {
					"types": [
						"video/mp4",
						"video/quicktime",
						"video/webm",
						"video/x-msvideo"
					],
					"bytes": { "maximum": 524288e3 }
				},
				"required": "video_required",
				"samples": ["media/launch.mp4"],
				"text": {
					"en": { "label": "Video" },
					"zh": { "label": "视频" }
				},
				"needsSound": "without_lines"
			},
			{
				"kind": "choice",
				"name": "language",
				"initial": "all",
				"look": "list",
				"values": [
					{
						"value": "all",
						"text": {
							"en": "Any language",
							"zh": "不限语言"
						}
					},
					{
						"value": "en",
						"text": {
							"en": "English",
							"zh": "英语"
						}
					},
					{
						"value": "zh",
						"text": {
							"en": "Chinese",
							"zh": "中文"
						}
					},
					{
						"value": "es",
						"text": {
							"en": "Spanish",
							"zh": "西班牙语"
						}
					},
					{
						"value": "fr",
						"text": {
							"en": "French",
							"zh": "法语"
						}
					},
					{
						"value": "de",
						"text": {
							"en": "German",
							"zh": "德语"
						}
					},
					{
						"value": "ru",
						"text": {
							"en": "Russian",
							"zh": "俄语"
						}
					},
					{
						"value": "ja",
						"text": {
							"en": "Japanese",
							"zh": "日语"
						}
					},
					{
						"value": "ko",
						"text": {
							"en": "Korean",
							"zh": "韩语"
						}
					}
				],
				"text": {
					"en": {
						"label": "Spoken language",
						"hint": ""
					},
					"zh": {
						"label": "原语言",
						"hint": ""
					}
				}
			},
			{
				"kind": "choice",
				"name": "to",
				"initial": "en",
				"look": "list",
				"values": [
					{
						"value": "en",
						"text": {
							"en": "English",
							"zh": "英语"
						}
					},
					{
						"value": "zh",
						"text": {
							"en": "Chinese",
							"zh": "中文"
						}
					},
					{
						"value": "es",
						"text": {
							"en": "Spanish",
							"zh": "西班牙语"
						}
					},
					{
						"value": "fr",
						"text": {
							"en": "French",
							"zh": "法语"
						}
					},
					{
						"value": "de",
						"text": {
							"en": "German",
							"zh": "德语"
						}
					},
					{
						"value": "ru",
						"text": {
							"en": "Russian",
							"zh": "俄语"
						}
					},
					{
						"value": "ja",
						"text": {
							"en": "Japanese",
							"zh": "日语"
						}
					},
					{
						"value": "ko",
						"text": {
							"en": "Korean",
							"zh": "韩语"
						}
					}
				],
				"text": {
					"en": {
						"label": "Speak in",
						"hint": ""
					},
					"zh": {
						"label": "配音语言",
						"hint": ""
					}
				}
			},
			{
				"kind": "lines",
				"of": "video_url",
				"text": {
					"en": {
						"label": "Lines",
						"hint": "What is said, in the new language, with times. Without lines, connected AI services transcribe and translate the speech."
					},
					"zh": {
						"label": "台词",
						"hint": "用配音语言写好的台词和时间。没有台词时，由接入的 AI 服务识别并翻译原声。"
					}
				}
			},
			{
				"kind": "voice",
				"name": "voice",
				"of": "to",
				"text": {
					"en": {
						"label": "Voice",
						"hint": "Each line is fitted to its time."
					},
					"zh": {
						"label": "音色",
						"hint": "每句按时间自动调整语速。"
					}
				}
			},
			{
				"kind": "choice",
				"name": "fastest",
				"initial": 1.35,
				"look": "segments",
				"values": [
					{
						"value": 1.15,
						"text": {
							"en": "1.15×",
							"zh": "1.15\xA0倍"
						}
					},
					{
						"value": 1.35,
						"text": {
							"en": "1.35×",
							"zh": "1.35\xA0倍"
						}
					},
					{
						"value": 1.6,
						"text": {
							"en": "1.6×",
							"zh": "1.6\xA0倍"
						}
					}
				],
				"text": {
					"en": {
						"label": "Fastest speech",
						"hint": "Lines that still do not fit are cut"
					},
					"zh": {
						"label": "最快语速",
						"hint": "仍超出的台词会被截掉"
					}
				}
			},
			{
				"kind": "flag",
				"name": "background",
				"initial": true,
				"text": {
					"en": {
						"label": "Keep music and effects",
						"hint": "The original sound stays under the new speech"
					},
					"zh": {
						"label": "保留音乐和音效",
						"hint": "原声留在新配音之下"
					}
				}
			},
			{
				"kind": "range",
				"name": "background_level",
				"minimum": 0,
				"maximum": 100,
				"step": 5,
				"initial": 100,
				"text": {
					"en": {
						"label": "Level of music and effects",
						"low": "silent",
						"high": "as it was",
						"unit": "%"
					},
					"zh": {
						"label": "音乐和音效的音量",
						"low": "静音",
						"high": "原音量",
						"unit": "%"
					}
				}
			},
			{
				"kind": "flag",
				"name": "duck",
				"initial": true,
				"text": {
					"en": {
						"label": "Lower it under new lines",
						"hint": "The old voice is always low"
					},
					"zh": {
						"label": "新台词时压低",
						"hint": "原来的人声始终压低"
					}
				}
			},
			{
				"kind": "flag",
				"name": "subtitles",
				"initial": false,
				"text": {
					"en": {
						"label": "Show the lines as subtitles",
						"hint": "The video is encoded again"
					},
					"zh": {
						"label": "同时显示字幕",
						"hint": "视频会重新编码"
					}
				}
			},
			{
				"kind": "flag",
				"name": "clone",
				"initial": false,
				"text": {
					"en": {
						"label": "Copy the speaker’s voice",
						"hint": "Needs an AI service that supports it"
					},
					"zh": {
						"label": "克隆说话人的声音",
						"hint": "需要支持克隆的 AI 服务"
					}
				}
			},
			{
				"kind": "flag",
				"name": "draft",
				"initial": false,
				"text": {
					"en": {
						"label": "Sound only",
						"hint": "A draft to listen to"
					},
					"zh": {
						"label": "仅音频",
						"hint": "用于试听的草稿"
					}
				}
			}
		],
		"samples": [{
			"file": "launch-zh.mp4",
			"width": 480,
			"height": 270,
			"before": "launch-en.mp4",
			"text": {
				"en": "English narration, then dubbed into Chinese by a built-in voice. Press play to hear it",
				"zh": "原片为英语旁白，由内置音色配成中文，点播放听声音"
			},
			"input": {
				"video_url": "/samples/translate-audio/launch-en.mp4",
				"seconds": 6,
				"to": "zh",
				"lines": [{
					"start": .2,
					"end": 3.4,
					"text": "发动机已经点火，火箭出发了。"
				}, {
					"start": 3.4,
					"end": 5.7,
					"text": "看它越过发射塔。"
				}],
				"background": true,
				"background_level": 100,
				"duck": true,
				"draft": false
			}
		}],
		"text": {
			"en": {
				"name": "Translate audio",
				"line": "Dub a video into another language, line by line, in time with the picture.",
				"description": "Dub a video: translated lines are spoken by the voices you choose, each fitted to its time, with the original sound turned down underneath.",
				"steps": [
					"Choose a video and add the lines: from a subtitle file, typed in, or transcribed and translated by an AI model.",
					"Choose a voice for each speaker. Listen to any line; those that are too long are marked.",
					"Listen to a draft, then make the video. If you change a line, only that line is spoken again."
				],
				"limits": [
					"MP4, MOV, WebM or AVI of up to 500\xA0MB and an hour",
					"Built-in voices speak English, Chinese, Spanish, French, German and Russian; they sound synthetic",
					"The picture is copied without re-encoding, unless subtitles are added"
				],
				"questions": [
					{
						"question": "Do I need an AI service?",
						"answer": "Not if you have the lines: the built-in voices speak them. Transcription, translation and natural voices need a connected service."
					},
					{
						"question": "What if a line is too long?",
						"answer": "It is spoken faster, up to 1.6 times if you allow it, and may use the pause after it. Whatever still does not fit is cut, and is marked before and after the run."
					},
					{
						"question": "What happens to music and effects?",
						"answer": "They are kept. Wherever someone speaks in the original its sound stays low, elsewhere it is as loud as it was. Turn them off to have the new voices alone."
					},
					{
						"question": "May I do this with any video?",
						"answer": "Only if you hold the rights to the video, or the owner agrees. Copy a voice only with its owner’s consent."
					}
				],
				"verb": "Translate"
			},
			"zh": {
				"name": "翻译配音",
				"line": "给视频换上另一种语言的配音，逐句对准画面。",
				"description": "视频配音：用你选的音色朗读译好的台词，每句自动对准时间，原声压低作背景，可同时加字幕。",
				"steps": [
					"选择视频，再添加台词：导入字幕文件、直接输入，或由 AI 模型识别并翻译。",
					"为每位说话人选择音色。任意一句都能试听，太长的会标出来。",
					"先听草稿，再生成视频。改动一句，只重新朗读这一句。"
				],
				"limits": [
					"支持 500\xA0MB、一小时以内的 MP4、MOV、WebM、AVI",
					"内置音色支持英、中、西、法、德、俄语，合成感较明显",
					"画面直接复制，不重新编码；加字幕时除外"
				],
				"questions": [
					{
						"question": "需要 AI 服务吗？",
						"answer": "有台词就不需要，内置音色可以直接朗读。识别和翻译原声、自然音色需要接入 AI 服务。"
					},
					{
						"question": "台词太长怎么办？",
						"answer": "按你允许的速度，最快 1.6\xA0倍，还可以占用后面的停顿。仍超出的部分会被截掉，生成前后都会标出来。"
					},
					{
						"question": "音乐和音效会怎样？",
						"answer": "会保留。原来有人说话的地方，原声始终压低；其余地方音量不变。关闭此项则只有新配音。"
					},
					{
						"question": "任何视频都可以吗？",
						"answer": "请确认你拥有视频的权利或已获授权。克隆声音须经本人同意。"
					}
				],
				"verb": "生成配音"
			}
		}
	},
	{
		"id": "remove-subtitle",
		"kind": "video",
		"group": "translate",
		"shape": 3,
		"landing": true,
		"sites": ["intl", "cn"],
		"path": "/ai/video/subtitle/remove",
		"capability": "remove_subtitles",
		"points": 20,
		"fields": [
			{
				"kind": "video",
				"name": "video_url",
				"secondsName": "seconds",
				"paidBySeconds": true,
				"limits": {
					"types": [
						"video/mp4",
						"video/quicktime",
						"video/webm",
						"video/x-msvideo"
					],
					"bytes": { "maximum": 524288e3 }
				},
				"required": "video_required",
				"samples": ["media/launch.mp4"],
				"text": {
					"en": { "label": "Video" },
					"zh": { "label": "视频" }
				}
			},
			{
				"kind": "areas",
				"of": "video_url",
				"required": "subtitle_area_required",
				"text": {
					"en": {
						"label": "Areas",
						"hint": "Draw them a little larger than the text. Only the text in them is replaced."
					},
					"zh": {
						"label": "区域",
						"hint": "框得比文字略大一点，只会替换其中的文字。"
					}
				}
			},
			{
				"kind": "quality",
				"tiers": {
					"initial": "best",
					"values": [{
						"value": "draft",
						"text": {
							"en": {
								"name": "Fast",
								"hint": "Still camera"
							},
							"zh": {
								"name": "快速",
								"hint": "固定镜头"
							}
						}
					}, {
						"value": "best",
						"text": {
							"en": {
								"name": "Best",
								"hint": "Any camera"
							},
							"zh": {
								"name": "精细",
								"hint": "任意镜头"
							}
						}
					}]
				}
			},
			{
				"kind": "choice",
				"name": "language",
				"initial": "all",
				"look": "list",
				"values": [
					{
						"value": "all",
						"text": {
							"en": "Any language",
							"zh": "不限语言"
						}
					},
					{
						"value": "en",
						"text": {
							"en": "English",
							"zh": "英语"
						}
					},
					{
						"value": "zh",
						"text": {
							"en": "Chinese",
							"zh": "中文"
						}
					},
					{
						"value": "ja",
						"text": {
							"en": "Japanese",
							"zh": "日语"
						}
					},
					{
						"value": "ko",
						"text": {
							"en": "Korean",
							"zh": "韩语"
						}
					},
					{
						"value": "ar",
						"text": {
							"en": "Arabic",
							"zh": "阿拉伯语"
						}
					}
				],
				"text": {
					"en": {
						"label": "Language of the text",
						"hint": "For connected services. The built-in engine removes text of any language."
					},
					"zh": {
						"label": "文字的语言",
						"hint": "供外接服务使用；内置引擎不分语言，都能去除。"
					}
				}
			}
		],
		"samples": [{
			"file": "launch-after.webp",
			"width": 640,
			"height": 360,
			"before": "launch.webp",
			"text": {
				"en": "A frame of a moving camera: the line is gone, the rocket behind it is back",
				"zh": "移动镜头中的一帧：字幕没了，后面的火箭还在"
			},
			"input": {
				"video_url": "/samples/media/launch.mp4",
				"areas": [{
					"mode": "remove",
					"left": .25,
					"top": .77,
					"width": .5,
					"height": .2
				}],
				"quality": "best",
				"language": "all"
			}
		}],
		"text": {
			"en": {
				"name": "Remove subtitles",
				"line": "Remove burnt-in subtitles, channel logos and watermarks from a video.",
				"description": "Remove burnt-in subtitles and watermarks from a video. Mark them or have them found; other frames restore the picture behind them. Preview any frame free.",
				"steps": [
					"Choose a video. Text is found for you; draw, move or protect areas on the frame.",
					"Preview any frame free of charge, then choose Fast or Best and start.",
					"Play the result in sync with the original, and download the MP4."
				],
				"limits": [
					"MP4, MOV, WebM or AVI of up to 500\xA0MB; the result is an MP4 with the same sound",
					"Up to 20 areas, each for the whole video or a part of it; protected areas stay as they are",
					"Pixels outside the areas and frames without text stay as they are, apart from re-encoding"
				],
				"questions": [
					{
						"question": "Where does the picture behind the text come from?",
						"answer": "From neighbouring frames, wherever the camera or the scene moved and revealed it. What no frame shows is filled in from its surroundings. The preview shows how much of each there is."
					},
					{
						"question": "Fast or best?",
						"answer": "Fast suits a still camera. Best follows a moving camera and takes longer. Try both on one frame; previews are free."
					},
					{
						"question": "When does it go wrong?",
						"answer": "When text covers the same moving object the whole time, such as a speaking face: no frame shows what is behind it, and the area looks softer than its surroundings."
					},
					{
						"question": "Can a clock or a score stay?",
						"answer": "Yes. Draw an area to keep (K) over it. It takes priority over areas to remove."
					},
					{
						"question": "May I do this with any video?",
						"answer": "Only if you hold the rights to the video, or the owner agrees."
					}
				],
				"verb": "Remove"
			},
			"zh": {
				"name": "字幕去除",
				"line": "去掉视频里烧录的字幕、台标和水印。",
				"description": "去除视频里的硬字幕和水印：自动找到或手动框选，用前后帧还原被遮住的画面，单帧预览免费。",
				"steps": [
					"选择视频。会自动找到文字，也可以自己框选、移动区域，或划出保留区。",
					"任选一帧免费预览，再选快速或精细，开始处理。",
					"与原片同步播放对比，满意后下载 MP4。"
				],
				"limits": [
					"支持 500\xA0MB 以内的 MP4、MOV、WebM、AVI；结果为 MP4，声音不变",
					"最多 20\xA0个区域，可用于整段或其中一段；保留区保持原样",
					"区域之外和没有文字的帧，除重新编码外不作改动"
				],
				"questions": [
					{
						"question": "字幕后面的画面从哪里来？",
						"answer": "镜头或景物移动时，前后帧会露出被遮住的部分，就取自那里；从未露出的部分按周围补画。预览会说明各占多少。"
					},
					{
						"question": "快速和精细怎么选？",
						"answer": "固定镜头用快速就够，镜头在动选精细，用时更长。可以拿同一帧两种都试，预览免费。"
					},
					{
						"question": "什么情况效果不好？",
						"answer": "文字一直压在活动的东西上，比如说话的脸，后面的画面从没露出来，去除的地方会比周围模糊。"
					},
					{
						"question": "时钟、比分能留下吗？",
						"answer": "能。在上面画一个保留区（K），它优先于所有去除区域。"
					},
					{
						"question": "任何视频都可以处理吗？",
						"answer": "请只处理你拥有版权或已获授权的视频。"
					}
				],
				"verb": "去除"
			}
		}
	}
];
// contract/tools/route-names.ts
/** Names of a tool's routes (specification, section 2). Without the tool itself: the browser names its pages with it. */
function toolRouteNames({ id, kind }) {
	return kind === "image" ? {
		landing: id,
		editor: `${id}-editor`
	} : {
		landing: `video-tools-${id}`,
		editor: `video-editor-${id}`
	};
}
/** A page's route name below a language prefix: it carries the language as its suffix (specification, section 2). */
function localRouteName(name, language) {
	return `${name}-${language}`;
}
// web/catalogue.static.ts
var CATALOGUE = [
	{
		"id": "ai-image-generator",
		"kind": "image",
		"group": "generate",
		"apiPath": "/ai/image/text2image",
		"points": 20,
		"capability": "text_to_image",
		"pricedBy": ["count", "quality"],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": null,
		"takesPrompt": true,
		"landing": "/img-tools/ai-image-generator",
		"editor": "/img-tools/ai-image-generator/editor",
		"name": {
			"en": "Image generator",
			"zh": "图片生成"
		},
		"line": {
			"en": "Write what you want to see and get up to four pictures of it.",
			"zh": "写下想看到的画面，一次最多生成四张。"
		},
		"needsModel": false
	},
	{
		"id": "ai-consistent-character-generator",
		"kind": "image",
		"group": "generate",
		"apiPath": "/ai/image/character/preservation",
		"points": 30,
		"capability": "character_picture",
		"pricedBy": ["count"],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "reference_url",
		"takesPrompt": true,
		"landing": "/img-tools/ai-consistent-character-generator",
		"editor": "/img-tools/ai-consistent-character-generator/editor",
		"name": {
			"en": "Consistent character",
			"zh": "角色一致性"
		},
		"line": {
			"en": "Describe a person once and get the same one in every scene and style.",
			"zh": "人物描述一次，每个场景、每种风格里都是同一个人。"
		},
		"needsModel": false
	},
	{
		"id": "stroke",
		"kind": "image",
		"group": "generate",
		"apiPath": "/ai/image/stroke",
		"points": 20,
		"capability": "draw_from_lines",
		"pricedBy": ["count"],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": null,
		"takesPrompt": true,
		"landing": "/img-tools/stroke",
		"editor": "/img-tools/stroke/editor",
		"name": {
			"en": "Doodle to image",
			"zh": "涂鸦成图"
		},
		"line": {
			"en": "Draw where things are, say what they are, and get the picture.",
			"zh": "画出东西在哪儿，写清是什么，就有一张图。"
		},
		"needsModel": false
	},
	{
		"id": "ai-image-ecommerce",
		"kind": "image",
		"group": "generate",
		"apiPath": "/ai/image/ecommerce",
		"points": 40,
		"capability": "product_picture",
		"pricedBy": ["count"],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "image_url",
		"takesPrompt": true,
		"landing": null,
		"editor": "/img-tools/ai-image-ecommerce/editor",
		"name": {
			"en": "Product picture",
			"zh": "电商商品图"
		},
		"line": {
			"en": "Turn one product photo into pictures for the shop, the feed and the banner.",
			"zh": "一张商品照片，生成主图、详情页图和横幅。"
		},
		"needsModel": false
	},
	{
		"id": "portrait",
		"kind": "image",
		"group": "generate",
		"apiPath": "/ai/image/portrait",
		"points": 30,
		"capability": "portrait",
		"pricedBy": ["count"],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "image_url",
		"takesPrompt": false,
		"landing": "/img-tools/portrait",
		"editor": "/img-tools/portrait/editor",
		"name": {
			"en": "Portrait",
			"zh": "写真与证件照"
		},
		"line": {
			"en": "Document photos with the right size, head height and background; portrait styles with an AI model.",
			"zh": "证件照：尺寸、头高、底色一次到位；写真风格需要 AI 模型。"
		},
		"needsModel": false
	},
	{
		"id": "video3d",
		"kind": "image",
		"group": "generate",
		"apiPath": "/ai/image/video3d",
		"points": 40,
		"capability": "camera_move",
		"pricedBy": ["seconds"],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "image_url",
		"takesPrompt": false,
		"landing": "/img-tools/video3d",
		"editor": "/img-tools/video3d/editor",
		"name": {
			"en": "3D video",
			"zh": "3D 视频"
		},
		"line": {
			"en": "Move a camera through a picture: push in, pull out, orbit, pan or crane up.",
			"zh": "让镜头在图片里动起来，五种运镜任选。"
		},
		"needsModel": false
	},
	{
		"id": "ai-image-editor",
		"kind": "image",
		"group": "editing",
		"apiPath": "/ai/image/seed/edit",
		"points": 25,
		"capability": "edit_by_words",
		"pricedBy": [],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "image_url",
		"takesPrompt": true,
		"landing": "/img-tools/ai-image-editor",
		"editor": "/img-tools/ai-image-editor/editor",
		"name": {
			"en": "Image editor",
			"zh": "图片编辑"
		},
		"line": {
			"en": "Say what should change: light, colour, crop, background, a caption.",
			"zh": "一句话改图：明暗、色彩、裁剪、背景、文字。"
		},
		"needsModel": false
	},
	{
		"id": "ai-object-remover",
		"kind": "image",
		"group": "editing",
		"apiPath": "/ai/image/inpainting/erase",
		"points": 10,
		"capability": "remove_object",
		"pricedBy": ["count"],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "image_url",
		"takesPrompt": false,
		"landing": "/img-tools/ai-object-remover",
		"editor": "/img-tools/ai-object-remover/editor",
		"name": {
			"en": "Object remover",
			"zh": "物体去除"
		},
		"line": {
			"en": "Paint over what should not be there, and it is gone.",
			"zh": "不该出现的东西，涂一下就没了。"
		},
		"needsModel": false
	},
	{
		"id": "ai-object-replacer",
		"kind": "image",
		"group": "editing",
		"apiPath": "/ai/image/inpainting",
		"points": 25,
		"capability": "replace_object",
		"pricedBy": ["count"],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "image_url",
		"takesPrompt": true,
		"landing": "/img-tools/ai-object-replacer",
		"editor": "/img-tools/ai-object-replacer/editor",
		"name": {
			"en": "Object replacer",
			"zh": "物体替换"
		},
		"line": {
			"en": "Paint over an object and say what should be there instead.",
			"zh": "涂上一样东西，写下要换成什么。"
		},
		"needsModel": true
	},
	{
		"id": "ai-image-extender",
		"kind": "image",
		"group": "editing",
		"apiPath": "/ai/image/expand",
		"points": 20,
		"capability": "extend",
		"pricedBy": ["count"],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "image_url",
		"takesPrompt": false,
		"landing": "/img-tools/ai-image-extender",
		"editor": "/img-tools/ai-image-extender/editor",
		"name": {
			"en": "Image extender",
			"zh": "AI 扩图"
		},
		"line": {
			"en": "Extend a picture beyond its edges.",
			"zh": "把画框拉大，让画面接着往外长。"
		},
		"needsModel": false
	},
	{
		"id": "ai-bg",
		"kind": "image",
		"group": "editing",
		"apiPath": "/ai/image/background",
		"points": 20,
		"capability": "replace_background",
		"pricedBy": ["count"],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "image_url",
		"takesPrompt": true,
		"landing": "/img-tools/ai-bg",
		"editor": "/img-tools/ai-bg/editor",
		"name": {
			"en": "AI background",
			"zh": "AI 换背景"
		},
		"line": {
			"en": "Place the subject of a picture in a new scene, with its shadow on the ground.",
			"zh": "把主体放进另一个场景，影子也落在地上。"
		},
		"needsModel": false
	},
	{
		"id": "ai-image-translator",
		"kind": "image",
		"group": "editing",
		"apiPath": "/ai/image/translate",
		"points": 15,
		"capability": "translate_picture",
		"pricedBy": [],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "image_url",
		"takesPrompt": false,
		"landing": "/img-tools/ai-image-translator",
		"editor": "/img-tools/ai-image-translator/editor",
		"name": {
			"en": "Image translator",
			"zh": "改图中文字"
		},
		"line": {
			"en": "Change the text in a picture and keep everything else.",
			"zh": "换掉图里的字，其余一点不动。"
		},
		"needsModel": false
	},
	{
		"id": "repaint",
		"kind": "image",
		"group": "editing",
		"apiPath": "/ai/image/repaint",
		"points": 15,
		"capability": "repaint",
		"pricedBy": [],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "image_url",
		"takesPrompt": false,
		"landing": "/img-tools/repaint",
		"editor": "/img-tools/repaint/editor",
		"name": {
			"en": "Repaint",
			"zh": "风格重绘"
		},
		"line": {
			"en": "One photo, many styles: comic, cartoon, ink painting, New Year print and more.",
			"zh": "一张照片，多种画风，从漫画到年画。"
		},
		"needsModel": false
	},
	{
		"id": "replace-model",
		"kind": "image",
		"group": "editing",
		"apiPath": "/ai/image/virtual",
		"points": 40,
		"capability": "replace_model",
		"pricedBy": ["count"],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "image_url",
		"takesPrompt": true,
		"landing": "/img-tools/replace-model",
		"editor": "/img-tools/replace-model/editor",
		"name": {
			"en": "Replace model",
			"zh": "更换模特"
		},
		"line": {
			"en": "Keep the clothes, change who wears them.",
			"zh": "衣服不变，换个人穿。"
		},
		"needsModel": true
	},
	{
		"id": "replace-clothes",
		"kind": "image",
		"group": "editing",
		"apiPath": "/ai/image/outfit",
		"points": 40,
		"capability": "replace_clothes",
		"pricedBy": ["count"],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "model_url",
		"takesPrompt": false,
		"landing": "/img-tools/replace-clothes",
		"editor": "/img-tools/replace-clothes/editor",
		"name": {
			"en": "Replace clothes",
			"zh": "更换服装"
		},
		"line": {
			"en": "Dress a person in your garment.",
			"zh": "把你的衣服穿到人身上。"
		},
		"needsModel": true
	},
	{
		"id": "shoe",
		"kind": "image",
		"group": "editing",
		"apiPath": "/ai/image/shoe",
		"points": 40,
		"capability": "try_on_shoe",
		"pricedBy": ["count"],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "model_url",
		"takesPrompt": true,
		"landing": "/img-tools/shoe",
		"editor": "/img-tools/shoe/editor",
		"name": {
			"en": "Shoe try-on",
			"zh": "试鞋"
		},
		"line": {
			"en": "Put your shoe on a model’s feet.",
			"zh": "把你的鞋穿到模特脚上。"
		},
		"needsModel": true
	},
	{
		"id": "puzzle",
		"kind": "image",
		"group": "editing",
		"apiPath": "/ai/image/puzzle",
		"points": 0,
		"capability": null,
		"pricedBy": [],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": null,
		"takesPrompt": false,
		"landing": "/img-tools/puzzle",
		"editor": "/img-tools/puzzle/editor",
		"name": {
			"en": "Collage",
			"zh": "拼图"
		},
		"line": {
			"en": "Put two to twelve pictures on one sheet: in a layout, freely, or as a long strip.",
			"zh": "把 2 到 12\xA0张图拼成一张：套版式、自由摆放，或接成长图。"
		},
		"needsModel": false
	},
	{
		"id": "ai-image-upscaler",
		"kind": "image",
		"group": "enhance",
		"apiPath": "/ai/image/upscale",
		"points": 10,
		"capability": "upscale",
		"pricedBy": [],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "image_url",
		"takesPrompt": false,
		"landing": "/img-tools/ai-image-upscaler",
		"editor": "/img-tools/ai-image-upscaler/editor",
		"name": {
			"en": "Image upscaler",
			"zh": "高清放大"
		},
		"line": {
			"en": "Make a picture two or four times larger, or any size you need.",
			"zh": "把图片放大 2\xA0倍、4\xA0倍，或放大到你要的尺寸。"
		},
		"needsModel": false
	},
	{
		"id": "remove-bg",
		"kind": "image",
		"group": "enhance",
		"apiPath": "/ai/image/segment",
		"points": 5,
		"capability": "remove_background",
		"pricedBy": [],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "image_url",
		"takesPrompt": false,
		"landing": "/img-tools/remove-bg",
		"editor": "/img-tools/remove-bg/editor",
		"name": {
			"en": "Background remover",
			"zh": "智能抠图"
		},
		"line": {
			"en": "Cut the subject out of a picture, with a clean edge and a transparent background.",
			"zh": "把主体从图里抠出来，边缘干净，背景透明。"
		},
		"needsModel": false
	},
	{
		"id": "hair",
		"kind": "image",
		"group": "enhance",
		"apiPath": "/ai/image/hair",
		"points": 15,
		"capability": "hair",
		"pricedBy": [],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "image_url",
		"takesPrompt": false,
		"landing": "/img-tools/hair",
		"editor": "/img-tools/hair/editor",
		"name": {
			"en": "Hair",
			"zh": "换发型"
		},
		"line": {
			"en": "Change the colour or volume of the hair in a portrait. The face stays the same.",
			"zh": "给人像换发色、加蓬松，脸还是原来的脸。"
		},
		"needsModel": false
	},
	{
		"id": "emotion",
		"kind": "image",
		"group": "enhance",
		"apiPath": "/ai/image/emotion",
		"points": 15,
		"capability": "emotion",
		"pricedBy": [],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "image_url",
		"takesPrompt": false,
		"landing": "/img-tools/emotion",
		"editor": "/img-tools/emotion/editor",
		"name": {
			"en": "Expression",
			"zh": "换表情"
		},
		"line": {
			"en": "Give a portrait a smile, dimples, a cool or a sad look. Nothing outside the face changes.",
			"zh": "给人像换上抿嘴笑、酒窝、高冷或难过的表情，脸以外一点不动。"
		},
		"needsModel": false
	},
	{
		"id": "age",
		"kind": "image",
		"group": "enhance",
		"apiPath": "/ai/image/age",
		"points": 15,
		"capability": "age",
		"pricedBy": [],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "image_url",
		"takesPrompt": false,
		"landing": "/img-tools/age",
		"editor": "/img-tools/age/editor",
		"name": {
			"en": "Age",
			"zh": "变年龄"
		},
		"line": {
			"en": "Make the person in a portrait older: skin, wrinkles, hair and, slightly, face shape.",
			"zh": "让人像变老：皮肤、皱纹、头发，脸型也略有变化。"
		},
		"needsModel": false
	},
	{
		"id": "lip-sync",
		"kind": "video",
		"group": "sync",
		"apiPath": "/ai/video/emo/generate",
		"points": 40,
		"capability": "talking_portrait",
		"pricedBy": ["seconds"],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "image_url",
		"takesPrompt": false,
		"landing": "/video-tools/lip-sync",
		"editor": "/video-tools/lip-sync/editor",
		"name": {
			"en": "Lip sync",
			"zh": "口型同步"
		},
		"line": {
			"en": "Make a portrait speak from an audio file, a recording, or a text read by a voice.",
			"zh": "让照片里的人开口说话：上传音频、现场录音，或输入文字配音。"
		},
		"needsModel": false
	},
	{
		"id": "video-retalk",
		"kind": "video",
		"group": "sync",
		"apiPath": "/ai/video/retalk/generate",
		"points": 40,
		"capability": "retalk",
		"pricedBy": ["seconds"],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": "face_url",
		"takesPrompt": false,
		"landing": "/video-tools/video-retalk",
		"editor": "/video-tools/video-retalk/editor",
		"name": {
			"en": "Video retalk",
			"zh": "视频改口型"
		},
		"line": {
			"en": "Give a video new words: the lips follow the new sound, everything else stays.",
			"zh": "给视频换一段话：口型跟着新的声音走，其余画面不变。"
		},
		"needsModel": false
	},
	{
		"id": "translate-subtitle",
		"kind": "video",
		"group": "translate",
		"apiPath": "/ai/video/translate/subtitle",
		"points": 20,
		"capability": "translate_subtitles",
		"pricedBy": ["seconds"],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": null,
		"takesPrompt": false,
		"landing": "/video-tools/translate-subtitle",
		"editor": "/video-tools/translate-subtitle/editor",
		"name": {
			"en": "Translate subtitles",
			"zh": "翻译字幕"
		},
		"line": {
			"en": "Create, translate and style subtitles, then burn them into the video.",
			"zh": "制作、翻译字幕，设计样式，再合成到视频里。"
		},
		"needsModel": false
	},
	{
		"id": "translate-audio",
		"kind": "video",
		"group": "translate",
		"apiPath": "/ai/video/translate/audio",
		"points": 30,
		"capability": "translate_audio",
		"pricedBy": ["seconds"],
		"tiers": [],
		"sites": ["intl", "cn"],
		"takes": null,
		"takesPrompt": false,
		"landing": "/video-tools/translate-audio",
		"editor": "/video-tools/translate-audio/editor",
		"name": {
			"en": "Translate audio",
			"zh": "翻译配音"
		},
		"line": {
			"en": "Dub a video into another language, line by line, in time with the picture.",
			"zh": "给视频换上另一种语言的配音，逐句对准画面。"
		},
		"needsModel": false
	},
	{
		"id": "remove-subtitle",
		"kind": "video",
		"group": "translate",
		"apiPath": "/ai/video/subtitle/remove",
		"points": 20,
		"capability": "remove_subtitles",
		"pricedBy": ["seconds", "quality"],
		"tiers": [{
			"value": "draft",
			"text": {
				"en": {
					"name": "Fast",
					"hint": "Still camera"
				},
				"zh": {
					"name": "快速",
					"hint": "固定镜头"
				}
			}
		}, {
			"value": "best",
			"text": {
				"en": {
					"name": "Best",
					"hint": "Any camera"
				},
				"zh": {
					"name": "精细",
					"hint": "任意镜头"
				}
			}
		}],
		"sites": ["intl", "cn"],
		"takes": null,
		"takesPrompt": false,
		"landing": "/video-tools/remove-subtitle",
		"editor": "/video-tools/remove-subtitle/editor",
		"name": {
			"en": "Remove subtitles",
			"zh": "字幕去除"
		},
		"line": {
			"en": "Remove burnt-in subtitles, channel logos and watermarks from a video.",
			"zh": "去掉视频里烧录的字幕、台标和水印。"
		},
		"needsModel": false
	}
];
// web/features/accounts/head.ts
/** Title of the page that a reset mail links to: it is needed before the page's own texts. */
var RESET_TITLES = {
	en: "Set a new password",
	zh: "设置新密码"
};
// web/features/admin/head.ts
/** The console's name, which the page's title and the account menu need before the console's texts. */
var ADMIN_TITLE = {
	en: "Operators’ console",
	zh: "管理后台"
};
/** The console's sections in their order; the first one is at `/admin` itself. */
var ADMIN_SECTIONS = [
	"overview",
	"users",
	"organisations",
	"orders",
	"products",
	"prices",
	"costs",
	"tasks",
	"engines",
	"audit"
];
/** A section's path below the language prefix. */
function sectionPath(section) {
	return section === "overview" ? "/admin" : `/admin/${section}`;
}
// web/features/billing/ledger/head.ts
/** Title of the invoice page: it is needed before the page's own texts. */
var INVOICE_TITLES = {
	en: "Invoice",
	zh: "账单"
};
// web/features/billing/pricing/head.ts
/** Title and description of the pricing page: they are needed before the page's own texts. */
var PRICING_HEAD = {
	en: {
		title: "Pricing",
		description: "Plans and points of Inkreel. Failed and cancelled runs are refunded; buying the same plan again adds its points and days."
	},
	zh: {
		title: "价格",
		description: "Inkreel 的套餐与积分。生成失败或取消，积分原数退回；续买同一套餐，积分相加，天数顺延。"
	}
};
/** Titles of the pages around a payment. */
var PAYMENT_TITLES = {
	en: {
		popup: "Payment",
		sandbox: "Test payment"
	},
	zh: {
		popup: "支付",
		sandbox: "测试支付"
	}
};
// web/features/organisations/head.ts
/** Titles of the pages of teams and projects: they are needed before the pages' own texts. */
var TEAM_TITLES = {
	en: {
		team: "Team",
		projects: "Projects",
		join: "Invitation",
		apiKeys: "API keys"
	},
	zh: {
		team: "团队",
		projects: "项目",
		join: "邀请",
		apiKeys: "API 密钥"
	}
};
// web/lib/part-boundary.tsx
/** Inline, since rules of a style sheet would be part of every page. */
var WITHIN = {
	padding: "8px 12px",
	fontSize: 13
};
var OVER_PAGE = {
	...WITHIN,
	position: "fixed",
	inset: "auto 0 0",
	zIndex: 60,
	color: "var(--paper)",
	background: "var(--ink)"
};
/** Keeps what is around a part that could not be loaded, and offers to load it again. Other errors are the page's. */
var PartBoundary = class extends Component {
	state = {
		error: void 0,
		tries: 0
	};
	static getDerivedStateFromError(error) {
		return { error };
	}
	#again = () => {
		this.props.onAgain();
		this.setState(({ tries }) => ({
			error: void 0,
			tries: tries + 1
		}));
	};
	render() {
		const { error, tries } = this.state;
		if (error === void 0) return this.props.draw();
		if (!isLoadFailure(error)) throw error;
		const { place } = this.props;
		return /* @__PURE__ */ jsx(Unloaded, {
			place,
			isLasting: tries > 0 && navigator.onLine,
			onAgain: this.#again
		});
	}
};
/**
* @param isLasting the next try is known to fail too: a browser may remember that a file failed to load, until the page
* is reloaded
*/
function Unloaded({ place, isLasting, onAgain }) {
	const { shell, pages } = useMessages();
	const { unloaded, reload } = pages.broken;
	useEffect(() => {
		addEventListener("online", onAgain);
		return () => removeEventListener("online", onAgain);
	}, [onAgain]);
	return /* @__PURE__ */ jsxs("p", {
		role: "alert",
		style: place ? OVER_PAGE : WITHIN,
		children: [
			/* @__PURE__ */ jsx("b", { children: unloaded.title }),
			" ",
			unloaded.line,
			" ",
			/* @__PURE__ */ jsx("button", {
				type: "button",
				className: "underline",
				onClick: isLasting ? () => location.reload() : onAgain,
				children: isLasting ? reload : shell.retry
			})
		]
	});
}
// web/lib/lazy-part.ts
/** A page whose file is loaded when it is first rendered, together with its texts. */
var lazyPage = (load) => lazy(async () => {
	const part = await load();
	await areaTextsLoaded();
	return part;
});
/**
* The same for a part of a page: if it fails to load, the rest stays and loading can be retried.
* @param place `floating` for a part that covers the page: its failure is shown over the page too
*/
function lazyPart(load, place) {
	const gated = loadOnNeed(load);
	const begin = () => lazyPage(gated);
	let Loaded = begin();
	return (props) => createElement(PartBoundary, {
		place,
		onAgain: () => {
			Loaded = begin();
		},
		draw: () => createElement(Loaded, props)
	});
}
// web/features/pages/not-found.ts
/** Few visits see it. */
var NotFoundPage = lazyPage(() => import("./assets/1.7.5/not-found-page-D0QnFlUI.js"));
// web/lib/tool-paths.ts
var FOLDERS = {
	image: "img-tools",
	video: "video-tools"
};
/** Path of a tool's page below the language prefix. */
var toolPath = ({ id, kind }, page) => `/${FOLDERS[kind]}/${id}${page === "editor" ? "/editor" : ""}`;
/** What a path below the language prefix says about a tool's page; case and a slash at the end do not count. */
function toolAt(path) {
	const found = /^\/(img|video)-tools\/([a-z0-9-]+)(\/editor)?\/*$/.exec(path.toLowerCase());
	if (!found?.[2]) return void 0;
	return {
		kind: found[1] === "img" ? "image" : "video",
		id: found[2],
		page: found[3] === void 0 ? "landing" : "editor"
	};
}
// web/lib/first-sign.ts
/** Signs that a person is there. Nothing is focused by that alone: pages focus their first field by themselves. */
var SIGNS = [
	"pointermove",
	"pointerdown",
	"keydown",
	"scroll"
];
var isThere = false;
var waiting = /* @__PURE__ */ new Set();
function begin() {
	isThere = true;
	for (const name of SIGNS) removeEventListener(name, begin);
	for (const work of waiting) work();
	waiting.clear();
}
for (const name of SIGNS) globalThis.addEventListener?.(name, begin, { passive: true });
/**
* Runs `work` once a person is there, sooner than `afterFirstUse`: for what a page at rest need not have. Returns a
* function to cancel it.
*/
function afterFirstSign(work) {
	if (isThere) work();
	else waiting.add(work);
	return () => void waiting.delete(work);
}
/** Whether there has been a sign of a person on this page. */
function useFirstSign() {
	const [hasSign, setHasSign] = useState(false);
	useEffect(() => afterFirstSign(() => setHasSign(true)), []);
	return hasSign;
}
// web/lib/tool-source.ts
/** The list of all tools, if it is there from the start. */
var knownCatalogue = () => CATALOGUE;
/** Fetches the list of all tools; its texts exist in `language` only. */
var readCatalogue = async (_language) => CATALOGUE;
/** A tool, if it is there from the start. */
function knownTool(id) {
	const tool = TOOLS.find((each) => each.id === id);
	const entry = CATALOGUE.find((each) => each.id === id);
	if (!tool || !entry) return void 0;
	const { needsModel, pricedBy, tiers } = entry;
	return {
		...tool,
		facts: {
			needsModel,
			pricedBy,
			tiers
		}
	};
}
/** Fetches a tool; its texts exist in `language` only. Fails also if there is none. */
var readTool = async (id, _language) => knownTool(id);
// web/lib/catalogue.ts
var NONE$1 = [];
var loaded = {};
var loading$1 = {};
var wanted = {};
var known = (language) => knownCatalogue() ?? loaded[language];
/** The list of all tools, which is fetched once. The next caller tries again if it could not be fetched. */
function loadCatalogue(language) {
	const running = loading$1[language] ?? readCatalogue(language).then((catalogue) => {
		loaded[language] = catalogue;
		return catalogue;
	}, (error) => {
		delete loading$1[language];
		throw error;
	});
	loading$1[language] = running;
	return running;
}
/** The list of all tools; empty until it has been fetched, which begins when the component is shown. */
function useCatalogue() {
	const { language } = useLanguage();
	const [, setCount] = useState(0);
	const catalogue = known(language);
	useEffect(() => {
		if (catalogue) return;
		let isShown = true;
		const load = () => {
			loadCatalogue(language).then(() => isShown && setCount((count) => count + 1), () => addEventListener("online", load, { once: true }));
		};
		load();
		return () => {
			isShown = false;
			removeEventListener("online", load);
		};
	}, [language, catalogue]);
	return catalogue ?? NONE$1;
}
/**
* The same for lists that are part of the page as it is built: they are read, and their links work, before the browser
* has the list. It is fetched at the first sign of a person; the nearest Suspense waits for it, and shows
* what was built meanwhile.
*/
function useBuiltCatalogue() {
	const { language } = useLanguage();
	return known(language) ?? use(catalogueOnUse(language));
}
function catalogueOnUse(language) {
	const waiting = wanted[language] ?? new Promise((resolve) => {
		const load = () => {
			loadCatalogue(language).then(resolve, () => addEventListener("online", load, { once: true }));
		};
		afterFirstSign(load);
	});
	wanted[language] = waiting;
	return waiting;
}
// web/lib/load-tool.ts
var load_tool_exports = /* @__PURE__ */ __exportAll({
	findTool: () => findTool,
	loadTool: () => loadTool,
	useFoundTool: () => useFoundTool,
	useTool: () => useTool
});
var loading = /* @__PURE__ */ new Map();
/** The tool with this id, undefined if there is none; its texts may exist in `language` only. */
function findTool(id, language) {
	const key = `${language} ${id}`;
	const begun = loading.get(key) ?? fetchTool(id, language).catch((error) => {
		loading.delete(key);
		throw error;
	});
	loading.set(key, begun);
	return begun;
}
async function fetchTool(id, language) {
	try {
		return await readTool(id, language);
	} catch (error) {
		if ((await loadCatalogue(language).catch(() => void 0))?.every((tool) => tool.id !== id)) return void 0;
		throw error;
	}
}
/** The tool with this id; its texts may exist in `language` only. @throws Error if the catalogue has none */
async function loadTool(id, language) {
	const tool = await findTool(id, language);
	if (!tool) throw new Error(`The catalogue has no tool ${id}`);
	return tool;
}
/** The tool with this id in the language that is shown, if there is one; the nearest Suspense waits for it. */
function useFoundTool(id) {
	const { language } = useLanguage();
	return knownTool(id) ?? use(findTool(id, language));
}
/** The same for a page of the tool, which exists if the tool does. */
function useTool(id) {
	const tool = useFoundTool(id);
	if (!tool) throw new Error(`The catalogue has no tool ${id}`);
	return tool;
}
// web/shell/page-of-tool.tsx
/** A page of a tool; not found if the site does not have the tool, or the tool not the page. */
function PageOfTool({ id, kind, at, Page }) {
	const site = useSite();
	const tool = useFoundTool(id);
	if (!tool || !hasPage(tool, kind, at) || !tool.sites.includes(site.id)) return /* @__PURE__ */ jsx(NotFoundPage, {});
	return /* @__PURE__ */ jsx(Page, {});
}
/** Whether a tool of this kind has the page. */
var hasPage = (tool, kind, at) => tool.kind === kind && (at === "editor" || tool.landing);
// web/routes.tsx
var AboutPage = lazyPage(() => import("./assets/1.7.5/about-page-B-6qamjo.js"));
var CreationsPage = lazyPage(() => import("./assets/1.7.5/my-creation-page-zlyPdIVV.js").then((n) => n.t));
var CollagePage = lazyPage(() => import("./assets/1.7.5/collage-page-BfylMDqJ.js").then((n) => n.t));
var DubbingPage = lazyPage(() => import("./assets/1.7.5/dubbing-page-CW6rAYdR.js").then((n) => n.t));
var SubtitlePage = lazyPage(() => import("./assets/1.7.5/subtitle-page-DtOXH-1U.js"));
var ToolEditorPage = lazyPage(() => import("./assets/1.7.5/tool-editor-page-sVPw8GU6.js").then((n) => n.t));
var LandingPage = lazyPage(() => import("./assets/1.7.5/landing-page-BP9DIlpb.js"));
var HomePage = lazyPage(() => import("./assets/1.7.5/home-page-BU0fGm_Z.js"));
var CreatePage = lazyPage(() => import("./assets/1.7.5/create-page-BA7KsHJ4.js"));
var AccountPage = lazyPage(() => import("./assets/1.7.5/account-page-D-Swt-pM.js"));
var ResetLinkPage = lazyPage(() => import("./assets/1.7.5/reset-link-page-DUFlqTDS.js"));
var PopupLoadingPage = lazyPage(() => import("./assets/1.7.5/popup-loading-page-DM8Ohzjt.js"));
var PopupSocialPage = lazyPage(() => import("./assets/1.7.5/social-page-qxLxxv4r.js"));
var CreditsPage = lazyPage(() => import("./assets/1.7.5/credits-page-CUylorF-.js"));
var TeamPage = lazyPage(() => import("./assets/1.7.5/team-page-pyD9iEIa.js"));
var ApiKeysPage = lazyPage(() => import("./assets/1.7.5/api-keys-page-CIsfSM5b.js"));
var ProjectsPage = lazyPage(() => import("./assets/1.7.5/projects-page-aNnHR20c.js"));
var JoinPage = lazyPage(() => import("./assets/1.7.5/join-page-CpqeWodd.js"));
var InvoicePage = lazyPage(() => import("./assets/1.7.5/invoice-page-oiy0Stk2.js"));
var PricingPage = lazyPage(() => import("./assets/1.7.5/pricing-page-D4u_GOsN.js"));
var PopupPaymentPage = lazyPage(() => import("./assets/1.7.5/popup-payment-page-B3aAFStD.js"));
var AdminPage = lazyPage(() => import("./assets/1.7.5/admin-page-C8JA1Rgz.js").then((n) => n.t));
var SandboxPaymentPage = lazyPage(() => import("./assets/1.7.5/sandbox-payment-page-C5JPpp2o.js"));
var ABOUT_PAGES = [
	["terms-of-service", "terms"],
	["privacy-policy", "privacy"],
	["user-agreement", "agreement"],
	["about-us", "us"]
];
/** Pages that every site has, besides those of its tools. */
var PAGES = [
	{
		name: "home",
		path: "/",
		kind: "public",
		frame: "site",
		Page: HomePage,
		source: "features/pages/home/home-page.tsx",
		budget: "public",
		title: (messages) => messages.pages.home.title,
		description: (messages) => messages.pages.home.description
	},
	{
		name: "create",
		path: "/create",
		kind: "public",
		frame: "site",
		Page: CreatePage,
		source: "features/pages/create-page.tsx",
		budget: "public",
		title: (messages) => messages.pages.create.title,
		description: (messages) => messages.pages.create.description
	},
	{
		name: "pricing",
		path: "/pricing",
		kind: "public",
		frame: "site",
		Page: PricingPage,
		source: "features/billing/pricing/pricing-page.tsx",
		budget: "public",
		title: (_messages, language) => PRICING_HEAD[language].title,
		description: (_messages, language) => PRICING_HEAD[language].description
	},
	{
		name: "popup-payment",
		path: "/popup/payment",
		kind: "app",
		frame: "site",
		Page: PopupPaymentPage,
		source: "features/billing/pay/popup-payment-page.tsx",
		budget: "member",
		title: (_messages, language) => PAYMENT_TITLES[language].popup
	},
	{
		name: "sandbox-payment",
		path: "/sandbox/pay/:token",
		kind: "app",
		frame: "site",
		Page: SandboxPaymentPage,
		source: "features/billing/pay/sandbox-payment-page.tsx",
		budget: "member",
		title: (_messages, language) => PAYMENT_TITLES[language].sandbox
	},
	{
		name: "credits",
		path: "/credits",
		kind: "app",
		frame: "site",
		Page: CreditsPage,
		source: "features/billing/credits-page.tsx",
		budget: "member",
		title: (messages) => messages.shell.credits
	},
	{
		name: "invoice",
		path: "/credits/invoice/:id",
		kind: "app",
		frame: "site",
		Page: InvoicePage,
		source: "features/billing/ledger/invoice-page.tsx",
		budget: "member",
		title: (_messages, language) => INVOICE_TITLES[language]
	},
	{
		name: "team",
		path: "/team",
		kind: "app",
		frame: "site",
		Page: TeamPage,
		source: "features/organisations/team/team-page.tsx",
		budget: "member",
		title: (_messages, language) => TEAM_TITLES[language].team
	},
	{
		name: "api-keys",
		path: "/api-keys",
		kind: "app",
		frame: "site",
		Page: ApiKeysPage,
		source: "features/organisations/api-keys/api-keys-page.tsx",
		budget: "member",
		title: (_messages, language) => TEAM_TITLES[language].apiKeys
	},
	{
		name: "projects",
		path: "/projects",
		kind: "app",
		frame: "site",
		Page: ProjectsPage,
		source: "features/organisations/projects/projects-page.tsx",
		budget: "member",
		title: (_messages, language) => TEAM_TITLES[language].projects
	},
	{
		name: "join",
		path: "/join/:code",
		kind: "app",
		frame: "site",
		Page: JoinPage,
		source: "features/organisations/join/join-page.tsx",
		budget: "member",
		title: (_messages, language) => TEAM_TITLES[language].join
	},
	{
		name: "account",
		path: "/account",
		kind: "app",
		frame: "site",
		Page: AccountPage,
		source: "features/accounts/account/account-page.tsx",
		budget: "member",
		title: (messages) => messages.signIn.account
	},
	{
		name: "account-reset",
		path: "/account/reset",
		kind: "app",
		frame: "site",
		Page: ResetLinkPage,
		source: "features/accounts/reset/reset-link-page.tsx",
		budget: "member",
		title: (_messages, language) => RESET_TITLES[language]
	},
	{
		name: "popup-loading",
		path: "/popup/loading",
		kind: "app",
		frame: "site",
		Page: PopupLoadingPage,
		source: "features/pages/popup-loading-page.tsx",
		budget: "member",
		title: (messages) => messages.signIn.working
	},
	{
		name: "popup-social",
		path: "/popup/social",
		kind: "app",
		frame: "site",
		Page: PopupSocialPage,
		source: "features/accounts/social/social-page.tsx",
		budget: "member",
		title: (messages) => messages.signIn.login
	},
	{
		name: "my-creation",
		path: "/my-creation",
		kind: "app",
		frame: "site",
		Page: CreationsPage,
		source: "features/creations/my-creation-page.tsx",
		memberParts: ["features/tasks/run-watch.tsx", "../node_modules/eventsource-parser/dist/index.js"],
		budget: "member",
		title: (messages) => messages.shell.myCreation
	},
	...ADMIN_SECTIONS.map((section) => ({
		name: `admin-${section}`,
		path: sectionPath(section),
		onlyFor: "operators",
		kind: "app",
		frame: "site",
		Page: AdminRoute,
		source: "features/admin/admin-page.tsx",
		budget: "console",
		title: (_messages, language) => ADMIN_TITLE[language]
	})),
	...ABOUT_PAGES.map(([path, name]) => ({
		name: `about-${path}`,
		path: `/about/${path}`,
		kind: "public",
		frame: "site",
		Page: AboutPage,
		source: "features/pages/about/about-page.tsx",
		parts: ["features/pages/about/texts/{language}.ts"],
		budget: "public",
		title: (messages) => messages.pages.about[name].title,
		description: (messages) => messages.pages.about[name].description
	}))
];
/** To everyone but operators the console does not exist. */
function AdminRoute() {
	return /* @__PURE__ */ jsx(AdminPage, { notFound: /* @__PURE__ */ jsx(NotFoundPage, {}) });
}
/** Editors that are not made from the tool's fields. */
var SEPARATE_EDITORS = {
	puzzle: {
		Page: CollagePage,
		source: "editors/collage/collage-page.tsx"
	},
	"translate-audio": {
		Page: DubbingPage,
		source: "editors/dubbing/dubbing-page.tsx",
		parts: ["editors/kit/lines/clip-slot.tsx", "editors/dubbing/voices-panel.tsx"]
	},
	"translate-subtitle": {
		Page: SubtitlePage,
		source: "editors/subtitles/subtitle-page.tsx",
		parts: ["editors/kit/lines/clip-slot.tsx", "editors/kit/engine-picker.tsx"]
	}
};
var FORM_EDITOR = {
	Page: ToolEditorPage,
	source: "editors/form/tool-editor-page.tsx",
	parts: ["editors/form/result/result-pane.tsx"]
};
/** A page of a tool, if the site has the tool and the tool has the page. */
var pageOf = (kind, id, at, route) => ({
	name: toolRouteNames({
		id,
		kind
	})[at],
	path: toolPath({
		id,
		kind
	}, at),
	tool: id,
	title: (messages, language, tool) => tool?.text[language].name ?? messages.pages.notFound.title,
	...route,
	Page: () => /* @__PURE__ */ jsx(PageOfTool, {
		id,
		kind,
		at,
		Page: route.Page
	})
});
var LANDING = {
	kind: "public",
	frame: "site",
	Page: LandingPage,
	source: "features/landing/landing-page.tsx",
	budget: "landing"
};
/** The landing page, and the editor, of the tool with an id. */
var toolRoutes = (kind, id) => ({
	landing: pageOf(kind, id, "landing", LANDING),
	editor: pageOf(kind, id, "editor", {
		kind: "app",
		frame: "workspace",
		budget: "editor",
		...SEPARATE_EDITORS[id] ?? FORM_EDITOR
	})
});
var seen$1 = /* @__PURE__ */ new Map();
/** The page at a path below the language prefix. Whether there is a tool at the path of one, its page finds out. */
function pageAtPath(path) {
	const found = pageAt(PAGES, path);
	if (found) return found;
	const at = toolAt(path);
	if (!at) return void 0;
	const page = seen$1.get(path) ?? toolRoutes(at.kind, at.id)[at.page];
	seen$1.set(path, page);
	return {
		page,
		params: {}
	};
}
// web/all-routes.ts
/** Every page of a site, once. */
function routesOf(site) {
	const tools = CATALOGUE.filter((tool) => tool.sites.includes(site.id));
	return [...PAGES, ...tools.flatMap(({ id, kind, landing: path }) => {
		const { landing, editor } = toolRoutes(kind, id);
		return path === null ? [editor] : [landing, editor];
	})];
}
/** Every page at each of its addresses: without a language prefix, and with each one (specification, section 2). */
function addressedRoutes(site) {
	const routes = routesOf(site);
	return [...routes, ...site.languages.flatMap((language) => routes.map((route) => ({
		...route,
		name: localRouteName(route.name, language),
		path: `/${language}${route.path === "/" ? "" : route.path}`
	})))];
}
// contract/api/billing.ts
var RECORD_TYPES = [
	"recharge",
	"consume",
	"return",
	"system_deduction",
	"system_refill"
];
var creditRecords = {
	"method": "GET",
	"path": "/credits/records"
};
var creditRecordsFile = {
	"method": "GET",
	"path": "/credits/records/file"
};
var dailyCredits = {
	"method": "GET",
	"path": "/credits/daily"
};
var pointConfig = {
	"method": "GET",
	"path": "/open/system/org/point/config"
};
var qrCode = {
	"method": "GET",
	"path": "/tools/qrcode/text"
};
// contract/api/organisations.ts
var currentOrganisation = {
	"method": "GET",
	"path": "/cloud/request/system/org/current"
};
var currentPoints = {
	"method": "GET",
	"path": "/cloud/request/system/org/current/point"
};
var renameOrganisation = {
	"method": "PUT",
	"path": "/org/current"
};
var switchOrganisation = {
	"method": "POST",
	"path": "/user/switch/org/{id}"
};
var userOrganisations = {
	"method": "GET",
	"path": "/org/user/orgs"
};
// contract/api/projects.ts
var addProjectMember = {
	"method": "PUT",
	"path": "/org/project/{id}/member/{user_id}"
};
var createProject = {
	"method": "POST",
	"path": "/org/project"
};
var organisationProjects = {
	"method": "GET",
	"path": "/org/projects"
};
var removeProjectMember = {
	"method": "DELETE",
	"path": "/org/project/{id}/member/{user_id}"
};
var updateProject = {
	"method": "PUT",
	"path": "/org/project/{id}"
};
var userProjects = {
	"method": "GET",
	"path": "/org/user/projects"
};
// contract/api/sign-in.ts
var askToBindEmail = {
	"method": "POST",
	"path": "/user/email/code"
};
var bindEmail = {
	"method": "POST",
	"path": "/user/email"
};
var bindMobile = {
	"method": "POST",
	"path": "/user/mobile"
};
var changePassword = {
	"method": "POST",
	"path": "/user/password"
};
var deleteAccount = {
	"method": "POST",
	"path": "/user/delete"
};
var resetPassword = {
	"method": "POST",
	"path": "/passport/reset/password/email"
};
var resetPasswordByLink = {
	"method": "POST",
	"path": "/passport/reset/password/link"
};
var signOutEverywhere = {
	"method": "POST",
	"path": "/passport/logout/all"
};
var siteFacts = {
	"method": "GET",
	"path": "/open/system/site"
};
var socialSignIn = {
	"method": "POST",
	"path": "/passport/oauth/login"
};
var socialSignInUrl = {
	"method": "GET",
	"path": "/passport/oauth/url"
};
var updateProfile = {
	"method": "POST",
	"path": "/user/profile"
};
// contract/first-project.ts
/** The name that a person's first project gets, in their language at that moment. */
var FIRST_PROJECT = {
	en: "First project",
	zh: "我的第一个项目"
};
/** A project's name as a reader sees it: a first one that nobody renamed is named in the reader's language. */
var shownProjectName = (name, language) => Object.values(FIRST_PROJECT).includes(name) ? FIRST_PROJECT[language] : name;
// contract/api/index.ts
var API_PREFIX = "/api.v1";
// web/lib/big-integers.ts
/** A JSON string, or a complete number: scanning by whole tokens keeps digits inside strings out of it. */
var TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/**
* Parses JSON; integers that a double cannot hold become strings with all their digits (specification, section 7).
* @throws SyntaxError if the text is not JSON
*/
function parseKeepingIntegers(text) {
	if (!/\d{16}/.test(text)) return JSON.parse(text);
	return JSON.parse(text.replace(TOKEN, (token) => /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token));
}
// contract/api/storage.ts
var FILE_PATH_PREFIX = "/files/";
var UPLOAD_PART_BYTES = 8388608;
var clearUploads = {
	"method": "DELETE",
	"path": "/storage/files"
};
var finishUpload = {
	"method": "POST",
	"path": "/storage/upload/{token}/finish"
};
var listFiles = {
	"method": "GET",
	"path": "/storage/files"
};
var storageUsage = {
	"method": "GET",
	"path": "/storage/usage"
};
var uploadFromUrl = {
	"method": "POST",
	"path": "/storage/upload/url"
};
var uploadProgress = {
	"method": "GET",
	"path": "/storage/upload/{token}/parts"
};
var uploadTokenForUser = {
	"method": "GET",
	"path": "/storage/upload/token"
};
// web/lib/local-addresses.ts
var OWN = [
	FILE_PATH_PREFIX,
	"/samples/photos/",
	`${API_PREFIX}/storage/upload/`
];
/** Names of addresses in answers. */
var NAMES = /(^|_)(url|urls|thumbnail|full_path)$|URL$|Url$/;
/**
* An answer with the addresses of this product relative to the site's root. The server sends absolute ones, with the
* origin that its operator set; the page may have been opened at another one, the only one that it may load from.
*/
function withLocalAddresses(value, name = "") {
	if (typeof value === "string") return NAMES.test(name) ? localAddress(value) : value;
	if (Array.isArray(value)) return value.map((each) => withLocalAddresses(each, name));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withLocalAddresses(part, key)]));
}
function localAddress(text) {
	const path = /^https?:\/\/[^/]+(\/.*)$/.exec(text)?.[1];
	return path !== void 0 && OWN.some((prefix) => path.startsWith(prefix)) ? path : text;
}
// web/lib/client.ts
/** Browsers complete at most 64 KiB for a page that is left, and refuse larger requests. */
var OUTLIVING_BYTES = 61440;
/** A client of the product's own server, made from the contract. */
function createClient(world) {
	async function open(endpoint, sent = {}) {
		const token = world.token();
		const response = await send(world, endpoint, sent, token);
		if (response.ok) return response;
		const error = await errorOf(response);
		if (error.code === "not_signed_in" && world.token() === token) world.onSignedOut();
		if (error.code === "not_enough_points") world.onNotEnoughPoints(figuresOf(error.data));
		throw error;
	}
	async function call(endpoint, sent = {}) {
		const response = await open(endpoint, sent);
		const envelope = await readEnvelope(response);
		if (envelope.code === 0) return envelope.data;
		throw await answerError(envelope, response);
	}
	return {
		call,
		open
	};
}
async function send(world, endpoint, sent, token) {
	const timeout = new AbortController();
	const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
	const headers = new Headers({ "accept-language": world.language() });
	if (token !== void 0) headers.set("authorization", `Bearer ${token}`);
	if (sent.body !== void 0) headers.set("content-type", "application/json");
	if (sent.respondAsync) headers.set("prefer", "respond-async");
	if (sent.idempotencyKey !== void 0) headers.set("idempotency-key", sent.idempotencyKey);
	const body = sent.body === void 0 ? void 0 : JSON.stringify(sent.body);
	const keepalive = sent.outlivesPage === true && new TextEncoder().encode(body).byteLength <= OUTLIVING_BYTES;
	try {
		return await world.fetch(addressOf(endpoint, sent), {
			method: endpoint.method,
			headers,
			...body === void 0 ? {} : { body },
			...keepalive ? { keepalive } : {},
			signal: sent.signal ? AbortSignal.any([sent.signal, timeout.signal]) : timeout.signal
		});
	} catch (cause) {
		if (sent.signal?.aborted) throw new ApiError("aborted");
		throw new ApiError(timeout.signal.aborted ? "timeout" : "network_error", { message: String(cause) });
	} finally {
		clearTimeout(timer);
	}
}
/** Path with its parameters filled in and its query; undefined values are left out. */
function addressOf(endpoint, sent) {
	const params = sent.params ?? {};
	const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(sent.query ?? {})) if (value !== void 0) query.set(name, String(value));
	const tail = query.size > 0 ? `?${query}` : "";
	return `${endpoint.root ? "" : API_PREFIX}${path}${tail}`;
}
async function readEnvelope(response) {
	const requestId = response.headers.get("x-request-id") ?? void 0;
	let value;
	try {
		value = withLocalAddresses(parseKeepingIntegers(await response.text()));
	} catch {
		throw new ApiError("unreadable_answer", { requestId });
	}
	if (typeof value === "object" && value !== null && "code" in value && typeof value.code === "number") return value;
	throw new ApiError("unreadable_answer", { requestId });
}
async function errorOf(response) {
	try {
		return await answerError(await readEnvelope(response), response);
	} catch {
		const requestId = response.headers.get("x-request-id") ?? void 0;
		return new ApiError(await codeOf(0, response.status), { requestId });
	}
}
/** The catalogue is loaded with the first failure: most pages never need it. */
async function codeOf(number, status) {
	if (status === 401) return "not_signed_in";
	return await (await import("./assets/1.7.5/answer-code-D9zm18PQ.js").then((n) => n.t).catch(() => void 0))?.wordedCodeOf(number, status) ?? (status === 402 ? "not_enough_points" : "internal_error");
}
async function answerError(envelope, response) {
	return new ApiError(await codeOf(envelope.code, response.status), {
		number: envelope.code,
		...envelope.message === void 0 ? {} : { message: envelope.message },
		data: envelope.data,
		requestId: response.headers.get("x-request-id") ?? void 0
	});
}
function figuresOf(data) {
	const whole = (name) => typeof data[name] === "number" ? { [name]: data[name] } : {};
	return {
		...whole("needed"),
		...whole("balance"),
		...whole("missing")
	};
}
/** The browser's own client: see `Client`. 401 and 100505 open their dialogs by themselves and stay silent. */
var { call, open: openResponse } = createClient({
	fetch: async (input, init) => {
		const held = init?.method === "GET" ? void 0 : serverWrites.held();
		if (held) await held;
		return fetch(input, init);
	},
	token: currentToken,
	language: () => document.documentElement.lang,
	onSignedOut: () => {
		if (currentToken() === void 0) return void askToSignIn();
		const answer = askToSignIn({ ended: true });
		if (hasSealKey()) {
			dropSession();
			import("./assets/1.7.5/lose-session-DVMihoGX.js").then(({ loseSession }) => loseSession(answer));
		} else {
			endSession();
			storeWrites.hold();
		}
	},
	onNotEnoughPoints: askToBuy
});
// web/lib/query.ts
/** Keys of the shared queries; a feature's own keys start with its name. */
var QUERY_KEYS = {
	user: ["user"],
	points: ["points"],
	pointConfig: ["point-config"],
	projects: ["projects"],
	siteFacts: ["site-facts"]
};
/** A cache for server data. Only errors that the server calls retryable are retried, twice. */
function createQueryClient() {
	return new QueryClient({ defaultOptions: { queries: {
		staleTime: 3e4,
		retry: (failures, error) => failures < 2 && mayRetry(error)
	} } });
}
function mayRetry(error) {
	if (!(error instanceof ApiError)) return false;
	return [
		"network_error",
		"timeout",
		"server_busy",
		"images_busy",
		"storage_unavailable"
	].includes(error.code);
}
/** The query of the signed-in user; idle for guests. */
function useUserQuery() {
	const signedIn = useSignedIn();
	return useQuery({
		queryKey: QUERY_KEYS.user,
		queryFn: ({ signal }) => call(currentUser, { signal }),
		enabled: signedIn
	});
}
/** The signed-in user; undefined for guests and until it is loaded. */
function useUser() {
	const { data } = useUserQuery();
	return useSignedIn() ? data : void 0;
}
/** Points of the current organisation; undefined for guests and until they are loaded. */
function usePoints() {
	const signedIn = useSignedIn();
	const { data } = useQuery({
		queryKey: QUERY_KEYS.points,
		queryFn: ({ signal }) => call(currentPoints, { signal }),
		enabled: signedIn
	});
	return signedIn ? data : void 0;
}
/** Points that are missing for a price; 0 while the balance is not known. */
function useMissingPoints(price) {
	const balance = usePoints()?.total;
	return balance === void 0 ? 0 : Math.max(0, price - balance);
}
/** Points of one run by tool path, as the operator set them; undefined until loaded: show the catalogue's price. */
function usePointConfig() {
	const { data } = useQuery({
		queryKey: QUERY_KEYS.pointConfig,
		queryFn: ({ signal }) => call(pointConfig, { signal }),
		staleTime: 6e5
	});
	return data;
}
/** True for founder and admins (specification, section 6). */
function isOrgAdmin(user) {
	return user !== void 0 && user.org_user.user_type !== "member";
}
/** The key of the open projects that a user sees. */
var projectsKey = (user) => [...QUERY_KEYS.projects, user?.org_user];
/**
* Projects of the current organisation that a user sees, open or archived: all for admins, else those that the user
* made or was added to.
*/
function useProjectList(user, archived) {
	const endpoint = isOrgAdmin(user) ? organisationProjects : userProjects;
	const { language } = useLanguage();
	return useQuery({
		queryKey: [...projectsKey(user), ...archived ? ["archived"] : []],
		enabled: user !== void 0,
		queryFn: ({ signal }) => call(endpoint, {
			query: archived ? { archived: "true" } : {},
			signal
		}),
		select: (list) => ({
			...list,
			items: list.items.map((each) => ({
				...each,
				name: shownProjectName(each.name, language)
			}))
		})
	});
}
/** Open projects of the current organisation that the user may see. */
function useProjects() {
	const user = useUser();
	const { data } = useProjectList(user, false);
	return user === void 0 ? void 0 : data?.items;
}
/** The name of the engine with this id, as people know it; the id of one that is no longer connected. */
function useEngineName(engine) {
	const { language } = useLanguage();
	const names = useSiteFacts()?.engines ?? {};
	return engine === null ? null : names[engine]?.[language] ?? engine;
}
/** The query of what this installation offers. */
function useSiteFactsQuery() {
	return useQuery({
		queryKey: QUERY_KEYS.siteFacts,
		queryFn: ({ signal }) => call(siteFacts, { signal }),
		staleTime: 6e5
	});
}
/** What this installation offers; undefined until it is known. */
function useSiteFacts() {
	return useSiteFactsQuery().data;
}
// web/lib/organisation-change.ts
/** Tabs of a browser share the session, so a change in one of them is a change in all. */
var CHANNEL = "inkreel-organisation";
var changes = createStore(0);
/** The user and the organisation that the page was last rendered for. */
var seen;
/** Increases with every change of the organisation: whatever has it as its key is mounted again. */
function useOrganisationChanges() {
	return useStore(changes, 0);
}
/**
* Everything cached belongs to the organisation that was left. Pages are remounted after it, as after a reload: they
* ask for their data again, and the event stream opens again.
*/
function startOver(client) {
	seen = void 0;
	client.clear();
	changes.set(changes.get() + 1);
}
/** Call it when the server has moved the session to another organisation; the other tabs follow. */
function enterOrganisation(client) {
	startOver(client);
	if (typeof BroadcastChannel === "undefined") return;
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage("changed");
	channel.close();
}
/** Follows what other tabs do, and what the server says: a person who was removed continues in another organisation. */
function useFollowOrganisation() {
	const client = useQueryClient();
	const changed = useOrganisationChanges();
	const user = useUser();
	useEffect(() => {
		if (changed > 0) document.getElementById("content")?.focus({ preventScroll: true });
	}, [changed]);
	useEffect(() => {
		if (typeof BroadcastChannel === "undefined") return;
		const channel = new BroadcastChannel(CHANNEL);
		channel.addEventListener("message", () => startOver(client));
		return () => channel.close();
	}, [client]);
	const key = user && `${user.id} ${user.org_user.org_id}`;
	useEffect(() => {
		if (key === void 0) return;
		const [userId, organisationId] = key.split(" ");
		const before = seen;
		seen = {
			userId,
			organisationId
		};
		if (before?.userId === userId && before?.organisationId !== organisationId) startOver(client);
	}, [client, key]);
}
// web/lib/paths.ts
/** Where an operator sees which engines serve what. */
var ENGINES = "/admin/engines";
/** Splits `/zh/create` into language and path; a path without prefix is in the site's default language. */
function splitPath(pathname, site) {
	const [, first, ...rest] = pathname.split("/");
	const language = site.languages.find((each) => each === first);
	if (language) return {
		language,
		path: `/${rest.join("/")}`
	};
	return {
		language: site.defaultLanguage,
		path: pathname
	};
}
/** The address of a path in a language: the site's default language has no prefix, as its canonical form. */
function joinPath({ language, path }, site) {
	if (language === site.defaultLanguage) return path;
	return path === "/" ? `/${language}` : `/${language}${path}`;
}
// web/lib/theme.ts
var THEME_CHOICES = [
	"system",
	"light",
	"dark"
];
/** Read before the first paint by `theme-script.ts` too; belongs to the device and outlives a sign-out. */
var KEY$1 = "inkreel.device.theme";
var choice = createStore(typeof document === "undefined" ? "system" : readChoice());
/** The chosen theme; `system` while prerendering. */
function useThemeChoice() {
	return useStore(choice, "system");
}
/** Chooses, remembers and shows a theme. */
function chooseTheme(next) {
	localStorage.setItem(KEY$1, next);
	choice.set(next);
	showTheme();
}
/** Shows the chosen theme, and follows the system if that is the choice. */
function followTheme() {
	showTheme();
	matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showTheme);
}
function showTheme() {
	const chosen = choice.get();
	const dark = chosen === "dark" || chosen === "system" && matchMedia("(prefers-color-scheme: dark)").matches;
	document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}
function readChoice() {
	const stored = localStorage.getItem(KEY$1);
	return THEME_CHOICES.find((each) => each === stored) ?? "system";
}
// web/lib/toast.ts
/** Newest first. A toast is gone after 1.5 s, so the list keeps the last ones for the job panel. */
var KEPT = 30;
var records = createStore([]);
/** Shows a line at the top for 1.5 s (specification, section 9), tells the live region, and keeps it in the list. */
function toast(text, options = {}) {
	const earlier = records.get();
	const record = {
		...options,
		id: (earlier[0]?.id ?? 0) + 1,
		text,
		at: Date.now()
	};
	records.set([record, ...earlier].slice(0, KEPT));
}
var NONE = [];
/** The last toasts, newest first, for the toaster and for the job panel. */
function useToasts() {
	return useStore(records, NONE);
}
// web/lib/toaster.tsx
var SonnerToaster = lazy(() => import("./assets/1.7.5/sonner-toaster-CQvjnwlW.js"));
/** Shows and announces the newest toast; its library is loaded with the first one. */
function Toaster() {
	const newest = useToasts()[0];
	const urgent = newest?.kind === "failure";
	const spoken = newest && [newest.text, ...newest.help ?? []].map((line) => /* @__PURE__ */ jsx("p", { children: line }, line));
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("div", {
			role: "status",
			className: "sr-only",
			children: !urgent && spoken
		}),
		/* @__PURE__ */ jsx("div", {
			role: "alert",
			className: "sr-only",
			children: urgent && spoken
		}),
		/* @__PURE__ */ jsx(Suspense, { children: newest && /* @__PURE__ */ jsx(SonnerToaster, { newest }) })
	] });
}
// web/ui/button.tsx
/** Class names of a button, for links that look like one. */
function buttonClass({ look = "outline", size = "normal", stub }, more) {
	return clsx("button", look !== "outline" && `button-${look}`, size !== "normal" && `button-${size}`, stub !== void 0 && "button-stub", more);
}
/** A push button. */
function Button({ look, size, stub, className, children, ...rest }) {
	const style = {
		...look && { look },
		...size && { size },
		stub
	};
	return /* @__PURE__ */ jsxs("button", {
		type: "button",
		...rest,
		className: buttonClass(style, className),
		children: [children, stub !== void 0 && /* @__PURE__ */ jsx("span", {
			className: "stub",
			children: stub
		})]
	});
}
// web/shell/broken-page.tsx
/** Catches what a page throws while it renders, and says what to do next. */
var PageBoundary = class extends Component {
	state = {
		error: void 0,
		at: this.props.resetOn
	};
	static getDerivedStateFromError(error) {
		return { error };
	}
	/** Another address is another page, so the error no longer applies. */
	static getDerivedStateFromProps(props, state) {
		return props.resetOn === state.at ? null : {
			error: void 0,
			at: props.resetOn
		};
	}
	render() {
		if (this.state.error === void 0) return this.props.children;
		return /* @__PURE__ */ jsx(BrokenPage, { error: this.state.error });
	}
};
function BrokenPage({ error }) {
	const { broken } = useMessages().pages;
	const unloaded = isLoadFailure(error);
	const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
	return /* @__PURE__ */ jsxs("main", {
		className: "wrap grid min-h-dvh content-center justify-items-start gap-4 py-16",
		children: [
			/* @__PURE__ */ jsx("h1", {
				className: "text-4xl leading-10",
				children: (unloaded ? broken.unloaded : broken).title
			}),
			/* @__PURE__ */ jsx("p", {
				className: "max-w-[36em] text-[17px] leading-7 text-ink-2",
				children: (unloaded ? broken.unloaded : broken).line
			}),
			/* @__PURE__ */ jsx(Button, {
				look: "ink",
				onClick: () => location.reload(),
				children: broken.reload
			}),
			/* @__PURE__ */ jsxs("details", {
				className: "max-w-full text-[13px] text-ink-2",
				children: [/* @__PURE__ */ jsx("summary", { children: broken.details }), /* @__PURE__ */ jsx("pre", {
					className: "mt-2 overflow-auto rounded-control bg-sunk p-3 whitespace-pre-wrap",
					children: text
				})]
			})
		]
	});
}
// web/lib/when-idle.ts
/** Milliseconds; browsers without `requestIdleCallback` have drawn a page by then. */
var WITHOUT_IDLE_CALLBACK = 2e3;
/** Runs `work` once when the browser has nothing else to do. Returns a function to cancel it. */
function whenIdle(work) {
	if (typeof requestIdleCallback !== "function") {
		const timer = setTimeout(work, WITHOUT_IDLE_CALLBACK);
		return () => clearTimeout(timer);
	}
	const request = requestIdleCallback(work);
	return () => cancelIdleCallback(request);
}
// web/lib/after-first-use.ts
/**
* The first action of a person: a press, a key, something dragged in; words that are dictated or filled in, a chosen
* file.
*/
var BEGINNINGS = [
	"pointerdown",
	"keydown",
	"dragenter",
	"input",
	"change"
];
var hasBegun = false;
/**
* Runs `work` once, when the browser has nothing else to do after the person has begun to use the page: for what the
* next steps need but the first view does not. Returns a function to cancel it.
*/
function afterFirstUse(work) {
	if (hasBegun) return whenIdle(work);
	const waiting = new AbortController();
	let callOff = () => waiting.abort();
	const begin = () => {
		hasBegun = true;
		waiting.abort();
		callOff = whenIdle(work);
	};
	for (const name of BEGINNINGS) globalThis.addEventListener?.(name, begin, {
		capture: true,
		passive: true,
		signal: waiting.signal
	});
	return () => callOff();
}
// web/shell/contact-slot.tsx
var ContactButton = lazyPart(() => import("./assets/1.7.5/contact-button-Dj_zWBL6.js"));
/** The place of the contact button. It is loaded if the operator has set an address. */
function ContactSlot() {
	const address = useSiteFacts()?.contact;
	return /* @__PURE__ */ jsx(Suspense, { children: address && /* @__PURE__ */ jsx(ContactButton, { address }) });
}
// web/lib/page-link.tsx
/** A link to another page of the product, without reloading the document. */
function PageLink({ to, state, target, onClick, children, ...rest }) {
	const { pathname, search, hash } = useLocation();
	const navigate = useNavigate();
	const onPress = (event) => {
		onClick?.(event);
		const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
		const isPlain = button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
		if (event.defaultPrevented || !isPlain || target !== void 0 && target !== "_self") return;
		event.preventDefault();
		navigate(to, {
			state,
			replace: to === pathname + search + hash
		});
	};
	return /* @__PURE__ */ jsx("a", {
		...rest,
		href: localAddress$1(to),
		target,
		onClick: onPress,
		children
	});
}
// web/lib/language-link.tsx
/** A link inside the product that stays in the language that is shown; `to` is the path without language prefix. */
function LanguageLink({ to, ...rest }) {
	const localPath = useLocalPath();
	return /* @__PURE__ */ jsx(PageLink, {
		...rest,
		to: localPath(to)
	});
}
/** Turns a path without prefix, with or without query and hash, into its address in the language that is shown. */
function useLocalPath() {
	const site = useSite();
	const { language } = useLanguage();
	return (to) => {
		const [, path = "/", tail = ""] = /^([^?#]*)(.*)$/.exec(to) ?? [];
		return joinPath({
			language,
			path
		}, site) + tail;
	};
}
/** The path of this page below the language prefix. */
function useBarePath() {
	const site = useSite();
	return splitPath(useLocation().pathname, site).path;
}
// web/shell/focus-on-arrival.tsx
/** The page shown last; undefined before the first one. */
var shownPath;
/**
* Rendered beside a page, inside its Suspense boundary: if the focused element disappeared with the previous page, keys
* and screen readers continue at the new page instead of at the top of the document.
*/
function FocusOnArrival() {
	const path = useBarePath();
	useEffect(() => {
		const isOther = shownPath !== void 0 && shownPath !== path;
		shownPath = path;
		if (isOther && (document.activeElement ?? document.body) === document.body) document.getElementById("content")?.focus({ preventScroll: true });
	}, [path]);
	return null;
}
// web/lib/online.ts
function subscribe(listener) {
	addEventListener("online", listener);
	addEventListener("offline", listener);
	return () => {
		removeEventListener("online", listener);
		removeEventListener("offline", listener);
	};
}
/** Whether the browser has a connection at all; this says nothing about the server. */
var isOnline = () => navigator.onLine;
/** The same, kept up to date; true while prerendering. */
function useOnline() {
	return useSyncExternalStore(subscribe, isOnline, () => true);
}
/**
* Resolves immediately with a connection, otherwise when one is back or `signal` aborts.
* @param atMost milliseconds after which it resolves in any case
*/
function untilOnline(signal, atMost) {
	return new Promise((resolve) => {
		const timer = atMost === void 0 ? void 0 : setTimeout(end, atMost);
		function end() {
			clearTimeout(timer);
			removeEventListener("online", end);
			signal.removeEventListener("abort", end);
			resolve();
		}
		if (signal.aborted || isOnline() && atMost === void 0) return end();
		addEventListener("online", end);
		signal.addEventListener("abort", end);
	});
}
// web/shell/offline-line.tsx
/** Says that there is no connection, and what happens to what is started meanwhile. */
function OfflineLine() {
	const { shell } = useMessages();
	if (useOnline()) return null;
	return /* @__PURE__ */ jsx("p", {
		role: "alert",
		className: "border-b border-amber bg-amber-wash px-10 py-2 text-[13px] leading-5 text-amber max-phone:px-5",
		children: shell.offline
	});
}
// web/lib/tool-groups.ts
/** Menu groups in their order (specification, section 2). */
var GROUPS = [
	{
		kind: "image",
		group: "generate"
	},
	{
		kind: "image",
		group: "editing"
	},
	{
		kind: "image",
		group: "enhance"
	},
	{
		kind: "video",
		group: "sync"
	},
	{
		kind: "video",
		group: "translate"
	}
];
/** The groups of a kind with the tools that a site offers, those that need an AI model last; no empty groups. */
function toolGroups(catalogue, site, kind) {
	return GROUPS.filter((group) => kind === void 0 || group.kind === kind).map((group) => ({
		...group,
		tools: catalogue.filter((tool) => tool.group === group.group && tool.sites.some((each) => each === site)).sort((one, other) => Number(one.needsModel) - Number(other.needsModel))
	})).filter((group) => group.tools.length > 0);
}
/** Where the menu leads: the page that explains the tool, or its editor if there is none. */
var toolEntrance = (tool) => tool.landing ?? tool.editor;
// web/shell/brand.tsx
/** The seal: a drop of ink that is a film reel. */
function Seal() {
	return /* @__PURE__ */ jsxs("svg", {
		className: "size-7 flex-none",
		viewBox: "0 0 28 28",
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ jsx("rect", {
				width: "28",
				height: "28",
				rx: "6",
				fill: "var(--seal-fill)"
			}),
			/* @__PURE__ */ jsx("path", {
				d: "M14 4.5c3.4 4 6.6 7.3 6.600 11.400a6.600 6.600 0 0 1-13.200 0c0-4.100 3.200-7.400 6.600-11.400Z",
				fill: "#FFF9F2"
			}),
			/* @__PURE__ */ jsxs("g", {
				fill: "var(--seal-fill)",
				children: [
					/* @__PURE__ */ jsx("circle", {
						cx: "14",
						cy: "12.900",
						r: "1.500"
					}),
					/* @__PURE__ */ jsx("circle", {
						cx: "11.200",
						cy: "17.700",
						r: "1.500"
					}),
					/* @__PURE__ */ jsx("circle", {
						cx: "16.800",
						cy: "17.700",
						r: "1.500"
					})
				]
			})
		]
	});
}
/** The mark and the name, as a link home. On narrow phones only the mark if `compact`. */
function Brand({ compact = false }) {
	const { shell } = useMessages();
	return /* @__PURE__ */ jsxs(LanguageLink, {
		to: "/",
		"aria-label": shell.home,
		className: "inline-flex min-h-11 items-center gap-[9px] font-display text-xl leading-7 font-bold tracking-[-0.03em]",
		children: [/* @__PURE__ */ jsx(Seal, {}), /* @__PURE__ */ jsx("span", {
			className: compact ? "max-phone:hidden" : "",
			children: "Inkreel"
		})]
	});
}
// web/shell/language-switch.tsx
/** The same page in the other language, named in that language. */
function LanguageSwitch({ className }) {
	const { language } = useLanguage();
	const { shell } = useMessages();
	const path = useBarePath();
	const { search, hash } = useLocation();
	const other = language === "en" ? "zh" : "en";
	return /* @__PURE__ */ jsx(PageLink, {
		to: `/${other}${path === "/" ? "" : path}${search}${hash}`,
		lang: other,
		hrefLang: other,
		className,
		onClick: () => rememberLanguage(other),
		children: shell.otherLanguage
	});
}
/** A year: a page opened without a prefix comes in the language that was chosen last. */
function rememberLanguage(language) {
	document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; samesite=lax`;
}
// web/ui/disclosure.tsx
/**
* A button that shows a panel beneath it. Lightweight on purpose: header menus are on every public page. Escape, a
* click elsewhere and moving the focus out close it; Escape returns the focus to the button.
*/
function Disclosure(props) {
	const { button, label, buttonClass, panelClass, align = "start", closeOn, onApproach, children } = props;
	const [open, setOpen] = useState(false);
	const [modal, setModal] = useState(false);
	const root = useRef(null);
	const id = useId();
	useEffect(() => setOpen(false), [closeOn]);
	useEffect(() => {
		if (!open) return;
		const onPointer = (event) => {
			if (!root.current?.contains(event.target)) setOpen(false);
		};
		const onKey = (event) => {
			if (event.key !== "Escape") return;
			setOpen(false);
			root.current?.querySelector("button")?.focus();
		};
		const beneath = modal ? contentWithout(root.current) : null;
		if (beneath) beneath.inert = true;
		document.addEventListener("pointerdown", onPointer);
		document.addEventListener("keydown", onKey);
		return () => {
			if (beneath) beneath.inert = false;
			document.removeEventListener("pointerdown", onPointer);
			document.removeEventListener("keydown", onKey);
		};
	}, [open, modal]);
	return /* @__PURE__ */ jsxs("div", {
		ref: root,
		className: "relative min-w-0",
		onBlur: (event) => {
			const next = event.relatedTarget;
			if (next instanceof Node && !event.currentTarget.contains(next)) setOpen(false);
		},
		children: [/* @__PURE__ */ jsx("button", {
			type: "button",
			className: buttonClass,
			"aria-label": label,
			title: label,
			"aria-expanded": open,
			"aria-controls": open ? id : void 0,
			id: `${id}button`,
			onPointerEnter: onApproach,
			onFocus: onApproach,
			onClick: () => {
				setModal(matchMedia("(max-width: 859px)").matches && contentWithout(root.current) !== null);
				setOpen(!open);
			},
			children: button
		}), open && /* @__PURE__ */ jsx("div", {
			id,
			...modal && {
				role: "dialog",
				"aria-modal": true,
				"aria-labelledby": `${id}button`
			},
			className: clsx("menu absolute top-full mt-1.5", align === "end" && "right-0", panelClass),
			children: children((options) => {
				setOpen(false);
				if (options?.refocus) document.getElementById(`${id}button`)?.focus();
			})
		})]
	});
}
/** The page's content, unless the element is a part of it: making it inert would disable the element's own menu. */
function contentWithout(element) {
	const content = document.getElementById("content");
	return content?.contains(element) ? null : content;
}
// web/shell/left.ts
/** Tells the page that comes after a sign-out to say so. */
var LEFT = "inkreel.left";
// web/shell/account-menu.tsx
var loadPanel$1 = loadOnNeed(() => import("./assets/1.7.5/account-panel-BiNAk2yt.js"));
var AccountPanel = lazyPart(loadPanel$1);
/** "Sign in" for a guest; the account's menu for everyone else. */
function AccountMenu() {
	const signedIn = useSignedIn();
	const user = useUser();
	const { shell } = useMessages();
	const { pathname } = useLocation();
	useEffect(() => {
		if (sessionStorage.getItem("inkreel.left") === null) return;
		sessionStorage.removeItem(LEFT);
		toast(shell.signedOut);
	}, [shell]);
	if (!signedIn) return /* @__PURE__ */ jsx(Button, {
		look: "quiet",
		className: "guest-only px-3",
		onClick: () => void askToSignIn(),
		children: shell.signIn
	});
	const name = user?.name ?? "";
	return /* @__PURE__ */ jsx(Disclosure, {
		button: /* @__PURE__ */ jsx("span", {
			"aria-hidden": true,
			children: initials(name)
		}),
		label: shell.account({
			name,
			initials: initials(name)
		}),
		buttonClass: "grid size-9 place-items-center rounded-full bg-line-2 text-xs font-[650] text-ink",
		align: "end",
		closeOn: pathname,
		onApproach: () => void loadPanel$1().catch(() => void 0),
		children: () => /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(AccountPanel, {}) })
	});
}
/** One Chinese character, or the first letters of the first two words. */
function initials(name) {
	return name.trim().split(/[\s.@_-]+/).slice(0, 2).map((word) => [...word][0] ?? "").join("").toUpperCase();
}
// web/shell/job-chip-slot.tsx
var JobChip = lazyPart(async () => ({ default: (await import("./assets/1.7.5/job-chip-C5og-lnP.js")).JobChip }));
/** The slot of the job chip, which shows the runs of a signed-in user. Guests do not load it. */
function JobChipSlot() {
	const signedIn = useSignedIn();
	return /* @__PURE__ */ jsx(Suspense, { children: signedIn && /* @__PURE__ */ jsx(JobChip, {}) });
}
// web/site-kinds.static.ts
var KINDS_OF_SITE = {
	"intl": ["image", "video"],
	"cn": ["image", "video"]
};
// web/shell/tool-menu.tsx
var loadPanel = loadOnNeed(() => import("./assets/1.7.5/tool-panel-CLrx1Uar.js"));
var ToolPanel = lazyPart(loadPanel);
/** The tools in a menu, loaded when it is opened. */
function ToolList(props) {
	return /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(ToolPanel, { ...props }) });
}
/** Loads what menus of tools show: for when one is about to be opened. */
var prepareToolList = () => void loadPanel().then(({ prepare }) => prepare(), () => void 0);
/** One kind's menu in the header; nothing if the site has no tool of that kind. */
function ToolMenu({ kind }) {
	const { shell } = useMessages();
	const site = useSite();
	const { pathname } = useLocation();
	if (!KINDS_OF_SITE[site.id]?.includes(kind)) return null;
	return /* @__PURE__ */ jsx(Disclosure, {
		button: /* @__PURE__ */ jsxs(Fragment$1, { children: [kind === "image" ? shell.images : shell.videos, /* @__PURE__ */ jsx(ChevronDown, {
			size: 14,
			strokeWidth: 1.6,
			"aria-hidden": true
		})] }),
		buttonClass: "header-item",
		closeOn: pathname,
		panelClass: "menu-wide",
		onApproach: prepareToolList,
		children: () => /* @__PURE__ */ jsx(ToolList, {
			kind,
			leads: "entrance",
			prices: "number"
		})
	});
}
// web/shell/phone-menu.tsx
/** Everything in the header that a phone has no room for. */
function PhoneMenu() {
	const { shell } = useMessages();
	const { pathname } = useLocation();
	return /* @__PURE__ */ jsx(Disclosure, {
		button: /* @__PURE__ */ jsx(Menu, {
			size: 20,
			strokeWidth: 1.6,
			"aria-hidden": true
		}),
		label: shell.menu,
		buttonClass: "icon-button",
		align: "end",
		closeOn: pathname,
		onApproach: prepareToolList,
		panelClass: "w-[min(320px,calc(100vw-24px))]",
		children: () => /* @__PURE__ */ jsxs("nav", {
			"aria-label": shell.navigation,
			children: [
				/* @__PURE__ */ jsx(ToolList, {
					leads: "entrance",
					prices: "words"
				}),
				/* @__PURE__ */ jsx("div", { className: "menu-line" }),
				/* @__PURE__ */ jsx(LanguageLink, {
					className: "menu-item",
					to: "/create",
					children: shell.create
				}),
				/* @__PURE__ */ jsx(LanguageLink, {
					className: "menu-item",
					to: "/my-creation",
					children: shell.myCreation
				}),
				/* @__PURE__ */ jsx(LanguageLink, {
					className: "menu-item",
					to: "/pricing",
					children: shell.pricing
				}),
				/* @__PURE__ */ jsx("div", { className: "menu-line" }),
				/* @__PURE__ */ jsx(LanguageSwitch, { className: "menu-item" })
			]
		})
	});
}
// web/shell/points-link.tsx
/** The balance of a signed-in user, as a link to the ledger. */
function PointsLink() {
	const points = usePoints();
	const { shell } = useMessages();
	const { number } = useLanguage();
	if (!points) return null;
	const [figure, word] = shell.points({ points: points.total }).split(number(points.total));
	return /* @__PURE__ */ jsxs(LanguageLink, {
		to: "/credits",
		"aria-label": shell.pointsLink({ points: points.total }),
		className: "numbers inline-flex h-9 items-center gap-1 rounded-control px-2.5 text-[13px] whitespace-nowrap hover:bg-sunk",
		children: [
			figure,
			/* @__PURE__ */ jsx("b", {
				className: "font-[650]",
				children: number(points.total)
			}),
			/* @__PURE__ */ jsx("span", {
				className: "text-ink-2 max-[400px]:hidden",
				children: word
			})
		]
	});
}
// web/shell/theme-menu.tsx
/** Light, dark, or the system's theme. */
function ThemeMenu() {
	const { shell } = useMessages();
	const choice = useThemeChoice();
	return /* @__PURE__ */ jsx(Disclosure, {
		button: /* @__PURE__ */ jsx(SunMoon, {
			size: 18,
			strokeWidth: 1.6,
			"aria-hidden": true
		}),
		label: shell.theme,
		buttonClass: "icon-button",
		align: "end",
		children: (close) => /* @__PURE__ */ jsx("div", {
			role: "group",
			"aria-label": shell.theme,
			children: THEME_CHOICES.map((each) => /* @__PURE__ */ jsxs("button", {
				type: "button",
				className: "menu-item",
				"aria-pressed": each === choice,
				onClick: () => {
					chooseTheme(each);
					close();
				},
				children: [/* @__PURE__ */ jsx("span", {
					className: "flex-1",
					children: shell.themes[each]
				}), each === choice && /* @__PURE__ */ jsx(Check, {
					size: 16,
					"aria-hidden": true
				})]
			}, each))
		})
	});
}
// web/shell/site-header.tsx
/** Target of "Open the studio". */
var STUDIO_PATH = "/img-tools/ai-image-generator/editor";
/** Header of every page but the workspaces. */
function SiteHeader() {
	const { shell } = useMessages();
	const signedIn = useSignedIn();
	return /* @__PURE__ */ jsxs("header", {
		className: "site-header",
		children: [
			/* @__PURE__ */ jsx(Brand, { compact: signedIn }),
			/* @__PURE__ */ jsxs("nav", {
				"aria-label": shell.navigation,
				className: "flex gap-1 max-phone:hidden",
				children: [
					/* @__PURE__ */ jsx(ToolMenu, { kind: "image" }),
					/* @__PURE__ */ jsx(ToolMenu, { kind: "video" }),
					/* @__PURE__ */ jsx(LanguageLink, {
						className: "header-item",
						to: "/create",
						children: shell.create
					}),
					/* @__PURE__ */ jsx(LanguageLink, {
						className: "header-item",
						to: "/my-creation",
						children: shell.myCreation
					}),
					/* @__PURE__ */ jsx(LanguageLink, {
						className: "header-item",
						to: "/pricing",
						children: shell.pricing
					})
				]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "ml-auto flex items-center gap-2 max-phone:gap-1",
				children: [
					/* @__PURE__ */ jsx(JobChipSlot, {}),
					/* @__PURE__ */ jsx(PointsLink, {}),
					/* @__PURE__ */ jsx(LanguageSwitch, { className: "button button-quiet px-3 max-phone:hidden" }),
					/* @__PURE__ */ jsx(ThemeMenu, {}),
					/* @__PURE__ */ jsx(AccountMenu, {}),
					/* @__PURE__ */ jsx(LanguageLink, {
						to: STUDIO_PATH,
						className: buttonClass({ look: "ink" }, "max-desk:hidden"),
						children: shell.studio
					}),
					/* @__PURE__ */ jsx("div", {
						className: "phone:hidden",
						children: /* @__PURE__ */ jsx(PhoneMenu, {})
					})
				]
			})
		]
	});
}
// web/shell/site-footer.tsx
/** Year of the first release; the footer is prerendered, so it does not follow the clock. */
var YEAR = 2026;
/** Footer of every page but the workspaces. */
function SiteFooter() {
	const { shell, pages } = useMessages();
	return /* @__PURE__ */ jsx("footer", {
		className: "site-footer",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsxs("div", {
				className: "site-footer-columns",
				children: [
					/* @__PURE__ */ jsxs("div", {
						className: "max-w-80",
						children: [/* @__PURE__ */ jsx(Brand, {}), /* @__PURE__ */ jsx("p", {
							className: "mt-2 text-[13px] text-ink-2",
							children: shell.footer.line
						})]
					}),
					/* @__PURE__ */ jsx(FooterColumn, {
						title: shell.footer.tools,
						className: "footer-tools",
						children: /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(FooterTools, {}) })
					}),
					/* @__PURE__ */ jsxs(FooterColumn, {
						title: shell.footer.studio,
						children: [
							/* @__PURE__ */ jsx(LanguageLink, {
								to: STUDIO_PATH,
								children: shell.studio
							}),
							/* @__PURE__ */ jsx(LanguageLink, {
								to: "/create",
								children: shell.create
							}),
							/* @__PURE__ */ jsx(LanguageLink, {
								to: "/my-creation",
								children: shell.myCreation
							}),
							/* @__PURE__ */ jsx(LanguageLink, {
								to: "/pricing",
								children: shell.pricing
							})
						]
					}),
					/* @__PURE__ */ jsxs(FooterColumn, {
						title: shell.footer.about,
						children: [
							/* @__PURE__ */ jsx(LanguageLink, {
								to: "/about/about-us",
								children: pages.about.us.title
							}),
							/* @__PURE__ */ jsx(LanguageLink, {
								to: "/about/terms-of-service",
								children: pages.about.terms.title
							}),
							/* @__PURE__ */ jsx(LanguageLink, {
								to: "/about/privacy-policy",
								children: pages.about.privacy.title
							}),
							/* @__PURE__ */ jsx(LanguageLink, {
								to: "/about/user-agreement",
								children: pages.about.agreement.title
							}),
							/* @__PURE__ */ jsx("a", {
								href: "/api",
								children: shell.footer.api
							})
						]
					})
				]
			}), /* @__PURE__ */ jsxs("div", {
				className: "mt-10 flex flex-wrap items-center gap-6 border-t border-line pt-4 text-xs text-ink-3",
				children: [/* @__PURE__ */ jsx("span", { children: shell.footer.copyright({ year: YEAR }) }), /* @__PURE__ */ jsx("span", {
					className: "ml-auto",
					children: /* @__PURE__ */ jsx(LanguageSwitch, { className: "inline-block leading-6 text-ink-2" })
				})]
			})]
		})
	});
}
function FooterTools() {
	const { language } = useLanguage();
	const site = useSite();
	return toolGroups(useBuiltCatalogue(), site.id).flatMap((group) => group.tools).map((tool) => /* @__PURE__ */ jsx(LanguageLink, {
		to: toolEntrance(tool),
		children: tool.name[language]
	}, tool.id));
}
function FooterColumn({ title, className, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className,
		children: [/* @__PURE__ */ jsx("h2", {
			className: "mb-1 font-ui text-[13px] leading-6 font-semibold tracking-normal",
			children: title
		}), /* @__PURE__ */ jsx("div", {
			className: "footer-links",
			children
		})]
	});
}
// web/shell/workspace-header.tsx
var ProjectChooser = lazyPart(() => import("./assets/1.7.5/project-chooser-BR5BWlay.js"));
/** Header of a workspace: tool, runs, points, account. */
function WorkspaceHeader() {
	const { pathname } = useLocation();
	const { shell } = useMessages();
	const signedIn = useSignedIn();
	const id = toolAt(useBarePath())?.id;
	const name = /* @__PURE__ */ jsx(Suspense, { children: id === void 0 ? shell.create : /* @__PURE__ */ jsx(NameOfTool, { id }) });
	return /* @__PURE__ */ jsxs("header", {
		className: "workspace-header",
		children: [
			/* @__PURE__ */ jsx(Brand, { compact: true }),
			/* @__PURE__ */ jsx("span", {
				"aria-hidden": true,
				className: "mx-2 h-5 w-px bg-line-2 max-phone:hidden"
			}),
			/* @__PURE__ */ jsx(Disclosure, {
				button: /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("span", {
					className: "tool-name",
					children: name
				}), /* @__PURE__ */ jsx(ChevronsUpDown, {
					size: 15,
					strokeWidth: 1.6,
					"aria-hidden": true,
					className: "flex-none text-ink-3"
				})] }),
				buttonClass: "flex h-9 max-w-full min-w-0 items-center gap-2 rounded-control px-2.5 hover:bg-sunk",
				closeOn: pathname,
				onApproach: prepareToolList,
				children: () => /* @__PURE__ */ jsxs(Fragment$1, { children: [
					/* @__PURE__ */ jsx(ToolList, {
						leads: "editor",
						prices: "number"
					}),
					/* @__PURE__ */ jsx("div", { className: "menu-line" }),
					/* @__PURE__ */ jsx(LanguageLink, {
						className: "menu-item",
						to: "/my-creation",
						children: shell.myCreation
					}),
					/* @__PURE__ */ jsx(LanguageSwitch, { className: "menu-item" })
				] })
			}),
			/* @__PURE__ */ jsx("h1", {
				className: "sr-only",
				children: name
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "ml-auto flex items-center gap-2 max-phone:gap-1",
				children: [
					/* @__PURE__ */ jsx(Suspense, { children: signedIn && /* @__PURE__ */ jsx(ProjectChooser, {}) }),
					/* @__PURE__ */ jsx(JobChipSlot, {}),
					/* @__PURE__ */ jsx(PointsLink, {}),
					/* @__PURE__ */ jsx(AccountMenu, {})
				]
			})
		]
	});
}
/** Appears with the page, which waits for the tool too. */
function NameOfTool({ id }) {
	const { language } = useLanguage();
	const { shell } = useMessages();
	return useFoundTool(id)?.text[language].name ?? shell.create;
}
// web/shell/frames.tsx
/** Skip link; the first thing that the Tab key reaches. */
function SkipLink() {
	const { shell } = useMessages();
	return /* @__PURE__ */ jsx("a", {
		className: "skip-link",
		href: "#content",
		children: shell.skip
	});
}
function Page({ children }) {
	const { shell } = useMessages();
	return /* @__PURE__ */ jsxs(Suspense, {
		fallback: /* @__PURE__ */ jsx("div", {
			role: "status",
			className: "grid min-h-[60vh] place-items-center text-ink-3",
			children: shell.loading
		}),
		children: [
			children,
			/* @__PURE__ */ jsx(FocusOnArrival, {}),
			/* @__PURE__ */ jsx(Awake, {})
		]
	});
}
/**
* Says that the page reacts: `theme-script.ts` records presses until then. It is hydrated together with the page, which
* is later than the header.
*/
function Awake() {
	useEffect(() => void dispatchEvent(new Event("inkreel:awake")), []);
	return null;
}
/** Header, page, footer. The footer is below the window from the start, so that a page that loads does not move it. */
function SiteFrame({ children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "flex min-h-dvh flex-col",
		children: [
			/* @__PURE__ */ jsx(SkipLink, {}),
			/* @__PURE__ */ jsx(SiteHeader, {}),
			/* @__PURE__ */ jsx(OfflineLine, {}),
			/* @__PURE__ */ jsx("main", {
				id: "content",
				tabIndex: -1,
				className: "min-h-[calc(100svh-3.5rem)] flex-1 focus-visible:outline-none",
				children: /* @__PURE__ */ jsx(Page, { children })
			}),
			/* @__PURE__ */ jsx(SiteFooter, {}),
			/* @__PURE__ */ jsx(ContactSlot, {})
		]
	});
}
/** Workspaces fill the window under a low header; dark by default, whatever theme the rest has. */
function WorkspaceFrame({ children }) {
	const signedIn = useSignedIn();
	useEffect(() => {
		if (!signedIn) return;
		return afterFirstUse(() => {
			import("./assets/1.7.5/work-back-DyrRkTEG.js").then(({ prepareSeal }) => prepareSeal()).catch(() => void 0);
		});
	}, [signedIn]);
	return /* @__PURE__ */ jsxs("div", {
		"data-theme": "dark",
		className: "flex h-dvh min-h-[560px] flex-col bg-paper text-ink",
		children: [
			/* @__PURE__ */ jsx(SkipLink, {}),
			/* @__PURE__ */ jsx(WorkspaceHeader, {}),
			/* @__PURE__ */ jsx(OfflineLine, {}),
			/* @__PURE__ */ jsx("main", {
				id: "content",
				tabIndex: -1,
				className: "min-h-0 flex-1 focus-visible:outline-none",
				children: /* @__PURE__ */ jsx(Page, { children })
			}),
			/* @__PURE__ */ jsx(ContactSlot, {})
		]
	});
}
// web/features/billing/pay/core/open-order.ts
var KEY = "inkreel.open-order";
/** Keeps an order through a reload of this tab. */
function rememberOrder(place, order, choice) {
	const kept = {
		orderId: order.id,
		choice,
		closesAt: order.closes_at
	};
	place.setItem(KEY, JSON.stringify(kept));
}
/** Clears the kept order. */
function forgetOrder(place) {
	place.removeItem(KEY);
}
/** The order that this tab has left open; undefined if there is none or it has expired since. */
function readOpenOrder(place, now) {
	try {
		const kept = JSON.parse(place.getItem(KEY) ?? "null");
		if (typeof kept?.orderId !== "string" || typeof kept.choice?.product?.id !== "string") return void 0;
		return Date.parse(kept.closesAt ?? "") > now ? kept : void 0;
	} catch {
		return;
	}
}
// web/features/billing/expiry/alerts-due.ts
var DAY_MS = 864e5;
/**
* Whether to load the alerts, which few people ever see: decided when the page opens, and again for another person or
* plan.
*/
function useAlertsDue(user) {
	const [decided, setDecided] = useState();
	const about = user && `${user.id} ${user.expired_at}`;
	if (user && about !== void 0 && decided?.about !== about) setDecided({
		about,
		due: areDue(user)
	});
	return about !== void 0 && decided?.about === about && decided.due;
}
function areDue({ expired_at }) {
	const now = Date.now();
	if (readOpenOrder(sessionStorage, now)) return true;
	return expired_at !== null && Date.parse(expired_at) - now <= 7 * DAY_MS;
}
// web/shell/global-dialogs.tsx
var SignInDialog = lazyPart(() => import("./assets/1.7.5/sign-in-dialog-k8jwk_f-.js"), "floating");
var AskToBuyDialog = lazyPart(() => import("./assets/1.7.5/ask-to-buy-dialog-kXj42jJ1.js"), "floating");
var PricingDialog = lazyPart(() => import("./assets/1.7.5/pricing-dialog-BsHbQK9d.js"), "floating");
var PaymentDialog = lazyPart(() => import("./assets/1.7.5/payment-dialog-BmbzRo5N.js"), "floating");
var DownloadDialog = lazyPart(() => import("./assets/1.7.5/download-dialog-DNzW7XuE.js"), "floating");
var MemberAlerts = lazyPart(() => import("./assets/1.7.5/member-alerts-BdpeR5z1.js"), "floating");
/** The dialogs that any call may open; each is loaded when it is first needed. */
function GlobalDialogs() {
	const dialog = useGlobalDialog();
	const path = useBarePath();
	const alertsDue = useAlertsDue(useUser());
	const inPopup = path.startsWith("/popup/") || path.startsWith("/sandbox/");
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs(Suspense, { children: [
		dialog?.kind === "sign_in" && /* @__PURE__ */ jsx(SignInDialog, {}),
		dialog?.kind === "not_enough_points" && /* @__PURE__ */ jsx(AskToBuyDialog, { ...dialog }),
		dialog?.kind === "pricing" && /* @__PURE__ */ jsx(PricingDialog, { ...dialog }),
		dialog?.kind === "payment" && /* @__PURE__ */ jsx(PaymentDialog, { start: dialog.start }),
		dialog?.kind === "download" && /* @__PURE__ */ jsx(DownloadDialog, { start: dialog.start })
	] }), /* @__PURE__ */ jsx(Suspense, { children: alertsDue && !inPopup && /* @__PURE__ */ jsx(MemberAlerts, {}) })] });
}
// web/app.tsx
/** The whole web application below a router: the same tree in the browser and while prerendering. */
function App({ site, client }) {
	const { pathname } = useLocation();
	const { language, path } = splitPath(pathname, site);
	const organisation = useOrganisationChanges();
	return /* @__PURE__ */ jsx(SiteContext, {
		value: site,
		children: /* @__PURE__ */ jsx(QueryClientProvider, {
			client,
			children: /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsxs(MessagesProvider, {
				language,
				children: [
					/* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(PageBoundary, {
						resetOn: pathname,
						children: /* @__PURE__ */ jsx(Pages, { site })
					}), /* @__PURE__ */ jsx(GlobalDialogs, {})] }, organisation),
					/* @__PURE__ */ jsx(DocumentState, { path }),
					/* @__PURE__ */ jsx(Toaster, {})
				]
			}) })
		})
	});
}
var NO_PARAMS = {};
/** An address that the server knows to lead nowhere: its page need not be looked for. */
var MISSING = typeof document !== "undefined" && document.documentElement.dataset["route"] === "not-found" ? location.pathname : void 0;
function Pages({ site }) {
	const { pathname } = useLocation();
	const found = MISSING === pathname ? void 0 : pageAtPath(splitPath(pathname, site).path);
	const Frame = found?.page.frame === "workspace" ? WorkspaceFrame : SiteFrame;
	const Page = found?.page.Page ?? NotFoundPage;
	return /* @__PURE__ */ jsx(ParamsContext, {
		value: found?.params ?? NO_PARAMS,
		children: /* @__PURE__ */ jsx(Frame, { children: /* @__PURE__ */ jsx(Page, {}) })
	});
}
/** Public data is kept at sign-out. */
var PUBLIC_KEYS = [QUERY_KEYS.pointConfig[0], QUERY_KEYS.siteFacts[0]];
/**
* Keeps state outside React's tree in sync: title, language, scroll, theme, and the cache of who is signed
* in.
*/
function DocumentState({ path }) {
	const messages = useMessages();
	const { language } = useLanguage();
	const { pathname, hash } = useLocation();
	const signedIn = useSignedIn();
	const isOperator = useUser()?.is_operator === true;
	const client = useQueryClient();
	useFollowOrganisation();
	useEffect(followTheme, []);
	useEffect(() => followSession(onOtherTab), []);
	useEffect(() => {
		const found = MISSING === pathname ? void 0 : pageAtPath(path)?.page;
		const route = found?.onlyFor === "operators" && !isOperator ? void 0 : found;
		let isShown = true;
		const show = (tool) => {
			if (!isShown) return;
			const name = route?.tool !== void 0 && !tool ? void 0 : route?.name;
			const localName = name === void 0 || path === pathname ? name : localRouteName(name, language);
			document.documentElement.dataset["route"] = localName ?? "not-found";
			document.title = pageTitle(route?.title(messages, language, tool) ?? messages.pages.notFound.title);
		};
		document.documentElement.lang = language === "zh" ? "zh-CN" : "en";
		if (route?.tool === void 0) show();
		else findTool(route.tool, language).then(show, () => void 0);
		return () => {
			isShown = false;
		};
	}, [
		pathname,
		path,
		messages,
		language,
		isOperator
	]);
	useEffect(() => {
		const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
		if (target) target.scrollIntoView();
		else window.scrollTo(0, 0);
	}, [path, hash]);
	useEffect(() => {
		if (signedIn) return;
		document.documentElement.removeAttribute("data-member");
		client.removeQueries({ predicate: ({ queryKey }) => !PUBLIC_KEYS.includes(queryKey[0]) });
	}, [
		signedIn,
		client,
		pathname
	]);
	return null;
}
/**
* Follows a change of session in another tab. After a change of account the page is reloaded, since it shows
* the other account's data.
*/
function onOtherTab(change) {
	if (change === "other_account") loadForNext();
	else if (change === "signed_in") finishSignIn(true);
	else if (hasSealKey() || hasSeals()) import("./assets/1.7.5/lose-session-DVMihoGX.js").then(({ followLoss }) => followLoss());
	else loadForNext();
}
/** A page's title with the product's name, unless it contains the name already. */
function pageTitle(title) {
	return title.includes("Inkreel") ? title : `${title} - Inkreel`;
}
// web/catalogue-texts.static.ts
var LANDING_DESCRIPTIONS = {
	"/img-tools/ai-image-generator": {
		"en": "Turn words into pictures in nine styles, from picture book to product photo. See the price before each run; failed runs are refunded.",
		"zh": "用文字生成图片，九种风格，从绘本到产品摄影。生成前先看价格，失败退回积分。"
	},
	"/img-tools/ai-consistent-character-generator": {
		"en": "One character in many pictures: describe age, hair and clothes once, write one scene per line, and get the same person in up to four scenes and nine styles.",
		"zh": "一个角色画进许多画面：年龄、发型、衣着写一次，场景一行一个，最多四个场景、九种风格，都是同一个人。"
	},
	"/img-tools/stroke": {
		"en": "Turn a doodle and a few words into a picture: shapes say where things are and how large, colours say how they look, a line across is the ground.",
		"zh": "涂鸦加几个字变成图片：形状决定位置和大小，颜色决定样子，横线就是地平线。"
	},
	"/img-tools/ai-image-ecommerce": {
		"en": "Product pictures from one photo: cut out, set on white, wood, marble or cloth, with shadow and reflection, in the sizes that shops ask for.",
		"zh": "一张照片做商品图：自动抠图，放上纯白、木桌、大理石或布面，带投影和倒影，尺寸按用途选。"
	},
	"/img-tools/portrait": {
		"en": "Make a document photo from any portrait: cut out, set upright, sized at 300 dpi with the head height that the format asks for, on white, blue, red or grey.",
		"zh": "用普通人像做证件照：抠图、摆正，300 dpi 输出，头高符合规格，白、蓝、红、灰底任选。"
	},
	"/img-tools/video3d": {
		"en": "Turn one picture into a short MP4 with depth: five camera moves, 2 to 6 seconds, 720p or 1080p. The subject moves before its background.",
		"zh": "把一张图变成有纵深的 MP4 短片：五种运镜，2 到 6\xA0秒，720p 或 1080p，主体与背景前后分开。"
	},
	"/img-tools/ai-image-editor": {
		"en": "Edit a picture by writing what should change: brighter, warmer, crop to 16:9, straighten, blur or remove the background, border, caption. English and Chinese.",
		"zh": "写下要改什么就行：调亮、暖一点、裁成 16:9、拉直、背景虚化或去除、加边框、加文字。中英文都懂。"
	},
	"/img-tools/ai-object-remover": {
		"en": "Remove people, cables, signs and stains from photos. Paint over them, several at once; the gap is filled with what surrounds it, the rest stays as it is.",
		"zh": "去掉照片里的路人、电线、招牌和污渍。涂一下即可，多处一次完成，空出来的地方用周围的画面补上，其余原样不动。"
	},
	"/img-tools/ai-object-replacer": {
		"en": "Replace one object in a photo with another: paint over it, describe the new one, compare up to four candidates. Needs a connected AI model.",
		"zh": "把照片里的一样东西换成另一样：涂一下，写下要换成什么，最多四张供比较。需要接入 AI 模型。"
	},
	"/img-tools/ai-image-extender": {
		"en": "Extend pictures to another format: drag the frame or choose a ratio, and sky, ground and texture continue. The original keeps every pixel.",
		"zh": "把图片扩展成别的画幅：拖动画框或选比例，天空、地面和纹理自然延伸，原图每个像素都不变。"
	},
	"/img-tools/ai-bg": {
		"en": "Change the background of a photo: 22 scenes, a described place or your own picture. The subject stays exact, with shadow, reflection and matched light.",
		"zh": "给照片换背景：22\xA0个场景、文字描述或自己的图片。主体保持原样，带投影、倒影，光线自然。"
	},
	"/img-tools/ai-image-translator": {
		"en": "Finds English and Chinese text in a picture, lets you rewrite it, and sets it in the same place, colour and weight.",
		"zh": "识别图片里的中英文，写上新的内容，按原来的位置、颜色、粗细重新排好，图片其余部分不变。"
	},
	"/img-tools/repaint": {
		"en": "Turn a photo into a retro comic, anime, ink painting, vivid cartoon or New Year print. Eight styles with real previews; with an AI model two more, or the style of any picture.",
		"zh": "把照片画成复古漫画、二次元、国画、炫彩卡通、年画等八种风格，接入 AI 模型后再加两种，还能参考任意图片的画风。"
	},
	"/img-tools/replace-model": {
		"en": "Show the same clothes on another model: upload a photo of them, describe body and face, compare up to four candidates. Needs a connected AI model.",
		"zh": "同一身衣服换一位模特：上传着装图，描述身材和面容，最多四张供比较。需要接入 AI 模型。"
	},
	"/img-tools/replace-clothes": {
		"en": "Virtual try-on: one photo of a person, one of a garment, upper or lower or both. Face, pose and background stay. Needs a connected AI model.",
		"zh": "虚拟试衣：一张人物图，一件上装或下装，也可以两件。面容、姿势和背景不变。需要接入 AI 模型。"
	},
	"/img-tools/shoe": {
		"en": "Show a shoe on a model: one photo of the model, up to three of the shoe. Shape, colour and laces stay true to your shoe. Needs a connected AI model.",
		"zh": "一张模特图加最多三张鞋子图，看上脚效果。鞋型、颜色、鞋带都保持你这双鞋的样子。需要接入 AI 模型。"
	},
	"/img-tools/puzzle": {
		"en": "Collages of 2 to 12 pictures in your browser, free: layouts for every number, free placing, long strips, captions, PNG, JPG or WebP up to 8,192 pixels.",
		"zh": "在浏览器里免费拼图，2 到 12\xA0张：每种张数都有多种版式，可自由摆放、拼长图、加文字，导出 PNG、JPG、WebP，最长边 8,192\xA0像素。"
	},
	"/img-tools/ai-image-upscaler": {
		"en": "Enlarge pictures 2 or 4 times or to a custom size, up to 8,192 pixels a side. Noise and JPEG blocks go first, edges stay clean, nothing is invented.",
		"zh": "图片放大 2\xA0倍、4\xA0倍或自定尺寸，边长最大 8,192\xA0像素。先去噪点和 JPEG 方块，边缘干净，不凭空添加内容。"
	},
	"/img-tools/remove-bg": {
		"en": "Remove the background of a photo: automatic first guess, a box or rough strokes where it needs help, soft edges without the old colours. PNG in full size.",
		"zh": "照片去背景：先自动抠一遍，不准的地方画个框或涂几笔就好。边缘柔和，不带原背景的颜色，输出原尺寸 PNG。"
	},
	"/img-tools/hair": {
		"en": "Change the hair in a photo: any colour, with light and strands kept, and fuller hair. Face and background stay untouched.",
		"zh": "照片换发色、加蓬松：颜色任选，保留光影和发丝；蓬松三档。脸和背景都不动。"
	},
	"/img-tools/emotion": {
		"en": "Change the expression in a photo: tight smile, dimples, bigger grin with whiter teeth, cool, sad. Strength from a hint to full. Only the face is touched.",
		"zh": "照片换表情：抿嘴笑、酒窝、露齿笑加美白牙齿、高冷、难过，强度可调，只改脸部。"
	},
	"/img-tools/age": {
		"en": "See a portrait in middle or old age: wrinkles, greying hair and rougher skin. One stage or a strip of several. Younger ages need an AI model.",
		"zh": "看看照片里的人步入中年、老年的样子：皱纹、白发、皮肤变粗。可单选，也可拼成一条。变年轻需要接入 AI 模型。"
	},
	"/video-tools/lip-sync": {
		"en": "Turn one portrait and a voice into a talking video of up to 60 seconds. The portrait is checked free of charge, and the first five seconds can be tried first.",
		"zh": "一张人像加一段声音，生成最长 60\xA0秒的说话视频。人像免费检测，可以先试前 5\xA0秒。"
	},
	"/video-tools/video-retalk": {
		"en": "Replace what a person says in a video of 2 to 120 seconds. The mouth follows an audio file, a recording or typed text. Try the first five seconds first.",
		"zh": "替换 2 至 120\xA0秒视频里人物说的话，口型跟随新的音频、录音或文字配音。可以先试前 5\xA0秒。"
	},
	"/video-tools/translate-subtitle": {
		"en": "Subtitle editor in the browser: import SRT, VTT or ASS, edit with waveform and reading speed, fifteen styles, two languages, export as text or video.",
		"zh": "浏览器里的字幕编辑器：导入 SRT、VTT、ASS，对照波形和阅读速度修改，15\xA0种样式，支持双语，可导出字幕文件或视频。"
	},
	"/video-tools/translate-audio": {
		"en": "Dub a video: translated lines are spoken by the voices you choose, each fitted to its time, with the original sound turned down underneath.",
		"zh": "视频配音：用你选的音色朗读译好的台词，每句自动对准时间，原声压低作背景，可同时加字幕。"
	},
	"/video-tools/remove-subtitle": {
		"en": "Remove burnt-in subtitles and watermarks from a video. Mark them or have them found; other frames restore the picture behind them. Preview any frame free.",
		"zh": "去除视频里的硬字幕和水印：自动找到或手动框选，用前后帧还原被遮住的画面，单帧预览免费。"
	}
};
// web/entry-server.tsx
/** The routes of a site, for the build. */
function listRoutes(siteId) {
	return routesOf(SITES[siteId]);
}
/** One page as HTML, with what its head needs. `pathname` carries the language prefix. */
async function renderPage(siteId, pathname) {
	const site = SITES[siteId];
	const { language, path } = splitPath(pathname, site);
	const messages = await loadMessages(language);
	const route = addressedRoutes(site).find((each) => each.path === pathname);
	const tool = TOOLS.find(({ id }) => id === route?.tool);
	const failures = [];
	const { prelude } = await prerender(/* @__PURE__ */ jsx(StaticRouter, {
		pathname,
		children: /* @__PURE__ */ jsx(App, {
			site,
			client: createQueryClient()
		})
	}), {
		onError: (error) => void failures.push(error),
		progressiveChunkSize: Number.POSITIVE_INFINITY
	});
	const html = await new Response(prelude).text();
	if (failures.length > 0) throw new Error(`${siteId} ${pathname} does not render`, { cause: failures[0] });
	return {
		html,
		language,
		path,
		title: pageTitle(route?.title(messages, language, tool) ?? messages.pages.notFound.title),
		description: route?.description?.(messages, language) ?? LANDING_DESCRIPTIONS[path]?.[language],
		source: route?.source,
		route: route?.name ?? "not-found"
	};
}
export { signOutEverywhere as $, useProjects as A, lazyPage as At, finishUpload as B, isOrgAdmin as C, useBuiltCatalogue as Ct, usePointConfig as D, toolAt as Dt, useMissingPoints as E, useFirstSign as Et, call as F, ADMIN_TITLE as Ft, uploadTokenForUser as G, storageUsage as H, openResponse as I, sectionPath as It, bindMobile as J, askToBindEmail as K, withLocalAddresses as L, RESET_TITLES as Lt, useSiteFactsQuery as M, PartBoundary as Mt, useUser as N, TEAM_TITLES as Nt, usePoints as O, toolPath as Ot, useUserQuery as P, ADMIN_SECTIONS as Pt, resetPasswordByLink as Q, UPLOAD_PART_BYTES as R, QUERY_KEYS as S, loadCatalogue as St, useEngineName as T, afterFirstSign as Tt, uploadFromUrl as U, listFiles as V, uploadProgress as W, deleteAccount as X, changePassword as Y, resetPassword as Z, buttonClass as _, dailyCredits as _t, LEFT as a, organisationProjects as at, ENGINES as b, load_tool_exports as bt, toolGroups as c, userProjects as ct, useOnline as d, renameOrganisation as dt, socialSignIn as et, LanguageLink as f, switchOrganisation as ft, Button as g, creditRecordsFile as gt, afterFirstUse as h, creditRecords as ht, STUDIO_PATH as i, createProject as it, useSiteFacts as j, lazyPart as jt, useProjectList as k, NotFoundPage as kt, isOnline as l, listRoutes, currentOrganisation as lt, useLocalPath as m, RECORD_TYPES as mt, readOpenOrder as n, updateProfile as nt, Disclosure as o, removeProjectMember as ot, useBarePath as p, userOrganisations as pt, bindEmail as q, rememberOrder as r, renderPage, addProjectMember as rt, toolEntrance as s, updateProject as st, forgetOrder as t, socialSignInUrl as tt, untilOnline as u, currentPoints as ut, toast as v, qrCode as vt, projectsKey as w, useCatalogue as wt, enterOrganisation as x, useTool as xt, useToasts as y, loadTool as yt, clearUploads as z };
