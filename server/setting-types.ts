import { z } from 'zod';

/** A setting with any text; an empty one counts as not set. */
export const text = z.string().optional();
/** An address with one of these protocols, such as `https:`. */
export const address = (protocols: string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address such as ${example}`,
  });
/**
 * An address to which paths are added: what follows a `?` or `#` in it would swallow them, and so reach any path that
 * the address names.
 */
export const baseAddress = (protocols: string[], example: string) =>
  address(protocols, example).refine((value) => !/[?#]/u.test(value), {
    error: `must be an address without ? and #, such as ${example}`,
  });
/** Address of a provider, which gets secrets: only an address on this machine may be without encryption. */
export const secretAddress = (example: string) =>
  baseAddress(['http:', 'https:'], example).refine(
    (value) => /^(https:|http:\/\/(127\.0\.0\.1|localhost)[:/])/.test(value),
    { error: 'must begin with https:' },
  );
/** The address of a provider, with a default. */
export const providerAddress = (standard: string) => secretAddress(standard).default(standard);
/** A whole number between these bounds, inclusive. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, { error: `must be a whole number from ${minimum} to ${maximum}` })
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, {
      error: `must be a whole number from ${minimum} to ${maximum}`,
    });
/** One of these words. */
export const oneOf = <const T extends [string, ...string[]]>(...values: T) =>
  z.enum(values, { error: `must be one of: ${values.join(', ')}` });
