/** The price of a tool in a list: points of one picture, or of each started five seconds of a video. */
export const listPrice = (tool: { pricedBy: readonly string[] }, points: number) => ({
  points,
  per5s: tool.pricedBy.includes('seconds'),
});
