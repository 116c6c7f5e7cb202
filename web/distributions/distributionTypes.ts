import { DISTRIBUTION_TYPE_NAME, type DistributionType as Name } from '../../contract/distributionType.ts'
import { enumLabels, type EnumValue } from '../../contract/enumeration.ts'

export type DistributionType = EnumValue<Name>

/** Names of distribution types that owners read. A Roth type also has its name in the signed form, in parentheses. */
export const distributionTypeLabels: Readonly<Record<DistributionType, string>> = {
  ...enumLabels(DISTRIBUTION_TYPE_NAME),
  EARLY: 'Early Distribution',
  EARLY_ROTH: 'Early Distribution (Early Roth)',
  NORMAL: 'Normal Distribution',
  QUALIFIED_ROTH: 'Normal Distribution (Qualified Roth)',
}

const rothTypes = new Set<string>(['EARLY_ROTH', 'QUALIFIED_ROTH', 'ROTH_EXCEPTIONS'] satisfies DistributionType[])

/** Whether a withdrawal of this type is from a Roth IRA. */
export const isRothType = (type: string): boolean => rothTypes.has(type)
