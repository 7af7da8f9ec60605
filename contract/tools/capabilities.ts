/** What an engine can be asked to do. Tools name one; engines say which they serve (`server/engines/routing.ts`). */
export const CAPABILITIES = ['text_to_image'] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** Input of each capability, after the tool has parsed its form. */
export interface CapabilityInput {
  text_to_image: {
    prompt: string;
    width: number;
    height: number;
    count: number;
    style?: string | undefined;
    seed: number;
    quality: 'draft' | 'standard' | 'best';
  };
}
