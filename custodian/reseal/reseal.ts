import { sql, type RawBuilder } from 'kysely'
import { writeAudit } from '../platform/audit/audit.ts'
import type { Tx } from '../platform/db/connect.ts'
import { turnOffEvents } from '../platform/db/eventsOff.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import type { Services } from '../platform/context/services.ts'
import { SEALED, type Row, type SealedColumn } from './sealed.ts'

/** Number of rows in a transaction. Values are short, but a file may have 10 MB. */
const AT_ONCE = { value: 200, file: 5 }

export interface Resealed {
  /** The name of a column: "account_owner.social_sealed". */
  column: string
  renewed: number
  /** Keys of rows whose value none of the keys decrypts. These rows stay unchanged. */
  unreadable: string[]
}

/**
 * Re-encrypts all values that are not encrypted with the newest key, a few rows per transaction, while custodians
 * run. An interrupted run can be started again. Needs the privileges of the schema's owner, because only the owner
 * can change job files.
 */
export async function resealAll(services: Services): Promise<Resealed[]> {
  const done: Resealed[] = []
  for (const column of SEALED) done.push(await resealColumn(services, column))
  return done
}

async function resealColumn(services: Services, column: SealedColumn): Promise<Resealed> {
  const outcome: Resealed = { column: `${column.table}.${column.column}`, renewed: 0, unreadable: [] }
  for (let after: unknown[] | null = null; ;) {
    const behind: unknown[] | null = after
    const rows = await services.db.transaction().execute(async (tx) => {
      await turnOffEvents(tx)
      const found = await outdated(tx, services.pii, column, behind)
      let renewed = 0
      for (const row of found) {
        const value = renew(services.pii, column, row)
        if (value === null) {
          outcome.unreadable.push(`${column.table} ${keyOf(column, row).join(' ')}`)
          continue
        }
        await store(tx, column, row, value)
        renewed += 1
      }
      if (renewed > 0) await note(tx, services, outcome.column, renewed)
      outcome.renewed += renewed
      return found
    })
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE[column.kind]) return outcome
    after = keyOf(column, last)
  }
}

const keyOf = ({ key }: SealedColumn, row: Row) => key.map((name) => row[name])

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

const valueOf = ({ column, field }: SealedColumn): RawBuilder<unknown> =>
  field === undefined ? sql`${sql.ref(column)}` : sql`${sql.ref(column)} ->> ${sql.lit(field)}`

/** The next rows with a value encrypted by another key, locked until the end of the transaction; empty at the end. */
async function outdated(tx: Tx, { newest }: Pii, column: SealedColumn, behind: unknown[] | null): Promise<Row[]> {
  const value = valueOf(column)
  const isOld =
    column.kind === 'file'
      ? sql`substring(${value} from 1 for ${sql.lit(newest.file.length)}) <> ${newest.file}`
      : sql`left(${value}, ${sql.lit(newest.value.length)}) <> ${newest.value}`
  const isBehind = behind === null ? sql`true` : sql`(${refs(column.key)}) > (${sql.join(behind)})`
  const also = column.also === undefined ? sql`` : sql`, ${sql.raw(column.also)}`
  const { rows } = await sql<Row>`
    select ${refs(column.key)}${also}, ${value} as sealed from ${sql.table(column.table)}
    where ${isOld} and ${isBehind} order by ${refs(column.key)} limit ${sql.lit(AT_ONCE[column.kind])}
    for update of ${sql.table(column.table)}`.execute(tx)
  return rows
}

function renew(pii: Pii, column: SealedColumn, row: Row): string | Buffer | null {
  const place = column.place(row)
  try {
    return column.kind === 'file'
      ? pii.sealBytes(pii.openBytes(row['sealed'] as Uint8Array, place), place)
      : pii.seal(pii.open(row['sealed'] as string, place), place)
  } catch {
    return null
  }
}

async function store(tx: Tx, column: SealedColumn, row: Row, value: string | Buffer): Promise<void> {
  const ref = sql.ref(column.column)
  const stored =
    column.field === undefined ? sql`${value}` : sql`jsonb_build_object(${sql.lit(column.field)}, ${value}::text)`
  const isRow = sql.join(
    column.key.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
    sql` and `,
  )
  await sql`update ${sql.table(column.table)} set ${ref} = ${stored} where ${isRow}`.execute(tx)
}

async function note(tx: Tx, { clock }: Services, column: string, rows: number): Promise<void> {
  const operator = { userId: null, roleId: null, requestId: 'operator', ip: null, now: clock.now() }
  await writeAudit(tx, operator, { action: 'keys.reseal', entity: column, after: { rows } })
}
