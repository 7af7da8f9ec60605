/** The text of an answer; empty if it breaks off or is longer than `bytes`. */
export async function readText({ body }: Response, bytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let seen = 0;
  try {
    for await (const part of body ?? []) {
      seen += part.length;
      if (seen > bytes) return '';
      parts.push(part);
    }
  } catch {
    return '';
  }
  return Buffer.concat(parts).toString('utf8');
}

/** @returns undefined if the text is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
