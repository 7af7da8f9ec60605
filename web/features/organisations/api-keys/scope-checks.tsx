import { apiKeyTexts } from '@inkreel/contract/messages/areas/api-keys.ts';
import { KEY_SCOPES, type KeyScope } from '@inkreel/contract/scopes.ts';
import { useId } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';

interface ScopeChecksProps {
  scopes: readonly KeyScope[];
  error: string | undefined;
  onChange: (scopes: KeyScope[]) => void;
}

/** What a key may do, one box each. */
export function ScopeChecks({ scopes, error, onChange }: ScopeChecksProps) {
  const texts = useAreaTexts(apiKeyTexts);
  const id = useId();
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="label">{texts.form.scopes}</legend>
      <div className="grid gap-1">
        {KEY_SCOPES.map((scope) => (
          <label key={scope} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-4 flex-none accent-ink"
              checked={scopes.includes(scope)}
              onChange={(event) =>
                onChange(event.target.checked ? [...scopes, scope] : scopes.filter((each) => each !== scope))
              }
            />
            <span>
              {texts.scopes[scope]} <span className="text-[13px] text-ink-3">{texts.scopeHints[scope]}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} role="alert" className="mt-1.5 text-[13px] leading-5 text-seal">
          {error}
        </p>
      )}
    </fieldset>
  );
}
