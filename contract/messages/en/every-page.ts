import { pages } from './pages.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { styles } from './styles.ts';

/** What a visitor may read before anything is done: each page loads it, so every sentence here costs all of them. */
export const everyPage = { pages, shell, signIn, styles };
