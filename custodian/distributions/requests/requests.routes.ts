import { getActiveRequests, getReceipt, listRequests } from '../../../contract/requests.ts'
import {
  askToSignAgain,
  closeRollover,
  closeWithdrawal,
  listRollovers,
  listWithdrawals,
  readReceivingAccount,
  saveRollover,
  saveWithdrawal,
} from '../../../contract/staffRequests.ts'
import type { EffectNamed } from '../../platform/approvals/decide.ts'
import { lapseOverdue } from '../../platform/approvals/lapse.ts'
import type { Tx } from '../../platform/db/connect.ts'
import type { Principal } from '../../platform/http/access.ts'
import { type Call, type Write, writeContextOf } from '../../platform/http/call.ts'
import type { Serving } from '../../platform/http/serve.ts'
import { notFound } from '../../platform/http/errors.ts'
import { ownPaymentView, paymentsOf } from '../../payments/payments.views.ts'
import { hit, RECEIPTS, SIGN_AGAIN, tooMany } from '../../platform/http/throttle.ts'
import { maskedEmail } from '../accountNumbers.ts'
import { askOwnerToSign } from './askToSignAgain.ts'
import { closeRolloverRequest, closeWithdrawalRequest, saveRolloverRequest, saveWithdrawalRequest } from './edit.ts'
import { receipt } from '../form.ts'
import { revealReceivingAccount } from './receivingAccount.ts'
import { PROGRESS_LABELS, progressOf } from './progress.ts'
import { requestNumber } from '../request.ts'
import { fullRequests, requestsOfList, type FullRequest } from '../request.sql.ts'
import { aroundRequests, eventsOf, ownRequestView, rolloverRequestView, withdrawalView } from './request.views.ts'
import { circumstancesOfOne } from '../standing.ts'
import { activeStatusIds } from '../../../contract/requestStatus.ts'

const idsOf = (requests: readonly FullRequest[]) => requests.map(({ request_id }) => request_id)

/** The requests of an owner, and the lists and forms staff work them with. */
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

  serve(listRequests, async ({ call, ownerId }) => {
    const requests = await fullRequests(call.db)
      .where('o.account_owner_id', '=', ownerId)
      .orderBy('r.date_requested', 'desc')
      .orderBy('r.request_id', 'desc')
      .execute()
    const events = await eventsOf(call.db, idsOf(requests))
    const around = await aroundRequests(call.db, requests, null)
    return requests.map((request) => ownRequestView(request, events.get(request.request_id) ?? [], around))
  })

  serve(
    getReceipt,
    async ({ call, ownerId, params }) => {
      const request = await fullRequests(call.db)
        .where('r.request_id', '=', params.requestId)
        .where('o.account_owner_id', '=', ownerId)
        .executeTakeFirst()
      if (!request) throw notFound()
      const payments = await paymentsOf(call.db, [request.request_id])
      const { money: paid } = await circumstancesOfOne(call.db, request.request_id)
      const content = await receipt(request, {
        company: services.config.companyName,
        status: PROGRESS_LABELS[progressOf(request, paid)],
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

function staffRoutes({ serve, services }: Serving, effectNamed: EffectNamed): void {
  const readerOf = ({ principal, now }: Call<Principal>) => ({
    userId: principal.userId,
    fourEyes: services.config.fourEyes,
    now,
  })
  const withdrawal = async (call: Call<Principal>, tx: Tx, saved: FullRequest) =>
    withdrawalView(saved, await aroundRequests(tx, [saved], readerOf(call)))
  const rollover = async (call: Call<Principal>, tx: Tx, saved: FullRequest) =>
    rolloverRequestView(saved, await aroundRequests(tx, [saved], readerOf(call)))
  const context = (call: Call, write: Write) => writeContextOf(services, call, write)

  serve(listWithdrawals, async ({ call, params }) => {
    const requests = await requestsOfList(call.db, 'WITHDRAWAL', params.list)
    const around = await aroundRequests(call.db, requests, readerOf(call))
    return requests.map((request) => withdrawalView(request, around))
  })
  serve(listRollovers, async ({ call, params }) => {
    const requests = await requestsOfList(call.db, 'ROLLOVER', params.list)
    const around = await aroundRequests(call.db, requests, readerOf(call))
    return requests.map((request) => rolloverRequestView(request, around))
  })
  serve(saveWithdrawal, async ({ call, body }) => {
    await lapseOverdue(services, effectNamed)
    return call.write(async (write) =>
      withdrawal(call, write.tx, await saveWithdrawalRequest(context(call, write), body)),
    )
  })
  serve(closeWithdrawal, ({ call, body }) =>
    call.write(async (write) => withdrawal(call, write.tx, await closeWithdrawalRequest(context(call, write), body))),
  )
  serve(saveRollover, async ({ call, body }) => {
    await lapseOverdue(services, effectNamed)
    return call.write(async (write) => rollover(call, write.tx, await saveRolloverRequest(context(call, write), body)))
  })
  serve(closeRollover, ({ call, body }) =>
    call.write(async (write) => rollover(call, write.tx, await closeRolloverRequest(context(call, write), body))),
  )

  serve(readReceivingAccount, async ({ call, ownerId, params }) =>
    call.write(async (write) => ({
      receivingAccountNumber: await revealReceivingAccount(context(call, write), ownerId, params.requestId),
    })),
  )

  serve(askToSignAgain, async ({ call, ownerId, params }) =>
    call.write(async (write) => {
      const of = { requestId: params.requestId, ownerId }
      const wait = await hit(write.tx, SIGN_AGAIN, String(params.requestId), call.now)
      if (wait > 0) throw tooMany(wait)
      const { owner_email } = await askOwnerToSign(context(call, write), of)
      return { sentTo: maskedEmail(owner_email ?? '') }
    }),
  )
}
