import type { Owner } from '../graphql/context.ts'
import { connectionFrom, type ConnectionArgs } from '../graphql/connection.ts'
import { numberKey, toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { ownerOfKey, type OwnerParent } from '../owners/owners.resolvers.ts'
import { RestError } from '../rest/errors.ts'
import { listRequests, resendLink, type Request } from './requests.rest.ts'
import { distributionType, requestStatus, STATUS } from './types.ts'

type RequestParent = Request & { accountOwnerId: number }

const withOwner = (owner: Owner, row: Request): RequestParent => ({ ...row, accountOwnerId: owner.accountOwnerId })

/** @throws RestError NOT_FOUND when the owner has no such request. */
export async function requestById(owner: Owner, requestId: number): Promise<RequestParent> {
  const row = (await owner.call(listRequests, {})).find((request) => request.requestId === requestId)
  if (!row) throw new RestError('NOT_FOUND', { endpoint: listRequests.name })
  return withOwner(owner, row)
}

export const requests: Module = {
  rules: {
    AccountOwner: { requests: [listRequests], request: [listRequests] },
    Mutation: { resendSignatureLink: [resendLink] },
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
      requests: async ({ owner }: OwnerParent, args: ConnectionArgs & { underWay: boolean }) =>
        connectionFrom(
          (await owner.call(listRequests, {})).filter((row) => !args.underWay || row.statusId !== STATUS.historical),
          args,
          (row) => row.requestId,
          (row) => withOwner(owner, row),
        ),
      request: ({ owner }: OwnerParent, { requestId }: { requestId: number }) => requestById(owner, requestId),
    },
    DistributionRequest: {
      id: (request: RequestParent) => toGlobalId('DistributionRequest', request.accountOwnerId, request.requestId),
      distributionType: (request: RequestParent) => distributionType(request.distributionTypeId),
      progress: (request: RequestParent) => request.progress ?? null,
      statusLabel: (request: RequestParent) => requestStatus(request.statusId),
      receiptPath: (request: RequestParent) => `/files/receipt/${request.accountOwnerId}/${request.requestId}`,
    },
    Mutation: {
      resendSignatureLink: mutation(
        async ({ accountOwnerId, requestId }: { accountOwnerId?: number | null; requestId: number }, { caller }) =>
          caller.owner(accountOwnerId).call(resendLink, { params: { requestId } }),
      ),
    },
  },
}
