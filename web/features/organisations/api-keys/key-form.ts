import type { createApiKey } from '@inkreel/contract/api/api-keys.ts';
import type { SentBodyOf } from '@inkreel/contract/api/endpoint.ts';
import { KEY_SCOPES, type KeyScope } from '@inkreel/contract/scopes.ts';
import { checkName } from '../check-name.ts';

export type KeyWish = SentBodyOf<typeof createApiKey>;

/** The form's content, as typed. */
export interface KeyDraft {
  name: string;
  scopes: readonly KeyScope[];
  /** Points in 30 days. */
  limit: string;
  /** Days, or `never`. */
  days: '30' | '90' | '365' | 'never';
}

export const EMPTY_DRAFT: KeyDraft = { name: '', scopes: ['run', 'read'], limit: '', days: '365' };

/** The error of each invalid field; empty if all are valid. */
export type KeyMistakes = Partial<Record<'name' | 'scopes' | 'limit', string>>;

interface FormTexts {
  nameMissing: string;
  nameLong: string;
  scopesMissing: string;
  limitWrong: string;
}

/** The maximum of the contract. */
const LIMIT_MAXIMUM = 1_000_000_000;

/** The server's input, or the errors of the draft. */
export function readDraft(draft: KeyDraft, texts: FormTexts): { wish: KeyWish } | { mistakes: KeyMistakes } {
  const limit = draft.limit.replaceAll(/[\s,，]/g, '');
  const points = limit === '' ? null : /^\d{1,10}$/.test(limit) ? Number(limit) : Number.NaN;
  const badLimit = points !== null && !(points >= 1 && points <= LIMIT_MAXIMUM);
  const name = checkName(draft.name, texts);
  const mistakes: KeyMistakes = {
    ...(name !== undefined && { name }),
    ...(draft.scopes.length === 0 && { scopes: texts.scopesMissing }),
    ...(badLimit && { limit: texts.limitWrong }),
  };
  if (Object.keys(mistakes).length > 0) return { mistakes };
  return {
    wish: {
      name: draft.name.trim(),
      scopes: KEY_SCOPES.filter((scope) => draft.scopes.includes(scope)),
      days: draft.days === 'never' ? null : (Number(draft.days) as 30 | 90 | 365),
      points_limit: points,
    },
  };
}
