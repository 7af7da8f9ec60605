import type { Kind } from '../../fields/kind.ts';

export interface StyleField {
  kind: 'style';
  values: readonly string[];
  /** Those that the built-in engine does not support. */
  needsEngine?: readonly string[];
}

export const style: Kind<StyleField> = {
  properties: ({ values }) => ({ style: { rule: { type: 'one_of', values }, optional: true } }),
  options: ({ values, needsEngine = [] }) => ({ name: 'style', values, needModel: needsEngine }),
};
