import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../lib/save-file.ts';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { toastFailure } from '../lib/toast-failure.ts';
import { Button } from './button.tsx';

interface DownloadButtonProps {
  label: string;
  /** Label while the file is fetched. */
  loadingLabel: string;
  /** Fetches the file. */
  fetchFile: () => Promise<Response>;
  /** Name of the file. */
  fileName: () => string;
}

/** Saves a file. It is fetched with the session's token, so a plain link would not do. */
export function DownloadButton({ label, loadingLabel, fetchFile, fileName }: DownloadButtonProps) {
  const messages = useStudioMessages();
  const [loading, setLoading] = useState(false);
  const download = async () => {
    if (loading) return;
    setLoading(true);
    try {
      const response = await fetchFile();
      saveFile(await response.blob(), fileName());
    } catch (error) {
      toastFailure(error, messages, messages.failures.getData);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button size="small" aria-disabled={loading} onClick={() => void download()}>
      <Download size={15} strokeWidth={1.6} aria-hidden />
      {loading ? loadingLabel : label}
    </Button>
  );
}
