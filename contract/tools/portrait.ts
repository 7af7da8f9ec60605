import { defineTool } from './define-tool.ts';
import type { Choice } from './kinds/choice.ts';

/** Print sizes in millimetres, and styles that need an AI model. */
const TEMPLATES: readonly Choice[] = [
  {
    value: 'id_35x45',
    picture: 'id_35x45.webp',
    text: { en: '35 × 45\u00a0mm', zh: '护照 35 × 45\u00a0毫米' },
  },
  {
    value: 'id_51x51',
    picture: 'id_51x51.webp',
    text: { en: '2 × 2\u00a0in', zh: '美签 51 × 51\u00a0毫米' },
  },
  {
    value: 'id_25x35',
    picture: 'id_25x35.webp',
    text: { en: '25 × 35\u00a0mm', zh: '一寸 25 × 35\u00a0毫米' },
  },
  {
    value: 'id_35x49',
    picture: 'id_35x49.webp',
    text: { en: '35 × 49\u00a0mm', zh: '二寸 35 × 49\u00a0毫米' },
  },
  {
    value: 'id_33x48',
    picture: 'id_33x48.webp',
    text: { en: '33 × 48\u00a0mm', zh: '小二寸 33 × 48\u00a0毫米' },
  },
  { value: 'business', needsEngine: true, text: { en: 'Business', zh: '职业形象' } },
  { value: 'studio', needsEngine: true, text: { en: 'Studio', zh: '影棚写真' } },
  { value: 'campus', needsEngine: true, text: { en: 'Campus', zh: '校园' } },
  { value: 'spring_festival', needsEngine: true, text: { en: 'Spring Festival', zh: '新春' } },
  { value: 'christmas', needsEngine: true, text: { en: 'Christmas', zh: '圣诞' } },
  { value: 'hanfu', needsEngine: true, text: { en: 'Hanfu', zh: '汉服' } },
  { value: 'film_noir', needsEngine: true, text: { en: 'Film noir', zh: '黑白电影' } },
];

export const portrait = defineTool({
  id: 'portrait',
  kind: 'image',
  group: 'generate',
  path: '/ai/image/portrait',
  capability: 'portrait',
  points: 30,
  shape: 1,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    {
      kind: 'image',
      name: 'image_url',
      required: 'image_required',
      shortest: 256,
      person: 'one_face',
      samples: ['photos/astronaut.webp'],
      text: {
        en: { label: 'Photo', hint: 'Head and shoulders of one person, the head not cut off' },
        zh: { label: '照片', hint: '单人，露出头和双肩，头顶不要被截掉' },
      },
    },
    {
      kind: 'choice',
      name: 'template',
      initial: 'id_35x45',
      look: 'tiles',
      values: TEMPLATES,
      text: {
        en: {
          label: 'Template',
          hint: 'Document photos work without one; the styles need an AI model',
        },
        zh: { label: '模板', hint: '证件照可直接制作；写真风格需要接入 AI 模型' },
      },
    },
    {
      kind: 'color',
      name: 'background',
      initial: '#ffffff',
      offered: ['#ffffff', '#e8e8e6', '#438edb', '#d8343a', '#b9d3ee'],
      text: {
        en: { label: 'Background', hint: 'Most passports ask for white or light grey' },
        zh: { label: '背景颜色', hint: '常用白、蓝、红三色' },
      },
    },
    { kind: 'count' },
    { kind: 'seed' },
  ],
  samples: [
    {
      file: 'sample-blue.webp',
      width: 295,
      height: 413,
      before: 'portrait.webp',
      text: { en: '25 × 35\u00a0mm on blue', zh: '一寸蓝底' },
      input: { template: 'id_25x35', background: '#438edb', count: 1 },
    },
    {
      file: 'sample-white.webp',
      width: 413,
      height: 531,
      before: 'portrait.webp',
      text: { en: '35 × 45\u00a0mm on light grey', zh: '35 × 45\u00a0毫米浅灰底' },
      input: { template: 'id_35x45', background: '#e8e8e6', count: 1 },
    },
  ],
  text: {
    en: {
      name: 'Portrait',
      line: 'Document photos with the right size, head height and background; portrait styles with an AI model.',
      description:
        'Make a document photo from any portrait: cut out, set upright, sized at 300 dpi with the head height that the format asks for, on white, blue, red or grey.',
      steps: [
        'Choose a photo that shows head and shoulders of one person.',
        'Pick the size and the background colour.',
        'Run up to four candidates. They differ in light, and in head size within the standard.',
      ],
      limits: [
        'Five sizes at 300 dpi: 35 × 45, 25 × 35, 35 × 49, 33 × 48\u00a0mm and 2 × 2\u00a0in',
        'A head tilted up to 12 degrees is straightened',
        'The head may be enlarged 2.7 times at most; smaller ones are refused',
        'Styles other than document photos need an AI model',
      ],
      questions: [
        {
          question: 'Will an office accept the photo?',
          answer:
            'Size, head height, background and an upright head follow the usual standards. Check eyes, light and expression yourself: offices differ.',
        },
        {
          question: 'Is my face retouched?',
          answer: 'No. Some candidates are only brightened. Documents do not allow more.',
        },
        {
          question: 'What is refused?',
          answer:
            'No face, several people, a blurred or too small face, a cut-off head, missing shoulders. You are told why, and no points are charged.',
        },
        {
          question: 'Which styles need an AI model?',
          answer:
            'Business, studio, festivals and the others: clothes and light have to be invented. Without one, such a run is refused before any points are held.',
        },
      ],
      verb: 'Make the portrait',
    },
    zh: {
      name: '写真与证件照',
      line: '证件照：尺寸、头高、底色一次到位；写真风格需要 AI 模型。',
      description: '用普通人像做证件照：抠图、摆正，300 dpi 输出，头高符合规格，白、蓝、红、灰底任选。',
      steps: [
        '选一张露出头和双肩的单人照。',
        '选尺寸和底色。',
        '一次最多四张，亮度和头部大小在规范内略有不同。',
      ],
      limits: [
        '五种尺寸，300 dpi：35 × 45、25 × 35、35 × 49、33 × 48\u00a0毫米，51 × 51\u00a0毫米',
        '头部倾斜 12\u00a0度以内会自动摆正',
        '头部最多放大 2.7\u00a0倍，脸太小的照片无法使用',
        '证件照以外的风格需要 AI 模型',
      ],
      questions: [
        {
          question: '办证时一定能通过吗？',
          answer:
            '尺寸、头高、底色和摆正都按通行规格处理。眼睛、光线和表情是否合格，请自己确认，各处要求不同。',
        },
        { question: '会修脸吗？', answer: '不会。部分候选只提亮一点，证件照不允许修脸。' },
        {
          question: '什么样的照片不能用？',
          answer: '没有人脸、不止一人、脸太糊或太小、头顶被截掉、看不到肩膀。都会说明原因，不扣积分。',
        },
        {
          question: '哪些风格需要 AI 模型？',
          answer: '职业形象、影棚、节日等，服装和光线要重新画出来。没有接入模型时，会在预扣积分之前拒绝。',
        },
      ],
      verb: '制作',
    },
  },
});
