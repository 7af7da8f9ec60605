const ORDINALS: Readonly<Record<number, string>> = { 1: 'Next', 2: '2nd', 3: '3rd' };

/** Where a queued run is in the line: before it are `place` - 1 others. */
export const line = {
  line: ({ place, minutes }: { place: number; minutes: number }) =>
    `${ORDINALS[place] ?? `${place}th`} in line, starts in ${minutes < 1 ? 'under a minute' : `about ${minutes}\u00a0min`}`,
};
