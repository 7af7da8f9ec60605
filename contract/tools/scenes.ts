import type { Choice } from './kinds/choice.ts';

/** Backgrounds that can be chosen by name; every engine gets the name, and the built-in engine draws them. */
const SCENES = {
  white: { en: 'Pure white', zh: '纯白' },
  grey_studio: { en: 'Grey studio', zh: '灰色影棚' },
  dark_studio: { en: 'Dark studio', zh: '暗调影棚' },
  peach: { en: 'Peach paper', zh: '蜜桃色背景纸' },
  sage: { en: 'Sage paper', zh: '鼠尾草绿背景纸' },
  sky_blue: { en: 'Sky-blue paper', zh: '天蓝背景纸' },
  light_wood: { en: 'Light wood', zh: '浅色木桌' },
  dark_wood: { en: 'Dark wood', zh: '深色木桌' },
  white_marble: { en: 'White marble', zh: '白色大理石' },
  black_marble: { en: 'Black marble', zh: '黑色大理石' },
  linen: { en: 'Linen', zh: '亚麻布' },
  concrete: { en: 'Concrete', zh: '水泥台' },
  slate: { en: 'Slate', zh: '石板' },
  sand: { en: 'Sand', zh: '细沙' },
  water: { en: 'Water', zh: '水面' },
  beach: { en: 'Beach', zh: '海滩' },
  meadow: { en: 'Meadow', zh: '草地' },
  forest: { en: 'Forest', zh: '树林' },
  mountains: { en: 'Mountains', zh: '群山' },
  snow: { en: 'Snow', zh: '雪地' },
  dusk_field: { en: 'Field at dusk', zh: '黄昏麦田' },
  desert: { en: 'Desert', zh: '沙漠' },
} as const;
export type SceneId = keyof typeof SCENES;

/** The scenes as values of a choice; their pictures are in a folder that the tools share. */
export const SCENE_CHOICES: readonly Choice[] = Object.entries(SCENES).map(([value, text]) => ({
  value,
  text,
  picture: `../scenes/${value.replaceAll('_', '-')}.webp`,
}));

/** Whether a string names a scene. */
export function isSceneId(word: string): word is SceneId {
  return Object.hasOwn(SCENES, word);
}
