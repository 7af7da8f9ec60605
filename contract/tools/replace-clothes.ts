import { defineTool } from './define-tool.ts';
import { modelField } from './portrait-fields.ts';

export const replaceClothes = defineTool({
  id: 'replace-clothes',
  kind: 'image',
  group: 'editing',
  path: '/ai/image/outfit',
  aliases: [{ path: '/ai/image/outfit/refiner', shape: 1, fixed: { refine: true } }],
  capability: 'replace_clothes',
  points: 40,
  shape: 1,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    modelField('model_url', ['replace-clothes/model.webp'], {
      en: 'One person, from the front, arms away from the body',
      zh: '单人正面，手臂不要挡住身体',
    }),
    {
      kind: 'image',
      name: 'top_url',
      required: false,
      shortest: 240,
      samples: ['replace-clothes/coat.webp'],
      text: {
        en: { label: 'Upper garment or dress', hint: 'Laid flat or on a hanger, on a plain background' },
        zh: { label: '上装或连衣裙', hint: '平铺或挂拍，背景干净' },
      },
    },
    {
      kind: 'image',
      name: 'bottom_url',
      required: false,
      shortest: 240,
      samples: [],
      text: {
        en: { label: 'Lower garment', hint: 'Trousers or a skirt; one garment is enough' },
        zh: { label: '下装', hint: '裤子或裙子；上下装有一件就行' },
      },
    },
    {
      kind: 'flag',
      name: 'refine',
      initial: false,
      text: {
        en: { label: 'Refine', hint: 'More care for seams, cuffs and hands' },
        zh: { label: '精修', hint: '更细致地处理缝线、袖口和手部' },
      },
    },
    { kind: 'count' },
    { kind: 'seed' },
  ],
  samples: [
    {
      file: 'dressed.webp',
      width: 640,
      height: 640,
      before: 'model.webp',
      text: {
        en: 'Illustration: a model, and the same model in another coat. Your results are photographs.',
        zh: '示意图：模特，以及换上另一件外套的同一位模特。实际结果是照片。',
      },
      input: { top_url: '/samples/replace-clothes/coat.webp' },
    },
  ],
  text: {
    en: {
      name: 'Replace clothes',
      line: 'Dress a person in your garment.',
      description:
        'Virtual try-on: one photo of a person, one of a garment, upper or lower or both. Face, pose and background stay. Needs a connected AI model.',
      steps: [
        'Upload a photo of one person from the front.',
        'Upload an upper garment, a lower garment, or both, laid flat on a plain background.',
        'Run it, compare the candidates, and run the best pair again with “Refine”.',
      ],
      limits: [
        'One person and one or two garments, at least 240 pixels a side',
        '1 to 4 candidates a run',
        'Needs an AI model, which the operator connects',
      ],
      questions: [
        {
          question: 'Why can’t I run it?',
          answer:
            'This tool needs an AI model. If none is connected, the button says so and nothing is charged.',
        },
        {
          question: 'Which garment photos work best?',
          answer:
            'Flat or on a hanger, sharp, evenly lit, the whole garment in view. Photos of it worn by someone else work less well.',
        },
        {
          question: 'What does “Refine” do?',
          answer:
            'It asks the model to take more care where garment and body meet: seams, cuffs, hands, hair.',
        },
        {
          question: 'Can I dress someone else?',
          answer: 'Only with that person’s consent, and never in a way that could hurt them.',
        },
      ],
      verb: 'Swap clothes',
    },
    zh: {
      name: '更换服装',
      line: '把你的衣服穿到人身上。',
      description:
        '虚拟试衣：一张人物图，一件上装或下装，也可以两件。面容、姿势和背景不变。需要接入 AI 模型。',
      steps: [
        '上传单人正面照。',
        '上传上装、下装或两件，平铺拍摄、背景干净。',
        '换装后比较，挑出最好的搭配，打开“精修”再生成一次。',
      ],
      limits: [
        '人物 1\u00a0张，服装 1 到 2\u00a0件，边长至少 240\u00a0像素',
        '每次 1 到 4\u00a0张',
        '需要 AI 模型，由平台管理员接入',
      ],
      questions: [
        {
          question: '为什么暂时不能用？',
          answer: '这个工具需要 AI 模型。没有接入时按钮上会写明，也不扣积分。',
        },
        {
          question: '什么样的服装图效果好？',
          answer: '平铺或挂拍，清晰、光线均匀、完整入镜。穿在别人身上的图效果差一些。',
        },
        {
          question: '“精修”有什么用？',
          answer: '让模型更细致地处理衣服和身体相接的地方：缝线、袖口、手、头发。',
        },
        { question: '可以给别人换装吗？', answer: '须经本人同意，也不能伤害对方。' },
      ],
      verb: '换装',
    },
  },
});
