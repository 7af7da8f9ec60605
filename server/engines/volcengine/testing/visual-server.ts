import sharp from 'sharp';
import {
  type LocalReply,
  type LocalRequest,
  type LocalServer,
  startLocalServer,
} from '../../../testing/pay/local-server.ts';
import { json } from '../../aisdk/testing/provider-server.ts';
import { signCall } from '../sign.ts';

export const ACCESS_KEY = 'AKLTmarker4711';
export const SECRET_KEY = 'c2VjcmV0/marker==';

/** A received call. */
export interface VisualSubmit {
  target: string;
  contentType: string;
  json: Record<string, unknown>;
}

export interface VisualServer extends LocalServer {
  submits: VisualSubmit[];
  /** Received polls. */
  questions: unknown[];
  /** Answers to the next submits, in order; then a result. */
  replies: LocalReply[];
  /** Answers to polls, in order; then the work is done. */
  states: LocalReply[];
  made: Buffer;
  /** Replaces the result of an action. */
  madeBy: Map<string, Buffer>;
}

/** An answer of the interface: https://www.volcengine.com/docs/6444/69728. */
export const said = (code: number, message: string, data: unknown = null, status = 200): LocalReply =>
  json(status, {
    code,
    data,
    message,
    request_id: '202511281418218670D408837A9B0EB58F',
    status: code,
    time_elapsed: '36.799829ms',
  });

/** State of a polled work: https://www.volcengine.com/docs/85621/1817045, CVSync2AsyncGetResult. */
export const state = (status: string, more: object = {}): LocalReply =>
  said(10000, 'Success', { binary_data_base64: null, image_urls: null, resp_data: '', status, ...more });

/**
 * Simulates Volcengine's visual interface with the answers that its documents show: works with a direct
 * answer contain their result in base64 (https://www.volcengine.com/docs/6793/1330693), the others an id.
 */
export async function startVisualServer(): Promise<VisualServer> {
  const local = await startLocalServer((request) => {
    const { pathname, searchParams } = request.url;
    if (pathname.startsWith('/made/'))
      return { status: 200, headers: { 'content-type': 'image/png' }, bytes: server.made };
    if (!isSigned(request))
      return json(401, {
        ResponseMetadata: {
          RequestId: '2026112205300000',
          Action: searchParams.get('Action'),
          Error: {
            Code: 'SignatureDoesNotMatch',
            Message: 'The request signature we calculated does not match.',
          },
        },
      });
    const body = JSON.parse(request.body.toString()) as Record<string, unknown>;
    if (searchParams.get('Action') === 'CVSync2AsyncGetResult') {
      server.questions.push(body);
      const id = String(body['task_id']);
      return server.states.shift() ?? state('done', { image_urls: [`${local.origin}/made/${id}.png`] });
    }
    server.submits.push({
      target: request.target,
      contentType: request.header('content-type'),
      json: body,
    });
    const reply = server.replies.shift();
    if (reply) return reply;
    if (searchParams.get('Action') === 'CVSync2AsyncSubmitTask')
      return said(10000, 'Success', { task_id: `739261633651961040${server.submits.length}` });
    const base = { algorithm_base_resp: { status_code: 0, status_message: 'Success' }, image_urls: [] };
    const made = server.madeBy.get(searchParams.get('Action') ?? '') ?? server.made;
    return said(10000, 'Success', { ...base, binary_data_base64: [made.toString('base64')] });
  });
  const server: VisualServer = Object.assign(local, {
    submits: [],
    questions: [],
    replies: [],
    states: [],
    madeBy: new Map(),
    made: await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer(),
  });
  return server;
}

/** Whether the signature matches the received call. */
function isSigned({ method, url, header, body }: LocalRequest): boolean {
  const date = header('x-date');
  const at = new Date(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u, '$1-$2-$3T$4:$5:$6Z'));
  if (!Number.isFinite(at.getTime())) return false;
  const expected = signCall(
    { accessKey: ACCESS_KEY, secretKey: SECRET_KEY, region: 'cn-north-1', service: 'cv' },
    {
      method,
      headers: { host: header('host'), 'content-type': header('content-type') },
      query: Object.fromEntries(url.searchParams),
      body: body.toString(),
      at,
    },
  );
  return Object.entries(expected).every(([name, value]) => header(name) === value);
}
