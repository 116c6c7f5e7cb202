import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { sql } from 'kysely'
import { runJob } from '../../custodian/jobs/run.ts'
import { requestById } from '../../custodian/distributions/request.sql.ts'
import { payAll } from '../../custodian/distributions/settlement/pay.ts'
import { printChecks } from '../../custodian/payments/checks.ts'
import type { JobRun } from '../../custodian/platform/jobs/job.ts'
import { writeContextIn } from '../../custodian/platform/context/writeContext.ts'
import { fund, signNewest, submit, walk } from '../../custodian/distributions/testing.ts'
import { confirmedDeath } from '../../custodian/deaths/testing.deaths.ts'
import { pdf } from '../../custodian/documents/testing.files.ts'
import { openCustomerBook } from '../../custodian/ledger/ledger.ts'
import { bob, executeAsOperator, seedAddress, seedOwner } from '../../custodian/testing.people.ts'
import type { Colleague, Desk, EffectCase } from './approvals.effects.ts'

// Approvals about requests, created by public calls of the owner and staff.

type Item = Record<string, unknown> & { id: number }
const WITHDRAWAL = [
  'id',
  'amount',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'federalWithholding',
  'stateWithholding',
  'statusId',
  'waiveFees',
]
const ROLLOVER = [
  'id',
  'amount',
  'receivingAccountNumber',
  'checkPayableTo',
  'attentionTo',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'statusId',
  'waiveFees',
]

/** Finds a request of Bob in the staff lists. */
export async function shown(desk: Desk, kind: 'withdrawal' | 'rollover', id: number): Promise<Item> {
  for (const list of ['open', 'signature', 'approved', 'incomplete', 'historical']) {
    const { body } = await desk.call('service2', 'GET', `/api/${kind}/admin/${list}`)
    const item = (body as Item[]).find((one) => one.id === id)
    if (item) return item
  }
  throw new Error(`request ${id} is in no list`)
}

/** Sends the edit form of an employee (PUT), or Cancel or Reverse (POST). */
export async function edit(
  desk: Desk,
  who: Colleague,
  kind: 'withdrawal' | 'rollover',
  id: number,
  change: Record<string, unknown>,
  method: 'PUT' | 'POST' = 'PUT',
) {
  const item = await shown(desk, kind, id)
  const fields = kind === 'withdrawal' ? WITHDRAWAL : ROLLOVER
  const body = { ...Object.fromEntries(fields.map((field) => [field, item[field]])), ...change }
  return desk.call(who, method, `/api/${kind}/admin/${kind}`, body)
}

async function done(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`refused: ${status} ${JSON.stringify(body)}`)
}

interface Owner {
  ownerId: number
  accountId: number
  email: string
}

/** A request that the owner has made and signed; the owner's earlier requests are closed first. */
export async function signedRequest(desk: Desk, type: number, owner: Owner = bob): Promise<number> {
  const { server } = desk
  const { db } = server.services
  await db
    .updateTable('distribution_request')
    .set({ status_id: REQUEST_STATUS.historical })
    .where('account_id', '=', owner.accountId)
    .where('status_id', '<>', 5)
    .execute()
  await seedAddress(server.services, owner.ownerId)
  const token = await server.tokenOf(owner.email)
  await walk(server, token, owner.accountId, { amount: 100, type, federal: 10, state: 'TX', stateTax: 0 })
  const id = await submit(server, token, owner.accountId)
  await signNewest(server, token)
  return id
}

/** A disability request of Bob, with evidence from this person that is not accepted yet. */
export async function disabilityRequest(desk: Desk, who: Colleague): Promise<number> {
  await signedRequest(desk, 1)
  await desk.server.services.database.executeSql('update distribution_request set status_id = 5 where status_id <> 5')
  const page = async (name: string, body?: object) => {
    const answer = await desk.call(who, 'POST', `/api/wizard/admin/${bob.ownerId}/${name}/${bob.accountId}`, body)
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body as { requestId: number }
  }
  await page('amount', { amount: 100, isFullAmount: false })
  await page('evidenced-type', { evidenceOf: 'DISABILITY' })
  await page('payment', { isCheck: true })
  await page('federal', { federalTaxAmount: 10, residenceState: 'TX' })
  await page('state', { stateTaxAmount: 0, stateOptOut: false })
  const { requestId } = await page('finalize')
  await signNewest(desk.server, await desk.server.tokenOf(bob.email))
  await done(
    desk.call(who, 'POST', `/api/request/admin/${bob.ownerId}/${requestId}/evidence`, {
      fileName: 'statement.pdf',
      contentType: 'application/pdf',
      fileContent: pdf.toString('base64'),
      kind: 'PHYSICIAN_STATEMENT',
      documentedOn: '2026-01-02',
    }),
  )
  return requestId
}

