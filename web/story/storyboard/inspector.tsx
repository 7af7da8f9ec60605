import { SHOT_CAMERAS, STORY_LIMITS } from '@inkreel/contract/documents/story-document.ts';
import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { pickImage } from '@inkreel/contract/story/shot-inputs.ts';
import { SHOT_SIZES } from '@inkreel/contract/story/shot-sizes.ts';
import { ChevronLeft, ChevronRight, Plus, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { fileAt } from '../shell/story-view.ts';
import type { BoardActions } from './board-actions.ts';
import { placesOf, QualityChoice } from './shared-choices.tsx';
import { ShotLines } from './shot-lines.tsx';
import { ShotRoles } from './shot-roles.tsx';
import { STATUS_CLASS, staleReason } from './shot-words.ts';
import { StorySettings } from './story-settings.tsx';
import type { StoryOrders } from './use-story-orders.ts';
import type { BoardShot, Storyboard } from './use-storyboard.ts';

interface InspectorProps {
  board: Storyboard;
  orders: StoryOrders;
  shot: BoardShot | undefined;
  /** Points charged for it. */
  spent: number;
  actions: BoardActions;
  /** On a phone it covers the page. */
  isOpen: boolean;
  onClose: () => void;
}

/** The form of the picked shot; without one, the settings of the story. */
export function Inspector({ board, orders, shot, spent, actions, isOpen, onClose }: InspectorProps) {
  const texts = useAreaTexts(storyboardTexts);
  const { inspector } = texts;
  const at = shot ? board.shots.findIndex(({ part }) => part.id === shot.part.id) : -1;
  const go = (to: BoardShot | undefined) => to && actions.pick(to.part.id);
  return (
    <aside
      className="board-pane board-inspector"
      aria-label={shot ? texts.shot({ at: shot.number }) : texts.settings.title}
      data-open={isOpen}
    >
      <div className="board-pane-head">
        <h2>{shot ? texts.shot({ at: shot.number }) : texts.settings.title}</h2>
        {shot && <span className={STATUS_CLASS[shot.status]}>{texts.states[shot.status]}</span>}
        <span className="ml-auto" />
        {shot && (
          <>
            <IconButton
              icon={ChevronLeft}
              small
              label={inspector.previous}
              disabled={at <= 0}
              onClick={() => go(board.shots[at - 1])}
            />
            <IconButton
              icon={ChevronRight}
              small
              label={inspector.next}
              disabled={at >= board.shots.length - 1}
              onClick={() => go(board.shots[at + 1])}
            />
            <IconButton
              icon={X}
              small
              label={inspector.close}
              onClick={() => {
                onClose();
                actions.pick(undefined);
              }}
            />
          </>
        )}
      </div>
      {shot ? (
        <ShotForm
          key={shot.part.id}
          board={board}
          orders={orders}
          shot={shot}
          spent={spent}
          actions={actions}
        />
      ) : (
        <StorySettings board={board} orders={orders} />
      )}
    </aside>
  );
}

function ShotForm({
  board,
  orders,
  shot,
  spent,
  actions,
}: Omit<InspectorProps, 'isOpen' | 'onClose' | 'shot'> & { shot: BoardShot }) {
  const texts = useAreaTexts(storyboardTexts);
  const { inspector } = texts;
  const { number } = useLanguage();
  const { part, status, image } = shot;
  const { id } = part;
  const caret = useRef<number>(undefined);
  const made = status === 'running' || status === 'waiting';
  const reason = status === 'stale' ? staleReason(texts, shot, board.roles) : '';
  return (
    <>
      <div className="board-pane-body board-form">
        {image && <img className="board-big" src={image.thumbnail ?? image.url} alt={part.text ?? ''} />}
        {reason !== '' && (
          <p className="board-reason">
            <b>{texts.why}</b> {reason}
          </p>
        )}
        <Candidates board={board} shot={shot} orders={orders} actions={actions} />
        <Field label={inspector.words} fact={`${number(part.text?.length ?? 0)} / ${number(2000)}`}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={3}
              maxLength={2000}
              value={part.text ?? ''}
              onSelect={(event) => {
                caret.current = event.currentTarget.selectionStart;
              }}
              onChange={(event) => actions.edit(id, { text: event.target.value }, `text ${id}`)}
            />
          )}
        </Field>
        <ShotRoles board={board} shot={shot} actions={actions} />
        <div className="board-two">
          <Choice label={inspector.size}>
            {(control) => (
              <Select
                id={control}
                value={part.size ?? ''}
                options={[
                  { value: '', label: texts.sizes.none },
                  ...SHOT_SIZES.map((value) => ({ value, label: texts.sizes[value] })),
                ]}
                onChange={(value) => actions.edit(id, { size: value === '' ? null : value })}
              />
            )}
          </Choice>
          <Choice label={inspector.camera}>
            {(control) => (
              <Select
                id={control}
                value={part.camera ?? 'still'}
                options={SHOT_CAMERAS.map((value) => ({ value, label: texts.cameras[value] }))}
                onChange={(value) => actions.edit(id, { camera: value })}
              />
            )}
          </Choice>
          <Choice label={inspector.seconds}>
            {(control) => <Seconds id={control} shot={shot} actions={actions} />}
          </Choice>
          <Choice label={inspector.place}>
            {(control) => (
              <Select
                id={control}
                value={part.place ?? ''}
                options={[
                  { value: '', label: inspector.placeOfScene },
                  ...placesOf(board).map(({ id: place, name }) => ({ value: place, label: name })),
                ]}
                onChange={(value) => actions.edit(id, { place: value === '' ? null : value })}
              />
            )}
          </Choice>
          <Choice label={inspector.quality}>
            {(control) => <QualityChoice id={control} orders={orders} />}
          </Choice>
        </div>
        <ShotLines board={board} shot={shot} orders={orders} />
        <Field label={inspector.prompt} hint={inspector.promptHint}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={2}
              maxLength={2000}
              value={part.prompt ?? ''}
              onChange={(event) => actions.edit(id, { prompt: event.target.value }, `prompt ${id}`)}
            />
          )}
        </Field>
        {spent > 0 && <p className="note">{inspector.cost({ spent })}</p>}
        <div className="board-more">
          <Button size="small" onClick={() => actions.split(id, caret.current)}>
            {texts.menu.split}
          </Button>
          <Button size="small" onClick={() => actions.insert({ after: id })}>
            {texts.menu.after}
          </Button>
          <Button size="small" look="quiet" onClick={() => actions.remove(id)}>
            {texts.menu.remove}
          </Button>
        </div>
      </div>
      <div className="board-go">
        {status === 'stale' && <Button onClick={() => actions.keep(id)}>{texts.keepIt}</Button>}
        {made ? (
          <Button className="flex-1" onClick={() => actions.cancel(id)}>
            {texts.cancel}
          </Button>
        ) : (
          <Button
            className="flex-1"
            look="ink"
            disabled={!part.text?.trim() || orders.busy}
            onClick={() => actions.draw([id])}
          >
            {status === 'failed' ? texts.tryAgain : status === 'missing' ? texts.draw : texts.redraw}{' '}
            <span className="shot-price">{texts.points({ value: orders.each })}</span>
          </Button>
        )}
      </div>
    </>
  );
}

