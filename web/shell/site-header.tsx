import { LanguageLink } from '../lib/language-link.tsx';
import { useMessages } from '../lib/messages.tsx';
import { useSignedIn } from '../lib/session.ts';
import { buttonClass } from '../ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { JobChipSlot } from './job-chip-slot.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { PointsLink } from './points-link.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { ToolMenu } from './tool-menu.tsx';

/** Target of "Open the studio". */
export const STUDIO_PATH = '/img-tools/ai-image-generator/editor';

/** Header of every page but the workspaces. */
export function SiteHeader() {
  const { shell } = useMessages();
  const signedIn = useSignedIn();
  return (
    <header className="site-header">
      <Brand compact={signedIn} />
      <nav aria-label={shell.navigation} className="flex gap-1 max-phone:hidden">
        <ToolMenu kind="image" />
        <ToolMenu kind="video" />
        <LanguageLink className="header-item" to="/create">
          {shell.create}
        </LanguageLink>
        <LanguageLink className="header-item" to="/story">
          {shell.story}
        </LanguageLink>
        <LanguageLink className="header-item" to="/my-creation">
          {shell.myCreation}
        </LanguageLink>
        <LanguageLink className="header-item" to="/pricing">
          {shell.pricing}
        </LanguageLink>
      </nav>
      <div className="ml-auto flex items-center gap-2 max-phone:gap-1">
        <JobChipSlot />
        <PointsLink />
        <LanguageSwitch className="button button-quiet px-3 max-phone:hidden" />
        <ThemeMenu />
        <AccountMenu />
        <LanguageLink to={STUDIO_PATH} className={buttonClass({ look: 'ink' }, 'max-desk:hidden')}>
          {shell.studio}
        </LanguageLink>
        <div className="phone:hidden">
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}
