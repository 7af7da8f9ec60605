import { childrenOf } from '@inkreel/contract/documents/parts/part.ts';
import type { LinePart } from '@inkreel/contract/documents/story-document.ts';
import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { VOICE_EMOTIONS } from '@inkreel/contract/speech.ts';
import { EMOTION_NAMES } from '@inkreel/contract/speech-names.ts';
import { isSpoken, lineStatus } from '@inkreel/contract/story/line-status.ts';
import { Plus, X } from 'lucide-react';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { newId } from '../../lib/new-id.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { fileAt } from '../shell/story-view.ts';
import { STATUS_CLASS } from './shot-words.ts';
import type { StoryOrders } from './use-story-orders.ts';
import type { BoardShot, Storyboard } from './use-storyboard.ts';

/** The lines that are heard in the shot: who speaks, how, and what. */
export function ShotLines({
  board,
  shot,
  orders,
}: {
  board: Storyboard;
  shot: BoardShot;
  orders: StoryOrders;
}) {
  const { inspector } = useAreaTexts(storyboardTexts);
  const { language } = useLanguage();
  const { document, parts, roles } = board;
  const { part, lines } = shot;
  const add = () => {
    const siblings = childrenOf(parts, part.parent);
    const position = siblings.findIndex(({ id }) => id === (lines.at(-1) ?? part).id) + 1;
    const line = { id: newId(), kind: 'line', fields: { type: 'speech', text: '', shot: part.id } };
    document.insert({ parent: part.parent, position }, [line]);
  };
  return (
    <div>
      <p className="label">{inspector.lines}</p>
      {lines.map((line, index) => {
        const at = index + 1;
        const known = line.role !== undefined && roles.has(line.role);
        return (
          <div key={line.id} className="board-line">
            <div className="board-line-head">
              <Select
                aria-label={inspector.speaker({ at })}
                value={known ? line.role : ''}
                options={[
                  { value: '', label: line.speaker ? line.speaker : inspector.nobody },
                  ...[...roles.values()].map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(role) =>
                  document.edit(line.id, {
                    role: role === '' ? null : role,
                    ...(role === '' ? {} : { speaker: roles.get(role)?.name ?? null, guessed: null }),
                  })
                }
              />
              <Select
                aria-label={inspector.emotion({ at })}
                value={line.emotion ?? 'neutral'}
                options={VOICE_EMOTIONS.map((value) => ({ value, label: EMOTION_NAMES[value][language] }))}
                onChange={(emotion) => document.edit(line.id, { emotion })}
              />
              <IconButton
                icon={X}
                small
                label={inspector.removeLine({ at })}
                onClick={() => document.remove(line.id)}
              />
            </div>
            <textarea
              className="input"
              rows={2}
              maxLength={5000}
              aria-label={inspector.line({ at })}
              value={line.text ?? ''}
              onChange={(event) => document.edit(line.id, { text: event.target.value }, `line ${line.id}`)}
            />
            <LineVoice board={board} line={line} at={at} orders={orders} />
          </div>
        );
      })}
      <Button size="small" look="quiet" onClick={add}>
        <Plus size={15} aria-hidden />
        {inspector.addLine}
      </Button>
    </div>
  );
}

/** The voice of a line: to hear, or to be made. */
function LineVoice({
  board: { files, outside },
  line,
  at,
  orders,
}: {
  board: Storyboard;
  line: LinePart;
  at: number;
  orders: StoryOrders;
}) {
  const { inspector } = useAreaTexts(storyboardTexts);
  const { number } = useLanguage();
  const status = lineStatus(line, outside);
  const voice = fileAt(files, line.speech?.file);
  if (line.type !== 'speech') return null;
  return (
    <div className="board-voice">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its words stand above it */}
      {voice && <audio controls preload="none" src={voice.url} aria-label={inspector.hear({ at })} />}
      {status === 'failed' && <p className="note">{inspector.speechFailed}</p>}
      {status === 'waiting' || status === 'running' ? (
        <span className={STATUS_CLASS[status]}>{inspector.speaking}</span>
      ) : isSpoken(line, outside) ? (
        status !== 'current' && (
          <Button
            size="small"
            look="quiet"
            disabled={orders.busy}
            onClick={() => orders.speak({ lines: [line.id] })}
          >
            {voice ? inspector.speakAgain : inspector.speak}{' '}
            <span className="shot-price">{number(orders.priceOf(line))}</span>
          </Button>
        )
      ) : (
        line.text?.trim() && <p className="note">{inspector.noVoice}</p>
      )}
    </div>
  );
}
