import { TEXT_LIMITS, translateLines } from '@inkreel/contract/api/texts.ts';
import { writingTexts } from '@inkreel/contract/messages/areas/writing.ts';
import { estimateTokens } from '@inkreel/contract/text/services.ts';
import type { TextBox } from '@inkreel/contract/tools/kinds/texts.ts';
import { Languages } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { call } from '../../../lib/client.ts';
import { failureOf } from '../../../lib/failure-text.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { newId } from '../../../lib/new-id.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { untilAnswered } from '../../../lib/until-answered.ts';
import { Button } from '../../../ui/button.tsx';
import { findText, paidFor } from '../../kit/writing/paid-for.ts';
import { pointsOf, useWriter, useWriting, useWritingPoints } from '../../kit/writing/use-writing.ts';

const TARGETS = ['en', 'zh', 'ja', 'ko'] as const;
type Target = (typeof TARGETS)[number];
/** Tokens of the instructions to a model, and of each translated line. */
const TOLD = 700;
const LINE = 60;

/** Translates what was read in a picture, all of it at once; shown if a language model is connected. */
export default function TranslateTexts({
  boxes,
  onChange,
}: {
  boxes: readonly TextBox[];
  onChange: (boxes: readonly TextBox[]) => void;
}) {
  const texts = useAreaTexts(writingTexts);
  const messages = useStudioMessages();
  const open = useWriter();
  const pointsFor = useWritingPoints();
  const { busy, stop, run } = useWriting();
  const [chosen, setChosen] = useState<Target>();
  const [said, setSaid] = useState<{ words: string; free?: boolean; before?: readonly TextBox[] }>();
  const id = useId();
  /** The run that is stopped, and the idempotency key of the call under way. */
  const running = useRef<string>(undefined);
  const asked = useRef<string>(undefined);
  const read = boxes
    .filter(({ original = '' }) => original.trim() !== '')
    .slice(0, TEXT_LIMITS.lines)
    .map((box) => ({ box, line: (box.original ?? '').slice(0, TEXT_LIMITS.lineCharacters) }));
  if (!open || read.length === 0) return null;
  const to = chosen ?? (read.some(({ line }) => /\p{Script=Han}/u.test(line)) ? 'en' : 'zh');
  const lines = read.map(({ line }) => line);
  const most = pointsFor(TOLD + estimateTokens(lines) + lines.length * LINE);
  const translate = async () => {
    setSaid(undefined);
    running.current = undefined;
    try {
      const end = await run(async (signal) => {
        const key = newId();
        asked.current = key;
        const answer = await untilAnswered(
          (idempotencyKey) => call(translateLines, { body: { lines, to }, idempotencyKey, signal }),
          { key, signal },
        );
        const translated = new Map(read.map(({ box }, at) => [box, answer.lines[at] ?? box.text]));
        onChange(boxes.map((box) => ({ ...box, text: translated.get(box) ?? box.text })));
        const words = texts.linesDone({ count: lines.length, points: answer.points.settled });
        setSaid({ words, before: boxes });
      });
      if (end === 'done') return;
      setSaid({ words: texts.stopped });
      const paid = running.current === undefined ? undefined : await paidFor(running.current);
      if (paid) setSaid({ words: texts.stoppedFor({ points: paid.settled, returned: paid.returned }) });
    } catch (error) {
      const charged = pointsOf(error)?.settled ?? 0;
      const { text } = failureOf(error, messages);
      setSaid({ words: text, free: charged === 0 });
    }
  };
  const halt = async () => {
    running.current = asked.current === undefined ? undefined : await findText(asked.current);
    stop();
  };
  return (
    <div className="texts-bar">
      <label htmlFor={id} className="sr-only">
        {texts.translate}
      </label>
      <select
        id={id}
        className="input"
        style={{ width: 'auto' }}
        value={to}
        disabled={busy}
        onChange={({ target }) => setChosen(target.value as Target)}
      >
        {TARGETS.map((each) => (
          <option key={each} value={each}>
            {texts.languages[each]}
          </option>
        ))}
      </select>
      <Button
        size="small"
        title={texts.upTo({ points: most })}
        onClick={() => void (busy ? halt() : translate())}
      >
        <Languages size={14} aria-hidden="true" />
        {busy ? texts.stop : `${texts.lines({ to: texts.languages[to] })} · ${texts.upTo({ points: most })}`}
      </Button>
      <p className="note" role="status">
        {busy ? texts.busy : said?.words}{' '}
        {!busy && said?.free && <span className="writing-free">{texts.free}</span>}{' '}
        {said?.before && !busy && (
          <button
            type="button"
            className="link"
            onClick={() => {
              onChange(said.before ?? boxes);
              setSaid(undefined);
            }}
          >
            {texts.undo}
          </button>
        )}
      </p>
    </div>
  );
}
