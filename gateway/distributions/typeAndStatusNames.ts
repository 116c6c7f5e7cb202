import { DISTRIBUTION_TYPE, DISTRIBUTION_TYPE_NAME } from '../../contract/distributionType.ts'
import { typeWithReason, type EvidenceOf } from '../../contract/evidence.ts'
import { idsOf, labelOf, nameOf } from '../../contract/enumeration.ts'
import { REQUEST_STATUS, REQUEST_STATUS_NAME, ROLLOVER_EDIT } from '../../contract/requestStatus.ts'

/** The name of a distribution type. Includes the reason that a document must prove, unless the name contains it. */
export function distributionType(typeId: number, evidenceOf: EvidenceOf | null = null): string {
  const type = labelOf(DISTRIBUTION_TYPE, DISTRIBUTION_TYPE_NAME, typeId) ?? `Unknown (${typeId})`
  return typeWithReason(type, evidenceOf)
}

/** The name of a request's status. */
export function requestStatus(statusId: number): string {
  return labelOf(REQUEST_STATUS, REQUEST_STATUS_NAME, statusId) ?? `Unknown (${statusId})`
}

/** The edit form of a withdrawal offers every status. The custodian refuses impossible ones. */
export const WITHDRAWAL_STATUSES: readonly number[] = Object.values(REQUEST_STATUS)

/** The statuses in the edit form of a rollover, by its current status. */
export function rolloverStatuses(statusId: number): readonly number[] {
  const status = nameOf(REQUEST_STATUS, statusId)
  return status === undefined ? [statusId] : idsOf(REQUEST_STATUS, ROLLOVER_EDIT[status])
}
