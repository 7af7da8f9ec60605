import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import { fullPath } from '@inkreel/contract/api/index.ts';
import { ERRORS } from '@inkreel/contract/errors.ts';
import { z } from 'zod';

const escape = (text: string) => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b1917; background: #faf8f4 }
  h2 { border-top: 1px solid; padding-top: .75rem; margin-top: 2.5rem }
  summary { cursor: pointer; padding: .4rem 0 } code, pre { font: 13px/1.5 ui-monospace, monospace }
  pre { background: #f3efe8; padding: .75rem; overflow-x: auto } b { display: inline-block; min-width: 4.5rem }
  @media (prefers-color-scheme: dark) { body { color: #f2eee6; background: #141311 } pre { background: #121110 } }`;

/** The endpoints as one page to read, without scripts. */
export function apiPageHtml(endpoints: readonly Endpoint[]): string {
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
<p>Answers are JSON: <code>{code, message, data}</code>. HTTP 200 with code 0 is success. Sign in, then send
<code>Authorization: Bearer &lt;token&gt;</code>. The same as a machine reads it: <a href="/api.v1/openapi.json">openapi.json</a>.</p>
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
<p>Sign-in: ${endpoint.auth}${endpoint.idempotent ? '. Takes an <code>Idempotency-Key</code>' : ''}${errors ? `. Own errors: ${errors}` : ''}.</p>
${parts.join('')}</details>`;
}

function block(title: string, schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<
    string,
    unknown
  >;
  return `<p>${title}</p><pre>${escape(JSON.stringify(json, null, 2))}</pre>`;
}
