/**
 * Runs as a process: executes one job with FFmpeg's libraries, like the `ffmpeg` program, or looks at one video. Writes
 * `out_time_us=` lines to standard error, and what it saw to standard output. See `run-media-job.ts`. All of it is
 * synchronous: nothing else happens in this process.
 */
import { writeFileSync } from 'node:fs';
import type { LookRequest } from '../describe/look.ts';
import type { MediaJob } from '../job.ts';
import { type GraphOutput, runGraph } from './graph-runner.ts';
import { AV, type FilterContext, type Libav, loadLibav } from './libav.ts';
import { lookAt } from './look.ts';
import { openReader, type Reader } from './reader.ts';
import { openWriter } from './writer.ts';

const TELL_MS = 100;
const STDOUT = 1;

const request = JSON.parse(process.argv[2] ?? '{}') as
  | { job: MediaJob; outputPath?: string }
  | { look: LookRequest };
let toldAt = 0;
let exitCode = 0;
try {
  const av = loadLibav();
  av.Log.setLevel(AV.logError);
  if ('look' in request) writeFileSync(STDOUT, JSON.stringify(lookAt(av, request.look)));
  else run(av, request.job, request.outputPath);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  exitCode = 1;
}
// Without it Node would free objects that the libraries share one by one, in any order, and crash.
process.exit(exitCode);

function run(av: Libav, { inputs, graph, output }: MediaJob, outputPath: string | undefined): void {
  const readers = inputs.map((input) => openReader(av, input));
  const writer = openWriter(av, output, outputPath);
  const streams = [
    { kind: 'V' as const, from: output.video },
    { kind: 'a' as const, from: output.audio },
  ];
  const encoded = streams.flatMap(({ kind, from }): GraphOutput[] =>
    from && 'pad' in from ? [{ kind, pad: from.pad }] : [],
  );
  /** Copied streams that have not ended yet. */
  let copied = 0;
  for (const { kind, from } of streams) {
    if (!from || !('copyOf' in from)) continue;
    const reader = readers[from.copyOf] as Reader;
    const copy = writer.addCopy(reader.streamOf(kind));
    copied += 1;
    reader.open({
      kind,
      onPacket: copy,
      onEnd: () => {
        copied -= 1;
      },
    });
  }
  const onMade = (sinks: readonly FilterContext[]) => {
    const tracks = encoded.map(({ kind }, at) => writer.addEncoded(kind, sinks[at] as FilterContext));
    writer.begin();
    return tracks;
  };
  const runner =
    graph === '' ? undefined : runGraph(av, graph, readers, encoded, { seconds: output.seconds, onMade });
  if (!runner) writer.begin();
  readAll(readers, () => {
    tell(runner?.seconds ?? Math.min(...readers.map(({ seconds }) => seconds)));
    return copied > 0 || runner?.wantsMore === true;
  });
  runner?.finish();
  writer.finish();
}

/** The reader that is furthest behind reads next, so that no filter has to keep many frames. */
function readAll(readers: readonly Reader[], goesOn: () => boolean): void {
  const open = new Set(readers);
  while (open.size > 0 && goesOn()) {
    const [next] = [...open].sort((a, b) => a.seconds - b.seconds) as [Reader];
    if (!next.step()) open.delete(next);
  }
}

function tell(seconds: number): void {
  if (performance.now() - toldAt < TELL_MS) return;
  toldAt = performance.now();
  process.stderr.write(`out_time_us=${Math.round(seconds * 1e6)}\n`);
}
