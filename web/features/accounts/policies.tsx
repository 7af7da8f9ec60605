import { Fragment } from 'react';
import { useLocalPath } from '../../lib/language-link.tsx';
import { useMessages } from '../../lib/messages.tsx';
import { useSite } from '../../lib/site.ts';

/**
 * What the user accepts, with links to the site's policies, which open in another tab so that the form stays.
 */
export function Policies({ registers }: { registers: boolean }) {
  const { signIn: texts } = useMessages();
  const { policies } = useSite();
  const localPath = useLocalPath();
  return (
    <p className="text-center text-xs leading-5 text-ink-3">
      {registers ? texts.policiesRegister : texts.policiesLogin}
      {policies.map((policy, index) => (
        <Fragment key={policy}>
          {index > 0 && texts.policiesAnd}
          <a className="link" href={localPath(`/about/${policy}`)} target="_blank" rel="noopener">
            {texts.policies[policy]}
          </a>
        </Fragment>
      ))}
      {texts.policiesEnd}
    </p>
  );
}
