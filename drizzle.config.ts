import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name <what>` writes the next migration after a change of a feature's `tables.ts`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema.ts',
  out: './server/db/migrations',
});
