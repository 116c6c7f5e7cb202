import { ROLE } from '../../../contract/roles.ts'
import {
  cancelOwnRequest,
  correctOwnRequest,
  getActiveRequests,
  getReceipt,
  listRequests,
} from '../../../contract/requests.ts'
import {
  askToSignAgain,
  closeRollover,
  closeWithdrawal,
  getRollover,
  getWithdrawal,
  listRollovers,
  listWithdrawals,
  payEstate,
  readReceivingAccount,
  redepositRequest,
  saveRollover,
  saveWithdrawal,
  visitRequest,
} from '../../../contract/staffRequests.ts'
import type { EffectNamed } from '../../approvals/decide.ts'
import { lapseOverdue } from '../../approvals/lapse.ts'
import type { Tx } from '../../platform/db/connect.ts'
import type { Principal } from '../../platform/context/principal.ts'
import { NO_BODY } from '../../platform/http/call.ts'
import type { CallContext } from '../../platform/context/callContext.ts'
import { screenBefore } from '../../sanctions/screening.ts'
import type { Serving } from '../../platform/http/serve.ts'
import { notFound } from '../../platform/http/errors.ts'
import { ownPaymentView, paymentsOf } from '../settlement/payments.views.ts'
import { RECEIPTS, requireBelow, SIGN_AGAIN } from '../../platform/http/throttle.ts'
import { maskedEmail } from '../accountNumbers.ts'
import { askOwnerToSign } from './askToSignAgain.ts'
import { cancelUnsigned, lockOwnUnsigned } from './cancelOwn.ts'
import { correctOwn } from './correctOwn.ts'
import { closeRolloverRequest, closeWithdrawalRequest, saveRolloverRequest, saveWithdrawalRequest } from './edit.ts'
import { receipt } from '../form.ts'
import { revealReceivingAccount } from './receivingAccount.ts'
import { PROGRESS_LABELS, progressOf } from './progress.ts'
import { requestNumber } from '../request.ts'
import { fullRequests, requestById, requestsByNumber, type FullRequest } from '../request.sql.ts'
import { askForEstate } from './estateEffect.ts'
import { askForRedeposit } from './redepositEffect.ts'
import { requestAround } from './requestAround.ts'
import { visit, visitorsOf } from './visits.ts'
import { REQUEST_SORTS, requestCents, requestsOfList } from './requestLists.sql.ts'
import {
  aroundRequests,
  eventsOf,
  expectedOf,
  type Around,
  ownRequestView,
  rolloverRequestView,
  withdrawalView,
} from './request.views.ts'
import { estateOf, screenedOf } from '../estatePayee.ts'
import { circumstancesOfOne } from '../requestState.ts'
import { activeStatusIds, REQUEST_STATUS } from '../../../contract/requestStatus.ts'

const idsOf = (requests: readonly { request_id: number }[]) => requests.map(({ request_id }) => request_id)

/** The view of a row; undefined if the row no longer exists. */
const viewed = <View>(
  request: FullRequest | undefined,
  around: Around,
  view: (request: FullRequest, around: Around) => View,
) => request && view(request, around)

/** Routes for an owner's own requests, and for the lists and edit forms of staff. */
export function requestRoutes(serving: Serving, effectNamed: EffectNamed): void {
  ownerRoutes(serving)
  staffRoutes(serving, effectNamed)
}

