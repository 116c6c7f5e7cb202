import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { requestLists, type RequestList } from './requestLists.ts'
import type { RequestKind } from './texts.ts'

/** The name of a list in the sentence "There are no {status} withdrawal requests". */
export function statusWord(list: RequestList): string {
  return requestLists.find((each) => each.list === list)?.status ?? ''
}

export function listLabel(list: RequestList): string {
  return requestLists.find((each) => each.list === list)?.label ?? ''
}

/** The URL of a list. The URL of a request appends its number. */
export function requestAddress(kind: RequestKind, list: RequestList): string {
  return `/${kind}s/${statusWord(list)}`
}

/** Id of the link that opens a request from its list. */
export const linkIdOf = (requestId: number): string => `request-${requestId}`

/** The list of a paper request by its status; a paper request does not wait for an electronic signature. */
export function listOfPaper(statusId: number): RequestList {
  switch (statusId) {
    case REQUEST_STATUS.open:
      return 'PENDING'
    case REQUEST_STATUS.approved:
    case REQUEST_STATUS.pending:
      return 'APPROVED'
    case REQUEST_STATUS.incomplete:
      return 'INCOMPLETE'
    default:
      return 'HISTORICAL'
  }
}
