export type Clock = { now: () => Date }
export const systemClock: Clock = { now: () => new Date() }

/** Calendar date of a moment, in UTC. */
export function calendarDate(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
