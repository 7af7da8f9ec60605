import type { batch as source } from '../en/batch.ts';
import type { Translation } from '../messages.ts';
import { spaced } from './spaced.ts';

const number = (value: number) => value.toLocaleString('zh');
const points = (value: number) => `${number(value)}\u00a0积分`;

export const batch: Translation<typeof source> = {
  title: '一次处理多张图片',
  line: ({ limit }: { limit: number }) => `最多 ${number(limit)}\u00a0张，使用同一套设置。`,
  pictures: '图片',
  run: ({ count }: { count: number }) => `处理 ${number(count)}\u00a0张`,
  none: '请先添加图片。',
  again: '重新处理失败的图片',
  cancel: '取消剩余的图片',
  zip: '打包下载',
  fresh: '新的批次',
  sums: ({ done, failed, open }: { done: number; failed: number; open: number }) =>
    [
      `完成 ${number(done)}\u00a0张`,
      ...(failed > 0 ? [`失败 ${number(failed)}\u00a0张`] : []),
      ...(open > 0 ? [`还剩 ${number(open)}\u00a0张`] : []),
    ].join('，'),
  spent: ({ points: value }) => `已扣 ${points(value)}`,
  waits: ({ why }) => `暂停中，条件满足后会自动继续。${why}`,
  held: ({ points: value }) => `预扣 ${number(value)}`,
  standing: ({ count }) => `待检查 ${number(count)}\u00a0张`,
  table: '批次中的图片，待检查的排在前面',
  columns: { before: '处理前', after: '处理后', name: '图片', state: '状态', points: '积分' },
  states: {
    waiting: '排队中',
    running: '处理中',
    done: '完成',
    failed: '失败',
    cancelled: '已取消',
    refused: '未受理',
  },
  differs: '与其他结果差异较大',
  show: ({ name }: { name: string }) => spaced`查看${name}`,
};
