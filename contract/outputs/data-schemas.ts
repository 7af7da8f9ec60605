import { z } from 'zod';
import type { JsonCapability } from './data-outputs.ts';

/** A script as scenes, each with who says what. */
const script = z.strictObject({
  scenes: z
    .array(
      z.strictObject({
        /** As the script has it, such as INT. KITCHEN - DAY; empty where it has none. */
        heading: z.string().max(200),
        description: z.string().max(5000),
        lines: z
          .array(
            z.strictObject({
              /** Null where nobody is named. */
              speaker: z.string().max(200).nullable(),
              text: z.string().max(5000),
            }),
          )
          .max(500),
      }),
    )
    .min(1)
    .max(200),
});

/** What the data of a capability has to be; an answer that is not is refused, and nobody pays for it. */
export const DATA_SCHEMAS: { readonly [C in JsonCapability]: z.ZodType } = { split_script: script };
