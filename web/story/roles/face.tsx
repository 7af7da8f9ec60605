import { UserRound } from 'lucide-react';

/** A character's face: its avatar, else its primary look; a dashed frame for one that has neither. */
export function Face({ role }: { role: { avatar: string | null; image_url: string | null } }) {
  const src = role.avatar ?? role.image_url;
  if (src !== null) return <img className="role-face" src={src} alt="" loading="lazy" decoding="async" />;
  return (
    <span className="role-face" data-none>
      <UserRound size={20} strokeWidth={1.6} aria-hidden />
    </span>
  );
}
