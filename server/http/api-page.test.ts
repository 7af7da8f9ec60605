import { allEndpoints } from '@inkreel/contract/api/index.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { expect, test } from 'vitest';
import { apiPageHtml } from './api-page.ts';

const page = apiPageHtml(allEndpoints(TOOLS), 'https://studio.example.com/');
/** The page's section about one endpoint. */
const entryOf = (path: string) =>
  page.split('<details>').find((entry) => entry.includes(`<code>/api.v1${path}</code>`)) ?? '';

test('shows how a program calls this installation', () => {
  expect(page).toContain('curl https://studio.example.com/api.v1/cloud/request/ai/image/text2image \\\n');
  expect(page).toContain('Authorization: Bearer $INKREEL_KEY');
});

test('says for each endpoint who may call it', () => {
  expect(entryOf('/cloud/request/ai/image/text2image')).toContain('API keys with the scope run.');
  expect(entryOf('/storage/upload/token')).toContain('API keys with the scope files.');
  expect(entryOf('/user/password')).toContain('<p>For signed-in users.');
  expect(entryOf('/admin/audit')).toContain('For signed-in operators');
  expect(entryOf('/open/system/site')).toContain('No sign-in needed');
});
