import { createRandom } from '@inkreel/server/engines/builtin/pixels/random.ts';
import { type Brief, type Place, type Subject } from '../brief.ts';
import { nounById } from '../language/nouns.ts';
import { planStage, type Stage } from '../scenes/stage.ts';
import { arrange } from './arrange.ts';
import { buildCluster, type Cluster, type Facing } from './cluster.ts';
import { boxAt, type Layout, type PlacedFigure } from './placed-figure.ts';
import { middleOf, type Spot, spotScale } from './spot.ts';
import { readTies } from './ties.ts';

/** Guidance for a composition beyond the words; both functions change their arguments. */
export interface Guide {
  /** Moves the lines of the empty stage. */
  bend(stage: Stage): void;
  /** Moves and sizes what was placed by the rules. */
  place(stage: Stage, spots: readonly Spot[]): void;
}

/**
 * Composes a brief at a size in pixels: the position, size, order and direction of each figure. Pure: the same
 * brief, size and guide give the same layout.
 */
export function layout(brief: Brief, width: number, height: number, guide?: Guide): Layout {
  const missing = new Set<number>();
  const { roots, tiesOf } = readTies(brief);
  const build = (root: Subject, copy: number, facing: Facing): Cluster | undefined =>
    buildCluster(brief, root, copy, tiesOf, facing, missing);
  const grow = (root: Subject, copy: number, depth: number): Cluster[] => {
    const cluster = build(root, copy, 'right');
    if (cluster) return [cluster];
    // A subject tied to one that cannot be drawn is placed separately.
    return depth > 3 ? [] : tiesOf(root, copy).flatMap((tie) => grow(tie.subject, tie.copy, depth + 1));
  };
  const clusters = roots.flatMap((root) =>
    Array.from({ length: Math.min(7, root.count) }, (_, copy) => grow(root, copy, 0)).flat(),
  );
  const stage = planStage(inElement(brief, clusters), width, height);
  guide?.bend(stage);
  const spots = arrange(brief, stage, clusters);
  guide?.place(stage, spots);
  const random = createRandom((brief.arranged ?? brief.seed) ^ 0xface);
  for (const spot of spots) {
    if (facingOf(brief, stage, spot, spots, random) === 'right') continue;
    const middle = middleOf(stage, spot);
    spot.cluster = build(spot.cluster.root, spot.cluster.copy, 'left') ?? spot.cluster;
    const { left, right } = spot.cluster.box;
    spot.x = middle - ((left + right) / 2) * spotScale(stage, spot);
  }
  return { stage, figures: flatten(stage, spots), missing: [...missing].sort((a, b) => a - b) };
}

/** Places of open land that can have a lake in them. */
const LAND: ReadonlySet<Place> = new Set([
  'field',
  'mountain',
  'forest',
  'snowland',
  'park',
  'garden',
  'road',
  'farm',
]);

/**
 * Adapts the place to the figures: the open sea has no ground, so a standing figure moves the picture to the
 * beach; a boat or a whale in a meadow moves it to the lake or the sea.
 */
function inElement(brief: Brief, clusters: readonly Cluster[]): Brief {
  const place = brief.places[0] ?? 'field';
  const roots = clusters.map(({ members }) => members[0]);
  const moved = (to: Place): Brief => ({ ...brief, places: [to, ...brief.places] });
  if (place === 'sea')
    return roots.some((root) => root?.figure.floats === undefined) ? moved('beach') : brief;
  const floating = roots.find((root) => root?.figure.floats === 'water');
  if (!floating || !LAND.has(place)) return brief;
  return moved(
    nounById(floating.subject.noun)?.at === 'underwater' || floating.subject.noun === 'whale'
      ? 'sea'
      : 'lake',
  );
}

function running({ pose, look }: Subject): boolean {
  return (look?.pose ?? pose) === 'run';
}

function isLiving({ root }: Cluster): boolean {
  return root.kind === 'person' || root.kind === 'animal';
}

/**
 * Towards the object that the figure looks at or is next to, otherwise mostly towards the middle of the
 * picture.
 */
function facingOf(
  brief: Brief,
  stage: Stage,
  spot: Spot,
  spots: readonly Spot[],
  random: () => number,
): Facing {
  const here = middleOf(stage, spot);
  const chance = random();
  const indexes = new Set(spot.cluster.members.map(({ subject }) => subject.index));
  for (const { kind, subject, object } of brief.relations) {
    const other = indexes.has(subject)
      ? object
      : indexes.has(object) && kind === 'beside'
        ? subject
        : undefined;
    if (other === undefined || indexes.has(other)) continue;
    if (kind !== 'looking_at' && kind !== 'beside' && kind !== 'in_front_of') continue;
    const seen = spots.find(({ cluster }) =>
      cluster.members.some((member) => member.subject.index === other),
    );
    if (!seen) continue;
    const ahead: Facing = middleOf(stage, seen) >= here ? 'right' : 'left';
    const back: Facing = ahead === 'right' ? 'left' : 'right';
    // Runners in a race go one way; a chased figure runs away from its chaser.
    const runs = running(spot.cluster.root);
    const bothRun = runs && running(seen.cluster.root);
    const isChased =
      kind === 'beside' && indexes.has(object) && isLiving(seen.cluster) && running(seen.cluster.root);
    if (bothRun) return ((brief.arranged ?? brief.seed) & 1) === 0 ? 'right' : 'left';
    if (isChased) return back;
    if (kind === 'looking_at' || runs || chance < 0.8) return ahead;
  }
  const { pose, count, index } = spot.cluster.root;
  // A moving herd goes one way.
  if (count > 1 && (pose === 'walk' || pose === 'run' || pose === 'fly' || pose === 'swim'))
    return ((brief.arranged ?? brief.seed) + index) % 2 ? 'left' : 'right';
  const inwards: Facing = here <= stage.width / 2 ? 'right' : 'left';
  const outwards: Facing = inwards === 'right' ? 'left' : 'right';
  return chance < 0.85 ? inwards : outwards;
}

/** Drawing order: scenery and flying figures first, then from the farthest ground line to the nearest. */
function flatten(stage: Stage, spots: readonly Spot[]): PlacedFigure[] {
  const depth = (spot: Spot): number => {
    if (spot.standing !== 'air') return spot.y;
    if (stage.wall && nounById(spot.cluster.root.noun)?.category === 'furniture') return stage.horizon;
    return spot.partners.size > 0 || -spot.cluster.box.top < 0.4 ? stage.height + 1 : stage.horizon;
  };
  const ordered = [...spots].sort(
    (a, b) => depth(a) - depth(b) || a.cluster.root.index - b.cluster.root.index,
  );
  const figures: PlacedFigure[] = [];
  for (const spot of ordered) {
    const scale = spotScale(stage, spot);
    const base = figures.length;
    for (const [at, member] of spot.cluster.members.entries()) {
      const x = spot.x + member.x * scale;
      const y = spot.y + member.y * scale;
      figures.push({
        subject: member.subject.index,
        copy: member.copy,
        noun: member.subject.noun,
        figure: member.figure,
        x,
        y,
        scale: member.scale * scale,
        box: boxAt(member.figure, x, y, member.scale * scale),
        standing: at === 0 ? spot.standing : 'attached',
        order: base + at,
        ...(member.parent === undefined ? {} : { parent: base + member.parent }),
        ...(member.relation === undefined ? {} : { relation: member.relation }),
        ...(member.drawnByParent ? { drawnByParent: true } : {}),
      });
    }
  }
  return figures;
}
