import type { SketchStyle } from '../../brief.ts';
import type { WordRow } from '../facts.ts';

/** Words for the nine styles themselves. */
export const STYLE_WORDS: readonly WordRow<SketchStyle>[] = [
  [
    'movie still|movie stills|film still|cinematic|cinematic still|movie|film|cinematic shot',
    '电影剧照|电影感|电影风格|剧照|电影|电影质感|电影画面',
    'movie_stills',
  ],
  [
    'anime|anime style|manga|ghibli|studio ghibli|japanese animation',
    '动漫|动画|二次元|日漫|动漫风格|动漫风|日系动漫|吉卜力|宫崎骏|日系|动画风格',
    'anime',
  ],
  [
    'retro comic|retro comics|comic|comics|comic book|pop art|vintage comic',
    '漫画|复古漫画|美漫|波普|波普艺术|漫画风格|漫画风|复古漫画风格',
    'retro_comics',
  ],
  [
    "picture book|storybook|children's book|picture book style|storybook illustration|children's illustration|fairy tale",
    '绘本|绘本风|绘本风格|童话|童话风|童书|儿童绘本|儿童插画|童话风格',
    'picture_book',
  ],
  [
    '3d cartoon|3d|pixar|pixar style|disney|3d render|3d animation|cartoon',
    '3d卡通|3d|皮克斯|卡通|迪士尼|三维卡通|卡通风格|3d动画|三维|3d渲染',
    '3d_cartoon',
  ],
  [
    'ultra realistic|photorealistic|realistic|photo|photograph|photography|hyperrealistic|hyper realistic|photoreal|lifelike|photo realistic|realism',
    '写实|超写实|真实|摄影|照片|逼真|真实感|摄影作品|写真|超真实|超写实风格|实拍',
    'ultra_realistic',
  ],
  [
    'water ink|ink wash|chinese ink|ink painting|sumi e|chinese painting|ink wash painting|chinese ink painting|traditional chinese painting',
    '水墨|水墨画|国画|中国画|水墨风|水墨风格|山水画|泼墨|写意',
    'water_ink',
  ],
  [
    'ukiyo e|ukiyoe|woodblock|woodblock print|japanese woodblock|hokusai',
    '浮世绘|浮世绘风格|木版画|版画',
    'ukiyo_e',
  ],
  [
    'cyberpunk|neon|neon noir|cyberpunk style|synthwave|vaporwave',
    '赛博朋克|赛博|霓虹|朋克|赛博朋克风|赛博朋克风格|蒸汽波',
    'cyberpunk',
  ],
];

/** Styles that are not among the nine, with the nearest of them; reported as such. */
export const NEAREST_STYLES: readonly WordRow<SketchStyle>[] = [
  [
    'oil painting|oil on canvas|impressionist|impressionism|van gogh|monet|acrylic painting|gouache',
    '油画|印象派|梵高|莫奈|油画风格|丙烯画|水粉画|厚涂',
    'picture_book',
  ],
  [
    'watercolor|watercolour|watercolor painting|watercolour painting|illustration|crayon drawing|pencil drawing|pencil sketch|sketch|line art|pastel|colored pencil|doodle',
    '水彩|水彩画|插画|插图|蜡笔画|素描|铅笔画|线稿|彩铅|简笔画|手绘|水彩风格|涂鸦|扁平插画|粉彩',
    'picture_book',
  ],
  [
    'claymation|clay style|low poly|voxel|isometric|plasticine|lego style|felt',
    '黏土|粘土|低多边形|像素块|黏土风格|等距|羊毛毡',
    '3d_cartoon',
  ],
  [
    'pixel art|8 bit|flat design|vector art|stained glass|graffiti|poster style|art deco',
    '像素画|像素风|扁平风|扁平化|矢量|涂鸦风|海报风|彩色玻璃画',
    'retro_comics',
  ],
  [
    'film noir|noir|vintage photo|black and white photo|documentary|polaroid|35mm|35mm film',
    '黑色电影|老照片|黑白照片|胶片感|纪录片|复古照片|胶片风',
    'movie_stills',
  ],
  [
    'steampunk|sci fi|science fiction|futuristic|dystopian',
    '蒸汽朋克|科幻|未来感|科幻风|未来主义',
    'cyberpunk',
  ],
  [
    'chinese style|paper cut|papercut|gongbi|calligraphy style',
    '国风|中国风|古风|剪纸|工笔|工笔画|新中式',
    'water_ink',
  ],
  ['japanese style|japanese print', '日式|和风', 'ukiyo_e'],
];
