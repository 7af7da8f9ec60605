/**
 * What the editor changed of the parts of a text, and what others did. Blocks that nobody touched are the same objects
 * in the editor, so that a key in 3,000 blocks costs 3,000 comparisons of references and the work of one block.
 */
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import {
  compareParts,
  indexesBetween,
  isSameJson,
  type Json,
  type Part,
  type Parts,
} from '@inkreel/contract/documents/parts/part.ts';
import { nodeField, nodeOf } from '@inkreel/contract/documents/text-document.ts';
import type { TextNode } from '@inkreel/contract/documents/text-node.ts';
import type { Node } from '@tiptap/pm/model';
import { idOf } from '../schema/block-ids.ts';
import { changedBlocks } from '../schema/changed-blocks.ts';
import { mergeBlocks } from './merge-blocks.ts';

/** A block as the editor and the document had it when they last agreed. */
interface Agreed {
  index: string;
  /** As it is stored. */
  stored: Json;
  /** The editor's node; undefined until the editor has one. */
  node: Node | undefined;
}

/** What others did with a block. */
export type OthersChange =
  | {
      id: string;
      index: string;
      /** What the editor is to show. */
      node: TextNode;
      /** What is stored, if something was typed besides. */
      stored?: Json;
      isNew: boolean;
      isMoved: boolean;
      isChanged: boolean;
    }
  | { id: string; gone: true };

export interface PartsTracker {
  /** The blocks that the editor begins with, in order. */
  start: (parts: Parts) => readonly Part[];
  /** The editor shows them. */
  loaded: (doc: Node) => void;
  /** What the editor changed since it last was asked. */
  changes: (doc: Node) => PartChange[];
  /** What the document has otherwise than the editor. */
  others: (parts: Parts) => OthersChange[];
  /**
   * What of it can be shown: a block in which something was typed since is merged with what others did to it, word by
   * word. One that cannot be is left as it is typed, and is a conflict; one that others deleted comes back.
   */
  merge: (doc: Node, changes: readonly OthersChange[]) => Merged;
  /** Where a block is among its siblings; undefined for one that is not stored. */
  indexOf: (id: string) => string | undefined;
  /** The editor shows what others did. */
  agree: (changes: readonly OthersChange[], doc: Node) => void;
}

export interface Merged {
  changes: OthersChange[];
  conflicts: { id: string; mine: Json; theirs: Json }[];
}

const isBlock = (part: Part): boolean => part.kind === 'block' && part['node'] !== undefined;

export function createPartsTracker(): PartsTracker {
  const agreed = new Map<string, Agreed>();
  /** Blocks of the editor that all agree with the document; undefined where some may not. */
  let known: readonly Node[] | undefined;
  return {
    start: (parts) => {
      const blocks = [...parts.values()].filter(isBlock).sort(compareParts);
      for (const part of blocks)
        agreed.set(part.id, { index: part.index, stored: nodeField(nodeOf(part)), node: undefined });
      return blocks;
    },
    loaded: (doc) => {
      for (const [id, node] of nodesById(doc.children)) {
        const block = agreed.get(id);
        if (block) block.node = node;
      }
      const isKnown = ({ node }: Agreed) => node !== undefined;
      const isAll = agreed.size === doc.childCount && [...agreed.values()].every(isKnown);
      known = isAll ? doc.children : undefined;
    },
    changes: (doc) => {
      const changes = changesOf(agreed, doc.children, known);
      known = doc.children;
      return changes;
    },
    merge: (doc, changes) => {
      if (changes.length === 0) return { changes: [], conflicts: [] };
      known = undefined;
      return mergeTyped(agreed, doc, changes);
    },
    others: (parts) => othersOf(agreed, parts),
    indexOf: (id) => agreed.get(id)?.index,
    agree: (changes, doc) => {
      if (changes.length === 0) return;
      known = undefined;
      const nodes = nodesById(doc.children);
      for (const change of changes) {
        if ('gone' in change) agreed.delete(change.id);
        else {
          const { id, index, node, stored = nodeField(node) } = change;
          // What was typed in it is still to be saved.
          const isSame = change.stored === undefined;
          agreed.set(id, { index, stored, node: isSame ? nodes.get(id) : undefined });
        }
      }
    },
  };
}

function nodesById(blocks: readonly Node[]): Map<string, Node> {
  const nodes = new Map<string, Node>();
  for (const node of blocks) {
    const id = idOf(node);
    if (id !== null) nodes.set(id, node);
  }
  return nodes;
}

