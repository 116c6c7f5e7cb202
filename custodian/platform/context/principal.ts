export type Principal = {
  userId: number
  roleId: number
  /** Own account owner of a customer; null for staff. */
  accountOwnerId: number | null
  email: string
  isTopAdmin: boolean
  /** Signed in as a program with a token, not in a browser. */
  isTool: boolean
  /** SHA-256 of the token: names the session row. */
  tokenHash: string
  /** The machine credential in place of a session; null for people. */
  credential: PresentedCredential | null
}

/** Scopes and subject of a machine credential. */
export type PresentedCredential = {
  credentialId: number
  name: string
  scopes: ReadonlySet<string>
  /** The one owner it is for; null: not limited to one. */
  accountOwnerId: number | null
  /** The plan it is for; null: not limited to one. */
  planId: number | null
  expiresAt: Date
  requestsPerMinute: number
  /** Whether a gateway answers only its registered operations. */
  onlyRegistered: boolean
}
