import { fitSpokenLine, speakLines as speakLinesEndpoint } from '@inkreel/contract/api/spoken-lines.ts';
import * as api from '@inkreel/contract/api/subtitles.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { type Route, route } from '../../http/route.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import type { TextDeps } from '../text/begin-text.ts';
import type { RunToolDeps } from '../tools/run-tool.ts';
import { exportSubtitles } from './export-subtitles.ts';
import { fitLine } from './fit-line.ts';
import { findLines } from './project-lines.ts';
import { projectPrice } from './project-price.ts';
import { readSubtitleFile } from './read-file.ts';
import { speakLines } from './speak-lines.ts';
import { translateLines } from './translate-lines.ts';

/** Steps of subtitle projects, and their text files. */
export function subtitleRoutes(deps: RunToolDeps & TextDeps & DocumentDeps, tools: readonly Tool[]): Route[] {
  return [
    route(api.subtitleLines, ({ user, body, requestId, idempotencyKey: key }) =>
      findLines(deps, user, body, { tools, requestId, key }),
    ),
    route(speakLinesEndpoint, ({ user, body }) => speakLines(deps, user, body, tools)),
    route(fitSpokenLine, (call) => fitLine(deps, call, tools)),
    route(api.translateSubtitleLines, (call) => translateLines(deps, call, tools)),
    route(api.projectPrice, ({ user, params, query }) =>
      projectPrice(deps, user, {
        documentId: params.id,
        toolId: query.tool_id,
        engine: query.engine,
        tools,
      }),
    ),
    route(api.exportSubtitles, ({ user, params, query, raw }) =>
      exportSubtitles(deps, user, params.id, query, raw.reply),
    ),
    route(api.readSubtitleFile, async ({ user, body }) => readSubtitleFile(user, body)),
  ];
}
