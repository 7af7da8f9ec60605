import { randomUUID } from 'node:crypto';
import { currentUser } from '@inkreel/contract/api/accounts.ts';
import type { AnswerShape } from '@inkreel/contract/api/answers.ts';
import { followAnswer } from '@inkreel/contract/api/follow-answer.ts';
import { listProducts } from '@inkreel/contract/api/orders.ts';
import { createRole } from '@inkreel/contract/api/roles.ts';
import { EXPORT_LIMITS } from '@inkreel/contract/film/film-runs.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { approximateImages, expiryAlert, personRange } from '@inkreel/contract/plans.ts';
import { SITES } from '@inkreel/contract/site.ts';
import pino from 'pino';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createSession as createStoredSession } from '../server/features/accounts/token.ts';
import { createHttpServer } from '../server/http/http-server.ts';
import { clampScale, stepScale } from '../web/canvas/core/zoom.ts';
import { createCodeClock, waitOf } from '../web/features/accounts/code-clock.ts';
import { popupFeatures } from '../web/features/accounts/social/browser-world.ts';
import { type PayWorld, runPayment } from '../web/features/billing/pay/core/run-payment.ts';
import { orderOf } from '../web/features/billing/pay/core/testing/order.ts';
import { openPaymentPopup } from '../web/features/billing/pay/payment-popup.ts';
import { layWaterfall } from '../web/features/creations/waterfall.ts';
import { ApiError } from '../web/lib/api-error.ts';
import { createClient } from '../web/lib/client.ts';
import { followEvents } from '../web/lib/event-stream.ts';
import { formatMoney } from '../web/lib/money.ts';
import { createSession } from '../web/lib/session.ts';
import SonnerToaster from '../web/lib/sonner-toaster.tsx';
import { preparePicture } from '../web/uploads/core/prepare.ts';
import type { Drawing } from '../web/uploads/core/redraw.ts';
import { pageQueue } from '../web/uploads/page-queue.ts';
import { SCRIPT_PICTURE_BYTES } from '../web/uploads/shrink-picture.ts';
import web from '../web/vite.config.ts';
import { CONSTANTS } from './constants.ts';
import { isServed, printCounts } from './is-served.ts';

