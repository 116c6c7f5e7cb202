import { sql, type RawBuilder } from 'kysely'
import { lockAccount } from '../../ledger/ledger.ts'
import type { Services } from '../../platform/context/services.ts'
import { writeContextIn, type WriteContext } from '../../platform/context/writeContext.ts'
import type { Tx } from '../../platform/db/connect.ts'
import { ALONE, eachInBatches } from '../../platform/jobs/batches.ts'
import type { JobRun } from '../../platform/jobs/job.ts'
import { requestNumber } from '../request.ts'
import { fullRequests, requestById, type FullRequest } from '../request.sql.ts'

/** Requests per transaction. Concurrent writes to the same accounts wait at most two seconds. */
const TOGETHER = 500

interface Work {
  statusId: number
  /** Condition on the request `r`; all requests if omitted. */
  only?: RawBuilder<boolean>
  /**
   * Processes the locked requests of a batch in a few statements. Returns the result of each. A request with the result
   * ALONE stays unchanged, and `alone` processes it.
   */
  together: (context: WriteContext, requests: readonly FullRequest[]) => Promise<string[]>
  /** Processes one ALONE request under its account's lock; if omitted, `together` gets it as a batch of one. */
  alone?: (context: WriteContext, request: FullRequest) => Promise<string>
}

/** Processes every request of a status in batches, ordered by number. Returns the number of requests by result. */
export async function batchRequests(services: Services, run: JobRun, work: Work): Promise<Record<string, number>> {
  const { together, alone = async (context, request) => (await together(context, [request]))[0] ?? 'skipped' } = work
  return eachInBatches<Named>(services, run, {
    total: await howMany(services, work),
    next: (last) => nextOf(services, work, last?.requestId ?? 0),
    together: async (tx, items) => {
      const locked = await lockFree(
        tx,
        items.map(({ requestId }) => requestId),
      )
      if (locked.length === 0) return new Map<Named, string>()
      // Read after locking, to see earlier writers' changes.
      const requests = await fullRequests(tx)
        .where('r.request_id', 'in', locked)
        .where(wanted(work))
        .orderBy('r.request_id')
        .execute()
      const results = await together(contextOf(tx, services, run), requests)
      const resultOf = new Map(requests.map(({ request_id }, place) => [request_id, results[place] ?? ALONE]))
      return new Map(
        items.flatMap((item) => {
          const result = resultOf.get(item.requestId)
          return result === undefined ? [] : [[item, result] as const]
        }),
      )
    },
    nameOf: ({ number }) => `request ${number}`,
    alone: async (tx, { requestId }) => {
      const first = await requestById(tx, requestId)
      if (!first) return 'skipped'
      await lockAccount(tx, first.account_id)
      const request = await fullRequests(tx)
        .where('r.request_id', '=', requestId)
        .where(wanted(work))
        .executeTakeFirst()
      return request ? alone(contextOf(tx, services, run), request) : 'skipped'
    },
  })
}

function wanted({ statusId, only = sql<boolean>`true` }: Work): RawBuilder<boolean> {
  return sql<boolean>`r.status_id = ${sql.lit(statusId)} and ${only}`
}

async function howMany({ db }: Services, work: Work): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from distribution_request r where ${wanted(work)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** A request with the number shown to people. */
interface Named {
  requestId: number
  number: string
}

async function nextOf({ db }: Services, work: Work, after: number): Promise<Named[]> {
  const { rows } = await sql<Parameters<typeof requestNumber>[0]>`
    select request_id, kind, date_requested from distribution_request r where ${wanted(work)} and request_id > ${after}
    order by request_id limit ${sql.lit(TOGETHER)}`.execute(db)
  return rows.map((row) => ({ requestId: row.request_id, number: requestNumber(row) }))
}

/** Locks these requests and their accounts, skipping those already locked. */
async function lockFree(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ request_id: number }>`
    select r.request_id from distribution_request r join retirement_account a on a.account_id = r.account_id
    where r.request_id = any(${ids}::int[])
    order by r.request_id for no key update of a, r skip locked`.execute(tx)
  return rows.map(({ request_id }) => request_id)
}

function contextOf(tx: Tx, services: Services, run: JobRun): WriteContext {
  return { ...writeContextIn(tx, services, { requestId: run.batchId, now: run.now }), today: run.businessDate }
}
