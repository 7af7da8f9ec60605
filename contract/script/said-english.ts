/** Who says a quote in English prose, by the words around it. */
import type { Said } from './said.ts';

const VERBS = new Set(
  'said says cried cries asked asks replied replies answered answers returned exclaimed whispered whispers shouted shouts murmured muttered remarked added continued began observed called inquired enquired declared repeated responded sighed laughed growled gasped yelled screamed demanded insisted interrupted suggested ventured retorted stammered echoed pleaded begged agreed protested announced explained admitted warned snapped sobbed urged resumed concluded thought roared bellowed hissed breathed groaned moaned chuckled grunted panted offered promised ordered commanded rejoined went spoke put told'.split(
    ' ',
  ),
);
/** Verbs that tell of speech only before a colon or with a word after them. */
const WEAK = new Set([
  'went',
  'put',
  'told',
  'spoke',
  'began',
  'called',
  'laughed',
  'sighed',
  'offered',
  'breathed',
]);
const PRONOUNS = new Set(['he', 'she', 'i', 'they', 'we', 'it', 'you']);
const DETERMINERS = new Set([
  'the',
  'a',
  'an',
  'his',
  'her',
  'my',
  'their',
  'our',
  'another',
  'one',
  'this',
  'that',
]);
const ENDS = new Set(
  'to in at on with and but or as from for of by into when while who that which after before again at last then now also still quickly suddenly without turning looking taking holding smiling laughing lighting rubbing shaking putting raising coming going sitting standing impatiently had has have was were is would could did'.split(
    ' ',
  ),
);
const NO_NAMES = new Set(
  'the a an there then but and so when while after before as at in on no yes not now what why how this that these those here it its his her their my our one all if for well oh ah perhaps suddenly finally meanwhile once with from to by or nor yet still even only just some every each nobody everyone everybody nothing something'.split(
    ' ',
  ),
);
const TITLES = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'sir',
  'lady',
  'lord',
  'captain',
  'aunt',
  'uncle',
  'professor',
  'madame',
  'monsieur',
  'father',
  'mother',
  'sister',
  'brother',
  'king',
  'queen',
  'prince',
  'princess',
  'colonel',
  'major',
  'inspector',
]);

