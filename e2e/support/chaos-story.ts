import { setTimeout as pause } from 'node:timers/promises';
import type { BatchRecord } from '@inkreel/contract/api/batches.ts';
import { type ShotPart, storyKind } from '@inkreel/contract/documents/story-document.ts';
import { DRAW_SHOT } from '@inkreel/contract/story/story-runs.ts';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Db } from '../../server/db/connect.ts';
import type { Random } from '../../server/testing/random.ts';
import type { Crowd } from './chaos-load.ts';

/** Between two edits, in milliseconds. */
const EDIT_MS = 150;
const DRAWN_MS = 600_000;
const PRICE = 10;

interface StoryDocument {
  revision: number;
  content: { parts: (ShotPart & { spent?: number })[] };
  files: { id: string }[];
}

/** A story whose shots are drawn as one order while their words are changed and parts of the product are killed. */
export class Storyteller {
  readonly crowd: Crowd;
  readonly token: string;
  /** The words of each shot that the product said it had saved. */
  readonly saved = new Map<string, string>();
  private story = '';
  private batch = '';

  constructor(crowd: Crowd, token: string) {
    this.crowd = crowd;
    this.token = token;
  }

  /** Creates the story and orders its shots. */
  async begin(shots: number): Promise<void> {
    const scene = { id: 'scene', kind: 'scene', parent: null, index: 'a1' };
    const content = {
      parts: [
        {
          id: 'head',
          kind: 'head',
          parent: null,
          index: 'a0',
          language: 'en',
          style: 'anime',
          ratio: '1:1',
        },
        scene,
        ...Array.from({ length: shots }, (_, at) => ({
          id: `shot-${at}`,
          kind: 'shot',
          parent: scene.id,
          index: `a${String(at).padStart(2, '0')}V`,
          text: `A boat, ${at}`,
          seconds: 4,
        })),
      ],
    };
    const body = { kind: storyKind.kind, name: 'Chaos', schema: storyKind.version, content };
    const { token } = this;
    const { data } = await this.crowd.ask<{ id: string }>('POST', '/documents', { token, body });
    this.story = data.id;
    const order = { which: 'missing', quality: 'draft', expected_points: shots * PRICE };
    const drawn = await this.crowd.ask<{ batch: BatchRecord }>('POST', `/stories/${this.story}/shots/draw`, {
      token,
      key: `story/${this.story}`,
      body: order,
    });
    if (drawn.code !== 0) throw new Error(`${this.crowd.surprises.join('\n')}`);
    this.batch = drawn.data.batch.id;
  }

  /** Changes words until every item of the order has ended. */
  async edit(random: Random): Promise<void> {
    const end = Date.now() + DRAWN_MS;
    const writer = v7();
    for (let edit = 0; !(await this.isDrawn()); edit += 1) {
      if (Date.now() > end) throw new Error('the order did not end');
      const shot = random.one((await this.read()).content.parts.filter(({ kind }) => kind === 'shot')).id;
      const text = `A boat, edit ${edit}`;
      const { revision } = await this.read();
      const changes = [{ id: shot, set: { text } }];
      // Its id is the same however often it is sent.
      const body = { schema: storyKind.version, save: v7(), writer, base: revision, changes };
      const { data } = await this.crowd.ask<{ conflicts: unknown[] }>(
        'POST',
        `/documents/${this.story}/saves`,
        { token: this.token, body },
      );
      if (data.conflicts.length > 0) this.crowd.surprises.push(`${text} is in conflict with nobody`);
      this.saved.set(shot, text);
      await pause(EDIT_MS);
    }
  }

  /** Items of the order that have ended. */
  async ended(): Promise<number> {
    const { data } = await this.crowd.ask<BatchRecord>('GET', `/batches/${this.batch}`, {
      token: this.token,
    });
    return (data.counts.done ?? 0) + (data.counts.failed ?? 0);
  }

  /** One line for each picture that was paid twice or is missing, and for each saved edit that is lost. */
  async findDamage(db: Db): Promise<string[]> {
    const { content, files } = await this.read();
    const damage: string[] = [];
    for (const { id, kind, images = [], text, spent, run } of content.parts) {
      if (kind !== 'shot') continue;
      const stored = images.filter(({ file }) => files.some((each) => file === `file:${each.id}`));
      if (images.length !== 1 || stored.length !== 1 || spent !== PRICE || run)
        damage.push(
          `${id} has ${stored.length} of ${images.length} images for ${spent} points, ${run?.state}`,
        );
      const expected = this.saved.get(id);
      if (expected !== undefined && text !== expected) damage.push(`${id} says "${text}", not "${expected}"`);
    }
    const shots = content.parts.filter(({ kind }) => kind === 'shot').length;
    // One person has one story: every run of their organisation is one of its shots.
    const { rows } = await db.execute<{ runs: number; points: number }>(sql`
      select count(*)::int as runs, coalesce(sum(hold.settled), 0)::int as points
        from run_batches batch
        join tasks task on task.organisation_id = batch.organisation_id and task.tool_id = ${DRAW_SHOT.id}
        join point_holds hold on hold.task_id = task.id
       where batch.id = ${this.batch}`);
    const [paid] = rows;
    if (paid?.runs !== shots || paid.points !== shots * PRICE)
      damage.push(`${paid?.points} points were taken in ${paid?.runs} runs for ${shots} shots`);
    return damage;
  }

  private async isDrawn(): Promise<boolean> {
    const { data } = await this.crowd.ask<BatchRecord>('GET', `/batches/${this.batch}`, {
      token: this.token,
    });
    return data.state === 'finished';
  }

  private async read(): Promise<StoryDocument> {
    const path = `/documents/${this.story}`;
    return (await this.crowd.ask<StoryDocument>('GET', path, { token: this.token })).data;
  }
}
