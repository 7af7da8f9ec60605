/**
 * Runs as a process: executes one run with the built-in engine, until a test ends it. It never stores the film, so that
 * a test that checks late, on a busy machine, still finds the run under way.
 */
import { connect } from '../../../db/connect.ts';
import { runTask } from '../run-task.ts';
import { createFilmDeps } from './film-deps.ts';

const [connection = '{}', folder = '', taskId = ''] = process.argv.slice(2);
const db = connect({ ...JSON.parse(connection), max: 4 });
const { runDeps } = createFilmDeps(db, folder);
runDeps.resultFiles.prepare = () => new Promise(() => undefined);
await runTask(runDeps, taskId, new AbortController().signal);
process.exit(0);
