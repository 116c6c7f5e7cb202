/** Formats "2026-03-31" as "03/31/2026". */
export function usDate(day: string): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
