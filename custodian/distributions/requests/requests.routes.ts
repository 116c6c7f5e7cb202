import * as z from 'zod'
import type { EffectNamed } from '../../platform/approvals/decide.ts'
import { lapseOverdue } from '../../platform/approvals/lapse.ts'
import type { Tx } from '../../platform/db/connect.ts'
import { ANY_STAFF, OPERATIONS, owner, staff } from '../../platform/http/access.ts'
import { type Call, type Write, writeContextOf } from '../../platform/http/call.ts'
import type { Api } from '../../platform/http/endpoint.ts'
import { notFound } from '../../platform/http/errors.ts'
import { bodyId, money, pathId } from '../../../contract/fields.ts'
import { optionalLine } from '../../../contract/line.ts'
import { ownPaymentView, paymentsOf } from '../../payments/payments.views.ts'
import { hit, RECEIPTS, SIGN_AGAIN, tooMany } from '../../platform/http/throttle.ts'
import { maskedEmail } from '../accountNumbers.ts'
import { askToSignAgain } from './askToSignAgain.ts'
import { closeRolloverRequest, closeWithdrawal, saveRolloverRequest, saveWithdrawal } from './edit.ts'
import { receipt } from '../form.ts'
import { readReceivingAccount } from './receivingAccount.ts'
import { PROGRESS_LABELS, progressOf } from './progress.ts'
import { requestNumber } from '../request.ts'
import { fullRequests, requestsOfList, REQUEST_LISTS, type FullRequest, type RequestList } from '../request.sql.ts'
import {
  aroundRequests,
  eventsOf,
  ownRequest,
  ownRequestView,
  rolloverItem,
  rolloverRequestView,
  withdrawalItem,
  withdrawalView,
} from './request.views.ts'
import { circumstancesOfOne } from '../standing.ts'
import { activeStatusIds } from '../../../contract/requestStatus.ts'

const tag = 'distributions'
const list = z.object({ list: z.enum(Object.keys(REQUEST_LISTS) as [RequestList, ...RequestList[]]) })
const text = optionalLine({ max: 100 }).nullish()
const edit = {
  id: bodyId,
  amount: money,
  address1: text,
  address2: text,
  city: text,
  state: text,
  zip: text,
  statusId: z.int().min(1).max(6),
  waiveFees: z.boolean(),
  version: z.int().optional(),
}
const bankDetails = z.strictObject({
  routingNumber: z.string().max(20),
  accountNumber: z.string().max(40),
  isSavings: z.boolean(),
})
const withdrawalEdit = z.strictObject({
  ...edit,
  federalWithholding: money.min(0),
  stateWithholding: money.min(0),
  bankDetails: bankDetails.optional().describe('Others than those that a deposit came back from'),
})
const rolloverEdit = z.strictObject({
  ...edit,
  receivingAccountNumber: text,
  checkPayableTo: text,
  attentionTo: text,
  paperSigner: text.describe('Who signed the form on paper, as it says there'),
})
const activeItem = z.strictObject({ retirementAccountId: z.int() })
const download = z.strictObject({ contentType: z.string(), content: z.base64(), fileName: z.string() })

const idsOf = (requests: readonly FullRequest[]) => requests.map(({ request_id }) => request_id)

/** The requests of an owner, and the lists and forms staff work them with. */
export function requestRoutes(api: Api, effectNamed: EffectNamed): void {
  ownerRoutes(api)
  staffRoutes(api, effectNamed)
}

function ownerRoutes(api: Api): void {
  api.endpoint({
    method: 'GET',
    path: '/withdrawal/active',
    adminPath: '/withdrawal/admin/:accountOwnerId/active',
    tag,
    summary: 'The accounts of the owner that have an active request.',
    access: owner(...ANY_STAFF),
    response: z.strictObject({ rolloverRequests: z.array(activeItem), withdrawalRequests: z.array(activeItem) }),
    handler: async ({ call, ownerId }) => {
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
    },
  })

  api.endpoint({
    method: 'GET',
    path: '/request',
    adminPath: '/request/admin/:accountOwnerId',
    tag,
    summary: 'Every request of the owner with its history, newest first.',
    access: owner(...OPERATIONS),
    response: z.array(ownRequest),
    handler: async ({ call, ownerId }) => {
      const requests = await fullRequests(call.db)
        .where('o.account_owner_id', '=', ownerId)
        .orderBy('r.date_requested', 'desc')
        .orderBy('r.request_id', 'desc')
        .execute()
      const events = await eventsOf(call.db, idsOf(requests))
      const around = await aroundRequests(call.db, requests)
      return requests.map((request) => ownRequestView(request, events.get(request.request_id) ?? [], around))
    },
  })

  api.endpoint({
    method: 'GET',
    path: '/request/:requestId/receipt',
    adminPath: '/request/admin/:accountOwnerId/:requestId/receipt',
    tag,
    summary: 'The receipt of a request as a PDF in base64.',
    access: owner(...OPERATIONS),
    limit: RECEIPTS,
    params: z.object({ requestId: pathId }),
    response: download,
    handler: async ({ call, ownerId, params }) => {
      const request = await fullRequests(call.db)
        .where('r.request_id', '=', params.requestId)
        .where('o.account_owner_id', '=', ownerId)
        .executeTakeFirst()
      if (!request) throw notFound()
      const payments = await paymentsOf(call.db, [request.request_id])
      const { money: paid } = await circumstancesOfOne(call.db, request.request_id)
      const content = await receipt(request, {
        company: api.services.config.companyName,
        status: PROGRESS_LABELS[progressOf(request, paid)],
        payments: (payments.get(request.request_id) ?? []).map(ownPaymentView),
      })
      return {
        contentType: 'application/pdf',
        content: content.toString('base64'),
        fileName: `receipt-${requestNumber(request)}.pdf`,
      }
    },
  })
}

