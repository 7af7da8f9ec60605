import { currentUser } from '@inkreel/contract/api/accounts.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../lib/client.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useMessages } from '../../lib/messages.tsx';
import { QUERY_KEYS } from '../../lib/query.ts';
import { useSignedIn } from '../../lib/session.ts';
import { Failed } from './parts/failed.tsx';

/** Loaded lazily, since few visitors of the page may see the console. */
const Console = lazyPart(() => import('./console.tsx'));

/** The operators' console (decisions, Operators). Everyone else sees `notFound`. */
export default function AdminPage({ notFound }: { notFound: ReactNode }) {
  const { shell } = useMessages();
  const signedIn = useSignedIn();
  const user = useQuery({
    queryKey: QUERY_KEYS.user,
    queryFn: ({ signal }) => call(currentUser, { signal }),
    enabled: signedIn,
  });
  if (signedIn && user.isPending)
    return (
      <p role="status" className="wrap py-16 text-ink-3">
        {shell.loading}
      </p>
    );
  if (signedIn && user.data === undefined)
    return (
      <div className="wrap py-16">
        <Failed error={user.error} onRetry={() => void user.refetch()} />
      </div>
    );
  if (!signedIn || !user.data?.is_operator) return notFound;
  return <Console />;
}
