/** Runs as a process: carries out one run with the built-in engine, until a test ends it. */
import { connect } from '../../../db/connect.ts';
import { runTask } from '../run-task.ts';
import { createFilmDeps } from './film-deps.ts';

const [connection = '{}', folder = '', taskId = ''] = process.argv.slice(2);
const db = connect({ ...JSON.parse(connection), max: 4 });
await runTask(createFilmDeps(db, folder).runDeps, taskId, new AbortController().signal);
process.exit(0);
