import { z } from 'zod';
import { text } from '../../setting-types.ts';
import { defineEngine } from '../define-engine.ts';
import { freeCall } from '../free-call.ts';
import { statedPrice } from '../stated-price.ts';

const addressesIn = (value: string) =>
  value
    .split(',')
    .map((url) => url.trim().replace(/\/+$/u, ''))
    .filter((url) => url !== '');
/**
 * ComfyUI has no passwords, so URLs with one are refused: its protection is that only this server can
 * reach it.
 */
const isServer = (url: string) => {
  const parsed = URL.parse(url);
  return (
    parsed !== null && /^https?:$/u.test(parsed.protocol) && parsed.username === '' && !/[?#]/u.test(url)
  );
};

const stats = z.object({
  system: z.object({ comfyui_version: z.string() }),
  devices: z.array(z.object({ name: z.string() })),
});
function machineOf(answer: unknown): string | undefined {
  const { data } = stats.safeParse(answer);
  return (
    data && [`ComfyUI ${data.system.comfyui_version}`, ...data.devices.map(({ name }) => name)].join(', ')
  );
}

/** ComfyUI on the operator's machines: each capability is a workflow file. */
export default defineEngine({
  id: 'comfyui',
  name: { en: 'ComfyUI', zh: 'ComfyUI' },
  builtin: false,
  own: true,
  inside: ['COMFYUI_URLS'],
  settings: {
    /** URLs of one or several servers, separated by commas. */
    COMFYUI_URLS: z
      .string()
      .refine((value) => addressesIn(value).length > 0 && addressesIn(value).every(isServer), {
        error: 'must be one or several addresses such as http://10.0.0.5:8188,http://10.0.0.6:8188',
      })
      .optional(),
    /** Model files that replace those of the workflows. */
    COMFYUI_CHECKPOINT: text,
    COMFYUI_UPSCALE_MODEL: text,
    /** Cost of a result on these servers; empty: unknown. */
    COMFYUI_PRICE: statedPrice,
  },
  price: 'COMFYUI_PRICE',
  requires: ['COMFYUI_URLS'],
  configure: ({ COMFYUI_URLS: urls = '', COMFYUI_CHECKPOINT, COMFYUI_UPSCALE_MODEL }) => ({
    urls: [...new Set(addressesIn(urls))],
    checkpoint: COMFYUI_CHECKPOINT,
    upscaleModel: COMFYUI_UPSCALE_MODEL,
  }),
  addresses: ({ urls }) => urls,
  // The state of each server: server.py of ComfyUI, /system_stats.
  test: async ({ urls }, { signal }) => {
    const tests = await Promise.all(
      urls.map(async (url) => {
        const answer = await freeCall(`${url}/system_stats`, {}, signal, machineOf).catch(() => undefined);
        return { url, ok: answer?.ok === true, said: answer?.said ?? '–' };
      }),
    );
    return {
      ok: tests.every(({ ok }) => ok),
      said: tests.map(({ url, said }) => `${url} ${said}`).join('; '),
    };
  },
  routes: async (config, host) => {
    const { createComfyEngine } = await import('./comfyui-engine.ts');
    return createComfyEngine(config, host);
  },
});
