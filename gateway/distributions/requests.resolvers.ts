import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import type { Owner } from '../graphql/context.ts'
import { connectionFrom } from '../graphql/connection.ts'
import type { DistributionRequestParent } from '../graphql/parents.ts'
import { numberKey, toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { ownerOfKey } from '../graphql/node.ts'
import { RestError } from '../rest/errors.ts'
import { listRequests, resendSignatureLink, type OwnRequest } from '../../contract/requests.ts'
import { distributionType, requestStatus } from './types.ts'

const withOwner = ({ accountOwnerId }: Owner, row: OwnRequest): DistributionRequestParent => ({
  ...row,
  accountOwnerId,
})

/** @throws RestError NOT_FOUND when the owner has no such request. */
export async function requestById(owner: Owner, requestId: number): Promise<DistributionRequestParent> {
  const row = (await owner.call(listRequests, {})).find((request) => request.requestId === requestId)
  if (!row) throw new RestError('NOT_FOUND', { endpoint: listRequests.name })
  return withOwner(owner, row)
}

export const requests: Module = {
  rules: {
    AccountOwner: { requests: [listRequests], request: [listRequests] },
    Mutation: { resendSignatureLink: [resendSignatureLink] },
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
    ],
  },
  resolvers: {
    AccountOwner: {
      requests: async ({ owner }, args) => {
        const all = await owner.call(listRequests, {})
        const rows = args.underWay ? all.filter((row) => row.statusId !== REQUEST_STATUS.historical) : all
        const nodes = rows.map((row) => withOwner(owner, row))
        return connectionFrom(nodes, args, (request) => request.requestId)
      },
      request: ({ owner }, { requestId }) => requestById(owner, requestId),
    },
    DistributionRequest: {
      id: (request) => toGlobalId('DistributionRequest', request.accountOwnerId, request.requestId),
      distributionType: (request) => distributionType(request.distributionTypeId),
      statusLabel: (request) => requestStatus(request.statusId),
      receiptPath: (request) => `/files/receipt/${request.accountOwnerId}/${request.requestId}`,
    },
    Mutation: {
      resendSignatureLink: mutation(async ({ accountOwnerId, requestId }, { caller }) =>
        caller.owner(accountOwnerId).call(resendSignatureLink, { params: { requestId } }),
      ),
    },
  },
}
