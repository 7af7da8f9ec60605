/**
 * Excludes log lines, messages of internal errors and texts of a refusal's cause: only people read them, and
 * a test that repeats them proves nothing. Error codes (`AppError`) are changed like everything else. So are
 * texts, except for the empty one that the type checker requires in `const [first = ''] = ...`, which nothing
 * reaches.
 */
export const shouldIgnore = (path) => {
  const { node, parent } = path;
  const call = path.isExpressionStatement() ? node.expression : node;
  if (call.type === 'CallExpression' && isLog(call.callee)) return 'a line of the log';
  const isText = path.isStringLiteral() || path.isTemplateLiteral();
  if (isText && parent.type === 'NewExpression' && parent.callee.name === 'Error')
    return 'words of an internal error';
  if (isText && REASONS.has(parent.callee?.name) && isSentence(node)) return 'words of a cause';
  if (path.isStringLiteral() && node.value === '' && isOfArrayPattern(path)) return 'nothing reaches it';
  return undefined;
};

/** Functions that create an error from a sentence (`billing/pay/call-provider.ts`). */
const REASONS = new Set(['notGenuine', 'refused', 'unavailable']);
/** A code has no spaces. */
const isSentence = ({ value, quasis }) =>
  (value ?? quasis.map(({ value: { raw } }) => raw).join('')).includes(' ');

const LEVELS = new Set(['info', 'warn', 'error']);

function isLog({ type, object, property }) {
  if (type !== 'MemberExpression' || !LEVELS.has(property.name)) return false;
  return (object.name ?? object.property?.name) === 'log';
}

const isOfArrayPattern = ({ parent, parentPath }) =>
  parent.type === 'AssignmentPattern' && parentPath.parent.type === 'ArrayPattern';
