// contract/api/creations.ts
var EXPORT_FORMATS = [
	"png",
	"jpeg",
	"webp",
	"avif"
];
var countResults = {
	"method": "GET",
	"path": "/cloud/request/system/org/current/point/counts"
};
var deleteResult = {
	"method": "DELETE",
	"path": "/cloud/request/system/org/current/point/result/{id}"
};
var downloadResults = {
	"method": "POST",
	"path": "/results/archive"
};
var emptyBin = {
	"method": "DELETE",
	"path": "/results/bin"
};
var exportResult = {
	"method": "GET",
	"path": "/results/{id}/export"
};
var listResults = {
	"method": "GET",
	"path": "/cloud/request/system/org/current/point/results"
};
var updateResult = {
	"method": "POST",
	"path": "/results/{id}"
};
export { emptyBin as a, updateResult as c, downloadResults as i, countResults as n, exportResult as o, deleteResult as r, listResults as s, EXPORT_FORMATS as t };
