/** Whether the server accepts a reason: 2 to 300 characters without surrounding spaces. */
export function reasonFits(reason: string): boolean {
  const { length } = reason.trim();
  return length >= 2 && length <= 300;
}
