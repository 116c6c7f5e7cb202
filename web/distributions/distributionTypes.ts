import { DISTRIBUTION_TYPE, DISTRIBUTION_TYPE_NAME } from '../../contract/distributionType.ts'
import { labelsOf } from '../../contract/enumeration.ts'

/** Distribution types in the words for their owner. */
export const distributionTypeLabels: Readonly<Record<number, string>> = {
  ...labelsOf(DISTRIBUTION_TYPE, DISTRIBUTION_TYPE_NAME),
  [DISTRIBUTION_TYPE.early]: 'Early Distribution',
  [DISTRIBUTION_TYPE.normal]: 'Normal Distribution',
}
