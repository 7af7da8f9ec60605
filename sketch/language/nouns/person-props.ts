import { drawn, noto, nounTable } from '../noun.ts';

/**
 * Objects that people wear or carry; they are drawn separately only if the prompt names no person.
 */
export const PERSON_PROPS = nounTable('person-prop', [
  ['glasses', 'glasses|spectacles|eyeglasses', '眼镜', 0.05, 'table', noto('glasses')],
  ['goggles', 'goggles|diving mask', '护目镜|潜水镜|泳镜', 0.08, 'table', noto('goggles')],
  ['backpack', 'backpack|rucksack|schoolbag', '背包|书包|双肩包', 0.45, 'ground', noto('backpack')],
  ['crown', 'crown|tiara', '皇冠|王冠', 0.15, 'table', noto('crown')],
  ['helmet', 'helmet', '头盔|安全帽', 0.28, 'table', noto('rescue-workers-helmet')],
  ['sword', 'sword|katana|blade', '剑|宝剑|长剑|武士刀|刀剑', 1, 'ground', noto('dagger')],
  ['shield', 'shield', '盾|盾牌', 0.8, 'ground', noto('shield')],
  ['bow-weapon', 'bow and arrow|archery bow|arrow', '弓箭|弓|箭', 1.2, 'ground', noto('bow-and-arrow')],
  ['trident', 'trident|spear', '三叉戟|长矛', 1.8, 'ground', noto('trident-emblem')],
  ['fishing-rod', 'fishing rod|fishing pole', '鱼竿|钓竿|钓鱼竿', 2, 'ground', drawn],
  ['walking-stick', 'walking stick|cane|staff', '拐杖|手杖|法杖', 0.9, 'ground', noto('white-cane')],
  ['mask-prop', 'mask|theatre mask', '面具|面罩', 0.25, 'table', noto('performing-arts')],
  ['whistle', 'whistle|megaphone', '哨子|扩音器|大喇叭', 0.2, 'table', noto('megaphone')],
  ['oar', 'oar|paddle', '船桨|桨', 1.8, 'ground', drawn],
  ['hoe', 'pickaxe|hoe|rake', '锄头|镐|耙子', 1.4, 'ground', noto('pick')],
  ['watering-can', 'watering can', '洒水壶|浇水壶|喷壶', 0.35, 'ground', drawn],
  ['crutch', 'crutch|crutches', '腋杖|双拐', 1.2, 'ground', noto('crutch')],
  ['sled-rope', 'lasso', '套索', 0.4, 'ground', drawn],
]);
