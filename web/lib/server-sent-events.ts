/** One event of a text/event-stream: its name ("message" where the stream gave none) and its data lines joined. */
export interface ServerSentEvent {
  event: string;
  data: string;
}

/**
 * Reads text/event-stream piece by piece, as the standard describes it: pieces may end anywhere, lines end in LF, CR
 * or CRLF, `data` may span lines, comments and unknown fields are passed over, an event without data is none.
 * Answers a function that takes the next piece and returns the events that it completed.
 */
export function createEventReader(): (piece: string) => ServerSentEvent[] {
  let rest = '';
  let event = '';
  let data: string[] = [];

  const readLine = (line: string, done: ServerSentEvent[]) => {
    if (line === '') {
      if (data.length > 0) done.push({ event: event || 'message', data: data.join('\n') });
      event = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  };

  return (piece) => {
    const done: ServerSentEvent[] = [];
    rest += piece;
    for (;;) {
      const end = rest.search(/[\r\n]/);
      // A CR at the very end may be the first half of a CRLF.
      if (end < 0 || (rest[end] === '\r' && end === rest.length - 1)) return done;
      readLine(rest.slice(0, end), done);
      rest = rest.slice(rest.startsWith('\r\n', end) ? end + 2 : end + 1);
    }
  };
}
