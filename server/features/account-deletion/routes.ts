import { deleteAccount as endpoint } from '@inkreel/contract/api/sign-in.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { type Route, route } from '../../http/route.ts';
import { deleteAccount } from './delete-account.ts';

export function accountDeletionRoutes(deps: { db: Db; clock: Clock }): Route[] {
  return [
    route(endpoint, async ({ user, body }) => {
      await deleteAccount(deps, user, body.password);
      return null;
    }),
  ];
}
