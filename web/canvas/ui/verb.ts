import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface VerbChoice {
  id: string;
  label: string;
  /** Content after the label, such as a mark. */
  mark?: ReactNode;
  run: () => void;
}

/** An action on a picture. Lists of verbs keep one order everywhere. */
export interface Verb {
  id: string;
  label: string;
  /** Its key, as `aria-keyshortcuts` and tooltips write it. */
  shortcut?: string;
  icon: LucideIcon;
  /** Sub-choices, such as the projects to save to; then `run` is not called. */
  choices?: readonly VerbChoice[];
  /** An address instead of an action: a download. */
  href?: string;
  run: () => void;
}
