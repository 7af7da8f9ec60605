/** The splitter that a few minutes buy: five regular expressions, as the peer of the real one. */
import type { ScriptPart, SplitScript } from '../../contract/script/split.ts';

const HEADING = /^(?:(?:INT|EXT)[. ].*|(?:ACT|SCENE|CHAPTER)\b.*|第.{1,4}[场幕折回章].*)$/;
const COLON = /^([^：:“"\n]{1,20})[：:]\s*(?!["“])(.+)$/;
const CAPITALS = /^\s*([A-Z][A-Z .'-]{1,30})\.?$/;
const SAID_BEFORE =
  /((?:(?:Mr|Mrs|Miss)\. )?\p{Lu}\p{L}+|\p{Script=Han}{1,3}?)(?:又|便|因|忙|冷?笑){0,2}(?:说?道|说|曰|问道?| said| asked| cried)[，,：:]\s*[“"「]([^”"」]+)[”"」]/gu;
const SAID_AFTER =
  /[“"「]([^”"」]+)[”"」]\s*(?:(?:said|asked|cried|replied) ((?:the )?[\p{Lu}][\p{L}. ]+)|([\p{Lu}][\p{L}]+) (?:said|asked|cried|replied)|([\p{Script=Han}]{2,3})[说道问])?/gu;

/** Splits line by line; prose by verbs of saying beside the quotes. */
export function splitByExpressions(text: string): Pick<SplitScript, 'scenes' | 'speakers'> {
  const scenes: SplitScript['scenes'] = [{ heading: '', notes: [], parts: [], from: 0, to: text.length }];
  let from = 0;
  let cue: string | undefined;
  const speak = (speaker: string | undefined, words: string, at: number) => {
    const part: ScriptPart = {
      kind: 'dialogue',
      text: words,
      confidence: 'guess',
      from: at,
      to: at + words.length,
    };
    scenes.at(-1)?.parts.push(speaker ? { ...part, speaker } : part);
  };
  for (const line of text.split('\n')) {
    const colon = COLON.exec(line);
    const capitals = CAPITALS.exec(line);
    if (HEADING.test(line.trim()))
      scenes.push({ heading: line.trim(), notes: [], parts: [], from, to: from + line.length });
    else if (colon?.[1] && colon[2]) speak(colon[1].trim(), colon[2], from + line.length - colon[2].length);
    else if (capitals?.[1]) cue = capitals[1].replace(/\.$/, '').trim();
    else if (line.trim() === '') cue = undefined;
    else if (cue) speak(cue, line.trim(), from + line.indexOf(line.trim()));
    else {
      const told = new Set<number>();
      for (const found of line.matchAll(SAID_BEFORE)) {
        const at = found.index + found[0].length - 1 - (found[2] as string).length;
        told.add(at);
        speak(found[1], found[2] as string, from + at);
      }
      for (const found of line.matchAll(SAID_AFTER)) {
        if (!told.has(found.index + 1))
          speak(found[2] ?? found[3] ?? found[4], found[1] as string, from + found.index + 1);
      }
    }
    from += line.length + 1;
  }
  return { scenes, speakers: [] };
}
