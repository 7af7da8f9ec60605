import { storyCreateTexts } from '@inkreel/contract/messages/areas/story-create.ts';
import type { ScriptPart, ScriptScene } from '@inkreel/contract/script/split.ts';
import { type CSSProperties, memo } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import { inkOf } from '../storyboard/shot-words.ts';
import { NameMark } from '../storyboard/speaker-line.tsx';
import type { ScriptStream } from './use-script-stream.ts';
import type { Start } from './use-start.ts';

/** The split text on paper: scenes with their numbers, speech underlined in its speaker's ink. */
export function ScriptSheet({ start, stream }: { start: Start; stream: ScriptStream }) {
  const texts = useAreaTexts(storyCreateTexts);
  const { split, confirmation, confirm } = start;
  const speakers = split.speakers.map(({ name }) => name);
  const isEmpty = split.scenes.every(({ parts, heading }) => parts.length === 0 && heading === '');
  return (
    <article className="create-sheet" aria-label={texts.sheet} data-testid="script-sheet">
      {isEmpty && <p className="create-empty">{texts.empty}</p>}
      {!isEmpty &&
        split.scenes.map((scene, at) => (
          <SceneOnPaper
            key={scene.from}
            scene={scene}
            number={at + 1}
            speakers={speakers}
            {...(at > 0 ? { onJoin: () => confirm({ joined: [...confirmation.joined, scene.from] }) } : {})}
          />
        ))}
      {start.file === undefined && <Writer stream={stream} isEmpty={isEmpty} />}
    </article>
  );
}

/** Goes on with the text by a language model, and stops it. */
function Writer({
  stream: { isOpen, isWriting, points, said, goOn, stop },
  isEmpty,
}: {
  stream: ScriptStream;
  isEmpty: boolean;
}) {
  const texts = useAreaTexts(storyCreateTexts);
  const { run } = useStudioMessages().tools;
  if (!isOpen || (isEmpty && !isWriting && said === undefined)) return null;
  return (
    <div className="create-writer">
      <p className="note" role="status">
        {isWriting ? texts.writing : said}
      </p>
      {isWriting ? (
        <Button look="ink" onClick={stop}>
          {texts.stop}
        </Button>
      ) : (
        <Button disabled={isEmpty} stub={run.upTo({ points: points.goOn })} onClick={goOn}>
          {texts.goOn}
        </Button>
      )}
    </div>
  );
}

function SceneOnPaper({
  scene,
  number,
  speakers,
  onJoin,
}: {
  scene: ScriptScene;
  number: number;
  speakers: readonly string[];
  onJoin?: () => void;
}) {
  const texts = useAreaTexts(storyCreateTexts);
  return (
    <section className="create-scene">
      <h2>
        <b>{number}</b>
        <span>{scene.heading || texts.sceneUntitled}</span>
        {onJoin && (
          <button type="button" onClick={onJoin}>
            {texts.join({ scene: number - 1 })}
          </button>
        )}
      </h2>
      {scene.parts.map((part) => (
        <PartOnPaper key={`${part.from} ${part.kind}`} part={part} speakers={speakers} />
      ))}
    </section>
  );
}

const PartOnPaper = memo(function PartOnPaper({
  part,
  speakers,
}: {
  part: ScriptPart;
  speakers: readonly string[];
}) {
  const { kind, text, speaker, confidence, from } = part;
  if (kind !== 'dialogue')
    return (
      <p className={`create-part create-${kind}`}>{kind === 'parenthetical' ? inBrackets(text) : text}</p>
    );
  const guessed = confidence === 'guess' || speaker === undefined;
  const style = {
    '--who': speaker === undefined ? 'var(--ink-3)' : inkOf(speakers, speaker),
  } as CSSProperties;
  return (
    <p className="create-part create-speech" style={style} id={`speech-${from}`}>
      <NameMark name={speaker ?? '?'} speakers={speakers} guessed={guessed} />
      <u data-guessed={guessed}>{text}</u>
    </p>
  );
});

const inBrackets = (text: string): string => (/\p{Script=Han}/u.test(text) ? `（${text}）` : `(${text})`);
