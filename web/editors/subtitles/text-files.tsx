import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { SUBTITLE_FORMATS, type SubtitleFormat } from '@inkreel/scene/subtitles/subtitle-formats.ts';
import type { SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { Download } from 'lucide-react';
import { memo } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';

/** The lines as files that other programs read: made here, free, with or without a connection. */
export const TextFiles = memo(function Files({ project }: { project: SubtitleProject }) {
  const texts = useAreaTexts(subtitleTexts);
  const save = async (format: SubtitleFormat) => {
    const { subtitleFile } = await import('./subtitle-file.ts');
    const { name, blob } = subtitleFile(project, format);
    saveFile(blob, name);
  };
  return (
    <div>
      <span className="label">
        {texts.files} <span className="label-fact">{texts.free}</span>
      </span>
      <div className="text-files">
        {SUBTITLE_FORMATS.map((format) => (
          <Button
            key={format}
            size="small"
            aria-label={texts.saveAs({ format: format.toUpperCase() })}
            disabled={project.lines.length === 0}
            onClick={() => void save(format)}
          >
            <Download size={15} strokeWidth={1.6} aria-hidden /> {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </div>
  );
});
