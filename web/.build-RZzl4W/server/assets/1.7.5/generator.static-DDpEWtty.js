// web/generator.static.ts
var GENERATOR = {
	"id": "ai-image-generator",
	"sites": ["intl", "cn"],
	"apiPath": "/ai/image/text2image",
	"points": 20,
	"pricedBy": ["count", "quality"],
	"editor": "/img-tools/ai-image-generator/editor",
	"name": {
		"en": "Image generator",
		"zh": "图片生成"
	},
	"needsModel": false
};
export { GENERATOR as t };
