/**
 * What a row of the specification waits for where the product does not have it yet. As soon as the product has it, the
 * row's own test is due, and the row fails until it has one.
 */
export type Awaits =
  | { route: string }
  | { tool: string }
  | { text: string }
  | { error: string }
  | { choices: readonly (string | number)[] };
