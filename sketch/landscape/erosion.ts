/**
 * Rain on a height field: droplets run downhill, take earth where they speed up and leave it where they slow down,
 * which cuts gullies and fans into smooth noise.
 * Method: Hans Theobald Beyer, "Implementation of a method for hydraulic erosion" (2015), with a 3x3 brush.
 */
export function erode(
  field: Float32Array,
  size: number,
  droplets: number,
  random: () => number,
  onBatch: (share: number) => void,
): void {
  for (let droplet = 0; droplet < droplets; droplet += 1) {
    if (droplet % 3000 === 0) onBatch(droplet / droplets);
    runDroplet(field, size, 1.5 + random() * (size - 5), 1.5 + random() * (size - 5));
  }
}

const STEPS = 34;
const INERTIA = 0.12;
const CAPACITY = 5;
const TAKE = 0.3;
const LEAVE = 0.3;

function runDroplet(field: Float32Array, size: number, x: number, y: number): void {
  let headingX = 0;
  let headingY = 0;
  let speed = 1;
  let water = 1;
  let load = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const column = x | 0;
    const row = y | 0;
    const a = x - column;
    const b = y - row;
    const at = row * size + column;
    const h00 = field[at] as number;
    const h10 = field[at + 1] as number;
    const h01 = field[at + size] as number;
    const h11 = field[at + size + 1] as number;
    const slopeX = (h10 - h00) * (1 - b) + (h11 - h01) * b;
    const slopeY = (h01 - h00) * (1 - a) + (h11 - h10) * a;
    const here = h00 * (1 - a) * (1 - b) + h10 * a * (1 - b) + h01 * (1 - a) * b + h11 * a * b;
    headingX = headingX * INERTIA - slopeX * (1 - INERTIA);
    headingY = headingY * INERTIA - slopeY * (1 - INERTIA);
    const length = Math.sqrt(headingX * headingX + headingY * headingY);
    if (length < 1e-7) return;
    headingX /= length;
    headingY /= length;
    x += headingX;
    y += headingY;
    if (x < 1 || y < 1 || x >= size - 2 || y >= size - 2) return;
    const drop = heightAt(field, size, x, y) - here;
    const capacity = Math.max(-drop, 0.0006) * speed * water * CAPACITY;
    if (drop > 0 || load > capacity) {
      const left = drop > 0 ? Math.min(drop, load) : (load - capacity) * LEAVE;
      load -= left;
      field[at] = h00 + left * (1 - a) * (1 - b);
      field[at + 1] = h10 + left * a * (1 - b);
      field[at + size] = h01 + left * (1 - a) * b;
      field[at + size + 1] = h11 + left * a * b;
    } else {
      const taken = Math.min((capacity - load) * TAKE, -drop);
      load += taken;
      for (let j = -1; j <= 1; j += 1) {
        for (let i = -1; i <= 1; i += 1) {
          const cell = at + j * size + i;
          field[cell] = (field[cell] as number) - taken * (i === 0 && j === 0 ? 0.28 : 0.09);
        }
      }
    }
    speed = Math.sqrt(Math.max(0.01, speed * speed - drop * 3));
    water *= 0.975;
  }
}

function heightAt(field: Float32Array, size: number, x: number, y: number): number {
  const column = x | 0;
  const row = y | 0;
  const a = x - column;
  const b = y - row;
  const at = row * size + column;
  return (
    ((field[at] as number) * (1 - a) + (field[at + 1] as number) * a) * (1 - b) +
    ((field[at + size] as number) * (1 - a) + (field[at + size + 1] as number) * a) * b
  );
}
