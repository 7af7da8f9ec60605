import {
  type LocalReply,
  type LocalRequest,
  type LocalServer,
  startLocalServer,
} from '../../../testing/pay/local-server.ts';
import { json, readForm } from '../../aisdk/testing/provider-server.ts';

export const KEY = 'sk-marker-4711';

/** A received call. */
export interface Sent {
  path: string;
  isAsync: boolean;
  isStored: boolean;
  json: unknown;
}

export interface MediaServer extends LocalServer {
  baseUrl: string;
  sent: Sent[];
  /** Files in the storage: for which model, the fields before the file, its bytes. */
  stored: { model: string; fields: Record<string, string>; file: Buffer; name: string }[];
  cancelled: string[];
  /** Answers to the next submits, in order; then the usual answer. */
  replies: LocalReply[];
  /** States of the polled tasks, in order; then they are done. */
  states: object[];
  /** The result of a task. */
  outcome: object;
  transcription: unknown;
  /** The bytes of a translated picture. */
  picture: Buffer;
  policy: Record<string, unknown>;
}

/** Model Studio's refusals: https://www.alibabacloud.com/help/en/model-studio/error-code */
export const no = (status: number, code: string, message = 'no'): LocalReply =>
  json(status, { request_id: '7574ee8f-38a3-4b1e-9280-11c33ab46e51', code, message });

/**
 * Simulates Model Studio's video, speech and transcription with the answers of its documents:
 * videoretalk-api, wan-s2v-api, wan-s2v-detect-api, cosyvoice-tts-http-api and
 * fun-asr-recorded-speech-recognition-http-api at https://www.alibabacloud.com/help/en/model-studio/, and the
 * storage as dashscope-sdk-python at c0d7a0b uses it.
 */
export async function startMediaServer(): Promise<MediaServer> {
  const local = await startLocalServer((request) => {
    const path = request.url.pathname.replace('/api/v1', '');
    if (path === '/storage') return keep(request);
    if (path === '/transcript.json') return json(200, server.transcription);
    if (path === '/made/picture.jpg') return { status: 200, bytes: server.picture };
    if (path.startsWith('/made/')) return { status: 200, body: 'what was made' };
    if (path.startsWith('/gone')) return { status: 404, body: 'no such object' };
    if (request.header('authorization') !== `Bearer ${KEY}`) return no(401, 'InvalidApiKey', `no ${KEY}`);
    if (path === '/uploads') return place(request.url.searchParams);
    const [, task = '', isCancel] = /^\/tasks\/([^/]+)(\/cancel)?$/u.exec(path) ?? [];
    if (isCancel) {
      server.cancelled.push(task);
      return json(200, { request_id: 'r' });
    }
    if (task) {
      const output = server.states.shift() ?? { task_status: 'SUCCEEDED', ...server.outcome };
      return json(200, { request_id: 'r', output: { task_id: task, ...output } });
    }
    return submit(path, request);
  });
  const submit = (path: string, { header, body }: LocalRequest): LocalReply => {
    server.sent.push({
      path,
      isAsync: header('x-dashscope-async') === 'enable',
      isStored: header('x-dashscope-ossresourceresolve') === 'enable',
      json: JSON.parse(body.toString()),
    });
    const reply = server.replies.shift();
    if (reply) return reply;
    if (path.endsWith('/face-detect'))
      return json(200, {
        output: { check_pass: true, humanoid: true },
        usage: { image_count: 1 },
        request_id: 'r',
      });
    if (path.endsWith('/SpeechSynthesizer')) {
      const audio = {
        data: '',
        expires_at: 1795500000,
        id: 'audio_1',
        url: `${local.origin}/made/speech.wav`,
      };
      return json(200, {
        request_id: 'r',
        output: { finish_reason: 'stop', audio },
        usage: { characters: 9 },
      });
    }
    const output = { task_id: `task-${server.sent.length}`, task_status: 'PENDING' };
    return json(200, { output, request_id: '7574ee8f-38a3-4b1e-9280-11c33ab46e51' });
  };
  const place = (query: URLSearchParams): LocalReply => {
    const model = query.get('model') ?? '';
    if (query.get('action') !== 'getPolicy') return no(400, 'InvalidParameter');
    const data = {
      policy: 'base64-policy',
      signature: 'oss-signature',
      upload_dir: `dashscope-instant/1/${model}`,
      upload_host: `${local.origin}/storage`,
      expire_in_seconds: 300,
      max_file_size_mb: 1024,
      capacity_limit_mb: 999_999_999,
      oss_access_key_id: 'OSSAccessKeyId',
      x_oss_object_acl: 'private',
      x_oss_forbid_overwrite: 'true',
      ...server.policy,
    };
    return json(200, { request_id: 'r', data });
  };
  const keep = ({ header, body }: LocalRequest): LocalReply => {
    const boundary = /boundary=(.+)$/u.exec(header('content-type'))?.[1] ?? '';
    const parts = readForm(body, boundary);
    const file = parts.at(-1)?.bytes ?? Buffer.alloc(0);
    const fields = Object.fromEntries(parts.slice(0, -1).map(({ name, bytes }) => [name, bytes.toString()]));
    const [, model = '', name = ''] =
      /^dashscope-instant\/1\/([^/]+)\/(.+)$/u.exec(fields['key'] ?? '') ?? [];
    server.stored.push({ model, fields, file, name });
    return { status: 200 };
  };
  const server: MediaServer = Object.assign(local, {
    baseUrl: `${local.origin}/api/v1`,
    sent: [],
    stored: [],
    cancelled: [],
    replies: [],
    states: [],
    outcome: { video_url: `${local.origin}/made/video.mp4` },
    transcription: {},
    picture: Buffer.alloc(0),
    policy: {},
  });
  return server;
}
