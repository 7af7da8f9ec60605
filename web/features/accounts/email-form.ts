/** True for what has the form of an address; only the mail shows whether it exists. */
export function looksLikeEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text);
}
