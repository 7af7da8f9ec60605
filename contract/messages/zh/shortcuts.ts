import type { shortcuts as source } from '../en/shortcuts.ts';
import type { Translation } from '../messages.ts';

export const shortcuts: Translation<typeof source> = {
  title: '快捷键',
  workspace: '工作区',
  painting: '涂抹、绘制和对比',
  keys: {
    run: ['Ctrl Enter', '生成'],
    inputs: ['T', '收起或展开参数'],
    history: ['G', '收起或展开历史'],
    zoom: ['+ − 0', '缩放、适应'],
    move: ['← ↑ → ↓', '移动放大的图片，或逐张查看结果'],
    pick: ['1 2 3 4', '选择候选图'],
    download: ['D', '下载结果；再按 Enter 沿用上次的设置'],
    reuse: ['R', '沿用结果的设置'],
    remove: ['Del', '把结果移到回收站'],
    hold: ['C', '对比时按住看原图'],
    menu: ['Shift F10', '打开图片操作菜单'],
    list: ['Shift ?', '显示快捷键'],
  },
};
