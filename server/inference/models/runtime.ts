import fs from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../../processes/run-program.ts';
import { RUNTIME_PACKAGE as PACKAGE, runtimeFolder } from '../find-runtime.ts';

/** The lock file of the installation, with the checksums of all packages. */
const LOCK = fileURLToPath(new URL('./runtime/', import.meta.url));
const LIMITS = { wallMs: 30 * 60 * 1000, memoryBytes: 2 ** 31, outputBytes: 2 ** 30 };

/**
 * Installs the runtime into the folder of the models. Its install script, which fetches libraries for graphics cards,
 * is not run; libraries for other systems are deleted.
 * @param npm the program that installs; replaced in tests
 * @throws Error with a sentence for the operator
 */
export async function installRuntime(folder: string, npm = 'npm'): Promise<void> {
  const fresh = path.join(folder, `runtime-${process.pid}`);
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  try {
    await cp(LOCK, fresh, { recursive: true });
    await runProgram({
      program: npm,
      args: ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      limits: LIMITS,
      cwd: fresh,
      env: environment(),
    });
    await keepOwnSystem(path.join(fresh, 'node_modules', PACKAGE, 'bin'));
    await rm(runtimeFolder(folder), { recursive: true, force: true });
    await rename(fresh, runtimeFolder(folder));
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Environment variables that npm needs, such as those of the registry and a proxy. */
function environment(): Record<string, string> {
  const passed = Object.entries(process.env).filter(
    ([name, value]) => value !== undefined && /^(HOME|npm_config_.*|https?_proxy|no_proxy)$/iu.test(name),
  );
  return Object.fromEntries(passed) as Record<string, string>;
}

/** The package has libraries for every system, 290 MB in total: those for other systems are deleted. */
async function keepOwnSystem(bin: string): Promise<void> {
  const folders = fs.globSync('*/*/*', { cwd: bin });
  const own = folders.filter((each) => each.endsWith(path.join(process.platform, process.arch)));
  if (own.length === 0)
    throw new Error(`${PACKAGE} has no library for ${process.platform} on ${process.arch}.`);
  const others = folders.filter((each) => !own.includes(each));
  await Promise.all(others.map((each) => rm(path.join(bin, each), { recursive: true })));
}
