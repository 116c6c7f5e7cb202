/** A rule of the books and its violation, "transaction 20017". `stops` means that postings stop. */
export type Finding = { rule: string; what: string; stops: boolean }

/** Findings of the last check of the books, shown by /api/ready. */
export type Integrity = { checkedAt: Date | null; findings: readonly Finding[]; auditFindings: readonly string[] }

export function createIntegrity(): Integrity {
  return { checkedAt: null, findings: [], auditFindings: [] }
}
