import { DISTRIBUTION_TYPE, DISTRIBUTION_TYPE_NAME } from '../../contract/distributionType.ts'
import { labelsOf } from '../../contract/enumeration.ts'

/** Names of distribution types for the owner. */
export const distributionTypeLabels: Readonly<Record<number, string>> = {
  ...labelsOf(DISTRIBUTION_TYPE, DISTRIBUTION_TYPE_NAME),
  [DISTRIBUTION_TYPE.early]: 'Early Distribution',
  [DISTRIBUTION_TYPE.normal]: 'Normal Distribution',
}
