import { socialSignIn, socialSignInUrl } from '@inkreel/contract/api/sign-in.ts';
import type { Site } from '@inkreel/contract/site.ts';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Route, route } from '../../../http/route.ts';
import type { DeviceDeps } from '../known-device.ts';
import { beginSocialSignIn } from './begin.ts';
import { finishSocialSignIn } from './finish.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { isOwnRedirect, ownOrigins } from './redirect-url.ts';

interface SocialDeps extends DeviceDeps {
  db: Db;
  clock: Clock;
  site: Site;
  /** Undefined if none is set up. */
  provider: IdentityProvider | undefined;
  /** The setting `PUBLIC_URL`, without its default: if it is set, it is the only origin. */
  publicUrl: string | undefined;
  /** Where the server listens. */
  host: string;
}

/** Social sign-in (decisions): the provider's popup begins and ends here. */
export function socialRoutes(deps: SocialDeps): Route[] {
  const usable = () => {
    const { provider } = deps;
    if (!provider || !deps.site.signInWays.includes('social')) throw new AppError('sign_in_way_off');
    return { ...deps, provider };
  };
  return [
    route(socialSignInUrl, async ({ query, raw, log }) => {
      const usableDeps = usable();
      const origins = ownOrigins(deps, raw.request.socket.localPort ?? 0);
      if (!isOwnRedirect(query.redirect_url, origins)) {
        throw new AppError('invalid_input', {
          data: { fields: [{ field: 'redirect_url', problem: 'not_a_page_of_this_product' }] },
        });
      }
      return beginSocialSignIn(usableDeps, query.redirect_url, log);
    }),
    route(socialSignIn, async ({ body, language, address, log, raw }) => {
      const { session, cookie } = await finishSocialSignIn(
        usable(),
        {
          code: body.code,
          state: body.state,
          iss: body.iss,
          redirectUrl: body.redirect_url,
          inviteCode: body.inviteCode?.trim() || undefined,
          timeZone: body.time_zone,
          language,
          address,
        },
        log,
      );
      raw.reply.header('set-cookie', cookie);
      return session;
    }),
  ];
}
