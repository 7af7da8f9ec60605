// The sender of bench/upload.ts, in a separate thread, so that it is not measured.
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';

const { origin, jpeg: bytes } = workerData as { origin: string; jpeg: Uint8Array };
const jpeg = Buffer.from(bytes);
const agent = new http.Agent({ keepAlive: true });

function send(method: 'GET' | 'PUT', address: string | URL, body?: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${'x'.repeat(43)}`,
      ...(body ? { 'content-length': body.length } : {}),
    };
    const request = http.request(new URL(address, origin), { method, agent, headers }, (response) => {
      text(response).then((answer) => {
        if (response.statusCode === 200) resolve(answer);
        else reject(new Error(`${method} answered ${response.statusCode}: ${answer}`));
      }, reject);
    });
    request.once('error', reject);
    request.end(body);
  });
}

async function upload(): Promise<void> {
  const query = `file_name=photo.jpg&content_type=image/jpeg&size=${jpeg.length}`;
  const asked = await send('GET', `/api.v1/storage/upload/token?${query}`);
  const { upload_url } = (JSON.parse(asked) as { data: { upload_url: string } }).data;
  const { pathname, search } = new URL(upload_url);
  await send('PUT', pathname + search, jpeg);
}

/** What to send, and where: to the URL of a bare upload, or else as the browser sends it. */
interface Load {
  uploads: number;
  concurrency: number;
  bare?: string;
}

parentPort?.on('message', async ({ uploads, concurrency, bare }: Load) => {
  let left = uploads;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left > 0) {
        left -= 1;
        if (bare === undefined) await upload();
        else await send('PUT', bare, jpeg);
      }
    }),
  );
  parentPort?.postMessage('done');
});
