import type { Stack } from './stack.ts'

/** Bookkeeping tables that may grow although no data of people changes. */
const bookkeeping = new Set(['audit', 'audit_chain', 'throttle', 'session', 'job', 'schema_migration', 'migration'])

/** Columns that record the last use. They may change, but the other columns of their rows may not. */
const noted = ['last_used_at', 'last_used_from']

/** A digest of all rows by table; equal digests before and after mean that nothing was changed. */
export async function fingerprint(stack: Stack): Promise<Record<string, string>> {
  const tables = await stack.sql<{ name: string }>(
    // Partitions are included in their parent table.
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    if (bookkeeping.has(name)) continue
    const [row] = await stack.sql<{ digest: string | null }>(
      `select md5(string_agg(line, ',' order by line)) as digest from (select (to_jsonb(t) - $1::text[])::text as line from "${name}" t) rows`,
      [noted],
    )
    digests[name] = row?.digest ?? 'empty'
  }
  return digests
}

/** Debits less credits over all postings, and the transactions that do not balance. */
export async function trialBalance(stack: Stack): Promise<{ difference: string; unbalanced: number[] }> {
  const [total] = await stack.sql<{ difference: string }>(
    `select coalesce(sum(case side when 'D' then amount_cents else -amount_cents end), 0)::text as difference from posting`,
  )
  const unbalanced = await stack.sql<{ transaction_id: number }>(
    `select transaction_id from posting group by transaction_id, currency
     having sum(case side when 'D' then amount_cents else -amount_cents end) <> 0`,
  )
  return { difference: total?.difference ?? 'none', unbalanced: unbalanced.map((row) => row.transaction_id) }
}
