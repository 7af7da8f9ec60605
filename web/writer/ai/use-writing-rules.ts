import { getWritingRules, type WritingRules } from '@inkreel/contract/api/writing-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { NO_RULES } from './rules.ts';

export const WRITING_RULES_KEY = ['writing-rules'] as const;

const NONE = { ...NO_RULES, may_edit: false };

/** The rules of the organisation for texts; none until they are loaded. */
export function useWritingRules(): WritingRules & { may_edit: boolean } {
  const { data } = useQuery({
    queryKey: WRITING_RULES_KEY,
    queryFn: ({ signal }) => call(getWritingRules, { signal }),
  });
  return data ?? NONE;
}
