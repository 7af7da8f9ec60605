/**
 * The provider's language codes, by service: zhaoli-ai/GhostCut-ai at 038d466, api-guide/13-language-support.md, the row of
 * voice translation, and for copied voices the one of emotional dubbing.
 */
const FROM = words('zh en ja ko pt fr es ar vi th de ru it id ms tr da');
/** The row of recognition. */
const HEARD = words(
  'ar pl da de ru fr fil fi km ko nl cs ms bn my pt ja sv th tr ur uk es el hu it hi id en vi zh',
);
const TO = words(
  'zh en zh-hant ja ko pt pt-br fr es ar vi th de ru it id hi tr fil ms km pl hu cs bg ro da no sv nl fi el sk sl ur bn my tk',
);
const TO_CLONED = words('ar bg pl da de ru fr fil fi ko nl cs ro ms pt ja sv th tr es el it hi id en vi');

/** Standard codes for languages with a code of the provider. */
const OTHERS: Readonly<Record<string, string>> = {
  'zh-tw': 'zh-hant',
  'zh-hk': 'zh-hant',
  'zh-hant-tw': 'zh-hant',
  nb: 'no',
  tl: 'fil',
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

function codeIn(known: ReadonlySet<string>, language: string | undefined): string | undefined {
  const lower = language?.toLowerCase() ?? '';
  const [base = ''] = lower.split('-');
  return [lower, OTHERS[lower] ?? '', OTHERS[base] ?? '', base].find((code) => known.has(code));
}

/** The provider's code of a language for transcription; undefined if unsupported. */
export const heardCode = (language: string | undefined): string | undefined => codeIn(HEARD, language);

/** The provider's code of a source language; undefined if unsupported. */
export const sourceCode = (language: string | undefined): string | undefined => codeIn(FROM, language);

/** The provider's code of a target language; undefined if it cannot write it, or speak it with a copied voice. */
export const targetCode = (language: string, isCloned = false): string | undefined =>
  codeIn(isCloned ? TO_CLONED : TO, language);
