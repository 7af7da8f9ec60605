import { useState } from 'react';
import type { View } from '../../canvas/core/zoom.ts';
import { ZoomViewer } from '../../canvas/ui/zoom-viewer.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';

/** The picture that a tool works on, if nothing is painted or placed on it. */
export default function PlainPicture({
  picture,
}: {
  picture: { url: string; width: number; height: number };
}) {
  const { tools, pictures } = useStudioMessages();
  const [view, setView] = useState<View | null>(null);
  return (
    <div className="stage-picture">
      <ZoomViewer
        picture={{ ...picture, placeholder: null }}
        alt={tools.panes.original}
        hint={pictures.viewer.hint}
        view={view}
        onView={setView}
      />
    </div>
  );
}
