import type { ServerResponse } from 'node:http';
import { events } from '@inkreel/contract/api/tasks.ts';
import { type Route, route } from '../http/route.ts';
import type { EventHub, Sink } from './hub.ts';

/** A reader that leaves this many bytes unread is dropped; it connects again and gets the snapshot. */
const UNREAD_BYTES = 1024 * 1024;

/** The event stream of the signed-in user. */
export function eventRoutes(deps: { hub: EventHub }): Route[] {
  return [
    route(events, async ({ user, origin, raw: { reply } }) => {
      const response = reply.raw;
      const sink = responseSink(response);
      // Refused here, while an error can still be answered.
      const close = deps.hub.open({ ...user, origin }, sink);
      reply.hijack();
      response.on('close', close);
      response.on('error', close);
      const headers = { ...reply.getHeaders(), ...STREAM_HEADERS };
      response.writeHead(200, headers as Record<string, string>);
      response.flushHeaders();
      return null;
    }),
  ];
}

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that collects the answer first would hold the events back.
  'x-accel-buffering': 'no',
};

function responseSink(response: ServerResponse): Sink {
  return {
    write: (text) => {
      if (response.destroyed) return false;
      if (response.writableLength > UNREAD_BYTES) {
        response.destroy();
        return false;
      }
      response.write(text);
      return true;
    },
    end: () => response.end(),
  };
}
