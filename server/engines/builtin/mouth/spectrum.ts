/**
 * Power of the frequencies in a piece of sound by a fast Fourier transform (Cooley and Tukey, radix 2, in place).
 * @param size a power of two
 * @returns given `size` samples, `size / 2` powers; the same array each time
 */
export function spectrumOf(size: number): (samples: Float32Array) => Float32Array {
  const window = Float32Array.from(
    { length: size },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size),
  );
  const cos = Float32Array.from({ length: size / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / size));
  const sin = Float32Array.from({ length: size / 2 }, (_, at) => -Math.sin((2 * Math.PI * at) / size));
  const bits = Math.log2(size);
  const reversed = Uint32Array.from({ length: size }, (_, at) => {
    let [from, to] = [at, 0];
    for (let bit = 0; bit < bits; bit += 1) {
      to = (to << 1) | (from & 1);
      from >>= 1;
    }
    return to;
  });
  const real = new Float32Array(size);
  const imaginary = new Float32Array(size);
  const powers = new Float32Array(size / 2);
  return (samples) => {
    for (let at = 0; at < size; at += 1)
      real[reversed[at] as number] = (samples[at] as number) * (window[at] as number);
    imaginary.fill(0);
    for (let half = 1; half < size; half *= 2) {
      const stride = size / (2 * half);
      for (let begin = 0; begin < size; begin += 2 * half) {
        for (let at = 0; at < half; at += 1) {
          const [low, high] = [begin + at, begin + at + half];
          const [c, s] = [cos[at * stride] as number, sin[at * stride] as number];
          const [r, i] = [real[high] as number, imaginary[high] as number];
          const [turnedR, turnedI] = [r * c - i * s, r * s + i * c];
          real[high] = (real[low] as number) - turnedR;
          imaginary[high] = (imaginary[low] as number) - turnedI;
          real[low] = (real[low] as number) + turnedR;
          imaginary[low] = (imaginary[low] as number) + turnedI;
        }
      }
    }
    for (let at = 0; at < size / 2; at += 1)
      powers[at] = (real[at] as number) ** 2 + (imaginary[at] as number) ** 2;
    return powers;
  };
}
