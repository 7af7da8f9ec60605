import type { Role } from '@inkreel/contract/api/roles.ts';
import { rolesTexts } from '@inkreel/contract/messages/areas/roles.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureOf } from '../../lib/failure-text.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toast } from '../../lib/toast.ts';
import { LoadState } from '../../shell/page-states.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureWords } from '../../ui/failure-words.tsx';
import { Face } from './face.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { mergeInto, previewRole } from './use-roles.ts';
import './roles.css';

/** Two characters that are one person: which one stays, what that changes, and then the merge. */
export function MergeDialog({
  role,
  onMerged,
  onClose,
}: {
  role: Role;
  onMerged: (into: string) => void;
  onClose: () => void;
}) {
  const { merge } = useAreaTexts(rolesTexts);
  const [into, setInto] = useState<Role>();
  if (into) return <Merge role={role} into={into} onMerged={onMerged} onClose={onClose} />;
  return (
    <RoleDialog
      projectId={role.project_id}
      value={[]}
      without={role.id}
      title={merge.choose}
      onChoose={setInto}
      onClose={onClose}
    />
  );
}

function Merge({
  role,
  into,
  onMerged,
  onClose,
}: {
  role: Role;
  into: Role;
  onMerged: (into: string) => void;
  onClose: () => void;
}) {
  const { merge: texts, ...shared } = useAreaTexts(rolesTexts);
  const { number } = useLanguage();
  const messages = useStudioMessages();
  const client = useQueryClient();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<ReactNode>();
  const query = useQuery({
    queryKey: ['story-merge', role.id],
    queryFn: ({ signal }) => previewRole(role.id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const changes = query.data;
  const seen = changes?.stories.reduce((sum, { lines, shots }) => sum + lines + shots, 0);
  // What the person does not see would be left without a name.
  const isUnseen = changes !== undefined && seen !== changes.lines + changes.shots;
  const names = { name: role.name, into: into.name };
  const run = async () => {
    if (working || changes === undefined || isUnseen) return;
    setWorking(true);
    setFailure(undefined);
    try {
      await mergeInto(client, role.id, into.id);
      toast(texts.done(names));
      onClose();
      onMerged(into.id);
    } catch (error) {
      setFailure(<FailureWords failure={failureOf(error, messages, texts.failed)} />);
      setWorking(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={texts.title(names)} closeLabel={shared.close}>
      <div className="role-form">
        <p className="text-ink-2">{texts.line}</p>
        <p className="role-pair">
          <Face role={role} />
          <b>{role.name}</b>
          <span aria-hidden>→</span>
          <Face role={into} />
          <b>{into.name}</b>
        </p>
        {changes === undefined ? (
          <LoadState query={query} />
        ) : (
          <dl className="role-changes">
            <Row name={texts.lines} value={number(changes.lines)} />
            <Row name={texts.shots} value={number(changes.shots)} />
            <Row name={texts.stale} value={number(changes.stale)} />
            <Row name={texts.points} value={texts.noPoints} />
          </dl>
        )}
        {isUnseen && <p role="alert">{texts.unseen}</p>}
        {failure !== undefined && (
          <p role="alert" className="text-seal">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            look="ink"
            aria-disabled={working || changes === undefined || isUnseen}
            onClick={() => void run()}
          >
            {working ? texts.merging : texts.submit(names)}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {shared.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
