import { pages } from './pages.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { styles } from './styles.ts';

/**
 * Texts that a visitor may read before doing anything: every page loads them, so each sentence costs all
 * pages.
 */
export const everyPage = { pages, shell, signIn, styles };
