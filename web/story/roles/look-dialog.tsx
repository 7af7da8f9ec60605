import { createLook, type Look, type Role } from '@inkreel/contract/api/roles.ts';
import { rolesTexts } from '@inkreel/contract/messages/areas/roles.ts';
import { DRAW_LOOK } from '@inkreel/contract/story/story-runs.ts';
import type { Traits } from '@inkreel/contract/story/traits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { call } from '../../lib/client.ts';
import { failureOf } from '../../lib/failure-text.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { newId } from '../../lib/new-id.ts';
import { usePointConfig } from '../../lib/query.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureWords } from '../../ui/failure-words.tsx';
import { Field } from '../../ui/field.tsx';
import { ImageSlot } from '../../uploads/image-slot.tsx';
import { TraitTable } from './trait-table.tsx';
import { reloadLooks } from './use-roles.ts';

const NAME_CHARACTERS = 80;
const WORDS_CHARACTERS = 2000;

/** Points of a look that is drawn. */
export const useLookPrice = (): number => usePointConfig()?.[DRAW_LOOK.path] ?? DRAW_LOOK.points;

/** Drawn or uploaded; `redraw` begins with a new primary look. */
export type LookWay = 'draw' | 'upload' | 'redraw';

/** Draws a look, or stores a picture as one. */
export function LookDialog({
  role,
  primary,
  way,
  onClose,
}: {
  role: Role;
  primary: Look | undefined;
  way: LookWay;
  onClose: () => void;
}) {
  const { newLookDialog: texts, ...shared } = useAreaTexts(rolesTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const points = useLookPrice();
  const [name, setName] = useState('');
  const [words, setWords] = useState('');
  const [traits, setTraits] = useState<Traits>({});
  const [picture, setPicture] = useState<string>();
  const [failure, setFailure] = useState<ReactNode>();
  const [sending, setSending] = useState(false);
  // Pressing again after no answer came sends the same call.
  const key = useRef(newId());
  const [isPrimary, setPrimary] = useState(way === 'redraw' || primary === undefined);
  const isDrawn = way !== 'upload';
  const isReady = isDrawn || picture !== undefined;
  const send = async () => {
    if (sending || !isReady) return;
    setSending(true);
    setFailure(undefined);
    try {
      const body = {
        role_id: role.id,
        name: name.trim(),
        prompt: words.trim(),
        traits,
        is_primary: isPrimary,
        ...(isDrawn ? { expected_points: points } : { image_url: picture }),
      };
      await call(createLook, { body, idempotencyKey: key.current });
      await reloadLooks(client, role.id);
      onClose();
    } catch (error) {
      const fallback = isDrawn ? texts.failed : texts.notStored;
      setFailure(<FailureWords failure={failureOf(error, messages, fallback)} />);
      setSending(false);
    }
  };
  /** Another wish is another call. */
  const change = (apply: () => void) => {
    key.current = newId();
    apply();
  };
  const title = !isDrawn ? texts.uploadTitle : primary ? texts.title : texts.firstTitle;
  const drawnLine = primary ? (isPrimary ? texts.primaryLine : texts.line) : texts.firstLine;
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={shared.close} width={560}>
      <form
        noValidate
        className="role-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {primary && (
          <div role="group" aria-label={texts.kind} className="flex flex-wrap gap-2">
            {([false, true] as const).map((value) => (
              <Chip
                key={String(value)}
                pressed={isPrimary === value}
                onClick={() => change(() => setPrimary(value))}
              >
                {value ? texts.kinds.primary : texts.kinds.derived}
              </Chip>
            ))}
          </div>
        )}
        <p className="text-ink-2">{isDrawn ? drawnLine : texts.uploadLine}</p>
        {!isDrawn && (
          <ImageSlot
            label={texts.picture}
            limits={{}}
            value={picture}
            samples={[]}
            onChange={(image) => change(() => setPicture(image?.url))}
          />
        )}
        {!isPrimary && (
          <Field label={texts.name}>
            {(control) => (
              <input
                {...control}
                className="input"
                autoComplete="off"
                maxLength={NAME_CHARACTERS}
                placeholder={texts.namePlaceholder}
                value={name}
                onChange={({ target }) => change(() => setName(target.value))}
              />
            )}
          </Field>
        )}
        {(!isPrimary || !isDrawn) && (
          <TraitTable
            traits={traits}
            none={isPrimary ? texts.asCharacter : texts.same}
            onChange={(next) => change(() => setTraits(next))}
          />
        )}
        {isDrawn && (
          <Field label={texts.words}>
            {(control) => (
              <textarea
                {...control}
                className="input"
                rows={2}
                maxLength={WORDS_CHARACTERS}
                placeholder={texts.wordsPlaceholder}
                value={words}
                onChange={({ target }) => change(() => setWords(target.value))}
              />
            )}
          </Field>
        )}
        {failure !== undefined && (
          <p role="alert" className="text-seal">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {isDrawn ? (
            <Button type="submit" look="seal" stub={shared.points({ points })} aria-disabled={sending}>
              {sending ? texts.starting : texts.draw}
            </Button>
          ) : (
            <Button type="submit" look="ink" aria-disabled={sending || !isReady}>
              {texts.store}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {shared.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
