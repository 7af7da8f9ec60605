import type { saveState as en } from '../en/save-state.ts';

export const saveState: typeof en = {
  saving: {
    device: '已保存在本机',
    saved: '已保存',
    saving: '正在保存',
    offline: '离线，已保存在本机',
    conflict: '已在别处修改',
    failed: '保存失败',
    outdated: '请刷新页面',
  },
  conflict: {
    told: '内容已在其他设备或标签页中修改。',
    mine: '保留当前版本',
    theirs: '载入较新版本',
  },
  versions: '历史版本',
};
