import type { pictures as source } from '../en/pictures.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh');

export const pictures: Translation<typeof source> = {
  onceMore: ({ tool }) => `继续用“${tool}”`,
  verbs: {
    download: '下载',
    continue: '继续编辑',
    save: '保存',
    stock: '存到素材库',
    reuse: '套用设置',
    retry: '再来一次',
    delete: '删除',
    star: '收藏',
    unstar: '取消收藏',
    restore: '恢复',
    open: '打开',
    copyPrompt: '复制提示词',
    more: '更多',
    cancel: '取消',
    undo: '撤销',
  },
  toolbar: '作品操作',
  menu: '操作',
  deleted: '已移到回收站',
  restored: '已恢复',
  saveTo: ({ project }) => `项目“${project}”`,
  saved: ({ project }) => `已存入“${project}”`,
  inStock: ({ name }) => `已存到素材库：${name}`,
  alreadyInStock: '素材库中已有',
  promptCopied: '提示词已复制',
  deleteFailed: '删除失败',
  saveFailed: '保存失败',
  downloadFailed: '下载失败，请重试。',
  viewer: {
    label: '查看器',
    hint: '加号和减号缩放，0 适应窗口，方向键移动，双击看原始大小。',
    zoomIn: '放大',
    zoomOut: '缩小',
    fit: '适应窗口',
    scale: '缩放',
    previous: '上一个',
    next: '下一个',
    close: '关闭',
    position: ({ at, of }) => `第 ${number(at)}\u00a0个，共 ${number(of)}\u00a0个`,
  },
  facts: {
    seed: ({ seed }) => `种子 ${seed}`,
    size: ({ width, height }) => `${width} × ${height}`,
    points: ({ points }) => `${number(points)}\u00a0积分`,
  },
};
