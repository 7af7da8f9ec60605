import type { Fact, Token } from './facts.ts';
import { factOf } from './facts.ts';
import { VOCABULARY } from './vocabulary.ts';

const HAN = /\p{Script=Han}/u;
const KANA = /[\u3040-\u30ff]/u;
const WORD = /[\p{L}\p{M}\p{N}]/u;
const PICTURE = /\p{Extended_Pictographic}/u;
const STOPS = new Set(['.', '!', '?', ';', '。', '！', '？', '；', '\n']);
const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '「': '」',
  '《': '》',
  "'": "'",
  '‘': '’',
};
const LARGEST_COUNT = 20;

/** One character (a code point) of the text with its place in UTF-16 code units. */
interface Character {
  text: string;
  at: number;
  kind: 'han' | 'word' | 'picture' | 'mark';
}

/** True for Japanese: it shares characters with Chinese, but its words are not in the vocabulary. */
function isJapanese(text: string): boolean {
  let kana = 0;
  for (const character of text) if (KANA.test(character)) kana += 1;
  return kana >= 2;
}

function charactersOf(text: string): Character[] {
  const foreign = isJapanese(text);
  const characters: Character[] = [];
  let at = 0;
  for (const character of text) {
    const kind =
      !foreign && HAN.test(character)
        ? 'han'
        : WORD.test(character)
          ? 'word'
          : PICTURE.test(character)
            ? 'picture'
            : 'mark';
    characters.push({ text: character, at, kind });
    at += character.length;
  }
  return characters;
}

/** Lower case without a change of length, so that places in the text stay true. */
function lower(text: string): string {
  const lowered = text.toLowerCase();
  return lowered.length === text.length ? lowered : text;
}

/** Walks a text once, always taking the longest phrase that the vocabulary knows. */
class Scanner {
  private readonly characters: Character[];
  private readonly lowered: string;
  private readonly text: string;
  private readonly tokens: Token[] = [];
  private index = 0;

  constructor(text: string) {
    this.text = text;
    this.lowered = lower(text);
    this.characters = charactersOf(text);
  }

  scan(): Token[] {
    while (this.index < this.characters.length) {
      const character = this.characters[this.index];
      if (!character) break;
      if (character.kind === 'mark') this.mark(character);
      else if (!this.chinese() && !this.english(character)) this.unknown(character);
    }
    return this.tokens;
  }

  private startOf(index: number): number {
    return this.characters[index]?.at ?? this.text.length;
  }

  private push(end: number, facts: readonly Fact[], script: Token['script'], stop = false): void {
    const span = { start: this.startOf(this.index), end: this.startOf(end) };
    this.tokens.push({ span, words: this.text.slice(span.start, span.end), facts, script, stop });
    this.index = end;
    if (facts.some((fact) => fact.is === 'text')) this.quoted();
  }

