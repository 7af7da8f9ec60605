import sharp from 'sharp';
import { mp3File } from '../../../features/storage/media/testing/media-files.ts';
import type { LocalReply, LocalRequest } from '../../../testing/pay/local-server.ts';
import { type LocalServer, startLocalServer } from '../../../testing/pay/local-server.ts';

/** One field of a received form. */
export interface FormField {
  name: string;
  type: string;
  bytes: Buffer;
}

/** A received submit. */
export interface Submit {
  path: string;
  headers: Record<string, string>;
  /** The body of JSON, or the fields of a form. */
  json?: Record<string, unknown>;
  form?: FormField[];
}

export interface ProviderServer extends LocalServer {
  submits: Submit[];
  /** Answers to the next submits, in order; then the usual answer. */
  replies: LocalReply[];
  /** How often an operation is polled before it is done. */
  pollsUntilDone: number;
  /** The outcome of its operations instead of a picture. */
  outcome: unknown;
  /** Replaces the usual answer to polls. */
  polled: LocalReply | undefined;
  /** The picture that is made. */
  made: Buffer;
  cancelled: string[];
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): LocalReply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const KEPT_HEADERS = ['authorization', 'x-key', 'x-goog-api-key', 'xi-api-key', 'prefer', 'content-type'];

/**
 * Films of providers that answer with pictures directly: Gemini https://ai.google.dev/gemini-api/docs/video, xAI
 * https://docs.x.ai/docs/api-reference, ModelArk https://docs.byteplus.com/en/docs/ModelArk/1520757 and 1521309, and
 * MiniMax as @ai-sdk/minimax 3.0.45 reads it.
 */
const FILMS = [
  {
    submit: /:predictLongRunning$/u,
    poll: /\/operations\//u,
    taken: (id: string) => ({ name: `models/veo/operations/${id}` }),
    done: (uri: string) => ({
      done: true,
      response: { generateVideoResponse: { generatedSamples: [{ video: { uri } }] } },
    }),
  },
  {
    submit: /^\/xai\/videos\//u,
    poll: /^\/xai\/videos\//u,
    taken: (id: string) => ({ request_id: id }),
    done: (url: string) => ({ status: 'done', video: { url, duration: 5, respect_moderation: true } }),
  },
  {
    submit: /\/contents\/generations\/tasks$/u,
    poll: /\/contents\/generations\/tasks\//u,
    taken: (id: string) => ({ id }),
    done: (video_url: string) => ({ id: 'cgt-1', status: 'succeeded', content: { video_url } }),
  },
  {
    submit: /\/v2\/video_generation$/u,
    poll: /\/v2\/query\/video_generation\//u,
    taken: (id: string) => ({ task_id: id }),
    done: (url: string) => ({ task: { status: 'succeeded', content: { url } } }),
  },
] as const;

/**
 * Simulates the image providers on this machine, each at its path, with answers as their interfaces document
 * them: OpenAI https://platform.openai.com/docs/api-reference/images, Gemini
 * https://ai.google.dev/api/generate-content, xAI https://docs.x.ai/docs/api-reference, ModelArk
 * https://docs.byteplus.com/en/docs/ModelArk/1541523, fal
 * https://fal.ai/docs/documentation/model-apis/inference/queue, Replicate
 * https://replicate.com/docs/reference/http and Black Forest Labs https://docs.bfl.ai/api-reference.
 */
