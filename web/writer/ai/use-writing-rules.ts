import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { getWritingRules } from '@inkreel/contract/api/writing-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { NO_RULES } from './rules.ts';

export const WRITING_RULES_KEY = ['writing-rules'] as const;

export type KnownRules = OutputOf<typeof getWritingRules>;

const NONE: KnownRules = { ...NO_RULES, may_edit: false, own_commands: [] };

/** The rules of the organisation for texts, and the person's own commands; none until they are loaded. */
export function useWritingRules(): KnownRules {
  const { data } = useQuery({
    queryKey: WRITING_RULES_KEY,
    queryFn: ({ signal }) => call(getWritingRules, { signal }),
  });
  return data ?? NONE;
}
