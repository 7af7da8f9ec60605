import {
  currentUser,
  registerByEmail,
  registerByMobile,
  signInByEmail,
  signInByMobile,
  signOut,
} from '@inkreel/contract/api/accounts.ts';
import type { Language, Site } from '@inkreel/contract/site.ts';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { sessions } from '../../db/schema.ts';
import { type Route, route } from '../../http/route.ts';
import { readCurrentUser } from './current-user.ts';
import { checkWay, type Identity, mobileIdentity } from './identity.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';

export interface AccountDeps {
  db: Db;
  clock: Clock;
  site: Site;
}

interface RegisterBody {
  password: string;
  inviteCode?: string | undefined;
  language?: Language | undefined;
  time_zone?: string | undefined;
}

export function accountRoutes(deps: AccountDeps): Route[] {
  const registerAs = (
    identity: Identity,
    body: RegisterBody,
    call: { language: Language; address: string },
  ) =>
    register(deps, {
      identity,
      password: body.password,
      inviteCode: body.inviteCode || undefined,
      language: body.language ?? call.language,
      timeZone: body.time_zone,
      address: call.address,
    });
  return [
    route(registerByEmail, async (call) => {
      checkWay(deps.site, 'email');
      return registerAs({ way: 'email', value: call.body.email }, call.body, call);
    }),
    route(registerByMobile, async (call) => {
      checkWay(deps.site, 'mobile');
      return registerAs(mobileIdentity(deps.site, call.body.mobile), call.body, call);
    }),
    route(signInByEmail, async ({ body, address }) => {
      checkWay(deps.site, 'email');
      return signIn(deps, {
        identity: { way: 'email', value: body.email },
        password: body.password,
        address,
      });
    }),
    route(signInByMobile, async ({ body, address }) => {
      checkWay(deps.site, 'mobile');
      return signIn(deps, {
        identity: mobileIdentity(deps.site, body.mobile),
        password: body.password,
        address,
      });
    }),
    route(signOut, async ({ user }) => {
      await deps.db.delete(sessions).where(eq(sessions.tokenHash, user.tokenHash));
      return null;
    }),
    route(currentUser, ({ user }) => readCurrentUser(deps, user)),
  ];
}
