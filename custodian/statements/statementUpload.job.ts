import { sql } from 'kysely'
import { requireInterest } from '../ledger/interestCredited.ts'
import { writeContextIn, type WriteContext } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'
import { ALONE, eachInBatches } from '../platform/jobs/batches.ts'
import type { Services } from '../platform/context/services.ts'
import { accountsToState, countOwners, linesOf, nextOwners } from './figures.ts'
import { quarterBefore, type Period } from './period.ts'
import { keepStatements, renderStatements } from './statement.ts'
import { correctStatements } from './correct.ts'
import { lateEntries } from './corrections.sql.ts'
import { notifyOwners } from './notifyOwners.ts'
import { requireBusinessDateReached } from '../platform/jobs/businessDateReached.ts'
import type { JobRun } from '../platform/jobs/job.ts'

/**
 * Stores last quarter's statements, one for each account with money or postings, among the owner's documents. Owners
 * who chose email get one email; for the others the statements are printed. All statements of an owner are stored in
 * one transaction. Existing statements stay, so a second run adds none. Then corrects older statements with later
 * postings.
 * @throws Error for a future business date, whose quarter may not have ended; 409 before the quarter's interest is
 * credited
 */
export async function statementUpload(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  requireBusinessDateReached(services, run)
  const period = quarterBefore(run.businessDate)
  await requireInterest(services.db, period.end)
  const contextOf = (tx: Tx) => writeContextIn(tx, services, { requestId: run.batchId, now: run.now })
  const counts = await eachInBatches<number>(services, run, {
    total: await countOwners(services.db, period),
    next: (last) => nextOwners(services.db, period, last ?? 0),
    together: (tx, owners) => stateOwners(contextOf(tx), owners, period),
    alone: async (tx, owner) => {
      await lockBooksOf(tx, owner)
      return (await stateOwners(contextOf(tx), [owner], period)).get(owner) ?? NOTHING
    },
    nameOf: (owner) => `owner ${owner}`,
  })
  return { period: period.name, ...NOTHING, ...counts, corrected: await correctStatements(services, run) }
}

const NOTHING = { statements: 0, notices: 0 }

type Stated = typeof NOTHING | typeof ALONE

/**
 * Renders and stores statements of these owners, except owners with a locked account. Rendering is slow, so it happens
 * before the locks are taken. Owners with a new posting since then are processed separately.
 */
async function stateOwners(
  context: WriteContext,
  owners: readonly number[],
  period: Period,
): Promise<Map<number, Stated>> {
  const { tx } = context
  const found = await accountsToState(tx, owners, period)
  const accountIds = found.map(({ account_id }) => account_id)
  const late = await lateEntries(tx, accountIds, period)
  const statements = await renderStatements(context, accountIds, period, { number: 0, late })
  const rendered = Map.groupBy(statements, ({ ownerId }) => ownerId)
  const free = await lockFree(tx, accountIds, period)
  const lines = await linesOf(tx, accountIds, period)
  const results = new Map<number, Stated>()
  for (const owner of owners) {
    const own = rendered.get(owner) ?? []
    if (own.some(({ accountId }) => !free.has(accountId))) continue
    const isAsRead = own.every((statement) => lines.get(statement.accountId) === statement.lines)
    results.set(owner, isAsRead ? { statements: own.length, notices: 0 } : ALONE)
  }
  const kept = [...results].filter(([, result]) => result !== ALONE).flatMap(([owner]) => rendered.get(owner) ?? [])
  const told = await notifyOwners(context, await keepStatements(context, kept, period, 0))
  for (const owner of told) results.set(owner, { statements: rendered.get(owner)?.length ?? 0, notices: 1 })
  return results
}

/** Locks an owner's accounts and books, waiting for other holders, so that nothing is posted in the meantime. */
async function lockBooksOf(tx: Tx, owner: number): Promise<void> {
  await sql`select 1 from retirement_account where account_owner_id = ${owner}
    order by account_id for no key update`.execute(tx)
  await sql`select 1 from book where account_id in (select account_id from retirement_account
    where account_owner_id = ${owner}) order by book_id for no key update`.execute(tx)
}

/** Locks the accounts that nobody else has locked. Returns the locked accounts that still have no statement. */
async function lockFree(tx: Tx, accountIds: readonly number[], period: Period): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from retirement_account where account_id = any(${accountIds}::int[])
    order by account_id for no key update skip locked`.execute(tx)
  const free = new Set(rows.map(({ account_id }) => account_id))
  // Reads the accounts after locking them, to see the statements of concurrent runs.
  const stated = await sql<{ account_id: number }>`
    select account_id from statement
    where account_id = any(${[...free]}::int[]) and period_end = ${period.end}::date`.execute(tx)
  for (const { account_id } of stated.rows) free.delete(account_id)
  return free
}
