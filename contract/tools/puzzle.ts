import { defineTool } from './define-tool.ts';

export const puzzle = defineTool({
  id: 'puzzle',
  kind: 'image',
  group: 'editing',
  path: '/ai/image/puzzle',
  capability: 'collage',
  runs: 'browser',
  points: 0,
  shape: 1,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [],
  samples: [
    {
      file: 'layout.webp',
      width: 512,
      height: 512,
      text: { en: 'Six pictures in a layout, with round corners', zh: '六张套版式，圆角' },
      input: {},
    },
    {
      file: 'free.webp',
      width: 512,
      height: 512,
      text: { en: 'Four pictures placed freely', zh: '四张自由摆放' },
      input: {},
    },
    {
      file: 'title.webp',
      width: 512,
      height: 512,
      text: { en: 'No gap, with a title', zh: '无间距，加一行字' },
      input: {},
    },
    {
      file: 'strip.webp',
      width: 512,
      height: 849,
      text: { en: 'Two pictures joined into a strip', zh: '两张接成长图' },
      input: {},
    },
  ],
  text: {
    en: {
      name: 'Collage',
      line: 'Put two to twelve pictures on one sheet: in a layout, freely, or as a long strip.',
      description:
        'Collages of 2 to 12 pictures in your browser, free: layouts for every number, free placing, long strips, captions, PNG, JPG or WebP up to 8,192 pixels.',
      steps: [
        'Add two to twelve pictures: drop them, paste them, or take them from your history.',
        'Choose a layout, lay them out freely, or join them into a strip. Drag one picture onto another to swap them, scroll to zoom.',
        'Download it as PNG, JPG or WebP, or save it for the other tools.',
      ],
      limits: [
        '2 to 12 pictures: JPG, PNG, WebP, GIF or AVIF, up to 30\u00a0MB each',
        'At least five layouts for every number of pictures, seven ratios',
        'Up to 8,192 pixels on the longest side',
      ],
      questions: [
        {
          question: 'Are my pictures uploaded?',
          answer:
            'Not while you are a guest: then everything stays in your browser. When you are signed in, the collage and its pictures are saved to your account, so you can continue on another device.',
        },
        {
          question: 'Does it cost points?',
          answer:
            'No. Nothing is generated, so neither working on a collage nor downloading it costs anything.',
        },
        {
          question: 'What if I close the page?',
          answer:
            'The collage is saved as you work and opens where you left it, on any device if you are signed in. Signing out removes it from this device.',
        },
        {
          question: 'Can I do everything with the keyboard?',
          answer:
            'Yes. Tab goes from picture to picture, arrows move it in its cell, plus and minus zoom, Alt and arrows swap, Ctrl+Z undoes.',
        },
      ],
      verb: 'Download',
    },
    zh: {
      name: '拼图',
      line: '把 2 到 12\u00a0张图拼成一张：套版式、自由摆放，或接成长图。',
      description:
        '在浏览器里免费拼图，2 到 12\u00a0张：每种张数都有多种版式，可自由摆放、拼长图、加文字，导出 PNG、JPG、WebP，最长边 8,192\u00a0像素。',
      steps: [
        '添加 2 到 12\u00a0张图片：拖进来、粘贴，或从历史里选。',
        '选一个版式，或自由摆放，或接成长图。把一张拖到另一张上即可互换，滚轮在格内缩放。',
        '下载 PNG、JPG 或 WebP，也可以保存，给其他工具用。',
      ],
      limits: [
        '2 到 12\u00a0张：JPG、PNG、WebP、GIF、AVIF，每张不超过 30\u00a0MB',
        '每种张数至少五种版式，七种比例',
        '最长边可达 8,192\u00a0像素',
      ],
      questions: [
        {
          question: '图片会上传吗？',
          answer:
            '未登录时不会，全部留在你的浏览器里。登录后，拼图和用到的图片会存到你的账号，换台设备也能接着做。',
        },
        { question: '要花积分吗？', answer: '不用。拼图不涉及生成，编辑和下载都免费。' },
        {
          question: '关掉页面会丢吗？',
          answer:
            '不会。作品随时自动保存，再打开时接着做；登录后换台设备也行。退出登录会清除这台设备上的内容。',
        },
        {
          question: '能只用键盘吗？',
          answer: '能。Tab 逐张选择，方向键移动画面，加减号缩放，Alt 加方向键互换，Ctrl+Z 撤销。',
        },
      ],
      verb: '下载',
    },
  },
});
