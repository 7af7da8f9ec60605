import type { admin as source } from '../en/admin.ts';
import type { Translation } from '../messages.ts';

export const admin: Translation<typeof source> = {};
