/** People that one invitation may be for at most (contract, `createInvitation`). */
const MOST_USES = 100;
const STEPS = [1, 2, 3, 4, 5, 10, 20, 50, MOST_USES] as const;

/** For how many people an invitation can be made: round numbers, and as many as there are free seats. */
export function invitationUses(freeSeats: number): number[] {
  const most = Math.min(MOST_USES, Math.max(1, freeSeats));
  return [...new Set([...STEPS.filter((step) => step < most), most])];
}
