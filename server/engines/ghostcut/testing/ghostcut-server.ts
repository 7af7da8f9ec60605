import {
  type LocalReply,
  type LocalRequest,
  type LocalServer,
  startLocalServer,
} from '../../../testing/pay/local-server.ts';
import { json, readForm } from '../../aisdk/testing/provider-server.ts';
import { appSign } from '../sign.ts';

export const APP_KEY = 'app-marker-4711';
export const APP_SECRET = 'secret-marker-4711';

/** A file received by the storage. */
export interface SentFile {
  fields: Record<string, string>;
  file: string;
}

export interface GhostcutServer extends LocalServer {
  works: Record<string, unknown>[];
  questions: unknown[];
  sent: SentFile[];
  voices: unknown[];
  subtitles: string;
  /** Answers to the next works, in order; then an id. */
  replies: LocalReply[];
  /** Answers to polls, in order; then the work is done. */
  states: LocalReply[];
  /** The form of the storage; by default it names this server. */
  form: Record<string, string>;
  /** Requests for a place in the storage. */
  applied: Record<string, unknown>[];
  /** The bytes of a finished video. */
  film: Buffer;
  /** The bytes of a translated picture, and its default state. */
  made: Buffer;
  picture: object;
}

/** An answer: zhaoli-ai/GhostCut-ai at 038d466, api-guide/14-video-process-status.md and 10-file-upload.md. */
export const said = (code: number, msg: string, body?: unknown): LocalReply =>
  json(200, {
    code,
    msg,
    trace: 'bb44e9ba17444bd09d0ec9434798ff34',
    ...(body === undefined ? {} : { body }),
  });

/**
 * State of a work: api-guide/11-work-status-query.md, and the callback of 15-async-and-callbacks.md, which is the same.
 */
export const state = (processStatus: number, more: object = {}): LocalReply =>
  said(1000, 'success', { content: [{ id: 488026661, idProject: 230953994, processStatus, ...more }] });

/** Ids of works exceed JavaScript's exact range. */
export const WORK_ID = '90071992547409931';

/** Simulates GhostCut, including its storage, with the answers of its guide. */
export async function startGhostcutServer(): Promise<GhostcutServer> {
  const local = await startLocalServer((request) => {
    const { pathname } = request.url;
    if (pathname === '/storage') return keep(request);
    if (pathname === '/made/picture.png')
      return { status: 200, headers: { 'content-type': 'image/png' }, bytes: server.made };
    if (pathname.startsWith('/made/'))
      return { status: 200, headers: { 'content-type': 'video/mp4' }, bytes: server.film };
    if (pathname === '/subtitles.srt') return { status: 200, body: server.subtitles };
    if (pathname.startsWith('/gone')) return { status: 404, body: 'no such object' };
    if (request.header('appkey') === '' || request.header('appsign') === '')
      return said(2001, 'Requires Http header AppKey & AppSign');
    if (request.header('appkey') !== APP_KEY) return said(2003, 'AppKey is invalid');
    const text = request.body.toString();
    if (request.header('appsign') !== appSign(text, APP_SECRET)) return said(2004, 'AppSign is invalid');
    return answer(pathname.replace('/v-w-c/gateway/ve', ''), JSON.parse(text) as Record<string, unknown>);
  });
  const answer = (path: string, body: Record<string, unknown>): LocalReply => {
    switch (path) {
      case '/work/free':
        server.works.push(body);
        return (
          server.replies.shift() ?? {
            status: 200,
            body: `{"code":1000,"msg":"success","body":{"idProject":230953994,"dataList":[{"id":${WORK_ID}}]}}`,
          }
        );
      case '/work/status':
        server.questions.push(body);
        return server.states.shift() ?? state(1, { videoUrl: `${local.origin}/made/1.mp4`, paidPoint: 1.5 });
      case '/image/translate':
        server.works.push(body);
        return server.replies.shift() ?? said(1000, 'success', 20_842_790);
      case '/image/translate/query':
        server.questions.push(body);
        return server.states.shift() ?? said(1000, 'success', server.picture);
      case '/file/upload/policy/apply':
        server.applied.push(body);
        return said(1000, 'success', {
          accessid: 'OSSAccessKeyId',
          base64CallbackBody: 'base64-callback',
          dir: 've_material_video/A-1/uuid/',
          host: `${local.origin}/storage`,
          policy: 'base64-policy',
          signature: 'oss-signature',
          urlPrefix: 'https://gc100.cdn.izhaoli.cn/ve_material_video/A-1/uuid/',
          ...server.form,
        });
      case '/voicecharacter/aggregate/list':
        server.voices.push(body);
        return said(1000, 'success', VOICES);
      case '/point/query':
        return said(1000, 'success', { pointAssets: [{ pointBalance: 3 }, { pointBalance: 651.8 }] });
      default:
        return said(4001, 'unknown');
    }
  };
  const keep = ({ header, body }: LocalRequest): LocalReply => {
    const boundary = /boundary=(.+)$/u.exec(header('content-type'))?.[1] ?? '';
    const parts = readForm(body, boundary).map(({ name, bytes }) => [name, bytes.toString()] as const);
    const { file = '', ...fields } = Object.fromEntries(parts);
    server.sent.push({ fields, file });
    return { status: 200, body: '{"Status":"OK"}' };
  };
  const server: GhostcutServer = Object.assign(local, {
    works: [],
    questions: [],
    sent: [],
    voices: [],
    subtitles: '1\n00:00:01,000 --> 00:00:02,500\nПерше слово\n',
    replies: [],
    states: [],
    form: {},
    applied: [],
    film: Buffer.from('a video'),
    made: Buffer.alloc(0),
    // api-guide/81-image-processing.md
    picture: { status: 1, result: { output_url: `${local.origin}/made/picture.png` } },
  });
  return server;
}

/** api-guide/32-public-voice-characters.md, the objects that it describes. */
const VOICES = [
  {
    id: 10709,
    voiceType: 0,
    voiceCharacterNameZh: '安',
    voiceCharacterNameEn: 'Ann',
    supportLanguageList: [
      {
        voiceCharacterLanguage: 'en',
        voiceCharacterLocale: 'en-US',
        demoUrl: 'https://p.cdn.izhaoli.cn/ann.mp3',
      },
      { voiceCharacterLanguage: 'en', voiceCharacterLocale: 'en-AU', demoUrl: null },
    ],
  },
  {
    id: 20801,
    voiceType: 2,
    voiceCharacterNameZh: null,
    voiceCharacterNameEn: 'Ben',
    supportLanguageList: [{ voiceCharacterLanguage: 'en', voiceCharacterLocale: 'en-GB' }],
  },
  {
    id: 3,
    voiceType: 1,
    voiceCharacterNameEn: 'Bao',
    supportLanguageList: [{ voiceCharacterLanguage: 'vi', voiceCharacterLocale: 'vi-VN' }],
  },
];
