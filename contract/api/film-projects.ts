/** A film with all that it is made from, for other programs and other installations. */
import { z } from 'zod';
import { idParams } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const downloadFilmProject = defineEndpoint({
  method: 'GET',
  path: '/films/{id}/project',
  area: 'stories',
  summary: 'Download a film as a ZIP: its script, captions, media, its document, and an OpenTimelineIO file',
  auth: 'user',
  params: idParams,
  output: z.null(),
  errors: ['document_unreadable'],
  answer: 'bytes',
});
