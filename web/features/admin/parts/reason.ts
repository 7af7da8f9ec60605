/** Whether a reason is one that the server takes: 3 to 300 characters beside the spaces around it. */
export function reasonFits(reason: string): boolean {
  const { length } = reason.trim();
  return length >= 3 && length <= 300;
}
