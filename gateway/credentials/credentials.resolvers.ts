import { createCredential, listCredentials, revokeCredential } from '../../contract/credentials.ts'
import { SCOPES, type Scope } from '../../contract/scopes.ts'
import { numberKey, toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

export const credentials: Module = {
  rules: {
    Viewer: { credentials: [listCredentials], credentialScopes: [listCredentials], scopes: 'no data' },
    Mutation: { createCredential: [createCredential], revokeCredential: [revokeCredential] },
  },
  nodes: {
    Credential: async (caller, [key, more]) => {
      const credentialId = numberKey(key)
      if (credentialId === null || more !== undefined) return null
      return (await caller.call(listCredentials, {})).find((one) => one.credentialId === credentialId) ?? null
    },
  },
  types: { topAdmin: ['Credential', 'CreateCredentialPayload', 'RevokeCredentialPayload'] },
  resolvers: {
    Viewer: {
      credentials: ({ caller }) => caller.call(listCredentials, {}),
      credentialScopes: () => SCOPES,
      scopes: ({ caller }) => caller.shown.scopes,
    },
    Credential: { id: ({ credentialId }) => toGlobalId('Credential', credentialId) },
    Mutation: {
      createCredential: mutation(async ({ scopes, addresses, ...rest }, { caller }) =>
        // The custodian validates scopes, and refuses an unknown one at its field.
        caller.call(createCredential, {
          body: {
            ...rest,
            ...(addresses ? { addresses } : {}),
            requestsPerMinute: rest.requestsPerMinute ?? undefined,
            scopes: scopes as Scope[],
          },
        }),
      ),
      revokeCredential: mutation(async ({ credentialId }, { caller }) => ({
        credential: await caller.call(revokeCredential, { params: { credentialId }, body: {} }),
      })),
    },
  },
}
