import { STORY_LIMITS } from '@inkreel/contract/documents/story-document.ts';
import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { Ellipsis, GripVertical } from 'lucide-react';
import { memo, type PointerEvent, Suspense, useState } from 'react';
import { useLocalPath } from '../../lib/language-link.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { loadOnNeed } from '../../lib/load-on-need.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useNavigate } from '../../lib/router.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { useRun } from '../../runs/run-store.ts';
import { Button } from '../../ui/button.tsx';
import { imageEditorPath } from '../head.ts';
import { PeopleAt } from '../shell/people.tsx';
import type { BoardActions } from './board-actions.ts';
import type { ShotAct } from './shot-menu.tsx';
import { STATUS_CLASS, type StoryboardTexts } from './shot-words.ts';
import { NameMark, speakerOf } from './speaker-line.tsx';
import type { BoardShot, Storyboard } from './use-storyboard.ts';

/** Loaded as soon as somebody is about to open one. */
const loadMenu = loadOnNeed(async () => ({ default: (await import('./shot-menu.tsx')).ShotMenu }));
const ShotMenu = lazyPart(loadMenu);

export interface ShotCardProps {
  shot: BoardShot;
  /** Why it is stale. */
  reason: string;
  isPicked: boolean;
  /** A shot after it in its scene. */
  hasNext: boolean;
  /** Points of one picture. */
  price: number;
  roles: Storyboard['roles'];
  speakers: readonly string[];
  documentId: string;
  actions: BoardActions;
  onGrab: (event: PointerEvent<HTMLElement>, id: string) => void;
}

/** A shot: its picture or why there is none, what happens, who speaks, its status and what can be done. */
export const ShotCard = memo(Card, isSame);

/** Every edit numbers all shots anew: a card is drawn again only if something of its own differs. */
function isSame(before: ShotCardProps, now: ShotCardProps): boolean {
  const { shot: one, ...restBefore } = before;
  const { shot: other, ...rest } = now;
  return (
    one.part === other.part &&
    one.number === other.number &&
    one.status === other.status &&
    one.image === other.image &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, at) => line === other.lines[at]) &&
    Object.entries(restBefore).every(([name, value]) => value === rest[name as keyof typeof rest])
  );
}

function Card(props: ShotCardProps) {
  const { shot, reason, isPicked, actions, roles, speakers, onGrab } = props;
  const texts = useAreaTexts(storyboardTexts);
  const { number } = useLanguage();
  const { part, status } = shot;
  const line = shot.lines.find(({ text }) => text?.trim());
  const speaker = line && speakerOf(line, roles);
  return (
    <article className="shot" data-shot={part.id} data-picked={isPicked}>
      <button
        type="button"
        className="shot-open"
        id={`shot-${part.id}`}
        // One stop for the Tab key; arrows move between shots.
        tabIndex={isPicked ? 0 : -1}
        onFocus={() => actions.pick(part.id)}
        onClick={() => actions.open(part.id)}
      >
        <span className="sr-only">{texts.shotNamed({ at: shot.number, state: texts.states[status] })}</span>
        <ShotFrame shot={shot} reason={reason} texts={texts} />
        <span className="shot-words">
          <span>{part.text?.trim() ? part.text : texts.noWords}</span>
          {line ? (
            <span className="shot-line">
              <NameMark name={speaker ?? ''} speakers={speakers} guessed={line.guessed} />
              <span>{line.text}</span>
            </span>
          ) : (
            <span className="shot-line shot-line-none">{texts.noLine}</span>
          )}
        </span>
      </button>
      <span className="shot-number">{number(shot.number)}</span>
      <PeopleAt part={part.id} />
      <span className="shot-seconds">
        {texts.seconds({ value: part.seconds ?? STORY_LIMITS.seconds.usual })}
      </span>
      <button
        type="button"
        className="shot-grip"
        tabIndex={-1}
        aria-label={texts.drag({ at: shot.number })}
        title={texts.dragHelp}
        onPointerDown={(event) => onGrab(event, part.id)}
      >
        <GripVertical size={16} aria-hidden />
      </button>
      <footer>
        <span className={STATUS_CLASS[status]}>{texts.states[status]}</span>
        <ShotVerbs {...props} texts={texts} />
      </footer>
    </article>
  );
}

