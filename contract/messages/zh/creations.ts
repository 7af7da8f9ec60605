import type { creations as source } from '../en/creations.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh');

export const creations: Translation<typeof source> = {
  title: '我的创作',
  description: '你的每一件作品，附提示词、设置和扣费明细。',
  search: '搜索提示词',
  filters: '筛选',
  tool: '工具',
  allTools: '全部工具',
  project: '项目',
  allProjects: '全部项目',
  date: '日期',
  dates: { any: '不限时间', today: '今天', week: '最近 7\u00a0天', month: '最近 30\u00a0天' },
  starred: '收藏',
  bin: ({ count }) => (count === 0 ? '回收站' : `回收站，${number(count)}`),
  leaveBin: '返回全部',
  binTitle: '回收站',
  binLine: ({ days }) => `删除的作品在这里保留 ${number(days)}\u00a0天。`,
  shown: ({ shown, of }) => `${number(shown)} / ${number(of)}，最新在前`,
  select: '选择',
  selectDone: '完成',
  selectAll: '全选已显示的',
  selected: ({ count }) => `已选 ${number(count)}\u00a0项`,
  selectOne: ({ name }) => `选择：${name}`,
  zip: '打包下载',
  zipping: '正在打包',
  zipLimit: ({ limit }) => `一次最多打包 ${number(limit)}\u00a0个文件。`,
  deleteMany: '删除',
  restoreMany: '恢复',
  deletedMany: ({ count }) => `${number(count)}\u00a0项已移到回收站`,
  restoredMany: ({ count }) => `${number(count)}\u00a0项已恢复`,
  list: '作品，最新在前',
  loading: '加载中',
  drawing: '进行中',
  empty: {
    title: '这里还是空的',
    line: '你的作品和提示词都会保存在这里。',
    action: '开始创作',
  },
  nothingFound: {
    title: '没有找到',
    line: '没有作品符合当前的搜索和筛选。',
    action: '清除搜索和筛选',
  },
  emptyBin: {
    title: '回收站是空的',
    line: '删除的作品在这里保留 30\u00a0天，之后自动清除。',
  },
  signedOut: {
    title: '登录后查看你的作品',
    line: '作品随账号保存，附提示词、设置和扣费明细。',
    action: '登录',
    other: '先试试工具',
  },
  failed: {
    title: '获取数据失败',
    line: '你的作品都在。请检查网络后重试。',
    action: '重试',
  },
};
