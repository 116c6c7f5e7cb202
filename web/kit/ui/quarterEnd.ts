/** Returns the last day of the quarter that contains `day`; both are "YYYY-MM-DD". */
export function quarterEnd(day: string): string {
  const month = Math.ceil(Number(day.slice(5, 7)) / 3) * 3
  return new Date(Date.UTC(Number(day.slice(0, 4)), month, 0)).toISOString().slice(0, 10)
}
