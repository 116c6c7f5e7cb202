import * as z from 'zod'
import { sql } from 'kysely'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { PLAN_RETURN_REASON_NAME, type PlanReturnReason } from '../../contract/bank.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { frozenAmounts } from '../accounting/chargeAnnualFee.ts'
import { ask, waitingFor } from '../approvals/ask.ts'
import { NOT_YOU } from '../approvals/decider.ts'
import { LAPSES_AFTER_DAYS, type Effect } from '../approvals/effect.ts'
import { ACCOUNT_CLOSED } from '../distributions/possibleTransitions.ts'
import { balanceOf, credit, debit, internalBook, lockAccount, post } from '../ledger/ledger.ts'
import { notifyOfPlanReturn } from '../mail/notifyOwner.ts'
import { planCredit, planFilesOfCredits, type PlanCredit } from '../plans/planCredit.sql.ts'
import { approvalsOfOwnFiles } from '../plans/ownPlanFiles.ts'
import { lockedPlanFiles, planReference, writtenOff, type PlanReceivable } from '../plans/planReceivable.sql.ts'
import { about } from '../platform/audit/audit.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { notFound, orRefuse, refuse } from '../platform/http/errors.ts'
import { formatCents } from '../platform/money.ts'
import { at, isProblem, refusal, type Problem } from '../platform/problem.ts'
import { hasOwnAccount, settleMoney } from './planSettlement.ts'

const asked = z.strictObject({
  transactionId: z.int(),
  cents: z.int().positive(),
  reason: z.enum(['MISTAKE', 'WRONG_PERSON', 'RECALL']),
  note: z.string(),
})
type Asked = z.output<typeof asked>

/**
 * Returns money of a plan file to the plan. The return is no distribution, so it is not on Form 1099-R. It lowers box 2
 * of Form 5498 for the year of the credit (Instructions for Forms 1099-R and 5498, corrected Form 5498).
 */
export const planReturn: Effect<Asked> = {
  name: 'plan-return',
  title: 'Return of plan money',
  payload: asked,
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock: async (context, { payload }) => {
    await standing(context, payload)
  },
  changed: async (context, { payload }) => {
    const found = await standing(context, payload)
    return isProblem(found) ? refusal(found.message) : null
  },
  async paysPerson(db, _services, person, payloads) {
    if (person.ownAccountOwnerId === null) return new Set()
    const fileOf = await planFilesOfCredits(
      db,
      [...payloads.values()].map(({ transactionId }) => transactionId),
    )
    const filesOf = [...payloads].map(([id, { transactionId }]) => [id, [fileOf.get(transactionId) ?? 0]] as const)
    return approvalsOfOwnFiles(db, person, new Map(filesOf))
  },
  perform: async (context, { id, payload }) => {
    await giveBack(context, orRefuse(409, await standing(context, payload)), payload, id)
  },
}

/**
 * Asks a second person to approve a return of plan money; with the second-person rule off, the money is returned
 * immediately. Returns the approval id, or null.
 * @throws 404 for a transaction that is no credit of a plan file; 400 on the amount above the available money; else 409
 */
export async function returnPlanMoney(context: WriteContext, given: Asked): Promise<number | null> {
  const known = await planCredit(context.tx, given.transactionId)
  if (!known) throw notFound()
  const found = await standing(context, given)
  const { money, file } = orRefuse(isProblem(found) && found.path !== null ? 400 : 409, found)
  const subject = { entity: 'ledger_transaction', id: given.transactionId }
  if (await waitingFor(context, planReturn, subject))
    throw refuse(409, 'A return of this money waits for a second person.')
  if (!context.services.config.fourEyes) {
    await giveBack(context, { money, file }, given, null)
    return null
  }
  const cents = BigInt(given.cents)
  const balance = await balanceOf(context.tx, money.bookId)
  const creditYear = Number(money.creditedOn.slice(0, 4))
  // Without a date, the tax jobs work on the forms of last year only.
  const needsDate = creditYear < Number(context.today.slice(0, 4)) - 1
  return ask(context, planReturn, {
    subject,
    accountId: money.accountId,
    accountOwnerId: money.accountOwnerId,
    amountCents: cents,
    payload: given,
    description: `Return of ${formatCents(cents)} of account ${money.accountNumber} to ${file.plan_name}, credited on ${usDate(money.creditedOn)} with ${planReference(money.attachmentId)}`,
    changes: [
      { label: 'Balance', before: formatCents(balance), after: formatCents(balance - cents) },
      {
        label: 'Form 5498',
        before: null,
        after: `Box 2 of ${creditYear} less ${formatCents(cents)}${needsDate ? `; the operator runs the tax jobs for ${creditYear} again` : ''}`,
      },
      { label: 'Reason', before: null, after: `${PLAN_RETURN_REASON_NAME[given.reason]}: ${given.note}` },
    ],
  })
}

