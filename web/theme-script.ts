/**
 * Runs before the first paint, inline in every page: a separate request would delay the paint. The content security
 * policy allows it by its hash (attributes are not part of it). Sets the theme, and marks a page whose visitor is
 * signed in so that it does not greet them as a guest first. A prerendered page names the application's scripts in
 * `data-entry` and `data-preload`. It can be read as it is and its links and forms work by themselves: the scripts are
 * fetched once its text and pictures have loaded, and run on the visitor's first action, so that reading costs a phone
 * nothing. For a member they run at once: points and jobs belong on the page.
 */
const root = document.documentElement;
const chosen = localStorage.getItem('inkreel.device.theme');
const system = matchMedia('(prefers-color-scheme: dark)');
root.dataset['theme'] = chosen === 'dark' || (chosen !== 'light' && system.matches) ? 'dark' : 'light';
const isMember = () =>
  localStorage.getItem('inkreel.token') !== null || document.cookie.includes('inkreel.token=');
const hasToken = isMember();
if (hasToken) root.dataset['member'] = '';

const { entry, preload } = document.currentScript?.dataset ?? {};
if (entry !== undefined) {
  // `storage`: who is signed in, or the theme, may have changed in another tab.
  const signs = [
    'pointermove',
    'pointerdown',
    'click',
    'keydown',
    'focusin',
    'scroll',
    'dragenter',
    'storage',
  ] as const;
  let fetched = false;
  let awake = false;
  const fetchScripts = () => {
    if (fetched) return;
    fetched = true;
    for (const href of preload?.split(' ') ?? [])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  };
  const wake = () => {
    if (awake) return;
    awake = true;
    for (const sign of signs) removeEventListener(sign, wake);
    system.removeEventListener('change', wake);
    fetchScripts();
    void import(/* @vite-ignore */ entry);
  };
  // A press before the page is awake takes effect as soon as it is.
  let pressed: HTMLElement | undefined;
  const press = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button:not([type="submit"])');
    if (button) pressed = button;
  };
  addEventListener('click', press, true);
  addEventListener('inkreel:awake', () => {
    removeEventListener('click', press, true);
    pressed?.click();
  });
  // On a slow device a frame is on the screen a while after it was requested, and scripts that are fetched before would
  // delay it: the browser reports when. One that cannot fetches them with the visitor's first action.
  const onScreen = (then: () => void) =>
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      then();
    }).observe({ type: 'paint', buffered: true });
  // The first screen is laid out first (pages.css), then what lies below it, then come the scripts.
  root.dataset['opening'] = '';
  const layOut = () => {
    delete root.dataset['opening'];
    requestAnimationFrame(() =>
      setTimeout(() => {
        fetchScripts();
        // Prices that the page does not have do not wait for the visitor.
        if (document.querySelector('[data-live=on]') !== null) wake();
      }),
    );
  };
  // A frame that was requested after everything had loaded has drawn it when the timer fires. Pages in the background
  // draw no frames: they continue when they are in front.
  addEventListener('load', () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (hasToken) wake();
        onScreen(layOut);
      }),
    ),
  );
  for (const sign of signs) addEventListener(sign, wake, { passive: true });
  // A cookie may have changed too, without an event. A page that merely opens in front also gets the focus, so that
  // alone is no sign.
  addEventListener('focus', () => isMember() !== hasToken && wake());
  system.addEventListener('change', wake);
}
