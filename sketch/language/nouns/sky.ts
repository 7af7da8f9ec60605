import { drawn, noto, nounTable } from '../noun.ts';

export const SKY = nounTable('sky', [
  ['sun', 'sun', '太阳|烈日|红日|日头', 400, 'sky', drawn],
  ['moon', 'moon|full moon', '月亮|月|明月|圆月|满月', 400, 'sky', drawn],
  ['crescent-moon', 'crescent moon|crescent', '弯月|月牙|新月', 400, 'sky', drawn],
  ['star', 'star', '星星|星|繁星|星辰', 20, 'sky', drawn],
  ['shooting-star', 'shooting star|meteor|comet', '流星|彗星|流星雨', 100, 'sky', noto('comet')],
  ['planet', 'planet|saturn|ringed planet', '行星|土星|星球', 300, 'sky', noto('ringed-planet')],
  ['rainbow', 'rainbow', '彩虹', 300, 'sky', drawn],
  ['cloud', 'cloud', '云|云朵|白云|云彩', 60, 'sky', drawn],
  ['lightning', 'lightning|thunderbolt|lightning bolt', '闪电', 200, 'sky', drawn],
  ['tornado', 'tornado|whirlwind|cyclone', '龙卷风|旋风', 200, 'ground', noto('tornado')],
  ['aurora', 'aurora|northern lights', '极光|北极光', 400, 'sky', drawn],
  ['milky-way', 'milky way|galaxy', '银河|星河|星系', 400, 'sky', drawn],
]);
