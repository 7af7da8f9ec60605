/** Outlives a sign-out: it belongs to the person on this device. */
const keyOf = (userId: string) => `inkreel.device.voice-stars.${userId}`;

/** A person's favourite voices, by `voiceKey`. */
export function readStars(storage: Pick<Storage, 'getItem'>, userId: string): Set<string> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((key): key is string => typeof key === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Stars a voice, or takes its star away. @returns the favourites now */
export function toggleStar(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  userId: string,
  key: string,
): Set<string> {
  const stars = readStars(storage, userId);
  if (!stars.delete(key)) stars.add(key);
  storage.setItem(keyOf(userId), JSON.stringify([...stars]));
  return stars;
}
