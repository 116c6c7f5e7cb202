import { lineTypeName } from '../../contract/bankLineType.ts'
import type { DeskItem } from '../../contract/returnsDesk.ts'
import { statusName, whyNotSent } from '../distributions/openAccount.ts'
import { requestNumber } from '../distributions/request.ts'
import { REQUEST } from '../distributions/settlement/openApprovals.ts'
import { bankDaysBetween } from '../platform/calendar/bankDays.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import { planReference } from '../plans/planReceivable.sql.ts'
import type { Db } from '../platform/db/connect.ts'
import { fromCents } from '../platform/money.ts'
import { meansDeath } from '../../contract/returnCodes.ts'
import { ON_ITS_WAY } from './payment.sql.ts'
import { returnReasonWithCode } from '../distributions/settlement/returnReasons.ts'
import {
  linesOnDesk,
  paymentsOnDesk,
  planMoneyOnDesk,
  surplusesOnDesk,
  waitingOnDesk,
  type DeskRow,
  type PaymentOnDesk,
} from './returnsDesk.sql.ts'

/** The rows of a page as sent to the client. */
export async function deskView(
  { db, now, today }: { db: Db; now: Date; today: string },
  rows: readonly DeskRow[],
): Promise<(row: DeskRow) => DeskItem | undefined> {
  const idsOf = (which: (kind: DeskRow['kind']) => boolean) =>
    rows.filter(({ kind }) => which(kind)).map((row) => row.item_id)
  const lines = await linesOnDesk(
    db,
    idsOf((kind) => kind === 'LINE'),
  )
  const plans = await planMoneyOnDesk(
    db,
    idsOf((kind) => kind === 'PLAN'),
  )
  const surpluses = await surplusesOnDesk(
    db,
    idsOf((kind) => kind === 'SURPLUS'),
  )
  const payments = await paymentsOnDesk(db, idsOf(isOfPayment))
  const waiting = await waitingOnDesk(db, now, {
    lineIds: lines.map(({ bank_line_id }) => bank_line_id),
    planFileIds: plans.map(({ attachment_id }) => attachment_id),
    requestIds: payments.map(({ request_id }) => request_id),
  })
  const lineOf = new Map(lines.map((line) => [line.bank_line_id, line]))
  const planOf = new Map(plans.map((plan) => [plan.attachment_id, plan]))
  const surplusOf = new Map(surpluses.map((surplus) => [surplus.plan_surplus_id, surplus]))
  const paymentOf = new Map(payments.map((payment) => [payment.payment_id, payment]))
  return (row) => {
    const common = {
      kind: row.kind,
      itemId: row.item_id,
      since: row.since,
      ageInBankDays: bankDaysBetween(row.since, today),
      amount: fromCents(row.amount_cents),
    }
    if (row.kind === 'LINE') {
      const line = lineOf.get(row.item_id)
      return line && { ...common, ...describeLine(line), ...actorOfLine(waiting, line), ...NO_REQUEST }
    }
    if (row.kind === 'PLAN') {
      const plan = planOf.get(row.item_id)
      const whoActs = waiting.has(`plan_file ${row.item_id}`) ? ('SECOND_PERSON' as const) : ('STAFF' as const)
      return plan && { ...common, description: describePlan(plan), whoActs, ...NO_REQUEST }
    }
    if (row.kind === 'SURPLUS') {
      const surplus = surplusOf.get(row.item_id)
      return surplus && { ...common, description: describeSurplus(surplus), whoActs: 'STAFF', ...NO_REQUEST }
    }
    const payment = paymentOf.get(row.item_id)
    return (
      payment && {
        ...common,
        description: describePayment(row.kind, payment),
        whoActs: waiting.has(`${REQUEST} ${payment.request_id}`) ? 'SECOND_PERSON' : actorOf(row.kind, payment),
        checkNumber: payment.method === 'CHECK' ? payment.check_number : null,
        requestId: payment.request_id,
        requestNumber: requestNumber(payment),
        isRollover: payment.kind === 'ROLLOVER',
        list: payment.staff_list,
        accountOwnerId: payment.account_owner_id,
        planAccountNumber: payment.plan_account_number,
      }
    )
  }
}