/** Quarantines the files of all evidence, and releases them again. */
const lockedAway: NonNullable<EffectCase['spoil']> = {
  text: /virus scan has not found the file clean/,
  change: async ({ server }) => {
    const set = (state: string) =>
      server.services.database.executeSql(
        `update attachment set scan_state = '${state}' where attachment_id in (select attachment_id from request_evidence)`,
      )
    await set('QUARANTINED')
    return async () => void (await set('CLEAN'))
  },
}

/** A request whose check was mailed. */
export async function sentRequest(desk: Desk): Promise<{ id: number; checkNumber: number }> {
  const id = await signedRequest(desk, 1)
  await done(edit(desk, 'service', 'withdrawal', id, { statusId: REQUEST_STATUS.approved }))
  for (const job of [3, 4, 13] as const) await runJob(desk.server.services, job)
  const { check_number } = await desk.server.services.db
    .selectFrom('payment')
    .select('check_number')
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, checkNumber: check_number ?? 0 }
}

/** A request whose check an employee reported as returned. */
export async function saidReturned(desk: Desk, who: Colleague): Promise<number> {
  const { id, checkNumber } = await sentRequest(desk)
  await done(desk.call(who, 'POST', '/api/payment/returns', { returns: [{ checkNumber, code: 'STALE' }] }))
  return id
}

const DECEMBER = '2025-12-30'
/**
 * The run that printed a check in December: jobs run in the order of their dates, so the job cannot run for that day
 * now.
 */
const DECEMBER_RUN: Omit<JobRun, 'jobId'> = {
  jobTypeId: JOB_TYPE.printVendorUpload,
  batchId: 'december',
  businessDate: DECEMBER,
  now: new Date(`${DECEMBER}T18:00:00Z`),
  failed: (item, error) => {
    throw new Error(item, { cause: error })
  },
}

/** A payment of December whose check the bank reported as returned this year. */
async function paidLastYear(desk: Desk, kind: 'rollover' | 'withdrawal', owner: Owner = bob): Promise<number> {
  const { services } = desk.server
  const id = await signedRequest(desk, kind === 'rollover' ? 50 : 1, owner)
  await done(edit(desk, 'service', kind, id, { statusId: REQUEST_STATUS.approved }))
  await runJob(services, 3)
  const { jobId } = await runJob(services, JOB_TYPE.printVendorUpload)
  await services.db.transaction().execute(async (tx) => {
    const request = await requestById(tx, id)
    if (!request) throw new Error(`request ${id} is gone`)
    await payAll({ ...writeContextIn(tx, services, { requestId: 'december' }), today: DECEMBER }, [request])
    await printChecks(tx, services, { ...DECEMBER_RUN, jobId }, 0)
  })
  const { check_number: checkNumber } = await services.db
    .selectFrom('payment')
    .select('check_number')
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow()
  const headers = { authorization: `Operator ${services.config.operatorKey}` }
  await done(
    desk.server.call('POST', '/api/job/rejections', { headers, body: { returns: [{ checkNumber, code: 'STALE' }] } }),
  )
  return id
}

/** Requests the redeposit of returned money, with an election uploaded by this person; returns the approval number. */
export async function putBack(desk: Desk, who: Colleague): Promise<number> {
  const id = await paidLastYear(desk, 'rollover')
  const electionGuid = await uploaded(desk, who, bob.ownerId, 'election.pdf')
  const path = `/api/request/admin/${bob.ownerId}/${id}/redeposit`
  await done(desk.call(who, 'POST', path, { electionGuid, isSignedElection: true }))
  return waitingAbout(desk, 'request-redeposit', id)
}

let owners = 0

/** An owner with a login and an account with money. */
async function anotherOwner({ server: { services } }: Desk): Promise<Owner> {
  owners += 1
  const owner = { accountId: 9000 + owners, email: `dee${owners}@example.com` }
  const person = { first_name: 'Dee', last_name: 'Parted', date_of_birth: '1990-01-01', email: owner.email }
  const ownerId = await seedOwner(services, person)
  await executeAsOperator(
    services,
    `insert into portal_user (email, role_id, account_owner_id) values ('${owner.email}', 0, ${ownerId});
     insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id, setup_date)
     values (${owner.accountId}, '30${owner.accountId}', 'TRADITIONAL', 1, ${ownerId}, 3, '2021-02-01')`,
  )
  await services.db
    .transaction()
    .execute((tx) => openCustomerBook(tx, { accountId: owner.accountId, name: `Account ${owner.accountId}` }))
  await fund(services, owner.accountId, 500_000n)
  return { ...owner, ownerId }
}

