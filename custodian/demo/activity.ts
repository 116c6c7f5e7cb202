import { JOB_TYPE } from '../../contract/jobType.ts'
import type { Reason } from '../../contract/reasons.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { ROLE } from '../../contract/roles.ts'
import { demoDay, demoFile } from '../bank/demoBank.ts'
import { matchStatementLines } from '../bank/bankStatement.job.ts'
import { importStatement } from '../bank/importStatement.ts'
import { requestById } from '../distributions/request.sql.ts'
import { transitionByStaff } from '../distributions/requests/staffTransition.ts'
import { lockAccount } from '../ledger/ledger.ts'
import { addNoteAbout } from '../notes/addNote.ts'
import { bankUpload } from '../payments/bankUpload.job.ts'
import { processRejections, takeInReturns } from '../payments/processRejections.job.ts'
import { lockPlan, changeInterest } from '../plans/interest.ts'
import { addBankDays, addDays, bankDayBefore } from '../platform/calendar/bankDays.ts'
import { writeContextIn, type WriteContext } from '../platform/context/writeContext.ts'
import type { Services } from '../platform/context/services.ts'
import { asSchemaOwner } from '../platform/db/asSchemaOwner.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import type { JobTypeId } from '../platform/jobs/types.ts'
import { addAccounts, addPeople, bankDayAgo, DONE_JOBS } from './loadDemo.ts'
import { receive } from './money.ts'
import { addressesOfRequesters, ANN, DAN, plans, requesters, staff } from './people.ts'
import { markMailsSent, signForm, submit, type Answers } from './request.ts'

/** The first event is at least this number of days before today. */
const FIRST_DAY = 13

/** A line of the bank that no booking explains, so a person must match it. */
const UNEXPLAINED = {
  side: 'C',
  cents: 640_00n,
  typeCode: '142',
  bankReference: '9900000001',
  customerReference: '',
  text: 'TRANSFER FROM MERIDIAN SAVINGS',
} as const

const byDeposit = (ownerId: number, amount: number, federal = 0): Answers => ({
  ...who(ownerId),
  amount,
  federal,
  isCheck: false,
})
const byCheck = (ownerId: number, amount: number, federal = 0): Answers => ({
  ...who(ownerId),
  amount,
  federal,
  isCheck: true,
})

function who(ownerId: number) {
  const owner = requesters.find((one) => one.ownerId === ownerId)
  const [account] = owner?.accounts ?? []
  const address = addressesOfRequesters.find((one) => one.ownerId === ownerId)
  if (!owner || !account || !address) throw new Error(`nobody has the number ${ownerId}`)
  return { ownerId, accountId: account.accountId, name: `${owner.firstName} ${owner.lastName}`, state: address.state }
}

/**
 * Adds events of the last two weeks for the named people: requests in every state, two bank statements with a return
 * and an unexplained line, notes, and an open approval. Each event runs the code of its screen or job. Paid requests
 * withhold nothing, so the tax books stay as loaded. Adds nothing if the first event would be in the year before,
 * because no deposit may be paid in one year and arrive in the next.
 */
export async function addActivity(services: Services): Promise<void> {
  const today = services.dateOf(services.clock.now())
  const ago = (days: number) => bankDayAgo(today, days)
  if (crossesYear(ago(FIRST_DAY), today)) return
  await addRequesters(services, bankDayBefore(ago(FIRST_DAY)))
  const [service, other, admin] = ['service@example.com', 'service2@example.com', 'admin@example.com'].map(employee)
  if (!service || !other || !admin) throw new Error('the demo has no such employees')

  const kim = byDeposit(1011, 1_200)
  await ask(services, ago(12), kim)
  await move(services, ago(11), service, kim, REQUEST_STATUS.approved)
  await move(services, ago(11), other, kim, REQUEST_STATUS.pending)
  const uploaded = at(services, ago(DONE_JOBS.bankUpload.daysAgo))
  await bankUpload(uploaded, runOf(uploaded, DONE_JOBS.bankUpload.jobId, JOB_TYPE.bankUpload))
  await importDay(services, addBankDays(ago(DONE_JOBS.bankUpload.daysAgo), 1))

  await ask(services, ago(7), { ...who(1016), amount: 2_500, receiver: 'Harbor Trust Company', isEmployerPlan: false })
  await move(services, ago(5), other, who(1016), REQUEST_STATUS.incomplete, { kind: 'FORM' })
  await note(services, ago(5), other, {
    accountOwnerId: 1016,
    title: 'Rollover form',
    noteText: 'Page 2 of the form of Harbor Trust Company is missing. Ray sends it again.',
  })
  await ask(services, ago(4), byCheck(1013, 950, 95))
  await move(services, ago(2), service, byCheck(1013, 950), REQUEST_STATUS.approved)
  await ask(services, ago(3), byDeposit(1012, 700, 70))
  await returnDeposit(services, ago(DONE_JOBS.processRejections.daysAgo), 1011)
  await note(services, ago(2), service, {
    accountOwnerId: 1011,
    title: 'Returned deposit',
    noteText: 'Called Kim: the account was closed in spring. She looks for the details of her new bank.',
  })
  await ask(services, ago(2), { ...who(1015), amount: 5_000, receiver: 'Sunrise 401(k) Plan', isEmployerPlan: true })
  await importDay(services, bankDayBefore(today), [UNEXPLAINED])
  // Yesterday, even on a weekend or a holiday, because the link to sign expires after 72 hours.
  await ask(services, addDays(today, -1), byDeposit(1014, 600, 60), { isSigned: false })
  await note(services, ago(1), service, {
    accountOwnerId: ANN.ownerId,
    title: 'Call',
    noteText: 'Ann asked where her next statement goes. She uploads a letter with her new address.',
  })
  await note(services, ago(1), other, {
    accountOwnerId: DAN.ownerId,
    title: 'Call',
    noteText: 'Dan asked when his check is mailed. Told him: after the approval.',
  })
  await within(services, ago(1), admin, async (context) => {
    const { planId, name, interestBasisPoints } = plans[1]
    await lockPlan(context.tx, planId)
    const rate = { basisPoints: interestBasisPoints + 125, since: addDays(today, 30) }
    await changeInterest(context, { planId, name, before: interestBasisPoints }, rate)
  })
  await services.db
    .transaction()
    .execute((tx) => markMailsSent(writeContextIn(tx, services, { requestId: 'demo-data' })))
}

