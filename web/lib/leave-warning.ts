import { LEAVING } from '@inkreel/contract/messages/leaving.ts';
import type { Language } from '@inkreel/contract/site.ts';

/** What would be lost, by whom it belongs to. */
const atRisk = new Set<string>();

/**
 * Says whether something of `owner` is neither on the server nor on this device, or is being sent. While there is
 * anything, the browser asks before the page is left; most show a text of their own instead of ours.
 */
export function setUnsaved(owner: string, unsaved: boolean): void {
  const before = atRisk.size > 0;
  if (unsaved) atRisk.add(owner);
  else atRisk.delete(owner);
  const now = atRisk.size > 0;
  if (now && !before) addEventListener('beforeunload', ask);
  if (!now && before) removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  const language: Language = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';
  event.preventDefault();
  event.returnValue = LEAVING[language];
}
