import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { doesAge, doesHair } from './portraits/offered.ts';

/** What the built-in engine cannot do of an input of a capability that it serves, by capability. */
export const REFUSALS: {
  readonly [C in Capability]?: (input: CapabilityInput[C]) => ErrorCode | undefined;
} = {
  age: ({ age }) => (doesAge(age) ? undefined : 'value_needs_engine'),
  hair: ({ hair }) => (hair === undefined || doesHair(hair) ? undefined : 'value_needs_engine'),
};
