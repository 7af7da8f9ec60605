/** Maximum people for one invitation (contract, `createInvitation`). */
const MOST_USES = 100;
const STEPS = [1, 2, 3, 4, 5, 10, 20, 50, MOST_USES] as const;

/** The numbers of people offered for an invitation: round ones, and the number of free seats. */
export function invitationUses(freeSeats: number): number[] {
  const most = Math.min(MOST_USES, Math.max(1, freeSeats));
  return [...new Set([...STEPS.filter((step) => step < most), most])];
}
