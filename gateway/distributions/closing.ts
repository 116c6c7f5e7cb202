import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import type { CloseAction } from '../graphql/__generated__/resolvers.ts'
import { RestError } from '../rest/errors.ts'

const FROM: Record<CloseAction, { statusId: number; text: string }> = {
  CANCEL: { statusId: REQUEST_STATUS.open, text: 'Only an open request can be canceled.' },
  REVERSE: { statusId: REQUEST_STATUS.incomplete, text: 'Only an incomplete request can be reversed.' },
}

/**
 * The status of a closed request. `from` is the status in the caller's form: the status before closing, or already
 * the closed one.
 * @throws RestError CONFLICT if the action does not fit the status
 */
export function closingStatus(endpoint: string, action: CloseAction, from: number): number {
  const { statusId, text } = FROM[action]
  if (from !== statusId && from !== REQUEST_STATUS.historical) throw new RestError('CONFLICT', { endpoint, text })
  return REQUEST_STATUS.historical
}
