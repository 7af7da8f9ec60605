import { ChevronDown } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { loadOnNeed } from '../lib/load-on-need.ts';
import { useMessages } from '../lib/messages.tsx';
import { useLocation } from '../lib/router.tsx';
import { useSite } from '../lib/site.ts';
import { KINDS_OF_SITE } from '../site-kinds.static.ts';
import { Disclosure } from '../ui/disclosure.tsx';

const loadPanel = loadOnNeed(() => import('./tool-panel.tsx'));
const ToolPanel = lazyPart(loadPanel);

/** The tools in a menu, loaded when it is opened. */
export function ToolList(props: React.ComponentProps<typeof ToolPanel>) {
  return (
    <Suspense>
      <ToolPanel {...props} />
    </Suspense>
  );
}

/** Loads what menus of tools show: for when one is about to be opened. */
export const prepareToolList = (): void =>
  void loadPanel().then(
    ({ prepare }) => prepare(),
    () => undefined,
  );

/** One kind's menu in the header; nothing if the site has no tool of that kind. */
export function ToolMenu({ kind }: { kind: 'image' | 'video' }) {
  const { shell } = useMessages();
  const site = useSite();
  const { pathname } = useLocation();
  if (!KINDS_OF_SITE[site.id]?.includes(kind)) return null;
  return (
    <Disclosure
      button={
        <>
          {kind === 'image' ? shell.images : shell.videos}
          <ChevronDown size={14} strokeWidth={1.6} aria-hidden />
        </>
      }
      buttonClass="header-item"
      closeOn={pathname}
      panelClass="menu-wide"
      onApproach={prepareToolList}
    >
      {() => <ToolList kind={kind} leads="entrance" prices="number" />}
    </Disclosure>
  );
}
