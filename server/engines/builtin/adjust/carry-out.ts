import type { Mask, Picture } from '../pixels/picture.ts';
import { partOf, replaceBackground } from './apply/background.ts';
import { addCaption } from './apply/caption.ts';
import { addBorder, cropSides, cropToRatio, flip, resize, rotate } from './apply/shape.ts';
import { tiltOf } from './apply/tilt.ts';
import { keepOutside, LOOKS, TONES } from './apply/tone.ts';
import type { Command, Target } from './command.ts';

/** A picture while an instruction is applied, and the area for changes of tone. */
interface State {
  picture: Picture;
  /** Unset once the picture's shape has changed. */
  mask: Mask | undefined;
}

interface CarriedOut {
  picture: Picture;
  /** Commands that were not carried out, since no subject was found with certainty. */
  leftOut: Command[];
}

/**
 * Applies commands, one after the other. A mask limits changes of tone; commands that change the picture's
 * shape act on all of it, so with a mask tones come first.
 *
 * @param tick is called every 50 ms or so; may throw to stop
 */
export async function carryOut(
  picture: Picture,
  commands: readonly Command[],
  { mask, seed, tick }: { mask: Mask | undefined; seed: number; tick: (done: number) => void },
): Promise<CarriedOut> {
  const ordered = mask
    ? commands.toSorted((one, other) => Number(!isTone(one)) - Number(!isTone(other)))
    : commands;
  let state: State = { picture: { ...picture, data: picture.data.slice() }, mask };
  const leftOut: Command[] = [];
  for (const [index, command] of ordered.entries()) {
    const told = (share = 0) => tick((index + share) / ordered.length);
    told();
    const next = isTone(command)
      ? await changeTone(state, command, seed, told)
      : await changeShape(state.picture, command, told);
    if (next) state = { picture: next, mask: isTone(command) ? state.mask : undefined };
    else leftOut.push(command);
  }
  return { picture: state.picture, leftOut };
}

type ToneCommand = Extract<Command, { kind: 'tone' | 'look' }>;
const isTone = (command: Command): command is ToneCommand =>
  command.kind === 'tone' || command.kind === 'look';

async function changeTone(
  { picture, mask }: State,
  command: ToneCommand,
  seed: number,
  told: (share?: number) => void,
): Promise<Picture | undefined> {
  const part = command.target === 'all' ? undefined : await partMeant(picture, command.target, told);
  if (command.target !== 'all' && !part) return undefined;
  const changed: Picture = { ...picture, data: picture.data.slice() };
  const change = command.kind === 'tone' ? TONES[command.tone] : LOOKS[command.look];
  change(changed, command.amount, seed, () => told(0.9));
  for (const limit of [part, mask]) if (limit) keepOutside(picture, changed, limit);
  return changed;
}

function partMeant(
  picture: Picture,
  target: Exclude<Target, 'all'>,
  told: (share: number) => void,
): Promise<Mask | undefined> {
  return partOf(picture, target, (share) => told(share * 0.8));
}

function changeShape(
  picture: Picture,
  command: Exclude<Command, ToneCommand>,
  told: (share?: number) => void,
): Picture | Promise<Picture | undefined> {
  const tick = () => told(0.5);
  switch (command.kind) {
    case 'crop-to-ratio':
      return cropToRatio(picture, command.ratio, command.anchor);
    case 'crop-sides':
      return cropSides(picture, command.sides, command.share);
    case 'rotate':
      return rotate(picture, command.degrees, false, tick);
    case 'straighten':
      return rotate(picture, command.degrees ?? tiltOf(picture, tick), true, tick);
    case 'flip':
      return flip(picture, command.across);
    case 'resize':
      return resize(picture, command, tick);
    case 'border':
      return addBorder(picture, bytesOf(command.color), command.share);
    case 'background':
      return replaceBackground(picture, command.color ? bytesOf(command.color) : undefined, told);
    case 'caption':
      return addCaption(picture, command);
  }
}

function bytesOf(hex: string): [number, number, number] {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}
