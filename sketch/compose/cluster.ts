import { createRandom } from '@inkreel/server/engines/builtin/pixels/random.ts';
import { type Brief, hashText, type RelationKind, type Subject } from '../brief.ts';
import { drawSubject } from '../figures/draw-subject.ts';
import type { Box, DrawContext, DrawOptions, Figure, FigurePose, Point } from '../figures/figure.ts';
import { scaleFigure } from '../figures/scale.ts';
import { wearOn } from '../figures/wear.ts';
import { nounById } from '../language/nouns.ts';
import { compressMetres } from '../scenes/stage.ts';
import type { Tie } from './tie.ts';
import { copyOf, isGarment } from './vary.ts';

/** A copy of a subject inside a cluster; coordinates in (compressed) metres from the cluster's ground point. */
export interface Member {
  subject: Subject;
  copy: number;
  figure: Figure;
  x: number;
  y: number;
  /** Metres of the picture for one centimetre of the figure. */
  scale: number;
  /** Position of the parent in `Cluster.members`. */
  parent?: number;
  relation?: RelationKind;
  drawnByParent?: boolean;
}

/** A root figure with everything in, on, under or held by it, placed as one. */
export interface Cluster {
  root: Subject;
  copy: number;
  members: Member[];
  box: Box;
}

export type Facing = DrawContext['facing'];

const OUTLINES: Partial<Record<Brief['style'], string>> = {
  anime: '#41324c',
  retro_comics: '#1d1820',
  ukiyo_e: '#262433',
};

/** Height in metres that represents the size of a figure: long figures count by their length too. */
function metresOf(figure: Figure): number {
  const { left, top, right, bottom } = figure.box;
  return Math.max(bottom - top, (right - left) * 0.62) / 100;
}

/** Metres of the picture for one centimetre, by the compressed natural size. */
function freeScale(figure: Figure): number {
  const metres = metresOf(figure);
  return compressMetres(metres) / (metres * 100);
}

function contextOf(brief: Brief, subject: Subject, copy: number, facing: Facing): DrawContext {
  const outline = OUTLINES[brief.style];
  return {
    style: brief.style,
    ...(outline === undefined ? {} : { outline }),
    random: createRandom(brief.seed ^ hashText(`${subject.index}:${copy}:${subject.noun}`)),
    time: brief.time,
    facing,
  };
}

/** True if the prompt puts a person next to another living being or lets one look at something. */
function hasCompany({ relations, subjects }: Brief, index: number): boolean {
  return relations.some(({ kind, subject, object }) => {
    if (kind === 'looking_at' && subject === index) return true;
    const other = subject === index ? object : object === index ? subject : undefined;
    const one = other === undefined ? undefined : subjects[other]?.kind;
    return kind === 'beside' && (one === 'person' || one === 'animal');
  });
}

/** Pose of a person on or in something: sits on seats and in vehicles, lies in a bed when asleep. */
function poseOn(
  child: Subject,
  parent: Subject,
  relation: RelationKind,
  figure: Figure,
): FigurePose | undefined {
  const asked = child.look?.pose ?? child.pose;
  if (relation === 'riding') return child.kind === 'person' ? 'ride' : 'sit';
  if (relation !== 'in' && relation !== 'on') return undefined;
  if (child.kind !== 'person') return asked;
  if (asked === 'sleep' || asked === 'read') return asked;
  const seat = figure.anchors.seat !== undefined || nounById(parent.noun)?.category === 'vehicle';
  return seat ? 'sit' : undefined;
}

/** The parent's anchor for a relation, in the parent's centimetres, which the child's point meets. */
function anchorFor(relation: RelationKind, figure: Figure): Point {
  const { anchors, box } = figure;
  const top = anchors.top ?? { x: (box.left + box.right) / 2, y: box.top };
  switch (relation) {
    case 'riding':
      return anchors.seat ?? anchors.inside ?? anchors.surface ?? { x: top.x, y: box.top * 0.8 };
    case 'in':
      return (
        anchors.inside ?? anchors.seat ?? anchors.surface ?? { x: (box.left + box.right) / 2, y: box.bottom }
      );
    case 'on':
      return anchors.surface ?? anchors.seat ?? top;
    case 'under':
      return anchors.below ?? { x: (box.left + box.right) / 2, y: 0 };
    case 'holding':
      return anchors.hand ?? anchors.mouth ?? anchors.center ?? top;
    default:
      return anchors.head ?? top;
  }
}

function neckOf({ anchors, box }: Figure): Point {
  return { x: anchors.top?.x ?? (box.left + box.right) / 2, y: box.top + (box.bottom - box.top) * 0.12 };
}

function seatKind(parent: Subject): 'furniture' | 'vehicle' {
  return nounById(parent.noun)?.category === 'vehicle' ? 'vehicle' : 'furniture';
}

