/** Restores sealed work to its person, and prepares what a session needs to seal its work. */
import { draftKey } from '@inkreel/contract/api/accounts.ts';
import { call } from './client.ts';
import { keepAgain, personShown, sealNow } from './lose-session.ts';
import { newId } from './new-id.ts';
import { keepSealKey, noteSeals, readSealKey } from './seal-key.ts';
import { currentToken, forgetWork, loadForNext } from './session.ts';

/** Milliseconds that a page waits for its person's work before it is shown without. */
const PATIENCE_MS = 4_000;

const fetchKey = (seal: string) =>
  call(draftKey, { query: { seal }, signal: AbortSignal.timeout(PATIENCE_MS) });

/** Fetches the key for the end of the session, once. Without https a browser encrypts nothing. */
export async function prepareSeal(): Promise<void> {
  if (readSealKey() || !('subtle' in crypto)) return;
  const [token, seal] = [currentToken(), newId()];
  if (token === undefined) return;
  const { person, key } = await fetchKey(seal);
  if (currentToken() === token) keepSealKey({ person, seal, key });
}

/** Before a page is drawn: seals what a lost session left open, or brings back what was sealed. */
export async function settleWork(): Promise<void> {
  await (currentToken() === undefined ? sealNow() : bringBack());
}

/**
 * After a sign-in: the person continues with what the page shows, or with what was sealed. If the page shows another
 * person's work, or no work although there is some, it is reloaded; then this never resolves.
 */
export async function takeWorkBack(person: string | undefined): Promise<void> {
  const lost = personShown();
  if (lost !== undefined && lost !== person) {
    forgetWork();
    loadForNext();
    return new Promise(() => undefined);
  }
  keepAgain();
  const { isSealedFor } = await import('./sealed-work.ts');
  if (person === undefined || !(await isSealedFor(person).catch(() => false))) return;
  // The reloaded page restores it before it stores an empty form.
  if (lost === undefined && localStorage.getItem(formOfPage()) === null) return loadAgain();
  await bringBack();
}

async function bringBack(): Promise<void> {
  try {
    const { openWork } = await import('./sealed-work.ts');
    noteSeals(await openWork(fetchKey));
  } catch {
    // The next page tries again.
  }
}

function loadAgain(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

/** The key under which this page's editor, if it is one, stores its form. */
const formOfPage = () => `inkreel.form.${location.pathname.split('/').at(-2)}`;
