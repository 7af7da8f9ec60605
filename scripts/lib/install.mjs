// Runs on the system's Node (20 or newer), before anything is installed: no dependency, no TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const marker = path.join(root, 'node_modules', '.inkreel-installed');
const bin = path.join(root, 'node_modules', '.bin');

/**
 * `install --no-save` follows the lock file like `ci`, but does not refuse a lock that lacks other platforms' optional
 * packages, which not every registry has. No install scripts: none is needed, and none can fail or surprise.
 */
const INSTALL = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs the locked dependencies unless the installed ones match the lock file; with `development` also the tools.
 * Installed tools stay.
 */
export function ensureInstalled({ development }) {
  const wanted = ['package-lock.json', 'package.json'].map((name) => readFileSync(path.join(root, name)));
  const hash = createHash('sha256').update(Buffer.concat(wanted)).digest('hex');
  const [have, scope] = existsSync(marker) ? readFileSync(marker, 'utf8').split(' ') : [];
  const withTools = development || scope === 'all' || existsSync(path.join(bin, 'vitest'));
  if (have === hash && (scope === 'all' || !withTools)) return;
  console.log('Installing dependencies ...');
  run('npm', withTools ? INSTALL : [...INSTALL, '--omit=dev']);
  keepOwnSystem();
  writeFileSync(marker, `${hash} ${withTools ? 'all' : 'run'}`);
}

/**
 * Adds packages that only a few commands need, when such a command runs: with their dependencies they would be a fifth
 * of the installation. May remove the packages of another such command.
 * @param {string[]} packages each with its exact version: `name@1.2.3`
 */
export function ensureTools(packages) {
  const isThere = (wanted) => {
    const at = wanted.lastIndexOf('@');
    const manifest = path.join(root, 'node_modules', wanted.slice(0, at), 'package.json');
    return (
      existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === wanted.slice(at + 1)
    );
  };
  if (packages.every(isThere)) return;
  console.log(`Installing ${packages.join(', ')} ...`);
  run('npm', [...INSTALL, ...packages]);
  keepOwnSystem();
}

/**
 * Deletes what nobody uses of two large packages: libraries for other systems in the runtime of the models, of 290 MB in
 * all, and the headers of Node, 67 MB.
 */
function keepOwnSystem() {
  for (const name of foldersIn(path.join(root, 'node_modules')).filter((each) =>
    /^node-(linux|darwin)-/.test(each),
  ))
    rmSync(path.join(root, 'node_modules', name, 'include'), { recursive: true, force: true });
  const bin = path.join(root, 'node_modules', 'onnxruntime-node', 'bin');
  for (const api of foldersIn(bin))
    for (const system of foldersIn(path.join(bin, api)))
      for (const arch of foldersIn(path.join(bin, api, system)))
        if (system !== process.platform || arch !== process.arch)
          rmSync(path.join(bin, api, system, arch), { recursive: true });
}

function foldersIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Runs a program in the repository, with the installed tools and Node 24 first in the path; exits when it fails. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
    env: toolEnvironment(env),
  });
  if (result.status === 0) return result;
  if (quiet) console.error(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  console.error(`${command} ${args.join(' ')} failed.`);
  process.exit(result.status ?? 1);
}

/**
 * Runs a program in parallel with others, for a caller that continues after a failure. It ends with this process.
 * @param {{ env?: Record<string, string>, hold?: boolean }} options with `hold` the output is returned
 * instead of printed
 * @returns {Promise<{ status: number | null, output: string }>}
 */
export function attemptAside(command, args, { env = {}, hold = false } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: hold ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: toolEnvironment(env),
  });
  const end = () => child.kill();
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  const held = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => held.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output: Buffer.concat(held).toString() }));
  });
}

function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...extra };
}

/** Node's compile cache of the server and of the programs that it starts. */
export const compiledModules = path.join(root, 'node_modules', '.cache', 'inkreel-server');

/**
 * The environment of the server's process. glibc keeps the memory of images in one heap per thread unless it is
 * configured to release large blocks, which it reads only at the start of a process (docs/decisions/0019).
 */
export function serverEnvironment(extra = {}) {
  const allocator = JSON.parse(readFileSync(path.join(root, 'server/allocator.json'), 'utf8'));
  return { ...allocator, NODE_COMPILE_CACHE: compiledModules, ...toolEnvironment(extra) };
}

/** Node 24 from the dependencies if it exists for the platform, or else the Node that runs this script. */
export function modernNode() {
  const installed = path.join(bin, 'node');
  if (existsSync(installed)) return installed;
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= 24) return process.execPath;
  console.error(`Inkreel needs Node 24 or newer on this platform; this is ${process.version}.`);
  process.exit(1);
}
