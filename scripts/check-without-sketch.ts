/**
 * Compiles the engines of a copy without the sketch engine; fails if something still needs it.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { copyWithoutSketch, root } from './lib/without-sketch.ts';

const copy = copyWithoutSketch();
const tsc = path.join(root, 'node_modules', '.bin', 'tsc');
const { status } = spawnSync(tsc, ['-p', '.', '--singleThreaded'], { cwd: copy, stdio: 'inherit' });
fs.rmSync(copy, { recursive: true });
process.exitCode = status ?? 1;
