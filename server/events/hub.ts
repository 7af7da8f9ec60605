import { type StreamEvent, streamEvent } from '@inkreel/contract/api/tasks.ts';
import { EVENT_STREAMS } from '@inkreel/contract/limits.ts';
import { isService } from '@inkreel/contract/text/services.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import type { Routing } from '../engines/routing.ts';
import { readBalance } from '../features/billing/read-balance.ts';
import { findDocumentReaders } from '../features/documents/find-readers.ts';
import { mayReadContent } from '../features/tasks/access.ts';
import { findUnfinished } from '../features/tasks/find-unfinished.ts';
import { loadTaskRecords } from '../features/tasks/task-records.ts';
import { addressesOf } from '../http/addresses.ts';
import { AppError } from '../http/app-error.ts';
import type { Principal, Principals } from '../http/principal.ts';
import type { Notice } from './notify.ts';
import { presentPeople } from './present-people.ts';

/** Where a stream's text goes; false from `write` means that the reader is too slow and was given up. */
export interface Sink {
  write(text: string): boolean;
  end(): void;
}

type Reader = Pick<Principal, 'userId' | 'organisationId' | 'role' | 'tokenHash' | 'apiKeyId'> & {
  /** The origin of addresses in the events. */
  origin: string;
};

export interface EventHub {
  /**
   * Opens a stream and writes the snapshot into it: the user's unfinished runs, the list of their ids, and
   * the balance. A run that the reader knew of before and that is not in the list has ended in the meantime.
   * @returns a function that ends it
   * @throws AppError too_many_streams
   */
  open(reader: Reader, sink: Sink): () => void;
  /**
   * Calls back when a run has ended, and when its end may have been missed: the caller checks which.
   * @returns a function that ends it
   */
  onEnd(taskId: string, listener: () => void): () => void;
  /** Something changed, in this process or another. */
  notice(notice: Notice): void;
  /** Writes the snapshot into every stream again and calls every listener, after notices may have been missed. */
  refresh(): void;
  /** A few times a minute: keeps streams alive, and ends those whose session or API key has ended or moved. */
  beat(): Promise<void>;
  close(): void;
}