/** The picture; over a stale one why it is stale, and in place of a missing one what is to come. */
function ShotFrame({ shot, reason, texts }: { shot: BoardShot; reason: string; texts: StoryboardTexts }) {
  const { image, part, status } = shot;
  const picture = image && (
    // What it shows is said in the words below it.
    <img src={image.thumbnail ?? image.url} alt="" loading="lazy" decoding="async" />
  );
  if (status === 'running' || status === 'waiting')
    return (
      <span className="shot-frame" data-made={status}>
        {picture}
        <Progress run={part.run} status={status} texts={texts} />
      </span>
    );
  if (status === 'failed')
    return (
      <span className="shot-frame" data-failed>
        {picture}
        <FailedWords code={part.run?.error} texts={texts} />
      </span>
    );
  if (!picture)
    return (
      <span className="shot-frame" data-missing-image>
        <span className="shot-note">{part.text?.trim() ? texts.notDrawn : texts.needsWords}</span>
      </span>
    );
  return (
    <span className="shot-frame" data-stale={status === 'stale'}>
      {picture}
      {status === 'stale' && reason !== '' && <span className="shot-why">{reason}</span>}
    </span>
  );
}

function Progress({
  run,
  status,
  texts,
}: {
  run: BoardShot['part']['run'];
  status: 'running' | 'waiting';
  texts: StoryboardTexts;
}) {
  const { share } = useLanguage();
  const record = useRun(run?.task);
  if (status === 'waiting')
    return (
      <span className="shot-note">
        <b>{texts.inLine}</b> {texts.inLineHelp}
      </span>
    );
  return (
    <span className="shot-note shot-progress">
      <b>{texts.drawing}</b>
      {record && record.progress > 0 && <span>{share(record.progress)}</span>}
    </span>
  );
}

function FailedWords({ code, texts }: { code: string | undefined; texts: StoryboardTexts }) {
  const { errors } = useStudioMessages();
  const said = (errors as Readonly<Record<string, string>>)[code ?? ''];
  return (
    <span className="shot-note" role="note">
      <b>{said ?? errors.task_failed}</b> {texts.wordsKept}
    </span>
  );
}

function ShotVerbs({
  shot: { part, status, number: at },
  hasNext,
  price,
  documentId,
  actions,
  texts,
}: ShotCardProps & { texts: StoryboardTexts }) {
  const { number } = useLanguage();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { menu } = texts;
  const { id } = part;
  const cost = <span className="shot-price">{number(price)}</span>;
  const canDraw = Boolean(part.text?.trim());
  const draw = () => actions.draw([id]);
  const made = status === 'waiting' || status === 'running';
  const offered: [string, () => void, boolean?][] = [
    [menu.before, () => actions.insert({ before: id })],
    [menu.after, () => actions.insert({ after: id })],
    [menu.split, () => actions.split(id)],
    [menu.merge, () => actions.merge(id), hasNext],
    [menu.moveBefore, () => void actions.step(id, -1)],
    [menu.moveAfter, () => void actions.step(id, 1)],
    [menu.edit, () => navigate(localPath(imageEditorPath(documentId, id))), (part.images ?? []).length > 0],
    [menu.remove, () => actions.remove(id)],
  ];
  const acts = offered.flatMap(([label, run, isOffered = true]) => (isOffered ? { label, run } : []));
  return (
    <span className="shot-verbs">
      {status === 'stale' && (
        <Button size="small" look="quiet" onClick={() => actions.keep(id)}>
          {texts.keep}
        </Button>
      )}
      {made ? (
        (part.run?.task ?? part.run?.batch) !== undefined && (
          <Button size="small" look="quiet" onClick={() => actions.cancel(id)}>
            {status === 'waiting' && part.run?.task === undefined ? texts.stopOrder : texts.cancel}
          </Button>
        )
      ) : (
        <Button
          size="small"
          look={status === 'stale' || status === 'failed' ? 'outline' : 'quiet'}
          disabled={!canDraw}
          onClick={draw}
        >
          {status === 'failed' ? texts.tryAgain : status === 'missing' ? texts.draw : texts.redraw} {cost}
        </Button>
      )}
      <MenuSlot label={menu.label({ at })} acts={acts} />
    </span>
  );
}

/** Three dots, and behind them the menu once it is asked for. */
function MenuSlot({ label, acts }: { label: string; acts: readonly ShotAct[] }) {
  const [isAsked, setAsked] = useState(false);
  const approach = () => void loadMenu().catch(() => undefined);
  const dots = (
    <button
      type="button"
      className="icon-button icon-button-small"
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      onPointerEnter={approach}
      onFocus={approach}
      onClick={() => setAsked(true)}
    >
      <Ellipsis size={16} aria-hidden />
    </button>
  );
  return isAsked ? (
    <Suspense fallback={dots}>
      <ShotMenu label={label} acts={acts} />
    </Suspense>
  ) : (
    dots
  );
}
