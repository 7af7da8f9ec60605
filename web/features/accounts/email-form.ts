/** True for what has the form of an address; whether it exists, the mail will tell. */
export function looksLikeEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text);
}
