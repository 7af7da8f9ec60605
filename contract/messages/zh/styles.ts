import type { styles as source } from '../en/styles.ts';
import type { Translation } from '../messages.ts';

export const styles: Translation<typeof source> = {
  ultra_realistic: '超写实',
  movie_stills: '电影剧照',
  picture_book: '绘本',
  anime: '动漫',
  '3d_cartoon': '3D 卡通',
  water_ink: '水墨',
  ukiyo_e: '浮世绘',
  retro_comics: '复古漫画',
  cyberpunk: '赛博朋克',
};
