import { defineTool } from './define-tool.ts';
import { modelField } from './portrait-fields.ts';

export const replaceModel = defineTool({
  id: 'replace-model',
  kind: 'image',
  group: 'editing',
  path: '/ai/image/virtual',
  capability: 'replace_model',
  points: 40,
  shape: 1,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    modelField('image_url', ['replace-model/before.webp'], {
      en: 'Clothes worn by a person or a mannequin',
      zh: '真人或人台穿着的服装图',
    }),
    {
      kind: 'words',
      name: 'prompt',
      required: 'description_required',
      maximum: 800,
      rows: 3,
      text: {
        en: {
          label: 'New model, full body and face',
          placeholder: 'A woman of sixty, tall, short grey hair, friendly, light make-up',
        },
        zh: { label: '新模特：全身和面部', placeholder: '六十岁女性，高挑，灰色短发，神情亲切，淡妆' },
      },
    },
    {
      kind: 'mask',
      name: 'mask_url',
      of: 'image_url',
      required: false,
      text: {
        en: {
          label: 'Person to replace',
          hint: 'Optional: with several people, paint over the one to replace',
        },
        zh: { label: '换掉谁', hint: '可不填；画面里不止一人时，涂一下要换的那位' },
      },
    },
    { kind: 'count' },
    { kind: 'seed' },
  ],
  samples: [
    {
      file: 'after.webp',
      width: 640,
      height: 640,
      before: 'before.webp',
      text: {
        en: 'Illustration: the same clothes on another model. Your results are photographs.',
        zh: '示意图：同一身衣服，换了一位模特。实际结果是照片。',
      },
      input: { prompt: 'A woman of seventy, dark skin, grey hair in a bun, friendly' },
    },
  ],
  text: {
    en: {
      name: 'Replace model',
      line: 'Keep the clothes, change who wears them.',
      description:
        'Show the same clothes on another model: upload a photo of them, describe body and face, compare up to four candidates. Needs a connected AI model.',
      steps: [
        'Upload a photo of the clothes worn by a person or a mannequin.',
        'Describe the new model: age, build, skin, hair, face and mood.',
        'Choose how many candidates and run it. Check hands and logos before you publish.',
      ],
      limits: [
        'One photo, at least 240 pixels a side; a description of up to 800 characters',
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
          question: 'Do the clothes stay exactly the same?',
          answer:
            'The model is asked to keep cut, colour, pattern and logos. Small text may suffer: compare at full size.',
        },
        {
          question: 'Can I get the same model again?',
          answer:
            'The same description and seed come close. For a series, run all photos with the same description.',
        },
        {
          question: 'Can I describe a real person?',
          answer: 'Only with that person’s consent. Describe looks, not names.',
        },
      ],
      verb: 'Replace',
    },
    zh: {
      name: '更换模特',
      line: '衣服不变，换个人穿。',
      description: '同一身衣服换一位模特：上传着装图，描述身材和面容，最多四张供比较。需要接入 AI 模型。',
      steps: [
        '上传着装图，真人或人台都可以。',
        '描述新模特：年龄、身材、肤色、发型、面容和神情。',
        '选张数后开始生成。发布前看看手部和标志。',
      ],
      limits: [
        '1\u00a0张图，边长至少 240\u00a0像素；描述最多 800\u00a0字',
        '每次 1 到 4\u00a0张',
        '需要 AI 模型，由平台管理员接入',
      ],
      questions: [
        {
          question: '为什么暂时不能用？',
          answer: '这个工具需要 AI 模型。没有接入时按钮上会写明，也不扣积分。',
        },
        {
          question: '衣服会完全一样吗？',
          answer: '会要求模型保持版型、颜色、图案和标志。小字可能走样，请放大比较。',
        },
        {
          question: '能再得到同一位模特吗？',
          answer: '描述和种子相同，结果会很接近。做系列时各张都用同样的文字。',
        },
        { question: '可以描述真实的人吗？', answer: '须经本人同意。请描述外貌，不要写姓名。' },
      ],
      verb: '更换',
    },
  },
});
