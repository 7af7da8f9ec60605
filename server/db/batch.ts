import pg from 'pg';
import type { Db, DbOrTx } from './connect.ts';
import { executePreparedText, nameOf, type Statement } from './prepared.ts';

/**
 * Runs statements that do not depend on each other's results in one round trip, all or none of them.
 *
 * Outside of a transaction they become one: the server commits at their only synchronisation point, and after
 * a failure skips everything before it (PostgreSQL, Message Flow, Pipelining). No `begin` can fail while
 * later statements run, and no `commit` is sent before failures are known. Within a transaction they share a
 * packet, and the caller ends the transaction.
 *
 * @returns the rows of each
 * @throws the server's error for the first one that failed
 */
export async function runTogether(db: DbOrTx, statements: readonly Statement[]): Promise<unknown[][]> {
  return isPool(db)
    ? runBatch(db.$client, statements)
    : Promise.all(statements.map(({ text, values }) => executePreparedText(db, text, values)));
}

const isPool = (db: DbOrTx): db is Db => '$client' in db;

async function runBatch(pool: pg.Pool, statements: readonly Statement[]): Promise<unknown[][]> {
  const named = statements.map((each) => ({ ...each, name: nameOf(each.text) }));
  const client = await pool.connect();
  try {
    const known = wireOf(client.connection).parsedStatements;
    const unknown = new Map(
      named.flatMap(({ name, text }) => (known[name] === undefined ? [[name, text]] : [])),
    );
    // Parsed before the batch, whatever its outcome: they stay with the connection.
    const parsed = [...unknown].map(([name, text]) => send(client, (done) => new Parse(name, text, done)));
    const batch = send(client, (done) => new Batch(named, done));
    // All answers arrive before another caller gets the connection, so the driver knows what is parsed.
    if (parsed.length > 0) {
      await Promise.allSettled([...parsed, batch]);
      await Promise.all(parsed);
    }
    const answers = await batch;
    return Array.isArray(answers) ? answers.map(({ rows }) => rows) : [answers.rows];
  } finally {
    client.release();
  }
}

type Answer = pg.QueryResult | pg.QueryResult[];
type Done = (error: Error | null, answer: Answer) => void;

const send = (client: pg.PoolClient, queryFor: (done: Done) => pg.Query) =>
  new Promise<Answer>((resolve, reject) => {
    client.query(queryFor((error, answer) => (error ? reject(error) : resolve(answer))));
  });

/** What the driver's connection has for queries; its types leave most of it out. */
interface Wire {
  stream: { cork(): void; uncork(): void; destroy(error: Error): void };
  /** Texts by name: of parsed statements, and of those being sent. */
  parsedStatements: Record<string, string | undefined>;
  submittedNamedStatements: Record<string, string | undefined>;
  parse(query: { name: string; text: string }): void;
  bind(query: { statement: string; values: Statement['values'] }): void;
  describe(portal: { type: 'P' }): void;
  execute(portal: object): void;
  sync(): void;
}

const wireOf = (connection: pg.Connection) => connection as unknown as Wire;

/** A driver query that only parses its statement, which the driver then knows as parsed. */
class Parse extends pg.Query {
  constructor(name: string, text: string, done: Done) {
    super({ name, text }, done as never);
    this.submit = (connection) => {
      const wire = wireOf(connection);
      wire.submittedNamedStatements[name] = text;
      wire.stream.cork();
      wire.parse({ name, text });
      wire.sync();
      wire.stream.uncork();
    };
  }
}

/** A query of the driver with several parsed statements and one synchronisation point. */
class Batch extends pg.Query {
  constructor(statements: readonly (Statement & { name: string })[], done: Done) {
    super({ text: '' }, done as never);
    this.submit = (connection) => {
      const wire = wireOf(connection);
      wire.stream.cork();
      try {
        for (const { name, values } of statements) {
          wire.bind({ statement: name, values });
          wire.describe({ type: 'P' });
          wire.execute({});
        }
        wire.sync();
      } catch (error) {
        // The next query's synchronisation point must not end, and so commit, half a batch.
        wire.stream.destroy(error as Error);
      }
      wire.stream.uncork();
    };
  }
}
