/** Whether a Markdown text survives import and export. The judge is micromark, whose HTML is CommonMark's own. */
import type { TextNode } from '@inkreel/contract/documents/text-node.ts';
import { micromark } from 'micromark';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { markdownToBlocks } from '../read-markdown.ts';
import { blocksToMarkdown } from '../write-markdown.ts';

export interface Rounds {
  /** Whether the first, and the second export, are read as the same blocks as before. */
  same: [boolean, boolean];
  /** Whether the second export is equal to the first. */
  stable: boolean;
  /** Whether text or addresses of links or images differ between the HTML of the original and of its export. */
  lost: boolean;
  /** Whether only tags differ. */
  restyled: boolean;
  exported: string;
}

/** What is written by people is read with Chinese emphasis as they meant it, what is exported by the standard alone. */
const html = (markdown: string, asMeant: boolean) =>
  micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: asMeant ? [gfm(), cjkFriendlyExtension()] : [gfm()],
    htmlExtensions: [gfmHtml()],
  });

/** Text, addresses and tags of HTML, white space apart. */
function partsOfHtml(source: string): { words: string; addresses: string; tags: string } {
  const addresses = [...source.matchAll(/\s(?:href|src)="([^"]*)"/g)].map((found) => found[1]);
  const words = source.replace(/<img[^>]*?alt="([^"]*)"[^>]*>/g, '$1').replace(/<\/?[a-zA-Z][^>]*>/g, '');
  const tags = [...source.matchAll(/<(\/?[a-zA-Z][\w-]*)/g)].map((found) => found[1]);
  return { words: words.replace(/\s+/g, ''), addresses: addresses.join(' '), tags: tags.join(' ') };
}

const same = (a: readonly TextNode[], b: readonly TextNode[]) => JSON.stringify(a) === JSON.stringify(b);

/** Two rounds of export and import. */
export function roundsOf(markdown: string): Rounds {
  const { blocks } = markdownToBlocks(markdown);
  const exported = blocksToMarkdown(blocks).markdown;
  const second = markdownToBlocks(exported).blocks;
  const again = blocksToMarkdown(second).markdown;
  const third = markdownToBlocks(again).blocks;
  const [before, after] = [partsOfHtml(html(markdown, true)), partsOfHtml(html(exported, false))];
  const lost = before.words !== after.words || before.addresses !== after.addresses;
  return {
    same: [same(blocks, second), same(second, third)],
    stable: exported === again,
    lost,
    restyled: !lost && before.tags !== after.tags,
    exported,
  };
}
