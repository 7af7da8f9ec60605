import type { Operation, Tool } from './tool.ts';

/** Fills the area under the pointer with one press. */
export function createFill(): Tool {
  return ({ kind, at }): Operation[] => (kind === 'down' ? [{ kind: 'flood', at }, { kind: 'commit' }] : []);
}
