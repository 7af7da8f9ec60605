import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import { fullPath } from '@inkreel/contract/api/index.ts';
import { ERRORS } from '@inkreel/contract/errors.ts';
import { z } from 'zod';

const escape = (text: string) => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b1917; background: #faf8f4 }
  h2 { border-top: 1px solid; padding-top: .75rem; margin-top: 2.5rem }
  summary { cursor: pointer; padding: .4rem 0 } code, pre { font: 13px/1.5 ui-monospace, monospace }
  code { overflow-wrap: anywhere } a { color: inherit }
  pre { background: #f3efe8; padding: .75rem; overflow-x: auto } b { display: inline-block; min-width: 4.5rem }
  @media (prefers-color-scheme: dark) { body { color: #f2eee6; background: #141311 } pre { background: #121110 } }`;

/** How a program signs in and makes a run. */
const keysSection = (origin: string) => `<h2>Keys</h2>
<p>Programs send an API key: <code>Authorization: Bearer ink_live_…</code>. The founder and admins of a team create keys at
<a href="/api-keys">/api-keys</a>. A key works in one organisation only and acts for the person who created it, with that
person’s role. It stops working when it is revoked or expires, or when that person leaves. Each endpoint below lists the
scope it needs: <code>run</code> starts runs and spends points, <code>files</code> uploads, lists and deletes files,
<code>read</code> reads runs, results and points. Endpoints without a scope are for signed-in users only. A key without the
scope gets 403 <code>scope_missing</code>, a key that has ended 401 <code>not_signed_in</code>, and a key that has reached
its points limit 402 <code>key_points_spent</code>.</p>
<pre># start a run
curl ${origin}/api.v1/cloud/request/ai/image/text2image \\
  -H "Authorization: Bearer $INKREEL_KEY" -H "Idempotency-Key: order-1" -H "Content-Type: application/json" \\
  -d '{"prompt":"a red fox in the snow","width":1024,"height":1024,"count":1}'
# follow it: task_id is in data.output of the response
curl ${origin}/api.v1/cloud/tryout/ai/image/dash/scope/task/$TASK_ID -H "Authorization: Bearer $INKREEL_KEY"
# upload a picture: the first response has upload_url, the second full_path, which you send as image_url
curl "${origin}/api.v1/storage/upload/token?file_name=a.png&amp;content_type=image/png" -H "Authorization: Bearer $INKREEL_KEY"
curl -T a.png "$UPLOAD_URL"</pre>
<p>Send an <code>Idempotency-Key</code> with each run, and the same one when you retry: the run is then started and charged
once. Idempotency keys are separate for each API key. URLs in responses are absolute. 429 and 503 include
<code>Retry-After</code> if waiting helps. Keep keys out of code and web pages; secret scanners can match them with
<code>ink_live_[0-9A-Za-z]{38}</code>.</p>`;

/** The endpoints as one readable page without scripts. */
export function apiPageHtml(endpoints: readonly Endpoint[], publicUrl: string): string {
  const origin = publicUrl.replace(/\/+$/, '');
  const areas = [...new Set(endpoints.map(({ area }) => area))];
  const sections = areas.map(
    (area) =>
      `<h2>${area}</h2>${endpoints
        .filter((each) => each.area === area)
        .map(entry)
        .join('')}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Inkreel API</title><style>${STYLE}</style><h1>Inkreel API</h1>
<p>Responses are JSON: <code>{code, message, data}</code>. HTTP 200 with code 0 means success. OpenAPI document:
<a href="/api.v1/openapi.json">openapi.json</a>.</p>
${keysSection(escape(origin))}
${sections.join('\n')}</html>`;
}

function entry(endpoint: Endpoint): string {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [block(part, schema, 'input')] : [];
  });
  if (endpoint.answer === 'envelope') parts.push(block('data', endpoint.output, 'output'));
  const errors = endpoint.errors.map((code) => `${ERRORS[code].number} ${code}`).join(', ');
  return `<details><summary><b>${endpoint.method}</b> <code>${fullPath(endpoint)}</code><br>${escape(endpoint.summary)}</summary>
<p>${callersOf(endpoint)}${endpoint.idempotent ? '. Accepts an <code>Idempotency-Key</code>' : ''}${errors ? `. Errors: ${errors}` : ''}.</p>
${parts.join('')}</details>`;
}

function callersOf({ auth, scope }: Endpoint): string {
  if (auth === 'none') return 'No sign-in needed';
  if (auth === 'operator') return 'For signed-in operators';
  return scope === 'person'
    ? 'For signed-in users'
    : `For signed-in users, and API keys with the scope ${scope}`;
}

function block(title: string, schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<
    string,
    unknown
  >;
  return `<p>${title}</p><pre>${escape(JSON.stringify(json, null, 2))}</pre>`;
}
