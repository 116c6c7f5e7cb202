import { getOwnerDeath, reportOwnerDeath, takeOwnerDeathBack } from '../../contract/deaths.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

export const deaths: Module = {
  rules: {
    AccountOwner: { deathReport: [getOwnerDeath] },
    Mutation: { reportOwnerDeath: [reportOwnerDeath], takeOwnerDeathBack: [takeOwnerDeathBack] },
  },
  nodes: {},
  types: {
    operations: ['OwnerDeath', 'DeathCertificate', 'ReportOwnerDeathPayload', 'TakeOwnerDeathBackPayload'],
  },
  resolvers: {
    AccountOwner: {
      deathReport: async ({ owner }) => {
        const death = await owner.call(getOwnerDeath, {})
        const { certificate } = death
        const downloadPath = `/files/document/${owner.accountOwnerId}/${encodeURIComponent(certificate?.guid ?? '')}`
        return { ...death, certificate: certificate && { ...certificate, downloadPath } }
      },
    },
    Mutation: {
      reportOwnerDeath: mutation(
        async ({ accountOwnerId, diedOn, certificateGuid, isDeathCertificate }, { caller }) => {
          const owner = caller.owner(accountOwnerId)
          await owner.call(reportOwnerDeath, {
            body: { diedOn, certificateGuid, isDeathCertificate: isDeathCertificate ?? false },
          })
          return { accountOwner: { caller, owner } }
        },
      ),
      takeOwnerDeathBack: mutation(async ({ accountOwnerId, note }, { caller }) => {
        const owner = caller.owner(accountOwnerId)
        await owner.call(takeOwnerDeathBack, { body: { note } })
        return { accountOwner: { caller, owner } }
      }),
    },
  },
}
