import { type ApiKey, revokeApiKey } from '@inkreel/contract/api/api-keys.ts';
import { apiKeyTexts } from '@inkreel/contract/messages/areas/api-keys.ts';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAction } from '../use-action.ts';
import { useReloadKeys } from './use-keys.ts';

/** From this share of its limit on, the points of a key are marked. */
const NEARLY_SPENT = 0.85;

interface KeyRowProps {
  item: ApiKey;
  isFresh: boolean;
  readAt: number;
}

/** One key: what it may do, when it was last used, what it spent, and its end. */
export function KeyRow({ item, isFresh, readAt }: KeyRowProps) {
  const { list, scopes, and } = useAreaTexts(apiKeyTexts);
  const { date, time, number } = useLanguage();
  const { columns } = list;
  const expired = item.expires_at !== null && Date.parse(item.expires_at) <= readAt;
  const ended = expired || item.revoked_at !== null;
  const nearlySpent = item.points_limit !== null && item.points_used >= item.points_limit * NEARLY_SPENT;
  return (
    <tr className={clsx(isFresh && 'key-fresh', ended && 'key-ended')}>
      <td className="key-name">
        <b>{item.name}</b>
        <small>{list.by({ name: item.created_by.name, date: date(item.created_at) })}</small>
      </td>
      <td data-label={columns.key}>
        <code>ink_…{item.ending}</code>
        <small>{endOf(item, expired, { list, date })}</small>
      </td>
      <td data-label={columns.can}>{item.scopes.map((scope) => scopes[scope]).join(and)}</td>
      <td data-label={columns.lastUsed}>
        {item.last_used_at === null ? (
          list.never
        ) : (
          <time dateTime={item.last_used_at}>{time(item.last_used_at)}</time>
        )}
        <small>{item.last_used_from}</small>
      </td>
      <td data-label={columns.points} className="figure">
        <span className={clsx(nearlySpent && !ended && 'font-semibold text-amber')}>
          {number(item.points_used)}
        </span>
        <small>{item.points_limit === null ? list.noLimit : list.limit({ points: item.points_limit })}</small>
      </td>
      <td className="key-acts">{!ended && <RevokeButton item={item} />}</td>
    </tr>
  );
}

function endOf(
  { revoked_at, expires_at }: ApiKey,
  expired: boolean,
  { list, date }: { list: (typeof apiKeyTexts)['en']['list']; date: (instant: string) => string },
): string | undefined {
  if (revoked_at !== null) return list.revokedOn({ date: date(revoked_at) });
  if (expires_at === null) return undefined;
  return expired ? list.expired({ date: date(expires_at) }) : list.expires({ date: date(expires_at) });
}

function RevokeButton({ item: { id, name } }: { item: ApiKey }) {
  const { list } = useAreaTexts(apiKeyTexts);
  const { failures } = useStudioMessages();
  const { working, act } = useAction();
  const reload = useReloadKeys();
  const [asking, setAsking] = useState(false);
  const revoke = async () => {
    const done = await act(async () => {
      await call(revokeApiKey, { params: { id } });
      await reload();
    }, failures.delete);
    if (done) toast(list.revoked({ name }));
    if (done) setAsking(false);
  };
  return (
    <>
      <Button size="small" aria-label={list.revokeOf({ name })} onClick={() => setAsking(true)}>
        {list.revoke}
      </Button>
      {asking && (
        <ConfirmDialog
          title={list.revokeTitle({ name })}
          lines={Object.values(list.revokeLines)}
          verb={list.revoke}
          working={working}
          onConfirm={() => void revoke()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
