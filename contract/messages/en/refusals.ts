/**
 * What a refusal says that names a value: the server writes it in the caller's language, and pages show it as it came,
 * since names of languages are not on every page.
 */
export const refusals = {
  /** `language_needs_engine` for a known language or accent; `chosen` if only one engine was asked. */
  unserved: ({ field, name, chosen }: { field: 'language' | 'accent'; name: string; chosen: boolean }) => {
    const what = field === 'language' ? name : `the accent “${name}”`;
    return chosen
      ? `The engine that you chose does not support ${what}. Choose another engine, or another ${field}. No points were charged.`
      : `None of the AI models connected here supports ${what}. Choose another ${field}. No points were charged.`;
  },
};
