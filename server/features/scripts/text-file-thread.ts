import { parentPort, workerData } from 'node:worker_threads';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { type readTextFile, TEXT_FILE_LIMITS } from '@inkreel/contract/api/text-files.ts';
import { TEXT_PART_LIMITS } from '@inkreel/contract/documents/text-document.ts';
import type { TextLoss } from '@inkreel/contract/documents/text-losses.ts';
import { isTextBlock, type TextNode } from '@inkreel/contract/documents/text-node.ts';
import { fitBlocks } from '@inkreel/scene/markdown/fit-blocks.ts';
import { MarkdownRefusal, markdownToBlocks } from '@inkreel/scene/markdown/read-markdown.ts';
import { textToBlocks } from '@inkreel/scene/markdown/read-plain-text.ts';
import { decodeText } from '@inkreel/scene/text-encodings/decode-text.ts';
import { isBinary } from './is-binary.ts';
import { UnpackedTooLong } from './unpack-docx.ts';

/** The data that the thread is started with. */
export type TextFileRequest = { bytes: Uint8Array } & QueryOf<typeof readTextFile>;
type Read = OutputOf<typeof readTextFile>;
/** Its one answer, before it ends. */
export type TextFileAnswer =
  | Read
  | {
      refused: 'text_file_unreadable' | 'text_file_empty' | 'text_file_too_long' | 'text_file_too_deep';
      reason: string;
      line?: number;
    };

type Content = Pick<Read, 'type' | 'encoding'> & { blocks: TextNode[]; losses: TextLoss[] };

async function contentOf({ bytes, name, encoding: chosen }: TextFileRequest): Promise<Content | undefined> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    // Its reader is loaded for its kind of file alone.
    const { wordToBlocks } = await import('./word-blocks.ts');
    return { type: 'docx', ...(await wordToBlocks(bytes)) };
  }
  const { text, encoding } = decodeText(bytes, chosen);
  if (isBinary(text)) return undefined;
  const isMarkdown = /\.(?:md|markdown|mdown|mkd)$/i.test(name);
  if (text.length > TEXT_FILE_LIMITS.characters) throw new UnpackedTooLong('too many characters');
  return isMarkdown
    ? { type: 'md', encoding, ...markdownToBlocks(text) }
    : { type: 'txt', encoding, blocks: textToBlocks(text), losses: [] };
}

async function read(request: TextFileRequest): Promise<TextFileAnswer> {
  const content = await contentOf(request);
  if (!content) return { refused: 'text_file_unreadable', reason: 'neither text nor a known kind of file' };
  const blocks = fitBlocks(content.blocks);
  if (blocks.length === 0) return { refused: 'text_file_empty', reason: 'no blocks' };
  const isTooLong =
    blocks.length > TEXT_PART_LIMITS.blocks ||
    JSON.stringify(blocks).length > TEXT_FILE_LIMITS.blockCharacters;
  if (isTooLong) return { refused: 'text_file_too_long', reason: `${blocks.length} blocks` };
  // What cannot be stored must not reach the page: it would be lost at the first save.
  const isStored = blocks.every((block) => isTextBlock(block as never));
  if (!isStored) return { refused: 'text_file_too_deep', reason: 'a block that cannot be stored' };
  return { ...content, blocks: blocks as unknown as Read['blocks'] };
}

function refusalOf(error: unknown): TextFileAnswer {
  const reason = String(error).slice(0, 500);
  if (error instanceof UnpackedTooLong) return { refused: 'text_file_too_long', reason };
  if (error instanceof MarkdownRefusal)
    return error.reason === 'too_long'
      ? { refused: 'text_file_too_long', reason }
      : { refused: 'text_file_too_deep', reason, line: error.line };
  if (error instanceof RangeError) return { refused: 'text_file_too_deep', reason };
  return { refused: 'text_file_unreadable', reason };
}

parentPort?.postMessage(await read(workerData as TextFileRequest).catch(refusalOf));
