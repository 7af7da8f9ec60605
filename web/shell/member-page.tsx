import type { ReactNode } from 'react';
import { type User, useUserQuery } from '../lib/query.ts';
import { useSignedIn } from '../lib/session.ts';
import { GuestState, LoadState } from './page-states.tsx';

interface MemberPageProps {
  title: string;
  /** What a guest reads. */
  guest: string;
  children: (user: User) => ReactNode;
}

/** A page for signed-in users: guests are asked to sign in, and intermediate states are shown. */
export function MemberPage({ title, guest, children }: MemberPageProps) {
  const signedIn = useSignedIn();
  const query = useUserQuery();
  return (
    <div className="wrap pt-12 pb-20 max-phone:pt-7">
      <h1 className="text-4xl leading-10">{title}</h1>
      {!signedIn ? (
        <GuestState line={guest} />
      ) : query.data === undefined ? (
        <LoadState query={query} />
      ) : (
        children(query.data)
      )}
    </div>
  );
}
