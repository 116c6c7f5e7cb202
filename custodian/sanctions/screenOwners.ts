import { sql } from 'kysely'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { activeStatusIds } from '../../contract/requestStatus.ts'
import { writeContextIn, type WriteContext } from '../platform/context/writeContext.ts'
import type { Services } from '../platform/context/services.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { listInUse, matchesOfOwner, recordMatches, screenPayments, type Owner, type Payment } from './screening.ts'
import type { SanctionsList } from './sanctionsList.ts'

/** Number of owners or payments in a transaction. */
const AT_ONCE = 1_000

const OPEN = sql.join(
  [ACCOUNT_STATUS.validated, ACCOUNT_STATUS.registered, ACCOUNT_STATUS.pendingClosure].map((id) => sql.lit(id)),
)

/**
 * Screens the owner of every open account against each new list, and again after a change of name or birth date; the
 * review of new accounts screens new owners. Then screens everybody whom an open request pays. Returns the numbers
 * of screened owners and new matches.
 */
export async function screenOwners(services: Services, run: JobRun): Promise<{ screened: number; matches: number }> {
  const list = listInUse(services.config)
  const counts = { screened: 0, matches: 0 }
  if (list === null) return counts
  for (let after = 0; ;) {
    const owners = await notScreened(services.db, list, after)
    if (owners.length === 0) break
    after = owners.at(-1)?.account_owner_id ?? after
    counts.matches += await inOwn(services, run, (context) => screenTogether(context, list, owners))
    counts.screened += owners.length
  }
  for (let after = 0; ;) {
    const payments = await openPayments(services.db, after)
    if (payments.length === 0) return counts
    after = payments.at(-1)?.request_id ?? after
    await inOwn(services, run, (context) => screenPayments(context, payments))
  }
}

function inOwn<T>(services: Services, run: JobRun, work: (context: WriteContext) => Promise<T>): Promise<T> {
  return services.db
    .transaction()
    .execute((tx) => work(writeContextIn(tx, services, { requestId: run.batchId, now: run.now })))
}

async function notScreened(db: Db, { digest }: SanctionsList, after: number): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    select o.account_owner_id, o.first_name, o.last_name, o.date_of_birth::text as date_of_birth from account_owner o
    where o.account_owner_id > ${after}
      and not exists (select from sanctions_screening s
        where s.account_owner_id = o.account_owner_id and s.list_digest = ${digest}
          and s.first_name = o.first_name and s.last_name = o.last_name
          and s.date_of_birth is not distinct from o.date_of_birth)
      and exists (select from retirement_account a
        where a.account_owner_id = o.account_owner_id and a.status_id in (${OPEN}))
    order by o.account_owner_id limit ${sql.lit(AT_ONCE)}`.execute(db)
  return rows
}

async function screenTogether(context: WriteContext, list: SanctionsList, owners: readonly Owner[]): Promise<number> {
  await noteScreened(context.tx, list, owners)
  return recordMatches(
    context,
    owners.flatMap((owner) => matchesOfOwner(list, owner)),
  )
}

async function noteScreened(tx: Tx, { digest }: SanctionsList, owners: readonly Owner[]): Promise<void> {
  const column = (of: (owner: Owner) => string | number | null) => owners.map(of)
  await sql`
    insert into sanctions_screening (account_owner_id, list_digest, first_name, last_name, date_of_birth)
    select x.owner_id, ${digest}, x.first_name, x.last_name, x.date_of_birth
    from unnest(${column(({ account_owner_id: id }) => id)}::int[], ${column(({ first_name: name }) => name)}::text[],
      ${column(({ last_name: name }) => name)}::text[], ${column(({ date_of_birth: day }) => day)}::date[]
    ) as x (owner_id, first_name, last_name, date_of_birth)
    on conflict (account_owner_id) do update set list_digest = excluded.list_digest, first_name = excluded.first_name,
      last_name = excluded.last_name, date_of_birth = excluded.date_of_birth`.execute(tx)
}

/** Payments of open requests to anybody except the owner of an open account. */
async function openPayments(db: Db, after: number): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select r.request_id, r.payee_id, r.check_payable_to, o.account_owner_id, o.first_name, o.last_name,
      o.date_of_birth::text as date_of_birth
    from distribution_request r join retirement_account a on a.account_id = r.account_id
    join account_owner o on o.account_owner_id = a.account_owner_id
    where r.request_id > ${after} and r.status_id in (${sql.join(activeStatusIds.map((id) => sql.lit(id)))})
      and (r.payee_id is not null or r.check_payable_to is not null)
    order by r.request_id limit ${sql.lit(AT_ONCE)}`.execute(db)
  return rows
}
