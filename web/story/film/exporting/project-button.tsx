import { downloadFilmProject } from '@inkreel/contract/api/film-projects.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import type { OpenParts } from '../../../documents/parts/open-parts.ts';
import { openResponse } from '../../../lib/client.ts';
import { useAreaTexts, useMessages } from '../../../lib/messages.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';

/** Saves the film with all that it is made from, for other editors. */
export function ProjectButton({ document }: { document: OpenParts }) {
  const { exporting: texts } = useAreaTexts(filmTexts);
  const { shell } = useMessages();
  const { id, name } = document.record;
  return (
    <div className="film-export-project">
      <DownloadButton
        label={texts.project}
        loadingLabel={shell.loading}
        fetchFile={async () => {
          await document.settle();
          return openResponse(downloadFilmProject, { params: { id } });
        }}
        fileName={() => `${name}.zip`}
      />
      <p className="film-note-inline">{texts.projectLine}</p>
    </div>
  );
}
