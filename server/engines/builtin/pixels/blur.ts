import type { Plane, Raster } from './picture.ts';

/** One box pass along rows of `length` numbers; `stride` is the step between neighbours, `jump` between rows. */
function boxPass(
  from: Float32Array,
  to: Float32Array,
  rows: number,
  jump: number,
  length: number,
  stride: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1);
  for (let row = 0; row < rows; row += 1) {
    const base = row * jump;
    const first = from[base] as number;
    const last = from[base + (length - 1) * stride] as number;
    let sum = first * (radius + 1);
    for (let at = 0; at < radius; at += 1) sum += from[base + Math.min(at, length - 1) * stride] as number;
    for (let at = 0; at < length; at += 1) {
      const entering = at + radius < length ? (from[base + (at + radius) * stride] as number) : last;
      sum += entering;
      const leaving = at - radius - 1;
      sum -= leaving >= 0 ? (from[base + leaving * stride] as number) : first;
      to[base + at * stride] = sum * share;
    }
  }
}

/** Blurs a plane with two box passes each way (close to a Gaussian of sigma ~ 0.8 radius). New plane. */
export function blurPlane(plane: Plane, radius: number): Plane {
  const reach = Math.round(radius);
  if (reach < 1) return plane;
  const { width, height } = plane;
  const one = new Float32Array(plane.data.length);
  const two = new Float32Array(plane.data.length);
  boxPass(plane.data, one, height, width, width, 1, reach);
  boxPass(one, two, height, width, width, 1, reach);
  boxPass(two, one, width, 1, height, width, reach);
  boxPass(one, two, width, 1, height, width, reach);
  return { width, height, data: two };
}

/** Blurs colour; large radii are done at half or quarter size, which looks the same and costs a fraction. */
export function blurRaster(raster: Raster, radius: number): Raster {
  if (radius < 0.75) return raster;
  if (radius > 4 && raster.width > 64 && raster.height > 64) {
    return enlarge(blurRaster(halve(raster), radius / 2), raster.width, raster.height);
  }
  const { width, height } = raster;
  const data = new Uint8Array(raster.data.length);
  for (let channel = 0; channel < 3; channel += 1) {
    const plane: Plane = { width, height, data: new Float32Array(width * height) };
    for (let at = 0, from = channel; at < plane.data.length; at += 1, from += 3) {
      plane.data[at] = raster.data[from] as number;
    }
    const blurred = blurPlane(plane, radius).data;
    for (let at = 0, to = channel; at < blurred.length; at += 1, to += 3)
      data[to] = (blurred[at] as number) + 0.5;
  }
  return { width, height, data };
}

/** Half the size by averaging 2x2 blocks (a last odd row or column is repeated). */
export function halve(raster: Raster): Raster {
  const width = Math.ceil(raster.width / 2);
  const height = Math.ceil(raster.height / 2);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const rowA = 2 * y * raster.width;
    const rowB = Math.min(2 * y + 1, raster.height - 1) * raster.width;
    for (let x = 0; x < width; x += 1) {
      const left = 2 * x;
      const right = Math.min(left + 1, raster.width - 1);
      for (let channel = 0; channel < 3; channel += 1) {
        const sum =
          (raster.data[(rowA + left) * 3 + channel] as number) +
          (raster.data[(rowA + right) * 3 + channel] as number) +
          (raster.data[(rowB + left) * 3 + channel] as number) +
          (raster.data[(rowB + right) * 3 + channel] as number);
        data[(y * width + x) * 3 + channel] = (sum + 2) >> 2;
      }
    }
  }
  return { width, height, data };
}

/** Bilinear enlargement, centred. */
export function enlarge(raster: Raster, width: number, height: number): Raster {
  const data = new Uint8Array(width * height * 3);
  const stepX = raster.width / width;
  const stepY = raster.height / height;
  for (let y = 0; y < height; y += 1) {
    const sourceY = Math.min(raster.height - 1, Math.max(0, (y + 0.5) * stepY - 0.5));
    const y0 = Math.floor(sourceY);
    const y1 = Math.min(raster.height - 1, y0 + 1);
    const shareY = sourceY - y0;
    for (let x = 0; x < width; x += 1) {
      const sourceX = Math.min(raster.width - 1, Math.max(0, (x + 0.5) * stepX - 0.5));
      const x0 = Math.floor(sourceX);
      const x1 = Math.min(raster.width - 1, x0 + 1);
      const shareX = sourceX - x0;
      const a = (y0 * raster.width + x0) * 3;
      const b = (y0 * raster.width + x1) * 3;
      const c = (y1 * raster.width + x0) * 3;
      const d = (y1 * raster.width + x1) * 3;
      const to = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const upper =
          (raster.data[a + channel] as number) * (1 - shareX) + (raster.data[b + channel] as number) * shareX;
        const lower =
          (raster.data[c + channel] as number) * (1 - shareX) + (raster.data[d + channel] as number) * shareX;
        data[to + channel] = upper * (1 - shareY) + lower * shareY + 0.5;
      }
    }
  }
  return { width, height, data };
}
