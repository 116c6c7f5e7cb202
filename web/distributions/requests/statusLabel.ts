import { labelOf } from '../../../contract/enumeration.ts'
import { REQUEST_STATUS, REQUEST_STATUS_NAME } from '../../../contract/requestStatus.ts'

export function statusLabel(statusId: number): string {
  return labelOf(REQUEST_STATUS, REQUEST_STATUS_NAME, statusId) ?? `Unknown (${statusId})`
}
