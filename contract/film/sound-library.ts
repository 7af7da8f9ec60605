/**
 * Music and sound effects that come with the film editor, made by us (`docs/making-sounds.md`). Documents name them like
 * files; they are stored with the product, so that they count towards no storage.
 */

export const MOODS = ['calm', 'bright', 'tense', 'sad', 'playful', 'solemn'] as const;
export type Mood = (typeof MOODS)[number];
export const EFFECT_GROUPS = ['moves', 'devices', 'people', 'nature'] as const;
export type EffectGroup = (typeof EFFECT_GROUPS)[number];

interface Sound {
  id: string;
  /** Exact to the sample of 48 kHz; files may have a few more, which are not heard. */
  seconds: number;
  /** Whether its end leads to its beginning without a gap. */
  loops: boolean;
}
export interface LibraryPiece extends Sound {
  mood: Mood;
  tempo: Tempo;
}
export interface LibraryEffect extends Sound {
  id: EffectId;
  group: EffectGroup;
}

/** Where the beats of a piece are: the first is at its beginning. */
export interface Tempo {
  beatsPerMinute: number;
  beatsPerBar: number;
}

const TEMPOS: Readonly<Record<Mood, Tempo>> = {
  calm: { beatsPerMinute: 64, beatsPerBar: 4 },
  bright: { beatsPerMinute: 128, beatsPerBar: 4 },
  tense: { beatsPerMinute: 96, beatsPerBar: 4 },
  sad: { beatsPerMinute: 72, beatsPerBar: 3 },
  playful: { beatsPerMinute: 144, beatsPerBar: 3 },
  solemn: { beatsPerMinute: 64, beatsPerBar: 4 },
};

/** Each mood in two lengths. */
export const LIBRARY_PIECES: readonly LibraryPiece[] = MOODS.flatMap((mood) =>
  [30, 90].map((seconds) => ({ id: `${mood}-${seconds}`, mood, seconds, loops: true, tempo: TEMPOS[mood] })),
);

/** By group: seconds, and whether it loops. */
const EFFECTS = {
  moves: { whoosh: [1.1, false], riser: [4, false], impact: [3, false], chime: [3, false] },
  devices: {
    click: [0.3, false],
    pop: [0.4, false],
    notification: [1.5, false],
    typewriter: [3.8, false],
    'camera-shutter': [0.5, false],
    'cash-register': [2.2, false],
    clock: [4, true],
  },
  people: {
    'door-knock': [1.6, false],
    footsteps: [4.7, false],
    heartbeat: [4, true],
    'page-turn': [0.9, false],
  },
  nature: { rain: [10, true], wind: [10, true], thunder: [6.5, false], waves: [10, true], fire: [10, true] },
} as const;
export type EffectId = { [Group in EffectGroup]: keyof (typeof EFFECTS)[Group] }[EffectGroup];

export const LIBRARY_EFFECTS: readonly LibraryEffect[] = EFFECT_GROUPS.flatMap((group) =>
  Object.entries(EFFECTS[group]).map(([id, [seconds, loops]]) => ({
    id: id as EffectId,
    group,
    seconds,
    loops,
  })),
);

const BY_ID: ReadonlyMap<string, LibraryPiece | LibraryEffect> = new Map(
  [...LIBRARY_PIECES, ...LIBRARY_EFFECTS].map((sound) => [sound.id, sound]),
);

const PREFIX = 'sound:';

/** How a document names a sound of the library. */
export const librarySource = (id: string): string => PREFIX + id;

/** The sound that a source names; undefined for a file, and for a sound that is not there. */
export const librarySound = (source: string | undefined): LibraryPiece | LibraryEffect | undefined =>
  source?.startsWith(PREFIX) ? BY_ID.get(source.slice(PREFIX.length)) : undefined;
