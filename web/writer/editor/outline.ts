/** Headings and counts of a text. Pure. */
import type { Node } from '@tiptap/pm/model';

export interface OutlineRow {
  /** Id of the block. */
  id: string;
  level: number;
  words: string;
  /** Words from here to the next heading. */
  count: number;
}

export interface TextFacts {
  headings: OutlineRow[];
  words: number;
  /** Minutes that reading takes, at least one. */
  minutes: number;
}

/** Words a minute, and characters of scripts without spaces. */
const PER_MINUTE = { words: 238, characters: 400 };
const COUNTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;
const OF_CHARACTERS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

interface Counted {
  words: number;
  characters: number;
}

/** Counts by block: those that nobody touched are the same objects. */
const counts = new WeakMap<Node, Counted>();

/** Words of a block; a Chinese or Japanese character is a word. */
function countOf(block: Node): Counted {
  const known = counts.get(block);
  if (known) return known;
  const counted = { words: 0, characters: 0 };
  for (const [word] of block.textBetween(0, block.content.size, ' ', ' ').matchAll(COUNTED)) {
    counted.words += 1;
    if (OF_CHARACTERS.test(word)) counted.characters += 1;
  }
  counts.set(block, counted);
  return counted;
}

/** Milliseconds of counting before the page gets its turn. */
const SLICE = 8;

/** Counts blocks that were not counted yet for a moment. @returns whether all are */
export function countSome({ doc }: { doc: Node }): boolean {
  const end = performance.now() + SLICE;
  for (const block of doc.children) {
    if (counts.has(block)) continue;
    if (performance.now() > end) return false;
    countOf(block);
  }
  return true;
}

export function factsOf(doc: Node): TextFacts {
  const headings: OutlineRow[] = [];
  let words = 0;
  let characters = 0;
  doc.forEach((block) => {
    const counted = countOf(block);
    words += counted.words;
    characters += counted.characters;
    if (block.type.name === 'heading')
      headings.push({
        id: String(block.attrs['id'] ?? ''),
        level: Number(block.attrs['level']),
        words: block.textContent,
        count: 0,
      });
    else {
      const last = headings.at(-1);
      if (last) last.count += counted.words;
    }
  });
  const minutes = (words - characters) / PER_MINUTE.words + characters / PER_MINUTE.characters;
  return { headings, words, minutes: Math.max(1, Math.round(minutes)) };
}
