import { sql } from 'kysely'
import { ROLE } from '../../contract/roles.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import type { Services } from '../platform/context/services.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { lockedLine } from './bankStatement.job.ts'
import { settlePlanMoneyByHand } from './planSettlement.ts'
import { settle } from './settle.ts'
import { lineAssociatedData } from './importStatement.ts'

const DAY = '2026-03-09'

/** An unmatched debit line, as a statement would import it. Returns its id. */
export async function openBankLine({ db, pii }: Services, cents: bigint): Promise<number> {
  const { bank_statement_id } = await db
    .insertInto('bank_statement')
    .values({
      sha256: crypto.randomUUID(),
      identity: null,
      content: Buffer.from('made by a test'),
      received_at: new Date(`${DAY}T12:00:00Z`),
    })
    .returning('bank_statement_id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('bank_day')
    .values({ as_of: DAY, bank_statement_id, opening_cents: 0n, closing_cents: 0n, book_before_cents: 0n })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { bank_line_id } = await db
    .insertInto('bank_line')
    .values({
      as_of: DAY,
      side: 'D',
      amount_cents: cents,
      type_code: '698',
      bank_reference: '',
      customer_reference: '',
      text_sealed: pii.seal('FEE', lineAssociatedData(DAY)),
    })
    .returning('bank_line_id')
    .executeTakeFirstOrThrow()
  return bank_line_id
}

/** A plan file without people with this amount owed, in cents. Returns its id. */
export async function owedFile({ db, dateOf, clock }: Services, cents: bigint, isPrefunded = false): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with job_of as (
      insert into job (job_type_id, date_scheduled, batch_id) values (6, now(), ${crypto.randomUUID()}) returning job_id
    ), file as (
      insert into attachment (guid, file_name, content_type, attachment_type_id, size_bytes, sha256, created_at)
      values (${crypto.randomUUID()}, 'people.csv', 'text/csv', 1, 0, '', now()) returning attachment_id
    )
    insert into plan_file (attachment_id, plan_id, job_id, sha256, uploaded_by, state)
    select attachment_id, 1, job_id, ${crypto.randomUUID()}, (select min(user_id) from portal_user), 'LOADED'
    from file, job_of returning attachment_id as id`.execute(db)
  const id = rows[0]?.id ?? 0
  await db.transaction().execute(async (tx) => {
    const date = dateOf(clock.now())
    const lines = [
      debit(await internalBook(tx, 'PLAN_RECEIVABLE'), cents),
      credit(await internalBook(tx, 'PLAN_RECEIPTS'), cents),
    ]
    const transactionId = await post(tx, { typeId: TRANSACTION_TYPE.contribution, date, createdBy: null, lines })
    await tx
      .insertInto('plan_receivable')
      .values({
        attachment_id: id,
        plan_id: 1,
        amount_cents: cents,
        transaction_id: transactionId,
        since: date,
        is_prefunded: isPrefunded,
      })
      .execute()
  })
  return id
}

/** Creates a plan file that credits one account. Returns the id of the credit's transaction. */
export async function creditedFile(services: Services, accountId: number, cents: bigint): Promise<number> {
  const { db, dateOf, clock } = services
  // Prefunded, so other requests of the owner do not wait for this deposit.
  const planFileId = await owedFile(services, cents, true)
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('plan_money')
      .values({ attachment_id: planFileId, account_id: accountId, amount_cents: cents, reference: null })
      .execute()
    const lines = [
      debit(await internalBook(tx, 'PLAN_RECEIPTS'), cents),
      credit(await bookOfAccount(tx, accountId), cents),
    ]
    return post(tx, {
      typeId: TRANSACTION_TYPE.contribution,
      date: dateOf(clock.now()),
      createdBy: null,
      idempotencyKey: `plan-file:${planFileId}:${accountId}`,
      lines,
    })
  })
}

/** A plan file with this amount, written off without a second person. Returns the settlement id. */
export async function writtenOff(services: Services, cents: bigint): Promise<number> {
  const planFileId = await owedFile(services, cents)
  const alone = { ...services, config: { ...services.config, fourEyes: false } }
  const { user_id: userId } = await services.db
    .selectFrom('portal_user')
    .select('user_id')
    .where('role_id', '=', ROLE.administrator)
    .limit(1)
    .executeTakeFirstOrThrow()
  await services.db.transaction().execute(async (tx) => {
    const actor = { userId, roleId: ROLE.administrator }
    const context = writeContextIn(tx, alone, { requestId: 'test', actor, now: services.clock.now() })
    await settlePlanMoneyByHand(context, { planFileId, planSurplusId: null, note: 'It will not come' })
  })
  const { plan_settlement_id: id } = await services.db
    .selectFrom('plan_settlement')
    .select('plan_settlement_id')
    .where('attachment_id', '=', planFileId)
    .executeTakeFirstOrThrow()
  return id
}

/** Matches an open line with the book Bank Differences, without a second person. */
export async function settleAsDifference(services: Services, bankLineId: number): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const context = writeContextIn(tx, services, { requestId: 'test', now: services.clock.now() })
    const line = await lockedLine(context, bankLineId)
    if (line) await settle(context, line, { kind: 'DIFFERENCE' }, { jobId: null, approvalId: null })
  })
}
