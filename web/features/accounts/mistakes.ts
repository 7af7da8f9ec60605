import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.ts';

/** What is wrong, by the name of the input; `form` if no single input is to blame. */
export type Mistakes<Input extends string> = Partial<Record<Input | 'form', ReactNode>>;

/** Makes a function that says which input a server's refusal belongs to. */
export function placesOf<Input extends string>(
  places: Partial<Record<ErrorCode, Input>>,
): (error: unknown) => Input | 'form' {
  const inputs: Readonly<Record<string, Input>> = places;
  return (error) => (error instanceof ApiError ? (inputs[error.code] ?? 'form') : 'form');
}
