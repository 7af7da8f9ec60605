import { createLook, deleteLook, type Look, type Role } from '@inkreel/contract/api/roles.ts';
import { rolesTexts } from '@inkreel/contract/messages/areas/roles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { untilAnswered } from '../../lib/until-answered.ts';
import { MakingPicture } from '../../runs/making-picture.tsx';
import { useRun } from '../../runs/run-store.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useLookPrice } from './look-dialog.tsx';
import { areSameTraits, differingTraits, traitNames, wornTraits } from './trait-differences.ts';
import { reloadLooks } from './use-roles.ts';

/** The looks of a character: the primary one larger, the others derived from it. */
export function Looks({
  role,
  looks,
  onRedraw,
}: {
  role: Role;
  looks: readonly Look[];
  /** Another primary look is wanted. */
  onRedraw: () => void;
}) {
  const texts = useAreaTexts(rolesTexts);
  const [removed, setRemoved] = useState<Look>();
  const primary = looks.find(({ is_primary }) => is_primary);
  if (!primary) return <p className="role-first">{texts.first}</p>;
  const derived = looks.filter((look) => look !== primary);
  const figure = (look: Look) => (
    <LookFigure key={look.id} role={role} look={look} primary={primary} onRemove={() => setRemoved(look)} />
  );
  const isOutdated = primary.status === 'ready' && !areSameTraits(role.traits, primary.traits);
  return (
    <>
      <div className="looks">
        {figure(primary)}
        {derived.length > 0 && (
          <div className="looks-derived">
            <p>{texts.derived}</p>
            {derived.map(figure)}
          </div>
        )}
      </div>
      {isOutdated && (
        <p className="looks-outdated" role="status">
          {texts.outdated}
          <Button size="small" onClick={onRedraw}>
            {texts.redraw}
          </Button>
        </p>
      )}
      {removed && (
        <DeleteDialog
          role={role}
          look={removed}
          onDeleted={() => setRemoved(undefined)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

function LookFigure({
  role,
  look,
  primary,
  onRemove,
}: {
  role: Role;
  look: Look;
  primary: Look;
  onRemove: () => void;
}) {
  const texts = useAreaTexts(rolesTexts);
  const { language } = useLanguage();
  const title =
    look.name !== '' ? look.name : look.is_primary ? texts.lookTitle.primary : texts.lookTitle.other;
  const traits = look.is_primary ? wornTraits(look.traits) : differingTraits(look.traits, primary.traits);
  const named = traitNames(traits, language);
  return (
    <figure className="look" data-primary={look.is_primary}>
      <LookPicture role={role} look={look} />
      {look.is_primary && look.image_url !== null && (
        <span className="look-stamp" title={texts.primaryFirst}>
          <Check size={16} strokeWidth={2.2} aria-hidden />
        </span>
      )}
      <figcaption>
        <span className="look-title">
          <b>{title}</b>
          {look.is_primary && look.name !== '' && <span>{texts.lookTitle.primary}</span>}
          <IconButton icon={Trash2} small label={texts.removeLook} onClick={onRemove} />
        </span>
        {named !== '' && (
          <span className="look-traits">
            {!look.is_primary && <b aria-hidden>+ </b>}
            {named}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

function LookPicture({ role, look }: { role: Role; look: Look }) {
  const texts = useAreaTexts(rolesTexts);
  const run = useRun(look.status === 'making' ? (look.task_id ?? undefined) : undefined);
  if (look.image_url !== null)
    return (
      <img
        className="look-picture"
        src={look.image_url}
        alt={look.name === '' ? role.name : `${role.name}, ${look.name}`}
        decoding="async"
      />
    );
  if (look.status === 'making')
    return (
      <span className="look-picture">
        {run ? <MakingPicture run={run} share={run.progress} /> : <span role="status">{texts.making}</span>}
      </span>
    );
  return <FailedLook look={look} />;
}

/** Why a look was not drawn, that nothing was paid for it, and another try. */
function FailedLook({ look }: { look: Look }) {
  const texts = useAreaTexts(rolesTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const points = useLookPrice();
  const [working, setWorking] = useState(false);
  const reasons: Readonly<Record<string, string>> = messages.errors;
  const again = async () => {
    if (working) return;
    setWorking(true);
    try {
      const { role_id, name, prompt, traits, is_primary } = look;
      const body = { role_id, name, prompt, traits, is_primary, expected_points: points };
      await untilAnswered((idempotencyKey) => call(createLook, { body, idempotencyKey }));
      await call(deleteLook, { params: { id: look.id } });
    } catch (error) {
      toastFailure(error, messages, texts.newLookDialog.failed);
    } finally {
      setWorking(false);
      await reloadLooks(client, look.role_id);
    }
  };
  return (
    <span className="look-picture look-failed" role="alert">
      <b>{reasons[look.error ?? ''] ?? messages.errors.task_failed}</b>
      <span>{texts.failed}</span>
      <Button size="small" aria-disabled={working} onClick={() => void again()}>
        {texts.again}
      </Button>
    </span>
  );
}
