import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import type {
  CloseAction,
  ReasonInput,
  RequestFilter,
  RolloverRequestInput,
  ViewerRolloverRequestsArgs,
  ViewerWithdrawalRequestsArgs,
  WithdrawalRequestInput,
} from '../graphql/__generated__/resolvers.ts'
import type { Caller } from '../graphql/context.ts'
import { connectionBy, filterParameters, sortParameter, sumOf, type PageOf } from '../graphql/connection.ts'
import { chosen, either, named, required } from '../graphql/enums.ts'
import { rowNumber, toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import type { AgedList } from '../graphql/parents.ts'
import { mutation } from '../graphql/userErrors.ts'
import { closingStatus } from './closing.ts'
import { reasonOf } from './reason.ts'
import {
  askToSignAgain,
  closeRollover,
  closeWithdrawal,
  getRollover,
  getWithdrawal,
  listRollovers,
  listWithdrawals,
  readReceivingAccount,
  payEstate,
  redepositRequest,
  saveRollover,
  saveWithdrawal,
  visitRequest,
  type RequestList as ListName,
  type RequestAround,
  type Rollover,
  type RolloverEdit,
  type Withdrawal,
  type WithdrawalEdit,
} from '../../contract/staffRequests.ts'
import { requestNumber } from '../../contract/requestNumber.ts'
import { LISTS } from './requestLists.ts'
import { distributionType, rolloverStatuses, WITHDRAWAL_STATUSES } from './typeAndStatusNames.ts'

type StaffRequest = Withdrawal | Rollover

const listOf = (name: RequestAround['list']) =>
  (Object.keys(LISTS) as (keyof typeof LISTS)[]).find((list) => LISTS[list] === name) ?? null

type Nulled<T> = { [K in keyof T]: T[K] | null | undefined }

/** The status of a form, as an enum value or as the deprecated number. */
type Status = Pick<WithdrawalRequestInput, 'status' | 'statusId'>
const statusOf = ({ status, statusId }: Status) => required(REQUEST_STATUS, 'status', status, statusId)

type Optional = Pick<WithdrawalEdit, 'version' | 'bankDetails' | 'byCheck'> & { reason?: ReasonInput | null } & Pick<
    RolloverEdit,
    'paperSigner' | 'isEmployerPlan'
  >

/**
 * All fields of the REST form, null if omitted. The version, which REST does not require, is required here, so that no
 * save overwrites the later decision of a colleague.
 * @throws RestError INVALID at `version` if it is missing
 */
function formOf<Form>(request: Nulled<Optional> & Status, statusId: number): Form {
  const { status: _status, version, bankDetails, byCheck, paperSigner, isEmployerPlan, reason, ...fields } = request
  const filled = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? null]))
  const optional = { bankDetails, byCheck, paperSigner, isEmployerPlan, reason: reason && reasonOf(reason) }
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value != null))
  return { ...filled, statusId, version: either('version', version), ...given } as Form
}

function closingForm<Form>(
  endpoint: string,
  action: CloseAction,
  request: WithdrawalRequestInput | RolloverRequestInput,
): Form {
  return formOf<Form>(request, closingStatus(endpoint, action, statusOf(request)))
}

/** No call returns a single request, so search each list for it. */
const inAnyList =
  <Row extends { id: number }>(load: (caller: Caller, list: ListName, requestId: string) => Promise<readonly Row[]>) =>
  async (caller: Caller, [key]: readonly string[]): Promise<Row | null> => {
    const requestId = rowNumber(key)
    if (requestId === null) return null
    const lists = await Promise.all(Object.values(LISTS).map((list) => load(caller, list, requestId)))
    return lists.flat().find(({ id }) => String(id) === requestId) ?? null
  }

const listQuery = (args: ViewerWithdrawalRequestsArgs | ViewerRolloverRequestsArgs) => ({
  sort: sortParameter(args.sort),
  ...filterParameters(numbered(args.filter)),
})

/** Replaces the filter's enum values with the numbers of REST. */
function numbered(asked: RequestFilter | null | undefined) {
  const { status, type, ...filter } = asked ?? {}
  return {
    ...filter,
    statusId: chosen(REQUEST_STATUS, status),
    distributionTypeId: chosen(DISTRIBUTION_TYPE, type),
  }
}

/** Reads a page of a staff list; `sort` replaces the sort order of the caller. */
type Ask<Row> = (page: Partial<PageOf> & { sort?: 'waitingSince'; sum?: 'amount' }) => Promise<readonly Row[]>

