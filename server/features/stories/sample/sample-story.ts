import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { type Part, placesAt } from '@inkreel/contract/documents/parts/part.ts';
import type { ShotCamera } from '@inkreel/contract/documents/story-document.ts';
import type { Language } from '@inkreel/contract/site.ts';
import type { ShotSize } from '@inkreel/contract/story/shot-sizes.ts';
import type { Traits } from '@inkreel/contract/story/traits.ts';

type Said = Record<Language, string>;

/** A character of the sample story, with the picture of its look below `SAMPLE_STORY_PATH`. */
export interface SampleRole {
  name: Said;
  description: Said;
  traits: Traits;
  picture: string;
}

/** Where its pictures are, below the site's root; `scripts/draw-sample-story.ts` draws them. */
export const SAMPLE_STORY_PATH = '/samples/story/';

export const SAMPLE_NAME: Said = { en: 'Where the moon sleeps', zh: '月亮睡在哪里' };

export const SAMPLE_ROLES = {
  girl: {
    name: { en: 'Mina', zh: '小岚' },
    description: { en: 'A girl of nine who asks about everything.', zh: '九岁的女孩，什么都想问。' },
    traits: {
      age: 'child',
      gender: 'female',
      skin: 'light',
      hair: 'pigtails',
      hair_color: 'red',
      clothes: 'dress',
      clothes_color: 'blue',
      accessories: ['glasses'],
    },
    picture: 'girl',
  },
  fisherman: {
    name: { en: 'Theo', zh: '老秦' },
    description: { en: 'An old fisherman with time for every question.', zh: '老渔夫，对每个问题都有耐心。' },
    traits: {
      age: 'elderly',
      gender: 'male',
      skin: 'tan',
      hair: 'short',
      hair_color: 'white',
      clothes: 'coat',
      clothes_color: 'green',
      accessories: ['beard', 'straw_hat'],
    },
    picture: 'fisherman',
  },
} as const satisfies Record<string, SampleRole>;
export type SampleRoleName = keyof typeof SAMPLE_ROLES;

interface SampleShot {
  text: Said;
  size: ShotSize;
  camera?: ShotCamera;
  cast: readonly SampleRoleName[];
  lines?: readonly { role: SampleRoleName; text: Said }[];
}

const PLACES = {
  beach: {
    name: { en: 'Beach', zh: '海滩' },
    prompt: { en: 'A quiet beach with a lighthouse', zh: '安静的海滩，远处有灯塔' },
  },
  kitchen: {
    name: { en: 'Kitchen', zh: '厨房' },
    prompt: { en: 'A small kitchen with a wooden table', zh: '小厨房，有一张木桌' },
  },
} as const satisfies Record<string, { name: Said; prompt: Said }>;

interface SampleScene {
  place: keyof typeof PLACES;
  heading: Said;
  prompt: Said;
  shots: readonly SampleShot[];
}

