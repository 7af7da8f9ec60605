import { defineTool } from './define-tool.ts';

export const removeBg = defineTool({
  id: 'remove-bg',
  kind: 'image',
  group: 'enhance',
  path: '/ai/image/segment',
  capability: 'remove_background',
  points: 5,
  shape: 5,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    {
      kind: 'image',
      name: 'image_url',
      required: 'image_required',
      samples: ['remove-bg/mug.webp', 'photos/coffee.webp', 'photos/astronaut.webp'],
      text: {
        en: { label: 'Picture', hint: 'A product, a person, an animal or an object' },
        zh: { label: '图片', hint: '商品、人物、动物、物件都可以' },
      },
    },
    {
      kind: 'strokes',
      of: 'image_url',
      text: {
        en: {
          label: 'Keep and erase',
          hint: 'If the first guess is wrong, draw a box or a few rough strokes. They snap to the edge.',
        },
        zh: { label: '保留与擦除', hint: '第一遍没抠准时，画个框或随手涂几笔，边缘会自动贴合。' },
      },
    },
    {
      kind: 'color',
      name: 'background',
      offered: ['#ffffff', '#f2eee6', '#d9d9d6', '#1d1b18', '#438edb', '#c8371f'],
      text: {
        en: { label: 'Background colour', hint: 'Empty keeps the background transparent' },
        zh: { label: '背景颜色', hint: '不选就保持透明' },
      },
    },
  ],
  samples: [
    {
      file: 'cup-cut.webp',
      width: 600,
      height: 400,
      before: 'cup.webp',
      text: { en: 'A cup on its saucer, with a box drawn around it', zh: '连碟带杯，只画了一个框' },
      input: { box: { left: 30, top: 20, width: 540, height: 370 } },
    },
    {
      file: 'mug-cut.webp',
      width: 768,
      height: 768,
      before: 'mug.webp',
      text: { en: 'A mug against a studio wall, found without help', zh: '影棚里的马克杯，全自动' },
      input: {},
    },
    {
      file: 'portrait-cut.webp',
      width: 512,
      height: 512,
      before: 'portrait.webp',
      text: { en: 'A portrait, hair strand by strand, with one box', zh: '人像，发丝也在，只画了一个框' },
      input: { box: { left: 30, top: 5, width: 460, height: 507 } },
    },
  ],
  text: {
    en: {
      name: 'Background remover',
      line: 'Cut the subject out of a picture, with a clean edge and a transparent background.',
      description:
        'Remove the background of a photo: automatic first guess, a box or rough strokes where it needs help, soft edges without the old colours. PNG in full size.',
      steps: [
        'Choose a picture: drop it, paste it, or take it from your history.',
        'Run it as it is, or first draw a box or a few strokes for keep and erase.',
        'Compare with the original and download the PNG in the size of your picture, transparent or on a colour.',
      ],
      limits: [
        'Any size that can be uploaded; the result has the same size',
        'Against plain walls and paper it needs no help; in busy pictures draw a box',
        'Glass and smoke keep a little of what was behind them',
      ],
      questions: [
        {
          question: 'Does it change the subject?',
          answer:
            'No. Inside the edge every pixel stays as it is. Only at the edge is the colour of the old background removed.',
        },
        {
          question: 'What if it picks the wrong object?',
          answer:
            'Draw a box around what you want. If that is not enough, paint a rough stroke over what to keep and another over what to erase. Strokes are followed exactly.',
        },
        {
          question: 'Which model finds the subject?',
          answer:
            'Without a connected AI model the built-in engine compares colours, edges and shapes. Plain walls are easy; in busy pictures, help it with a box.',
        },
        {
          question: 'Can I put something else behind it?',
          answer: 'A colour here; a scene, a described place or a picture of your own with AI background.',
        },
      ],
      verb: 'Remove background',
    },
    zh: {
      name: '智能抠图',
      line: '把主体从图里抠出来，边缘干净，背景透明。',
      description:
        '照片去背景：先自动抠一遍，不准的地方画个框或涂几笔就好。边缘柔和，不带原背景的颜色，输出原尺寸 PNG。',
      steps: [
        '选一张图：拖进来、粘贴，或从历史里挑。',
        '直接去除；主体不好认时，先画个框，或用“保留”“擦除”涂几笔。',
        '和原图对比，下载 PNG，尺寸和原图一样，可透明，也可配纯色。',
      ],
      limits: [
        '能上传的尺寸都能用，结果与原图同尺寸',
        '纯色墙面、背景纸前全自动；画面杂乱时请画个框',
        '玻璃和烟雾会留下少许原来的背景',
      ],
      questions: [
        {
          question: '会改动主体吗？',
          answer: '不会。边缘以内每个像素都原样保留，只在边缘处去掉原背景的颜色。',
        },
        {
          question: '抠错了怎么办？',
          answer: '给想要的部分画个框。还不够就在该留的地方涂一笔，该去的地方再涂一笔，涂到的地方一定照办。',
        },
        {
          question: '用什么模型识别主体？',
          answer:
            '没有接入 AI 模型时，内置引擎根据颜色、边缘和形状来判断。纯色背景前很可靠，画面杂乱时请画个框帮它。',
        },
        {
          question: '能换成别的背景吗？',
          answer: '这里可以换纯色；要场景、文字描述的地点或自己的图片，请用“AI 换背景”。',
        },
      ],
      verb: '去除背景',
    },
  },
});