/** A page of a list with the age of its oldest request. */
async function agedPage<Row extends StaffRequest & { cursor?: string | undefined }>(
  args: ViewerWithdrawalRequestsArgs,
  ask: Ask<Row>,
) {
  const page = await connectionBy(args, ask, (row) => row.id)
  const oldest = async () => {
    if (page.totalCount === 0 || args.list === 'HISTORICAL') return null
    if (page.edges.length === page.totalCount) {
      const ages = page.edges.flatMap(({ node }) => node.ageInBankDays ?? [])
      return ages.length > 0 ? Math.max(...ages) : null
    }
    const [first] = await ask({ limit: '1', sort: 'waitingSince' })
    return first?.ageInBankDays ?? null
  }
  return { ...page, oldest, sum: () => sumOf(page, () => ask({ limit: '1', sum: 'amount' })) }
}

/** The payload after closing. `closedId` is null if the request stays in its list until a second person approves. */
function closed(type: string, { id, statusId, waitsFor }: StaffRequest, caller: Caller) {
  const isClosed = statusId === REQUEST_STATUS.historical
  return { closedId: isClosed ? toGlobalId(type, id) : null, waitsFor, viewer: { caller } }
}

/** Fields of the interface StaffRequest that are computed from the call's response. */
const requestFields = (type: 'WithdrawalRequest' | 'RolloverRequest') => ({
  id: ({ id }: StaffRequest) => toGlobalId(type, id),
  requestId: ({ id }: StaffRequest) => id,
  status: ({ statusId }: StaffRequest) => named(REQUEST_STATUS, statusId),
  number: ({ id, dateRequested }: StaffRequest) =>
    requestNumber({ isRollover: type === 'RolloverRequest', dateRequested: new Date(dateRequested), requestId: id }),
  attachmentPath: ({ attachmentGuid }: StaffRequest) =>
    attachmentGuid ? `/files/attachment/${encodeURIComponent(attachmentGuid)}` : null,
})

/** Fields of the interface StaffRequestConnection that need another call. */
const connectionFields = {
  oldestInBankDays: ({ oldest }: AgedList<StaffRequest>) => oldest(),
  totalAmount: ({ sum }: AgedList<StaffRequest>) => sum(),
}

