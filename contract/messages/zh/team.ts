import type { team as source } from '../en/team.ts';
import type { Translation } from '../messages.ts';

export const team: Translation<typeof source> = {};
