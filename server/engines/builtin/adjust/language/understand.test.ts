import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const all = 'all';
const tone = (name: string, amount: number, target = all) => ({
  kind: 'tone',
  tone: name,
  amount: expect.closeTo(amount, 5),
  target,
});
const look = (name: string, amount: number, target = all) => ({
  kind: 'look',
  look: name,
  amount: expect.closeTo(amount, 5),
  target,
});

test.each([
  ['make it brighter', [tone('brightness', 0.25)]],
  ['a little darker, please', [tone('brightness', -0.125)]],
  ['Increase the contrast by 20 %', [tone('contrast', 0.2)]],
  ['reduce contrast', [tone('contrast', -0.3)]],
  ['much warmer and less saturated', [tone('warmth', 0.63), tone('saturation', -0.3)]],
  ['cooler', [tone('warmth', -0.35)]],
  ['Black and white', [look('monochrome', 1)]],
  ['sepia', [look('sepia', 0.8)]],
  ['sharpen a bit', [tone('sharpness', 0.25)]],
  ['soften the picture', [look('blur', 0.3)]],
  ['add film grain and a vignette', [look('grain', 0.4), look('vignette', 0.5)]],
  ['invert the colours', [look('invert', 1)]],
  ['lift the shadows', [tone('shadows', 0.4)]],
  ['crop to 16:9', [{ kind: 'crop-to-ratio', ratio: 16 / 9, anchor: 'centre' }]],
  ['Crop it to a square', [{ kind: 'crop-to-ratio', ratio: 1, anchor: 'centre' }]],
  ['crop 10% from the left', [{ kind: 'crop-sides', sides: ['left'], share: 0.1 }]],
  ['rotate 90 degrees to the left', [{ kind: 'rotate', degrees: -90 }]],
  ['rotate right', [{ kind: 'rotate', degrees: 90 }]],
  ['turn it upside down', [{ kind: 'rotate', degrees: 180 }]],
  ['straighten by 2.5 degrees', [{ kind: 'straighten', degrees: 2.5 }]],
  ['straighten the horizon', [{ kind: 'straighten', degrees: undefined }]],
  ['flip horizontally', [{ kind: 'flip', across: true }]],
  ['mirror it vertically', [{ kind: 'flip', across: false }]],
  ['remove the background', [{ kind: 'background', color: undefined }]],
  ['white background', [{ kind: 'background', color: '#ffffff' }]],
  ['change the background to light blue', [{ kind: 'background', color: '#8db0e5' }]],
  ['blur the background a lot', [look('blur', 0.9, 'background')]],
  ['make the background darker', [tone('brightness', -0.25, 'background')]],
  ['brighten the person', [tone('brightness', 0.25, 'subject')]],
  ['add a white border of 8 %', [{ kind: 'border', color: '#ffffff', share: 0.08 }]],
  [
    'add the text "Hello, world" at the top in red',
    [{ kind: 'caption', text: 'Hello, world', place: 'top', color: '#d0342c' }],
  ],
  ['resize to 1200x800', [{ kind: 'resize', width: 1200, height: 800 }]],
  ['resize to 1080 px', [{ kind: 'resize', longest: 1080 }]],
  ['scale to 50%', [{ kind: 'resize', factor: 0.5 }]],
  ['brightness +20, contrast -10 %', [tone('brightness', 0.2), tone('contrast', -0.1)]],
  ['increase contrast by 30', [tone('contrast', 0.3)]],
  ['black & white with strong grain', [look('monochrome', 1), look('grain', 0.72)]],
  ['rotate 180', [{ kind: 'rotate', degrees: 180 }]],
  ['对比度高一点', [tone('contrast', 0.15)]],
  ['左边裁掉10%', [{ kind: 'crop-sides', sides: ['left'], share: 0.1 }]],
  ['调亮一点', [tone('brightness', 0.125)]],
  ['把照片变成黑白', [look('monochrome', 1)]],
  ['对比度提高20%', [tone('contrast', 0.2)]],
  ['降低饱和度', [tone('saturation', -0.3)]],
  [
    '稍微暖一点，然后裁成正方形',
    [tone('warmth', 0.175), { kind: 'crop-to-ratio', ratio: 1, anchor: 'centre' }],
  ],
  ['裁剪成16:9', [{ kind: 'crop-to-ratio', ratio: 16 / 9, anchor: 'centre' }]],
  ['向左旋转九十度', [{ kind: 'rotate', degrees: -90 }]],
  ['顺时针旋转15度', [{ kind: 'rotate', degrees: 15 }]],
  ['左右翻转', [{ kind: 'flip', across: true }]],
  ['去除背景', [{ kind: 'background', color: undefined }]],
  ['背景换成白色', [{ kind: 'background', color: '#ffffff' }]],
  ['蓝底', [{ kind: 'background', color: '#2f6fd0' }]],
  ['背景虚化', [look('blur', 0.5, 'background')]],
  ['背景变暗一些', [tone('brightness', -0.125, 'background')]],
  ['锐化并加暗角', [tone('sharpness', 0.5), look('vignette', 0.5)]],
  ['加白色边框', [{ kind: 'border', color: '#ffffff', share: 0.05 }]],
  ['在底部加文字“新年快乐”', [{ kind: 'caption', text: '新年快乐', place: 'bottom' }]],
  ['亮度降低百分之三十', [tone('brightness', -0.3)]],
  ['拉直', [{ kind: 'straighten', degrees: undefined }]],
  ['缩小一半', [{ kind: 'resize', factor: 0.5 }]],
  ['复古一点', [look('sepia', 0.4)]],
])('“%s”', (words, commands) => {
  const found = understand(words);
  expect(found.notUnderstood).toEqual([]);
  expect(found.commands).toEqual(commands.map((command) => expect.objectContaining(command)));
});

test.each([
  'make the sky darker',
  'add a hat',
  'remove the grain',
  'no vignette',
  '去掉颗粒',
  'replace the dog with a cat',
  '把天空换成晚霞',
  '给她戴上帽子',
  'hello',
  '!!!',
  '',
])('“%s” is not understood and does nothing', (words) => {
  expect(understand(words).commands).toEqual([]);
});

test('reports understood and unknown parts in the words of the prompt', () => {
  expect(understand('Brighter, add a hat and crop to 4:5')).toMatchObject({
    commands: [{ kind: 'tone' }, { kind: 'crop-to-ratio', ratio: 0.8 }],
    understood: ['brighter', 'crop to 4:5'],
    notUnderstood: ['add a hat'],
  });
  expect(understand('调亮，给她戴上帽子')).toMatchObject({
    understood: ['调亮'],
    notUnderstood: ['给她戴上帽子'],
  });
});

test('accepts any text without an error, in bounded time', () => {
  for (const words of [
    'a'.repeat(2000),
    '，'.repeat(2000),
    'crop '.repeat(400),
    '旋转'.repeat(900),
    '1:'.repeat(1000),
  ]) {
    expect(understand(words).commands.length).toBeLessThan(41);
  }
});
