/** The time zone by which whoever sits at this browser sleeps. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
