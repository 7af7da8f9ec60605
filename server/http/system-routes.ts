import { createHash } from 'node:crypto';
import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import { apiPage, health, openApi, readiness } from '@inkreel/contract/api/system.ts';
import { apiPageHtml } from './api-page.ts';
import { AppError } from './app-error.ts';
import { NotReadyError } from './not-ready-error.ts';
import { openApiDocument } from './openapi.ts';
import { type Route, route } from './route.ts';

export interface SystemDeps {
  endpoints: readonly Endpoint[];
  publicUrl: string;
  /** Dependencies that must answer before this process is ready, by name. */
  checks: Record<string, () => Promise<unknown>>;
}

const CHECK_MS = 3000;

/** Health, readiness and the API's own description. */
export function systemRoutes(deps: SystemDeps): Route[] {
  const document = JSON.stringify(openApiDocument(deps.endpoints, deps.publicUrl));
  const page = apiPageHtml(deps.endpoints, deps.publicUrl);
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
  const styleHash = createHash('sha256').update(style).digest('base64');
  return [
    route(health, async () => ({ status: 'ok' as const })),
    route(readiness, async (call) => {
      const names = Object.keys(deps.checks);
      const outcomes = await Promise.allSettled(names.map((name) => inTime(deps.checks[name])));
      const problems = names.flatMap((name, index) => {
        const outcome = outcomes[index];
        return outcome?.status === 'rejected' ? [[name, outcome.reason as unknown] as const] : [];
      });
      if (problems.length > 0) {
        const broken = problems.map(([name]) => name);
        const reasons = Object.fromEntries(problems.map(([name, reason]) => [name, reasonOf(reason)]));
        const details = problems.map(([name, reason]) => `${name}: ${String(reason)}`);
        call.log.warn({ broken, reasons, details }, 'not ready');
        throw new AppError('server_busy', { data: { not_ready: broken, reasons }, retryAfter: 2 });
      }
      return {
        status: 'ok' as const,
        checks: Object.fromEntries(names.map((name) => [name, 'ok' as const])),
      };
    }),
    route(openApi, async ({ raw }) => {
      raw.reply.header('content-type', 'application/json; charset=utf-8').send(document);
      return null;
    }),
    route(apiPage, async ({ raw }) => {
      raw.reply
        .header(
          'content-security-policy',
          `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
        )
        .header('content-type', 'text/html; charset=utf-8')
        .send(page);
      return null;
    }),
  ];
}

/** The reason for the public: a driver's message may contain names of hosts and users. */
function reasonOf(reason: unknown): string {
  return reason instanceof NotReadyError ? reason.reason : 'unreachable';
}

async function inTime(check: (() => Promise<unknown>) | undefined): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new NotReadyError('no_answer')), CHECK_MS);
  try {
    await Promise.race([check?.(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
