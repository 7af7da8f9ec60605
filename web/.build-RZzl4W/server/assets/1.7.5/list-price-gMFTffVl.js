// web/lib/list-price.ts
/** The price of a tool in a list: points of one picture, or of each started five seconds of a video. */
var listPrice = (tool, points) => ({
	points,
	per5s: tool.pricedBy.includes("seconds")
});
export { listPrice as t };
