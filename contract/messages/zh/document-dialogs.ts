import type { documentDialogs as en } from '../en/document-dialogs.ts';

export const documentDialogs: typeof en = {
  versions: {
    title: '历史版本',
    hint: '五分钟内的修改合并为一个版本。',
    current: '当前版本',
    own: '你',
    other: '团队成员',
    restore: '恢复',
    restoreOf: ({ time }) => `恢复到 ${time} 的版本`,
    restored: '已恢复，之前的内容仍在历史版本中。',
    none: '还没有更早的版本。',
    failed: '历史版本加载失败，请重试。',
  },
  list: {
    name: '名称',
    save: '保存',
    rename: ({ name }) => `重命名“${name}”`,
    remove: ({ name }) => `删除“${name}”`,
    copy: ({ name }) => `复制“${name}”`,
    copyOf: ({ name }) => `${name}（副本）`,
    deleted: '已移到回收站。',
    more: '显示更早的',
  },
};
