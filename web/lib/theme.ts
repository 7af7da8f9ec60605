import { createStore, useStore } from './store.ts';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Read before the first paint by `theme-script.ts` too; belongs to the device and outlives a sign-out. */
const KEY = 'inkreel.device.theme';

const choice = createStore<ThemeChoice>(typeof document === 'undefined' ? 'system' : readChoice());

/** The chosen theme; `system` while prerendering. */
export function useThemeChoice(): ThemeChoice {
  return useStore(choice, 'system');
}

/** Chooses, remembers and shows a theme. */
export function chooseTheme(next: ThemeChoice): void {
  localStorage.setItem(KEY, next);
  choice.set(next);
  showTheme();
}

/** Shows the chosen theme, and follows the system if that is the choice. */
export function followTheme(): void {
  showTheme();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme);
}

function showTheme(): void {
  const chosen = choice.get();
  const dark =
    chosen === 'dark' || (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

function readChoice(): ThemeChoice {
  const stored = localStorage.getItem(KEY);
  return THEME_CHOICES.find((each) => each === stored) ?? 'system';
}
