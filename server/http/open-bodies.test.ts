import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { createOpenBodies, type OpenBodies } from './open-bodies.ts';

const PER_SOURCE = 3;
let now = 0;
let bodies: OpenBodies;
beforeEach(() => {
  now = 0;
  bodies = createOpenBodies(PER_SOURCE, () => now);
});

/** The properties of a request that are used, with a connection that only counts. */
function newRequest() {
  const socket = {
    bytesRead: 0,
    bytesWritten: 1,
    writable: true,
    destroyed: false,
    destroy: () => (socket.destroyed = true),
  };
  return Object.assign(new EventEmitter(), { socket, readableLength: 0 });
}
const open = (request: ReturnType<typeof newRequest>) =>
  bodies.open('192.0.2.1', request as unknown as IncomingMessage);
/** Advances time while these bodies send this many bytes a second. */
const pass = (seconds: number, ...senders: [ReturnType<typeof newRequest>, number][]) => {
  for (let second = 0; second < seconds; second += 1) {
    now += 1000;
    for (const [request, rate] of senders) request.socket.bytesRead += rate;
    if (second % 5 === 0) bodies.sweep();
  }
  bodies.sweep();
};

test('a body that stalls is cut after half a minute', () => {
  const [stalled, flowing] = [newRequest(), newRequest()];
  for (const each of [stalled, flowing]) open(each);
  pass(29, [flowing, 20_000]);
  expect(stalled.socket.destroyed).toBe(false);
  pass(6, [flowing, 20_000]);
  expect([stalled, flowing].map(({ socket }) => socket.destroyed)).toEqual([true, false]);
});

test('a body that comes byte by byte is cut after a minute, a slow line is not', () => {
  const [dripping, slow] = [newRequest(), newRequest()];
  for (const each of [dripping, slow]) open(each);
  pass(55, [dripping, 1], [slow, 9000]);
  expect(dripping.socket.destroyed).toBe(false);
  pass(500, [dripping, 1], [slow, 9000]);
  expect([dripping, slow].map(({ socket }) => socket.destroyed)).toEqual([true, false]);
});

test('a body that waits for the server is left alone', () => {
  const request = newRequest();
  request.readableLength = 65_536;
  open(request);
  pass(300);
  expect(request.socket.destroyed).toBe(false);
});

test('with too many of one source the slowest one is cut, but never a young one', () => {
  const requests = Array.from({ length: PER_SOURCE }, newRequest);
  for (const each of requests) expect(open(each)).toBe(true);
  expect(open(newRequest())).toBe(false);
  pass(10, ...requests.map((each, n): [ReturnType<typeof newRequest>, number] => [each, 10_000 + n]));
  expect(open(newRequest())).toBe(true);
  expect(requests.map(({ socket }) => socket.destroyed)).toEqual([true, false, false]);
});

test('a body that has ended makes room', () => {
  const requests = Array.from({ length: PER_SOURCE }, newRequest);
  for (const each of requests) open(each);
  requests[0]?.emit('end');
  expect(open(newRequest())).toBe(true);
});
