/** Skirts. */
import type { PersonLook } from '../../brief.ts';
import type { Point } from '../figure.ts';
import { num, polyline, tube } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker } from '../tones.ts';
import type { Build } from './build.ts';
import type { Outfit } from './outfits.ts';
import type { Limb, Skeleton } from './skeleton.ts';
import type { TorsoFrame } from './torso.ts';

const alongLeg = (leg: Limb, y: number): Point => {
  const [hip, knee, ankle] = leg;
  const [from, to] = y < knee.y ? [hip, knee] : [knee, ankle];
  const share = to.y === from.y ? 1 : Math.max(0, Math.min(1, (y - from.y) / (to.y - from.y)));
  return { x: from.x + (to.x - from.x) * share, y };
};

/** The skirt of a dress, coat, robe or long shirt below the hips, which follows the legs. */
export function drawSkirt(
  pen: Pen,
  look: PersonLook,
  build: Build,
  skeleton: Skeleton,
  outfit: Outfit,
  frame: TorsoFrame,
): void {
  const trunks = look.outfit === 'swimwear' && look.gender === 'male';
  const color = trunks ? look.outfitColor : look.outfit === 'overalls' ? look.outfitColor : outfit.top;
  const { hips, nearLeg, farLeg } = skeleton;
  if (skeleton.seated) {
    if (outfit.hem < 0.25) return;
    for (const [leg, shade] of [
      [farLeg, 0.14],
      [nearLeg, 0],
    ] as const) {
      if (leg === farLeg && skeleton.farLegHidden) continue;
      const [hip, knee, ankle] = leg;
      const fall = Math.min(1, Math.max(0, (outfit.hem - 0.45) * 1.7));
      const end = { x: knee.x + (ankle.x - knee.x) * fall, y: knee.y + (ankle.y - knee.y) * fall };
      const wide = build.leg * (1.3 + outfit.flare * 0.35);
      pen.shape(
        tube([hip.x, hip.y, wide], [knee.x, knee.y, wide * 0.92], [end.x, end.y, wide * 0.95]),
        darker(color, shade),
        { tone: 'down' },
      );
    }
    return;
  }
  const hem = hips.y + (Math.max(nearLeg[2].y, farLeg[2].y) + build.ankle - hips.y) * outfit.hem;
  const near = alongLeg(nearLeg, hem).x;
  const far = alongLeg(farLeg, hem).x;
  const pad = build.leg * 1.05 + frame.hip * outfit.flare;
  const left = Math.min(near, far) - pad;
  const right = Math.max(near, far) + pad;
  const top = hips.y - build.torso * 0.36;
  const lean = ((hips.x - skeleton.neck.x) / build.torso) * -build.torso * 0.36;
  const bulge = outfit.hem > 0.3 ? 0.04 * (right - left) : 0;
  pen.shape(
    `M${num(lean - frame.waist)} ${num(top)}L${num(lean + frame.waist)} ${num(top)}` +
      `C${num(frame.hip * 1.06)} ${num(hips.y - build.torso * 0.1)} ${num(right - pad * 0.3)} ${num((hips.y + hem) / 2)} ${num(right)} ${num(hem)}` +
      `Q${num((left + right) / 2)} ${num(hem + bulge + build.ankle * 0.35)} ${num(left)} ${num(hem)}` +
      `C${num(left + pad * 0.3)} ${num((hips.y + hem) / 2)} ${num(-frame.hip * 1.06)} ${num(hips.y - build.torso * 0.1)} ${num(lean - frame.waist)} ${num(top)}Z`,
    color,
    { tone: 'side' },
  );
  if (outfit.hem > 0.3) {
    for (const share of [0.22, 0.5, 0.76]) {
      const x = left + (right - left) * share;
      pen.line(
        `M${num((share - 0.5) * frame.hip * 1.3)} ${num(hips.y)}Q${num(x * 0.7)} ${num((hips.y + hem) / 2)} ${num(x)} ${num(hem - build.ankle * 0.2)}`,
        darker(color, 0.26),
        pen.lineWidth * 1.1,
        0.75,
      );
    }
    if (look.outfit === 'gown' || look.outfit === 'dress' || look.outfit === 'hanfu') {
      pen.line(
        `M${num(left + pad * 0.08)} ${num(hem - build.ankle * 0.55)}Q${num((left + right) / 2)} ${num(hem + bulge - build.ankle * 0.2)} ${num(right - pad * 0.08)} ${num(hem - build.ankle * 0.55)}`,
        look.accentColor,
        build.ankle * 0.32,
        0.9,
      );
    }
    if (look.outfit === 'coat' || look.outfit === 'raincoat' || look.outfit === 'doctor') {
      pen.line(
        polyline(frame.turn * frame.hip * 0.3, top, (left + right) / 2 + pad * 0.2, hem + bulge * 0.5),
        darker(color, 0.35),
        pen.lineWidth * 1.3,
      );
    }
  }
}
