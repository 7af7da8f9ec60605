import { Menu } from 'lucide-react';
import { LanguageLink } from '../lib/language-link.tsx';
import { listPrice } from '../lib/list-price.ts';
import { useLanguage, useMessages } from '../lib/messages.tsx';
import { useLocation } from '../lib/router.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { NeedsModel } from '../ui/needs-model.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { toolEntrance, useToolGroups } from './tool-menu.tsx';

/** Everything in the header that a phone has no room for. */
export function PhoneMenu() {
  const { shell } = useMessages();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const groups = useToolGroups();
  return (
    <Disclosure
      button={<Menu size={20} strokeWidth={1.6} aria-hidden />}
      label={shell.menu}
      buttonClass="icon-button"
      align="end"
      closeOn={pathname}
      panelClass="w-[min(320px,calc(100vw-24px))]"
    >
      {() => (
        <nav aria-label={shell.navigation}>
          {groups.map((group) => (
            <div key={group.group}>
              <div className="px-2.5 pt-1 text-xs leading-5 text-ink-3">{shell.groups[group.group]}</div>
              {group.tools.map((tool) => (
                <LanguageLink key={tool.id} className="menu-item" to={toolEntrance(tool)}>
                  <span className="flex-1">
                    {tool.name[language]}
                    <NeedsModel tool={tool} />
                  </span>
                  <span className="numbers text-ink-3">{shell.price(listPrice(tool, tool.points))}</span>
                </LanguageLink>
              ))}
            </div>
          ))}
          <div className="menu-line" />
          <LanguageLink className="menu-item" to="/create">
            {shell.create}
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
