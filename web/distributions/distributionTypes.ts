import { DISTRIBUTION_TYPE_NAME, type DistributionType as Name } from '../../contract/distributionType.ts'
import { enumLabels, type EnumValue } from '../../contract/enumeration.ts'

export type DistributionType = EnumValue<Name>

/** Names of distribution types that owners read. */
export const distributionTypeLabels: Readonly<Record<DistributionType, string>> = {
  ...enumLabels(DISTRIBUTION_TYPE_NAME),
  EARLY: 'Early Distribution',
  NORMAL: 'Normal Distribution',
}
