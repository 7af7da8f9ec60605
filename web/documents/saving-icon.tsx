import { CloudAlert, CloudCheck, CloudOff, CloudUpload, HardDrive } from 'lucide-react';

const ICONS = {
  device: HardDrive,
  saved: CloudCheck,
  saving: CloudUpload,
  offline: CloudOff,
  conflict: CloudAlert,
  failed: CloudAlert,
  outdated: CloudAlert,
} as const;

/** An icon for where a document is stored at the moment, next to the text. */
export function SavingIcon({ kind }: { kind: keyof typeof ICONS }) {
  const Icon = ICONS[kind];
  return <Icon size={15} strokeWidth={1.6} aria-hidden />;
}