export async function startProviderServer(): Promise<ProviderServer> {
  const polls = new Map<string, number>();
  const isDone = (id: string) => {
    const asked = (polls.get(id) ?? 0) + 1;
    polls.set(id, asked);
    return asked > server.pollsUntilDone;
  };
  const base64 = () => server.made.toString('base64');
  const at = (path: string) => `${local.origin}${path}`;

  const submit = (request: LocalRequest): LocalReply => {
    server.submits.push(readSubmit(request));
    const reply = server.replies.shift();
    return reply ?? usualReply(request.url.pathname, server.submits.at(-1) as Submit);
  };
  const usualReply = (path: string, { json: body = {} }: Submit): LocalReply => {
    const id = `op-${server.submits.length}`;
    if (path.startsWith('/bfl/')) return json(200, { id, polling_url: at(`/bfl/get_result?id=${id}`) });
    if (path.startsWith('/fal/')) {
      const kind = /text-to-video/u.test(path) ? 'film/' : /speech/u.test(path) ? 'sound/' : '';
      const own = at(`/fal/${kind}requests/${id}`);
      const urls = { response_url: own, status_url: `${own}/status`, cancel_url: `${own}/cancel` };
      return json(200, { request_id: id, status: 'IN_QUEUE', ...urls });
    }
    // https://elevenlabs.io/docs/api-reference/text-to-speech/convert, and those of OpenAI and xAI
    if (/\/text-to-speech\/|\/audio\/speech$|\/tts$/u.test(path))
      return { status: 200, headers: { 'content-type': 'audio/mpeg' }, bytes: mp3File() };
    const film = FILMS.find(({ submit }) => submit.test(path));
    if (film) return json(200, film.taken(id));
    if (path.startsWith('/replicate/')) return json(201, prediction(id, 'starting'));
    if (path.startsWith('/google/')) {
      const inlineData = { mimeType: 'image/png', data: base64() };
      const candidates = [{ content: { role: 'model', parts: [{ inlineData }] }, finishReason: 'STOP' }];
      return json(200, { candidates, usageMetadata: { promptTokenCount: 9, totalTokenCount: 9 } });
    }
    const count = Number(body['n'] ?? 1);
    return json(200, { created: 1, data: Array.from({ length: count }, () => ({ b64_json: base64() })) });
  };
  const prediction = (id: string, status: string, more = {}) => {
    const own = at(`/replicate/predictions/${id}`);
    return { id, status, output: null, error: null, urls: { get: own, cancel: `${own}/cancel` }, ...more };
  };
  const poll = ({ pathname, searchParams }: URL): LocalReply => {
    const id = searchParams.get('id') ?? /op-\d+/u.exec(pathname)?.[0] ?? '';
    const made = at(`/made/${id}.png`);
    const outcome = server.outcome as { status?: number; body?: unknown } | undefined;
    if (pathname.startsWith('/fal/')) {
      if (pathname.endsWith('/status'))
        return json(200, { status: isDone(id) ? 'COMPLETED' : 'IN_PROGRESS' });
      if (outcome) return json(outcome.status ?? 422, outcome.body);
      if (pathname.startsWith('/fal/film/')) return json(200, { video: { url: made } });
      if (pathname.startsWith('/fal/sound/')) return json(200, { audio: { url: made } });
      return json(200, { images: [{ url: made, content_type: 'image/png' }], seed: 7 });
    }
    if (pathname.startsWith('/bfl/')) {
      if (!isDone(id)) return json(200, { id, status: 'Pending' });
      return json(200, outcome?.body ?? { id, status: 'Ready', result: { sample: made } });
    }
    const film = FILMS.find(({ poll: asked }) => asked.test(pathname));
    if (film) return json(200, film.done(at(`/made/${id}.mp4`)));
    if (!isDone(id)) return json(200, prediction(id, 'processing'));
    return json(200, prediction(id, 'succeeded', outcome?.body ?? { output: made }));
  };

  const local = await startLocalServer((request) => {
    const { pathname } = request.url;
    if (pathname.startsWith('/made/'))
      return { status: 200, headers: { 'content-type': 'image/png' }, bytes: server.made };
    if (pathname.endsWith('/cancel')) {
      server.cancelled.push(`${request.method} ${pathname}`);
      return json(202, { status: 'CANCELLATION_REQUESTED' });
    }
    return request.method === 'POST' ? submit(request) : (server.polled ?? poll(request.url));
  });
  const server: ProviderServer = Object.assign(local, {
    submits: [],
    replies: [],
    pollsUntilDone: 1,
    outcome: undefined,
    polled: undefined,
    made: await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer(),
    cancelled: [],
  });
  return server;
}

/** A received submit, as JSON or a form. */
export function readSubmit({ url, header, body }: LocalRequest): Submit {
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => (header(name) === '' ? [] : [[name, header(name)]])),
  );
  const boundary = /boundary=(.+)$/u.exec(header('content-type'))?.[1];
  const path = `${url.pathname}${url.search}`;
  if (boundary === undefined)
    return { path, headers, json: JSON.parse(body.toString()) as Record<string, unknown> };
  delete headers['content-type'];
  return { path, headers, form: readForm(body, boundary) };
}

/** The fields of a form, in their order (RFC 7578). */
export function readForm(body: Buffer, boundary: string): FormField[] {
  return body
    .toString('latin1')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      return {
        name: /name="([^"]*)"/u.exec(head)?.[1] ?? '',
        type: /content-type: (.+)/iu.exec(head)?.[1]?.trim() ?? '',
        bytes: Buffer.from(rest.join('\r\n\r\n').replace(/\r\n$/u, ''), 'latin1'),
      };
    });
}
