/** Formats the time between two moments: "3 min 5 s", or "under 1 s". */
export function duration(from: string, to: string): string {
  const seconds = Math.floor((new Date(to).getTime() - new Date(from).getTime()) / 1000)
  if (seconds < 1) return 'under 1 s'
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ')
}

const HOUR_MS = 3_600_000

/** How late a job is that should have started at this moment: "9 hours late"; null in its first hour. */
export function lateness(scheduledAt: string, now = Date.now()): string | null {
  const hours = Math.floor((now - new Date(scheduledAt).getTime()) / HOUR_MS)
  if (hours < 1) return null
  const [count, unit] = hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'} late`
}
