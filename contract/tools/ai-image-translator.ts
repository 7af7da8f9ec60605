import { WHOLE_BYTES } from '../api/body-bytes.ts';
import { defineTool } from './define-tool.ts';
import { LANGUAGE_CHOICES, OWN_WORDS } from './picture-languages.ts';

export const aiImageTranslator = defineTool({
  id: 'ai-image-translator',
  kind: 'image',
  group: 'editing',
  path: '/ai/image/translate',
  capability: 'translate_picture',
  points: 15,
  shape: 4,
  landing: true,
  sites: ['intl', 'cn'],
  bodyBytes: WHOLE_BYTES,
  fields: [
    {
      kind: 'image',
      name: 'image_url',
      required: 'image_required',
      shortest: 32,
      samples: ['ai-image-translator/bakery.webp', 'ai-image-translator/tea.webp'],
      text: {
        en: { label: 'Picture', hint: 'A poster, a product picture or a screenshot with text' },
        zh: { label: '图片', hint: '带文字的海报、商品图或截图' },
      },
    },
    {
      kind: 'choice',
      name: 'language',
      initial: OWN_WORDS,
      look: 'list',
      values: LANGUAGE_CHOICES,
      text: {
        en: {
          label: 'New text',
          hint: 'If you choose a language, an AI model translates the whole picture in its own words. The result is a picture: open it here again to correct a line.',
        },
        zh: {
          label: '译文',
          hint: '选择语言后，由 AI 模型翻译整张图，不使用你写的文字。结果是一张图片，要改个别字句，可以再次在这里打开。',
        },
      },
    },
    {
      kind: 'texts',
      of: 'image_url',
      required: 'text_required',
      when: { name: 'language', value: OWN_WORDS },
    },
  ],
  samples: [
    {
      file: 'bakery-zh.webp',
      width: 800,
      height: 600,
      before: 'bakery.webp',
      text: { en: 'A bakery poster, English to Chinese', zh: '面包店海报，英文改中文' },
      input: {
        texts: [
          { x: 64, y: 48, width: 589, height: 89, text: '周日面包', original: 'Sunday bread' },
          { x: 62, y: 152, width: 418, height: 33, text: '清晨六点出炉', original: 'Out of the oven at six' },
          { x: 63, y: 512, width: 330, height: 34, text: '老街十四号', original: '14 Old Street' },
        ],
      },
    },
    {
      file: 'tea-en.webp',
      width: 600,
      height: 400,
      before: 'tea.webp',
      text: {
        en: 'Outlined text on a photo, Chinese to English',
        zh: '照片上的描边字，中文改英文',
      },
      input: {
        texts: [
          { x: 25, y: 20, width: 152, height: 40, text: 'Coffee hour', original: '午后咖啡' },
          { x: 27, y: 340, width: 300, height: 42, text: 'Second cup at half price', original: '第二杯半价' },
        ],
      },
    },
  ],
  text: {
    en: {
      name: 'Image translator',
      line: 'Change the text in a picture and keep everything else.',
      description:
        'Finds English and Chinese text in a picture, lets you rewrite it, and sets it in the same place, colour and weight.',
      steps: [
        'Choose a picture. Its text is found and read for free; draw a box around anything that was missed.',
        'Write the new text beside the old. Change size, colour, weight and place as you like.',
        'Run it. The old text is removed, the new text set, and every other pixel stays.',
      ],
      limits: [
        'Reads printed English and Chinese; up to 100 boxes a picture',
        'Sets Latin and Chinese letters in a sans serif, regular and bold',
        'Boxes that you leave alone do not change at all',
      ],
      questions: [
        {
          question: 'Does it translate by itself?',
          answer:
            'Yes, if an AI model that translates pictures is connected: choose a language, and the whole picture is translated. Otherwise you write the new text; finding the old text, removing it and setting the new text is done for you.',
        },
        {
          question: 'It did not find my text. What now?',
          answer:
            'Draw a box around it. Inside a box, faint and decorative text is found too, and you can always type it yourself.',
        },
        {
          question: 'What happens to the background?',
          answer:
            'Only the letters themselves are filled, from what surrounds them. Plain and softly shaded backgrounds come out clean; check strong textures closely.',
        },
        {
          question: 'Can I add text where there was none?',
          answer: 'Yes. Draw a box, type, choose a size and a colour.',
        },
      ],
      verb: 'Apply text',
    },
    zh: {
      name: '改图中文字',
      line: '换掉图里的字，其余一点不动。',
      description: '识别图片里的中英文，写上新的内容，按原来的位置、颜色、粗细重新排好，图片其余部分不变。',
      steps: [
        '选一张图片，文字会自动找出来并识别，不收费；如有遗漏，画框补上即可。',
        '在原文旁边写上新内容，字号、颜色、粗细、位置都能改。',
        '点击“换字”：擦掉旧字，排上新字，其他像素不变。',
      ],
      limits: [
        '识别印刷体中文和英文，一张图最多 100\u00a0处',
        '中英文都用无衬线字体，分常规和粗体',
        '没改的文字框一个像素都不会变',
      ],
      questions: [
        {
          question: '会自动翻译吗？',
          answer:
            '接入了图片翻译模型就会：选好语言，整张图一次译完。没有接入时，新内容由你来写，找字、擦字、排字都交给它。',
        },
        {
          question: '有的字没找到怎么办？',
          answer: '在那里画个框，框里再淡、再花的字也能找到；也可以直接自己填。',
        },
        {
          question: '字后面的背景会怎样？',
          answer: '只填补笔画本身，颜色取自周围。纯色和渐变背景很干净，纹理强的背景请放大检查。',
        },
        { question: '没有字的地方能加字吗？', answer: '能。画个框，写上内容，选好字号和颜色。' },
      ],
      verb: '换字',
    },
  },
});
