import { defineTool } from './define-tool.ts';

export const aiObjectReplacer = defineTool({
  id: 'ai-object-replacer',
  kind: 'image',
  group: 'editing',
  path: '/ai/image/inpainting',
  capability: 'replace_object',
  points: 25,
  shape: 2,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    {
      kind: 'image',
      name: 'image_url',
      required: 'image_required',
      samples: ['ai-object-replacer/mug.webp'],
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
      text: {
        en: { label: 'Area to replace', hint: 'Paint over it. The new object takes its place and size.' },
        zh: { label: '要替换的部分', hint: '涂上要换掉的东西，新的会出现在同样的位置，大小相仿。' },
      },
    },
    {
      kind: 'prompt',
      samples: {
        en: [
          'A green glass vase with three tulips',
          'A sleeping grey cat',
          'A stack of three old books with leather covers',
        ],
        zh: ['插着三枝郁金香的绿色玻璃花瓶', '一只睡着的灰猫', '一摞三本皮面旧书'],
      },
      text: {
        en: { label: 'Replace with', placeholder: 'A green glass vase with three tulips' },
        zh: { label: '换成什么', placeholder: '插着三枝郁金香的绿色玻璃花瓶' },
      },
    },
    { kind: 'count' },
    { kind: 'seed' },
  ],
  samples: [
    {
      file: 'vase.webp',
      width: 640,
      height: 640,
      before: 'mug.webp',
      text: {
        en: 'Illustration: a vase instead of a mug. Your results are made by the connected model.',
        zh: '示意图：杯子换成了花瓶。实际结果由接入的模型生成。',
      },
      input: {
        prompt: 'A red glass vase',
        mask_url: '/samples/ai-object-replacer/mug-mask.png',
        seed: 4,
      },
    },
  ],
  text: {
    en: {
      name: 'Object replacer',
      line: 'Paint over an object and say what should be there instead.',
      description:
        'Replace one object in a photo with another: paint over it, describe the new one, compare up to four candidates. Needs a connected AI model.',
      steps: [
        'Choose a photo and paint over what to replace. Use brush, box or lasso.',
        'Describe what should be there: what it is, its material, its colour.',
        'Compare the candidates. Your paint stays, so you can try another description at once.',
      ],
      limits: [
        'One painted area or several, one description of up to 2,000 characters',
        '1 to 4 candidates a run',
        'Needs an AI model, which the operator connects',
      ],
      questions: [
        {
          question: 'Why can’t I run it?',
          answer:
            'This tool needs an AI model. If none is connected, the button says so and nothing is charged. Removing an object works without one.',
        },
        {
          question: 'How large should I paint?',
          answer:
            'As large as the new object. A tall vase that replaces a flat plate needs room above the plate.',
        },
        {
          question: 'Do light and perspective match?',
          answer:
            'The model takes both from the rest of the photo. Name what matters: seen from above, lit from the left, with a soft shadow.',
        },
        {
          question: 'Can I try another description with the same area?',
          answer: 'Yes. The paint stays until you clear it, even when you come back later.',
        },
      ],
      verb: 'Replace',
    },
    zh: {
      name: '物体替换',
      line: '涂上一样东西，写下要换成什么。',
      description: '把照片里的一样东西换成另一样：涂一下，写下要换成什么，最多四张供比较。需要接入 AI 模型。',
      steps: [
        '选一张照片，把要换掉的东西涂上。有画笔、方框和套索。',
        '写下换成什么：是什么、什么材质、什么颜色。',
        '比较候选。涂抹会保留，换一种说法不用重涂。',
      ],
      limits: [
        '可涂一处或多处，描述最多 2,000\u00a0字',
        '每次 1 到 4\u00a0张',
        '需要 AI 模型，由平台管理员接入',
      ],
      questions: [
        {
          question: '为什么暂时不能用？',
          answer:
            '这个工具需要 AI 模型。没有接入时按钮上会写明，也不扣积分。只想去掉物体，不接入模型也能做。',
        },
        {
          question: '要涂多大？',
          answer: '和新东西一样大。盘子换成高花瓶，盘子上方也要涂上。',
        },
        {
          question: '光线和透视会一致吗？',
          answer: '模型会参照照片的其余部分。在意的地方请写明：俯视、左侧来光、影子柔和。',
        },
        {
          question: '同一处能换几种说法试试吗？',
          answer: '能。涂抹会一直保留，直到你清除，下次回来也还在。',
        },
      ],
      verb: '替换',
    },
  },
});