interface Standing {
  money: PlanCredit
  file: PlanReceivable
}

/** The credit to return with its file and account locked, or the reason why it can't be returned. */
async function standing(context: WriteContext, { transactionId, cents: asked }: Asked): Promise<Standing | Problem> {
  const { tx } = context
  const known = await planCredit(tx, transactionId)
  // Locks in the order of the credit: first the file, then the account.
  const [file] = known ? await lockedPlanFiles(tx, sql`r.attachment_id = ${known.attachmentId}`) : []
  if (!known || !file) return refusal('This transaction is no credit of a plan file.')
  const account = await lockAccount(tx, known.accountId)
  const money = (await planCredit(tx, transactionId)) ?? known
  // Includes other accounts of the file: a return lowers the amount owed, so the employee's own account may be paid
  // sooner.
  if (await hasOwnAccount(context, [money.attachmentId])) return refusal(NOT_YOU.own)
  if (account?.status_id === ACCOUNT_STATUS.closed) return refusal(ACCOUNT_CLOSED)
  const cents = BigInt(asked)
  if (cents > money.left) return at('amount', `At most ${formatCents(money.left)} of this money can go back.`)
  const free = (await balanceOf(tx, money.bookId)) - (await frozenAmounts(tx, [money.accountId]))(money.accountId)
  if (cents > free) return at('amount', `The account has ${formatCents(free)} free.`)
  // Written-off money never came, so a return of it is no surplus of the plan.
  const lost = cents > file.amount_cents ? await writtenOff(tx, file.attachment_id) : 0n
  return lost > 0n
    ? refusal(
        `${formatCents(lost)} of ${planReference(file.attachment_id)} was written off. Undo that settlement first.`,
      )
    : { money, file }
}

async function giveBack(
  context: WriteContext,
  { money, file }: Standing,
  { cents: asked, reason, note }: { cents: number; reason: PlanReturnReason; note: string },
  approvalId: number | null,
): Promise<void> {
  const { tx, today, now, userId } = context
  const cents = BigInt(asked)
  const { attachmentId, accountId, accountOwnerId, transactionId: creditId } = money
  const transactionId = await post(tx, {
    typeId: TRANSACTION_TYPE.reversal,
    date: today,
    note: 'Returned to plan',
    createdBy: userId,
    lines: [debit(money.bookId, cents), credit(await internalBook(tx, 'PLAN_SURPLUS'), cents)],
  })
  const { plan_surplus_id: planSurplusId } = await tx
    .insertInto('plan_surplus')
    .values({
      bank_line_id: null,
      attachment_id: attachmentId,
      amount_cents: cents,
      transaction_id: transactionId,
      since: today,
    })
    .returning('plan_surplus_id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('plan_return')
    .values({
      credit_id: creditId,
      attachment_id: attachmentId,
      account_id: accountId,
      amount_cents: cents,
      reason,
      plan_surplus_id: planSurplusId,
      transaction_id: transactionId,
      approval_id: approvalId,
      note,
      at: now,
    })
    .execute()
  await context.audit({
    action: 'plan-file.return',
    ...about('ledger_transaction', transactionId, accountOwnerId),
    after: { creditId, attachmentId, accountId, amount: cents, reason, ...(approvalId === null ? {} : { approvalId }) },
  })
  // Money that the plan has not paid yet does not leave the bank; it only lowers the amount that the plan owes.
  const owed = file.amount_cents < cents ? file.amount_cents : cents
  if (owed > 0n) await settleMoney(context, { file, cents: owed }, { planSurplusId, note }, approvalId)
  if (money.isOwners)
    await notifyOfPlanReturn(context, accountOwnerId, { number: money.accountNumber, amount: formatCents(cents) })
}
