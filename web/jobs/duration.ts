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
