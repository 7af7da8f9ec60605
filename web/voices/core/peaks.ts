/** Highest level in each of `parts` equal parts of a sound, 0 to 1 of its loudest. */
export function peaksOf(samples: Float32Array, parts: number): number[] {
  const size = samples.length / parts;
  const peaks = Array.from({ length: parts }, (_, part) => {
    let highest = 0;
    const end = Math.floor((part + 1) * size);
    for (let at = Math.floor(part * size); at < end; at += 1)
      highest = Math.max(highest, Math.abs(samples[at] as number));
    return highest;
  });
  const most = Math.max(...peaks);
  return peaks.map((peak) => (most > 0 ? peak / most : 0));
}
