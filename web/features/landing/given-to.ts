import type { Language } from '@inkreel/contract/site.ts';
import type { Sample, Tool } from '@inkreel/contract/tools/define-tool.ts';

export interface Given {
  /** The field's name. */
  label: string;
  words?: string;
  /** Addresses of pictures. */
  pictures: readonly string[];
}

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** Pictures and words that a sample's run was given besides its first picture; words only in the reader's language. */
export function givenTo(
  { fields }: Pick<Tool, 'fields'>,
  { input }: Pick<Sample, 'input'>,
  language: Language,
): Given[] {
  return fields.flatMap((field): Given[] => {
    if (!('text' in field) || !field.text) return [];
    const value = input['name' in field ? field.name : field.kind];
    const text = field.text[language];
    const { label } = text;
    // Text fields have a placeholder. Importing the kinds would be too much for a landing page.
    if ('placeholder' in text) {
      const own = typeof value === 'string' && isChinese(value) === (language === 'zh');
      return own ? [{ label, words: value, pictures: [] }] : [];
    }
    // A duration means a sound or a video.
    if ('secondsName' in field) return [];
    const pictures = [value].flat().filter((one) => typeof one === 'string' && one.startsWith('/samples/'));
    return pictures.length > 0 ? [{ label, pictures: pictures as string[] }] : [];
  });
}
