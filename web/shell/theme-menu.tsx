import { Check, SunMoon } from 'lucide-react';
import { useMessages } from '../lib/messages.tsx';
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '../lib/theme.ts';
import { Disclosure } from '../ui/disclosure.tsx';

/** Light, dark, or the system's theme. */
export function ThemeMenu() {
  const { shell } = useMessages();
  const choice = useThemeChoice();
  return (
    <Disclosure
      button={<SunMoon size={18} strokeWidth={1.6} aria-hidden />}
      label={shell.theme}
      buttonClass="icon-button"
      align="end"
    >
      {(close) => (
        <div role="group" aria-label={shell.theme}>
          {THEME_CHOICES.map((each) => (
            <button
              key={each}
              type="button"
              className="menu-item"
              aria-pressed={each === choice}
              onClick={() => {
                chooseTheme(each);
                close();
              }}
            >
              <span className="flex-1">{shell.themes[each]}</span>
              {each === choice && <Check size={16} aria-hidden />}
            </button>
          ))}
        </div>
      )}
    </Disclosure>
  );
}
