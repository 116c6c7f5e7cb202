import { JOB_TYPE } from '../../contract/jobType.ts'
import { ROLE } from '../../contract/roles.ts'
import { nextBusinessDay } from '../jobs/businessDay.ts'
import { formatISO } from 'date-fns/formatISO'
import { subMonths } from 'date-fns/subMonths'
import { sql } from 'kysely'
import { noteAsChecked } from '../compliance/identityCheck.job.ts'
import { writeContextIn, type WriteContext } from '../platform/context/writeContext.ts'
import { openCustomerBook } from '../ledger/ledger.ts'
import { sealSocial } from '../owners/social.ts'
import { addDays, bankDayBefore } from '../platform/calendar/bankDays.ts'
import type { Services } from '../platform/context/services.ts'
import { asSchemaOwner } from '../platform/db/asSchemaOwner.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { hashPassword } from '../session/password.ts'
import { sayWhoWrites } from '../provenance/dataWriter.ts'
import { loadFiles } from './files.ts'
import { postHistory } from './money.ts'
import {
  addresses,
  ANN,
  DEMO_PASSWORD,
  emailOf,
  owners,
  plans,
  socialOf,
  staff,
  type DemoAddress,
  type DemoOwner,
} from './people.ts'
import { requestForDan } from './request.ts'

const LOCK = 4_001_002

/**
 * Loads the named demo data into an empty database, in one transaction and by one process. Relative dates count from
 * today. Returns false if there are users already.
 */
export async function loadDemo(services: Services): Promise<boolean> {
  // Demo data already exists at every start except the first.
  if (await hasPeople(services.db)) return false
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  // The operator creates logins of employees and confirms data.
  return asSchemaOwner(services, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    if (await hasPeople(tx)) return false
    const context = writeContextIn(tx, services, { requestId: 'demo-data' })
    await context.audit({ action: 'demo.load', entity: 'account_owner', after: { owners: owners.length } })
    await addEmployees(context, passwordHash)
    await addPeople(context, { owners, addresses, passwordHash })
    await tx.insertInto('phone').values({ account_owner_id: ANN.ownerId, number: '5125550100' }).execute()
    await addPlans(context)
    await addAccounts(context, owners)
    await postHistory(context)
    await noteAsChecked(context, accountsWithQualifier)
    await loadFiles(context)
    await loadJobs(context)
    await requestForDan(context)
    return true
  })
}

const hasPeople = async (db: Db | Tx) =>
  (await db.selectFrom('portal_user').select('user_id').limit(1).executeTakeFirst()) !== undefined

/** The findings of the named people come from the demo data and remain until the checked data changes. */
const accountsWithQualifier = owners
  .flatMap(({ accounts }) => accounts)
  .filter(({ qualifierKey }) => qualifierKey !== undefined)
  .map(({ accountId }) => accountId)

async function addEmployees({ tx, now }: WriteContext, passwordHash: string): Promise<void> {
  await tx
    .insertInto('portal_user')
    .values(
      staff.map(({ userId, email, roleId }) => ({
        user_id: userId,
        email,
        role_id: roleId,
        account_owner_id: null,
        password_hash: passwordHash,
        created_at: now,
      })),
    )
    .execute()
}

/** Adds owners with their addresses and logins, written by the operator. */
export async function addPeople(
  context: WriteContext,
  given: { owners: readonly DemoOwner[]; addresses: readonly DemoAddress[]; passwordHash: string | null },
): Promise<void> {
  const { tx, services, now } = context
  await sayWhoWrites(context, { path: 'OPERATOR', userId: null })
  await tx
    .insertInto('account_owner')
    .values(
      given.owners.map((owner) => ({
        account_owner_id: owner.ownerId,
        first_name: owner.firstName,
        last_name: owner.lastName,
        date_of_birth: owner.born,
        email: owner.registered ? emailOf(owner) : null,
        ...sealSocial(services.pii, owner.ownerId, socialOf(owner.ownerId)),
        created_at: now,
      })),
    )
    .execute()
  const customers = given.owners
    .filter(({ registered }) => registered)
    .map((owner) => ({
      user_id: owner.ownerId,
      email: emailOf(owner),
      role_id: ROLE.customer,
      account_owner_id: owner.ownerId,
    }))
  await tx
    .insertInto('portal_user')
    .values(customers.map((user) => ({ ...user, password_hash: given.passwordHash, created_at: now })))
    .execute()
  await tx
    .insertInto('address')
    .values(given.addresses.map(({ ownerId, ...address }) => ({ account_owner_id: ownerId, ...address })))
    .execute()
}

async function addPlans({ tx, now }: WriteContext): Promise<void> {
  await tx
    .insertInto('plan')
    .values(
      plans.map((plan) => ({
        plan_id: plan.planId,
        name: plan.name,
        // The rates are decided later, in money.ts.
        interest_basis_points: 0,
        company_id: plan.companyId,
        parent_plan_id: plan.parentPlanId,
        last_modified_by: 'admin@example.com',
        last_modified: now,
      })),
    )
    .execute()
}

/** Adds the accounts with their empty books. */
export async function addAccounts({ tx, now }: WriteContext, of: readonly DemoOwner[]): Promise<void> {
  // The account opens a month before its first money, so the annual fees in money.ts fall on its anniversaries.
  const opened = formatISO(subMonths(now, 25), { representation: 'date' })
  for (const owner of of) {
    for (const account of owner.accounts) {
      await tx
        .insertInto('retirement_account')
        .values({
          account_id: account.accountId,
          plan_account_number: account.number,
          account_type: account.type,
          plan_id: account.planId,
          account_owner_id: owner.ownerId,
          status_id: account.statusId,
          setup_date: account.statusId === 1 ? null : opened,
          qualifier_key: account.qualifierKey ?? null,
          date_loaded: now,
        })
        .execute()
      await openCustomerBook(tx, {
        accountId: account.accountId,
        name: `${account.number} ${owner.firstName} ${owner.lastName}`,
      })
    }
  }
}

/** The finished rows of the job list. Their results are in activity.ts. */
export const DONE_JOBS = {
  processRejections: { jobId: 5, daysAgo: 3 },
  bankUpload: { jobId: 6, daysAgo: 10 },
} as const

/** The last bank day at least this number of days before today, so that nothing happens on a weekend or a holiday. */
export const bankDayAgo = (today: string, days: number): string => bankDayBefore(addDays(today, 1 - days))

/** Six rows of the job list: three planned for the next business day, one without dates, two done. */
async function loadJobs({ tx, today, services }: WriteContext): Promise<void> {
  const planned = { date_scheduled: nextBusinessDay(services) }
  const done = (daysAgo: number) => {
    const at = new Date(`${bankDayAgo(today, daysAgo)}T17:00:00Z`)
    return { date_scheduled: at, date_started: at, date_completed: at }
  }
  await tx
    .insertInto('job')
    .values([
      { job_id: 1, job_type_id: JOB_TYPE.calculateWithdrawals, ...planned },
      { job_id: 2, job_type_id: JOB_TYPE.processWithdrawals, ...planned },
      { job_id: 3, job_type_id: JOB_TYPE.calculateInterest, ...planned },
      { job_id: 4, job_type_id: JOB_TYPE.welcomeLetters },
      ...Object.entries(DONE_JOBS).map(([name, { jobId, daysAgo }]) => ({
        job_id: jobId,
        job_type_id: JOB_TYPE[name as keyof typeof DONE_JOBS],
        ...done(daysAgo),
        batch_id: `DEMO-${daysAgo}`,
      })),
    ])
    .execute()
}
