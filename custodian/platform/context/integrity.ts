/** A rule of the books and what breaks it, "transaction 20017". `stops` says whether money must not move any more. */
export type Finding = { rule: string; what: string; stops: boolean }

/** What the last look at the books found; shown on the ready page. */
export type Integrity = { checkedAt: Date | null; findings: readonly Finding[]; auditFindings: readonly string[] }

export function createIntegrity(): Integrity {
  return { checkedAt: null, findings: [], auditFindings: [] }
}
