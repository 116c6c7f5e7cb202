import { isDeepStrictEqual } from 'node:util'
import {
  MOST_PER_ACCOUNT,
  addBeneficiary,
  allocateShares,
  listBeneficiaries,
  type Beneficiary,
} from '../../contract/beneficiaries.ts'
import type { Serving } from '../platform/http/serve.ts'
import { invalid, invalidField, notFound, refuse, refuseIf } from '../platform/http/errors.ts'
import { additionProblem, allocationProblems } from './shareTotals.ts'
import {
  allocationMoments,
  beneficiariesOfAccount,
  beneficiariesOfOwner,
  insertBeneficiary,
  lockOwnAccount,
  updateAllocation,
  type BeneficiaryRow,
} from './beneficiaries.sql.ts'
import { requireAlive } from '../owners/death.ts'
import { sayWhoWrites } from '../provenance/dataWriter.ts'
import { about } from '../platform/audit/audit.ts'
import { notifyOfBeneficiaries } from '../mail/notifyOwner.ts'

/**
 * Beneficiaries of an account. There is no edit or delete: a dropped person is left without a group. After a report of
 * the owner's death nothing changes.
 */
export function beneficiaryRoutes({ serve }: Serving): void {
  serve(listBeneficiaries, async ({ call, ownerId }) => {
    const moments = await allocationMoments(call.db, ownerId)
    return (await beneficiariesOfOwner(call.db, ownerId)).map((row) => toWire(row, moments))
  })

  serve(addBeneficiary, async ({ call, ownerId, body }) => {
    if (body.accountOwnerId !== undefined && body.accountOwnerId !== ownerId) throw notFound()
    if (body.dob >= call.today) throw invalidField('dob', 'Date must be in the past')
    const share = { isPrimary: body.isPrimary ?? null, amount: body.amount ?? 0 }
    return call.write(async (context) => {
      const { tx, audit } = context
      if (!(await lockOwnAccount(tx, ownerId, body.accountId))) throw notFound()
      await requireAlive(tx, ownerId)
      const moments = await allocationMoments(tx, ownerId)
      const existing = (await beneficiariesOfAccount(tx, ownerId, body.accountId)).map((row) => toWire(row, moments))
      if (existing.length >= MOST_PER_ACCOUNT)
        throw refuse(409, `An account can have at most ${MOST_PER_ACCOUNT} beneficiaries.`)
      refuseIf(400, additionProblem(existing, share))
      await sayWhoWrites(context)
      const row = await insertBeneficiary(tx, {
        account_owner_id: ownerId,
        account_id: body.accountId,
        first_name: body.firstName,
        last_name: body.lastName,
        dob: body.dob,
        is_primary: share.isPrimary,
        amount: share.amount,
      })
      await audit({
        action: 'beneficiary.add',
        ...about('beneficiary', row.beneficiary_id, ownerId),
        after: toWire(row, moments),
      })
      // A person without a share changes nothing.
      if (row.amount > 0) await notifyOfBeneficiaries(context, ownerId, body.accountId)
      return toWire(row, moments)
    })
  })

  serve(allocateShares, async ({ call, ownerId, params, body }) => {
    const ids = new Set(body.map(({ beneficiaryId }) => beneficiaryId))
    if (ids.size !== body.length) throw invalid({ path: ['beneficiaryId'], message: 'Each beneficiary once' })
    return call.write(async (context) => {
      const { tx, audit } = context
      if (!(await lockOwnAccount(tx, ownerId, params.accountId))) throw notFound()
      await requireAlive(tx, ownerId)
      const before = await beneficiariesOfAccount(tx, ownerId, params.accountId)
      const known = new Set(before.map(({ beneficiary_id }) => beneficiary_id))
      if (!body.every(({ beneficiaryId }) => known.has(beneficiaryId))) throw notFound()
      refuseIf(400, ...allocationProblems(body))
      // Another person was added meanwhile: a list without that person would be incomplete.
      if (body.length !== before.length) throw refuse(409, 'The beneficiaries have changed. Please reload.')
      await sayWhoWrites(context)
      for (const { beneficiaryId, isPrimary, amount } of body)
        await updateAllocation(tx, { beneficiary_id: beneficiaryId, is_primary: isPrimary, amount })
      const after = await beneficiariesOfAccount(tx, ownerId, params.accountId)
      await audit({
        action: 'beneficiary.allocate',
        ...about('retirement_account', params.accountId, ownerId),
        before: before.map(shareOf),
        after: after.map(shareOf),
      })
      if (!isDeepStrictEqual(before.map(shareOf), after.map(shareOf)))
        await notifyOfBeneficiaries(context, ownerId, params.accountId)
      const moments = await allocationMoments(tx, ownerId)
      return after.map((row) => toWire(row, moments))
    })
  })
}

function toWire(row: BeneficiaryRow, allocated: ReadonlyMap<number, Date>): Beneficiary {
  return {
    beneficiaryId: row.beneficiary_id,
    firstName: row.first_name,
    lastName: row.last_name,
    dob: row.dob,
    isPrimary: row.is_primary,
    amount: row.amount,
    accountOwnerId: row.account_owner_id,
    accountId: row.account_id,
    allocatedAt: allocated.get(row.account_id)?.toISOString() ?? null,
  }
}

const shareOf = (row: BeneficiaryRow) => ({
  beneficiaryId: row.beneficiary_id,
  isPrimary: row.is_primary,
  amount: row.amount,
})
