import { accounts } from './en/accounts.ts';
import { everyPage } from './en/every-page.ts';
import { studio } from './en/studio.ts';
import type { MessageTree } from './messages.ts';

/** Every text that is no area's. A browser loads `every-page`, and `studio` when it needs it. */
export const en = { ...everyPage, ...studio, accounts } satisfies MessageTree;
