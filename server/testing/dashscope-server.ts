import sharp from 'sharp';
import { readForm } from '../engines/aisdk/testing/provider-server.ts';
import { type Fault, type LocalReply, type LocalRequest, startLocalServer } from './pay/local-server.ts';

/** The body of a submit, as documented by Model Studio. */
export interface SubmitBody {
  model: string;
  input: { messages: { role: string; content: { image?: string; text?: string }[] }[] };
  parameters: {
    size: string;
    n: number;
    seed: number;
    watermark: boolean;
    bbox_list?: number[][][];
    enable_sequential?: boolean;
  };
}

/** The body of a task of the models for one kind of edit: https://www.alibabacloud.com/help/en/model-studio/wanx-image-edit. */
export interface ImageTaskBody {
  model: string;
  input: Record<string, unknown>;
  /** Missing for a translation. */
  parameters?: { n: number; seed?: number; watermark: boolean; upscale_factor?: number };
}

/**
 * The body of a task that makes someone speak: videoretalk-api and wan-s2v-api, as in
 * `engines/dashscope/media-services.ts`.
 */
export interface FilmTaskBody {
  model: string;
  input: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/** How tasks that are submitted from now on will end. */
export type DashscopeOutcome =
  | { kind: 'succeeds'; afterPolls: number }
  | { kind: 'fails'; code: string; message: string }
  /** Number of pictures of a batch that fail. */
  | { kind: 'partly'; code: string; of: number }
  | { kind: 'dead-link' };

export interface DashscopeServer {
  /** Value for `DASHSCOPE_BASE_URL`. */
  baseUrl: string;
  key: string;
  /** Every call in order, `METHOD path`. */
  calls: string[];
  submitted: SubmitBody[];
  imageTasks: ImageTaskBody[];
  filmTasks: FilmTaskBody[];
  /** Files in its storage, by name. */
  stored: Map<string, Buffer>;
  /** The film that models make. */
  film: Buffer;
  cancelled: string[];
  outcome: DashscopeOutcome;
  /** Answer that refuses the next submit. */
  refuseNext(status: number, code: string, message: string): void;
  fail(fault: Fault, times?: number, call?: string): void;
  forgive(): void;
  /** The next submit is accepted, and its answer is lost. */
  loseNextSubmit(): void;
  stop(): Promise<void>;
}

const SUBMIT = '/api/v1/services/aigc/image-generation/generation';
const FILM_TASK = '/api/v1/services/aigc/image2video/video-synthesis';
const CHECK = '/api/v1/services/aigc/image2video/face-detect';
const IMAGE_TASK = '/api/v1/services/aigc/image2image/image-synthesis';

type Body = SubmitBody | ImageTaskBody | FilmTaskBody;
type Task = { body: Body; outcome: DashscopeOutcome; polls: number };

const answer = (status: number, body: unknown): LocalReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const error = (status: number, code: string, message: string) =>
  answer(status, { request_id: 'r-1', code, message });

/** A double of Model Studio's asynchronous picture editing; its results are plain pictures of the requested size. */
export async function startDashscopeServer(): Promise<DashscopeServer> {
  const key = 'sk-test';
  const tasks = new Map<string, Task>();
  let refusal: LocalReply | undefined;

  const submit = (request: LocalRequest): LocalReply => {
    if (request.header('x-dashscope-async') !== 'enable')
      return error(403, 'AccessDenied', 'current user api does not support synchronous calls.');
    if (refusal) {
      const refused = refusal;
      refusal = undefined;
      return refused;
    }
    const body = JSON.parse(request.body.toString()) as Body;
    if ('messages' in body.input) server.submitted.push(body as SubmitBody);
    else if (request.url.pathname === FILM_TASK) server.filmTasks.push(body as FilmTaskBody);
    else server.imageTasks.push(body as ImageTaskBody);
    const id = `task-${tasks.size + 1}`;
    tasks.set(id, { body, outcome: server.outcome, polls: 0 });
    return answer(200, { request_id: 'r-2', output: { task_id: id, task_status: 'PENDING' } });
  };

  const poll = (id: string): LocalReply => {
    const task = tasks.get(id);
    if (!task) return answer(200, { request_id: 'r-3', output: { task_id: id, task_status: 'UNKNOWN' } });
    task.polls += 1;
    const { outcome } = task;
    if (outcome.kind === 'fails') {
      const { code, message } = outcome;
      return answer(200, {
        request_id: 'r-4',
        output: { task_id: id, task_status: 'FAILED', code, message },
      });
    }
    if (outcome.kind === 'succeeds' && task.polls <= outcome.afterPolls) {
      const status = task.polls === 1 ? 'PENDING' : 'RUNNING';
      return answer(200, { request_id: 'r-5', output: { task_id: id, task_status: status } });
    }
    return answer(
      200,
      succeeded(id, task, local.origin, server.filmTasks.includes(task.body as FilmTaskBody)),
    );
  };

  const local = await startLocalServer(async (request) => {
    const { pathname } = request.url;
    const result = /^\/results\/(task-\d+)-(\d+)\.png$/u.exec(pathname);
    if (result)
      return { status: 200, headers: { 'content-type': 'image/png' }, bytes: await picture(result) };
    if (pathname.startsWith('/films/'))
      return { status: 200, headers: { 'content-type': 'video/mp4' }, bytes: server.film };
    if (pathname === '/storage') return keep(request);
    if (pathname.startsWith('/gone/')) return { status: 404, body: 'no such object' };
    if (request.header('authorization') !== `Bearer ${key}`)
      return error(401, 'InvalidApiKey', 'Invalid API-key provided.');
    if (pathname === '/api/v1/uploads') return placeOf(request.url.searchParams.get('model') ?? '');
    if (pathname === CHECK)
      return answer(200, { request_id: 'r-10', output: { check_pass: true, humanoid: true } });
    if (request.method === 'POST' && [SUBMIT, IMAGE_TASK, FILM_TASK].includes(pathname))
      return submit(request);
    const task = /^\/api\/v1\/tasks\/([^/]+)(\/cancel)?$/u.exec(pathname);
    if (request.method === 'POST' && task?.[2]) {
      server.cancelled.push(task[1] ?? '');
      return answer(200, { request_id: 'r-7' });
    }
    if (request.method === 'GET' && task && !task[2]) return poll(task[1] ?? '');
    return error(404, 'NotFound', `no ${pathname}`);
  });

  /** Where a file may be uploaded, in the form that dashscope-sdk-python at c0d7a0b requests. */
  const placeOf = (model: string) =>
    answer(200, {
      request_id: 'r-11',
      data: {
        policy: 'base64-policy',
        signature: 'oss-signature',
        upload_dir: `dashscope-instant/1/${model}`,
        upload_host: `${local.origin}/storage`,
        oss_access_key_id: 'OSSAccessKeyId',
        x_oss_object_acl: 'private',
        x_oss_forbid_overwrite: 'true',
      },
    });
  const keep = ({ header, body }: LocalRequest): LocalReply => {
    const boundary = /boundary=(.+)$/u.exec(header('content-type'))?.[1] ?? '';
    const parts = readForm(body, boundary);
    const key = parts.find(({ name }) => name === 'key')?.bytes.toString() ?? '';
    server.stored.set(`oss://${key}`, parts.at(-1)?.bytes ?? Buffer.alloc(0));
    return { status: 200 };
  };

  /** A picture of the requested size, each candidate in a different colour. */
  async function picture(result: RegExpExecArray): Promise<Uint8Array> {
    const [, id = '', index = '0'] = result;
    const [width = 1024, height = 1024] = sizeOf(tasks.get(id)?.body).split('*').map(Number);
    const background = ['#8fa9b8', '#b8a98f', '#a98fb8', '#8fb89a'][Number(index) % 4] ?? '#8fa9b8';
    return sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  }

  const server: DashscopeServer = {
    baseUrl: `${local.origin}/api/v1`,
    key,
    calls: local.calls,
    submitted: [],
    imageTasks: [],
    filmTasks: [],
    stored: new Map(),
    film: Buffer.alloc(0),
    cancelled: [],
    outcome: { kind: 'succeeds', afterPolls: 2 },
    refuseNext: (status, code, message) => {
      refusal = error(status, code, message);
    },
    fail: local.fail,
    forgive: local.forgive,
    loseNextSubmit: () => local.loseNext(SUBMIT),
    stop: local.stop,
  };
  return server;
}

/** The answer to a poll when the work is done: each kind of model has its results in another property. */
function succeeded(id: string, { body, outcome }: Task, origin: string, isFilm: boolean): object {
  const image = (index: number) =>
    `${origin}/${outcome.kind === 'dead-link' ? 'gone' : 'results'}/${id}-${index}.png`;
  const output = { task_id: id, task_status: 'SUCCEEDED' };
  if (isFilm) return { request_id: 'r-9', output: { ...output, video_url: `${origin}/films/${id}.mp4` } };
  if (!body.parameters)
    return { request_id: 'r-12', output: { ...output, image_url: image(0) }, usage: { image_count: 1 } };
  const { n } = body.parameters as { n: number };
  // The answer of the models for one kind of edit, as recorded in cnblogs/dashscope-sdk at 7afccbd.
  if (!('messages' in body.input)) {
    const results = Array.from({ length: n }, (_, index) =>
      outcome.kind === 'partly' && index < outcome.of
        ? { code: outcome.code, message: 'one failed' }
        : { url: image(index) },
    );
    const task_metrics = { TOTAL: n, SUCCEEDED: n, FAILED: 0 };
    return { request_id: 'r-8', output: { ...output, results, task_metrics }, usage: { image_count: n } };
  }
  const choices = Array.from({ length: n }, (_, index) => ({
    finish_reason: 'stop',
    message: { role: 'assistant', content: [{ type: 'image', image: image(index) }] },
  }));
  return {
    request_id: 'r-6',
    output: { ...output, finished: true, choices },
    usage: { image_count: choices.length, size: sizeOf(body) },
  };
}

const sizeOf = (body: Body | undefined) =>
  body?.parameters && 'size' in body.parameters ? String(body.parameters['size']) : '512*512';
