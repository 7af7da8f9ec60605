import { ensureBuilt } from '../../scripts/lib/build.mjs';
import startDatabase from '../../server/testing/global-setup.ts';

/** The web as it is served, built where its sources have changed, and the database server that the journeys share. */
export default function setup(project) {
  ensureBuilt();
  return startDatabase(project);
}
