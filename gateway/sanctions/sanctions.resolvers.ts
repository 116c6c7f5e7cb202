import { decideSanctionsMatch, listSanctionsMatches } from '../../contract/sanctions.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

export const sanctions: Module = {
  rules: {
    Viewer: { sanctionsMatches: [listSanctionsMatches] },
    Mutation: { decideSanctionsMatch: [decideSanctionsMatch] },
  },
  nodes: {},
  types: { compliance: ['SanctionsMatch', 'DecideSanctionsMatchPayload'] },
  resolvers: {
    Viewer: { sanctionsMatches: async ({ caller }) => [...(await caller.call(listSanctionsMatches, {}))] },
    Mutation: {
      decideSanctionsMatch: mutation(async ({ matchId, isListed, reason }, { caller }) => ({
        sanctionsMatch: await caller.call(decideSanctionsMatch, { params: { matchId }, body: { isListed, reason } }),
        viewer: { caller },
      })),
    },
  },
}
