import { deleteResult, updateResult } from '@inkreel/contract/api/creations.ts';
import type { TaskResult } from '@inkreel/contract/api/tasks.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  ArrowRightFromLine,
  ClipboardCopy,
  Download,
  FolderPlus,
  RotateCcw,
  SlidersHorizontal,
  Star,
  StarOff,
  Trash2,
  Undo2,
} from 'lucide-react';
import { createElement } from 'react';
import type { Verb } from '../canvas/ui/verb.ts';
import { useCatalogue } from '../lib/catalogue.ts';
import { call } from '../lib/client.ts';
import { type DownloadStart, openDownload } from '../lib/dialogs.ts';
import { useLocalPath } from '../lib/language-link.tsx';
import { useLanguage } from '../lib/messages.tsx';
import { useProjects } from '../lib/query.ts';
import { useNavigate } from '../lib/router.tsx';
import { useSite } from '../lib/site.ts';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { toast } from '../lib/toast.ts';
import { toastFailure } from '../lib/toast-failure.ts';
import { NeedsModel } from '../ui/needs-model.tsx';
import { imageOf, rememberImage } from '../uploads/uploaded-image.ts';
import { downloadName, downloadStem } from './download-name.ts';
import type { EditorState } from './editor-state.ts';
import { keepInStock, stockName } from './keep-in-stock.ts';
import { changeResult, RESULTS_KEY } from './run-store.ts';
import type { VerbSubject } from './verb-subject.ts';

/** Results that are being saved to the stock: a second press while the first is under way would keep them twice. */
const beingKept = new Set<string>();

/** Effects of a result's actions on its page. */
export interface ResultActions {
  /** Takes its settings into the tool's form. */
  onReuse: () => void;
  /** Runs the same input once more. */
  onRetry: () => void;
  /** What that costs: no run starts without its price. */
  retryPoints: number;
  /** It is about to go to the bin. */
  onDeleted?: () => void;
}

/**
 * The verbs of a picture in their fixed order: download, continue in a tool, save to a project or the stock, star,
 * reuse settings, run again, copy prompt, delete. Those that would do nothing are left out.
 */