function staffRoutes(api: Api, effectNamed: EffectNamed): void {
  const { services } = api
  const withdrawal = async (tx: Tx, saved: FullRequest) => withdrawalView(saved, await aroundRequests(tx, [saved]))
  const rollover = async (tx: Tx, saved: FullRequest) => rolloverRequestView(saved, await aroundRequests(tx, [saved]))
  const context = (call: Call, write: Write) => writeContextOf(services, call, write)

  api.endpoint({
    method: 'GET',
    adminPath: '/withdrawal/admin/:list',
    tag,
    summary: 'One of the five lists of withdrawal requests.',
    access: staff(...OPERATIONS),
    params: list,
    response: z.array(withdrawalItem),
    handler: async ({ call, params }) => {
      const requests = await requestsOfList(call.db, 'WITHDRAWAL', params.list)
      const around = await aroundRequests(call.db, requests)
      return requests.map((request) => withdrawalView(request, around))
    },
  })
  api.endpoint({
    method: 'GET',
    adminPath: '/rollover/admin/:list',
    tag,
    summary: 'One of the five lists of rollover and transfer requests.',
    access: staff(...OPERATIONS),
    params: list,
    response: z.array(rolloverItem),
    handler: async ({ call, params }) => {
      const requests = await requestsOfList(call.db, 'ROLLOVER', params.list)
      const around = await aroundRequests(call.db, requests)
      return requests.map((request) => rolloverRequestView(request, around))
    },
  })
  api.endpoint({
    method: 'PUT',
    adminPath: '/withdrawal/admin/withdrawal',
    tag,
    summary: 'Saves status and fee waiver of a withdrawal; every other field must be as stored.',
    access: staff(...OPERATIONS),
    body: withdrawalEdit,
    response: withdrawalItem,
    handler: async ({ call, body }) => {
      await lapseOverdue(services, effectNamed)
      return call.write(async (write) => withdrawal(write.tx, await saveWithdrawal(context(call, write), body)))
    },
  })
  api.endpoint({
    method: 'POST',
    adminPath: '/withdrawal/admin/withdrawal',
    tag,
    summary: 'Cancels an open withdrawal or reverses an incomplete one.',
    access: staff(...OPERATIONS),
    body: withdrawalEdit,
    response: withdrawalItem,
    idempotent: true,
    handler: async ({ call, body }) => {
      await lapseOverdue(services, effectNamed)
      return call.write(async (write) => withdrawal(write.tx, await closeWithdrawal(context(call, write), body)))
    },
  })
  api.endpoint({
    method: 'PUT',
    adminPath: '/rollover/admin/rollover',
    tag,
    summary: 'Saves a rollover or transfer request.',
    access: staff(...OPERATIONS),
    body: rolloverEdit,
    response: rolloverItem,
    handler: async ({ call, body }) => {
      await lapseOverdue(services, effectNamed)
      return call.write(async (write) => rollover(write.tx, await saveRolloverRequest(context(call, write), body)))
    },
  })
  api.endpoint({
    method: 'POST',
    adminPath: '/rollover/admin/rollover',
    tag,
    summary: 'Cancels an open rollover or reverses an incomplete one.',
    access: staff(...OPERATIONS),
    body: rolloverEdit,
    response: rolloverItem,
    idempotent: true,
    handler: async ({ call, body }) => {
      await lapseOverdue(services, effectNamed)
      return call.write(async (write) => rollover(write.tx, await closeRolloverRequest(context(call, write), body)))
    },
  })

  api.endpoint({
    method: 'POST',
    adminPath: '/request/admin/:accountOwnerId/:requestId/receiving-account',
    tag,
    summary: 'The receiving account of a rollover in full; who read it is recorded, at most 60 an hour.',
    access: staff(...OPERATIONS),
    params: z.object({ accountOwnerId: pathId, requestId: pathId }),
    response: z.strictObject({ receivingAccountNumber: z.string() }),
    handler: async ({ call, params }) =>
      call.write(async (write) => ({
        receivingAccountNumber: await readReceivingAccount(
          context(call, write),
          params.accountOwnerId,
          params.requestId,
        ),
      })),
  })

  api.endpoint({
    method: 'POST',
    adminPath: '/request/admin/:accountOwnerId/:requestId/sign-again',
    tag,
    summary: 'Asks the owner to sign what the request says now; who of staff contributed to it may approve it then.',
    access: staff(...OPERATIONS),
    params: z.object({ accountOwnerId: pathId, requestId: pathId }),
    response: z.strictObject({ sentTo: z.string() }),
    handler: async ({ call, params }) =>
      call.write(async (write) => {
        const of = { requestId: params.requestId, ownerId: params.accountOwnerId }
        const wait = await hit(write.tx, SIGN_AGAIN, String(params.requestId), call.now)
        if (wait > 0) throw tooMany(wait)
        const { owner_email } = await askToSignAgain(context(call, write), of)
        return { sentTo: maskedEmail(owner_email ?? '') }
      }),
  })
}
