import {
  currentUser,
  draftKey,
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
import { type Call, type Route, route } from '../../http/route.ts';
import { readCurrentUser } from './current-user.ts';
import { deriveDraftKey } from './draft-key.ts';
import { checkWay, type Identity, mobileIdentity } from './identity.ts';
import type { DeviceDeps } from './known-device.ts';
import { register } from './register.ts';
import { sessions } from './sessions/tables.ts';
import { type FreshSession, signIn } from './sign-in.ts';

export interface AccountDeps extends DeviceDeps {
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
    call: { language: Language; address: string } & WithReply,
  ) =>
    register(deps, {
      identity,
      password: body.password,
      inviteCode: body.inviteCode || undefined,
      language: body.language ?? call.language,
      timeZone: body.time_zone,
      address: call.address,
    }).then((fresh) => answerSession(call, fresh));
  const signInAs = (identity: Identity, password: string, call: { address: string } & WithReply) =>
    signIn(deps, {
      identity,
      password,
      address: call.address,
      cookies: call.raw.request.headers.cookie,
    }).then((fresh) => answerSession(call, fresh));
  return [
    route(registerByEmail, async (call) => {
      checkWay(deps.site, 'email');
      return registerAs({ way: 'email', value: call.body.email }, call.body, call);
    }),
    route(registerByMobile, async (call) => {
      checkWay(deps.site, 'mobile');
      return registerAs(mobileIdentity(deps.site, call.body.mobile), call.body, call);
    }),
    route(signInByEmail, async (call) => {
      checkWay(deps.site, 'email');
      return signInAs({ way: 'email', value: call.body.email }, call.body.password, call);
    }),
    route(signInByMobile, async (call) => {
      checkWay(deps.site, 'mobile');
      return signInAs(mobileIdentity(deps.site, call.body.mobile), call.body.password, call);
    }),
    route(signOut, async ({ user }) => {
      await deps.db.delete(sessions).where(eq(sessions.tokenHash, user.tokenHash));
      return null;
    }),
    route(currentUser, ({ user }) => readCurrentUser(deps, user)),
    route(draftKey, async ({ user, query }) => deriveDraftKey(deps, user.userId, query.seal)),
  ];
}

type WithReply = Pick<Call<typeof signInByEmail>, 'raw'>;

/** Sends the cookie of the known device along with the session. */
function answerSession({ raw }: WithReply, { session, cookie }: FreshSession): FreshSession['session'] {
  raw.reply.header('set-cookie', cookie);
  return session;
}
