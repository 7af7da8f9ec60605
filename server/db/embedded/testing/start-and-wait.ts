// A parent that a test kills: starts the database, says its process id and stays.
import pg from 'pg';
import { startEmbedded } from '../start.ts';

const server = await startEmbedded({ folder: process.argv[2] ?? '' });
const client = new pg.Client(server.connection);
await client.connect();
await client.query('create table kept as select 3 as n');
process.send?.(server.pid());
setInterval(() => undefined, 1000);
