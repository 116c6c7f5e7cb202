export type Principal = {
  userId: number
  roleId: number
  /** A customer's own account owner; null for staff. */
  accountOwnerId: number | null
  email: string
  isTopAdmin: boolean
  /** Whether the sign-in was by a program with a token, not in a browser. */
  isTool: boolean
  /** SHA-256 of the token, which identifies the session row. */
  tokenHash: string
  /** The machine credential used instead of a session; null for people. */
  credential: PresentedCredential | null
}

/** Scopes and subject of a machine credential. */
export type PresentedCredential = {
  credentialId: number
  name: string
  scopes: ReadonlySet<string>
  /** The only owner it may access; null for all owners. */
  accountOwnerId: number | null
  /** The only plan it may access; null for all plans. */
  planId: number | null
  expiresAt: Date
  requestsPerMinute: number
  /** Whether a gateway accepts only its registered operations. */
  onlyRegistered: boolean
}
