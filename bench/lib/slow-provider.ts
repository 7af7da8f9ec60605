// The provider of bench/parked-runs.ts, in a separate thread: every task is running, and never ends.
import http from 'node:http';
import { parentPort } from 'node:worker_threads';

let asked = 0;
const provider = http.createServer((_request, response) => {
  asked += 1;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ request_id: 'r', output: { task_id: 't', task_status: 'RUNNING' } }));
});
provider.keepAliveTimeout = 60_000;
provider.listen(0, '127.0.0.1', () => {
  const address = provider.address();
  parentPort?.postMessage(typeof address === 'object' ? address?.port : undefined);
});
parentPort?.on('message', () => parentPort?.postMessage(asked));