/** Words of a text with the marks after them; looks at the start or the end of a long text only. */
function wordsIn(text: string): string[] {
  return text.replaceAll(/[_*]/g, '').match(/[\p{L}\p{M}\d]+(?:[-'’][\p{L}\p{M}]+)*\.?|[,;:!?—…]/gu) ?? [];
}

const bare = (word: string | undefined): string => (word ?? '').replace(/\.$/, '').toLowerCase();
const isCapital = (word: string | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word);

/** The subject that begins at a word: a pronoun, a name with its title, or an article with a noun. */
function subjectAt(
  words: readonly string[],
  start: number,
  atSentenceStart: boolean,
): { name: string; next: number } | undefined {
  const first = words[start];
  if (first === undefined) return;
  if (PRONOUNS.has(bare(first))) return { name: bare(first), next: start + 1 };
  if (DETERMINERS.has(bare(first))) {
    const noun: string[] = [];
    let at = start + 1;
    const proper = isCapital(words[at]);
    for (; at < words.length && noun.length < 3; at += 1) {
      const word = words[at] as string;
      if (
        proper
          ? !isCapital(word)
          : /[^\p{L}\p{M}\d'’.-]/u.test(word) ||
            ENDS.has(bare(word)) ||
            VERBS.has(bare(word)) ||
            bare(word).endsWith('ly') ||
            word.endsWith('ed')
      )
        break;
      noun.push(word.replace(/\.$/, ''));
      if (!proper && word.endsWith('.')) {
        at += 1;
        break;
      }
    }
    return noun.length > 0 ? { name: `${first.toLowerCase()} ${noun.join(' ')}`, next: at } : undefined;
  }
  if (!isCapital(first) || (atSentenceStart && NO_NAMES.has(bare(first)))) return;
  const name: string[] = [];
  let at = start;
  for (; at < words.length && name.length < 4 && isCapital(words[at]); at += 1) {
    const word = words[at] as string;
    const isTitle = TITLES.has(bare(word));
    name.push(isTitle ? word : word.replace(/\.$/, ''));
    if (word.endsWith('.') && !isTitle) {
      at += 1;
      break;
    }
  }
  return { name: name.join(' '), next: at };
}

/** Subject directly before a verb, such as `the March Hare` in `then the March Hare said`. */
function subjectBefore(words: readonly string[], verb: number): string | undefined {
  let end = verb;
  while (
    end > 0 &&
    (bare(words[end - 1]).endsWith('ly') ||
      ['had', 'then', 'at', 'last', 'only', 'just'].includes(bare(words[end - 1])))
  )
    end -= 1;
  for (let start = Math.max(0, end - 5); start < end; start += 1) {
    const found = subjectAt(words, start, start === 0);
    if (found?.next === end) return found.name;
  }
  return;
}

/** Reads `said Tom`, `Tom said`, `she hastily replied` after a quote. */
export function saidAfter(text: string): Said | undefined {
  const words = wordsIn(text.slice(0, 160));
  const end = words.findIndex(
    (word) => /^[;:!?]$/.test(word) || (word.endsWith('.') && !TITLES.has(bare(word))),
  );
  const clause = words.slice(0, end < 0 ? 14 : Math.min(end + 1, 14));
  if (clause[0] && VERBS.has(bare(clause[0]))) {
    const subject = subjectAt(clause, 1, false);
    return subject ? { name: subject.name } : undefined;
  }
  const verb = clause.findIndex((word, at) => at > 0 && at < 8 && VERBS.has(bare(word)));
  if (
    verb < 1 ||
    (WEAK.has(bare(clause[verb])) &&
      bare(clause[verb + 1]) !== 'on' &&
      verb + 1 < clause.length &&
      !/^[,.]?$/.test(clause[verb + 1] ?? ''))
  )
    return;
  const before = clause.slice(0, verb);
  if (before.some((word) => /^[,;:—]$/.test(word)) && before.length > 5) return;
  const name = subjectBefore(clause, verb);
  return name ? { name } : undefined;
}

/** Reads `Tom wheeled suddenly and said:` before a quote. */
export function saidBefore(text: string): Said | undefined {
  const tail = text.slice(-300).trimEnd();
  if (!/[,:—]$/.test(tail)) return;
  const words = wordsIn(lastSentence(tail));
  const verb = words.findLastIndex((word) => VERBS.has(bare(word)));
  if (verb < 0) return tail.endsWith(':') ? named(personAt(words)) : undefined;
  const adjacent = subjectBefore(words, verb);
  const first = subjectAt(words, 0, true)?.name;
  // "The Hatter opened his eyes; but all he said was" is the Hatter's.
  return named(
    adjacent && !PRONOUNS.has(adjacent)
      ? adjacent
      : first && !PRONOUNS.has(first)
        ? first
        : (adjacent ?? first),
  );
}

/** The subject of a sentence if it can speak: "The table was a large one:" is about nobody. */
function personAt(words: readonly string[]): string | undefined {
  const name = subjectAt(words, 0, true)?.name;
  return name && (PRONOUNS.has(name) || /^(?:\w+ )?\p{Lu}/u.test(name) || genderOf(name)) ? name : undefined;
}

const named = (name: string | undefined): Said | undefined => (name ? { name } : undefined);

function lastSentence(text: string): string {
  const body = text.slice(0, -1);
  const cut = Math.max(
    ...['. ', '! ', '? '].map((mark) => {
      const at = body.lastIndexOf(mark);
      const word = body.slice(0, Math.max(0, at)).split(' ').at(-1) ?? '';
      return TITLES.has(word.toLowerCase()) ? -1 : at;
    }),
  );
  return text.slice(cut < 0 ? 0 : cut + 2);
}

/** The person that the last sentence with one is about, for pronouns and speech beside it. */
export function subjectOf(text: string, names: { has(name: string): boolean }): string | undefined {
  const sentences = text.slice(-600).split(/(?<=[.!?])\s/);
  for (const sentence of sentences.toReversed()) {
    const found = subjectAt(wordsIn(sentence.slice(0, 80)), 0, true)?.name;
    // "The rain" is about nobody: a noun counts if it speaks somewhere.
    if (
      found &&
      !PRONOUNS.has(found) &&
      (/^\p{Lu}/u.test(found) ||
        /^\w+ \p{Lu}/u.test(found) ||
        names.has(found) ||
        genderOf(found) !== undefined)
    )
      return found;
  }
  return;
}

/** The person that the first sentence after a quote is about, such as `Maria handed him his coat.` */
export const actorOf = (text: string, names: { has(name: string): boolean }): string | undefined =>
  /^\s*\p{Lu}/u.test(text)
    ? subjectOf(
        text
          .trimStart()
          .slice(0, 200)
          .split(/(?<=[.!?])\s/)[0] as string,
        names,
      )
    : undefined;

/** The person spoken to: `My dear Holmes,`, `..., Watson.` */
export function vocativeOf(speech: string): string | undefined {
  const start =
    /^(?:(?:Oh|Ah|No|Yes|Well|Why|Come|But),? )?(?:[Mm]y dear )?((?:(?:Mr|Mrs|Miss|Dr)\.? )?\p{Lu}\p{Ll}{2,15})[,!](?: |$)/u.exec(
      speech.slice(0, 60),
    );
  const inside = /, (?:my dear )?((?:(?:Mr|Mrs|Miss|Dr)\.? )?\p{Lu}\p{Ll}{2,15})[,.!?]/u.exec(
    speech.slice(0, 400),
  );
  const name = start?.[1] ?? inside?.[1];
  return name && !NO_NAMES.has(name.toLowerCase()) ? name : undefined;
}

const FEMALE =
  /^(?:she|mrs|miss|ms|lady|madame|aunt|mother|sister|queen|princess)\b|\b(?:lady|woman|girl|wife|mother|aunt|sister|queen|daughter|nurse|widow)$/i;
const MALE =
  /^(?:he|mr|sir|lord|uncle|father|brother|king|prince)\b|\b(?:man|boy|husband|father|uncle|brother|king|son|gentleman|sir)$/i;

/** `f`, `m`, or nothing where a name does not tell. */
export const genderOf = (name: string): 'f' | 'm' | undefined =>
  FEMALE.test(name) ? 'f' : MALE.test(name) ? 'm' : undefined;