/** Whether the two days are in different years. */
const crossesYear = (first: string, last: string) => first.slice(0, 4) !== last.slice(0, 4)

interface Actor {
  userId: number
  roleId: number
}

const employee = (email: string): Actor | undefined => staff.find((one) => one.email === email)

/** The services with their clock at 17:00 UTC of a past day. */
function at(services: Services, day: string): Services {
  const now = new Date(`${day}T17:00:00Z`)
  return { ...services, clock: { now: () => now } }
}

/** Runs one write as one person on a past day. */
function within<T>(
  given: Services,
  day: string,
  actor: Actor,
  work: (context: WriteContext) => Promise<T>,
): Promise<T> {
  const services = at(given, day)
  return services.db
    .transaction()
    .execute((tx) => work(writeContextIn(tx, services, { requestId: 'demo-data', actor })))
}

async function addRequesters(services: Services, fundedOn: string): Promise<void> {
  // All demo users have the same password, so its stored hash is reused; hashing takes a tenth of a second.
  const { password_hash: passwordHash } = await services.db
    .selectFrom('portal_user')
    .select('password_hash')
    .where('account_owner_id', '=', ANN.ownerId)
    .executeTakeFirstOrThrow()
  await asSchemaOwner(services, async (tx) => {
    const context = writeContextIn(tx, services, { requestId: 'demo-data' })
    await addPeople(context, { owners: requesters, addresses: addressesOfRequesters, passwordHash })
    await addAccounts(context, requesters)
    const accounts = requesters.flatMap((owner) => owner.accounts)
    const funding = writeContextIn(tx, at(services, fundedOn), { requestId: 'demo-data' })
    await receive(
      accounts,
      accounts.map(({ balanceCents }) => balanceCents),
    )(funding)
  })
}

/** An owner requests a distribution and signs its form. */
function ask(services: Services, day: string, answers: Answers, { isSigned } = { isSigned: true }): Promise<void> {
  return within(services, day, { userId: answers.ownerId, roleId: ROLE.customer }, async (context) => {
    await submit(context, answers)
    if (isSigned) await signForm(context, answers)
  })
}

/** An employee sets the status of the owner's request. */
function move(
  services: Services,
  day: string,
  by: Actor,
  { accountId }: { accountId: number },
  statusId: number,
  reason?: Reason,
): Promise<void> {
  return within(services, day, by, async (context) => {
    await lockAccount(context.tx, accountId)
    const { request_id } = await context.tx
      .selectFrom('distribution_request')
      .select('request_id')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    const request = await requestById(context.tx, request_id)
    if (request) await transitionByStaff(context, request, statusId, { reason })
  })
}

function note(services: Services, day: string, by: Actor, about: Parameters<typeof addNoteAbout>[1]): Promise<number> {
  return within(services, day, by, (context) => addNoteAbout({ ...context, userId: by.userId }, about))
}

/** A job run that throws on the first failed item, because the demo data would be incomplete. */
function runOf({ clock, dateOf }: Services, jobId: number, jobTypeId: JobTypeId): JobRun {
  const now = clock.now()
  return {
    jobId,
    jobTypeId,
    batchId: 'demo-data',
    businessDate: dateOf(now),
    now,
    failed: (item, error) => {
      throw new Error(`${item} failed in the demo data`, { cause: error })
    },
  }
}

/** Imports a return of the owner's deposit, because the bank finds no such account. */
async function returnDeposit(given: Services, day: string, ownerId: number): Promise<void> {
  const services = at(given, day)
  const { trace_number: traceNumber } = await services.db
    .selectFrom('payment as p')
    .innerJoin('distribution_request as r', 'r.request_id', 'p.request_id')
    .innerJoin('retirement_account as a', 'a.account_id', 'r.account_id')
    .select('p.trace_number')
    .where('a.account_owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  await takeInReturns(services, Buffer.from(JSON.stringify([{ code: 'R03', traceNumber }])))
  const { jobId } = DONE_JOBS.processRejections
  await processRejections(services, runOf(services, jobId, JOB_TYPE.processRejections))
}

/** Imports the bank's statement of a day and matches its lines. */
async function importDay(given: Services, day: string, more: readonly (typeof UNEXPLAINED)[] = []): Promise<void> {
  const services = at(given, day)
  const statement = await demoDay(services)
  if (statement === null) throw new Error(`the statement of ${day} is imported already`)
  const file = demoFile({ ...statement, lines: [...statement.lines, ...more] })
  await importStatement(services, Buffer.from(file), 'demo-data')
  await matchStatementLines(services, runOf(services, DONE_JOBS.bankUpload.jobId, JOB_TYPE.bankStatement))
}
