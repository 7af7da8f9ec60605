import { z } from 'zod';
import { callProvider, type ProviderDeps, parseJson, refused, unavailable } from '../call-provider.ts';
import type { WechatSettings } from './read-settings.ts';
import { authorizeWechat, checkWechatSignature } from './signature.ts';

export interface WechatClient {
  settings: WechatSettings;
  deps: ProviderDeps;
}

/** `code` is the platform's word for a refusal. */
export type WechatAnswer =
  | { ok: true; status: number; content: unknown }
  | { ok: false; status: number; code: string; error: Error };

const refusal = z.object({ code: z.string().regex(/^[A-Z0-9_]{1,64}$/) });

/**
 * A signed call whose answer was signed by the platform. Success and "does not exist" decide about money, so they
 * count only with the platform's signature; any other refusal decides nothing, and may come from a gateway without it.
 * @throws AppError payment_unavailable if no trustworthy answer came
 */
export async function callWechat(
  { settings, deps }: WechatClient,
  method: 'GET' | 'POST',
  target: string,
  content?: unknown,
): Promise<WechatAnswer> {
  const body = content === undefined ? '' : JSON.stringify(content);
  const authorization = authorizeWechat(settings, { method, target, body, now: deps.clock.now() });
  const answer = await callProvider(
    settings.apiBase + target,
    {
      method,
      headers: {
        authorization,
        // Tells the platform which of its keys to sign with (APIv3, change from certificate to public key).
        'wechatpay-serial': settings.platformKeyId,
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: content === undefined ? undefined : body,
    },
    deps.timeoutMs,
  );
  const { status } = answer;
  const success = status >= 200 && status < 300;
  if (success || status === 404) {
    const header = (name: string) => answer.headers.get(name) ?? undefined;
    const signature = checkWechatSignature(settings, header, answer.body, deps.clock.now());
    if (signature !== 'genuine') {
      deps.log.warn(
        { provider: 'wechat', status, signature },
        'An answer of WeChat Pay is not signed rightly',
      );
      throw unavailable(`The answer of WeChat Pay is ${signature}`);
    }
  }
  const parsed = answer.body.length === 0 ? null : parseJson(answer.body);
  if (success) {
    if (parsed === undefined) throw unavailable('The answer of WeChat Pay is not JSON');
    return { ok: true, status, content: parsed };
  }
  const code = refusal.safeParse(parsed).data?.code ?? 'no code';
  deps.log.warn({ provider: 'wechat', status, code, method, target }, 'WeChat Pay refused');
  // The platform does not accept our signature, which says nothing about the order.
  if (status === 401) throw unavailable(`WeChat Pay does not accept the merchant's signature: ${code}`);
  return { ok: false, status, code, error: refused(`WeChat Pay refused with ${status} ${code}`) };
}
