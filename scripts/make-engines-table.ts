/**
 * Regenerates `docs/engines.md`: which engine serves which tool, with models, limits and prices, what a
 * kill loses, and the setting that opens it. Usage: node scripts/make-engines-table.ts
 */
import { writeFileSync } from 'node:fs';
import { ENGINES } from '../server/engines/find-engines.ts';
import { enginesTable } from './lib/engines-table.ts';

writeFileSync(new URL('../docs/engines.md', import.meta.url), await enginesTable(ENGINES));
