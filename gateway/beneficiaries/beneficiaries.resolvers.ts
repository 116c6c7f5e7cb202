import { connectionFrom, edgeOf } from '../graphql/connection.ts'
import { badInput } from '../graphql/errors.ts'
import { toGlobalId } from '../graphql/globalId.ts'
import { either } from '../graphql/enums.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { ownerOfKey } from '../graphql/node.ts'
import {
  addBeneficiary,
  allocateShares,
  correctBeneficiary,
  listBeneficiaries,
  MOST_PER_ACCOUNT,
  removeBeneficiary,
} from '../../contract/beneficiaries.ts'

export const beneficiaries: Module = {
  rules: {
    AccountOwner: { beneficiaries: [listBeneficiaries] },
    Mutation: {
      addBeneficiary: [addBeneficiary],
      correctBeneficiary: [correctBeneficiary],
      removeBeneficiary: [removeBeneficiary],
      updateBeneficiaryAllocations: [allocateShares],
    },
  },
  nodes: {
    Beneficiary: async (caller, key) => {
      const rows = await ownerOfKey(caller, key)?.call(listBeneficiaries, {})
      return rows?.find((row) => String(row.beneficiaryId) === key[1]) ?? null
    },
  },
  types: {
    signedIn: [
      'Beneficiary',
      'BeneficiaryConnection',
      'BeneficiaryEdge',
      'AddBeneficiaryPayload',
      'CorrectBeneficiaryPayload',
      'RemoveBeneficiaryPayload',
      'UpdateBeneficiaryAllocationsPayload',
    ],
  },
  resolvers: {
    AccountOwner: {
      beneficiaries: async ({ owner }, args) =>
        connectionFrom(
          (await owner.call(listBeneficiaries, {})).filter(
            (row) => args.accountId == null || row.accountId === args.accountId,
          ),
          args,
          (row) => row.beneficiaryId,
        ),
    },
    Beneficiary: { id: (row) => toGlobalId('Beneficiary', row.accountOwnerId, row.beneficiaryId) },
    Mutation: {
      addBeneficiary: mutation(async (input, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        const { firstName, lastName, accountId } = input
        const dob = either('dateOfBirth', input.dateOfBirth, input.dob)
        const share = { isPrimary: input.isPrimary ?? null, amount: input.share ?? input.amount ?? 0 }
        const relationship = input.relationship ? { relationship: input.relationship } : {}
        const body = {
          firstName,
          lastName,
          dob,
          ...share,
          ...relationship,
          accountOwnerId: owner.accountOwnerId,
          accountId,
        }
        const row = await owner.call(addBeneficiary, { body })
        return { beneficiaryEdge: edgeOf(row, row.beneficiaryId) }
      }),
      correctBeneficiary: mutation(async (input, { caller }) => {
        const { accountOwnerId, beneficiaryId, firstName, lastName, relationship = null } = input
        const dob = input.dateOfBirth
        const body = { firstName, lastName, dob, relationship }
        return {
          beneficiary: await caller.owner(accountOwnerId).call(correctBeneficiary, { params: { beneficiaryId }, body }),
        }
      }),
      removeBeneficiary: mutation(async ({ accountOwnerId, beneficiaryId }, { caller }) => {
        const owner = caller.owner(accountOwnerId)
        await owner.call(removeBeneficiary, { params: { beneficiaryId } })
        return { removedBeneficiaryId: toGlobalId('Beneficiary', owner.accountOwnerId, beneficiaryId) }
      }),
      updateBeneficiaryAllocations: mutation(
        async ({ accountOwnerId, accountId, allocatedAt, allocations }, { caller }) => {
          if (allocations.length > MOST_PER_ACCOUNT)
            throw badInput(`At most ${MOST_PER_ACCOUNT} beneficiaries at once.`)
          const owner = caller.owner(accountOwnerId)
          const body = allocations.map(({ beneficiaryId, isPrimary, share, amount }, index) => ({
            beneficiaryId,
            isPrimary: isPrimary ?? null,
            amount: either([String(index), 'share'], share, amount),
          }))
          const query = allocatedAt === undefined ? {} : { allocatedAt: allocatedAt ?? 'never' }
          const rows = await owner.call(allocateShares, { params: { accountId }, query, body })
          return { beneficiaries: rows, accountOwner: { caller, owner } }
        },
        'allocations',
      ),
    },
  },
}
