import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import { childrenOf, type Json } from '@inkreel/contract/documents/parts/part.ts';
import { insertParts } from '../../../documents/parts/part-edits.ts';
import { newId } from '../../../lib/new-id.ts';
import { castOf, isLine, type RoleNames, type Scene, type Speaker, typeOf } from './script.ts';
import { type Edit, LONGEST, type scriptOf } from './script-edits.ts';

/** A known name and a colon at the start of a line. */
const CUE = /^([^:：]{1,40})[:：][ \u3000]*/u;

/**
 * Text of several lines is pasted over what is selected: its first line joins the paragraph, each other one is a
 * paragraph, a speech where it begins with a name of the script and a colon.
 * @param selected characters, from and to
 */
export function pasteText(
  { parts, scenes, roles }: ReturnType<typeof scriptOf>,
  id: string,
  [from, to]: readonly [number, number],
  pasted: string,
): Edit {
  const line = parts.get(id);
  if (!isLine(line)) return { changes: [] };
  const text = line.text ?? '';
  const known = knownIn(scenes, roles);
  const paragraphs = paragraphsOf(pasted).map((each) => fieldsOf(each, known));
  const [first, ...rest] = paragraphs;
  if (!first) return { changes: [] };
  const [head, tail] = [text.slice(0, from), text.slice(to)];
  const isAlone = head.trim() === '' && tail.trim() === '';
  const own = isAlone ? first : { text: head + first.text };
  const last = rest.at(-1) ?? own;
  const lastLength = last.text.length;
  last.text += tail;
  if (own.text.length > LONGEST.text || last.text.length > LONGEST.text) return { changes: [] };
  const added = rest.map((fields) => ({ id: newId(), kind: 'line', fields: { ...fields } }));
  const position = childrenOf(parts, line.parent).findIndex((each) => each.id === id) + 1;
  const keeps = isAlone && own.type === 'action' && typeOf(line) !== 'speech';
  const set: Record<string, Json> = keeps ? { text: own.text } : { ...own };
  const changes: PartChange[] = [{ id, set }];
  return {
    changes: [...changes, ...insertParts(parts, { parent: line.parent, position }, added)],
    caret: { id: added.at(-1)?.id ?? id, at: lastLength },
  };
}

/** Text that a model wrote goes to the end of a scene; any short name and a colon make a speech there. */
export function appendText(
  { parts, scenes, roles }: ReturnType<typeof scriptOf>,
  scene: string,
  text: string,
): Edit {
  const known = knownIn(scenes, roles);
  const added = paragraphsOf(text).map((each) => {
    const [cue, written = ''] = NEW_CUE.exec(each) ?? [];
    const name = written.trim();
    if (cue !== undefined && !known.has(name.toLocaleLowerCase()))
      known.set(name.toLocaleLowerCase(), { name });
    return { id: newId(), kind: 'line', fields: { ...fieldsOf(each, known) } };
  });
  const place = { parent: scene, position: Number.POSITIVE_INFINITY };
  return {
    changes: insertParts(parts, place, added),
    caret: added.length > 0 ? { id: added.at(-1)!.id } : undefined,
  };
}

/** Up to three words with capitals, or a few Chinese characters. */
const NEW_CUE =
  /^(\p{Lu}[\p{L}\p{N}.'’-]{0,19}(?: \p{Lu}[\p{L}\p{N}.'’-]{0,19}){0,2}|\p{Script=Han}{1,6})[:：][ \u3000]*\S/u;

function knownIn(scenes: readonly Scene[], roles: RoleNames): Map<string, Speaker> {
  const known = new Map<string, Speaker>();
  for (const { name, role } of castOf(scenes, roles)) known.set(name.toLocaleLowerCase(), { name, role });
  for (const [role, name] of roles) known.set(name.toLocaleLowerCase(), { name, role });
  return known;
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n|\r/u)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .flatMap(pieces);

type Pasted = { text: string; type?: string; speaker?: string; role?: string };

function fieldsOf(text: string, known: ReadonlyMap<string, Speaker>): Pasted {
  const [cue, written = ''] = CUE.exec(text) ?? [];
  const speaker = known.get(written.trim().toLocaleLowerCase());
  if (cue === undefined || !speaker) return { type: 'action', text };
  const { role, name } = speaker;
  return {
    type: 'speech',
    text: text.slice(cue.length),
    speaker: name,
    ...(role === undefined ? {} : { role }),
  };
}

/** A line longer than a paragraph may be, as several. */
function pieces(text: string): string[] {
  const all: string[] = [];
  for (let at = 0; at < text.length; at += LONGEST.text) all.push(text.slice(at, at + LONGEST.text));
  return all;
}
