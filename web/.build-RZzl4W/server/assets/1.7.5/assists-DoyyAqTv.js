// contract/api/assists.ts
var assistCutOut = {
	"method": "POST",
	"path": "/assists/cut-out"
};
var assistTexts = {
	"method": "POST",
	"path": "/assists/texts"
};
export { assistTexts as n, assistCutOut as t };
