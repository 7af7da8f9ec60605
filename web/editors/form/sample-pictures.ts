import type { Language } from '@inkreel/contract/site.ts';
import type { SamplePicture } from '../../uploads/sample-picture.ts';

/** The name of a picture that is no larger than a thumbnail and has no smaller copy. */
const IS_SMALL = /-small\.\w+$/;

/** What a sample shows, by its file under `web/public/samples/`: its description, and its name once it is an input. */
const SHOWN: Readonly<Record<string, Record<Language, string>>> = {
  'remove-bg/mug.webp': { en: 'mug', zh: '马克杯' },
  'ai-image-ecommerce/vase.webp': { en: 'vase', zh: '花瓶' },
  'photos/coffee.webp': { en: 'cup of coffee', zh: '咖啡' },
  'photos/astronaut.webp': { en: 'astronaut', zh: '宇航员' },
  'photos/rocket.webp': { en: 'rocket', zh: '火箭' },
  'photos/chelsea.webp': { en: 'tabby cat', zh: '虎斑猫' },
  'ai-object-remover/portrait.webp': { en: 'portrait', zh: '人像' },
  'ai-object-remover/launch.webp': { en: 'rocket launch', zh: '火箭发射' },
  'ai-object-replacer/mug.webp': { en: 'mug', zh: '马克杯' },
  'ai-image-extender/launch.webp': { en: 'rocket launch', zh: '火箭发射' },
  'ai-image-extender/cup.webp': { en: 'cup of coffee', zh: '咖啡' },
  'ai-image-extender/cat.webp': { en: 'tabby cat', zh: '虎斑猫' },
  'ai-image-translator/bakery.webp': { en: 'bakery poster', zh: '面包店海报' },
  'ai-image-translator/tea.webp': { en: 'tea poster', zh: '茶叶海报' },
  'replace-model/before.webp': { en: 'model', zh: '模特' },
  'replace-clothes/model.webp': { en: 'model', zh: '模特' },
  'replace-clothes/coat.webp': { en: 'coat', zh: '外套' },
  'shoe/model.webp': { en: 'model', zh: '模特' },
  'shoe/sneaker.webp': { en: 'sneaker', zh: '运动鞋' },
  'ai-image-upscaler/portrait-small.webp': { en: 'small portrait', zh: '小尺寸人像' },
  'ai-image-upscaler/cat-small.webp': { en: 'small cat photo', zh: '小尺寸猫照' },
  'portrait/officer.webp': { en: 'officer', zh: '军官' },
};

/** The pictures that a field offers to begin with, by their names under `web/public/samples/`. */
export function samplePictures(names: readonly string[], language: Language): SamplePicture[] {
  return names.map((name) => ({
    url: `/samples/${name}`,
    thumbnail: `/samples/${IS_SMALL.test(name) ? name : name.replace(/(\.\w+)$/, '-320$1')}`,
    name: SHOWN[name]?.[language] ?? name.replace(/^.*\/|\.\w+$/g, ''),
  }));
}
