import { getApproval } from '../../contract/approvals.ts'
import { linkEvidence, sendEvidence } from '../../contract/evidence.ts'
import { withoutDataUrl } from '../documents/base64.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

export const evidence: Module = {
  rules: {
    RequestEvidence: { approval: [getApproval] },
    Mutation: { sendRequestEvidence: [sendEvidence], linkRequestEvidence: [linkEvidence] },
  },
  types: {
    signedIn: ['EvidenceStanding'],
    operations: ['RequestEvidence', 'SendRequestEvidencePayload', 'LinkRequestEvidencePayload'],
  },
  resolvers: {
    RequestEvidence: {
      evidenceId: ({ id }) => id,
      approval: ({ approvalId }, _, { caller }) =>
        approvalId === null ? null : caller.call(getApproval, { params: { approvalId } }),
      downloadPath: ({ guid, isReadable }) => (isReadable ? `/files/attachment/${encodeURIComponent(guid)}` : null),
    },
    Mutation: {
      sendRequestEvidence: mutation(async ({ accountOwnerId, requestId, ...given }, { caller }) => {
        const { kind, documentedOn, fileName, contentType } = given
        const fileContent = withoutDataUrl(given.fileContent)
        const { state } = await caller.owner(accountOwnerId).call(sendEvidence, {
          params: { requestId },
          body: { kind, documentedOn, fileName, contentType, fileContent },
        })
        return { state, viewer: { caller } }
      }),
      linkRequestEvidence: mutation(async ({ accountOwnerId, requestId, kind, documentedOn, guid }, { caller }) => {
        const { state } = await caller.owner(accountOwnerId).call(linkEvidence, {
          params: { requestId },
          body: { kind, documentedOn, guid },
        })
        return { state, viewer: { caller } }
      }),
    },
  },
}