export function useResultVerbs(
  subject: VerbSubject | undefined,
  { onReuse, onRetry, retryPoints, onDeleted }: ResultActions,
): Verb[] {
  const messages = useStudioMessages();
  const { pictures } = messages;
  const change = useChangeResult();
  const client = useQueryClient();
  const projects = useProjects();
  const { language } = useLanguage();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const site = useSite();
  const catalogue = useCatalogue();
  if (!subject) return [];
  const { result, prompt, projectId, toolId } = subject;
  const isPicture = result.file.kind === 'image' && result.deleted_at === null;
  const onward = isPicture
    ? catalogue
        .filter(({ takes, sites }) => takes !== null && sites.includes(site.id))
        // The tool that made it comes first, tools that need a model come last.
        .sort(
          (one, other) =>
            Number(other.id === toolId) - Number(one.id === toolId) ||
            Number(one.needsModel) - Number(other.needsModel),
        )
    : [];
  const others = (projects ?? []).filter(({ id }) => id !== projectId);
  const nothing = () => undefined;
  const keep = async () => {
    if (beingKept.has(result.id)) return;
    beingKept.add(result.id);
    const tool = catalogue.find(({ id }) => id === toolId)?.name[language] ?? toolId;
    const name = stockName(subject, tool);
    try {
      const outcome = await keepInStock(call, subject, name);
      toast(outcome === 'kept' ? pictures.inStock({ name }) : pictures.alreadyInStock);
      if (outcome === 'kept') await client.invalidateQueries({ queryKey: ['library', 'stock'] });
    } catch (error) {
      toastFailure(error, messages, pictures.saveFailed);
    } finally {
      beingKept.delete(result.id);
    }
  };
  const verbs: (Verb | false)[] = [
    {
      id: 'download',
      label: pictures.verbs.download,
      shortcut: 'D',
      icon: Download,
      // Sound, video, and what is in the bin are downloaded as they are.
      ...(!isPicture && { href: `${result.file.url}?download=${encodeURIComponent(downloadName(subject))}` }),
      run: () => openDownload(downloadOf(subject)),
    },
    onward.length > 0 && {
      id: 'continue',
      label: pictures.verbs.continue,
      icon: ArrowRightFromLine,
      choices: [
        {
          id: 'img-editor',
          label: messages.pages.story.imageEditor,
          run: () => navigate(localPath(`/img-editor?file=${result.file.id}`)),
        },
        ...onward.map(({ id, name, editor, takes, needsModel }) => ({
          id,
          label: id === toolId ? pictures.onceMore({ tool: name[language] }) : name[language],
          mark: createElement(NeedsModel, { tool: { id, needsModel } }),
          run: () => {
            rememberImage(imageOf({ ...result.file, path: result.file.url }, downloadName(subject)));
            void navigate(localPath(editor), {
              state: { picture: { name: String(takes), url: result.file.url } } satisfies EditorState,
            });
          },
        })),
        {
          id: 'story',
          label: messages.shell.story,
          run: () =>
            void navigate(localPath('/story/create#pictures'), {
              state: { picture: { name: 'shot', url: result.file.url } } satisfies EditorState,
            }),
        },
      ],
      run: nothing,
    },
    result.deleted_at === null && {
      id: 'save',
      label: pictures.verbs.save,
      shortcut: 'S',
      icon: FolderPlus,
      choices: [
        ...others.map(({ id, name }) => ({
          id,
          label: pictures.saveTo({ project: name }),
          run: () => change(result, { project_id: id }, pictures.saved({ project: name })),
        })),
        { id: 'stock', label: pictures.verbs.stock, run: () => void keep() },
      ],
      run: nothing,
    },
    {
      id: 'star',
      label: result.starred ? pictures.verbs.unstar : pictures.verbs.star,
      icon: result.starred ? StarOff : Star,
      run: () => change(result, { starred: !result.starred }),
    },
    { id: 'reuse', label: pictures.verbs.reuse, shortcut: 'R', icon: SlidersHorizontal, run: onReuse },
    {
      id: 'retry',
      label: `${pictures.verbs.retry} · ${messages.tools.run.price({ points: retryPoints })}`,
      icon: RotateCcw,
      run: onRetry,
    },
    prompt !== null && {
      id: 'copy',
      label: pictures.verbs.copyPrompt,
      icon: ClipboardCopy,
      run: () => void navigator.clipboard.writeText(prompt).then(() => toast(pictures.promptCopied)),
    },
    result.deleted_at
      ? {
          id: 'restore',
          label: pictures.verbs.restore,
          icon: Undo2,
          run: () => change(result, { restored: true }, pictures.restored),
        }
      : {
          id: 'delete',
          label: pictures.verbs.delete,
          shortcut: 'Delete',
          icon: Trash2,
          run: () => {
            onDeleted?.();
            void change(result, 'delete', pictures.deleted);
          },
        },
  ];
  return verbs.filter((verb) => verb !== false);
}

function downloadOf(subject: VerbSubject): DownloadStart {
  const { id, file } = subject.result;
  return {
    resultId: id,
    url: file.url,
    contentType: file.content_type,
    bytes: file.size,
    width: file.width ?? 1,
    height: file.height ?? 1,
    name: downloadStem(subject),
  };
}

type Change = 'delete' | { starred: boolean } | { project_id: string } | { restored: true };

/** Changes a result on the server and in every list of the page; a deletion offers its undo. */
export function useChangeResult(): (result: TaskResult, change: Change, said?: string) => Promise<void> {
  const client = useQueryClient();
  const messages = useStudioMessages();
  const { pictures } = messages;
  const show = (result: TaskResult, changed: Partial<TaskResult>) => {
    changeResult(client, result, changed);
    return client.invalidateQueries({ queryKey: RESULTS_KEY });
  };
  const apply = async (result: TaskResult, change: Change, said?: string): Promise<void> => {
    const params = { id: result.id };
    try {
      if (change === 'delete') {
        await call(deleteResult, { params });
        await show(result, { deleted_at: new Date().toISOString() });
        const undo = () => void apply(result, { restored: true }, pictures.restored);
        if (said) toast(said, { action: { label: pictures.verbs.undo, run: undo } });
        return;
      }
      await call(updateResult, { params, body: change });
      await show(result, 'starred' in change ? change : 'restored' in change ? { deleted_at: null } : {});
      if (said) toast(said);
    } catch (error) {
      toastFailure(error, messages, change === 'delete' ? pictures.deleteFailed : pictures.saveFailed);
    }
  };
  return apply;
}
