import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type { quoteLines, quoteShots } from '@inkreel/contract/api/stories.ts';
import { lineInput, linesToSpeak } from '@inkreel/contract/story/line-status.ts';
import { shotInput } from '@inkreel/contract/story/shot-input.ts';
import { imageFingerprint, speechFingerprint } from '@inkreel/contract/story/shot-inputs.ts';
import { shotsToDraw } from '@inkreel/contract/story/shot-status.ts';
import { DRAW_SHOT, SPEAK_LINE } from '@inkreel/contract/story/story-runs.ts';
import type { StoryWish } from './place-order.ts';

/** Pictures of shots. */
export const picturesOf = (wanted: BodyOf<typeof quoteShots>): StoryWish => ({
  toolId: DRAW_SHOT.id,
  select: (story) =>
    shotsToDraw(story.parts, story.outside, wanted).map((shot) => ({
      part: shot.id,
      input: shotInput(story.parts, shot, { ...story, quality: wanted.quality }),
      made: imageFingerprint(story.parts, shot, story.outside),
      engine: wanted.engine,
    })),
});

/** Voices of lines, each by the engine of its character's voice. */
export const voicesOf = (wanted: BodyOf<typeof quoteLines>): StoryWish => ({
  toolId: SPEAK_LINE.id,
  select: ({ parts, outside, roles }) =>
    linesToSpeak(parts, outside, wanted).flatMap((line) => {
      const voice = roles.get(line.role ?? '')?.voice;
      if (!voice) return [];
      const engine = typeof voice['engine'] === 'string' ? voice['engine'] : undefined;
      const made = speechFingerprint(line, outside);
      return [{ part: line.id, input: lineInput(line, voice), made, engine }];
    }),
});
