/** The four-legged animals, as differences from a middling dog. */
import type { QuadrupedShape } from './quadruped-shape.ts';

const DOG: QuadrupedShape = {
  length: 52, rump: 15, belly: 15, chest: 18, leg: 42, legWidth: 5.4, hoof: false,
  neck: 24, neckAngle: 55, neckWidth: 11, head: 17, muzzle: 13, muzzleWidth: 8.5,
  ears: 'flop', earSize: 17, tail: 'long', tailSize: 34,
  coat: '#c98f4e', light: '#f4e3c6', tip: '#8a5a2c', pattern: 'plain', patternColor: '#8a5a2c', legs: '#c98f4e',
  nose: '#2c2226', face: 'cheeks',
};
const CAT: QuadrupedShape = {
  ...DOG, length: 44, rump: 14, belly: 13.5, chest: 13.5, leg: 33, legWidth: 4.6, neck: 15, neckWidth: 10, head: 18.5, muzzle: 2.5, muzzleWidth: 8,
  ears: 'point', earSize: 15, tailSize: 46, coat: '#e2954a', light: '#fbeedb', tip: '#c26f2a', pattern: 'stripes', patternColor: '#b9651f', legs: '#e2954a', nose: '#d9737a', whiskers: true,
};
const FOX: QuadrupedShape = {
  ...DOG, length: 48, rump: 13, belly: 13, chest: 15, leg: 35, legWidth: 4.2, neck: 18, head: 16, muzzle: 15, muzzleWidth: 5.6,
  ears: 'point', earSize: 18, tail: 'bushy', tailSize: 52, coat: '#dd6b2a', light: '#fdf3e4', tip: '#fdf3e4', legs: '#4a2c24',
};
const BEAR: QuadrupedShape = {
  ...DOG, length: 62, rump: 27, belly: 27, chest: 26, leg: 45, legWidth: 11, neck: 22, neckAngle: 32, neckWidth: 18, head: 22, muzzle: 12, muzzleWidth: 10,
  ears: 'round', earSize: 9, tail: 'short', tailSize: 8, coat: '#7a4f32', light: '#c9a074', tip: '#5b3822', legs: '#6a432a',
};
const BIG_CAT: QuadrupedShape = {
  ...CAT, length: 66, rump: 19, belly: 18, chest: 21, leg: 44, legWidth: 7.4, neck: 20, neckAngle: 42, neckWidth: 15, head: 21, muzzle: 7, muzzleWidth: 11,
  ears: 'round', earSize: 8, tail: 'tuft', tailSize: 56, nose: '#8d4a44',
};
const HORSE: QuadrupedShape = {
  ...DOG, length: 66, rump: 20, belly: 18, chest: 20, leg: 66, legWidth: 5.6, hoof: true, neck: 48, neckAngle: 55, neckWidth: 12.5, head: 13.5, muzzle: 26, muzzleWidth: 8.4,
  ears: 'leaf', earSize: 11, tail: 'horse', tailSize: 50, coat: '#8f5530', light: '#8f5530', tip: '#3a2418', legs: '#7c4828', mane: '#3a2418', maneKind: 'horse', nose: '#4a3028', face: 'blaze', ridden: true,
};
const COW: QuadrupedShape = {
  ...HORSE, length: 74, rump: 23, belly: 25, chest: 24, leg: 52, legWidth: 6.4, neck: 26, neckAngle: 34, neckWidth: 15, head: 16, muzzle: 18, muzzleWidth: 11, ears: 'leaf', earSize: 14,
  tail: 'tuft', tailSize: 46, coat: '#f6f2ea', light: '#f6f2ea', tip: '#2e2a2c', pattern: 'patches', patternColor: '#2e2a2c', legs: '#f1ece2', maneKind: 'none', nose: '#e3a5a0',
};
const SHEEP: QuadrupedShape = {
  ...COW, length: 50, rump: 22, belly: 22, chest: 22, leg: 38, legWidth: 4.6, neck: 20, neckAngle: 38, neckWidth: 13, head: 13, muzzle: 11, muzzleWidth: 7.5, earSize: 11, tail: 'short', tailSize: 10,
  coat: '#f7f1e4', light: '#f7f1e4', tip: '#4a4044', pattern: 'fleece', patternColor: '#e2d8c4', legs: '#4a4044', nose: '#2c2226', face: 'bare', ridden: false,
};

