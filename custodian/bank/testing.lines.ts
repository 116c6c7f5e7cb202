import type { Services } from '../platform/context/services.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { lockedLine } from './bankStatement.job.ts'
import { settle } from './settle.ts'
import { lineAssociatedData } from './takeInStatement.ts'

const DAY = '2026-03-09'

/** A line of the bank that nobody has matched, of money that left, as a statement would have brought it. Answers its number. */
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

/** Matches an open line with nothing that the books know, without asking anybody. */
export async function settleAsDifference(services: Services, bankLineId: number): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const context = writeContextIn(tx, services, { requestId: 'test', now: services.clock.now() })
    const line = await lockedLine(context, bankLineId)
    if (line) await settle(context, line, { kind: 'DIFFERENCE' }, { jobId: null, approvalId: null })
  })
}
