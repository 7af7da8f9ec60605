import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { socialSignIn } from '@inkreel/contract/api/sign-in.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/client.ts';
import { deviceTimeZone } from '../../../lib/device-time-zone.ts';
import { useLocalPath } from '../../../lib/language-link.tsx';
import { useStore } from '../../../lib/store.ts';
import { browserWorld } from './browser-world.ts';
import { createSocialSignIn, type Enter } from './social-sign-in.ts';
import type { SocialStep } from './social-step.ts';

interface Options {
  /** Code of an invitation; it counts if the sign-in creates an account. */
  inviteCode: string;
  onSession: (session: OutputOf<typeof socialSignIn>) => Promise<void>;
}

const IDLE: SocialStep = { name: 'idle' };

/** Sign-in by a popup at the site's social provider, as long as the calling component is mounted. */
export function useSocialSignIn({ inviteCode, onSession }: Options) {
  const localPath = useLocalPath();
  const callback = location.origin + localPath('/popup/social');
  const [social] = useState(() =>
    createSocialSignIn(browserWorld({ loading: localPath('/popup/loading'), callback })),
  );
  useEffect(() => social.cancel, [social]);
  const enter: Enter = async ({ code, state, iss }, signal) => {
    const session = await call(socialSignIn, {
      body: {
        code,
        state,
        redirect_url: callback,
        time_zone: deviceTimeZone(),
        ...(iss !== undefined && { iss }),
        ...(inviteCode !== '' && { inviteCode }),
      },
      signal,
    });
    await onSession(session);
  };
  return {
    step: useStore(social.step, IDLE),
    start: () => social.start(enter),
    cancel: social.cancel,
  };
}
