import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Color } from 'sharp';
import { download } from '../../../features/storage/download.ts';
import type { EngineDefinition, EngineHost } from '../../define-engine.ts';
import {
  type CapabilityEngine,
  type Check,
  isFile,
  type Operation,
  type StartContext,
} from '../../engine.ts';
import { createImageEngine, type ImageProvider } from '../image-engine.ts';

/** Pictures in a folder, and engines that find them by name. */
export interface ImageWorld {
  folder: string;
  host: EngineHost;
  picture(name: string, width: number, height: number, background: Color): Promise<string>;
  /** A mask with a white rectangle. */
  mask(name: string, size: [number, number], white: [number, number, number, number]): Promise<string>;
  open(provider: ImageProvider): Promise<Record<string, CapabilityEngine<unknown>>>;
  openEngine(
    engine: EngineDefinition,
    given: Record<string, string>,
  ): Promise<Record<string, CapabilityEngine<unknown>>>;
  close(): void;
}

export function createImageWorld(): ImageWorld {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-images-'));
  const host: EngineHost = {
    dataFolder: path.join(folder, 'data'),
    downloadToPath: (name, to) => copyFile(path.join(folder, name), to),
    fetchResult: (url, to) =>
      download(url, to, {
        limitOf: () => 1e7,
        timeoutMs: 10_000,
        mayReach: (address) => address === '127.0.0.1',
      }),
    isPublic: (address) => address !== '127.0.0.1' && address !== '::1',
  };
  return {
    folder,
    host,
    picture: async (name, width, height, background) => {
      await sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toFile(path.join(folder, name));
      return name;
    },
    mask: async (name, [width, height], [left, top, across, down]) => {
      const white = { create: { width: across, height: down, channels: 3 as const, background: '#fff' } };
      const black = sharp({ create: { width, height, channels: 3, background: '#000' } });
      await writeFile(
        path.join(folder, name),
        await black
          .composite([{ input: white, left, top }])
          .png()
          .toBuffer(),
      );
      return name;
    },
    open: async (provider) =>
      createImageEngine(provider, host).serves as Record<string, CapabilityEngine<unknown>>,
    openEngine: async (engine, given) =>
      (await engine.setUp(given, 'intl').open(host)).serves as Record<string, CapabilityEngine<unknown>>,
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Submits a run as the runner does, without the waits for a busy provider. */
export async function begin(
  engine: CapabilityEngine<unknown>,
  input: unknown,
  taskId: string,
  waitToSubmit: NonNullable<StartContext['waitToSubmit']> = async () => true,
): Promise<Operation> {
  const context = { taskId, waitToSubmit };
  const operation = await engine.start(input, context, await engine.prepare?.(input, context));
  return JSON.parse(JSON.stringify(operation)) as Operation;
}

/** Polls once. */
export function ask(engine: CapabilityEngine<unknown>, operation: Operation): Promise<Check> {
  const signal = new AbortController().signal;
  return engine.check(operation, { taskId: 't', waitMs: 0, stored: [], signal });
}

/** Polls until the operation has ended. */
export async function untilEnd(engine: CapabilityEngine<unknown>, operation: Operation): Promise<Check> {
  for (let round = 0; round < 10; round += 1) {
    const check = await ask(engine, operation);
    if (check.state === 'done' || check.state === 'failed') return check;
  }
  throw new Error('it never ended');
}

/** Paths of the finished pictures. */
export function pathsOf(check: Check): string[] {
  if (check.state !== 'done') throw new Error(`it is ${JSON.stringify(check)}`);
  return check.outputs.flatMap((output) =>
    isFile(output) && 'path' in output.source ? [output.source.path] : [],
  );
}
