export type Principal = {
  userId: number
  roleId: number
  /** The customer's own owner id; null for staff. */
  accountOwnerId: number | null
  email: string
  isTopAdmin: boolean
  /** Whether the sign-in was by a program with a token, not in a browser. */
  isTool: boolean
  /** SHA-256 of the token, which identifies the session row. */
  tokenHash: string
  /** The machine credential that was used instead of a session; null for people. */
  credential: PresentedCredential | null
}

/** Scopes and subject of a machine credential. */
export type PresentedCredential = {
  credentialId: number
  name: string
  scopes: ReadonlySet<string>
  /** The only owner that the credential may access; null for all owners. */
  accountOwnerId: number | null
  /** The only plan that the credential may access; null for all plans. */
  planId: number | null
  expiresAt: Date
  requestsPerMinute: number
  /** Whether gateways accept only registered operations from the credential. */
  onlyRegistered: boolean
}
