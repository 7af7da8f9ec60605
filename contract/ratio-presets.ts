/** Section 3, aspect-ratio presets. The first set, at the specification's own sizes. */
export const RATIO_PRESETS = [
  { label: '1:1', value: '512x512', width: 512, height: 512 },
  { label: '16:9', value: '512x288', width: 512, height: 288 },
  { label: '9:16', value: '288x512', width: 288, height: 512 },
  { label: '4:3', value: '512x384', width: 512, height: 384 },
  { label: '3:4', value: '384x512', width: 384, height: 512 },
  { label: '3:2', value: '512x341', width: 512, height: 341 },
  { label: '2:3', value: '341x512', width: 341, height: 512 },
] as const;
/** Section 3, second set. */
export const LARGE_RATIO_PRESETS = [
  { label: '1:1', value: '1024x1024', width: 1024, height: 1024 },
  { label: '3:2', value: '1536x1024', width: 1536, height: 1024 },
  { label: '2:3', value: '1024x1536', width: 1024, height: 1536 },
] as const;
