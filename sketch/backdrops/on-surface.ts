/**
 * The parser understands surfaces only under an object, so a box is added for parsing and not
 * drawn.
 */
export const onSurface = (prompt: string): string =>
  prompt + (/\p{Script=Han}/u.test(prompt) ? '，一个盒子' : ', a box');
