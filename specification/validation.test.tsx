import type { Edition } from '@inkreel/contract/api/accounts.ts';
import { splitText } from '@inkreel/contract/api/scripts.ts';
import { SPEAKER_RULES } from '@inkreel/contract/api/speaker-check.ts';
import { blankValues, checkValues } from '@inkreel/contract/fields/check-values.ts';
import { kindOf, mediumOf, pictureMisfit } from '@inkreel/contract/fields/field.ts';
import { IMAGE_UPLOAD_BYTES, PARALLEL_UPLOADS, PROJECT_CAPS } from '@inkreel/contract/limits.ts';
import { type FileFacts, MEDIA_LIMITS, mediaProblems } from '@inkreel/contract/media-limits.ts';
import { personRange } from '@inkreel/contract/plans.ts';
import { inputSchema, toolEndpoints } from '@inkreel/contract/tools/define-tool.ts';
import { refuseHair } from '@inkreel/contract/tools/hair-limits.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { REFUSALS } from '@inkreel/contract/tools/refusals.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requireRoom } from '../server/features/organisations/require-room.ts';
import { allowUpload } from '../server/features/storage/allow-upload.ts';
import { EmailField } from '../web/features/accounts/email-field.tsx';
import { checkReset, type ResetInput } from '../web/features/accounts/reset/check-reset.ts';
import { buy } from '../web/features/billing/pricing/buy.ts';
import { refusalOf } from '../web/features/billing/pricing/offer.ts';
import { loadMessages, MessagesProvider } from '../web/lib/messages.tsx';
import { createUploadQueue } from '../web/uploads/core/queue.ts';
import { shrinkPicture } from '../web/uploads/shrink-picture.ts';
import { textAt } from './catalogue-texts.ts';
import { isServed, printCounts } from './is-served.ts';
import { RULES } from './validation.ts';

/** Open projects that the organisation has, and how often someone was asked to sign in. */
// The thread has read these modules for the files before, without what is replaced here.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const world = vi.hoisted(() => ({ projects: 0, askedToSignIn: 0 }));
vi.mock('../server/features/organisations/project-store.ts', async (original) => ({
  ...(await original<object>()),
  countOpenProjects: async () => world.projects,
}));
vi.mock('../web/lib/session.ts', async (original) => ({
  ...(await original<object>()),
  currentToken: () => undefined,
}));
vi.mock('../web/lib/dialogs.ts', async (original) => ({
  ...(await original<object>()),
  askToSignIn: async () => {
    world.askedToSignIn += 1;
    return false;
  },
}));

beforeAll(() => loadMessages('en'));

const MEGABYTE = 1024 * 1024;
const NOW = new Date('2026-03-01T10:00:00Z');

const toolOf = (id: string) => {
  const tool = TOOLS.find((one) => one.id === id);
  if (!tool) throw new Error(`there is no tool ${id}`);
  return tool;
};

/** What an upload of this type and size is refused with; undefined if it is allowed. */
const uploadRefusal = (content_type: string, size: number) =>
  allowUpload(
    { clock: { now: () => NOW }, files: { secret: Buffer.alloc(32) } } as never,
    { userId: 'u', organisationId: 'o' } as never,
    {
      file_name: 'a',
      content_type,
      size,
      from_type: 'temp',
      share_type: 'public',
      folder_id: 0,
      parts: false,
    } as never,
  ).then(
    () => undefined,
    (error: { code: string }) => error.code,
  );

async function passesUpTo(content_type: string, bytes: number) {
  expect(await uploadRefusal(content_type, bytes)).toBeUndefined();
  expect(await uploadRefusal(content_type, bytes + 1)).toBe('file_too_large');
}

/** An extension of 100 by 100 pixels that adds so much. */
const extended = (sides: object) =>
  pictureMisfit({ kind: 'frame', of: 'image_url' }, { ...sides }, { image_url: { width: 100, height: 100 } });

/** What an empty form of the tool lacks, by the button in the browser and by the server. */
function lacks(id: string, given: object = {}) {
  const tool = toolOf(id);
  const checked = checkValues(tool, { ...blankValues(tool), ...given });
  const parsed = inputSchema(tool).safeParse(given);
  return {
    browser: 'blocker' in checked ? checked.blocker : undefined,
    server: parsed.success
      ? REFUSALS[id]?.(parsed.data, {})
      : parsed.error.issues
          .map(({ message }) => message)
          .filter((message) => /_(required|prompt)$/.test(message)),
  };
}

