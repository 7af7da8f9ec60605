import { defineTool } from './define-tool.ts';
import { SCENE_FIELDS } from './scene-fields.ts';
import { SIZES } from './sizes.ts';

export const aiBg = defineTool({
  id: 'ai-bg',
  kind: 'image',
  group: 'editing',
  path: '/ai/image/background',
  capability: 'replace_background',
  points: 20,
  shape: 1,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    {
      kind: 'image',
      name: 'image_url',
      required: 'image_required',
      samples: ['remove-bg/mug.webp', 'photos/astronaut.webp', 'photos/coffee.webp'],
      text: {
        en: {
          label: 'Picture',
          hint: 'The subject is cut out of it. Cut-outs with transparency work as they are.',
        },
        zh: { label: '图片', hint: '会自动抠出主体；已抠好的透明图可直接用。' },
      },
    },
    ...SCENE_FIELDS,
    { kind: 'size', presets: SIZES },
    {
      kind: 'flag',
      name: 'shadow',
      initial: true,
      text: {
        en: { label: 'Shadow and reflection', hint: 'On the ground, by the light of the scene' },
        zh: { label: '投影和倒影', hint: '按场景的光线落在地面上' },
      },
    },
    {
      kind: 'flag',
      name: 'match',
      initial: true,
      text: {
        en: {
          label: 'Match the light',
          hint: 'A gentle tint. When off, no pixel of the subject changes.',
        },
        zh: { label: '匹配光线', hint: '轻微调色；关闭后主体的像素完全不变。' },
      },
    },
    { kind: 'count' },
    { kind: 'seed' },
  ],
  samples: [
    {
      file: 'mug-window.webp',
      width: 768,
      height: 768,
      before: 'mug.webp',
      text: { en: 'A mug, on light wood by a window', zh: '马克杯，窗边的浅色木桌' },
      input: { scene: 'light_wood', width: 1024, height: 1024, seed: 3 },
    },
    {
      file: 'portrait-meadow.webp',
      width: 512,
      height: 512,
      before: 'portrait.webp',
      text: { en: 'A portrait, in front of mountains', zh: '人像，群山之前' },
      input: {
        scene: 'mountains',
        width: 1024,
        height: 1024,
        seed: 3,
        box: { left: 30, top: 5, width: 460, height: 507 },
      },
    },
    {
      file: 'mug-marble.webp',
      width: 768,
      height: 768,
      before: 'mug.webp',
      text: { en: 'The same mug, on a described marble table', zh: '同一只杯子，文字描述的大理石桌' },
      input: { prompt: 'a marble table in soft window light', width: 1024, height: 1024, seed: 5 },
    },
  ],
  text: {
    en: {
      name: 'AI background',
      line: 'Place the subject of a picture in a new scene, with its shadow on the ground.',
      description:
        'Change the background of a photo: 22 scenes, a described place or your own picture. The subject stays exact, with shadow, reflection and matched light.',
      steps: [
        'Choose a picture. The subject is cut out; help with a box or strokes if needed.',
        'Choose a scene, describe one, or bring your own picture. Move and scale the subject on the canvas.',
        'Choose how many candidates, compare them, and keep the one you like with its seed.',
      ],
      limits: [
        '22 scenes, a description in English or Chinese, or your own background',
        '1 to 4 candidates a run, seven ratios',
        'With light matching off, no pixel of the subject changes',
      ],
      questions: [
        {
          question: 'Does the subject stay as it is?',
          answer:
            'Its shape and detail do. Matching the light tints it gently; switch that off and its pixels are those of your picture, only scaled.',
        },
        {
          question: 'Where does the shadow come from?',
          answer:
            'From the outline of the subject and the light of the scene. It lies on the ground, darkest where the subject touches it. Portraits cut off at the bottom have none.',
        },
        {
          question: 'Which model makes the scene?',
          answer:
            'Each result says so. Without a connected AI model the built-in engine draws tables, studios and open country by rules, and lists the words that it did not draw.',
        },
        {
          question: 'Can I get the same background for another product?',
          answer: 'Yes. The same scene or words, size and seed give the same background.',
        },
      ],
      verb: 'Change background',
    },
    zh: {
      name: 'AI 换背景',
      line: '把主体放进另一个场景，影子也落在地上。',
      description:
        '给照片换背景：22\u00a0个场景、文字描述或自己的图片。主体保持原样，带投影、倒影，光线自然。',
      steps: [
        '选一张图，自动抠出主体，需要时画框或涂几笔。',
        '选一个场景、写一句描述，或用自己的图片；在画布上移动、缩放主体。',
        '选生成几张，比较之后留下喜欢的，种子会一起保存。',
      ],
      limits: [
        '22\u00a0个场景、中英文描述或自己的背景图',
        '每次 1 到 4\u00a0张，七种比例',
        '关闭“匹配光线”时，主体像素完全不变',
      ],
      questions: [
        {
          question: '主体会变吗？',
          answer: '形状和细节不变。“匹配光线”会轻微调色；关闭后就是原图的像素，只按你摆放的大小缩放。',
        },
        {
          question: '影子是怎么来的？',
          answer: '根据主体的轮廓和场景的光线算出来，落在地面上，接触处最深。下方被裁掉的人像没有影子。',
        },
        {
          question: '场景由什么模型绘制？',
          answer:
            '每个结果都会注明。没有接入 AI 模型时，内置引擎按规则画桌面、影棚和自然风光，并列出没有画的词。',
        },
        {
          question: '另一件商品能用同样的背景吗？',
          answer: '能。场景或描述、尺寸和种子相同，背景就相同。',
        },
      ],
      verb: '换背景',
    },
  },
});