/** Objects that a reader holds open. */
const READ = /book|newspaper|letter|scroll|map/;
/** Minimum height of a held object in the holder's heights: about a tenth of the picture. */
const HELD_SHARE = 0.19;
/** Minimum height of a person on or in something large, a ship or a house, in its heights. */
const LIVING_SHARE = 0.3;
/** Minimum height of a small object on or in a larger one. */
const LAID_SHARE = 0.2;

/** Scale of a child: its own compressed size, but near its parent's scale, and small enough to fit. */
function childScale(
  child: Figure,
  kind: Subject['kind'],
  parent: Figure,
  parentScale: number,
  relation: RelationKind,
  seat?: 'furniture' | 'vehicle',
): number {
  const own = freeScale(child);
  const wide = child.box.right - child.box.left;
  const tall = child.box.bottom - child.box.top;
  const room = {
    wide: (parent.box.right - parent.box.left) * parentScale,
    tall: (parent.box.bottom - parent.box.top) * parentScale,
  };
  // On a seat as high as a house (the moon) a person is still large enough to be seen.
  if (seat === 'furniture' && room.tall > tall * parentScale * 6) return (room.tall * 0.46) / tall;
  if (relation === 'riding' || seat === 'furniture') return parentScale;
  if (seat === 'vehicle') return Math.max(Math.sqrt(own * parentScale), (room.tall * LIVING_SHARE) / tall);
  if (relation === 'holding') {
    // A holder drawn larger than life holds larger objects.
    const grown = Math.max(1, parentScale / freeScale(parent));
    return Math.max(
      Math.min(own * grown, parentScale * 1.5, (room.tall * (child.floats === 'air' ? 1.1 : 0.75)) / tall),
      (room.tall * HELD_SHARE) / tall,
    );
  }
  const living = kind !== 'thing' && kind !== 'product';
  const between = living ? own ** 0.8 * parentScale ** 0.2 : Math.sqrt(own * parentScale);
  switch (relation) {
    case 'in':
      return Math.min(
        between,
        (room.wide * (living ? 0.66 : 0.6)) / wide,
        (room.tall * (living ? 1.5 : 0.9)) / tall,
      );
    case 'on':
      return Math.min(
        living
          ? Math.max(between, (room.tall * LIVING_SHARE) / tall)
          : Math.max(between, Math.min(own * 2.4, (room.tall * LAID_SHARE) / tall)),
        (room.wide * 0.9) / wide,
      );
    case 'under':
      return Math.min(
        between,
        (Math.abs((parent.anchors.surface ?? parent.anchors.top ?? { y: parent.box.top }).y) *
          parentScale *
          0.82) /
          tall,
        (room.wide * 0.62) / wide,
      );
    default:
      return between;
  }
}

/**
 * Draws a root subject with everything tied to it and puts the parts together by their anchors.
 * Returns undefined if the root cannot be drawn; `missing` gets the ties that cannot.
 */
