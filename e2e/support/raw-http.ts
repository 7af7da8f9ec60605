import { once } from 'node:events';
import net from 'node:net';

/** Opens a connection and sends this text as it is; nothing is read until someone asks. */
export async function openRaw(url: string, text: string): Promise<net.Socket> {
  const { hostname, port } = new URL(url);
  const socket = net.connect({ host: hostname, port: Number(port) });
  // A connection that the server cuts is what these tests are about.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Everything that the server says until it closes the connection. */
export async function readToEnd(socket: net.Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  if (!socket.closed) await once(socket, 'close');
  return text;
}

/** Sends a request as text and answers what came back; the request should ask for `connection: close`. */
export async function exchange(url: string, text: string): Promise<string> {
  return readToEnd(await openRaw(url, text));
}
