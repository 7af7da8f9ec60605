import { STORY_RUNS } from '@inkreel/contract/story/story-runs.ts';
import { SERVICES } from '@inkreel/contract/text/services.ts';
import { createSpeakerCheck } from '../engines/speaker-check.ts';
import { createPrices } from '../features/billing/prices.ts';
import { keepShipped } from '../features/stock/keep-shipped.ts';
import { PROJECT_CHARGES } from '../features/subtitles/charge-project.ts';
import { checkMarks } from '../features/tools/check-marks.ts';
import { checkPerson } from '../features/tools/check-person.ts';
import type { Core } from './core.ts';

/** What starting a run of a tool needs besides the core: prices, and looks at what the input names. */
export function openRunDeps({ deps, table, tools, analyze }: Core) {
  return {
    prices: createPrices({ ...deps, tools: [...tools, ...SERVICES, ...STORY_RUNS] }),
    looks: {
      checkPerson: checkPerson.bind(undefined, { assist: analyze }),
      checkSpeaker: createSpeakerCheck(table),
      checkMarks: checkMarks.bind(undefined, deps),
      keepShipped: keepShipped.bind(undefined, deps),
      documentCharges: PROJECT_CHARGES,
    },
  };
}
