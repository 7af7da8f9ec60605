/** A colour in CIE L*a*b* under D65. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** L*a*b* of an sRGB colour with channels from 0 to 255 (IEC 61966-2-1). */
export function labOf(red: number, green: number, blue: number): Lab {
  const linear = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [r = 0, g = 0, b = 0] = linear;
  const xyz = [
    (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047,
    0.2126729 * r + 0.7151522 * g + 0.072175 * b,
    (0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883,
  ];
  const [x = 0, y = 0, z = 0] = xyz.map((value) =>
    value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116,
  );
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RADIAN = Math.PI / 180;

/** Colour difference CIEDE2000 (Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula", 2005). */
export function ciede2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const spread = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const one = polar(a1 * (1 + spread), b1);
  const two = polar(a2 * (1 + spread), b2);
  const lightness = (l1 + l2) / 2;
  const mean = (one.chroma + two.chroma) / 2;
  const isGrey = one.chroma * two.chroma === 0;
  let turn = isGrey ? 0 : two.hue - one.hue;
  if (turn > 180) turn -= 360;
  else if (turn < -180) turn += 360;
  const apart = Math.abs(one.hue - two.hue);
  let hue = one.hue + two.hue;
  if (!isGrey) hue = apart <= 180 ? hue / 2 : hue < 360 ? (hue + 360) / 2 : (hue - 360) / 2;
  const cosine = (degrees: number) => Math.cos(degrees * RADIAN);
  const weight =
    1 -
    0.17 * cosine(hue - 30) +
    0.24 * cosine(2 * hue) +
    0.32 * cosine(3 * hue + 6) -
    0.2 * cosine(4 * hue - 63);
  const middle = (lightness - 50) ** 2;
  const light = (l2 - l1) / (1 + (0.015 * middle) / Math.sqrt(20 + middle));
  const strong = (two.chroma - one.chroma) / (1 + 0.045 * mean);
  const turned =
    (2 * Math.sqrt(one.chroma * two.chroma) * Math.sin((turn / 2) * RADIAN)) / (1 + 0.015 * mean * weight);
  const rotation =
    -2 *
    Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)) *
    Math.sin(60 * RADIAN * Math.exp(-(((hue - 275) / 25) ** 2)));
  return Math.sqrt(light ** 2 + strong ** 2 + turned ** 2 + rotation * strong * turned);
}

function polar(a: number, b: number): { chroma: number; hue: number } {
  const degrees = Math.atan2(b, a) / RADIAN;
  return { chroma: Math.hypot(a, b), hue: a === 0 && b === 0 ? 0 : (degrees + 360) % 360 };
}
