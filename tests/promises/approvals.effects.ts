import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import { chargeFees } from '../../custodian/accounting/testing.fees.ts'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import {
  creditedFile,
  openBankLine,
  owedFile,
  settleAsDifference,
  writtenOff,
} from '../../custodian/bank/testing.lines.ts'
import { confirmedDeath } from '../../custodian/deaths/testing.deaths.ts'
import { storeFile } from '../../custodian/documents/files.sql.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { openFrom } from '../../custodian/ledger/closedMonths.ts'
import { credit, debit, internalBook, post } from '../../custodian/ledger/ledger.ts'
import { planFilesSettled } from '../../custodian/planUploads/planFile.ts'
import type { Services } from '../../custodian/platform/context/services.ts'
import { asOperator, bob, seedOwner } from '../../custodian/testing.people.ts'
import type { TestAnswer, TestServer } from '../../custodian/testing.ts'
import { accountClosed, REQUEST_CASES } from './approvals.requests.ts'

/**
 * Logins of employees. `again` and `serviceAgain` are second logins, with role 2, of the persons behind `admin` and
 * `service`.
 */
export const DESK = {
  admin: 'admin@example.com',
  service: 'service@example.com',
  service2: 'service2@example.com',
  again: 'admin.again@example.com',
  serviceAgain: 'service.again@example.com',
  reviewer: 'compliance@example.com',
} as const
export type Colleague = keyof typeof DESK

export interface Desk {
  server: TestServer
  call: (
    who: Colleague,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<TestAnswer>
}

/** One effect with the functions to test it. */
export interface EffectCase {
  /** The effect's name in `custodian/effects.ts`. */
  effect: string
  /** The maker in these tests. */
  maker: 'admin' | 'service'
  /** Creates an approval by public calls, each time about another subject; returns its number. */
  make: (desk: Desk) => Promise<number>
  /** Counts how often the effect was performed, from money, rows or other results. */
  happened: (desk: Desk) => Promise<number>
  /**
   * Changes the data so that the effect no longer applies, and returns a function that restores it; omitted if no data
   * can do so.
   */
  spoil?: { text: RegExp; change: (desk: Desk, approvalId: number) => Promise<() => Promise<void>> }
  /** How two people contribute to one change, which neither of them may then decide. */
  byTwo?: {
    /** Creates the approval with contributions of both people; returns its number. */
    make: (desk: Desk, first: Colleague, second: Colleague) => Promise<number>
    /** Lets both people decide again: the owner signs, or the bank's own file confirms the return. */
    resolve: (desk: Desk, approvalId: number) => Promise<void>
    /** One of the two people approves after `resolve`. */
    approve: (desk: Desk, who: Colleague, approvalId: number) => Promise<TestAnswer>
  }
}

export const FEDERAL = 200

/** Credits withheld tax to a tax book, in cents, as withdrawals do. */
export async function withheld(services: Services, cents: bigint, bookId = FEDERAL): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const cash = await internalBook(tx, 'CUSTODY_CASH')
    const lines = [debit(cash, cents), credit(bookId, cents)]
    await post(tx, { typeId: TRANSACTION_TYPE.federalWithholding, date: '2026-01-02', createdBy: null, lines })
  })
}

/** The administrator asks to close the earliest open month. Returns the number of the approval. */
async function closingAsked(desk: Desk): Promise<number> {
  await runJob(desk.server.services, JOB_TYPE.calculateInterest)
  const month = (await openFrom(desk.server.services.db)) ?? '2015-01-01'
  const { status, body } = await desk.call('admin', 'POST', '/api/accounting/months/close', { month })
  if (status !== 200) throw new Error(`the closing does not wait: ${status} ${JSON.stringify(body)}`)
  return (body as { approvalId: number }).approvalId
}

