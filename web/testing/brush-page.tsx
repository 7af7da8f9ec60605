// The page of bench/brush.ts: the mask editor over one picture, alone. Takes ?url=, ?width=, ?height=.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSize } from '../canvas/core/area-names.ts';
import { Grid } from '../canvas/core/grid/grid.ts';
import { GridEditor } from '../canvas/core/grid-editor.ts';
import { MaskEditor } from '../canvas/ui/mask-editor.tsx';
import { loadMessages, MessagesProvider } from '../lib/messages.tsx';
import '../styles/index.css';

const asked = new URLSearchParams(location.search);
const size = { width: Number(asked.get('width')), height: Number(asked.get('height')) };
const editor = new GridEditor(new Grid(size), { size: startSize(size), boxes: 'fill' });
const holder = document.createElement('main');
holder.style.cssText = 'display: flex; height: 100vh';
document.body.append(holder);
await loadMessages('en');
createRoot(holder).render(
  <StrictMode>
    <MessagesProvider language="en">
      <MaskEditor
        editor={editor}
        picture={{ ...size, url: asked.get('url') ?? '' }}
        kind="mask"
        text={{ label: 'Mask' }}
      />
    </MessagesProvider>
  </StrictMode>,
);
