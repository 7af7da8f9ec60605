import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { writeLocally } from '../../lib/hold-writes.ts';
import { useLocation, useNavigate } from '../../lib/router.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toast } from '../../lib/toast.ts';
import type { EditorState } from '../../runs/editor-state.ts';
import { forgetLocal, restoreLocal } from '../../uploads/local-pictures.ts';
import { isLoaded } from '../../uploads/sent-addresses.ts';
import { type FormValues, fillValues } from '../kit/form-values.ts';
import { arrivalAt } from './arrival.ts';
import { localAddresses, withAddresses } from './local-inputs.ts';

const formKey = (tool: Pick<Tool, 'id'>) => `inkreel.form.${tool.id}`;

/**
 * The form of a tool: from the page that led here (`arrival.ts`), else as it was left, else
 * fresh. Every change is saved in local storage, and only the person clears it.
 */
export function useToolForm(tool: Tool): {
  values: FormValues;
  change: (values: FormValues) => void;
  fill: (input: Record<string, unknown>) => void;
} {
  const location = useLocation();
  const navigate = useNavigate();
  const [written] = useState(() => readWritten(tool));
  const [savedBefore] = useState(() => fillValues(tool, withAddresses(tool, written, stillHere)));
  const [values, setValues] = useState(() => {
    const saved = savedBefore;
    const { input, picture, words, link } = arrivalAt(location);
    if (words) return fillValues(tool, { ...saved, ...words });
    if (picture) return fillValues(tool, { ...saved, [picture.name]: picture.url });
    return fillValues(tool, input ?? { ...saved, ...link });
  });
  const messages = useStudioMessages();

  // A guest's pictures of an earlier page are restored with what was painted over them.
  const lost = localAddresses(tool, written).filter((address) => !isLoaded(address));
  const [restoring, setRestoring] = useState(lost.length > 0);
  const takeBack = useEffectEvent(async () => {
    const found = new Map<string, string | undefined>();
    for (const address of lost) found.set(address, await restoreLocal(address));
    const back = withAddresses(tool, written, (address) => found.get(address) ?? stillHere(address));
    setValues((before) => {
      // What was chosen meanwhile stays.
      const same = Object.keys(written).filter((name) => before[name] === savedBefore[name]);
      return { ...before, ...Object.fromEntries(same.map((name) => [name, back[name]])) };
    });
    setRestoring(false);
  });
  useEffect(() => {
    if (restoring) void takeBack();
  }, [restoring]);

  const save = useEffectEvent(() => {
    // Only the saved form knows what is being restored.
    if (restoring) return;
    // An untouched form does not prevent restoring the person's earlier one.
    const isFresh = sameValues(values, fillValues(tool, null));
    if (!isFresh || localStorage.getItem(formKey(tool)) !== null)
      writeLocally(formKey(tool), JSON.stringify(values));
  });
  useEffect(() => {
    if (values && !restoring) save();
  }, [values, restoring]);
  const forgetLost = useEffectEvent(() => {
    for (const address of lost) void forgetLocal(address);
  });
  useEffect(() => {
    if (!restoring) forgetLost();
  }, [restoring]);
  useEffect(() => {
    // A sign-out clears local storage, but not the values on the page.
    const leave = () => save();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  const goOn = useEffectEvent(({ name, url }: NonNullable<EditorState['picture']>) => {
    // A form that began with the picture has it already: its earlier values are then the saved ones.
    const before = values[name] === url ? savedBefore : values;
    setValues(fillValues(tool, { ...before, [name]: url }));
    // Opening the editor with a picture must not lose the previous one.
    if (typeof before[name] === 'string' && before[name] !== url)
      toast(messages.tools.pictureReplaced, {
        action: { label: messages.pictures.verbs.undo, run: () => setValues(before) },
      });
  });
  const takeWords = useEffectEvent((words: Record<string, unknown>) => {
    // A form that began with the words has them already: its earlier values are then the saved ones.
    const begun = fillValues(tool, { ...savedBefore, ...words });
    const before = sameValues(values, begun) ? savedBefore : values;
    setValues(fillValues(tool, { ...before, ...words }));
    toast(messages.tools.wordsFilled, {
      action: { label: messages.pictures.verbs.undo, run: () => setValues(before) },
    });
  });
  // The state that led here goes into the form once; a reload must not bring it back over later changes.
  const { pathname, search, state } = location;
  useEffect(() => {
    if (search === '' && state === null) return;
    const { input, picture, words } = (state as EditorState | null) ?? {};
    if (input) setValues(fillValues(tool, input));
    if (words) takeWords(words);
    if (picture) goOn(picture);
    navigate(pathname, { replace: true });
  }, [tool, pathname, search, state, navigate]);

  return {
    values,
    change: (changed) => setValues((before) => ({ ...before, ...changed })),
    fill: (input) => setValues(fillValues(tool, input)),
  };
}

const sameValues = (one: FormValues, other: FormValues) => JSON.stringify(one) === JSON.stringify(other);

const stillHere = (address: string) => (isLoaded(address) ? address : undefined);

function readWritten(tool: Tool): FormValues {
  try {
    return fillValues(tool, JSON.parse(localStorage.getItem(formKey(tool)) ?? 'null'));
  } catch {
    return fillValues(tool, null);
  }
}
