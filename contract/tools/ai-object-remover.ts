import { defineTool } from './define-tool.ts';

export const aiObjectRemover = defineTool({
  id: 'ai-object-remover',
  kind: 'image',
  group: 'editing',
  path: '/ai/image/inpainting/erase',
  capability: 'remove_object',
  points: 10,
  shape: 2,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    {
      kind: 'image',
      name: 'image_url',
      required: 'image_required',
      samples: ['ai-object-remover/portrait.webp', 'ai-object-remover/launch.webp'],
      text: {
        en: { label: 'Picture', hint: 'Any photo, up to 8,192 pixels a side' },
        zh: { label: '图片', hint: '任意照片，边长最大 8,192\u00a0像素' },
      },
    },
    {
      kind: 'mask',
      name: 'mask_url',
      of: 'image_url',
      required: 'mask_required',
      rest: true,
      text: {
        en: {
          label: 'Area to remove',
          hint: 'Paint over it, its shadow and its reflection. Several places at once are fine.',
        },
        zh: { label: '要去除的部分', hint: '把物体连同影子、倒影一起涂上，可以一次涂多处。' },
      },
    },
    {
      kind: 'flag',
      name: 'grow',
      initial: true,
      text: {
        en: {
          label: 'Include a thin edge',
          hint: 'Soft outlines are removed too. When off, no pixel outside the paint changes.',
        },
        zh: { label: '连同边缘一起去除', hint: '柔和的轮廓一并去除。关闭后，涂抹之外一个像素也不变。' },
      },
    },
    { kind: 'count' },
    { kind: 'seed' },
  ],
  samples: [
    {
      file: 'portrait-after.webp',
      width: 512,
      height: 512,
      before: 'portrait.webp',
      text: { en: 'Two badges are gone from the suit', zh: '去掉了航天服上的两枚徽章' },
      input: { mask_url: '/samples/ai-object-remover/portrait-mask.png', seed: 2 },
    },
    {
      file: 'launch-after.webp',
      width: 640,
      height: 427,
      before: 'launch.webp',
      text: { en: 'The two thin towers are gone from the evening sky', zh: '去掉了夜空中两座细塔' },
      input: { mask_url: '/samples/ai-object-remover/launch-mask.png', seed: 1 },
    },
  ],
  text: {
    en: {
      name: 'Object remover',
      line: 'Paint over what should not be there, and it is gone.',
      description:
        'Remove people, cables, signs and stains from photos. Paint over them, several at once; the gap is filled with what surrounds it, the rest stays as it is.',
      steps: [
        'Choose a photo and paint over what should go, with its shadow. Use brush, box or lasso.',
        'Run it. Nothing starts while you are still painting.',
        'Compare with the original. Paint on the result again, or take another candidate.',
      ],
      limits: [
        'Any number of places in one run; photos of up to 8,192 pixels a side',
        'No pixel outside the painted places changes, at full size',
        '1 to 4 candidates, each filled in a different way',
      ],
      questions: [
        {
          question: 'What fills the gap?',
          answer:
            'The built-in engine looks at what surrounds the gap and continues it: sky, walls, leaves, sand, planks. It never sees what was really behind.',
        },
        {
          question: 'When does it go wrong?',
          answer:
            'When most of a face or a sign is covered, or a straight edge runs behind a large object: nothing in the picture shows how it continues. Try a smaller area, another candidate, or an AI model.',
        },
        {
          question: 'A trace is left. What can I do?',
          answer:
            'It is usually a shadow, a reflection or a soft edge that was not painted. Paint over it on the result and run again; your paint stays with the picture.',
        },
        {
          question: 'Does the rest of my photo lose quality?',
          answer:
            'No. Only the painted places are new, plus a thin edge of 6 pixels on a picture of 1,024, in proportion on larger ones. The result is a PNG.',
        },
      ],
      verb: 'Remove',
    },
    zh: {
      name: '物体去除',
      line: '不该出现的东西，涂一下就没了。',
      description:
        '去掉照片里的路人、电线、招牌和污渍。涂一下即可，多处一次完成，空出来的地方用周围的画面补上，其余原样不动。',
      steps: [
        '选一张照片，把要去掉的东西连同影子涂上。有画笔、方框和套索。',
        '点击“去除”。还在涂的时候不会自己开始。',
        '与原图对比。可以在结果上接着涂，也可以换一张候选。',
      ],
      limits: [
        '一次可涂任意多处，照片边长最大 8,192\u00a0像素',
        '没涂到的地方，原尺寸下每个像素都不变',
        '每次 1 到 4\u00a0张，补法各不相同',
      ],
      questions: [
        {
          question: '空出来的地方用什么补？',
          answer:
            '内置引擎在周围寻找相似的画面接着画：天空、墙面、树叶、沙地、木板。它并不知道后面原来是什么。',
        },
        {
          question: '什么情况下补不好？',
          answer:
            '一张脸、一块招牌被盖住大半，或大件物体后面有一条直边穿过时，画面里没有可参照的。可以涂小一点、换一张候选，或接入 AI 模型。',
        },
        {
          question: '留下了痕迹怎么办？',
          answer: '多半是影子、倒影或柔和的边缘没涂到。在结果上涂掉它，再去除一次；涂抹会随图片保留。',
        },
        {
          question: '照片其他部分会变差吗？',
          answer:
            '不会。只有涂抹处和一圈细边是新的，1,024\u00a0像素的图细边为 6\u00a0像素，随尺寸增减。结果为 PNG。',
        },
      ],
      verb: '去除',
    },
  },
});
