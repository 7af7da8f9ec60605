// Redraws the prompts of docs/sketches.md: node sketch/scripts/sketch-sheet.ts [first number [last number]]
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { sketch } from '../sketch.ts';

/** Prompt, width, height; the seed is the number in the list. */
const PROMPTS: [string, number, number][] = [
  ['An owl on a branch at night, full moon, picture book', 768, 768],
  ['Two foxes sitting beside a campfire in a snowy forest, 3d cartoon', 1024, 576],
  ['A grandfather reading a book to his grandson on a bench in the park, anime', 768, 768],
  ['A knight riding a white horse across a bridge at dusk, retro comics', 1024, 576],
  ['A black cat under a wooden table in a kitchen, movie still', 768, 768],
  ['Three sailboats on the sea at sunset, ukiyo-e', 1024, 684],
  ['A chef holding a birthday cake in a cafe, 3d cartoon', 684, 1024],
  ['A glass perfume bottle and two candles on marble, soft light, product photo', 768, 768],
  ['Sand dunes in the desert at night under the stars, photo', 1024, 576],
  ['An astronaut and a robot dancing on the moon, cyberpunk', 768, 768],
  [
    'A mother, a father and two children having a picnic under a cherry tree, spring, picture book',
    1024,
    684,
  ],
  ['A penguin wearing a red scarf in front of a lighthouse, snow, picture book', 684, 1024],
  ['雪夜，一只猫头鹰站在屋顶上，水墨画', 768, 768],
  ['三个孩子在海边放风筝，绘本', 1024, 684],
  ['桌子下面有一只橘猫，桌上放着一壶茶，动漫风格', 768, 768],
  ['武士骑着黑马穿过竹林，浮世绘', 684, 1024],
  ['黄昏的港口，渔夫坐在小船里钓鱼，动漫', 1024, 576],
  ['下雨的夜晚，撑着红伞的女孩走在霓虹街道上，赛博朋克', 684, 1024],
  ['一只金色的茶壶和三个白瓷杯放在木桌上，晨光，产品摄影', 1024, 768],
  ['两只骆驼走在沙漠里，夕阳，电影感', 1024, 576],
  ['奶奶和孙女在厨房里，奶奶端着一碗面条，3D 卡通', 768, 768],
  ['大熊猫坐在竹林里，水墨画', 684, 1024],
  ['秋天的湖边，雪山倒映在湖水中，照片', 1024, 576],
  ['小男孩抱着一只兔子坐在月亮上，背后是星空，绘本', 768, 768],
];

const [first = 1, last = PROMPTS.length] = process.argv.slice(2).map(Number);
mkdirSync('docs/sketches', { recursive: true });
for (const [index, [prompt, width, height]] of PROMPTS.entries()) {
  const number = index + 1;
  if (number < first || number > last) continue;
  const began = process.cpuUsage();
  const { raster, brief, renderer, notDrawn } = sketch(
    { prompt, width, height, seed: number },
    () => undefined,
  );
  const { user, system } = process.cpuUsage(began);
  await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize({ width: 640, height: 640, fit: 'inside' })
    .webp({ quality: 82 })
    .toFile(`docs/sketches/${String(number).padStart(2, '0')}.webp`);
  const understood = brief.subjects.map(({ words }) => words).join(', ');
  console.log(
    `${number} ${renderer} ${((user + system) / 1e6).toFixed(1)} s  ${prompt}\n   subjects: ${understood}; not drawn: ${notDrawn.join(', ') || 'nothing'}`,
  );
}
