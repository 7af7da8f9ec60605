/**
 * A session that ended without a sign-out in this browser: it expired, or was ended on another device or by a new
 * password. What the person was doing is sealed until they sign in again (docs/decisions/0067).
 */
import { askToSignIn } from './dialogs.ts';
import { forgetKept } from './forget-kept.ts';
import { serverWrites, storeWrites } from './hold-writes.ts';
import { isSealed, noteSeals, readSealKey, readSeals } from './seal-key.ts';
import { forgetWork, loadForNext, storedWork } from './session.ts';

/** Id of the person whose work this page still shows although their session has ended; empty if unknown. */
let shown: string | undefined;

/** The person whose work is in this page without a session; undefined in every other page. */
export const personShown = (): string | undefined => shown;

/**
 * The session is lost, and its token gone: the work is sealed. It stays hidden until the same person signs in again.
 * @param answer whether the person signed in again, when they were asked
 */
export async function loseSession(answer: Promise<boolean>): Promise<void> {
  const key = readSealKey();
  if (!key) return;
  // What is being painted at this moment is kept as if the page were left.
  document.dispatchEvent(new Event('visibilitychange'));
  shown = key.person;
  await sealNow();
  await hideUnless(answer);
}

/**
 * Another tab has no session any more: if it was lost, this page hides its content until the same person
 * signs in.
 */
export async function followLoss(): Promise<void> {
  if (readSealKey()) return loseSession(askToSignIn({ ended: true }));
  // The other tab has forgotten it: its person signed out.
  if (!isSealed()) return loadForNext();
  // The other tab has sealed what both had kept, and this tab does not know whose it was.
  shown = '';
  storeWrites.hold();
  await hideUnless(askToSignIn({ ended: true }));
}

async function hideUnless(answer: Promise<boolean>): Promise<void> {
  if (!(await answer) && shown !== undefined) location.reload();
}

/** Seals what the session of a key has left in this browser; a page that ends meanwhile leaves it to the next one. */
export async function sealNow(): Promise<void> {
  const key = readSealKey();
  if (!key) return;
  try {
    const { sealWork } = await import('./sealed-work.ts');
    await sealWork(key, storedWork());
    noteSeals([...readSeals(), key.seal]);
  } catch {
    // A browser that cannot store or encrypt loses it, as after a sign-out.
  }
  forgetWork();
  const forgotten = forgetKept();
  // What the page still shows is no longer stored.
  if (shown !== undefined) storeWrites.hold();
  await forgotten;
}

/** Lets this page store what it shows again, since its person has signed in. */
export function keepAgain(): void {
  shown = undefined;
  storeWrites.release();
  serverWrites.release();
}
