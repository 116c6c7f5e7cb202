import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import type { Owner } from '../graphql/context.ts'
import { connectionBy, mapNodes, type PageOf } from '../graphql/connection.ts'
import type { DistributionRequestParent } from '../graphql/parents.ts'
import { accountParent } from '../accounts/accounts.resolvers.ts'
import { named } from '../graphql/enums.ts'
import { numberKey, rowNumber, toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { ownerOfKey } from '../graphql/node.ts'
import { RestError } from '../rest/errors.ts'
import { placeOf } from '../rest/pages.ts'
import {
  cancelOwnRequest,
  correctOwnRequest,
  listRequests,
  resendSignatureLink,
  type OwnRequest,
} from '../../contract/requests.ts'
import { distributionType, requestStatus } from './typeAndStatusNames.ts'

const withOwner = ({ accountOwnerId }: Owner, row: OwnRequest): DistributionRequestParent => ({
  ...row,
  accountOwnerId,
})

/** @throws RestError NOT_FOUND if the owner has no such request */
export async function requestById(owner: Owner, requestId: number): Promise<DistributionRequestParent> {
  const number = rowNumber(requestId)
  const rows = number === null ? [] : await owner.call(listRequests, { query: { requestId: number } })
  const row = rows.find((request) => request.requestId === requestId)
  if (!row) throw new RestError('NOT_FOUND', { endpoint: listRequests.name })
  return withOwner(owner, row)
}

export const requests: Module = {
  rules: {
    AccountOwner: { requests: [listRequests], request: [listRequests] },
    CancelRequestPayload: { request: [listRequests] },
    CorrectRequestPayload: { request: [listRequests] },
    Mutation: {
      resendSignatureLink: [resendSignatureLink],
      cancelRequest: [cancelOwnRequest],
      correctRequest: [correctOwnRequest],
    },
  },
  nodes: {
    DistributionRequest: (caller, key) => {
      const owner = ownerOfKey(caller, key)
      const requestId = numberKey(key[1])
      return owner && requestId !== null ? requestById(owner, requestId) : null
    },
  },
  types: {
    signedIn: [
      'DistributionRequest',
      'RequestPayment',
      'DistributionRequestConnection',
      'DistributionRequestEdge',
      'RequestEvent',
      'ResendSignatureLinkPayload',
      'CancelRequestPayload',
      'CorrectRequestPayload',
    ],
  },
  resolvers: {
    AccountOwner: {
      requests: async ({ owner }, args) => {
        const ask = async (page: PageOf) => {
          const query = { ...page, underWay: args.underWay ? ('true' as const) : null }
          const rows = await owner.call(listRequests, { query })
          // A custodian that returns the whole list instead of a page also ignores the filter.
          const isNarrowed = !args.underWay || placeOf(rows) !== null
          return isNarrowed ? rows : rows.filter((row) => row.statusId !== REQUEST_STATUS.historical)
        }
        const page = await connectionBy(args, ask, (row) => row.requestId)
        return mapNodes(page, (row) => withOwner(owner, row))
      },
      request: ({ owner }, { requestId }) => requestById(owner, requestId),
    },
    DistributionRequest: {
      id: (request) => toGlobalId('DistributionRequest', request.accountOwnerId, request.requestId),
      distributionType: (request) => distributionType(request.distributionTypeId, request.evidence?.of),
      type: (request) => named(DISTRIBUTION_TYPE, request.distributionTypeId),
      status: (request) => named(REQUEST_STATUS, request.statusId),
      statusLabel: (request) => requestStatus(request.statusId),
      // An older custodian reports only `paidNextYearOn`, which is null before the approval.
      paidNextYearFrom: ({ paidNextYearFrom, paidNextYearOn }) => paidNextYearFrom ?? paidNextYearOn ?? null,
      receiptPath: (request) => `/files/receipt/${request.accountOwnerId}/${request.requestId}`,
    },
    CancelRequestPayload: {
      request: ({ cancelled }) => (cancelled ? requestById(cancelled.owner, cancelled.requestId) : null),
    },
    CorrectRequestPayload: {
      account: ({ accountId, corrected }) =>
        corrected && accountId != null ? accountParent(corrected, accountId) : null,
      request: ({ corrected }) => (corrected ? requestById(corrected.owner, corrected.requestId) : null),
    },
    Mutation: {
      cancelRequest: mutation(async ({ requestId }, { caller }) => {
        await caller.call(cancelOwnRequest, { params: { requestId } })
        return { cancelled: { owner: caller.owner(null), requestId } }
      }),
      correctRequest: mutation(async ({ requestId }, { caller }) => {
        const { accountId } = await caller.call(correctOwnRequest, { params: { requestId } })
        return { accountId, corrected: { caller, owner: caller.owner(null), requestId } }
      }),
      resendSignatureLink: mutation(async ({ accountOwnerId, requestId }, { caller }) =>
        caller.owner(accountOwnerId).call(resendSignatureLink, { params: { requestId } }),
      ),
    },
  },
}
