import { createHash } from 'node:crypto';

const md5 = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex');

/**
 * The `AppSign` header of a call, over the exact bytes of its body.
 * Source: zhaoli-ai/GhostCut-ai at 038d466, api-guide/02-auth-and-sign.md.
 */
export function appSign(body: string, appSecret: string): string {
  return md5(md5(body) + appSecret);
}