/** Numbers and types at the border of a limit: those that fit, then those that do not. */
type Borders = Partial<Record<keyof FileFacts, readonly [readonly unknown[], readonly unknown[]]>>;
const FILM: FileFacts = {
  type: 'video/mp4',
  bytes: 1,
  seconds: 10,
  width: 1280,
  height: 1000,
  frameRate: 25,
};
function holdsAt(limits: Parameters<typeof mediaProblems>[0], borders: Borders, file: FileFacts = FILM) {
  for (const [name, [good, bad]] of Object.entries(borders)) {
    for (const value of good)
      expect([value, mediaProblems(limits, { ...file, [name]: value })]).toEqual([value, []]);
    for (const value of bad)
      expect([value, mediaProblems(limits, { ...file, [name]: value })]).not.toEqual([value, []]);
  }
}
/** The limits of the sound or the video that a tool takes as this property. */
function limitsOf(id: string, property: string) {
  const medium = toolOf(id)
    .fields.map(mediumOf)
    .find((each) => each?.name === property);
  if (!medium) throw new Error(`${id} takes no ${property}`);
  return medium.limits;
}
const SOUND: FileFacts = { type: 'audio/wav', bytes: 1, seconds: 10 };

/** What the sides of the tool's picture are refused with. */
function sidesRefused(id: string, name: string, width: number, height: number) {
  const tool = toolOf(id);
  const field = tool.fields.find((each) => 'name' in each && each.name === name);
  if (!field) throw new Error(`${id} has no ${name}`);
  const sizes = { [name]: { width, height } };
  return kindOf(field).pictureProblem?.(field, {}, sizes) ?? REFUSALS[id]?.({}, sizes);
}

/** The rule is checked before a run of the tool, and told by its code. */
function isChecked(id: string, code: (typeof SPEAKER_RULES)[number]) {
  expect(SPEAKER_RULES).toContain(code);
  const [own] = toolEndpoints(toolOf(id));
  expect(own?.endpoint.errors).toContain(code);
  expect(toolOf(id).fields.map(({ kind }) => kind)).toContain('check');
}

const drawn = (element: ReactNode) =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MessagesProvider language="en">{element}</MessagesProvider>
    </QueryClientProvider>,
  );
const entered: Record<ResetInput, string> = {
  email: 'a@b.example',
  code: '123456',
  password: 'a long password',
  confirmPassword: 'a long password',
};
const NO_PLAN = { expired_at: null, seats: 1, periods: [], now: '2026-01-01T00:00:00Z' };
const refusedTab = (edition: Edition, type: 'vip' | 'team') =>
  refusalOf(type, { edition, members: 1, may_buy: true, ...NO_PLAN })?.kind;

