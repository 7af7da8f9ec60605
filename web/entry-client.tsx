import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { afterFirstSign } from './lib/first-sign.ts';
import { keepPageOnDrop } from './lib/keep-page-on-drop.ts';
import { firstPage } from './lib/lazy-part.ts';
import { loadMessages } from './lib/messages.tsx';
import { splitPath } from './lib/paths.ts';
import { createQueryClient } from './lib/query.ts';
import { BrowserRouter } from './lib/router.tsx';
import { currentToken, hasSealKey, hasSeals } from './lib/session.ts';
import { siteOfDocument } from './lib/site.ts';
import { loadWholeStyles } from './lib/whole-styles.ts';

/** Also pictures that failed before a person was there are fetched again. Without a connection it is tried later. */
function fetchPicturesAgain(): void {
  import('./lib/fetch-pictures-again.ts').then(
    (late) => late.fetchPicturesAgain(document),
    () => addEventListener('online', fetchPicturesAgain, { once: true }),
  );
}

const root = document.getElementById('app');
if (!root) throw new Error('The page has no #app');
// Until then the browser's icon for a broken picture is hidden.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement && target.src.startsWith(location.origin))
      target.dataset['missing'] = '';
  },
  { capture: true },
);
afterFirstSign(fetchPicturesAgain);
keepPageOnDrop(document);
loadWholeStyles(document);
const site = siteOfDocument(document.documentElement);
// Texts are loaded before the first render, so that it matches the prerendered page.
await loadMessages(splitPath(location.pathname, site).language);
// Sealed work is restored before an editor reads it, and leftovers of a lost session are removed.
if (hasSeals() || (hasSealKey() && currentToken() === undefined))
  await import('./lib/work-back.ts').then(({ settleWork }) => settleWork());
const client = createQueryClient();
const app = () => (
  <StrictMode>
    <BrowserRouter>
      <App site={site} client={client} />
    </BrowserRouter>
  </StrictMode>
);
// As a transition, hydration is sliced, so that a phone can scroll meanwhile.
if (root.hasAttribute('data-prerendered')) startTransition(() => void hydrateRoot(root, app()));
else {
  const page = createRoot(root);
  firstPage.draw = () => page.render(app());
  firstPage.draw();
}
