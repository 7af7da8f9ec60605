import { pages } from './pages.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { styles } from './styles.ts';

export const everyPage = { pages, shell, signIn, styles };
