/** What people search sound effects by, in both languages at once; their names as well. */
import type { EffectId } from './sound-library.ts';

export const EFFECT_WORDS: Readonly<Record<EffectId, string>> = {
  whoosh: 'whoosh swoosh swish pass transition air 呼啸 嗖 转场 划过 气流',
  riser: 'riser build up tension transition rise 渐强上升 铺垫 紧张 转场 上扬',
  impact: 'impact hit boom bang drop trailer 重击 撞击 轰 预告片 低音',
  chime: 'chime bells magic sparkle twinkle 风铃 铃 魔法 闪亮 清脆',
  click: 'click mouse button tap switch 点击 鼠标 按钮 按键',
  pop: 'pop bubble appear bounce 弹出 气泡 出现 弹跳',
  notification: 'notification message alert ding bell phone 消息提示 提醒 叮 手机 信息',
  typewriter: 'typewriter keyboard typing writing keys 打字机 键盘 打字 写作',
  'camera-shutter': 'camera shutter photo picture snap flash 相机快门 拍照 照片 咔嚓',
  'cash-register': 'cash register money till sale ka-ching coins 收银机 收款 钱 硬币 成交',
  clock: 'clock tick tock time waiting 时钟 滴答 时间 等待 钟表',
  'door-knock': 'knock on a door door knocking visitor 敲门 门 来访 咚咚',
  footsteps: 'footsteps steps walking shoes 脚步 走路 步行 鞋',
  heartbeat: 'heartbeat heart pulse suspense 心跳 心脏 脉搏 悬念',
  'page-turn': 'turning page paper book flip 翻页 纸 书 翻书',
  rain: 'rain shower weather drops 雨 下雨 雨声 天气 雨滴',
  wind: 'wind storm breeze gust 风 风声 大风 暴风',
  thunder: 'thunder storm lightning weather 雷声 打雷 闪电 暴雨 天气',
  waves: 'waves sea ocean beach surf water 海浪 大海 海洋 沙滩 潮水 水声',
  fire: 'crackling fire flames camp fireplace burning 篝火 火焰 火堆 燃烧 壁炉',
};
