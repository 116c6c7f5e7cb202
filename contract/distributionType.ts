/**
 * The portal's number of each distribution type. These are not the codes of Form 1099-R: portal type 5 is IRS code 7.
 */
export const DISTRIBUTION_TYPE = {
  early: 1,
  earlyExceptions: 2,
  disability: 3,
  death: 4,
  normal: 5,
  earlyRoth: 6,
  recharacterizedCurrent: 7,
  qualifiedRoth: 8,
  recharacterizedPrior: 9,
  rothExceptions: 10,
  rollover: 50,
  transfer: 60,
} as const
export type DistributionType = keyof typeof DISTRIBUTION_TYPE

/** Types that the wizard sends; the custodian sets the others. */
export const WIZARD_TYPES: readonly DistributionType[] = ['early', 'normal', 'rollover', 'transfer']

/** The name of a type on forms, in emails and on screens. */
export const DISTRIBUTION_TYPE_NAME: Readonly<Record<DistributionType, string>> = {
  early: 'Early',
  earlyExceptions: 'Early Exceptions',
  disability: 'Disability',
  death: 'Death',
  normal: 'Normal',
  earlyRoth: 'Early Roth',
  recharacterizedCurrent: 'Recharacterized Current',
  qualifiedRoth: 'Qualified Roth',
  recharacterizedPrior: 'Recharacterized Prior',
  rothExceptions: 'Roth Exceptions',
  rollover: 'Rollover',
  transfer: 'Transfer',
}
