import { detectSpeaker } from '@inkreel/contract/api/speaker-check.ts';
import { makeSpeech, makeSpeechV3 } from '@inkreel/contract/api/speech.ts';
import { textScript, visionScript } from '@inkreel/contract/api/texts.ts';
import { toolEndpoints } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { expect, test } from 'vitest';

/** The specification's AI tool endpoints (section 7) that save what they make, unless they are told not to. */
const ENDPOINTS = [
  ...TOOLS.flatMap(toolEndpoints).map(({ endpoint }) => endpoint),
  detectSpeaker,
  makeSpeech,
  makeSpeechV3,
  textScript,
  visionScript,
];

test.each(ENDPOINTS.map(({ path, body }) => [path, body] as const))('%s takes no_save', (_path, body) => {
  const problemsOf = (no_save: unknown) =>
    body
      ?.safeParse({ no_save })
      .error?.issues.filter(
        (issue) =>
          issue.path[0] === 'no_save' ||
          (issue.code === 'unrecognized_keys' && issue.keys.includes('no_save')),
      ) ?? [];
  expect([problemsOf(true), problemsOf(false)]).toEqual([[], []]);
  expect(problemsOf('yes')).toHaveLength(1);
});