export function buildCluster(
  brief: Brief,
  root: Subject,
  copy: number,
  tiesOf: (subject: Subject, copy: number) => Tie[],
  facing: Facing,
  missing: Set<number>,
): Cluster | undefined {
  const members: Member[] = [];

  const add = (
    plain: Subject,
    at: number,
    tie: Tie | undefined,
    parentAt: number | undefined,
    spread: number,
    above: ReadonlySet<Subject>,
  ): void => {
    const parent = parentAt === undefined ? undefined : members[parentAt];
    const options: DrawOptions = {};
    const every = above.has(plain) ? [] : tiesOf(plain, at);
    const worn = plain.kind === 'person' ? every.filter((candidate) => isGarment(candidate.subject)) : [];
    const ties = every.filter((candidate) => !worn.includes(candidate));
    const subject = copyOf(plain, at, brief.seed, worn);
    if (tie && parent) {
      const pose = poseOn(subject, parent.subject, tie.relation, parent.figure);
      if (pose !== undefined) options.pose = pose;
      if (tie.relation === 'riding' || options.pose === 'sit' || options.pose === 'read')
        options.mount = parent.figure;
    }
    if (subject.kind === 'person' && hasCompany(brief, subject.index)) options.turned = true;
    const context = contextOf(brief, subject, at, facing);
    const dressed =
      tie?.relation === 'wearing' && parent
        ? wearOn(parent.figure, parent.subject.noun, subject, context)
        : undefined;
    if (dressed && parent && parentAt !== undefined) {
      members.push({
        subject,
        copy: at,
        figure: dressed,
        x: parent.x,
        y: parent.y,
        scale: parent.scale,
        parent: parentAt,
        relation: 'wearing',
      });
      return;
    }
    const bare = drawSubject(subject, context, options);
    if (!bare) {
      missing.add(subject.index);
      return;
    }
    const scale =
      tie && parent
        ? childScale(
            bare,
            subject.kind,
            parent.figure,
            parent.scale,
            tie.relation,
            options.mount && subject.kind === 'person' ? seatKind(parent.subject) : undefined,
          )
        : freeScale(bare);
    const heldTie =
      subject.kind === 'person' ? ties.find((candidate) => candidate.relation === 'holding') : undefined;
    const held = heldTie
      ? drawSubject(heldTie.subject, contextOf(brief, heldTie.subject, heldTie.copy, facing))
      : undefined;
    const heldFactor = held
      ? childScale(held, heldTie?.subject.kind ?? 'thing', bare, scale, 'holding') / scale
      : 1;
    const carried = held ? scaleFigure(held, heldFactor) : undefined;
    // Umbrellas, rods, swords and reading matter are part of the person's drawing.
    const own = subject.look?.accessories as readonly string[] | undefined;
    const noun = heldTie?.subject.noun ?? '';
    const pose = options.pose ?? subject.look?.pose;
    const drawnAlready =
      own?.includes(noun.replace('-', '_')) === true || (pose === 'read' && READ.test(noun));
    if (carried && !drawnAlready) options.holding = carried;
    const figure =
      carried && !drawnAlready
        ? (drawSubject(subject, contextOf(brief, subject, at, facing), options) ?? bare)
        : bare;
    const member: Member = { subject, copy: at, figure, x: 0, y: 0, scale };
    if (tie && parent && parentAt !== undefined) {
      const flowers =
        tie.relation === 'in' &&
        nounById(subject.noun)?.category === 'plant' &&
        nounById(parent.subject.noun)?.category === 'product';
      // Flowers stand in the neck of a vase, not in the middle of its belly.
      const target = flowers ? neckOf(parent.figure) : anchorFor(tie.relation, parent.figure);
      const seated = options.mount !== undefined;
      const own =
        seated && subject.kind === 'person'
          ? (figure.anchors.seat ?? { x: 0, y: 0 })
          : ownPoint(figure, tie.relation);
      member.parent = parentAt;
      member.relation = tie.relation;
      member.x = parent.x + target.x * parent.scale - own.x * scale + spread;
      member.y = parent.y + target.y * parent.scale - own.y * scale;
      // A rower must look over the side of the boat.
      if (tie.relation === 'in' && parent.figure.floats === 'water' && subject.kind !== 'thing') {
        member.y += figure.box.top * scale * 0.22;
      }
    }
    const here = members.push(member) - 1;
    const below = new Set([...above, plain]);
    const groups = ties.filter((candidate) => candidate !== heldTie);
    for (const [order, next] of groups.entries()) {
      const siblings = groups.filter((candidate) => candidate.relation === next.relation);
      const place = siblings.indexOf(next) - (siblings.length - 1) / 2;
      const room = ((figure.box.right - figure.box.left) * scale * 0.78) / Math.max(1, siblings.length);
      if (order >= 7) continue;
      const tree = next.relation === 'under' ? (figure.anchors.below?.x ?? 0) * scale : 0;
      const offset = tree === 0 ? place * room : sheltered(siblings.indexOf(next), tree);
      add(next.subject, next.copy, next, here, siblings.length > 1 || tree !== 0 ? offset : 0, below);
    }
    if (carried && heldTie) {
      const grip = figure.anchors.hand ?? { x: 0, y: figure.box.top / 2 };
      const point = ownPoint(carried, 'holding');
      members.push({
        subject: heldTie.subject,
        copy: heldTie.copy,
        figure: carried,
        x: member.x + (grip.x - point.x) * scale,
        y: member.y + (grip.y - point.y) * scale,
        scale,
        parent: here,
        relation: 'holding',
        drawnByParent: true,
      });
    }
  };

  add(root, copy, undefined, undefined, 0, new Set());
  if (members.length === 0) return undefined;
  return { root, copy, members, box: boundsOf(members) };
}

/**
 * Place of the nth figure under a tree, from the first one's: left and right of the trunk in turn, then further out.
 */
function sheltered(at: number, beside: number): number {
  const out = beside * (1 + Math.floor(at / 2) * 0.85);
  return (at % 2 ? -out : out) - beside;
}

/** The child's point that meets the anchor: its foot, its grip where it is held, its middle where it floats inside. */
function ownPoint(figure: Figure, relation: RelationKind): Point {
  if (relation === 'holding') {
    return figure.anchors.hand ?? { x: 0, y: -Math.min(12, (figure.box.bottom - figure.box.top) * 0.12) };
  }
  return { x: 0, y: 0 };
}

function boundsOf(members: readonly Member[]): Box {
  const box: Box = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  for (const { figure, x, y, scale } of members) {
    box.left = Math.min(box.left, x + figure.box.left * scale);
    box.top = Math.min(box.top, y + figure.box.top * scale);
    box.right = Math.max(box.right, x + figure.box.right * scale);
    box.bottom = Math.max(box.bottom, y + figure.box.bottom * scale);
  }
  return box;
}
