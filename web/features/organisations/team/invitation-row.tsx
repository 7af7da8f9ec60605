import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { type listInvitations, revokeInvitation } from '@inkreel/contract/api/team.ts';
import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../use-action.ts';
import { useReloadTeam } from './use-team.ts';

/** One invitation: link, code, for how many, until when, and its end. */
export function InvitationRow({ invitation }: { invitation: OutputOf<typeof listInvitations>[number] }) {
  const { invitations: texts } = useAreaTexts(teamTexts);
  const { failures } = useStudioMessages();
  const { date } = useLanguage();
  const { working, act } = useAction();
  const reload = useReloadTeam();
  const field = useRef<HTMLInputElement>(null);
  const { id, code, uses_left, expires_at, created_by } = invitation;
  const link = `${location.origin}/join/${code}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(texts.copied);
    } catch {
      field.current?.select();
      toast(texts.copyFailed, { kind: 'failure' });
    }
  };
  const revoke = async () => {
    const done = await act(async () => {
      await call(revokeInvitation, { params: { id } });
      await reload();
    }, failures.delete);
    if (done) toast(texts.revoked);
  };
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          readOnly
          className="input numbers min-w-0 flex-[1_1_220px]"
          aria-label={texts.copyLinkOf({ code })}
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button aria-label={texts.copyLinkOf({ code })} onClick={() => void copy()}>
          <Copy size={15} strokeWidth={1.6} aria-hidden />
          {texts.copyLink}
        </Button>
        <Button
          look="quiet"
          aria-label={texts.revokeOf({ code })}
          aria-disabled={working}
          onClick={() => void revoke()}
        >
          {texts.revoke}
        </Button>
      </div>
      <p className="slug mt-0">
        <b>
          {texts.code} {code}
        </b>
        <span>{texts.usesLeft({ count: uses_left })}</span>
        <span>
          <time dateTime={expires_at}>{texts.until({ date: date(expires_at) })}</time>
        </span>
        {created_by && <span>{texts.by({ name: created_by.name })}</span>}
      </p>
    </li>
  );
}
