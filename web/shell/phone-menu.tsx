import { Menu } from 'lucide-react';
import { LanguageLink } from '../lib/language-link.tsx';
import { useMessages } from '../lib/messages.tsx';
import { useLocation } from '../lib/router.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { prepareToolList, ToolList } from './tool-menu.tsx';

/** Everything in the header that a phone has no room for. */
export function PhoneMenu() {
  const { shell } = useMessages();
  const { pathname } = useLocation();
  return (
    <Disclosure
      button={<Menu size={20} strokeWidth={1.6} aria-hidden />}
      label={shell.menu}
      buttonClass="icon-button"
      align="end"
      closeOn={pathname}
      onApproach={prepareToolList}
      panelClass="w-[min(320px,calc(100vw-24px))]"
    >
      {() => (
        <nav aria-label={shell.navigation}>
          <ToolList leads="entrance" prices="words" />
          <div className="menu-line" />
          <LanguageLink className="menu-item" to="/create">
            {shell.create}
          </LanguageLink>
          <LanguageLink className="menu-item" to="/story">
            {shell.story}
          </LanguageLink>
          <LanguageLink className="menu-item" to="/my-creation">
            {shell.myCreation}
          </LanguageLink>
          <LanguageLink className="menu-item" to="/pricing">
            {shell.pricing}
          </LanguageLink>
          <div className="menu-line" />
          <LanguageSwitch className="menu-item" />
        </nav>
      )}
    </Disclosure>
  );
}
