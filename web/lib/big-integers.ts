/** A JSON string, or a complete number: scanning by whole tokens keeps digits inside strings out of it. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Parses JSON; integers that a double cannot hold become strings with all their digits (specification, section 7).
 * @throws SyntaxError if the text is not JSON
 */
export function parseKeepingIntegers(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  return JSON.parse(
    text.replace(TOKEN, (token) =>
      /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
    ),
  );
}
