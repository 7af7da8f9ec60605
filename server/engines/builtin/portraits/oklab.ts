/**
 * OKLab (Björn Ottosson): lightness from 0 to 1 and two axes of colour, in which equal steps look equal. Here for sRGB
 * bytes.
 */
export type Lab = [lightness: number, a: number, b: number];

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
/** sRGB bytes of linear light in 4096 steps. */
const BYTES = Float32Array.from({ length: 4097 }, (_, step) => {
  const light = step / 4096;
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
});

/** Writes the colour of sRGB bytes into `out`. */
export function toLab(red: number, green: number, blue: number, out: Lab): void {
  const [r, g, b] = [LINEAR[red] as number, LINEAR[green] as number, LINEAR[blue] as number];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  out[0] = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  out[1] = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  out[2] = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
}

/** Writes sRGB values from 0 to 255 into `out`; colours that no screen shows are clipped. */
export function fromLab([lightness, a, b]: Readonly<Lab>, out: [number, number, number]): void {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  out[0] = byteOf(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  out[1] = byteOf(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  out[2] = byteOf(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
}

/** Interpolated, so that dark tones do not fall into steps. */
function byteOf(light: number): number {
  const place = Math.max(0, Math.min(1, light)) * 4096;
  const step = Math.min(4095, Math.floor(place));
  const low = BYTES[step] as number;
  return low + ((BYTES[step + 1] as number) - low) * (place - step);
}

/** The colour of `#rrggbb`. */
export function labOfHex(hex: string): Lab {
  const number = Number.parseInt(hex.slice(1), 16);
  const out: Lab = [0, 0, 0];
  toLab(number >> 16, (number >> 8) & 255, number & 255, out);
  return out;
}