export async function bookOf(services: Services, accountId: number): Promise<number> {
  const row = await services.db
    .selectFrom('book')
    .select('book_id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.book_id
}

async function postings(desk: Desk, typeId: number): Promise<number> {
  const { n } = await desk.server.services.db
    .selectFrom('ledger_transaction')
    .select((eb) => eb.fn.countAll<bigint>().as('n'))
    .where('transaction_type_id', '=', typeId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

let people = 0

/** The number of the newest approval of an effect. */
async function newest(desk: Desk, effect: string): Promise<number> {
  const { body } = await desk.call('service2', 'GET', `/api/approval?effect=${effect}&limit=1`)
  const [last] = (body as { approvals: Array<{ id: number }> }).approvals
  if (!last) throw new Error(`nothing of ${effect} waits`)
  return last.id
}

async function waits(answer: TestAnswer): Promise<number> {
  const { id, approvalId } = answer.body as { id: number | null; approvalId?: number }
  if (answer.status !== 200 || id !== null || approvalId === undefined)
    throw new Error(`it does not wait: ${answer.status} ${JSON.stringify(answer.body)}`)
  return approvalId
}

/** An owner with an open request; a change of the owner's data then needs a second person. */
async function ownerWithRequest(services: Services): Promise<number> {
  const { db, clock } = services
  const olga = { first_name: 'Olga', last_name: 'Open', date_of_birth: '1950-01-01', social_last4: '0099' }
  const account_owner_id = await seedOwner(services, olga)
  const { account_id } = await db
    .insertInto('retirement_account')
    .values({
      plan_account_number: `O${account_owner_id}`,
      account_type: 'TRADITIONAL',
      plan_id: 1,
      account_owner_id,
      status_id: 3,
    })
    .returning('account_id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('distribution_request')
    .values({
      kind: 'WITHDRAWAL',
      account_id,
      distribution_type_id: DISTRIBUTION_TYPE.normal,
      amount_cents: 10_000n,
      is_full_amount: false,
      status_id: 1,
      date_requested: clock.now(),
    })
    .execute()
  return account_owner_id
}

/** An owner whose first payout is held, as after a registration on the web. */
async function heldOwner(services: Services): Promise<number> {
  const { db, clock } = services
  const account_owner_id = await seedOwner(services, { first_name: 'Hope', last_name: 'Held' })
  await db.insertInto('payout_hold').values({ account_owner_id, since: clock.now(), phone: '7755550100' }).execute()
  return account_owner_id
}

/** An owner with a death certificate among the documents; the death is confirmed if `isConfirmed`. */
async function mortal(services: Services, { isConfirmed }: { isConfirmed: boolean }) {
  const { db, database, clock, pii } = services
  const ownerId = await seedOwner(services, { first_name: 'Mort', last_name: 'Ahl' })
  const file = {
    ownerId,
    typeId: DOCUMENT_TYPE.generalUpload,
    fileName: 'certificate.pdf',
    contentType: 'application/pdf',
    sha256: 'x',
  }
  const stored = { ...file, content: Buffer.from('%PDF-1.4'), createdBy: null, now: clock.now() }
  const { guid } = await db.transaction().execute((tx) => storeFile(tx, pii, stored))
  if (isConfirmed)
    for (const text of confirmedDeath({ ownerId, diedOn: '2026-01-20', guid })) await database.executeSql(text)
  return { ownerId, guid }
}

const deaths =
  (which: string) =>
  async ({ server }: Desk): Promise<number> => {
    const { rows } = await server.services.database.executeSql(
      `select count(*)::int as n from owner_death where ${which}`,
    )
    return Number(rows[0]?.['n'] ?? 0)
  }

/** Every effect. A new effect needs a row here: a test compares this list with the registry. */
export const EFFECT_CASES: readonly EffectCase[] = [
  ...REQUEST_CASES,
  {
    effect: 'fee-adjustment',
    maker: 'admin',
    make: async (desk) => {
      const bookId = await bookOf(desk.server.services, bob.accountId)
      await chargeFees(desk.server.services, bob.accountId, 1000_01n)
      const adjustment = {
        transactionTypeId: TRANSACTION_TYPE.feeAdjustment,
        amount: 1000.01,
        bookId,
        note: 'goodwill',
      }
      return waits(await desk.call('admin', 'POST', '/api/accounting/transaction', adjustment))
    },
    happened: (desk) => postings(desk, 12),
    spoil: accountClosed(/^The account was closed meanwhile\.$/),
  },
  {
    effect: 'tax-payment',
    maker: 'admin',
    make: async (desk) => {
      await withheld(desk.server.services, 100_000_00n)
      const payment = {
        transactionTypeId: TRANSACTION_TYPE.taxPayment,
        amount: 100_000,
        bookId: FEDERAL,
        note: 'deposit',
      }
      return waits(await desk.call('admin', 'POST', '/api/accounting/transaction', payment))
    },
    happened: (desk) => postings(desk, 10),
    spoil: {
      text: /^This book holds \$[\d,.]+\. A payment cannot be more than that\.$/,
      change: async ({ server }) => {
        const { services } = server
        const { rows } = await services.database.executeSql(
          `select sum(case side when 'C' then amount_cents else -amount_cents end)::bigint as held from posting where book_id = ${FEDERAL}`,
        )
        const held = BigInt(String(rows[0]?.['held']))
        await services.db.transaction().execute(async (tx) => {
          const cash = await internalBook(tx, 'CUSTODY_CASH')
          const lines = [debit(FEDERAL, held), credit(cash, held)]
          await post(tx, { typeId: TRANSACTION_TYPE.taxPayment, date: '2026-01-03', createdBy: null, lines })
        })
        return () => withheld(services, held)
      },
    },
  },
  {
    effect: 'posting-reversal',
    maker: 'admin',
    make: async (desk) => {
      const bookId = await bookOf(desk.server.services, bob.accountId)
      await chargeFees(desk.server.services, bob.accountId, 1n)
      const adjustment = { transactionTypeId: TRANSACTION_TYPE.feeAdjustment, amount: 0.01, bookId, note: null }
      const { body } = await desk.call('admin', 'POST', '/api/accounting/transaction', adjustment)
      const { id } = body as { id: number }
      return waits(await desk.call('admin', 'POST', `/api/accounting/transaction/${id}/reverse`, { note: 'wrong' }))
    },
    happened: (desk) => postings(desk, TRANSACTION_TYPE.reversal),
    spoil: accountClosed(/^The account is closed\./),
  },
  {
    effect: 'hold-release',
    maker: 'service',
    make: async (desk) => {
      const ownerId = await heldOwner(desk.server.services)
      const path = `/api/hold/admin/${ownerId}/call`
      const { status, body } = await desk.call('service', 'POST', path, { note: 'Asked for the plan' })
      if (status !== 200) throw new Error(`the call is not recorded: ${status} ${JSON.stringify(body)}`)
      const list = await desk.call('service', 'GET', `/api/approval?accountOwnerId=${ownerId}`)
      return (list.body as { approvals: Array<{ id: number }> }).approvals[0]?.id ?? 0
    },
    happened: async ({ server }) => {
      const { n } = await server.services.db
        .selectFrom('payout_hold')
        .select((eb) => eb.fn.count<bigint>('released_at').as('n'))
        .executeTakeFirstOrThrow()
      return Number(n)
    },
    spoil: {
      text: /^No payment of this owner is held\.$/,
      change: async ({ server }, approvalId) => {
        const { account_owner_id } = await server.services.db
          .selectFrom('approval')
          .select('account_owner_id')
          .where('approval_id', '=', approvalId)
          .executeTakeFirstOrThrow()
        const set = (released: { released_at: Date; released_by: 'CODE' } | { released_at: null; released_by: null }) =>
          server.services.db
            .updateTable('payout_hold')
            .set(released)
            .where('account_owner_id', '=', account_owner_id ?? 0)
            .execute()
        await set({ released_at: server.clock.now(), released_by: 'CODE' })
        return async () => {
          await set({ released_at: null, released_by: null })
        }
      },
    },
  },
  {
    effect: 'owner-death',
    maker: 'service',
    make: async (desk) => {
      const { ownerId, guid } = await mortal(desk.server.services, { isConfirmed: false })
      const body = { diedOn: '2026-01-20', certificateGuid: guid, isDeathCertificate: true }
      const answer = await desk.call('service', 'POST', `/api/death/admin/${ownerId}`, body)
      if (answer.status !== 200) throw new Error(`the death is not reported: ${answer.status}`)
      return newest(desk, 'owner-death')
    },
    happened: deaths("state = 'CONFIRMED'"),
  },
  {
    effect: 'owner-death-report',
    maker: 'service',
    make: async (desk) => {
      // A person's fourth report within a day needs an approval; canceled reports of the same person count too.
      const { db, clock } = desk.server.services
      const { ownerId, guid } = await mortal(desk.server.services, { isConfirmed: false })
      const maker = await db
        .selectFrom('portal_user')
        .select('user_id')
        .where('email', '=', DESK.service)
        .executeTakeFirstOrThrow()
      const file = await db
        .selectFrom('attachment')
        .select('attachment_id')
        .where('guid', '=', guid)
        .executeTakeFirstOrThrow()
      const report = {
        account_owner_id: ownerId,
        died_on: '2026-01-20',
        attachment_id: file.attachment_id,
        reported_at: clock.now(),
        reported_by: maker.user_id,
      }
      for (let made = 0; made < 3; made += 1) {
        await db.insertInto('owner_death').values(report).execute()
        await db
          .updateTable('owner_death')
          .set({ state: 'ENDED', ended_at: clock.now() })
          .where('account_owner_id', '=', ownerId)
          .where('state', '=', 'REPORTED')
          .execute()
      }
      const body = { diedOn: '2026-01-20', certificateGuid: guid, isDeathCertificate: true }
      const answer = await desk.call('service', 'POST', `/api/death/admin/${ownerId}`, body)
      if (answer.status !== 200) throw new Error(`nothing waits: ${answer.status}`)
      return newest(desk, 'owner-death-report')
    },
    happened: deaths("state = 'CONFIRMED'"),
  },
  {
    effect: 'state-form',
    maker: 'service',
    make: async (desk) => {
      const { ownerId, guid } = await mortal(desk.server.services, { isConfirmed: false })
      const body = { state: 'MN', election: 'PERCENT', percent: 2, signedOn: '2026-01-20', guid }
      const answer = await desk.call('service', 'POST', `/api/state-form/admin/${ownerId}`, body)
      if (answer.status !== 200) throw new Error(`nothing waits: ${answer.status}`)
      return newest(desk, 'state-form')
    },
    happened: async ({ server }) => {
      const { rows } = await server.services.database.executeSql('select count(*)::int as n from state_form')
      return Number(rows[0]?.['n'] ?? 0)
    },
  },
  {
    effect: 'owner-death-taken-back',
    maker: 'admin',
    make: async (desk) => {
      const { ownerId } = await mortal(desk.server.services, { isConfirmed: true })
      const answer = await desk.call('admin', 'POST', `/api/death/admin/${ownerId}/takeBack`, { note: 'Is alive' })
      if (answer.status !== 200) throw new Error(`nothing waits: ${answer.status}`)
      return newest(desk, 'owner-death-taken-back')
    },
    happened: deaths("state = 'ENDED'"),
  },
  {
    effect: 'machine-credential',
    maker: 'admin',
    make: async (desk) => {
      people += 1
      const asked = { name: `tool ${people}`, scopes: ['notes:write'], days: 300 }
      const { status, body } = await desk.call('admin', 'POST', '/api/credential', asked)
      const { credential } = body as { credential: { status: string } }
      if (status !== 200 || credential.status !== 'WAITING') throw new Error(`it does not wait: ${status}`)
      return newest(desk, 'machine-credential')
    },
    happened: async ({ server }) => {
      const { n } = await server.services.db
        .selectFrom('credential')
        .select((eb) => eb.fn.count<bigint>('usable_from').as('n'))
        .executeTakeFirstOrThrow()
      return Number(n)
    },
  },
  {
    effect: 'webhook',
    maker: 'admin',
    make: async (desk) => {
      people += 1
      const asked = { name: `hook ${people}`, url: 'https://hooks.example.com/ira', kinds: ['JOB'] }
      const { status, body } = await desk.call('admin', 'POST', '/api/webhook', asked)
      const { webhook } = body as { webhook: { status: string } }
      if (status !== 200 || webhook.status !== 'WAITING') throw new Error(`it does not wait: ${status}`)
      return newest(desk, 'webhook')
    },
    happened: async ({ server }) => {
      const { n } = await server.services.db
        .selectFrom('webhook')
        .select((eb) => eb.fn.count<bigint>('usable_from').as('n'))
        .executeTakeFirstOrThrow()
      return Number(n)
    },
  },
  {
    effect: 'bank-match',
    maker: 'admin',
    make: async (desk) => {
      const line = await openBankLine(desk.server.services, 3_50n)
      const { body } = await desk.call('admin', 'POST', `/api/bank/lines/${line}/match`, { note: 'Fee of the bank' })
      return (body as { approvalId: number }).approvalId
    },
    happened: (desk) => postings(desk, TRANSACTION_TYPE.clearing),
    spoil: {
      text: /^This line was matched meanwhile\.$/,
      change: async ({ server }, approvalId) => {
        const { subject_id } = await server.services.db
          .selectFrom('approval')
          .select('subject_id')
          .where('approval_id', '=', approvalId)
          .executeTakeFirstOrThrow()
        // Only the owner of the tables can undo a match directly.
        const set = (at: string) =>
          server.services.database.executeSql(`begin; set local role none; alter table bank_line disable trigger user;
            update bank_line set matched_at = ${at} where bank_line_id = ${Number(subject_id)};
            alter table bank_line enable trigger user; commit`)
        await set('now()')
        return async () => {
          await set('null')
        }
      },
    },
  },
  {
    effect: 'bank-match-undo',
    maker: 'admin',
    make: async (desk) => {
      const { services } = desk.server
      const line = await openBankLine(services, 4_50n)
      await settleAsDifference(services, line)
      const { body } = await desk.call('admin', 'POST', `/api/bank/lines/${line}/undo`, { note: 'It is known now' })
      return (body as { approvalId: number }).approvalId
    },
    happened: async ({ server }) => {
      const { n } = await server.services.db
        .selectFrom('bank_match_undo')
        .select((eb) => eb.fn.countAll<bigint>().as('n'))
        .executeTakeFirstOrThrow()
      return Number(n)
    },
  },
  {
    effect: 'plan-settlement',
    maker: 'admin',
    make: async (desk) => {
      const file = await owedFile(desk.server.services, 250_00n)
      const { body } = await desk.call('admin', 'POST', `/api/bank/plan-money/${file}/settle`, {
        note: 'It will not come',
      })
      return (body as { approvalId: number }).approvalId
    },
    happened: async ({ server }) => {
      const { n } = await server.services.db
        .selectFrom('plan_settlement')
        .select((eb) => eb.fn.countAll<bigint>().as('n'))
        .executeTakeFirstOrThrow()
      return Number(n)
    },
  },
  {
    effect: 'plan-settlement-undo',
    maker: 'admin',
    make: async (desk) => {
      const settlement = await writtenOff(desk.server.services, 250_00n)
      const { body } = await desk.call('admin', 'POST', `/api/bank/plan-settlements/${settlement}/undo`, {
        note: 'It will come',
      })
      return (body as { approvalId: number }).approvalId
    },
    happened: async ({ server }) => {
      const { n } = await server.services.db
        .selectFrom('plan_settlement_undo')
        .select((eb) => eb.fn.countAll<bigint>().as('n'))
        .executeTakeFirstOrThrow()
      return Number(n)
    },
  },
  {
    effect: 'plan-return',
    maker: 'admin',
    make: async (desk) => {
      const creditId = await creditedFile(desk.server.services, bob.accountId, 250_00n)
      const { body } = await desk.call('admin', 'POST', `/api/bank/plan-money/credits/${creditId}/return`, {
        amount: 250,
        reason: 'RECALL',
        note: 'The plan asks for it',
      })
      return (body as { approvalId: number }).approvalId
    },
    happened: async ({ server }) => {
      const { n } = await server.services.db
        .selectFrom('plan_return')
        .select((eb) => eb.fn.countAll<bigint>().as('n'))
        .executeTakeFirstOrThrow()
      return Number(n)
    },
  },
  {
    effect: 'month-close',
    maker: 'admin',
    make: async (desk) => {
      const { body } = await desk.call('admin', 'GET', '/api/approval?effect=month-close')
      for (const { id } of (body as { approvals: Array<{ id: number }> }).approvals)
        await desk.call('admin', 'POST', `/api/approval/${id}/withdraw`, {})
      return closingAsked(desk)
    },
    happened: async ({ server }) => {
      const { n } = await server.services.db
        .selectFrom('closed_month')
        .select((eb) => eb.fn.countAll<bigint>().as('n'))
        .executeTakeFirstOrThrow()
      return Number(n)
    },
    spoil: {
      text: /^The ledger is stopped until the books are right\.$/,
      change: async ({ server }) => {
        const { db } = server.services
        await db.insertInto('ledger_halt').values({ since: server.clock.now(), reason: 'for a test' }).execute()
        return async () => {
          await db.deleteFrom('ledger_halt').execute()
        }
      },
    },
  },
  {
    effect: 'plan-interest',
    maker: 'admin',
    make: async (desk) => {
      const form = { name: `Plan ${(people += 1)}`, interest: 0.01, companyId: 1 }
      const { body: added } = await desk.call('admin', 'POST', '/api/plan', form)
      const { body } = await desk.call('admin', 'PUT', '/api/plan', {
        ...form,
        id: (added as { id: number }).id,
        interest: 0.03,
      })
      return (body as { approvalId: number }).approvalId
    },
    happened: async ({ server }) => {
      const { n } = await server.services.db
        .selectFrom('former_plan_interest')
        .select((eb) => eb.fn.countAll<bigint>().as('n'))
        .executeTakeFirstOrThrow()
      return Number(n)
    },
  },
  {
    effect: 'plan-interest-withdrawal',
    maker: 'admin',
    make: async (desk) => {
      const form = { name: `Plan ${(people += 1)}`, interest: 0.01, companyId: 1 }
      const { body: added } = await desk.call('admin', 'POST', '/api/plan', form)
      const { id } = added as { id: number }
      const since = '2099-01-01'
      await desk.call('admin', 'PUT', '/api/plan', { ...form, id, interest: 0.005, interestSince: since })
      const { body } = await desk.call('admin', 'PUT', `/api/plan/${id}/interest/withdrawn`, { since })
      return (body as { approvalId: number }).approvalId
    },
    happened: async ({ server }) => {
      const { n } = await server.services.db
        .selectFrom('audit')
        .select((eb) => eb.fn.countAll<bigint>().as('n'))
        .where('action', '=', 'plan.withdrawInterest')
        .executeTakeFirstOrThrow()
      return Number(n)
    },
    spoil: {
      text: /^This rate is no longer upcoming\.$/,
      change: async ({ server }) => {
        const { db } = server.services
        const gone = await db.deleteFrom('planned_plan_interest').returningAll().execute()
        return async () => {
          await db.insertInto('planned_plan_interest').values(gone).execute()
        }
      },
    },
  },
  {
    effect: 'plan-money',
    maker: 'admin',
    make: async (desk) => {
      people += 1
      const row = `9003${String(people).padStart(5, '0')},Pia,Poe,01/01/1980,1 A St,B,TX,75001,250,Roth`
      const text = `SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Amount,AccountType\n${row}\n`
      const file = {
        fileName: 'people.csv',
        contentType: 'text/csv',
        fileContent: Buffer.from(text).toString('base64'),
      }
      const sent = await desk.call('admin', 'POST', '/api/attachment/planupload', { ...file, planTypeId: 1, planId: 1 })
      if (sent.status !== 200) throw new Error(`the file was refused: ${JSON.stringify(sent.body)}`)
      await planFilesSettled()
      return newest(desk, 'plan-money')
    },
    happened: async ({ server }) => {
      const { n } = await server.services.db
        .selectFrom('ledger_transaction')
        .select((eb) => eb.fn.countAll<bigint>().as('n'))
        .where('note', '=', 'Rollover from plan')
        .executeTakeFirstOrThrow()
      return Number(n)
    },
    spoil: {
      text: /^An account of this file was closed meanwhile\. .* Accounts: \S+\.$/,
      change: async ({ server }) => {
        const { account_id } = await server.services.db
          .selectFrom('plan_money')
          .select('account_id')
          .orderBy('attachment_id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow()
        const set = (statusId: number) =>
          server.services.db
            .updateTable('retirement_account')
            .set({ status_id: statusId })
            .where('account_id', '=', account_id)
            .execute()
        await set(5)
        return async () => {
          await set(1)
        }
      },
    },
  },
  {
    effect: 'owner-data',
    maker: 'admin',
    make: async (desk) => {
      const ownerId = await ownerWithRequest(desk.server.services)
      const identity = { firstName: 'Olga', lastName: 'Other', social: '***-**-0099', dateOfBirth: '1950-01-01' }
      const { status, body } = await desk.call('admin', 'PUT', `/api/accountowner/admin/${ownerId}`, identity)
      const { waits: isWaiting, lastName } = body as { waits: boolean; lastName: string }
      if (status !== 200 || !isWaiting || lastName !== 'Open') throw new Error(`it does not wait: ${status}`)
      const list = await desk.call('admin', 'GET', `/api/approval?accountOwnerId=${ownerId}`)
      return (list.body as { approvals: Array<{ id: number }> }).approvals[0]?.id ?? 0
    },
    happened: async ({ server }) => {
      const { n } = await server.services.db
        .selectFrom('account_owner')
        .select((eb) => eb.fn.countAll<bigint>().as('n'))
        .where('last_name', '=', 'Other')
        .executeTakeFirstOrThrow()
      return Number(n)
    },
    spoil: {
      text: /^The data of this account owner was changed meanwhile\.$/,
      change: async ({ server }, approvalId) => {
        const { account_owner_id } = await server.services.db
          .selectFrom('approval')
          .select('account_owner_id')
          .where('approval_id', '=', approvalId)
          .executeTakeFirstOrThrow()
        const set = (first_name: string) =>
          asOperator(server.services, (tx) =>
            tx
              .updateTable('account_owner')
              .set({ first_name })
              .where('account_owner_id', '=', account_owner_id ?? 0)
              .execute(),
          )
        await set('Oksana')
        return async () => {
          await set('Olga')
        }
      },
    },
  },
  {
    effect: 'list-export',
    maker: 'service',
    make: async (desk) => {
      await desk.server.services.database.executeSql(`
        insert into note (account_owner_id, title, note_text, user_id, last_modified)
        select ${bob.ownerId}, 'Title ' || n, 'text', 22, now() from generate_series(1, 1001) n
        where not exists (select from note where title = 'Title 1001')`)
      const { status, body } = await desk.call('service', 'POST', `/api/note/admin/${bob.ownerId}/export`)
      if (status !== 200 || (body as { status: string }).status !== 'WAITING')
        throw new Error(`it does not wait: ${status} ${JSON.stringify(body)}`)
      return newest(desk, 'list-export')
    },
    happened: async ({ server }) => {
      const { n } = await server.services.db
        .selectFrom('list_export')
        .select((eb) => eb.fn.countAll<bigint>().as('n'))
        .where('status', '=', 'READY')
        .executeTakeFirstOrThrow()
      return Number(n)
    },
  },
]