const SCENES: readonly SampleScene[] = [
  {
    place: 'beach',
    heading: { en: 'EXT. BEACH - NIGHT', zh: '夜 外 海滩' },
    prompt: { en: 'At night', zh: '夜晚' },
    shots: [
      {
        text: { en: 'Mina walks along the water with a lantern', zh: '小岚提着灯笼沿着海边走' },
        size: 'wide',
        camera: 'pan',
        cast: ['girl'],
      },
      {
        text: { en: 'Mina looks up at the moon', zh: '小岚抬头看月亮' },
        size: 'medium',
        cast: ['girl'],
        lines: [
          {
            role: 'girl',
            text: { en: 'Where do you go in the morning?', zh: '天亮了，你去哪儿呢？' },
          },
        ],
      },
      {
        text: { en: 'Theo is tying up a red boat', zh: '老秦正在系一条红色的小船' },
        size: 'full',
        cast: ['fisherman'],
      },
      {
        text: { en: 'Theo sees Mina', zh: '老秦看见了小岚' },
        size: 'full',
        cast: ['fisherman', 'girl'],
        lines: [
          {
            role: 'fisherman',
            text: { en: 'Ask it from the boat. It hears you better.', zh: '到船上去问，它听得更清楚。' },
          },
        ],
      },
      {
        text: { en: 'Mina and Theo sit in the boat', zh: '小岚和老秦坐在船里' },
        size: 'wide',
        camera: 'push_in',
        cast: ['girl', 'fisherman'],
        lines: [
          { role: 'fisherman', text: { en: 'It sleeps at the bottom of the sea.', zh: '月亮睡在海底。' } },
          { role: 'girl', text: { en: 'Then who wakes it up?', zh: '那谁叫它起床？' } },
        ],
      },
      {
        text: { en: 'Theo laughs', zh: '老秦笑了' },
        size: 'close',
        cast: ['fisherman'],
        lines: [{ role: 'fisherman', text: { en: 'You do. Every evening.', zh: '你呀，每天傍晚。' } }],
      },
    ],
  },
  {
    place: 'kitchen',
    heading: { en: 'INT. KITCHEN - MORNING', zh: '晨 内 厨房' },
    prompt: { en: 'In the morning', zh: '早晨' },
    shots: [
      {
        text: { en: 'Mina and Theo stand in the kitchen', zh: '小岚和老秦站在厨房里' },
        size: 'medium',
        cast: ['girl', 'fisherman'],
      },
      {
        text: { en: 'Mina smiles', zh: '小岚笑了' },
        size: 'close',
        cast: ['girl'],
        lines: [
          {
            role: 'girl',
            text: {
              en: 'I will draw it a bed, so that it stays dry.',
              zh: '我要给它画一张床，这样就不会湿了。',
            },
          },
        ],
      },
      {
        text: { en: 'Mina and Theo say goodbye', zh: '小岚和老秦道别' },
        size: 'full',
        camera: 'pull_out',
        cast: ['girl', 'fisherman'],
        lines: [{ role: 'fisherman', text: { en: 'Good night, moon.', zh: '晚安，月亮。' } }],
      },
    ],
  },
];

/** Pictures of its shots, by the ids of their parts. */
export const SAMPLE_PICTURES: ReadonlyMap<string, string> = new Map(
  SCENES.flatMap(({ shots }, scene) =>
    shots.map((_, shot) => [shotId(scene, shot), `shot-${scene + 1}-${shot + 1}`] as const),
  ),
);

function shotId(scene: number, shot: number): string {
  return `scene-${scene + 1}-shot-${shot + 1}`;
}

/** The parts of the sample story, without pictures. @param roles ids of its characters */
export function sampleParts(language: Language, roles: Readonly<Record<SampleRoleName, string>>): Part[] {
  const places = Object.entries(PLACES);
  const { indexes } = placesAt([], 0, 1 + places.length + SCENES.length);
  const next = () => indexes.shift() ?? 'a0';
  return [
    {
      id: HEAD,
      kind: HEAD,
      parent: null,
      index: next(),
      language,
      style: 'picture_book',
      ratio: '16:9',
    },
    ...places.map(([id, { name, prompt }]) => ({
      id: `place-${id}`,
      kind: 'place',
      parent: null,
      index: next(),
      name: name[language],
      prompt: prompt[language],
    })),
    ...SCENES.flatMap((scene, at) => [
      {
        id: `scene-${at + 1}`,
        kind: 'scene',
        parent: null,
        index: next(),
        heading: scene.heading[language],
        place: `place-${scene.place}`,
        prompt: scene.prompt[language],
      },
      ...partsOfScene(scene, at, language, roles),
    ]),
  ];
}

/** Each shot with what happens in it and what is said. */
function partsOfScene(
  { shots }: SampleScene,
  scene: number,
  language: Language,
  roles: Readonly<Record<SampleRoleName, string>>,
): Part[] {
  const parent = `scene-${scene + 1}`;
  const said = shots.flatMap(({ text, lines = [] }, shot) => {
    const action = { type: 'action', text: text[language] };
    const speeches = lines.map((line) => ({
      type: 'speech',
      role: roles[line.role],
      speaker: SAMPLE_ROLES[line.role].name[language],
      text: line.text[language],
    }));
    return [action, ...speeches].map((line) => ({ ...line, shot: shotId(scene, shot) }));
  });
  const { indexes } = placesAt([], 0, Math.max(shots.length, said.length));
  return [
    ...shots.map(({ text, size, camera = 'still', cast }, shot) => ({
      id: shotId(scene, shot),
      kind: 'shot',
      parent,
      index: indexes[shot] ?? 'a0',
      text: text[language],
      size,
      camera,
      seconds: 4,
      roles: cast.map((name) => ({ role: roles[name] })),
    })),
    ...said.map((line, at) => ({
      id: `${parent}-line-${at + 1}`,
      kind: 'line',
      parent,
      index: indexes[at] ?? 'a0',
      ...line,
    })),
  ];
}
