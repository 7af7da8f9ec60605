/** Arms, hands, legs and shoes along the joints of a skeleton. */
import type { Point } from '../figure.ts';
import { blob, num, oval, polyline, tube } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker, lighter } from '../tones.ts';
import type { Build } from './build.ts';
import type { Outfit } from './outfits.ts';
import type { Limb } from './skeleton.ts';

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

const degreesOf = (from: Point, to: Point): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI - 90;

/** A mitten-like hand with thumb and finger lines, hanging from the wrist. */
function drawHand(pen: Pen, build: Build, elbow: Point, wrist: Point, color: string): void {
  const size = build.arm * 0.92;
  pen.group(wrist.x, wrist.y, degreesOf(elbow, wrist), () => {
    pen.shape(tube([size * 0.5, size * 0.2, size * 0.34], [size * 0.95, size * 1.15, size * 0.28]), color);
    pen.shape(
      blob(
        -size * 0.6,
        -size * 0.2,
        0,
        -size * 0.5,
        size * 0.65,
        -size * 0.1,
        size * 0.75,
        size * 0.9,
        size * 0.5,
        size * 1.75,
        -size * 0.1,
        size * 1.95,
        -size * 0.65,
        size * 1.5,
        -size * 0.78,
        size * 0.6,
      ),
      color,
      { tone: 'side' },
    );
    for (const x of [-0.25, 0.18]) {
      pen.line(
        polyline(size * x, size * 1.15, size * x * 1.1, size * 1.72),
        darker(color, 0.3),
        pen.lineWidth * 0.8,
      );
    }
  });
}

/** Grip point of a hand. */
export function gripOf(build: Build, limb: Limb): Point {
  const [, elbow, wrist] = limb;
  const length = Math.hypot(wrist.x - elbow.x, wrist.y - elbow.y) || 1;
  const reach = build.arm * 0.95;
  return {
    x: wrist.x + ((wrist.x - elbow.x) / length) * reach,
    y: wrist.y + ((wrist.y - elbow.y) / length) * reach,
  };
}

/** One arm with its sleeve and hand. `shade` darkens the far arm. */
export function drawArm(
  pen: Pen,
  build: Build,
  limb: Limb,
  outfit: Outfit,
  skin: string,
  shade: number,
): void {
  const [shoulder, elbow, wrist] = limb;
  const radius = build.arm;
  const skinTone = darker(skin, shade);
  const sleeve = darker(outfit.sleeves, shade);
  const bare = outfit.sleeve === 'none' || outfit.sleeve === 'short';
  if (bare) {
    pen.shape(
      tube(
        [shoulder.x, shoulder.y, radius * 1.05],
        [elbow.x, elbow.y, radius * 0.86],
        [wrist.x, wrist.y, radius * 0.64],
      ),
      skinTone,
      { tone: 'side' },
    );
  }
  drawHand(pen, build, elbow, wrist, outfit.gloves ? darker(outfit.gloves, shade) : skinTone);
  if (outfit.sleeve === 'short') {
    const cuff = between(shoulder, elbow, 0.62);
    pen.shape(tube([shoulder.x, shoulder.y, radius * 1.28], [cuff.x, cuff.y, radius * 1.36]), sleeve, {
      tone: 'side',
    });
  }
  if (outfit.sleeve === 'long') {
    const thick = 1 + outfit.bulk;
    const cuff = between(elbow, wrist, 0.94);
    pen.shape(
      tube(
        [shoulder.x, shoulder.y, radius * 1.1 * thick],
        [elbow.x, elbow.y, radius * 0.98 * thick],
        [cuff.x, cuff.y, radius * 0.86 * thick],
      ),
      sleeve,
      { tone: 'side' },
    );
    const inner = between(shoulder, elbow, 0.88);
    pen.line(
      `M${num(inner.x - radius * 0.7)} ${num(inner.y + radius * 0.2)}Q${num(elbow.x)} ${num(elbow.y - radius * 0.1)} ${num(elbow.x + radius * 0.6)} ${num(elbow.y + radius * 0.5)}`,
      darker(sleeve, 0.28),
      pen.lineWidth,
      0.7,
    );
  }
  if (outfit.sleeve === 'wide') drawWideSleeve(pen, build, limb, sleeve);
}

