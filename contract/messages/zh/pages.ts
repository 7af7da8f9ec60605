import type { pages as source } from '../en/pages.ts';
import type { Translation } from '../messages.ts';

export const pages: Translation<typeof source> = {
  home: {
    title: 'Inkreel：写字成图、修图、做视频，先看价再落笔',
    description:
      '写字成图，抠图、消除、放大、换风格；给视频做字幕、配音、对口型。价格就写在按钮上，失败积分原数退回。',
  },
  create: {
    title: '开始创作',
    description: '按想做的事挑选 Inkreel 的工具，每个工具都标明所需积分。',
    lead: '挑一件想做的事。每个工具都备好了样例，点击前就能在按钮上看到价格。',
    open: '打开编辑器',
    read: '了解用法',
  },
  about: {
    navigation: '关于 Inkreel',
    updated: ({ date }) => `自 ${date}起生效`,
    terms: { title: '服务条款', description: '可以怎样使用 Inkreel、积分是什么、我们承担什么责任。' },
    privacy: { title: '隐私政策', description: 'Inkreel 保存哪些信息、为什么保存、保存多久、怎样删除。' },
    agreement: { title: '用户协议', description: '使用 Inkreel、生成内容与积分的规则。' },
    us: { title: '关于我们', description: 'Inkreel 为什么这样做：明码标价，如实标注，什么都不丢。' },
  },
  /** Titles of the pages of the story area, which are needed before its texts. */
  story: {
    home: '故事',
    create: '新建故事',
    roles: '角色',
    role: '角色',
    scripts: '剧本',
    images: '故事画面',
    videos: '视频',
    script: '分镜',
    imageEditor: '图片编辑',
    share: '分享的故事',
    writer: '写作',
    film: '影片',
  },
  notFound: {
    title: '页面不存在',
    line: '地址可能有误，或页面已移走。你的内容都还在。',
    home: '返回首页',
    create: '全部工具',
    creations: '我的创作',
  },
  /** At a sample that is laid over what it was made from, on landing pages and in editors. */
  comparison: {
    compare: '拖动对比',
    before: '处理前',
    after: '处理后',
  },
  broken: {
    title: '页面出错了',
    line: '页面显示时出了问题。已经开始的任务会继续，结果保存在“我的创作”里。',
    unloaded: { title: '加载失败', line: '请检查网络后重试。' },
    reload: '重新加载',
    details: '详细信息',
    copy: '复制',
  },
};