export const staffRequests: Module = {
  rules: {
    Viewer: {
      withdrawalRequests: [listWithdrawals],
      rolloverRequests: [listRollovers],
      withdrawalRequest: [getWithdrawal],
      rolloverRequest: [getRollover],
    },
    WithdrawalRequestConnection: { oldestInBankDays: [listWithdrawals], totalAmount: [listWithdrawals] },
    RolloverRequestConnection: { oldestInBankDays: [listRollovers], totalAmount: [listRollovers] },
    Mutation: {
      updateWithdrawalRequest: [saveWithdrawal],
      closeWithdrawalRequest: [closeWithdrawal],
      updateRolloverRequest: [saveRollover],
      closeRolloverRequest: [closeRollover],
      readReceivingAccount: [readReceivingAccount],
      askToSignAgain: [askToSignAgain],
      redepositRequest: [redepositRequest],
      payEstate: [payEstate],
      visitRequest: [visitRequest],
    },
  },
  nodes: {
    WithdrawalRequest: inAnyList((caller, list, requestId) =>
      caller.call(listWithdrawals, { params: { list }, query: { requestId } }),
    ),
    RolloverRequest: inAnyList((caller, list, requestId) =>
      caller.call(listRollovers, { params: { list }, query: { requestId } }),
    ),
  },
  types: {
    operations: [
      'StaffRequest',
      'StaffRequestConnection',
      'StaffRequestEdge',
      'StaffRequestDetail',
      'WithdrawalRequest',
      'StaffRequestPayment',
      'WithdrawalRequestConnection',
      'WithdrawalRequestEdge',
      'RolloverRequest',
      'RolloverRequestConnection',
      'RolloverRequestEdge',
      'UpdateWithdrawalRequestPayload',
      'CloseWithdrawalRequestPayload',
      'UpdateRolloverRequestPayload',
      'CloseRolloverRequestPayload',
      'RequestMove',
      'AskToSignAgainPayload',
      'RedepositRequestPayload',
      'RequestRedeposit',
      'PayEstatePayload',
      'RequestEstate',
      'WithdrawalRequestDetail',
      'RolloverRequestDetail',
      'RequestAround',
      'RequestStep',
      'OwnerNote',
      'OtherRequest',
      'RequestVisitor',
      'RequestChange',
      'VisitRequestPayload',
      'ReadReceivingAccountPayload',
    ],
  },
  resolvers: {
    Viewer: {
      withdrawalRequests: ({ caller }, args) => {
        const params = { list: LISTS[args.list] }
        return agedPage(args, (page) =>
          caller.call(listWithdrawals, { params, query: { ...listQuery(args), ...page } }),
        )
      },
      rolloverRequests: ({ caller }, args) => {
        const params = { list: LISTS[args.list] }
        return agedPage(args, (page) => caller.call(listRollovers, { params, query: { ...listQuery(args), ...page } }))
      },
      withdrawalRequest: ({ caller }, { requestId }) => caller.call(getWithdrawal, { params: { requestId } }),
      rolloverRequest: ({ caller }, { requestId }) => caller.call(getRollover, { params: { requestId } }),
    },
    WithdrawalRequest: {
      ...requestFields('WithdrawalRequest'),
      type: (row) => named(DISTRIBUTION_TYPE, row.distributionTypeId),
      allowedStatuses: () => WITHDRAWAL_STATUSES.map((id) => named(REQUEST_STATUS, id)),
      allowedStatusIds: () => WITHDRAWAL_STATUSES,
      distributionType: (row) => distributionType(row.distributionTypeId, row.evidence?.of),
    },
    RolloverRequest: {
      ...requestFields('RolloverRequest'),
      allowedStatuses: (row) => rolloverStatuses(row.statusId).map((id) => named(REQUEST_STATUS, id)),
      allowedStatusIds: (row) => rolloverStatuses(row.statusId),
    },
    RequestMove: { status: ({ statusId }) => named(REQUEST_STATUS, statusId as number) },
    OtherRequest: { status: ({ statusId }) => named(REQUEST_STATUS, statusId) },
    RequestAround: {
      list: ({ list }) => listOf(list),
      dataNotes: ({ dataNotes }) => dataNotes ?? [],
    },
    WithdrawalRequestConnection: connectionFields,
    RolloverRequestConnection: connectionFields,
    Mutation: {
      visitRequest: mutation(({ accountOwnerId, requestId }, { caller }) =>
        caller.owner(accountOwnerId).call(visitRequest, { params: { requestId } }),
      ),
      readReceivingAccount: mutation(({ accountOwnerId, requestId }, { caller }) =>
        caller.owner(accountOwnerId).call(readReceivingAccount, { params: { requestId } }),
      ),
      askToSignAgain: mutation(async ({ accountOwnerId, requestId }, { caller }) => {
        const { sentTo } = await caller.owner(accountOwnerId).call(askToSignAgain, { params: { requestId } })
        return { sentTo, viewer: { caller } }
      }),
      redepositRequest: mutation(async ({ accountOwnerId, requestId, electionGuid, isSignedElection }, { caller }) => {
        const body = { electionGuid, isSignedElection }
        await caller.owner(accountOwnerId).call(redepositRequest, { params: { requestId }, body })
        return { viewer: { caller } }
      }),
      payEstate: mutation(async ({ accountOwnerId, requestId, ...input }, { caller }) => {
        const { representative, address1, address2, city, state, zip, lettersGuid, namesRepresentative } = input
        const body = { representative, address1, address2, city, state, zip, lettersGuid, namesRepresentative }
        await caller.owner(accountOwnerId).call(payEstate, { params: { requestId }, body })
        return { viewer: { caller } }
      }),
      updateWithdrawalRequest: mutation(async ({ request }, { caller }) => {
        const body = formOf<WithdrawalEdit>(request, statusOf(request))
        return { request: await caller.call(saveWithdrawal, { body }), viewer: { caller } }
      }, 'request'),
      closeWithdrawalRequest: mutation(async (input, { caller }) => {
        const body = closingForm<WithdrawalEdit>(closeWithdrawal.name, input.action, input.request)
        return closed('WithdrawalRequest', await caller.call(closeWithdrawal, { body }), caller)
      }, 'request'),
      updateRolloverRequest: mutation(async ({ request }, { caller }) => {
        const body = formOf<RolloverEdit>(request, statusOf(request))
        return { request: await caller.call(saveRollover, { body }), viewer: { caller } }
      }, 'request'),
      closeRolloverRequest: mutation(async (input, { caller }) => {
        const body = closingForm<RolloverEdit>(closeRollover.name, input.action, input.request)
        return closed('RolloverRequest', await caller.call(closeRollover, { body }), caller)
      }, 'request'),
    },
  },
}
