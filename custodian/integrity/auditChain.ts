import { sql } from 'kysely'
import type { Db } from '../platform/db/connect.ts'
import type { Pii } from '../platform/crypto/pii.ts'

/** Advisory lock, so that only one custodian at a time adds links to the audit chain. */
const SEALING_LOCK = 4_001_004
const BATCH = 1_000
const START = 'start'
/** Starts the hash input of a link, so that the hash fits no other purpose (domain separation). */
const LINK = 'audit-chain'

type Parts = { db: Db; pii: Pii }
/** The audit row as text, so that no value is rounded or reordered. */
type Row = { audit_id: bigint; row: string | null }
type Link = Row & { position: bigint; hash: string }

/**
 * Position and hash of a link in the audit chain. A copy outside the database proves later that no earlier row was
 * changed or removed.
 */
export type Head = { position: number; hash: string }
export type Trail = {
  head: Head | null
  /** Mismatches in words, such as "row 17 was changed". */
  findings: string[]
  /** Number of audit rows without a link. */
  unsealed: number
}

const rowText = sql<string | null>`case when a.audit_id is null then null else jsonb_build_array(a.audit_id,
  (extract(epoch from a.at) * 1000000)::bigint, a.user_id, a.role_id, a.account_owner_id, a.action, a.entity, a.entity_id,
  a.before, a.after, a.request_id, a.ip)::text end`

/**
 * Adds a link for every committed audit row without one. `above` skips rows that were checked before; 0 checks all
 * rows. Returns the number of added links and the greatest row id. If another custodian is adding links, `busy` decides
 * whether to wait.
 */
export async function sealAudit(
  parts: Parts,
  above: bigint = 0n,
  busy: 'leave' | 'wait' = 'leave',
): Promise<{ added: number; upTo: bigint }> {
  let added = 0
  let upTo = above
  for (;;) {
    // Skip rows that this call has checked, so that the first run over a long audit trail ends.
    const rows = await sealBatch(parts, upTo, busy)
    added += rows.length
    for (const { audit_id } of rows) if (audit_id > upTo) upTo = audit_id
    if (rows.length < BATCH) return { added, upTo }
  }
}

/** Number of rows before the newest link to check again. A row may be committed after rows with higher ids. */
const LATE = 1_000n

/** Adds links for the newest rows, for a caller that sends those rows now. The periodic check links older rows. */
export async function sealNewest(parts: Parts): Promise<void> {
  const newest = await parts.db
    .selectFrom('audit_chain')
    .select('audit_id')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const above = (newest?.audit_id ?? 0n) - LATE
  await sealAudit(parts, above > 0n ? above : 0n, 'wait')
}

async function sealBatch({ db, pii }: Parts, above: bigint, busy: 'leave' | 'wait'): Promise<Row[]> {
  return db.transaction().execute(async (tx) => {
    if (busy === 'wait') await sql`select pg_advisory_xact_lock(${sql.lit(SEALING_LOCK)})`.execute(tx)
    const { rows: locks } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(SEALING_LOCK)}) as mine`.execute(tx)
    if (!locks[0]?.mine) return []
    const { rows } = await sql<Row>`
      select a.audit_id, ${rowText} as row from audit a where a.audit_id > ${above}
        and not exists (select 1 from audit_chain c where c.audit_id = a.audit_id)
      order by a.audit_id limit ${sql.lit(BATCH)}`.execute(tx)
    if (rows.length === 0) return []
    const last = await tx
      .selectFrom('audit_chain')
      .select(['position', 'hash'])
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst()
    let { position, hash } = last ?? { position: 0n, hash: START }
    const links = rows.map((row) => {
      position += 1n
      hash = pii.hash(linked(hash, row.row ?? ''), LINK)
      return { position, audit_id: row.audit_id, hash }
    })
    await tx.insertInto('audit_chain').values(links).execute()
    return rows
  })
}

/**
 * Verifies the audit chain from its start. Reports every row that was changed, removed or inserted after it was linked.
 * `kept` is a head recorded earlier. The chain must contain it, which detects a removed end.
 */
export async function verifyAudit({ db, pii }: Parts, kept?: Head): Promise<Trail> {
  const findings: string[] = []
  let before: { position: bigint; hash: string } = { position: 0n, hash: START }
  let keptIsThere = kept === undefined
  for (;;) {
    const { rows } = await sql<Link>`
      select c.position, c.hash, c.audit_id, ${rowText} as row
      from audit_chain c left join audit a on a.audit_id = c.audit_id
      where c.position > ${before.position} order by c.position limit ${sql.lit(BATCH)}`.execute(db)
    for (const link of rows) {
      if (link.position !== before.position + 1n) findings.push(`links before ${link.position} are gone`)
      if (link.row === null) findings.push(`row ${link.audit_id} is gone`)
      else if (!pii.isHash(linked(before.hash, link.row), LINK, link.hash))
        findings.push(`row ${link.audit_id} was changed`)
      if (kept && link.position === BigInt(kept.position) && link.hash === kept.hash) keptIsThere = true
      before = link
    }
    if (rows.length < BATCH) break
  }
  if (!keptIsThere) findings.push(`the chain no longer has the link ${kept?.position} that was kept`)
  const head = before.position === 0n ? null : { position: Number(before.position), hash: before.hash }
  return { head, findings, unsealed: await countUnsealed(db) }
}

/** Link of an audit row. `fits` is true if the row and the chain before it are unchanged since the row was linked. */
export type LinkOfRow = { position: bigint; hash: string; fits: boolean }

/** Verifies the links of some audit rows. A row that is a few seconds old may have no link yet. */
export async function verifyRows(
  { db, pii }: Parts,
  auditIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, LinkOfRow>> {
  const { rows } = await sql<Link & { before: string | null }>`
    select c.position, c.hash, c.audit_id, ${rowText} as row, earlier.hash as before
    from audit_chain c left join audit a on a.audit_id = c.audit_id
    left join audit_chain earlier on earlier.position = c.position - 1
    where c.audit_id = any(${auditIds.map(String)}::bigint[])`.execute(db)
  return new Map(
    rows.map(({ audit_id, position, hash, row, before }) => {
      const previous = position === 1n ? START : before
      const fits = row !== null && previous !== null && pii.isHash(linked(previous, row), LINK, hash)
      return [audit_id, { position, hash, fits }]
    }),
  )
}

async function countUnsealed(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from audit a
    where not exists (select 1 from audit_chain c where c.audit_id = a.audit_id)`.execute(db)
  return rows[0]?.n ?? 0
}

/** Returns the input of a link's keyed hash. Without the key, nobody can compute a chain for other rows. */
const linked = (before: string, row: string) => `${before}\n${row}`