function ownerRoutes({ serve, services }: Serving): void {
  serve(getActiveRequests, async ({ call, ownerId }) => {
    const rows = await call.db
      .selectFrom('distribution_request as r')
      .innerJoin('retirement_account as a', 'a.account_id', 'r.account_id')
      .select(['r.kind', 'r.account_id'])
      .where('a.account_owner_id', '=', ownerId)
      .where('r.status_id', 'in', activeStatusIds)
      .orderBy('r.request_id')
      .execute()
    const of = (kind: string) =>
      rows.filter((row) => row.kind === kind).map((row) => ({ retirementAccountId: row.account_id }))
    return { rolloverRequests: of('ROLLOVER'), withdrawalRequests: of('WITHDRAWAL') }
  })

  serve(listRequests, async ({ call, ownerId, query, page }) => {
    let rows = readableBy(call.principal, fullRequests(call.db)).where('o.account_owner_id', '=', ownerId)
    if (query.requestId !== undefined) rows = rows.where('r.request_id', '=', query.requestId)
    if (query.underWay) rows = rows.where('r.status_id', '<>', REQUEST_STATUS.historical)
    const found = await page(call.db, rows, { dateRequested: REQUEST_SORTS.dateRequested })
    const events = await eventsOf(call.db, idsOf(found.rows))
    const around = await aroundRequests(services, call.db, found.rows, null)
    return found.answer(found.items((request) => ownRequestView(request, events.get(request.request_id) ?? [], around)))
  })

  serve(
    getReceipt,
    async ({ call, ownerId, params }) => {
      const request = await readableBy(call.principal, fullRequests(call.db))
        .where('r.request_id', '=', params.requestId)
        .where('o.account_owner_id', '=', ownerId)
        .executeTakeFirst()
      if (!request) throw notFound()
      const payments = await paymentsOf(services, call.db, [request.request_id])
      const circumstances = await circumstancesOfOne(call.db, request.request_id, call.today)
      const { expectedFrom, expectedTo } = expectedOf(request, {
        circumstances: new Map([[request.request_id, circumstances]]),
        payments,
        dateOf: services.dateOf,
        today: call.today,
      })
      const events = await eventsOf(call.db, [request.request_id])
      const content = await receipt(request, {
        paperDate: services.paperDate,
        paperTime: services.paperTime,
        events: events.get(request.request_id) ?? [],
        company: services.config.companyName,
        phone: services.config.contactPhone,
        help: `Questions? ${services.config.publicOrigin}/faq/`,
        status: PROGRESS_LABELS[progressOf(request, circumstances.money)],
        expected: expectedFrom && expectedTo ? { from: expectedFrom, to: expectedTo } : null,
        payments: (payments.get(request.request_id) ?? []).map(ownPaymentView),
      })
      return {
        contentType: 'application/pdf',
        content: content.toString('base64'),
        fileName: `receipt-${requestNumber(request)}.pdf`,
      }
    },
    { limit: RECEIPTS },
  )
}

/** Hides claims from customers: a living owner has claims only after a wrong death report. */
function readableBy({ roleId }: Principal, requests: ReturnType<typeof fullRequests>) {
  return roleId === ROLE.customer ? requests.where('r.payee_id', 'is', null) : requests
}

