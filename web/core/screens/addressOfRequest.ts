interface Placed {
  readonly requestId: number | null | undefined
  readonly isRollover: boolean | null | undefined
  readonly list: string | null | undefined
}

/** URL of a request, with the name of the staff list that contains it: "/withdrawals/incomplete/2001". */
export function addressOfRequest({ isRollover, list, requestId }: Placed): string {
  return `/${isRollover ? 'rollovers' : 'withdrawals'}/${list?.toLowerCase()}/${requestId}`
}
