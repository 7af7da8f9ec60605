import { PLACED_IMAGES } from '@inkreel/contract/api/stories.ts';
import { storyCreateTexts } from '@inkreel/contract/messages/areas/story-create.ts';
import { FileText, Image, Lightbulb } from 'lucide-react';
import { useAreaTexts } from '../../lib/messages.tsx';
import type { Way } from './use-start.ts';

const ICONS = { prompt: Lightbulb, text: FileText, pictures: Image } as const;

/** Ways in, one of which is chosen. */
export function WayList({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const { ways } = useAreaTexts(storyCreateTexts);
  return (
    <div className="create-way-list">
      {(['prompt', 'text', 'pictures'] as const).map((each) => {
        const Icon = ICONS[each];
        return (
          <button key={each} type="button" aria-pressed={way === each} onClick={() => onChange(each)}>
            <Icon size={18} aria-hidden />
            <b>{ways[each]}</b>
            <small>
              {each === 'pictures' ? ways.picturesHint({ most: PLACED_IMAGES }) : ways[`${each}Hint`]}
            </small>
          </button>
        );
      })}
    </div>
  );
}
