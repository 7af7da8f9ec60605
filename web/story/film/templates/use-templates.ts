import { type DocumentFile, getDocument, listDocuments } from '@inkreel/contract/api/documents.ts';
import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import { filmTemplateKind } from '@inkreel/contract/documents/film-document.ts';
import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { repairParts } from '@inkreel/contract/documents/parts/repair.ts';
import { filmTemplateTexts } from '@inkreel/contract/messages/areas/film-templates.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { TEMPLATE_NAMES, templateFilm } from './template-films.ts';

export interface Template {
  id: string;
  name: string;
  parts: Parts;
  /** The address of a stored file that it names. */
  urlOf: (source: string) => string | undefined;
}

export const OWN_KEY = ['documents', filmTemplateKind.kind];
const noFiles = () => undefined;

/** The templates of the product, in the language of the page. */
export function useTemplates(): Template[] {
  const { kinds } = useAreaTexts(filmTemplateTexts);
  return useMemo(
    () =>
      TEMPLATE_NAMES.map((id) => ({
        id,
        name: kinds[id].name,
        parts: templateFilm(id, kinds[id] as never),
        urlOf: noFiles,
      })),
    [kinds],
  );
}

/** The templates of the organisation, without what is in them. */
export const useOwnTemplates = () =>
  useQuery({
    queryKey: OWN_KEY,
    queryFn: ({ signal }) =>
      call(listDocuments, { query: { kind: filmTemplateKind.kind, limit: 100 }, signal }),
    staleTime: 0,
  });

/** A template of the organisation. */
export const useOwnTemplate = (id: string | undefined) =>
  useQuery({
    queryKey: [...OWN_KEY, id],
    enabled: id !== undefined,
    queryFn: async ({ signal }): Promise<Template> => {
      const { name, content, files } = await call(getDocument, { params: { id: id ?? '' }, signal });
      const stored = (content as { parts: readonly Part[] }).parts;
      const { parts } = repairParts(filmTemplateKind, new Map(stored.map((part) => [part.id, part])));
      const byId = new Map<string, DocumentFile>(files.map((file) => [file.id, file]));
      return { id: id ?? '', name, parts, urlOf: (source) => byId.get(fileIdOf(source) ?? '')?.url };
    },
  });