/** The hanging sleeve of a robe: its opening always falls down from the wrist. */
function drawWideSleeve(pen: Pen, build: Build, limb: Limb, color: string): void {
  const [shoulder, elbow, wrist] = limb;
  const radius = build.arm;
  const cuff = between(elbow, wrist, 0.82);
  const drop = radius * 4.6;
  const back = Math.sign(elbow.x - shoulder.x + (wrist.x - elbow.x)) || 1;
  pen.shape(
    tube(
      [shoulder.x, shoulder.y, radius * 1.35],
      [elbow.x, elbow.y, radius * 1.6],
      [cuff.x, cuff.y, radius * 1.5],
    ) +
      blob(
        cuff.x + back * radius * 1.3,
        cuff.y - radius * 0.9,
        cuff.x + back * radius * 1.5,
        cuff.y + drop * 0.7,
        cuff.x + back * radius * 0.6,
        cuff.y + drop,
        elbow.x - back * radius * 0.5,
        Math.max(elbow.y, cuff.y) + drop * 0.62,
        elbow.x - back * radius * 1.2,
        elbow.y,
      ),
    color,
    { tone: 'side' },
  );
  pen.line(
    polyline(
      cuff.x + back * radius * 1.05,
      cuff.y + radius * 0.4,
      cuff.x + back * radius * 0.85,
      cuff.y + drop * 0.85,
    ),
    lighter(color, 0.45),
    radius * 0.45,
  );
}

/** One leg with trousers or bare, and its shoe. */
export function drawLeg(
  pen: Pen,
  build: Build,
  limb: Limb,
  outfit: Outfit,
  turn: number,
  shade: number,
): void {
  const [hip, knee, ankle] = limb;
  const radius = build.leg;
  const cloth = darker(outfit.legs, shade);
  const thick = 1 + outfit.bulk * 0.4;
  drawShoe(pen, build, limb, outfit, turn, shade);
  const end = outfit.boots ? between(knee, ankle, 0.62) : between(knee, ankle, 0.98);
  pen.shape(
    tube(
      [hip.x, hip.y, radius * 1.12 * thick],
      [(hip.x + knee.x) / 2, (hip.y + knee.y) / 2, radius * 0.98 * thick],
      [knee.x, knee.y, radius * 0.76 * thick],
      [end.x, end.y, radius * (outfit.boots ? 0.66 : 0.58) * thick],
    ),
    cloth,
    { tone: 'side' },
  );
  if (outfit.boots) {
    const top = between(knee, ankle, 0.52);
    pen.shape(
      tube([top.x, top.y, radius * 0.86 * thick], [ankle.x, ankle.y, radius * 0.7 * thick]),
      darker(outfit.shoes, shade),
      { tone: 'side' },
    );
  }
}

function drawShoe(pen: Pen, build: Build, limb: Limb, outfit: Outfit, turn: number, shade: number): void {
  const [, knee, ankle] = limb;
  const unit = build.ankle;
  // A shin that swings back lifts the heel; otherwise the sole is level.
  const swing = (Math.atan2(knee.x - ankle.x, ankle.y - knee.y) * 180) / Math.PI;
  const tilt = swing > 18 ? Math.min(70, swing - 6) : 0;
  const length = unit * (1.15 + turn * 1.1);
  const color = darker(outfit.shoes, shade);
  pen.group(ankle.x, ankle.y, tilt, () => {
    pen.shape(
      `M${num(-unit * 0.75)} ${num(-unit * 0.4)}L${num(unit * 0.72)} ${num(-unit * 0.4)}` +
        `Q${num(unit * 0.9)} ${num(unit * 0.18)} ${num(length)} ${num(unit * 0.36)}` +
        `Q${num(length + unit * 0.42)} ${num(unit * 0.62)} ${num(length + unit * 0.12)} ${num(unit)}` +
        `L${num(-unit * 0.8)} ${num(unit)}Q${num(-unit * 1.1)} ${num(unit * 0.4)} ${num(-unit * 0.75)} ${num(-unit * 0.4)}Z`,
      color,
      { tone: 'down' },
    );
    pen.line(
      polyline(-unit * 0.8, unit * 0.86, length + unit * 0.14, unit * 0.86),
      darker(color, 0.45),
      unit * 0.16,
    );
    pen.mark(oval(length * 0.62, unit * 0.36, unit * 0.26, unit * 0.12), lighter(color, 0.5), 0.6);
  });
}
