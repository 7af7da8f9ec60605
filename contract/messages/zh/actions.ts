import type { actions as source } from '../en/actions.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh-CN');

export const actions: Translation<typeof source> = {
  title: '单项修改',
  unit: '点数',
  free: '免费',
  points: ({ value }) => `${number(value)}\u00a0点`,
  closed: '需要 AI 模型',
  closedLine: '本站尚未接入模型，可请本站的运营人员接入。',
  connect: '接入 AI 模型',
  noPicture: '还没有可修改的图片。',
  stage: '在哪里改',
  onStage: '先在图片上标好，再点按钮。',
  runs: '正在制作',
  making: ({ share }) => `制作中，${share}`,
  waiting: '排队中',
  cancel: '取消',
  failed: '失败',
  again: ({ points }) => `再试一次，${points}`,
  cancelled: '已取消',
  dismiss: '关闭',
};