export interface HubDeps {
  db: Db;
  clock: Clock;
  principals: Pick<Principals, 'findLive'>;
  routing: Routing;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const absolute = addressesOf(streamEvent) ?? ((value: unknown) => value);

/** The event streams that are open in this process. Each change is read once, however many streams show it. */
export function createEventHub(deps: HubDeps): EventHub {
  const streams = new Map<Sink, Reader>();
  const order = readOrder();
  const people = presentPeople(() => deps.clock.now().getTime());
  const once = coalesced(deps.log);
  const ends = new Map<string, Set<() => void>>();
  const tellEnd = (taskId: string) => {
    for (const listener of ends.get(taskId) ?? []) listener();
  };

  const push = (
    event: StreamEvent,
    wants: (reader: Reader) => boolean,
    news?: { key: string; at: number },
  ) => {
    // Readers of one origin, which most share, get the same text.
    const texts = new Map<string, string>();
    for (const [sink, reader] of streams) {
      if (!wants(reader) || (news && !order.isNews(sink, news))) continue;
      const text = texts.get(reader.origin) ?? formatEvent(event.type, absolute(event, reader.origin));
      texts.set(reader.origin, text);
      if (!sink.write(text)) streams.delete(sink);
    }
  };
  const readers = () => [...streams.values()];
  const pushTasks = (ids: string[], wants: (reader: Reader) => boolean) =>
    order.read(async (at) => {
      // A text or a speech is delivered by the request that started it, and a run that is not saved to its caller.
      for (const task of await loadTaskRecords(deps, ids, { shows: 'event' })) {
        const news = { key: task.id, at };
        if (!isService(task.tool_id) && !task.no_save) push({ type: 'task', task }, wants, news);
        else if (task.finished_at !== null) push({ type: 'ended', task_id: task.id }, wants, news);
      }
    });
  const pushBalance = (organisationId: string, wants: (reader: Reader) => boolean) =>
    order.read(async (at) => {
      const points = await readBalance(deps, organisationId);
      push({ type: 'balance', ...points }, wants, { key: organisationId, at });
    });
  const pushDocument = (id: string, inOrganisation: (reader: Reader) => boolean) =>
    order.read(async (at) => {
      const seen = await findDocumentReaders(deps.db, id, readers().filter(inOrganisation));
      for (const [revision, userIds] of seen) {
        const wants = (reader: Reader) => inOrganisation(reader) && userIds.has(reader.userId);
        push({ type: 'document', id, revision }, wants, { key: id, at });
      }
    });
  const snapshot = async (sink: Sink, reader: Reader) => {
    const only = (other: Reader) => streams.get(sink) === other;
    const unfinished = await findUnfinished(deps.db, reader);
    await pushTasks(unfinished, only);
    await pushBalance(reader.organisationId, only);
    push({ type: 'snapshot', unfinished }, only);
  };
  const startSnapshot = (sink: Sink, reader: Reader) => {
    snapshot(sink, reader).catch((error: unknown) => deps.log.warn({ err: error }, 'event snapshot'));
  };

  return {
    open: (reader, sink) => {
      const open = readers().filter(({ userId }) => userId === reader.userId);
      if (open.length >= EVENT_STREAMS) throw new AppError('too_many_streams', { retryAfter: 10 });
      // A copy, so that each stream is known by its own reader.
      const own = { ...reader };
      streams.set(sink, own);
      startSnapshot(sink, own);
      return () => streams.delete(sink);
    },
    onEnd: (taskId, listener) => {
      const listeners = ends.get(taskId) ?? new Set();
      ends.set(taskId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && ends.get(taskId) === listeners) ends.delete(taskId);
      };
    },
    notice: (news) => {
      // Not forwarded to readers; the process itself acts on it.
      if (news.type === 'engines') return;
      const inOrganisation = (reader: Reader) => reader.organisationId === news.organisationId;
      if (news.type === 'balance') {
        if (!readers().some(inOrganisation)) return;
        once(news.organisationId, () => pushBalance(news.organisationId, inOrganisation));
        return;
      }
      if (news.type === 'document') {
        if (readers().some(inOrganisation))
          once(news.documentId, () => pushDocument(news.documentId, inOrganisation));
        return;
      }
      if (news.type === 'presence') {
        people.take(news);
        const { documentId: id, userId: user_id, name, page, view, part, gone } = news;
        // Those whose own notices the server took see the document: nothing is read.
        push(
          { type: 'presence', id, page, user_id, name, view, part, gone },
          (reader) =>
            inOrganisation(reader) && reader.userId !== user_id && people.isPresent(id, reader.userId),
        );
        return;
      }
      if (news.type === 'roles') {
        push({ type: 'roles' }, inOrganisation);
        return;
      }
      const wants = (reader: Reader) => reader.userId === news.userId && inOrganisation(reader);
      if (news.type === 'batch') {
        push({ type: 'batch', id: news.batchId }, wants);
        return;
      }
      if (news.type === 'text') {
        const { taskId: task_id, index, draft, start, text } = news;
        const mayRead = (reader: Reader) => wants(reader) && mayReadContent(reader, news);
        push({ type: 'text', task_id, index, draft, start, text }, mayRead);
        return;
      }
      if (news.ended) tellEnd(news.taskId);
      if (readers().some(wants)) once(news.taskId, () => pushTasks([news.taskId], wants));
    },
    refresh: () => {
      for (const taskId of ends.keys()) tellEnd(taskId);
      for (const [sink, reader] of streams) startSnapshot(sink, reader);
    },
    beat: async () => {
      people.sweep();
      // Not those that open while their credentials are read.
      const open = [...streams];
      const hashes = [...new Set(open.map(([, { tokenHash }]) => tokenHash))];
      if (hashes.length === 0) return;
      const live = await deps.principals.findLive(hashes);
      const place = new Map(live.map((each) => [each.tokenHash, each.organisationId]));
      for (const [sink, reader] of open) {
        if (streams.get(sink) !== reader) continue;
        const { tokenHash, organisationId } = reader;
        // A session that works in another organisation by now hears nothing more of this one.
        const kept = place.get(tokenHash) === organisationId && sink.write(formatEvent('ping', {}));
        if (kept) continue;
        streams.delete(sink);
        sink.end();
      }
    },
    close: () => {
      for (const sink of streams.keys()) sink.end();
      streams.clear();
    },
  };
}

function formatEvent(type: string, data: unknown): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Which of several reads of the same thing is the newest: a snapshot is read beside the notices, and an answer that
 * comes late must not replace a newer one.
 */
function readOrder() {
  let count = 0;
  const open = new Set<number>();
  /** The newest read that each stream has shown, by what was read; for as long as an older one may still come. */
  const shown = new Map<Sink, Map<string, number>>();
  const forgetOld = () => {
    const oldest = Math.min(...open);
    for (const [sink, reads] of shown) {
      for (const [key, at] of reads) if (at < oldest) reads.delete(key);
      if (reads.size === 0) shown.delete(sink);
    }
  };
  return {
    read: async (read: (at: number) => Promise<void>) => {
      count += 1;
      const at = count;
      open.add(at);
      try {
        await read(at);
      } finally {
        open.delete(at);
        forgetOld();
      }
    },
    isNews: (sink: Sink, { key, at }: { key: string; at: number }): boolean => {
      const reads = shown.get(sink) ?? new Map<string, number>();
      if ((reads.get(key) ?? 0) > at) return false;
      shown.set(sink, reads.set(key, at));
      return true;
    },
  };
}

/** Runs one read per key at a time; notifications that arrive meanwhile cause one more read after it. */
function coalesced(log: HubDeps['log']): (key: string, read: () => Promise<void>) => void {
  const busy = new Map<string, boolean>();
  const start = async (key: string, read: () => Promise<void>) => {
    do {
      busy.set(key, false);
      await read().catch((error: unknown) => log.warn({ err: error }, 'event'));
    } while (busy.get(key));
    busy.delete(key);
  };
  return (key, read) => {
    if (busy.has(key)) busy.set(key, true);
    else void start(key, read);
  };
}
