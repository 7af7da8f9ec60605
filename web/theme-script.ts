/**
 * Runs before the first paint, inline in every page: a request of its own would hold the paint up. The content security
 * policy allows it by its hash (attributes are not part of it). Sets the theme, and marks a page whose visitor is signed in so that it does not greet
 * them as a guest first. A prerendered page names the application's scripts in `data-entry` and `data-preload`: it can
 * be read as it is, so they are asked for once its own words and pictures are there, or when the visitor does something.
 */
const root = document.documentElement;
const chosen = localStorage.getItem('inkreel.device.theme');
const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
root.dataset['theme'] = dark ? 'dark' : 'light';
const hasToken = localStorage.getItem('inkreel.token') !== null || document.cookie.includes('inkreel.token=');
if (hasToken) root.dataset['member'] = '';

const { entry, preload } = document.currentScript?.dataset ?? {};
if (entry !== undefined) {
  const signs = ['pointerdown', 'keydown', 'focusin'] as const;
  let awake = false;
  const wake = () => {
    if (awake) return;
    awake = true;
    for (const sign of signs) removeEventListener(sign, wake);
    for (const href of preload?.split(' ') ?? [])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    void import(/* @vite-ignore */ entry);
  };
  // What is pressed before the page is awake happens as soon as it is. Links and forms work by themselves.
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
  // A frame that was asked for after everything had loaded has shown it when the timer fires. Pages in the background
  // draw no frames: they wake up when they are looked at.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(wake)));
  for (const sign of signs) addEventListener(sign, wake);
}
