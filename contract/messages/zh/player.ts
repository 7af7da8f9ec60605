import type { player as source } from '../en/player.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh');

export const player: Translation<typeof source> = {
  of: ({ length }) => `/ ${length}`,
  frame: ({ at, of }) => `第 ${number(at)}\u00a0帧，共 ${number(of)}\u00a0帧`,
  play: '播放（空格）',
  pause: '暂停（空格）',
  start: '回到开头（Home）',
  end: '跳到结尾（End）',
  back: '后退一帧（,）',
  forward: '前进一帧（.）',
  mute: '静音（M）',
  unmute: '取消静音（M）',
  speed: ({ speed }) => `播放速度：${speed}×`,
  fullScreen: '全屏（F）',
  captions: '字幕（C）',
  position: { video: '视频中的位置', audio: '音频中的位置' },
  unplayable: '当前浏览器无法播放该文件，可下载后用其他程序播放。',
};
