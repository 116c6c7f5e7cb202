import type { Caller } from '../graphql/context.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { listRequests } from '../../contract/requests.ts'
import { getEnvelope, resendAgreement, sendSigningCode, signByCode, signEnvelope } from '../../contract/signature.ts'
import { requestById } from '../distributions/requests.resolvers.ts'

async function envelopeOf(caller: Caller, envelopeId: string) {
  const envelope = await caller.call(getEnvelope, { params: { envelopeId } })
  return { ...envelope, envelopeId, documentPath: `/files/signature/${encodeURIComponent(envelopeId)}` }
}

export const signature: Module = {
  rules: {
    Query: { signatureEnvelope: [getEnvelope] },
    Mutation: {
      completeSignature: [signEnvelope],
      resendAgreement: [resendAgreement],
      sendSigningCode: [sendSigningCode],
      signRequest: [signByCode],
    },
    CompleteSignaturePayload: { envelope: [getEnvelope] },
    SignRequestPayload: { request: [listRequests] },
  },
  types: {
    anyone: ['SignatureEnvelope', 'DocumentPart', 'DocumentRow', 'CompleteSignaturePayload'],
    signedIn: ['ResendAgreementPayload', 'SendSigningCodePayload', 'SignRequestPayload'],
  },
  resolvers: {
    Query: {
      signatureEnvelope: (_root, { envelopeId }, { caller }) => envelopeOf(caller, envelopeId),
    },
    CompleteSignaturePayload: {
      envelope: ({ signed }) => (signed ? envelopeOf(signed.caller, signed.envelopeId) : null),
    },
    SignRequestPayload: {
      request: ({ signed }) => (signed ? requestById(signed.owner, signed.requestId) : null),
    },
    Mutation: {
      resendAgreement: mutation((_input, { caller }) => caller.call(resendAgreement, {})),
      sendSigningCode: mutation(async ({ requestId, again }, { caller }) => {
        const owner = caller.owner(null)
        const { documentGuid, ...sent } = await caller.call(sendSigningCode, {
          params: { requestId },
          query: again ? { again: 'true' } : {},
        })
        return { ...sent, documentPath: `/files/document/${owner.accountOwnerId}/${encodeURIComponent(documentGuid)}` }
      }),
      signRequest: mutation(async ({ requestId, code, signerName, consent }, { caller }) => {
        await caller.call(signByCode, { params: { requestId }, body: { code, signerName, consent } })
        return { signed: { owner: caller.owner(null), requestId } }
      }),
      completeSignature: mutation(async ({ envelopeId, signerName, consent }, { caller }) => {
        await caller.call(signEnvelope, { params: { envelopeId }, body: { signerName, consent } })
        return { signed: { caller, envelopeId } }
      }),
    },
  },
}