function staffRoutes({ serve, services }: Serving, effectNamed: EffectNamed): void {
  const readerOf = ({ principal, now }: CallContext<Principal>) => ({
    userId: principal.userId,
    fourEyes: services.config.fourEyes,
    now,
  })
  const withdrawal = async (call: CallContext<Principal>, tx: Tx, saved: FullRequest) =>
    withdrawalView(saved, await aroundRequests(services, tx, [saved], readerOf(call)))
  const rollover = async (call: CallContext<Principal>, tx: Tx, saved: FullRequest) =>
    rolloverRequestView(saved, await aroundRequests(services, tx, [saved], readerOf(call)))
  const readBy = ({ today, principal, now }: CallContext<Principal>) => ({
    today,
    now,
    timeZone: services.config.businessTimeZone,
    userId: principal.userId,
  })

  /** The requests of one page of a list, with the facts about them. */
  const detailsOf = async (call: CallContext<Principal>, rows: readonly { request_id: number }[]) => {
    const requests = await requestsByNumber(call.db, idsOf(rows))
    return { requests, around: await aroundRequests(services, call.db, [...requests.values()], readerOf(call)) }
  }

  serve(listWithdrawals, async ({ call, params, query, page }) => {
    const found = await page(
      call.db,
      requestsOfList(call.db, 'WITHDRAWAL', params.list, query, readBy(call)),
      REQUEST_SORTS,
      requestCents,
    )
    const { requests, around } = await detailsOf(call, found.rows)
    return found.answer(found.items(({ request_id }) => viewed(requests.get(request_id), around, withdrawalView)))
  })
  serve(listRollovers, async ({ call, params, query, page }) => {
    const found = await page(
      call.db,
      requestsOfList(call.db, 'ROLLOVER', params.list, query, readBy(call)),
      REQUEST_SORTS,
      requestCents,
    )
    const { requests, around } = await detailsOf(call, found.rows)
    return found.answer(found.items(({ request_id }) => viewed(requests.get(request_id), around, rolloverRequestView)))
  })
  /** One request by kind and number. @throws 404 */
  const requestOf = async (call: CallContext<Principal>, kind: FullRequest['kind'], requestId: number) => {
    const request = await requestById(call.db, requestId)
    if (request?.kind !== kind) throw notFound()
    const around = await aroundRequests(services, call.db, [request], readerOf(call))
    const read = await requestAround(call.db, request, around)
    return { request, around, read: { ...read, ...expectedOf(request, around) } }
  }
  serve(getWithdrawal, async ({ call, params, noteReadOf }) => {
    const { request, around, read } = await requestOf(call, 'WITHDRAWAL', params.requestId)
    await noteReadOf([request.account_owner_id])
    return { request: withdrawalView(request, around), around: read }
  })
  serve(getRollover, async ({ call, params, noteReadOf }) => {
    const { request, around, read } = await requestOf(call, 'ROLLOVER', params.requestId)
    await noteReadOf([request.account_owner_id])
    return { request: rolloverRequestView(request, around), around: read }
  })
  // No audit row: presence data is deleted within an hour.
  serve(visitRequest, async ({ call, ownerId, params: { requestId } }) => {
    const { userId } = call.principal
    const version = await visit(call.db, { userId, ownerId, requestId }, call.now)
    const visitors = (await visitorsOf(call.db, [requestId], { userId, now: call.now })).get(requestId) ?? []
    return { visitors: visitors.map(({ name, since }) => ({ name, since: since.toISOString() })), version }
  })
  /** Stores the sanctions match in its own transaction, because the refused change is rolled back. */
  const screened = async ({ db, principal }: CallContext<Principal>, requestId: number, payableTo?: string | null) => {
    const request = await requestById(db, requestId)
    if (!request) return
    const words = payableTo ?? request.check_payable_to
    const writtenBy = words === request.check_payable_to ? null : principal.userId
    await screenBefore(services, { ...request, check_payable_to: words }, writtenBy)
  }
  serve(saveWithdrawal, async ({ call, body }) => {
    await lapseOverdue(services, effectNamed)
    await screened(call, body.id)
    return call.write(async (context) => withdrawal(call, context.tx, await saveWithdrawalRequest(context, body)))
  })
  serve(cancelOwnRequest, ({ call, ownerId, params }) =>
    call.write(async (context) => {
      await cancelUnsigned(context, await lockOwnUnsigned(context, { ownerId, requestId: params.requestId }))
      return NO_BODY
    }),
  )
  serve(correctOwnRequest, ({ call, ownerId, params }) =>
    call.write((context) => correctOwn(context, { ownerId, requestId: params.requestId })),
  )

  serve(closeWithdrawal, ({ call, body }) =>
    call.write(async (context) => withdrawal(call, context.tx, await closeWithdrawalRequest(context, body))),
  )
  serve(saveRollover, async ({ call, body }) => {
    await lapseOverdue(services, effectNamed)
    await screened(call, body.id, body.checkPayableTo)
    return call.write(async (context) => rollover(call, context.tx, await saveRolloverRequest(context, body)))
  })
  serve(closeRollover, ({ call, body }) =>
    call.write(async (context) => rollover(call, context.tx, await closeRolloverRequest(context, body))),
  )

  serve(readReceivingAccount, async ({ call, ownerId, params }) =>
    call.write(async (context) => ({
      receivingAccountNumber: await revealReceivingAccount(context, ownerId, params.requestId),
    })),
  )

  serve(redepositRequest, async ({ call, ownerId, params, body }) =>
    call.write((context) => askForRedeposit(context, { ...body, requestId: params.requestId, ownerId })),
  )

  serve(payEstate, async ({ call, ownerId, params: { requestId }, body }) => {
    const request = await requestById(call.db, requestId)
    if (request?.account_owner_id === ownerId)
      for (const payment of screenedOf(request, estateOf(request, body)))
        await screenBefore(services, payment, call.principal.userId)
    return call.write((context) => askForEstate(context, { ...body, requestId, ownerId }))
  })

  serve(askToSignAgain, async ({ call, ownerId, params }) =>
    call.write(async (context) => {
      const of = { requestId: params.requestId, ownerId }
      await requireBelow(context.tx, SIGN_AGAIN, params.requestId, call.now)
      const { owner_email } = await askOwnerToSign(context, of)
      return { sentTo: maskedEmail(owner_email ?? '') }
    }),
  )
}
