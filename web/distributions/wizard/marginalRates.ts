/** Tax year of the table below. It stays in use until the next year's table is added. */
export const RATES_YEAR = 2026
/** Revision of the table and its text. A published revision never changes (docs/withholding-notices). */
export const NOTICE_REVISION = `${RATES_YEAR}-2`

interface MarginalRate {
  percent: number
  /** Total income in whole dollars from which each rate applies, by filing status. */
  single: number
  joint: number
  head: number
}

/**
 * Marginal rates shown with the choice of federal withholding, as in Form W-4R: the year's standard deduction added to
 * the start of each bracket (Rev. Proc. 2025-32, sections 4.01 and 4.14). `single` is also for married filing
 * separately, `joint` for a qualifying surviving spouse.
 */
export const marginalRates: readonly MarginalRate[] = [
  { percent: 0, single: 0, joint: 0, head: 0 },
  { percent: 10, single: 16_100, joint: 32_200, head: 24_150 },
  { percent: 12, single: 28_500, joint: 57_000, head: 41_850 },
  { percent: 22, single: 66_500, joint: 133_000, head: 91_600 },
  { percent: 24, single: 121_800, joint: 243_600, head: 129_850 },
  { percent: 32, single: 217_875, joint: 435_750, head: 225_900 },
  { percent: 35, single: 272_325, joint: 544_650, head: 280_350 },
  { percent: 37, single: 656_700, joint: 800_900, head: 664_750 },
]
