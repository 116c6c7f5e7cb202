/** Number of whole months between two dates in the format "YYYY-MM-DD". */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0)
}

/** Suggest a yearly review, because a marriage, birth or death may make shares outdated. */
export function reviewReminder(allocatedAt: string, today: string): string | null {
  const months = monthsBetween(allocatedAt.slice(0, 10), today)
  return months < 12 ? null : `Last reviewed ${months} months ago. Are these beneficiaries still right?`
}
