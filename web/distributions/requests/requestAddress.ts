import { requestLists, type RequestList } from './requestLists.ts'
import type { RequestKind } from './texts.ts'

/** Name of a list, as in "There are no {status} withdrawal requests". */
export function statusWord(list: RequestList): string {
  return requestLists.find((each) => each.list === list)?.status ?? ''
}

export function listLabel(list: RequestList): string {
  return requestLists.find((each) => each.list === list)?.label ?? ''
}

/** URL of a list. The URL of a request adds its number. */
export function requestAddress(kind: RequestKind, list: RequestList): string {
  return `/${kind}s/${statusWord(list)}`
}

/** Element id of the link that opens a request from its list. */
export const linkIdOf = (requestId: number): string => `request-${requestId}`