function Seconds({ id, shot, actions }: { id: string; shot: BoardShot; actions: BoardActions }) {
  const { least, usual, most } = STORY_LIMITS.seconds;
  return (
    <input
      id={id}
      className="input"
      type="number"
      min={least}
      max={most}
      step={0.5}
      value={shot.part.seconds ?? usual}
      onChange={(event) => {
        const seconds = event.target.valueAsNumber;
        if (seconds >= least && seconds <= most)
          actions.edit(shot.part.id, { seconds }, `seconds ${shot.part.id}`);
      }}
    />
  );
}

function Choice({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

/** Pictures of the shot: the one that is shown is picked among them. */
function Candidates({
  board: { files, document },
  shot: { part, made, status },
  orders,
  actions,
}: {
  board: Storyboard;
  shot: BoardShot;
  orders: StoryOrders;
  actions: BoardActions;
}) {
  const { inspector } = useAreaTexts(storyboardTexts);
  const images = part.images ?? [];
  if (images.length === 0) return null;
  const isMade = status === 'running' || status === 'waiting';
  const another = inspector.another({ value: orders.each });
  return (
    <div>
      <p className="label">
        {inspector.candidates}
        <span className="label-fact">{inspector.picked({ count: images.length })}</span>
      </p>
      <div className="board-candidates">
        {images.map(({ file }, at) => {
          const stored = fileAt(files, file);
          return (
            <button
              key={file}
              type="button"
              aria-pressed={file === made?.file}
              aria-label={inspector.candidate({ at: at + 1 })}
              onClick={() => document.edit(part.id, pickImage(part, file))}
            >
              {stored && <img src={stored.thumbnail ?? stored.url} alt="" loading="lazy" />}
            </button>
          );
        })}
        <button
          type="button"
          className="board-another"
          aria-label={another}
          title={another}
          disabled={isMade || orders.busy}
          onClick={() => actions.draw([part.id])}
        >
          <Plus size={16} strokeWidth={1.6} aria-hidden />
        </button>
      </div>
    </div>
  );
}