const CHECKS: Record<string, () => unknown> = {
  audioSize: () => passesUpTo('audio/mpeg', 15 * MEGABYTE),
  audioTypes: async () => {
    expect(MEDIA_LIMITS.audio.types).toEqual(['audio/wav', 'audio/mpeg']);
    for (const type of MEDIA_LIMITS.audio.types) expect(await uploadRefusal(type, 1)).toBeUndefined();
    // AAC is uploaded for retalk, which takes it.
    for (const type of ['audio/ogg', 'audio/flac'])
      expect(await uploadRefusal(type, 1)).toBe('unsupported_file_type');
  },
  videoSize: () => passesUpTo('video/mp4', 500 * MEGABYTE),
  expansionWidth: () => {
    expect(extended({ left: 100, right: 100 })).toBeUndefined();
    expect(extended({ left: 100, right: 101 })).toBe('extension_too_large');
  },
  expansionHeight: () => {
    expect(extended({ top: 100, bottom: 100 })).toBeUndefined();
    expect(extended({ top: 101, bottom: 100 })).toBe('extension_too_large');
  },
  shortHair: () => {
    const of = (side: number) => refuseHair({ hair: 603 }, { image_url: { width: side, height: 100 } });
    expect(of(2047)).toBeUndefined();
    expect(of(2048)).toBe('hair_image_too_large');
  },
  fileType: async () => {
    expect(await uploadRefusal('image/png', 1)).toBeUndefined();
    expect(await uploadRefusal('image/svg+xml', 1)).toBe('unsupported_file_type');
  },
  fileSize: () => passesUpTo('image/png', IMAGE_UPLOAD_BYTES),
  parallelUploads: () => {
    const queue = createUploadQueue<string, string>({
      parallel: PARALLEL_UPLOADS,
      pauses: [],
      passes: () => false,
      send: () => new Promise(() => undefined),
      wait: async () => undefined,
      isOnline: () => true,
      untilOnline: async () => undefined,
    });
    for (let at = 0; at < 6; at += 1) queue.add(`file ${at}`, () => undefined);
    const states = queue.uploads.get().map(({ state }) => state.kind);
    expect(states).toEqual([...Array.from({ length: 5 }, () => 'sending'), 'waiting']);
  },
  modelImage: () => expect(lacks('shoe')).toMatchObject({ browser: 'model_image_required' }),
  text: () =>
    expect(lacks('ai-image-translator', { image_url: '/files/a.png' })).toEqual({
      browser: 'text_required',
      server: 'text_required',
    }),
  prompt: () =>
    expect(lacks('ai-image-generator', { width: 512, height: 512 })).toEqual({
      browser: 'empty_prompt',
      server: ['empty_prompt'],
    }),
  image: () => expect(lacks('remove-bg')).toEqual({ browser: 'image_required', server: ['image_required'] }),
  drawing: () => expect(lacks('stroke', { prompt: 'a cat' })).toMatchObject({ browser: 'drawing_required' }),
  subtitleRegion: () => {
    const kept = [{ mode: 'keep', left: 0, top: 0, width: 1, height: 1 }];
    for (const areas of [undefined, [], kept])
      expect(lacks('remove-subtitle', { video_url: '/files/a.mp4', areas })).toMatchObject({
        browser: 'subtitle_area_required',
      });
  },
  descriptions: () =>
    expect(lacks('ai-consistent-character-generator', { prompt: 'a cat' })).toMatchObject({
      browser: 'description_required',
    }),
  styleReference: () => {
    const given = { image_url: '/files/a.png', style: -1 };
    expect(lacks('repaint', given)).toEqual({
      browser: 'style_reference_required',
      server: 'style_reference_required',
    });
    expect(lacks('repaint', { ...given, style: 2 })).toEqual({ browser: undefined, server: undefined });
  },
  portraitAndAudio: () => {
    for (const given of [{}, { image_url: '/files/a.png' }, { audio_url: '/files/a.wav' }])
      expect(lacks('lip-sync', given).browser).toBe('portrait_and_audio_required');
  },
  video: () => expect(lacks('video-retalk')).toMatchObject({ browser: 'video_required' }),
  scriptText: () => {
    const reasonsFor = (length: number) =>
      splitText.body?.safeParse({ text: 'a'.repeat(length) }).error?.issues.map(({ message }) => message);
    expect(reasonsFor(5000)).toBeUndefined();
    expect(reasonsFor(5001)).toEqual(['script_too_long']);
  },
  scriptAssets: async () => {
    const sizeOf = async (bytes: number) => {
      const sent = await shrinkPicture(new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }), {
        decode: async () => ({ width: 4000, height: 3000, close: () => undefined }) as ImageBitmap,
        // Smaller with each step, and at first not small enough.
        redraw: async (_, { width, type }) =>
          new Blob([new Uint8Array(600 * width)], { type: type ?? 'image/jpeg' }),
      });
      return sent.blob.size;
    };
    expect(await sizeOf(MEGABYTE - 1)).toBe(MEGABYTE - 1);
    expect(await sizeOf(MEGABYTE)).toBe(600 * 1600);
  },
  audioSeconds: () => holdsAt(limitsOf('lip-sync', 'audio_url'), { seconds: [[59.999], [60]] }, SOUND),
  lipSyncVideoSize: () =>
    holdsAt(MEDIA_LIMITS.lipSyncVideo, { bytes: [[100 * MEGABYTE - 1], [100 * MEGABYTE]] }),
  lipSyncVideoSeconds: () => holdsAt(MEDIA_LIMITS.lipSyncVideo, { seconds: [[59.999], [60]] }),
  lipSyncVideoTypes: () =>
    holdsAt(MEDIA_LIMITS.lipSyncVideo, { type: [['video/mp4'], ['video/webm', 'video/quicktime']] }),
  singlePerson: () => isChecked('lip-sync', 'several_people'),
  frontView: () => isChecked('lip-sync', 'pose_invalid'),
  wholeFace: () => isChecked('lip-sync', 'pose_invalid'),
  portraitLongest: () => {
    expect(sidesRefused('lip-sync', 'image_url', 6999, 500)).toBeUndefined();
    expect(sidesRefused('lip-sync', 'image_url', 7000, 500)).toBe('image_too_large');
  },
  portraitShortest: () => {
    expect(sidesRefused('lip-sync', 'image_url', 401, 500)).toBeUndefined();
    expect(sidesRefused('lip-sync', 'image_url', 400, 500)).toBe('image_too_small');
  },
  retalkSize: () =>
    holdsAt(limitsOf('video-retalk', 'video_url'), { bytes: [[300 * MEGABYTE - 1], [300 * MEGABYTE]] }),
  retalkVideoTypes: () =>
    holdsAt(limitsOf('video-retalk', 'video_url'), {
      type: [['video/mp4', 'video/x-msvideo', 'video/quicktime'], ['video/webm']],
    }),
  retalkAudioTypes: () =>
    holdsAt(
      limitsOf('video-retalk', 'audio_url'),
      { type: [['audio/mpeg', 'audio/wav', 'audio/aac'], ['audio/ogg']] },
      SOUND,
    ),
  retalkSides: () =>
    holdsAt(limitsOf('video-retalk', 'video_url'), {
      width: [
        [640, 2000],
        [639, 2049],
      ],
      height: [[640], [639]],
    }),
  retalkFrameRate: () =>
    holdsAt(limitsOf('video-retalk', 'video_url'), {
      frameRate: [
        [15, 60],
        [14.9, 60.1],
      ],
    }),
  retalkSeconds: () => {
    const borders: Borders = {
      seconds: [
        [2, 120],
        [1.999, 120.001],
      ],
    };
    holdsAt(limitsOf('video-retalk', 'video_url'), borders);
    holdsAt(limitsOf('video-retalk', 'audio_url'), borders, SOUND);
  },
  retalkImageRatio: () => {
    expect(sidesRefused('video-retalk', 'face_url', 1000, 500)).toBeUndefined();
    expect(sidesRefused('video-retalk', 'face_url', 1001, 500)).toBe('media_proportions');
  },
  retalkImageEdge: () => {
    expect(sidesRefused('video-retalk', 'face_url', 4096, 4096)).toBeUndefined();
    expect(sidesRefused('video-retalk', 'face_url', 4097, 4096)).toBe('image_too_large');
  },
  retalkPerson: () => {
    isChecked('video-retalk', 'no_person');
    isChecked('video-retalk', 'several_people');
  },
  resetOrder: () => {
    const order: ResetInput[] = ['email', 'code', 'password', 'confirmPassword'];
    const said = order.map((_, at) => {
      const filled = order.map((input, index) => [input, index < at ? entered[input] : ''] as const);
      return checkReset(Object.fromEntries(filled) as typeof entered)?.input;
    });
    expect(said).toEqual(order);
    expect(checkReset(entered)).toBeUndefined();
  },
  resetMatch: () =>
    expect(checkReset({ ...entered, confirmPassword: 'another one' })?.message).toBe('passwordNotMatch'),
  resetKeys: () => {
    for (const key of ['email', 'resetCode', 'password', 'confirmPassword', 'passwordNotMatch'])
      for (const language of ['en', 'zh'] as const)
        expect(textAt(language, `account.login.${key}`)).toEqual(expect.any(String));
  },
  emailField: () => {
    const [input = ''] = /<input[^>]*>/.exec(drawn(<EmailField label="E-mail" error={undefined} />)) ?? [];
    expect(input).toContain('type="email"');
    expect(input).toContain('required=""');
  },
  teamMinimum: () =>
    expect([0, 1, 3].map((members) => personRange('team', members).minimum)).toEqual([1, 1, 3]),
  teamMaximum: () => expect(personRange('team', 1).maximum).toBe(5),
  teamDefault: () => expect([1, 3].map((members) => personRange('team', members).initial)).toEqual([2, 3]),
  enterpriseMinimum: () =>
    expect([1, 6, 7].map((members) => personRange('com', members).minimum)).toEqual([6, 6, 7]),
  enterpriseDefault: () => expect(personRange('com', 1).initial).toBe(6),
  lowerTabs: () => {
    expect(refusedTab('com', 'team')).toBe('lower');
    expect([refusedTab('team', 'vip'), refusedTab('com', 'vip')]).toEqual(['lower', 'lower']);
    expect([refusedTab('vip', 'team'), refusedTab('free', 'vip')]).toEqual([undefined, undefined]);
  },
  guestBuys: async () => {
    const before = world.askedToSignIn;
    const purchase = {
      choice: { product: {}, count: 1 },
      ways: ['wechat'],
      from: 'pricing_page',
      client: {},
    };
    await buy(purchase as never);
    expect(world.askedToSignIn).toBe(before + 1);
  },
  projectCaps: async () => {
    for (const [plan, cap] of Object.entries(PROJECT_CAPS)) {
      const expiresAt = plan === 'free' ? null : new Date(NOW.getTime() + 1000);
      const room = () => requireRoom({} as never, { id: 'o', plan, expiresAt } as never, NOW);
      world.projects = cap - 1;
      await expect(room()).resolves.toBeUndefined();
      world.projects = cap;
      await expect(room()).rejects.toMatchObject({ code: 'project_limit_reached' });
    }
  },
};

printCounts(5, RULES);

test.each(RULES.flatMap(({ rule, check }) => (check ? [[rule, check] as const] : [])))(
  '%s',
  async (_rule, check) => {
    expect(CHECKS[check]).toBeTypeOf('function');
    await CHECKS[check]?.();
  },
);

test('every check belongs to a rule', () => {
  expect(Object.keys(CHECKS).toSorted()).toEqual(RULES.flatMap(({ check }) => check ?? []).toSorted());
});

test.each(RULES.flatMap(({ rule, awaits }) => (awaits ? [[rule, awaits] as const] : [])))(
  '%s: nothing has it yet; when something does, its row gets a check',
  (_rule, awaits) => {
    expect(isServed(awaits)).toBe(false);
  },
);