/** @param known blocks of which each agreed */
function changesOf(
  agreed: Map<string, Agreed>,
  blocks: readonly Node[],
  known: readonly Node[] | undefined,
): PartChange[] {
  const { from, to, toBefore } = changedBlocks(known ?? [], blocks);
  const now = nodesById(blocks.slice(from, to));
  const was = known ? [...nodesById(known.slice(from, toBefore)).keys()] : [...agreed.keys()];
  const indexOf = (block: Node | undefined) => (block && agreed.get(idOf(block) ?? '')?.index) ?? null;
  const bounds = { before: indexOf(blocks[from - 1]), after: indexOf(blocks[to]) };
  const indexes = new Map(was.map((id) => [id, agreed.get(id)?.index ?? '']));
  const moved = placeAgain([...now.keys()], indexes, bounds);
  const changes: PartChange[] = [];
  for (const [id, node] of now) {
    const before = agreed.get(id);
    const index = indexes.get(id) as string;
    if (before?.node === node && !moved.has(id)) continue;
    const stored = before?.node === node ? before.stored : storedOf(node);
    agreed.set(id, { index, stored, node });
    const set = {
      ...(before ? {} : { kind: 'block', parent: null }),
      ...(moved.has(id) ? { index } : {}),
      ...(before && isSameJson(before.stored, stored) ? {} : { node: stored }),
    };
    if (Object.keys(set).length > 0) changes.push({ id, set });
  }
  for (const id of was)
    if (!now.has(id)) {
      changes.push({ id, delete: true });
      agreed.delete(id);
    }
  return changes;
}

function mergeTyped(agreed: Map<string, Agreed>, doc: Node, changes: readonly OthersChange[]): Merged {
  const nodes = nodesById(doc.children);
  const merged: Merged = { changes: [], conflicts: [] };
  for (const change of changes) {
    const { id } = change;
    const [before, node] = [agreed.get(id), nodes.get(id)];
    const mine = before && node && node !== before.node ? storedOf(node) : undefined;
    if (!before || !node || mine === undefined || isSameJson(mine, before.stored)) {
      merged.changes.push(change);
      continue;
    }
    if ('gone' in change) {
      agreed.delete(id);
      continue;
    }
    const theirs = nodeField(change.node);
    const both = change.isChanged ? mergeBlocks(before.stored, mine, theirs) : mine;
    if (both === undefined) {
      merged.conflicts.push({ id, mine, theirs });
      agreed.set(id, { index: before.index, stored: mine, node });
    } else merged.changes.push({ ...change, node: both as unknown as TextNode, stored: theirs });
  }
  return merged;
}

/** Attributes of the editor's nodes that are not stored: the part has the id. */
const UNSTORED: ReadonlySet<string> = new Set(['id']);

/** A block as it is stored: without its group on the page. */
function storedOf(node: Node): Json {
  const plain = (value: TextNode): Json => {
    const attrs = Object.entries(value.attrs ?? {}).filter(
      ([name, each]) => !UNSTORED.has(name) && each !== null,
    );
    return {
      type: value.type,
      ...(attrs.length === 0 ? {} : { attrs: Object.fromEntries(attrs) }),
      ...(value.content ? { content: value.content.map(plain) } : {}),
      ...(value.marks ? { marks: value.marks.map((mark) => plain(mark as TextNode)) } : {}),
      ...(value.text === undefined ? {} : { text: value.text }),
    };
  };
  return plain(node.mark([]).toJSON() as TextNode);
}

/**
 * Indexes for blocks in this order. The longest run that is in order already is kept, so that a move touches the moved
 * block alone. @param bounds indexes of the blocks before and after them @returns those that got another one
 */
function placeAgain(
  ids: readonly string[],
  indexes: Map<string, string>,
  bounds: { before: string | null; after: string | null },
): Set<string> {
  const kept = longestRun(ids, indexes);
  const moved = new Set<string>();
  let at = 0;
  while (at < ids.length) {
    if (kept.has(ids[at] as string)) {
      at += 1;
      continue;
    }
    let end = at;
    while (end < ids.length && !kept.has(ids[end] as string)) end += 1;
    const before = at === 0 ? bounds.before : (indexes.get(ids[at - 1] as string) ?? null);
    const after = end === ids.length ? bounds.after : (indexes.get(ids[end] as string) ?? null);
    for (const [offset, key] of indexesBetween(before, after, end - at).entries()) {
      const id = ids[at + offset] as string;
      indexes.set(id, key);
      moved.add(id);
    }
    at = end;
  }
  return moved;
}

/** The longest run of ids whose indexes rise strictly (patience sorting). */
function longestRun(ids: readonly string[], indexes: ReadonlyMap<string, string>): Set<string> {
  const tails: string[] = [];
  const before = new Map<string, string | undefined>();
  for (const id of ids) {
    const key = indexes.get(id);
    if (key === undefined) continue;
    let from = 0;
    let to = tails.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((indexes.get(tails[middle] as string) as string) < key) from = middle + 1;
      else to = middle;
    }
    before.set(id, tails[from - 1]);
    tails[from] = id;
  }
  const kept = new Set<string>();
  for (let id = tails.at(-1); id !== undefined; id = before.get(id)) kept.add(id);
  return kept;
}

function othersOf(agreed: ReadonlyMap<string, Agreed>, parts: Parts): OthersChange[] {
  const changes: OthersChange[] = [];
  for (const part of parts.values()) {
    if (!isBlock(part)) continue;
    const { id, index } = part;
    const node = nodeOf(part);
    const before = agreed.get(id);
    const isMoved = before?.index !== index;
    const isChanged = before?.stored !== nodeField(node) && !isSameJson(before?.stored, nodeField(node));
    if (before && !isMoved && !isChanged) continue;
    changes.push({ id, index, node, isNew: !before, isMoved, isChanged });
  }
  for (const id of agreed.keys()) {
    const part = parts.get(id);
    if (!part || !isBlock(part)) changes.push({ id, gone: true });
  }
  return changes;
}
