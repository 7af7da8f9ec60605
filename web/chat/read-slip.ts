/** A prompt within an answer, in the form that the chat's instructions require. */
export interface Slip {
  prompt: string;
  tool?: string;
  ratio?: string;
  style?: string;
  /** False while it is being written. */
  whole: boolean;
}

export type AnswerPart = { text: string } | { slip: Slip };

const OPENING = /```prompt[^\S\n]*\n/u;
const FACT = /^(tool|ratio|style):\s*(\S+)\s*$/u;

/** An answer in its parts: what is said, and the prompt between its marks, also while it is being written. */
export function readAnswer(answer: string): AnswerPart[] {
  const opening = OPENING.exec(answer);
  if (!opening) return answer.trim() === '' ? [] : [{ text: answer.trim() }];
  const inside = answer.slice(opening.index + opening[0].length);
  const end = inside.indexOf('```');
  const before = answer.slice(0, opening.index).trim();
  const after = end < 0 ? '' : inside.slice(end + 3).trim();
  const slip = readSlip(end < 0 ? inside : inside.slice(0, end), end >= 0);
  return [...(before === '' ? [] : [{ text: before }]), { slip }, ...(after === '' ? [] : [{ text: after }])];
}

function readSlip(block: string, whole: boolean): Slip {
  const lines = block.split('\n');
  const facts: Partial<Record<'tool' | 'ratio' | 'style', string>> = {};
  let at = 0;
  for (; at < lines.length; at += 1) {
    const fact = FACT.exec(lines[at] ?? '');
    if (!fact) break;
    facts[fact[1] as keyof typeof facts] = fact[2] as string;
  }
  return { ...facts, prompt: lines.slice(at).join('\n').trim(), whole };
}
