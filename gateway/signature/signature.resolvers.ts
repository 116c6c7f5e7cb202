import type { Caller } from '../graphql/context.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { getEnvelope, signEnvelope } from '../../contract/signature.ts'

async function envelopeOf(caller: Caller, envelopeId: string) {
  const envelope = await caller.call(getEnvelope, { params: { envelopeId } })
  return { ...envelope, envelopeId, documentPath: `/files/signature/${encodeURIComponent(envelopeId)}` }
}

export const signature: Module = {
  rules: {
    Query: { signatureEnvelope: [getEnvelope] },
    Mutation: { completeSignature: [signEnvelope] },
    CompleteSignaturePayload: { envelope: [getEnvelope] },
  },
  types: { anyone: ['SignatureEnvelope', 'CompleteSignaturePayload'] },
  resolvers: {
    Query: {
      signatureEnvelope: (_root, { envelopeId }, { caller }) => envelopeOf(caller, envelopeId),
    },
    CompleteSignaturePayload: {
      envelope: ({ signed }) => (signed ? envelopeOf(signed.caller, signed.envelopeId) : null),
    },
    Mutation: {
      completeSignature: mutation(async ({ envelopeId, signerName, consent }, { caller }) => {
        await caller.call(signEnvelope, { params: { envelopeId }, body: { signerName, consent } })
        return { signed: { caller, envelopeId } }
      }),
    },
  },
}
