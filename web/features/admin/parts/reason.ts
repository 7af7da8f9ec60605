/** Whether a reason is one that the server takes: 2 to 300 characters beside the spaces around it. */
export function reasonFits(reason: string): boolean {
  const { length } = reason.trim();
  return length >= 2 && length <= 300;
}
