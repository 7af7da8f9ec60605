import http from 'node:http';

const MB = 1024 * 1024;

/**
 * Sends a body megabyte by megabyte, until the server closes the connection.
 * @param most megabytes after which it gives up
 * @returns megabytes sent, those in the buffers of the two sockets included
 */
export function sendEndless(url: URL, most = 256): Promise<number> {
  return new Promise((resolve) => {
    const request = http.request(url, { method: 'PUT' });
    let megabytes = 0;
    const more = () => {
      if (request.destroyed || megabytes === most) {
        request.destroy();
        return resolve(megabytes);
      }
      megabytes += 1;
      request.write(Buffer.alloc(MB), more);
    };
    request.on('error', () => resolve(megabytes));
    more();
  });
}
