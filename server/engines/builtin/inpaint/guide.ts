import { HOLE, KNOWN } from './distance.ts';
import { CHANNELS, type Level } from './level.ts';
import { APART, GIVEN, stretch, WANTED } from './membrane.ts';

/**
 * The colour that the surroundings suggest for each pixel, three numbers a pixel: known pixels unchanged, and over the
 * gap a membrane from its edge.
 */
export function suggestColours(level: Level, tick: () => void): Float32Array {
  const { width, height, values, state } = level;
  const colours = new Float32Array(width * height * 3);
  const role = new Uint8Array(width * height);
  for (let at = 0; at < role.length; at += 1) {
    role[at] = state[at] === KNOWN ? GIVEN : state[at] === HOLE ? WANTED : APART;
    for (let channel = 0; channel < 3; channel += 1)
      colours[at * 3 + channel] = values[at * CHANNELS + channel] as number;
  }
  stretch({ width, height, channels: 3, values: colours, role }, tick);
  return colours;
}
