import type { home as source } from '../en/home.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh-CN');

export const home: Translation<typeof source> = {
  hero: { first: '写字成图', second: '笔笔有数' },
  lead: '写一句话就能成画，并标出读懂了哪些词。落笔之前先看到要花多少积分；没画成，积分原数退回。',
  prompt: '描述一幅画面',
  draw: '落笔',
  price: ({ points }) => `${number(points)}\u00a0积分`,
  onePicture: '1\u00a0张',
  gift: ({ points, pictures }) =>
    `注册即送 ${number(points)}\u00a0积分，标准画质可画 ${number(pictures)}\u00a0张。`,
  engine: '内置引擎，未使用 AI 模型',
  size: ({ width, height }) => `${width} × ${height}`,
  stories: {
    title: '故事',
    name: '故事创作',
    line: '剧本、角色、分镜和预演一条线做完，每个镜头里的人都是同一个人。',
    fresh: '新建故事',
    from: '每个镜头 20\u00a0积分起',
  },
  intents: { title: '想做什么？', lead: '选一项就能开始，提示词和示例图都已备好。' },
  tools: {
    title: '全部工具与价格',
    lead: '每张图或每 5\u00a0秒视频所需积分，不足 5\u00a0秒按 5\u00a0秒计。草稿画质减半，精细画质加倍。',
  },
  gallery: {
    title: 'Inkreel 作品',
    lead: '内置引擎直接画出，未经修饰。点开即可套用提示词。',
  },
  promise: {
    title: '积分怎么算',
    lead: '每张图都附有扣费明细。',
    steps: {
      quoted: '报价，点击之前',
      held: '预扣，绘制期间',
      settled: '扣费，保存之后',
      returned: '退回，失败或取消',
    },
    example: '画四张，其中一张取消',
    receipt: '扣费明细',
  },
};
