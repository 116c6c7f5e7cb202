/** A violated rule of the books, with its subject, such as "transaction 20017". If `stops` is true, postings stop. */
export type Finding = { rule: string; what: string; stops: boolean }

/** Findings of the last check of the books, shown by /api/ready. */
export type Integrity = { checkedAt: Date | null; findings: readonly Finding[]; auditFindings: readonly string[] }

export function createIntegrity(): Integrity {
  return { checkedAt: null, findings: [], auditFindings: [] }
}