  private mark(character: Character): void {
    if (/[\s'’-]/.test(character.text) && character.text !== '\n') {
      this.index += 1;
      return;
    }
    const and: Fact[] = /[、,&+]/.test(character.text) ? [{ is: 'and' }] : [];
    this.push(this.index + 1, and, 'mark', STOPS.has(character.text));
  }

  /** The longest Chinese phrase from here; phrases may hold Latin characters ("T恤", "3d卡通"). */
  private chinese(): boolean {
    const longest = Math.min(VOCABULARY.longest.chinese, this.characters.length - this.index);
    for (let length = longest; length > 0; length -= 1) {
      const end = this.index + length;
      if (this.splitsWord(this.index) || this.splitsWord(end)) continue;
      const facts = VOCABULARY.chinese.get(this.lowered.slice(this.startOf(this.index), this.startOf(end)));
      if (facts) {
        this.push(end, facts, 'han');
        return true;
      }
    }
    return false;
  }

  /** True if a cut would fall inside a run of letters. */
  private splitsWord(index: number): boolean {
    return this.characters[index - 1]?.kind === 'word' && this.characters[index]?.kind === 'word';
  }

  private wordEnd(start: number): number {
    let end = start;
    while (this.characters[end]?.kind === 'word') end += 1;
    const apostrophe = this.characters[end]?.text;
    const tail = this.characters[end + 1];
    if (end > start && (apostrophe === "'" || apostrophe === '’') && tail?.kind === 'word') {
      end += 1;
      while (this.characters[end]?.kind === 'word') end += 1;
    }
    return end;
  }

  /** The longest English phrase from here: words separated by blanks or hyphens only. */
  private english(first: Character): boolean {
    if (first.kind !== 'word') return false;
    const found: { end: number; facts: readonly Fact[] }[] = [];
    let phrase = '';
    let start = this.index;
    for (let count = 0; count < VOCABULARY.longest.english; count += 1) {
      const end = this.wordEnd(start);
      if (end === start) break;
      const word = this.lowered.slice(this.startOf(start), this.startOf(end)).replaceAll('’', "'");
      const spoken = phrase + word;
      const facts = VOCABULARY.english.get(spoken) ?? VOCABULARY.english.get(spoken.replace(/'s$/, ''));
      if (facts) found.push({ end, facts });
      phrase = `${spoken} `;
      start = end;
      while (/^[ \t-]$/.test(this.characters[start]?.text ?? '')) start += 1;
    }
    const longest = found.at(-1);
    if (longest) this.push(longest.end, longest.facts, 'other');
    return longest !== undefined;
  }

  private unknown(first: Character): void {
    if (first.kind === 'han') {
      this.push(this.index + 1, [], 'han');
      return;
    }
    let end = this.index + 1;
    if (first.kind === 'word') end = this.wordEnd(this.index);
    const count = Number(this.lowered.slice(this.startOf(this.index), this.startOf(end)));
    const isCount = Number.isInteger(count) && count > 0 && count <= LARGEST_COUNT;
    this.push(end, isCount ? [{ is: 'count', count }] : [], 'other');
  }

  /** After a word that asks for lettering, the quoted words are lettering too: one token, never scanned. */
  private quoted(): void {
    const reach = Math.min(this.index + 12, this.characters.length);
    for (let open = this.index; open < reach; open += 1) {
      const closing = QUOTES[this.characters[open]?.text ?? ''];
      if (closing === undefined) continue;
      const close = this.characters.findIndex((character, at) => at > open && character.text === closing);
      if (close < 0) return;
      const start = this.startOf(open + 1);
      const words = this.text.slice(start, this.startOf(close));
      this.index = close + 1;
      this.tokens.push({
        span: { start, end: start + words.length },
        words,
        facts: [],
        script: 'mark',
        stop: false,
      });
      return;
    }
  }
}

/**
 * Cuts a prompt into the longest phrases that the vocabulary knows, with unknown words, marks and pictures between
 * them. Blanks are left out. Linear in the length of the text; accepts any string, lone surrogates too.
 */
export function scan(text: string): Token[] {
  return joinUnknown(new Scanner(text).scan());
}

/** Joins neighbouring unknown Chinese characters to one run, since there is no rule to separate words. */
function joinUnknown(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const unknown = token.script === 'han' && token.facts.length === 0;
    if (
      last &&
      unknown &&
      last.script === 'han' &&
      last.facts.length === 0 &&
      last.span.end === token.span.start
    ) {
      joined[joined.length - 1] = {
        ...last,
        span: { start: last.span.start, end: token.span.end },
        words: last.words + token.words,
      };
    } else {
      joined.push(token);
    }
  }
  return joined;
}

/** True if a token is an unknown word. */
export function isUnknown(token: Token): boolean {
  return token.facts.length === 0 && (token.script !== 'mark' || WORD.test(token.words));
}

/** True if a token names a separate part of the picture. */
export function isHead(token: Token | undefined): boolean {
  return !!(factOf(token, 'noun') ?? factOf(token, 'person') ?? factOf(token, 'family'));
}
