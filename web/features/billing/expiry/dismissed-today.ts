import { localDay } from '../pricing/local-day.ts';

type Place = Pick<Storage, 'getItem' | 'setItem'>;

/** Kept on the device by person: it outlives a sign-out, and does not silence another person's alert. */
const keyOf = (userId: string) => `inkreel.device.expiry-alert.${userId}`;

/** "Don't show today" (specification, section 4): the day is the one of the user's own time zone. */
export function dismissToday(place: Place, userId: string, now: Date, timeZone: string | undefined): void {
  place.setItem(keyOf(userId), localDay(now, timeZone));
}

/** True on the day on which the alert was dismissed. */
export function dismissedToday(
  place: Place,
  userId: string,
  now: Date,
  timeZone: string | undefined,
): boolean {
  return place.getItem(keyOf(userId)) === localDay(now, timeZone);
}
