/** Runs as a process: works in stages until a test ends it; reports which stage begins and its progress. */
import { openMediaEngine } from '../media-engine.ts';
import { cutAndLoop, folderKeeper } from './staged-work.ts';

const { folder, backend, source } = JSON.parse(process.argv[2] ?? '{}');
const engine = await openMediaEngine(`${folder}/engine`, backend);
if (!engine) throw new Error('no media backend is installed');
const say = (what: string) => process.stdout.write(`${what}\n`);
await cutAndLoop(engine, source, folderKeeper(folder, say), (share) => say(String(share)));
