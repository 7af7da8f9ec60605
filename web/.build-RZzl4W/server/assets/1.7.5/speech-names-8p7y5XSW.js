// contract/speech-names.ts
/** What languages of speech are called. */
var SPEECH_LANGUAGE_NAMES = {
	"zh-CN": {
		en: "Mandarin",
		zh: "普通话"
	},
	"yue-CN": {
		en: "Cantonese",
		zh: "粤语"
	},
	"zh-HK": {
		en: "Cantonese (HK)",
		zh: "粤语（香港）"
	},
	"zh-TW": {
		en: "Mandarin (Taiwan)",
		zh: "国语（台湾）"
	},
	"en-US": {
		en: "English, US",
		zh: "英语（美国）"
	},
	"en-GB": {
		en: "English, UK",
		zh: "英语（英国）"
	},
	"es-ES": {
		en: "Spanish",
		zh: "西班牙语"
	},
	"ru-RU": {
		en: "Russian",
		zh: "俄语"
	},
	"ja-JP": {
		en: "Japanese",
		zh: "日语"
	},
	"de-DE": {
		en: "German",
		zh: "德语"
	},
	"fr-FR": {
		en: "French",
		zh: "法语"
	}
};
var ACCENT_NAMES = {
	mandarin: {
		en: "Standard",
		zh: "标准"
	},
	northeastern: {
		en: "Northeastern",
		zh: "东北话"
	},
	henan: {
		en: "Henan",
		zh: "河南话"
	},
	shaanxi: {
		en: "Shaanxi",
		zh: "陕西话"
	},
	shandong: {
		en: "Shandong",
		zh: "山东话"
	},
	sichuan: {
		en: "Sichuan",
		zh: "四川话"
	}
};
var EMOTION_NAMES = {
	neutral: {
		en: "Neutral",
		zh: "自然"
	},
	happy: {
		en: "Happy",
		zh: "高兴"
	},
	sad: {
		en: "Sad",
		zh: "悲伤"
	},
	angry: {
		en: "Angry",
		zh: "生气"
	},
	fearful: {
		en: "Fearful",
		zh: "害怕"
	},
	disgusted: {
		en: "Disgusted",
		zh: "厌恶"
	},
	surprised: {
		en: "Surprised",
		zh: "惊讶"
	}
};
/** What a voice says in its free preview. */
var PREVIEW_TEXTS = {
	"zh-CN": "早上好。这是我的声音，您听听合不合适。",
	"yue-CN": "早晨。呢把系我嘅声，你听下啱唔啱用。",
	"zh-HK": "早晨。呢把係我嘅聲，你聽下啱唔啱用。",
	"zh-TW": "早安。這是我的聲音，您聽聽看適不適合。",
	"en-US": "Good morning. This is my voice, and I am ready to read your lines.",
	"en-GB": "Good morning. This is my voice, and I am ready to read your lines.",
	"es-ES": "Buenos días. Esta es mi voz y estoy lista para leer sus textos.",
	"ru-RU": "Доброе утро. Это мой голос, и он готов прочитать ваш текст.",
	"ja-JP": "おはようございます。わたしのこえをおききください。",
	"de-DE": "Guten Morgen. Das ist meine Stimme, und sie liest gern Ihren Text.",
	"fr-FR": "Bonjour. Voici ma voix, prête à lire votre texte."
};
export { SPEECH_LANGUAGE_NAMES as i, EMOTION_NAMES as n, PREVIEW_TEXTS as r, ACCENT_NAMES as t };
