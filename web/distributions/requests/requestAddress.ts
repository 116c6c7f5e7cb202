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
