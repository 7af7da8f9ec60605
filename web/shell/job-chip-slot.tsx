/** The place of the job chip: what runs, for everyone who is signed in. */
export function JobChipSlot() {
  return null;
}
