import type { SentBodyOf } from '@inkreel/contract/api/endpoint.ts';
import type { updateRole } from '@inkreel/contract/api/roles.ts';
import { rolesTexts } from '@inkreel/contract/messages/areas/roles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { LanguageLink, useLocalPath } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useNavigate } from '../../lib/router.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { LoadState } from '../../shell/page-states.tsx';
import { LookDialog, type LookWay } from './look-dialog.tsx';
import { Looks } from './looks.tsx';
import { RoleHead } from './role-head.tsx';
import { RoleList } from './role-list.tsx';
import { RoleUses } from './role-uses.tsx';
import { TraitTable } from './trait-table.tsx';
import { changeRole, useLooks, useRole } from './use-roles.ts';
import { VoicePane } from './voice-pane.tsx';
import { WordsField } from './words-field.tsx';
import './roles.css';

/** One character: its looks, its traits and words, its voice, and where it is used. */
export function RoleView({ id }: { id: string }) {
  const texts = useAreaTexts(rolesTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const role = useRole(id);
  const looks = useLooks(id);
  const [way, setWay] = useState<LookWay>();
  if (role.error instanceof ApiError && role.error.code === 'not_found') return <MissingRole />;
  if (role.data === undefined) return <LoadState query={role} />;
  const shown = role.data;
  const change = (wish: SentBodyOf<typeof updateRole>) =>
    void changeRole(client, id, wish).catch((error: unknown) =>
      toastFailure(error, messages, messages.failures.save),
    );
  return (
    <div className="role-view">
      <RoleList current={id} projectId={shown.project_id} />
      <div className="role-middle">
        <RoleHead
          role={shown}
          onRename={(name) => change({ name })}
          onDeleted={() => navigate(localPath('/story/roles'))}
          onMerged={(into) => navigate(localPath(`/story/role?id=${into}`))}
          onNewLook={setWay}
        />
        {looks.data === undefined ? (
          <LoadState query={looks} />
        ) : (
          <Looks role={shown} looks={looks.data.items} onRedraw={() => setWay('redraw')} />
        )}
        <section className="role-traits" aria-label={texts.traits}>
          <h3>{texts.traits}</h3>
          <TraitTable traits={shown.traits} none={texts.noTrait} onChange={(traits) => change({ traits })} />
        </section>
        <WordsField key={id} words={shown.description} onChange={(description) => change({ description })} />
      </div>
      <aside className="role-side">
        <VoicePane role={shown} onChange={(voice) => change({ voice })} />
        <RoleUses id={id} />
      </aside>
      {way && (
        <LookDialog
          role={shown}
          primary={looks.data?.items.find(({ is_primary }) => is_primary)}
          way={way}
          onClose={() => setWay(undefined)}
        />
      )}
    </div>
  );
}

/** Said for a character that is not there, or not the person's to see. */
export function MissingRole() {
  const texts = useAreaTexts(rolesTexts);
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <p>{texts.missing}</p>
      <LanguageLink className="button" to="/story/roles">
        {texts.back}
      </LanguageLink>
    </div>
  );
}
