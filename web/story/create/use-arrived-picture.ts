import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from '../../lib/router.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import type { EditorState } from '../../runs/editor-state.ts';
import { shrinkPicture } from '../../uploads/shrink-picture.ts';
import type { Start } from './use-start.ts';

/** A result that is to become a shot comes with the page; a reload does not add it again. */
export function useArrivedPicture({ addPicture }: Start): void {
  const { pathname, state, hash } = useLocation();
  const navigate = useNavigate();
  const messages = useStudioMessages();
  const url = (state as EditorState | null)?.picture?.url;
  const add = useEffectEvent(async (address: string) => {
    void navigate(`${pathname}${hash}`, { replace: true });
    try {
      const blob = await (await fetch(address)).blob();
      const name = new URL(address, location.href).pathname.split('/').at(-1) ?? 'picture';
      addPicture({ ready: await shrinkPicture(new File([blob], name, { type: blob.type })), was: blob.size });
    } catch (error) {
      toastFailure(error, messages);
    }
  });
  useEffect(() => {
    if (url !== undefined) void add(url);
  }, [url]);
}
