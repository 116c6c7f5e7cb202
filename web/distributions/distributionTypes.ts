export const distributionTypes = { EARLY: 1, NORMAL: 5, ROLLOVER: 50, TRANSFER: 60 } as const

/** Also the codes that the server stores for Roth accounts, and those that only old requests carry. */
export const distributionTypeLabels: Record<number, string> = {
  1: 'Early Distribution',
  2: 'Early Exceptions',
  3: 'Disability',
  4: 'Death',
  5: 'Normal Distribution',
  6: 'Early Roth',
  7: 'Recharacterized Current',
  8: 'Qualified Roth',
  9: 'Recharacterized Prior',
  10: 'Roth Exceptions',
  50: 'Rollover',
  60: 'Transfer',
}
