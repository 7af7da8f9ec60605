import { defineTool } from './define-tool.ts';
import { modelField } from './portrait-fields.ts';

export const shoe = defineTool({
  id: 'shoe',
  kind: 'image',
  group: 'editing',
  path: '/ai/image/shoe',
  capability: 'try_on_shoe',
  points: 40,
  shape: 1,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    modelField('model_url', ['shoe/model.webp'], {
      en: 'A photo with both feet in view, of a person or of the legs alone',
      zh: '双脚完整入镜，全身或只拍腿部都可以',
    }),
    {
      kind: 'images',
      name: 'shoe_urls',
      required: 'shoe_image_required',
      maximum: 3,
      samples: ['shoe/sneaker.webp'],
      text: {
        en: { label: 'Shoe, up to three views', hint: 'From the side first; front and top help' },
        zh: { label: '鞋子，最多三个角度', hint: '先放侧面，再加正面和俯视效果更好' },
      },
    },
    {
      kind: 'prompt',
      optional: true,
      samples: { en: ['Laces tied, trousers rolled up a little'], zh: ['鞋带系好，裤脚稍微卷起'] },
      text: {
        en: { label: 'Extra instructions', placeholder: 'Laces tied, trousers rolled up a little' },
        zh: { label: '补充要求', placeholder: '鞋带系好，裤脚稍微卷起' },
      },
    },
    { kind: 'count' },
    { kind: 'seed' },
  ],
  samples: [
    {
      file: 'worn.webp',
      width: 640,
      height: 640,
      before: 'model.webp',
      text: {
        en: 'Illustration: a model, and the same model in the shoe. Your results are photographs.',
        zh: '示意图：模特，以及穿上这双鞋的同一位模特。实际结果是照片。',
      },
      input: { shoe_urls: ['/samples/shoe/sneaker.webp'] },
    },
  ],
  text: {
    en: {
      name: 'Shoe try-on',
      line: 'Put your shoe on a model’s feet.',
      description:
        'Show a shoe on a model: one photo of the model, up to three of the shoe. Shape, colour and laces stay true to your shoe. Needs a connected AI model.',
      steps: [
        'Upload the photo of a model with both feet in view.',
        'Upload the shoe, from the side first. Two or three views keep the details right.',
        'Choose how many candidates and run it. Zoom in on toe direction and logo before you publish.',
      ],
      limits: [
        'One model photo and 1 to 3 shoe photos, at least 240 pixels a side',
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
          question: 'Which photos work best?',
          answer:
            'A sharp shoe, fully in view, on a plain background; a model with visible feet, from about the same height.',
        },
        {
          question: 'Does the rest of the model change?',
          answer:
            'The model is asked to change nothing but the shoes. Every result has a slider to compare it with the original.',
        },
        {
          question: 'What if the result is wrong?',
          answer: 'You pay only for pictures you receive. Failed and cancelled ones cost nothing.',
        },
      ],
      verb: 'Try on',
    },
    zh: {
      name: '试鞋',
      line: '把你的鞋穿到模特脚上。',
      description:
        '一张模特图加最多三张鞋子图，看上脚效果。鞋型、颜色、鞋带都保持你这双鞋的样子。需要接入 AI 模型。',
      steps: [
        '上传双脚入镜的模特图。',
        '上传鞋子，先放侧面；两三个角度细节更准。',
        '选张数后开始生成。发布前放大看看脚尖朝向和标志。',
      ],
      limits: [
        '模特图 1\u00a0张，鞋子图 1 到 3\u00a0张，边长至少 240\u00a0像素',
        '每次 1 到 4\u00a0张',
        '需要 AI 模型，由平台管理员接入',
      ],
      questions: [
        {
          question: '为什么暂时不能用？',
          answer: '这个工具需要 AI 模型。没有接入时按钮上会写明，也不扣积分。',
        },
        {
          question: '什么样的照片效果好？',
          answer: '鞋子背景干净、清晰完整；模特脚部可见，拍摄高度和鞋子差不多。',
        },
        {
          question: '模特其他地方会变吗？',
          answer: '会要求模型只换鞋，其余不动。每个结果都能拖动滑块和原图对比。',
        },
        { question: '结果不对怎么办？', answer: '只为交付的图片付积分，失败和取消的不收。' },
      ],
      verb: '试穿',
    },
  },
});
