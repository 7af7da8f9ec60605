import { describeBuying } from './support/buying.ts';

describeBuying('intl');
