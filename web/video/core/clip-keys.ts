import type { ClipClock } from './clip-clock.ts';

/** Keys that a control uses itself while it has the focus. */
export type OwnKeys = readonly string[];

/**
 * The keys of a clip, everywhere the same: Space plays, `,` and `.` step a frame, J, K and L shuttle, Home and End go
 * to the ends, M turns the sound off and on.
 * @param key as the event names it
 * @param options `rate`: frames a second, if known; `own`: keys that the focused control or the page uses for something
 * else
 * @returns whether the clip took the key
 */
export function pressClipKey(
  key: string,
  clock: ClipClock,
  { rate, own = [] }: { rate?: number | undefined; own?: OwnKeys } = {},
): boolean {
  const name = key.length === 1 ? key.toLowerCase() : key;
  const actions: Record<string, () => void> = {
    ' ': clock.toggle,
    ',': () => clock.step(-1, rate),
    '.': () => clock.step(1, rate),
    j: () => clock.shuttle(-1),
    k: clock.pause,
    l: () => clock.shuttle(1),
    m: clock.toggleSound,
    Home: () => clock.seek(0),
    End: () => clock.seek(clock.duration.get()),
  };
  const action = own.includes(name) ? undefined : actions[name];
  action?.();
  return action !== undefined;
}