async function uploaded(desk: Desk, who: Colleague, ownerId: number, fileName: string): Promise<string> {
  const upload = { fileName, contentType: 'application/pdf', fileContent: pdf.toString('base64') }
  const sent = await desk.call(who, 'POST', '/api/attachment/admin/upload/', { ...upload, accountOwnerId: ownerId })
  return (sent.body as { guid: string }).guid
}

/** Asks to pay the returned money of an owner who has died to the estate; returns the approval number. */
export async function toEstate(desk: Desk, who: Colleague): Promise<number> {
  const owner = await anotherOwner(desk)
  const id = await paidLastYear(desk, 'withdrawal', owner)
  const certificate = await uploaded(desk, who, owner.ownerId, 'certificate.pdf')
  for (const text of confirmedDeath({ ownerId: owner.ownerId, diedOn: '2025-12-31', guid: certificate }))
    await desk.server.services.database.executeSql(text)
  const path = `/api/request/admin/${owner.ownerId}/${id}/estate`
  const lettersGuid = await uploaded(desk, who, owner.ownerId, 'letters.pdf')
  const where = { address1: '9 Probate Rd', city: 'Austin', state: 'TX', zip: '78701' }
  await done(
    desk.call(who, 'POST', path, { representative: 'Rita Roe', ...where, lettersGuid, namesRepresentative: true }),
  )
  return waitingAbout(desk, 'request-estate', id)
}

async function waitingAbout(desk: Desk, effect: string, requestId: number): Promise<number> {
  const { body } = await desk.call('service2', 'GET', `/api/approval?effect=${effect}&limit=1`)
  const [first] = (body as { approvals: Array<{ id: number; subjectId: string }> }).approvals
  if (first?.subjectId !== String(requestId)) throw new Error(`nothing waits about request ${requestId}`)
  return first.id
}

/** The request that an approval is about. */
async function requestOf(desk: Desk, approvalId: number): Promise<number> {
  const { body } = await desk.call('service2', 'GET', `/api/approval/${approvalId}`)
  return Number((body as { subjectId: string }).subjectId)
}

/** Imports, as the operator, a bank file that reports this request's check as returned. */
async function bankSaysSo({ server }: Desk, approvalId: number): Promise<void> {
  const { check_number } = await server.services.db
    .selectFrom('payment')
    .innerJoin('approval', (join) => join.on(sql`approval.subject_id`, '=', sql`payment.request_id::text`))
    .select('check_number')
    .where('approval_id', '=', approvalId)
    .executeTakeFirstOrThrow()
  const body = { returns: [{ checkNumber: check_number, code: 'STALE' }] }
  const headers = { authorization: `Operator ${server.services.config.operatorKey}` }
  await done(server.call('POST', '/api/job/rejections', { body, headers }))
}

async function count(desk: Desk, condition: string): Promise<number> {
  const { rows } = await desk.server.services.database.executeSql(`select count(*)::int as n from ${condition}`)
  return Number(rows[0]?.['n'])
}

/** Closes the request of an approval, and restores the request. */
const cancelled: NonNullable<EffectCase['spoil']> = {
  text: /stays Historical\.$/,
  change: async ({ server }, approvalId) => {
    const { db } = server.services
    const { subject_id } = await db
      .selectFrom('approval')
      .select('subject_id')
      .where('approval_id', '=', approvalId)
      .executeTakeFirstOrThrow()
    const id = Number(subject_id)
    const before = await db
      .selectFrom('distribution_request')
      .select(['status_id', 'outcome'])
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow()
    const set = (values: { status_id: number; outcome: 'cancelled' | 'reversed' | 'redeposited' | null }) =>
      db.updateTable('distribution_request').set(values).where('request_id', '=', id).execute()
    await set({ status_id: REQUEST_STATUS.historical, outcome: 'cancelled' })
    return async () => void (await set(before))
  },
}

/** Closes Bob's account, and reopens it. */
export const accountClosed = (text: RegExp): NonNullable<EffectCase['spoil']> => ({
  text,
  change: async ({ server }) => {
    const set = (statusId: number) =>
      server.services.db
        .updateTable('retirement_account')
        .set({ status_id: statusId })
        .where('account_id', '=', bob.accountId)
        .execute()
    await set(5)
    return async () => void (await set(3))
  },
})