const NO_REQUEST = {
  checkNumber: null,
  requestId: null,
  requestNumber: null,
  isRollover: null,
  list: null,
  accountOwnerId: null,
  planAccountNumber: null,
}

type Line = Awaited<ReturnType<typeof linesOnDesk>>[number]

function describeLine(line: Line) {
  const reference = line.customer_reference || line.bank_reference
  const type = lineTypeName(line.type_code) ?? `Money ${line.side === 'D' ? 'out' : 'in'}, type ${line.type_code}`
  const named = reference === '' ? type : `${type}, reference ${reference}`
  return { description: `${named} (line ${line.bank_line_id})` }
}

function actorOfLine(waiting: ReadonlySet<string>, { bank_line_id }: Line) {
  return { whoActs: waiting.has(`bank_line ${bank_line_id}`) ? ('SECOND_PERSON' as const) : ('STAFF' as const) }
}

type PaymentKind = Exclude<DeskRow['kind'], 'LINE' | 'PLAN' | 'SURPLUS'>

const isOfPayment = (kind: DeskRow['kind']): kind is PaymentKind =>
  kind !== 'LINE' && kind !== 'PLAN' && kind !== 'SURPLUS'

const describePlan = (plan: Awaited<ReturnType<typeof planMoneyOnDesk>>[number]) =>
  `Money of ${plan.name} credited on ${usDate(plan.since)}, ${planReference(plan.attachment_id)}`

const describeSurplus = (surplus: Awaited<ReturnType<typeof surplusesOnDesk>>[number]) =>
  `Overpaid by ${surplus.plan_name} on ${usDate(surplus.since)}, with ${planReference(surplus.attachment_id)}`

function describePayment(kind: PaymentKind, payment: PaymentOnDesk): string {
  const isCheck = payment.method === 'CHECK'
  if (kind === 'UNSENT') {
    return `${isCheck ? 'Check' : 'Direct deposit'}, ${whyUnsent(payment)}`
  }
  const day = usDate(payment.sent_for ?? '')
  const named = isCheck
    ? `Check ${payment.check_number ?? ''} of ${day}`
    : `Direct deposit due ${day}, trace ${payment.trace_number ?? ''}`
  return kind === 'RETURN' ? `${named}: ${returnReasonWithCode(payment.code ?? '')}` : named
}

/** Why a payment is in no file: it waits for the next one, or a sanctions match or the account's status holds it. */
function whyUnsent(payment: PaymentOnDesk): string {
  if (payment.is_awaiting_review) return 'held for a compliance review'
  return isKeptByAccount(payment) ? `held: the account is ${statusName(payment.account_status)}` : 'in no file yet'
}

function isKeptByAccount(payment: PaymentOnDesk): boolean {
  const { account_status: accountStatusId, estate_payee_id: estatePayeeId } = payment
  return whyNotSent(payment, { accountStatusId, isToEstate: estatePayeeId !== null }) !== null
}

/** The person who must act on a payment without an open approval. */
function actorOf(kind: PaymentKind, payment: PaymentOnDesk): DeskItem['whoActs'] {
  if (kind === 'UNSENT') {
    const isHeld = payment.is_awaiting_review || isKeptByAccount(payment)
    return ON_ITS_WAY.includes(payment.status_id) && !isHeld ? 'OPERATOR' : 'STAFF'
  }
  if (kind === 'CHECK') return 'STAFF'
  // The owner cannot act on a death report.
  if (payment.bank_details_failed && !meansDeath(payment.code ?? '')) return 'OWNER'
  // The operator must act on a return that an employee reported: until the bank confirms the return, the money does not
  // count as returned.
  return payment.taken_in_by !== null && !payment.is_confirmed ? 'OPERATOR' : 'STAFF'
}
