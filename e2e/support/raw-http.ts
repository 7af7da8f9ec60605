import { once } from 'node:events';
import net from 'node:net';

/** Opens a connection and sends this text unchanged; the caller starts reading. */
export async function openRaw(url: string, text: string): Promise<net.Socket> {
  const { hostname, port } = new URL(url);
  const socket = net.connect({ host: hostname, port: Number(port) });
  // These tests expect the server to cut connections.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Everything that the server sends until it closes the connection. */
export async function readToEnd(socket: net.Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  if (!socket.closed) await once(socket, 'close');
  return text;
}

/** Sends a request as text and returns the answer; the request should have `connection: close`. */
export async function exchange(url: string, text: string): Promise<string> {
  return readToEnd(await openRaw(url, text));
}
