import fs from 'node:fs';
import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { ERRORS, type ErrorCode } from '@inkreel/contract/errors.ts';
import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { zh } from '@inkreel/contract/messages/zh.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { inputSchema } from '@inkreel/contract/tools/define-tool.ts';
import { createRef, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkPerson } from '../server/features/tools/check-person.ts';
import { SocialPart } from '../web/features/accounts/social/social-part.tsx';
import { ApiError, type TransportCode } from '../web/lib/api-error.ts';
import { loadErrorTexts } from '../web/lib/error-texts.ts';
import { failureOf, spokenFailure } from '../web/lib/failure-text.ts';
import { loadMessages, MessagesProvider } from '../web/lib/messages.tsx';
import { FailedCard } from '../web/runs/failed-card.tsx';
import { FailureWords } from '../web/ui/failure-words.tsx';
import { unfitReason, uploadReason } from '../web/uploads/refusal.ts';
import { textAt } from './catalogue-texts.ts';
import { isServed, printCounts } from './is-served.ts';
import { MESSAGES, type MessageRow, OTHER_MESSAGES } from './messages.ts';

beforeAll(() => Promise.all([loadMessages('en'), loadErrorTexts('en')]));

/** The texts of the elements that something is drawn as, each by itself. */
function elementTexts(element: ReactNode): string[] {
  const html = renderToStaticMarkup(<MessagesProvider language="en">{element}</MessagesProvider>);
  return [...html.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.trim()).filter((text) => text !== '');
}
const failureTexts = (code: ErrorCode | TransportCode) =>
  elementTexts(<FailureWords failure={failureOf(new ApiError(code), en)} />);

/** What the card of a failed run says. */
function cardTexts(tool_id: string, error: string | null = 'task_failed'): string[] {
  const receipt = { state: 'returned', quoted: 20, settled: 0, returned: 20, points_each: 20, lines: [] };
  const run = { id: 'r', tool_id, state: 'FAILED', error, results: [], receipt } as unknown as TaskRecord;
  return elementTexts(<FailedCard run={run} onRetry={() => undefined} />);
}
const upload = (error: unknown) => {
  const { text, hint } = uploadReason(error, 'cat.png', uploadTexts.en, en);
  return [text, hint];
};

/** What is shown of a row, as the texts of its elements. */
const CHECKS: Record<string, (row: MessageRow) => string[] | Promise<string[]>> = {
  transport: ({ place = '' }) => failureTexts(place.split('.')[1] as TransportCode),
  blockedPopup: () =>
    elementTexts(
      <SocialPart
        provider="Google"
        otherWay="email"
        failure={{ kind: 'popup_blocked' }}
        onStart={() => undefined}
        button={createRef()}
      />,
    ),
  failedRun: () => {
    expect(cardTexts('hair', null)).toContain(en.errors.task_failed);
    return cardTexts('hair');
  },
  createRole: () => [failureOf(new ApiError('internal_error'), en, en.failures.createRole).text],
  failedTranslation: () => cardTexts('ai-image-translator'),
  failedExpansion: () => cardTexts('ai-image-extender'),
  noFace: () => {
    expect(cardTexts('hair', 'no_face')).toContain(en.help.no_face);
    return cardTexts('hair', 'no_face');
  },
  detectFace: async () => {
    const { code } = await checkPerson({ assist: () => Promise.reject(new Error('down')) }, '/files/a', {
      organisationId: 'o',
      userId: 'u',
    }).then(
      () => ({ code: 'task_failed' as const }),
      (error: { code: ErrorCode }) => error,
    );
    return failureTexts(code);
  },
  emptyPrompt: () => {
    const { error } = inputSchema(aiImageGenerator).safeParse({ prompt: ' ', width: 512, height: 512 });
    return (error?.issues ?? []).flatMap(({ message }) => failureTexts(message as ErrorCode));
  },
  fileSize: () => {
    // The browser says so before the upload, and in the same words when the server does.
    expect(upload(new ApiError('file_too_large'))[0]).toBe(
      unfitReason({ problem: 'bytes' }, {}, uploadTexts.en).text,
    );
    return upload(new ApiError('file_too_large'));
  },
  videoSize: () => [uploadTexts.en.refused.size({ size: 500 })],
  applicationServer: () => upload(new ApiError('internal_error')),
  remoteServer: () => upload(new ApiError('storage_unavailable')),
  refusedFile: ({ place = '' }) => {
    const code = place.split('.')[1] as ErrorCode;
    // The run that ended with it says the same.
    expect(cardTexts('lip-sync', code)).toEqual(expect.arrayContaining(failureTexts(code)));
    return failureTexts(code);
  },
  unreadFile: () => upload(new DOMException('gone', 'NotReadableError')),
};

const OTHER_CHECKS: Record<string, () => void> = {
  projectLimit: () => {
    for (const texts of [en, zh])
      expect(failureOf(new ApiError('project_limit_reached'), texts, 'x').text).toBe(
        texts.errors.project_limit_reached,
      );
  },
  silent401: () => expect(spokenFailure(new ApiError('not_signed_in'), en, 'x')).toBeUndefined(),
  silent100505: () => {
    expect(ERRORS.not_enough_points.number).toBe(100505);
    expect(spokenFailure(new ApiError('not_enough_points'), en, 'x')).toBeUndefined();
  },
};

printCounts(8, [...MESSAGES, ...OTHER_MESSAGES.map(() => ({}))]);

const served = MESSAGES.filter(({ awaits }) => awaits === undefined);

/** A space that keeps a number and its unit on one line reads like any other. */
const spaced = (text: unknown) => String(text).replaceAll('\u00a0', ' ');

describe('section 8', () => {
  test.each(served.map((row) => [row.place ?? '', row] as const))(
    '%s is the text, in both languages',
    (_place, { en: english, zh: chinese, place = '', parameters }) => {
      expect(spaced(textAt('en', place, parameters))).toBe(english);
      expect(spaced(textAt('zh', place, parameters))).toBe(chinese);
    },
  );

  test.each(served.flatMap((row) => (row.check ? [[row.en, row, row.check] as const] : [])))(
    '%s is shown where it is due, in a separate element',
    async (text, row, check) => {
      const shown = (await CHECKS[check]?.(row)) ?? [];
      expect(shown.map(spaced)).toContain(text);
    },
  );

  test.each(served.flatMap((row) => (row.seenIn ? [[row.en, row.seenIn] as const] : [])))(
    '%s is waited for by a journey of its feature',
    (_text, { file, by }) => {
      expect(fs.readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(by);
    },
  );

  test.each(OTHER_MESSAGES.flatMap((row) => ('check' in row ? [[row.what, row.check] as const] : [])))(
    '%s',
    (_what, check) => OTHER_CHECKS[check]?.(),
  );

  test('each row has one way of being shown, and each check a row', () => {
    for (const row of served) {
      const ways = [row.check, row.journey, row.seenIn].filter((way) => way !== undefined);
      expect(ways.length, row.en).toBe(1);
    }
    expect(new Set(Object.keys(CHECKS))).toEqual(new Set(served.flatMap(({ check }) => check ?? [])));
  });

  test.each(MESSAGES.flatMap(({ en: english, awaits }) => (awaits ? [[english, awaits] as const] : [])))(
    '%s: nothing has it yet; when something does, its row gets a test',
    (_text, awaits) => {
      expect(isServed(awaits)).toBe(false);
    },
  );
});
