import { sql } from 'kysely'
import type { JobFailure } from '../../contract/jobs.ts'
import type { Db } from '../platform/db/connect.ts'

/** Maximum number of failures of one run for which the owners are looked up. */
const MOST_NAMED = 100

const ITEM = /^(?:(request|account|owner) |[WR]-\d{4}-0*)(\d{1,9})$/

type Kind = 'request' | 'account' | 'owner'
type Line = { item: string; reason: string; kind?: Kind; id?: number }

/** Parses the failures in the notes of job runs, and looks up their owners in one query for each table. */
export async function failuresOf(db: Db, notes: readonly (string | null)[]): Promise<JobFailure[][]> {
  const lines = notes.map(linesOf)
  const named = lines.flatMap((ofRun) => ofRun.slice(0, MOST_NAMED))
  const ids = (kind: Kind) => [...new Set(named.flatMap((line) => (line.kind === kind ? [line.id ?? 0] : [])))]
  const [requests, accounts] = [ids('request'), ids('account')]
  const owners: Record<Kind, ReadonlyMap<number, number>> = {
    request: requests.length === 0 ? new Map() : await ownersOfRequests(db, requests),
    account: accounts.length === 0 ? new Map() : await ownersOfAccounts(db, accounts),
    owner: new Map(ids('owner').map((id) => [id, id])),
  }
  return lines.map((ofRun) =>
    ofRun.map(({ item, reason, kind, id }, index) => ({
      item,
      reason,
      accountOwnerId: (index < MOST_NAMED && kind && owners[kind].get(id ?? 0)) || null,
    })),
  )
}

function linesOf(note: string | null): Line[] {
  return (note ?? '').split('\n').flatMap((line) => {
    const [, item = '', reason = ''] = /^([^:]{1,80}): (.*)$/s.exec(line) ?? []
    if (item === '') return []
    const [, kind, id] = ITEM.exec(item) ?? []
    return [{ item, reason, ...(id === undefined ? {} : { kind: (kind ?? 'request') as Kind, id: Number(id) }) }]
  })
}

async function ownersOfAccounts(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('retirement_account')
    .select(['account_id as id', 'account_owner_id'])
    .where('account_id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
  return new Map(rows.map(({ id, account_owner_id }) => [id, account_owner_id]))
}

async function ownersOfRequests(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('distribution_request as r')
    .innerJoin('retirement_account as a', 'a.account_id', 'r.account_id')
    .select(['r.request_id as id', 'a.account_owner_id'])
    .where('r.request_id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
  return new Map(rows.map(({ id, account_owner_id }) => [id, account_owner_id]))
}
