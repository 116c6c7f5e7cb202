/** "2026-03-31" as people in the United States write it: "03/31/2026". */
export function usDate(day: string): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
