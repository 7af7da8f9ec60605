import { isOnline, untilOnline } from './online.ts';

/** Milliseconds before each further try: together long enough for a server restart. */
const PAUSES = [1000, 2000, 4000, 8000, 16_000, 32_000];

/**
 * From now on, pictures of the site that fail to load, or have failed, are retried: a browser leaves them broken as long
 * as the page is open, even after a brief interruption.
 */
export function fetchPicturesAgain(page: Document): void {
  const tries = new WeakMap<HTMLImageElement, { address: string; count: number }>();
  const onError = ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof HTMLImageElement) || !target.src.startsWith(location.origin)) return;
    const { src: address } = target;
    // Meanwhile the browser's icon for a broken picture is hidden.
    target.dataset['missing'] = '';
    const before = tries.get(target);
    const count = before?.address === address ? before.count : 0;
    const pause = PAUSES[count];
    if (pause === undefined) return;
    tries.set(target, { address, count: count + 1 });
    // The same address again makes the browser load it once more.
    const fetchAgain = () => {
      if (target.isConnected && target.src === address) target.src = address;
    };
    // Tries without a connection do not count.
    const { signal } = new AbortController();
    if (isOnline()) setTimeout(fetchAgain, pause);
    else {
      tries.delete(target);
      void untilOnline(signal).then(fetchAgain);
    }
  };
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) delete target.dataset['missing'];
  };
  // Errors of pictures do not bubble.
  page.addEventListener('error', onError, { capture: true });
  page.addEventListener('load', onLoad, { capture: true });
  for (const target of page.images) if (target.complete && target.naturalWidth === 0) onError({ target });
}
