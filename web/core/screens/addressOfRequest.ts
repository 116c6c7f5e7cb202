interface Placed {
  readonly requestId: number | null | undefined
  readonly isRollover: boolean | null | undefined
  readonly list: string | null | undefined
}

/** URL of a request over a list of staff, which it names in lower case: "/withdrawals/incomplete/2001". */
export function addressOfRequest({ isRollover, list, requestId }: Placed): string {
  return `/${isRollover ? 'rollovers' : 'withdrawals'}/${list?.toLowerCase()}/${requestId}`
}
