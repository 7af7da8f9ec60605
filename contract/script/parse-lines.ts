/** Parses formatted scripts line by line: Fountain, printed screenplays, stage plays, `Name: words`, Chinese scripts. */
import { bareDirection, cutSpeech, groupEnd, isDirection } from './brackets.ts';
import { type Cue, type CueFacts, cueAt, isAfterBlank, isFollowed, operaSpeaker } from './cues.ts';
import type { ScriptElement } from './elements.ts';
import { forcedCue, fountainElement, isFountainCue } from './fountain.ts';
import { headingOf, isTransition, labelOf } from './headings.ts';
import type { Line } from './lines.ts';
import type { ScriptForm } from './split.ts';

export interface FormattedScript {
  form: Exclude<ScriptForm, 'prose'>;
  lines: readonly Line[];
  facts: CueFacts;
  /** Names of a cast list. */
  cast: ReadonlySet<string>;
  /** Index of the first line after a title page. */
  start: number;
}

/** Lines of speech follow a name on its own line until an empty one. */
const ON_OWN_LINE = new Set(['capitals', 'alone']);
const SENTENCE_END = /[。！？!?.…”"』」)）\]】:：]$/;
const HAN_AT_EDGE = /[\p{Script=Han}，、；：。！？“”]$/u;
/** A line at least this long was wrapped. */
const WRAPPED = 50;
const PAGE_LINE = /^(?:\d{1,4}\.|\(?CONTINUED:?\)?(?: \(\d{1,2}\))?|\(MORE\)|（续）|- ?\d{1,4} ?-)$/;

/** Elements of a formatted script, in order. */
export function parseLines(script: FormattedScript): ScriptElement[] {
  return new LineParser(script).parse();
}

class LineParser {
  private readonly script: FormattedScript;
  private readonly elements: ScriptElement[] = [];
  /** The speech that a further line belongs to. */
  private speech: Cue | undefined;
  /** The last speaker, for verse that goes on after a direction. */
  private last: Cue | undefined;
  private inCast = false;
  /** A direction in brackets that goes on in the next line. */
  private openDirection = false;

  constructor(script: FormattedScript) {
    this.script = script;
  }

  parse(): ScriptElement[] {
    const { lines, start } = this.script;
    for (let index = start; index < lines.length; index += 1) this.read(index);
    return this.elements;
  }

  private read(index: number): void {
    const { form, lines } = this.script;
    const line = lines[index] as Line;
    if (line.hidden) return;
    if (line.blank) return this.endParagraph(line);
    const isFountain = form === 'fountain';
    if (form === 'screenplay' && PAGE_LINE.test(line.text)) return;
    if (this.openDirection) return this.goOnDirection(line);
    if (isFountain) {
      const forced = fountainElement(lines, index, this.speech !== undefined);
      if (forced) return this.addForced(forced);
    }
    if (this.readHeading(index) || this.readLabel(index)) return;
    if (isTransition(line.text) && this.speech === undefined) return this.add('transition', line);
    const cue = this.cue(index);
    if (cue) return this.begin(cue, line);
    if (this.readDirection(line)) return;
    if (this.speech) return this.goOn(line, this.speech, index);
    if (this.isVerse(line)) return this.speak(line.text, line, this.last as Cue, 0);
    this.describe(line, index);
  }

  private endParagraph(line: Line): void {
    if (this.script.form === 'fountain' && this.speech && line.spaced) return;
    this.speech = undefined;
    this.inCast = false;
    this.openDirection = false;
  }

  private addForced(element: ScriptElement): void {
    if (element.kind === 'cue') {
      this.speech = {
        style: 'capitals',
        name: element.name as string,
        rest: '',
        at: 0,
        dual: element.dual === true,
      };
    } else if (element.kind !== 'lyric' || !this.speech) this.speech = undefined;
    if (element.kind === 'lyric' && this.speech) {
      this.elements.push({ ...element, name: this.speech.name });
      return;
    }
    this.elements.push(element);
  }

  private readHeading(index: number): boolean {
    const { form, lines, facts } = this.script;
    const line = lines[index] as Line;
    const heading = headingOf(line.text, form !== 'fountain' && form !== 'screenplay');
    if (!heading) return false;
    if (form === 'fountain' && !isAfterBlank(lines, index)) return false;
    // A role of the opera may be called 外.
    if (facts.styles.has('opera') && heading.level === 'scene') return false;
    const number = /#([^#]{1,12})#$/.exec(line.text);
    const text = number ? line.text.slice(0, number.index).trimEnd() : line.text;
    this.speech = undefined;
    this.last = undefined;
    const { level, place, time } = heading;
    this.elements.push({
      kind: 'heading',
      text: text.replace(/^#{1,6} ?/, ''),
      from: line.from,
      to: line.to,
      level,
      ...(place ? { place } : {}),
      ...(time ? { time } : {}),
      ...(number?.[1] ? { number: number[1] } : {}),
    });
    return true;
  }

  private readLabel(index: number): boolean {
    const { form, lines } = this.script;
    const line = lines[index] as Line;
    if (form === 'fountain' || form === 'screenplay') return false;
    if (this.inCast) {
      this.add('meta', line);
      return true;
    }
    const colon = line.text.slice(0, 40).search(/[:：]/);
    const name = (colon < 0 ? line.text : line.text.slice(0, colon)).trim().replace(/\.$/, '');
    const label = name.length > 40 ? undefined : labelOf(name);
    if (!label || (colon < 0 && label !== 'cast')) return false;
    const value = colon < 0 ? '' : line.text.slice(colon + 1).trim();
    this.speech = undefined;
    this.inCast = label === 'cast' && (value === '' || isFollowed(lines, index));
    const fact = label === 'place' ? { place: value } : label === 'time' ? { time: value } : {};
    this.elements.push({
      kind: 'meta',
      text: line.text,
      from: line.from,
      to: line.to,
      ...(value ? fact : {}),
    });
    // A list of people may stand after an empty line.
    if (this.inCast && colon < 0) this.skipBlank(index);
    return true;
  }

  private skipBlank(index: number): void {
    const next = this.script.lines[index + 1];
    if (next?.blank) next.hidden = true;
    if (next) next.blank = false;
  }

  private cue(index: number): Cue | undefined {
    const { form, lines, facts, cast } = this.script;
    const line = lines[index] as Line;
    if (form === 'fountain') {
      return (
        forcedCue(lines, index) ??
        (isFountainCue(lines, index, facts, cast) ? cueAt(lines, index, facts, cast) : undefined)
      );
    }
    if (form === 'screenplay' && facts.indent > 8 && line.indent < facts.indent / 2) return;
    const cue = cueAt(lines, index, facts, cast);
    // Within a speech, words in capitals are shouted.
    if (
      cue &&
      ON_OWN_LINE.has(cue.style) &&
      this.speech &&
      !isAfterBlank(lines, index) &&
      !this.isKnown(cue.name)
    )
      return;
    return cue;
  }

  private isKnown(name: string): boolean {
    return (this.script.facts.names.get(name) ?? 0) > 1 || this.script.cast.has(name);
  }

  private begin(cue: Cue, line: Line): void {
    this.speech = cue;
    this.last = cue;
    if (cue.style !== 'opera') {
      this.elements.push({
        kind: 'cue',
        text: line.text.slice(0, cue.at).trim() || line.text,
        from: line.from,
        to: Math.min(line.to, line.from + cue.at),
        name: cue.name,
        ...(cue.extension && cue.style !== 'colon' ? { extension: cue.extension } : {}),
        ...(cue.dual ? { dual: true as const } : {}),
      });
    }
    // Beside a colon, brackets hold how something is said; in capitals, mostly where from.
    if (cue.extension && cue.style === 'colon')
      this.push('parenthetical', cue.extension, line.from, line.from + cue.at, cue.name);
    if (cue.rest) this.speak(cue.rest, line, cue, cue.at);
  }

  private goOn(line: Line, speech: Cue, index: number): void {
    // Plays in an alphabet set every line of a speech below its name.
    const isBlock =
      ON_OWN_LINE.has(speech.style) ||
      (speech.style !== 'colon' && /^[\p{Script=Latin}_]/u.test(speech.name));
    if (isBlock) return this.speak(line.text, line, speech, 0);
    const before = this.script.lines[index - 1] as Line;
    // A separate line after a whole sentence is a description; a wrapped one continues the speech.
    const isWrapped =
      before.text.length >= WRAPPED || !SENTENCE_END.test(before.text) || line.indent > before.indent;
    if (isWrapped) return this.speak(line.text, line, speech, 0);
    this.speech = undefined;
    this.describe(line, index);
  }

  /** Adds words of a speech; directions in brackets become parentheticals. */
  private speak(text: string, line: Line, cue: Cue, offset: number): void {
    const { form } = this.script;
    if (form === 'fountain') {
      const kind = /^\(.*\)$/.test(text) ? 'parenthetical' : 'dialogue';
      return this.push(
        kind,
        kind === 'dialogue' ? text : bareDirection(text),
        line.from + offset,
        line.to,
        cue.name,
      );
    }
    let speaker = cue.name;
    for (const piece of cutSpeech(text)) {
      const from = line.from + offset + piece.from;
      const to = Math.min(line.to, line.from + offset + piece.to);
      if (piece.kind === 'words') {
        this.push('dialogue', piece.text, from, to, speaker);
        continue;
      }
      const direction = bareDirection(piece.text);
      const said = cue.style === 'opera' ? operaSpeaker(direction) : undefined;
      if (said) speaker = said;
      if (said !== undefined) this.speech = { ...cue, name: speaker };
      this.push('parenthetical', direction, from, to, speaker);
    }
    if (!text.includes('\n') && this.opensDirection(text)) this.openDirection = true;
  }

  /** Whether a bracket stays open at the end of a line. */
  private opensDirection(text: string): boolean {
    const at = Math.max(text.lastIndexOf('['), text.lastIndexOf('【'));
    return at >= 0 && groupEnd(text, at) < 0;
  }

  private readDirection(line: Line): boolean {
    const { text } = line;
    if (/^[△▲▽Δ]/.test(text)) {
      this.speech = undefined;
      this.push('action', text.replace(/^[△▲▽Δ]\s*/, ''), line.from, line.to);
      return true;
    }
    const isOpen = /^_?[[(（【]/.test(text) && groupEnd(text, text.startsWith('_') ? 1 : 0) < 0;
    if (!isDirection(text) && !(isOpen && this.script.form !== 'name-line')) return false;
    const bare = bareDirection(text);
    if (this.speech) this.push('parenthetical', bare, line.from, line.to, this.speech.name);
    else this.push('action', bare, line.from, line.to);
    this.openDirection = isOpen && !isDirection(text);
    return true;
  }

  private goOnDirection(line: Line): void {
    const close = line.text.search(/[\])）】]/);
    const end = close < 0 ? line.text.length : close;
    const last = this.elements.at(-1) as ScriptElement;
    last.text = join(last.text, line.text.slice(0, end));
    last.to = Math.min(line.to, line.from + end + 1);
    if (close < 0) return;
    this.openDirection = false;
    const after = line.text
      .slice(end + 1)
      .replace(/^[_.。]{1,2}/, '')
      .trim();
    if (after && this.speech) this.speak(after, line, this.speech, line.text.length - after.length);
  }

  /** Verse of a printed play goes on, flush, after a direction that is indented or in brackets. */
  private isVerse(line: Line): boolean {
    const { form, facts } = this.script;
    if (form !== 'stage' || this.last?.style !== 'capitals' || line.indent > 0 || facts.indent > 0)
      return false;
    return !/^(?:Enter|Re-enter|Exit|Exeunt|Scene|Curtain|The curtain|They|He|She)\b/.test(line.text);
  }

  private describe(line: Line, index: number): void {
    const { form, lines } = this.script;
    const last = this.elements.at(-1);
    const before = lines[index - 1];
    const goesOn = last?.kind === 'action' && before && !before.blank && last.to === before.to;
    const joins =
      goesOn && (form === 'fountain' || before.text.length >= WRAPPED || !SENTENCE_END.test(before.text));
    if (joins && last) {
      last.text = form === 'fountain' ? `${last.text}\n${line.text}` : join(last.text, line.text);
      last.to = line.to;
      return;
    }
    const forced = form === 'fountain' && line.text.startsWith('!') ? line.text.slice(1) : line.text;
    this.push('action', forced, line.from, line.to);
  }

  private add(kind: ScriptElement['kind'], line: Line): void {
    this.speech = undefined;
    this.elements.push({ kind, text: line.text, from: line.from, to: line.to });
  }

  /** Adds a paragraph, or goes on with the one before where a speech was only wrapped. */
  private push(kind: ScriptElement['kind'], text: string, from: number, to: number, name?: string): void {
    if (text === '') return;
    const last = this.elements.at(-1);
    if (kind === 'dialogue' && last?.kind === 'dialogue' && last.name === name) {
      last.text = this.script.form === 'fountain' ? `${last.text}\n${text}` : join(last.text, text);
      last.to = to;
      return;
    }
    this.elements.push({ kind, text, from, to, ...(name === undefined ? {} : { name }) });
  }
}

/** Joins wrapped lines: no space between Chinese characters. */
const join = (one: string, other: string): string =>
  HAN_AT_EDGE.test(one.slice(-1)) && /^[\p{Script=Han}，、；：。！？“”]/u.test(other.slice(0, 2))
    ? `${one}${other}`
    : `${one} ${other}`;
