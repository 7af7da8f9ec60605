import {
  askToBindEmail,
  bindEmail as bindEmailEndpoint,
  bindMobile as bindMobileEndpoint,
  changePassword as changePasswordEndpoint,
  resetPasswordByLink as resetPasswordByLinkEndpoint,
  resetPassword as resetPasswordEndpoint,
  signOutEverywhere,
  updateProfile as updateProfileEndpoint,
} from '@inkreel/contract/api/sign-in.ts';
import type { Site } from '@inkreel/contract/site.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { type Route, route } from '../../http/route.ts';
import type { Enqueue } from '../../jobs/jobs.ts';
import { bindEmail } from './bind-email.ts';
import { bindMobile } from './bind-mobile.ts';
import { changePassword } from './change-password.ts';
import { askForCode } from './codes/ask-for-code.ts';
import type { DeviceDeps } from './known-device.ts';
import { resetPassword, resetPasswordByLink } from './reset-password.ts';
import { endSessions } from './sessions/change-sessions.ts';
import { updateProfile } from './update-profile.ts';

interface SignInDeps extends DeviceDeps {
  db: Db;
  clock: Clock;
  site: Site;
  jobs: Enqueue;
}

/** Every route of accounts except registering and signing in with a password. */
export function signInRoutes(deps: SignInDeps): Route[] {
  return [
    route(resetPasswordEndpoint, async ({ body, language, address, raw }) => {
      const { email, code, password } = body;
      if (code === undefined || password === undefined)
        return askForCode(deps, { purpose: 'reset', email, language: body.lang ?? language }, address);
      const { cookie } = await resetPassword(deps, { email, code, password, address });
      raw.reply.header('set-cookie', cookie);
      return null;
    }),
    route(resetPasswordByLinkEndpoint, async ({ body, raw }) => {
      const { cookie } = await resetPasswordByLink(deps, body);
      raw.reply.header('set-cookie', cookie);
      return null;
    }),
    route(signOutEverywhere, async ({ user }) => {
      await endSessions(deps.db, user.userId);
      return null;
    }),
    route(changePasswordEndpoint, async ({ user, body, raw }) => {
      const { cookie } = await changePassword(deps, user, { current: body.current, password: body.password });
      raw.reply.header('set-cookie', cookie);
      return null;
    }),
    route(askToBindEmail, async ({ user, body, language, address }) => {
      const { email, lang = language } = body;
      return askForCode(deps, { purpose: 'bind', email, language: lang, userId: user.userId }, address);
    }),
    route(bindEmailEndpoint, async ({ user, body, address }) => {
      await bindEmail(deps, user, { ...body, address });
      return null;
    }),
    route(bindMobileEndpoint, async ({ user, body }) => {
      await bindMobile(deps, user, body);
      return null;
    }),
    route(updateProfileEndpoint, async ({ user, body }) => {
      const { name, language, time_zone: timeZone } = body;
      await updateProfile(deps, user, { name, language, timeZone });
      return null;
    }),
  ];
}
