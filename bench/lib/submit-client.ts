// The sender of bench/submit.ts, in a separate process, so that it is not measured. In a thread, autocannon
// would mistake itself for one of its workers.
import autocannon from 'autocannon';

interface Load {
  url: string;
  body: string;
  /** Of each connection in turn. */
  tokens: readonly string[];
  connections: number;
  seconds: number;
}

process.on('message', async ({ url, body, tokens, connections, seconds }: Load) => {
  let next = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method: 'POST',
    body,
    setupClient: (client) => {
      const token = tokens[next++ % tokens.length];
      client.setHeaders({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
    },
  });
  process.send?.({
    perSecond: result.requests.average,
    p99: result.latency.p99,
    // A connection that broke has no status.
    refused: result.non2xx + result.errors,
  });
});