/** What the library that draws toasts was told. */
// The thread has read these modules for the files before, without what is replaced here.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const drawn = vi.hoisted(() => ({ toaster: {} as Record<string, unknown> }));
vi.mock('sonner', () => ({
  toast: { custom: () => undefined },
  Toaster: (props: Record<string, unknown>) => {
    drawn.toaster = props;
    return null;
  },
}));
/** How many uploads the page's queue sends at a time. */
const queue = vi.hoisted(() => ({ parallel: 0 }));
vi.mock('../web/uploads/core/queue.ts', async (original) => {
  const real = await original<typeof import('../web/uploads/core/queue.ts')>();
  return {
    ...real,
    createUploadQueue: (world: Parameters<typeof real.createUploadQueue>[0]) => {
      queue.parallel = world.parallel;
      return real.createUploadQueue(world);
    },
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.parse('2026-03-01T10:00:00Z');

/** The client gives up a call that is never answered after this long. */
async function clientTimeout() {
  vi.useFakeTimers();
  const client = createClient({
    fetch: (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      ),
    token: () => undefined,
    language: () => 'en',
    onSignedOut: () => undefined,
    onNotEnoughPoints: () => undefined,
  } as Parameters<typeof createClient>[0]);
  let minutes = 0;
  let ended: unknown;
  void client.call(currentUser).catch((error: unknown) => {
    ended = error;
  });
  while (ended === undefined && minutes < 60) {
    await vi.advanceTimersByTimeAsync(MINUTE);
    minutes += 1;
  }
  expect(ended).toMatchObject({ code: 'timeout' });
  return minutes;
}

function cookie(expire: string | undefined) {
  const written = { cookie: '' };
  const storage = {
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
    key: () => null,
    length: 0,
  };
  const session = createSession({
    hostname: 'studio.example.com',
    secure: true,
    storage,
    cookies: written,
    now: () => NOW,
  });
  session.save('token', expire);
  return Number(/max-age=(\d+)/i.exec(written.cookie)?.[1]) * 1000;
}

/** What a program's polling waits between two questions. */
async function pause(shape: AnswerShape, submitted: unknown, end: unknown) {
  const slept: number[] = [];
  await followAnswer(shape, submitted, {
    call: async () => end as never,
    sleep: async (milliseconds) => void slept.push(milliseconds),
  });
  return slept[0];
}

/** The image of a file that is this many bytes long, as it is drawn again; nothing if it goes as it is. */
async function compressed(bytes: number) {
  const header = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#335577' } })
    .png()
    .toBuffer();
  const drawings: Drawing[] = [];
  const size = { width: 30, height: 20, close: () => undefined };
  const ready = await preparePicture(
    {
      decode: async () => size,
      redraw: async (_picture, plan) => {
        drawings.push(plan);
        return new Blob([new Uint8Array(100)], { type: plan.type ?? 'image/jpeg' });
      },
    },
    new File([new Uint8Array(header), new Uint8Array(bytes - header.length)], 'a.png'),
    {},
  );
  return { drawing: drawings[0], type: ready.kind === 'ready' ? ready.type : undefined };
}

async function pollEvents() {
  const slept: number[] = [];
  const abort = new AbortController();
  await followEvents(
    {
      open: async () => new Response(null, { status: 503 }),
      poll: async () => [],
      sleep: async (milliseconds) => {
        slept.push(milliseconds);
        if (slept.length === 20) abort.abort();
      },
      random: () => 1,
      onEvent: () => undefined,
      onState: () => undefined,
    },
    { name: 'a', locks: undefined, channel: undefined },
    abort.signal,
  );
  return Math.max(...slept);
}

/** Milliseconds between two questions about an open order, on a clock that its pauses move. */
async function pollOrder() {
  let now = NOW;
  const asked: number[] = [];
  const answer = async () => orderOf();
  const world = {
    create: answer,
    read: async () => {
      asked.push(now);
      return orderOf();
    },
    capture: answer,
    cancel: answer,
    openPopup: () => true,
    showInPopup: () => undefined,
    closePopup: () => undefined,
    popupClosed: () => false,
    listen: () => () => undefined,
    remember: () => undefined,
    forget: () => undefined,
    credited: () => undefined,
    newAttempt: () => 'k',
    now: () => now,
    sleep: async (milliseconds: number) => {
      // Lets what was asked be answered.
      await new Promise(setImmediate);
      now += milliseconds;
    },
  } satisfies PayWorld;
  const payment = runPayment(world, { step: 'choosing' });
  const stop = payment.start();
  payment.choose('paypal');
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(2), { timeout: 20_000 });
  stop();
  return (asked[2] ?? 0) - (asked[1] ?? 0);
}

const catalogueQuery = (given: object) =>
  (
    listProducts.query as { safeParse: (value: object) => { success: boolean; data?: { limit: number } } }
  ).safeParse(given);

const widest = { availWidth: 4000, availHeight: 3000 };
const opener = { screenX: 0, screenY: 0, outerWidth: 4000, outerHeight: 3000 };
const sizeOf = (features: string) => /width=(\d+),height=(\d+)/.exec(features)?.slice(1).join('x');

function toaster() {
  renderToStaticMarkup(<SonnerToaster newest={{ id: 1, text: 'a', at: 0 }} />);
  return drawn.toaster;
}

const MEASURES: Record<string, () => unknown> = {
  clientTimeout,
  serverTimeout: async () => {
    const app = await createHttpServer({
      log: pino({ level: 'silent' }),
      routes: [],
      trustedProxies: 0,
      secure: false,
    } as unknown as Parameters<typeof createHttpServer>[0]);
    const { requestTimeout } = app.server;
    await app.close();
    return requestTimeout / MINUTE;
  },
  cookieDays: () => cookie(undefined) / DAY,
  cookieUntilExpiry: () => {
    const end = NOW + 3 * DAY;
    return cookie(new Date(end).toISOString()) === 3 * DAY ? 'that date' : 'another date';
  },
  serverSessionDays: async () => {
    const db = { insert: () => ({ values: async () => undefined }) } as never;
    const { expire } = await createStoredSession(db, { now: () => new Date(NOW) } as never, {
      userId: '',
      organisationId: '',
    });
    return (Date.parse(expire) - NOW) / DAY;
  },
  currency: () => SITES.cn.currency,
  currencySymbol: () => formatMoney(6900, SITES.cn.currency, 'zh'),
  pointsWord: () => en.shell.points({ points: 2 }).split(' ')[1],
  languages: () => SITES.cn.languages,
  toastDuration: () => toaster()['duration'],
  toastPlace: () => toaster()['position'],
  toastProgress: () => Object.keys(toaster()).some((name) => /progress/i.test(name)),
  codeCountdown: () => {
    const wait = waitOf(new ApiError('too_many_codes')) ?? 0;
    const clock = createCodeClock(() => NOW);
    vi.useFakeTimers();
    clock.start(wait, 'a@b.example');
    return clock.state.get().left;
  },
  pollShape1: () =>
    pause(
      1,
      { output: { task_id: randomUUID(), task_status: 'PENDING' }, request_id: 'r' },
      { output: { task_status: 'SUCCEEDED', results: [{ url: '/files/a' }] } },
    ),
  pollShape3: () =>
    pause(
      3,
      { body: { idProject: '7' }, trace: 't' },
      { body: { content: [{ idProject: '7', processStatus: 1, videoUrl: '/files/a' }] } },
    ),
  pollShape4: () => pause(4, { body: 7, trace: 't' }, { status: 1, url: '/files/a' }),
  pollEvents,
  pollOrder,
  expiryWindow: () => {
    const shown = Array.from({ length: 30 }, (_, at) => at + 1).filter((days) =>
      expiryAlert(new Date(NOW + days * DAY), new Date(NOW)),
    );
    return Math.max(...shown);
  },
  teamMaximum: () => personRange('team', 1).maximum,
  enterpriseMinimum: () => personRange('com', 1).minimum,
  catalogueLimit: () => {
    const most = Array.from({ length: 100 }, (_, at) => at + 1).filter(
      (limit) => catalogueQuery({ limit }).success,
    );
    return [catalogueQuery({}).data?.limit, Math.max(...most)];
  },
  imageDivisor: () => 2000 / approximateImages(SITES.intl, 2000, 7),
  signInPopup: () => sizeOf(popupFeatures(opener, widest)),
  paymentPopup: () => {
    let features = '';
    vi.stubGlobal('screen', widest);
    vi.stubGlobal('window', {
      ...opener,
      open: (_address: string, _name: string, given: string) => {
        features = given;
        return null;
      },
    });
    openPaymentPopup((path) => path);
    return sizeOf(features);
  },
  compressionQuality: async () => (await compressed(5 * 1024 * 1024 + 1)).drawing?.quality,
  compressionAbove: async () => {
    const limit = 5 * 1024 * 1024;
    const [at, above] = [await compressed(limit), await compressed(limit + 1)];
    return at.drawing === undefined && above.drawing !== undefined ? limit : undefined;
  },
  voiceSpeed: () => createRole.body?.parse({ name: 'Mara', voice: { id: 'ann' } }).voice?.speed,
  scriptPicture: () => SCRIPT_PICTURE_BYTES,
  filmCover: () => EXPORT_LIMITS.cover,
  compressionType: async () => (await compressed(5 * 1024 * 1024 + 1)).type,
  viewerZoom: () => {
    const step = stepScale(1, 1) - 1;
    return [clampScale(0.001), clampScale(100), Math.round(step * 1000) / 1000];
  },
  waterfall: () => {
    const [first, second] = layWaterfall(
      [
        { ratio: 1, below: 0 },
        { ratio: 1, below: 0 },
      ],
      1000,
    ).places;
    return [first?.width, (second?.left ?? 0) - (first?.width ?? 0)];
  },
  parallelUploads: () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    pageQueue();
    return queue.parallel;
  },
  assetVersion: () => web.build?.assetsDir,
};

printCounts(9, CONSTANTS);

test.each(CONSTANTS.flatMap((row) => (row.measure ? [[row.item, row, row.measure] as const] : [])))(
  '%s',
  async (_item, { value }, measure) => {
    expect(await MEASURES[measure]?.()).toEqual(value);
  },
);

test('every measure belongs to a row', () => {
  expect(Object.keys(MEASURES).toSorted()).toEqual(
    CONSTANTS.flatMap(({ measure }) => measure ?? []).toSorted(),
  );
});

test.each(CONSTANTS.flatMap(({ item, awaits }) => (awaits ? [[item, awaits] as const] : [])))(
  '%s: nothing has it yet; when something does, its row gets a measure',
  (_item, awaits) => {
    expect(isServed(awaits)).toBe(false);
  },
);
