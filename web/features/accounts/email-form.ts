/** True if the text has the form of an address; only sending a mail shows whether it exists. */
export function looksLikeEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text);
}