/** Every four-legged animal of the noun table. */
export const QUADRUPEDS: Readonly<Record<string, QuadrupedShape>> = {
  cat: CAT,
  dog: DOG,
  corgi: { ...DOG, leg: 26, length: 54, ears: 'point', earSize: 17, tail: 'short', tailSize: 9, coat: '#dc9148', light: '#fdf6ea', legs: '#fdf6ea', muzzle: 11 },
  rabbit: { ...DOG, length: 30, rump: 18, belly: 15.5, chest: 12.5, leg: 21, legWidth: 4.4, neck: 15, neckAngle: 58, neckWidth: 9, head: 14, muzzle: 4, muzzleWidth: 7, ears: 'long', earSize: 34, tail: 'plume', tailSize: 8, coat: '#d9cbb8', light: '#fbf7f0', tip: '#e9a9a4', legs: '#d9cbb8', nose: '#d98a8c', whiskers: true },
  horse: HORSE,
  unicorn: { ...HORSE, coat: '#fbf6fb', light: '#fbf6fb', legs: '#f2e9f5', tip: '#b58be0', mane: '#d98fd0', horns: 'unicorn', face: 'bare', nose: '#d9a5b8' },
  zebra: { ...HORSE, neck: 40, coat: '#f8f5ee', light: '#f8f5ee', legs: '#f8f5ee', pattern: 'stripes', patternColor: '#26232a', mane: '#26232a', tail: 'tuft', tailSize: 40, face: 'bare' },
  donkey: { ...HORSE, neck: 36, leg: 52, head: 15, ears: 'long', earSize: 24, tail: 'tuft', tailSize: 36, coat: '#9c9088', light: '#efe8dc', legs: '#8b8078', mane: '#4a403c', face: 'cheeks' },
  fox: FOX,
  'arctic-fox': { ...FOX, coat: '#f6f7f9', light: '#ffffff', tip: '#e2e8ef', legs: '#e9edf2', ears: 'point', earSize: 13 },
  wolf: { ...FOX, length: 58, chest: 19, belly: 15, leg: 46, legWidth: 5.6, neck: 24, neckWidth: 13, head: 18, muzzle: 17, muzzleWidth: 7, earSize: 15, tailSize: 46, coat: '#7f8792', light: '#e6e6e4', tip: '#4a505a', legs: '#99a0a8' },
  panda: { ...BEAR, head: 25, muzzle: 7, ears: 'round', earSize: 11, coat: '#fbf8f2', light: '#fbf8f2', tip: '#29262b', pattern: 'panda', patternColor: '#29262b', legs: '#29262b', face: 'eyepatch', rests: 'sit' },
  bear: BEAR,
  'polar-bear': { ...BEAR, neck: 28, head: 19, muzzle: 15, coat: '#f7f5ee', light: '#fdfcf8', tip: '#dcd6c8', legs: '#ece8de' },
  koala: { ...BEAR, length: 36, rump: 22, belly: 21, chest: 18, leg: 32, legWidth: 8, neck: 17, neckAngle: 55, head: 23, muzzle: 3, muzzleWidth: 9, ears: 'round', earSize: 15, tail: 'none', coat: '#9aa1ac', light: '#f2f2ef', tip: '#f2f2ef', legs: '#8a919c', nose: '#2f2b30', rests: 'sit' },
  sloth: { ...BEAR, length: 40, rump: 20, belly: 20, chest: 18, leg: 34, legWidth: 8, head: 20, muzzle: 5, ears: 'none', tail: 'none', coat: '#9c8468', light: '#e9dcc2', legs: '#8a7258', face: 'mask', tip: '#5a4632', rests: 'sit' },
  gorilla: { ...BEAR, length: 46, chest: 32, rump: 22, leg: 50, legWidth: 12, neck: 18, neckAngle: 60, head: 22, muzzle: 8, muzzleWidth: 12, ears: 'none', tail: 'none', coat: '#3f4048', light: '#6c6660', tip: '#2c2d33', legs: '#34353c', nose: '#1f1e22', rests: 'sit' },
  monkey: { ...CAT, length: 36, rump: 14, belly: 13, chest: 14, leg: 34, legWidth: 4.8, neck: 15, neckAngle: 62, head: 17, muzzle: 4, muzzleWidth: 9, ears: 'round', earSize: 10, tail: 'curl', tailSize: 44, coat: '#9a6237', light: '#f0cfa4', tip: '#f0cfa4', pattern: 'plain', legs: '#8a5630', nose: '#5b3826', whiskers: false, rests: 'sit' },
  tiger: { ...BIG_CAT, coat: '#e58a2e', light: '#fdf5e6', tip: '#2b2326', pattern: 'stripes', patternColor: '#2b2326', legs: '#e58a2e' },
  lion: { ...BIG_CAT, coat: '#d9a352', light: '#f6e4bd', tip: '#7c4a22', pattern: 'plain', legs: '#d09a4a', mane: '#94562a', maneKind: 'lion' },
  leopard: { ...BIG_CAT, chest: 18, belly: 15, rump: 16, coat: '#e3b057', light: '#fbf0d6', tip: '#4a3520', pattern: 'rosettes', patternColor: '#4a3520', legs: '#e3b057', tail: 'long' },
  elephant: { ...BEAR, length: 70, rump: 33, belly: 33, chest: 33, leg: 62, legWidth: 12.5, neck: 33, neckAngle: 30, neckWidth: 22, head: 26, muzzle: 0, muzzleWidth: 9, ears: 'fan', earSize: 30, tail: 'tuft', tailSize: 36, coat: '#97a0ab', light: '#97a0ab', tip: '#6f7782', legs: '#8a939e', trunk: true, horns: 'tusks', face: 'bare', ridden: true },
  giraffe: { ...HORSE, length: 54, leg: 88, neck: 104, neckAngle: 68, neckWidth: 9.5, head: 12.5, muzzle: 17, muzzleWidth: 7.4, earSize: 11, tail: 'tuft', tailSize: 44, coat: '#f0cd85', light: '#f7e3b4', legs: '#f3d9a2', pattern: 'giraffe', patternColor: '#b5702f', mane: '#96572a', tip: '#5b3620', horns: 'giraffe', face: 'bare' },
  rhinoceros: { ...BEAR, length: 74, rump: 27, belly: 28, chest: 29, leg: 46, legWidth: 10, neck: 30, neckAngle: 12, neckWidth: 20, head: 18, muzzle: 24, muzzleWidth: 11, ears: 'leaf', earSize: 11, tail: 'tuft', tailSize: 26, coat: '#8f9298', light: '#a8aaae', tip: '#5d6066', legs: '#84878d', horns: 'rhino', face: 'bare' },
  hippopotamus: { ...BEAR, length: 72, rump: 30, belly: 32, chest: 31, leg: 40, legWidth: 10, neck: 26, neckAngle: 18, neckWidth: 22, head: 20, muzzle: 20, muzzleWidth: 17, ears: 'round', earSize: 6, tail: 'short', coat: '#917f8f', light: '#d8a9a6', tip: '#e0b0ae', legs: '#857383', nose: '#5b4a58', face: 'bare' },
  deer: { ...HORSE, length: 52, rump: 16, belly: 14.5, chest: 17, leg: 58, legWidth: 4, neck: 38, neckAngle: 62, neckWidth: 8.5, head: 12.5, muzzle: 17, muzzleWidth: 6, earSize: 16, tail: 'plume', tailSize: 8, coat: '#b9773f', light: '#f5e6cc', tip: '#f5e6cc', legs: '#a5672f', pattern: 'spots', patternColor: '#f5e6cc', maneKind: 'none', nose: '#2c2226', horns: 'antlers', face: 'cheeks' },
  sheep: { ...SHEEP, horns: 'ram' },
  goat: { ...SHEEP, rump: 17, belly: 17, chest: 18, pattern: 'plain', coat: '#e9e2d4', legs: '#d8cfbe', tip: '#b5a992', horns: 'goat', neck: 26, neckAngle: 52, neckWidth: 9.5 },
  cow: { ...COW, horns: 'cow' },
  ox: { ...COW, horns: 'cow', coat: '#8c6a4a', light: '#b5946c', legs: '#7a5a3c', pattern: 'plain', tip: '#3a2a20', nose: '#4a3830', chest: 28 },
  pig: { ...COW, length: 54, rump: 23, belly: 25, chest: 23, leg: 34, legWidth: 6, neck: 20, neckAngle: 22, neckWidth: 19, head: 18, muzzle: 12, muzzleWidth: 8.5, ears: 'point', earSize: 12, tail: 'curl', tailSize: 12, coat: '#f2b0ac', light: '#f2b0ac', tip: '#dd8a88', legs: '#e8a09c', pattern: 'plain', nose: '#d9807f', face: 'bare', hoof: false, ridden: false },
  camel: { ...HORSE, length: 62, leg: 74, belly: 18, neck: 56, neckAngle: 52, neckWidth: 9.5, head: 13, muzzle: 18, muzzleWidth: 8, ears: 'round', earSize: 6, tail: 'tuft', tailSize: 34, coat: '#cf9f5e', light: '#e3c08a', legs: '#c0904f', tip: '#8a6030', maneKind: 'none', humps: 2, face: 'bare', nose: '#7c5a36' },
  llama: { ...HORSE, length: 46, rump: 19, belly: 19, chest: 19, leg: 52, legWidth: 5.4, neck: 52, neckAngle: 76, neckWidth: 11.5, head: 13, muzzle: 12, muzzleWidth: 7, ears: 'long', earSize: 15, tail: 'plume', tailSize: 12, coat: '#f2e8d6', light: '#fbf6ec', tip: '#e3b8a6', pattern: 'fleece', patternColor: '#e0d2b8', legs: '#e8dcc6', maneKind: 'none', nose: '#4a3c38', face: 'bare' },
  squirrel: { ...CAT, length: 26, rump: 15, belly: 12.5, chest: 10.5, leg: 20, legWidth: 3.8, neck: 13, neckAngle: 55, head: 13, muzzle: 5, muzzleWidth: 5.6, ears: 'point', earSize: 10, tail: 'plume', tailSize: 58, coat: '#b5622c', light: '#fbeedb', tip: '#a15220', pattern: 'plain', legs: '#a85a28', rests: 'sit' },
  mouse: { ...CAT, length: 22, rump: 13.5, belly: 12, chest: 9.5, leg: 15, legWidth: 3, neck: 11, neckAngle: 28, head: 12, muzzle: 9, muzzleWidth: 4, ears: 'round', earSize: 12, tail: 'taper', tailSize: 48, coat: '#a4a2a8', light: '#eeeae6', tip: '#eab1b4', pattern: 'plain', legs: '#e4b4b2' },
  hedgehog: { ...CAT, length: 26, rump: 19, belly: 19, chest: 15, leg: 18, legWidth: 3.8, neck: 15, neckAngle: 8, neckWidth: 9, head: 11.5, muzzle: 10, muzzleWidth: 4, ears: 'round', earSize: 6, tail: 'none', coat: '#e6cfa8', light: '#f3e3c4', tip: '#c9a77c', pattern: 'spines', patternColor: '#6d5138', legs: '#d9bd92', nose: '#2c2226', whiskers: false },
  raccoon: { ...CAT, rump: 17, belly: 16, head: 17.5, muzzle: 8, muzzleWidth: 6, ears: 'round', earSize: 9, tail: 'ringed', tailSize: 44, coat: '#8c8a8e', light: '#f0ede6', tip: '#37343a', pattern: 'plain', legs: '#4a474c', nose: '#2c2226', face: 'mask' },
  otter: { ...CAT, length: 50, leg: 20, rump: 14, belly: 14, chest: 13, neck: 20, neckAngle: 42, head: 14, muzzle: 5, muzzleWidth: 7.5, ears: 'round', earSize: 5, tail: 'taper', tailSize: 44, coat: '#7c5638', light: '#e3c8a4', tip: '#5f3f28', pattern: 'plain', legs: '#6c4a30', nose: '#2c2226' },
  lizard: { ...CAT, length: 46, leg: 13, legWidth: 3, rump: 9, belly: 9.5, chest: 9, neck: 14, neckAngle: 14, neckWidth: 7, head: 9.5, muzzle: 10, muzzleWidth: 5, ears: 'none', tail: 'taper', tailSize: 62, coat: '#6aa84a', light: '#d8e6a4', tip: '#4a8236', pattern: 'scales', patternColor: '#48803a', legs: '#5c983f', nose: '#3c6a2c', whiskers: false, face: 'bare' },
  crocodile: { ...CAT, length: 74, leg: 18, legWidth: 6, rump: 15, belly: 17, chest: 15, neck: 18, neckAngle: 4, neckWidth: 12, head: 13, muzzle: 40, muzzleWidth: 7.5, ears: 'none', tail: 'taper', tailSize: 84, coat: '#5c7a3e', light: '#d3cf9a', tip: '#42602c', pattern: 'scales', patternColor: '#41592c', legs: '#506e36', nose: '#3a5026', whiskers: false, face: 'bare' },
};
