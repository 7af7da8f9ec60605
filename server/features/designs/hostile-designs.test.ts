import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { DESIGN_LIMITS, designKind } from '@inkreel/contract/documents/design-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Json, Part } from '@inkreel/contract/documents/parts/part.ts';
import { designParts, type TestLayer } from '@inkreel/scene/design/testing.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Principal } from '../../http/principal.ts';
import { type CreationWorld, createCreationWorld } from '../creations/testing/creation-world.ts';
import { readSeenDesign } from '../documents/export/read-design.ts';
import { saveParts } from '../documents/parts/save-parts.ts';
import { createDocument } from '../documents/save-document.ts';
import { addUpload } from '../documents/testing/document-world.ts';

const schema = designKind.version;
let world: CreationWorld;
let person: Principal;
let saves = 0;

beforeAll(async () => {
  world = await createCreationWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await world.newFounder();
});

const create = (layers: readonly TestLayer[] = [], head: Readonly<Record<string, Json>> = {}) =>
  createDocument(world.deps, person, {
    kind: 'design',
    name: 'Poster',
    schema,
    content: { parts: [...designParts(layers, head).values()] as Part[] },
  });
const save = (id: string, changes: readonly PartChange[], base = 1) =>
  saveParts(world.deps, person, id, {
    schema,
    save: `save-${(saves += 1)}-hostile`,
    writer: 'page-hostile',
    base,
    changes: changes as never,
  });
const photo: TestLayer = { kind: 'image', id: 'photo', fields: { x: 1, y: 1, width: 10, height: 10 } };
const CORNERS = { nw: { x: 0, y: 0 }, ne: { x: 1, y: 0 }, se: { x: 1, y: 1 }, sw: { x: 0, y: 1 } };
const MASK = { x: 0, y: 0, width: 9, height: 9, rotation: 0, columns: 9, rows: 9, tiles: {} };

it.each<[string, string, Json]>([
  [HEAD, 'width', 1e9],
  [HEAD, 'height', 1e308],
  [HEAD, 'width', -1],
  [HEAD, 'width', 12.5],
  ['photo', 'x', Number.NaN],
  ['photo', 'y', Number.NEGATIVE_INFINITY],
  ['photo', 'width', 1e9],
  ['photo', 'height', 0],
  ['photo', 'opacity', '1'],
  ['photo', 'rotation', 1e21],
  ['photo', 'crop', { left: Number.NaN, top: 0, width: 1, height: 1 }],
  ['photo', 'crop', { left: 0, top: 0, width: 1, height: 1, constructor: 1 }],
  ['photo', 'mask', { ...MASK, columns: 1e9 }],
  ['photo', 'mask', { ...MASK, tiles: { '0,0': 7 } }],
  ['photo', 'mask', { ...MASK, tiles: { '100,0': 'file:x' } }],
  ['photo', 'corners', { ...CORNERS, se: { x: 1e9, y: 1 } }],
  ['photo', 'corners', { ...CORNERS, se: { x: Number.NaN, y: 1 } }],
  ['photo', 'corners', { ...CORNERS, se: { x: 0, y: 0 } }],
  ['photo', 'rectify', { ...CORNERS, constructor: 1 }],
  ['photo', 'results', [{ file: 'file:stolen' }]],
  ['photo', 'spent', 0],
  ['photo', 'run', { state: 'running', task: 'x', tool: 'y' }],
])('of a part %s the field %s is refused by its name: %j', async (part, field, value) => {
  const { id } = await create([photo]);
  await expect(save(id, [{ id: part, set: { [field]: value } }])).rejects.toMatchObject({
    code: 'invalid_input',
    data: { fields: [{ field: `${part}.${field}`, problem: 'malformed' }] },
  });
});

it('refuses an image, a mask and a tile of another organisation by the field that names it', async () => {
  const stranger = await world.newFounder();
  const theirs = fileSource((await addUpload(world, stranger)).id);
  const { id } = await create([photo, { kind: 'paint', id: 'paint', fields: { columns: 9, rows: 9 } }]);
  const refused = (field: string) => ({
    code: 'not_found',
    data: { fields: [{ field, problem: 'unknown_file' }] },
  });
  await expect(save(id, [{ id: 'photo', set: { source: theirs } }])).rejects.toMatchObject(
    refused('photo.source'),
  );
  await expect(
    save(id, [{ id: 'photo', set: { mask: { ...MASK, tiles: { '0,0': theirs } } } }]),
  ).rejects.toMatchObject(refused('photo.mask'));
  await expect(save(id, [{ id: 'paint', set: { tiles: { '0,0': theirs } } }])).rejects.toMatchObject(
    refused('paint.tiles'),
  );
  await expect(create([{ ...photo, fields: { source: theirs } }])).rejects.toMatchObject(
    refused('photo.source'),
  );
});

it('refuses a hundred thousand layers, and one more than a design may have', async () => {
  const many = (count: number): TestLayer[] =>
    Array.from({ length: count }, (_, at) => ({ kind: 'shape', id: `layer-${at}`, fields: { index: 'a1' } }));
  await expect(create(many(100_000))).rejects.toMatchObject({ code: 'document_full' });
  const { id } = await create(many(DESIGN_LIMITS.layers + 1));
  await expect(
    save(id, [{ id: 'more', set: { kind: 'shape', parent: null, index: 'a2' } }]),
  ).rejects.toMatchObject({
    code: 'document_full',
  });
});

it('opens a design of groups in a circle, of groups deeper than the limit, and of a canvas too large', async () => {
  const { id } = await create(
    Array.from({ length: 40 }, (_, at) => ({ kind: 'group', id: `group-${at}`, fields: { index: 'a1' } })),
    { width: DESIGN_LIMITS.side, height: DESIGN_LIMITS.side },
  );
  const nested = Array.from({ length: 40 }, (_, at) => ({
    id: `group-${at}`,
    set: { parent: `group-${(at + 1) % 40}` },
  }));
  await save(id, nested);
  const { design } = await readSeenDesign(world.deps, person, id);
  expect(design.width * design.height).toBeLessThanOrEqual(DESIGN_LIMITS.pixels);
  const depthOf = (layers: typeof design.layers): number =>
    Math.max(0, ...layers.map((layer) => (layer.kind === 'group' ? 1 + depthOf(layer.layers) : 1)));
  expect(depthOf(design.layers)).toBeLessThanOrEqual(DESIGN_LIMITS.depth + 1);
  const countOf = (layers: typeof design.layers): number =>
    layers.reduce((sum, layer) => sum + 1 + (layer.kind === 'group' ? countOf(layer.layers) : 0), 0);
  expect(countOf(design.layers)).toBe(40);
});
