import { errors } from './en/errors.ts';
import type { MessageTree } from './messages.ts';

export const en = { errors } satisfies MessageTree;