export const REQUEST_CASES: readonly EffectCase[] = [
  {
    effect: 'request-evidence',
    maker: 'admin',
    make: async (desk) => waitingAbout(desk, 'request-evidence', await disabilityRequest(desk, 'admin')),
    happened: (desk) => count(desk, `request_evidence_decision where outcome = 'ACCEPTED'`),
    spoil: lockedAway,
  },
  {
    effect: 'request-change',
    maker: 'admin',
    make: async (desk) => {
      const id = await signedRequest(desk, 50)
      await done(edit(desk, 'admin', 'rollover', id, { checkPayableTo: 'Thief' }))
      return waitingAbout(desk, 'request-change', id)
    },
    happened: (desk) =>
      count(
        desk,
        `request_event e join distribution_request r using (request_id)
      where e.kind = 'APPROVED' and r.kind = 'ROLLOVER'`,
      ),
    spoil: cancelled,
    byTwo: {
      make: async (desk, first, second) => {
        const id = await signedRequest(desk, 50)
        await done(edit(desk, first, 'rollover', id, { checkPayableTo: 'Thief' }))
        await done(edit(desk, second, 'rollover', id, { attentionTo: 'Another' }))
        return waitingAbout(desk, 'request-change', id)
      },
      resolve: async (desk, approvalId) => {
        const id = await requestOf(desk, approvalId)
        await done(desk.call('admin', 'POST', `/api/request/admin/${bob.ownerId}/${id}/sign-again`))
        await signNewest(desk.server, await desk.server.tokenOf(bob.email))
      },
      approve: async (desk, who, approvalId) =>
        edit(desk, who, 'rollover', await requestOf(desk, approvalId), { statusId: REQUEST_STATUS.approved }),
    },
  },
  {
    effect: 'request-pay-again',
    maker: 'admin',
    make: async (desk) => {
      const id = await saidReturned(desk, 'admin')
      await done(edit(desk, 'admin', 'withdrawal', id, { statusId: REQUEST_STATUS.approved }))
      return waitingAbout(desk, 'request-pay-again', id)
    },
    happened: (desk) =>
      count(
        desk,
        `(select request_id from request_event where kind = 'APPROVED'
      group by request_id having count(*) > 1) x`,
      ),
    spoil: accountClosed(/^The account is closed\./),
    byTwo: {
      make: async (desk, first, second) => {
        const id = await saidReturned(desk, second)
        await done(edit(desk, first, 'withdrawal', id, { statusId: REQUEST_STATUS.approved }))
        return waitingAbout(desk, 'request-pay-again', id)
      },
      resolve: bankSaysSo,
      approve: async (desk, who, approvalId) =>
        edit(desk, who, 'withdrawal', await requestOf(desk, approvalId), { statusId: REQUEST_STATUS.approved }),
    },
  },
  {
    effect: 'request-redeposit',
    maker: 'admin',
    make: (desk) => putBack(desk, 'admin'),
    happened: (desk) => count(desk, 'redeposit'),
    spoil: accountClosed(/^The account is closed\./),
  },
  {
    effect: 'request-estate',
    maker: 'admin',
    make: (desk) => toEstate(desk, 'admin'),
    happened: (desk) => count(desk, 'estate_payee'),
    spoil: { ...cancelled, text: /the bank shows to have come back/ },
  },
  {
    effect: 'request-reversal',
    maker: 'admin',
    make: async (desk) => {
      const { id } = await sentRequest(desk)
      await done(edit(desk, 'admin', 'withdrawal', id, { statusId: REQUEST_STATUS.incomplete }))
      await done(edit(desk, 'admin', 'withdrawal', id, { statusId: REQUEST_STATUS.historical }, 'POST'))
      return waitingAbout(desk, 'request-reversal', id)
    },
    happened: (desk) => count(desk, `distribution_request where outcome = 'reversed'`),
    byTwo: {
      make: async (desk, first, second) => {
        const id = await saidReturned(desk, second)
        await done(edit(desk, first, 'withdrawal', id, { statusId: REQUEST_STATUS.historical }, 'POST'))
        return waitingAbout(desk, 'request-reversal', id)
      },
      resolve: bankSaysSo,
      approve: async (desk, who, approvalId) =>
        edit(
          desk,
          who,
          'withdrawal',
          await requestOf(desk, approvalId),
          { statusId: REQUEST_STATUS.historical },
          'POST',
        ),
    },
  },
]
