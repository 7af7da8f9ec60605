// contract/api/stock.ts
var addStock = {
	"method": "POST",
	"path": "/org/stock/item"
};
var listStock = {
	"method": "GET",
	"path": "/org/stock/items"
};
var searchStock = {
	"method": "GET",
	"path": "/org/stock/item/search"
};
var systemStock = {
	"method": "GET",
	"path": "/cloud/request/system/stock/items"
};
export { systemStock as i, listStock as n, searchStock as r, addStock as t };
