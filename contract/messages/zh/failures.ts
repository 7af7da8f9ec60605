import type {
  failures as failuresSource,
  help as helpSource,
  transport as transportSource,
} from '../en/failures.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh');

export const failures: Translation<typeof failuresSource> = {
  getData: '获取数据失败',
  create: '创建失败',
  createRole: '创建角色失败',
  save: '保存失败',
  delete: '删除失败',
  taskStatus: '查询任务状态失败',
  videoTask: 'AI 视频任务创建失败',
  priceNow: ({ points }) => `现在需要 ${number(points)}\u00a0积分。`,
  inLines: ({ lines, characters }) =>
    `第 ${lines.map(number).join('、')}\u00a0条${characters === '' ? '' : `：${characters}`}`,
  tools: {
    'ai-image-translator': '翻译失败',
    'ai-image-extender': '扩图失败',
  },
};

export const transport: Translation<typeof transportSource> = {
  network_error: '网络错误',
  aborted: '请求已中止',
  timeout: '请求超时',
  unreadable_answer: '服务器返回异常。',
};

export const help: Translation<typeof helpSource> = {
  network_error: '请检查网络后重试。',
  timeout: '服务器长时间没有响应，请重试。',
  unreadable_answer: '请重试。',
  internal_error: '请重试；如果再次出现，请把请求编号发给我们。',
  task_failed: '请重试，或修改输入内容。',
  detect_face_failed: '任务没有开始，未扣积分，请稍后再试。',
  no_face: '请换一张正面、没有遮挡的照片。',
};
