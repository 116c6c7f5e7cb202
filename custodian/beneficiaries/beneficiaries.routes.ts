import { isDeepStrictEqual } from 'node:util'
import {
  MOST_PER_ACCOUNT,
  addBeneficiary,
  allocateShares,
  correctBeneficiary,
  listBeneficiaries,
  removeBeneficiary,
  type Beneficiary,
} from '../../contract/beneficiaries.ts'
import type { Serving } from '../platform/http/serve.ts'
import { invalid, invalidField, notFound, refuse, refuseIf } from '../platform/http/errors.ts'
import { additionProblem, allocationProblems } from './shareTotals.ts'
import {
  allocationMoments,
  beneficiariesOfAccount,
  beneficiariesOfOwner,
  beneficiaryOfOwner,
  deleteBeneficiary,
  insertBeneficiary,
  isClaimed,
  lockOwnAccount,
  updateAllocation,
  updatePerson,
  type BeneficiaryRow,
} from './beneficiaries.sql.ts'
import { requireAlive } from '../owners/death.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { NO_BODY } from '../platform/http/call.ts'
import { sayWhoWrites } from '../provenance/dataWriter.ts'
import { about } from '../platform/audit/audit.ts'
import { notifyOfBeneficiaries } from '../mail/notifyOwner.ts'

const CHANGED = 'The beneficiaries have changed. Please review them again.'

/** Beneficiaries of an account. Every change is refused after the owner's death is reported. */
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
        relationship: body.relationship ?? null,
      })
      await audit({
        action: 'beneficiary.add',
        ...about('beneficiary', row.beneficiary_id, ownerId),
        after: toWire(row, moments),
      })
      // A beneficiary without a share does not change the allocation, so no email is sent.
      if (row.amount > 0) await notifyOfBeneficiaries(context, ownerId, body.accountId)
      return toWire(row, moments)
    })
  })

  /** Finds the beneficiary and locks the account's row, as for a change of shares. @throws 404 if unknown */
  const locked = async (context: WriteContext, ownerId: number, beneficiaryId: number) => {
    const found = await beneficiaryOfOwner(context.tx, ownerId, beneficiaryId)
    if (!found || !(await lockOwnAccount(context.tx, ownerId, found.account_id))) throw notFound()
    await requireAlive(context.tx, ownerId)
    const row = await beneficiaryOfOwner(context.tx, ownerId, beneficiaryId)
    if (!row) throw notFound()
    return row
  }

  serve(correctBeneficiary, async ({ call, ownerId, params, body }) => {
    if (body.dob >= call.today) throw invalidField('dob', 'Date must be in the past')
    return call.write(async (context) => {
      const before = await locked(context, ownerId, params.beneficiaryId)
      await sayWhoWrites(context)
      const row = await updatePerson(context.tx, {
        beneficiary_id: before.beneficiary_id,
        first_name: body.firstName,
        last_name: body.lastName,
        dob: body.dob,
        relationship: body.relationship ?? null,
      })
      const moments = await allocationMoments(context.tx, ownerId)
      await context.audit({
        action: 'beneficiary.correct',
        ...about('beneficiary', row.beneficiary_id, ownerId),
        before: toWire(before, moments),
        after: toWire(row, moments),
      })
      if (row.amount > 0 && !isDeepStrictEqual(before, row))
        await notifyOfBeneficiaries(context, ownerId, row.account_id)
      return toWire(row, moments)
    })
  })

  serve(removeBeneficiary, ({ call, ownerId, params }) =>
    call.write(async (context) => {
      const before = await locked(context, ownerId, params.beneficiaryId)
      if (before.amount > 0) throw refuse(409, 'This beneficiary has a share. Give the share to the others first.')
      if (await isClaimed(context.tx, before.beneficiary_id))
        throw refuse(409, 'A claim was made by this beneficiary, who stays.')
      await sayWhoWrites(context)
      await deleteBeneficiary(context.tx, before.beneficiary_id)
      await context.audit({
        action: 'beneficiary.remove',
        ...about('beneficiary', before.beneficiary_id, ownerId),
        before: toWire(before, new Map()),
      })
      return NO_BODY
    }),
  )

  serve(allocateShares, async ({ call, ownerId, params, query, body }) => {
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
      // If a beneficiary was added meanwhile, this list is incomplete.
      if (body.length !== before.length) throw refuse(409, CHANGED)
      const stored = (await allocationMoments(tx, ownerId)).get(params.accountId)?.toISOString() ?? 'never'
      // A caller that repeats a save after a lost response replaces nothing.
      if (query.allocatedAt !== undefined && query.allocatedAt !== stored && !isStored(body, before))
        throw refuse(409, CHANGED)
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
    relationship: row.relationship,
    accountOwnerId: row.account_owner_id,
    accountId: row.account_id,
    allocatedAt: allocated.get(row.account_id)?.toISOString() ?? null,
  }
}

const isStored = (shares: readonly { beneficiaryId: number }[], rows: readonly BeneficiaryRow[]) =>
  isDeepStrictEqual(
    shares.toSorted((one, other) => one.beneficiaryId - other.beneficiaryId),
    rows.map(shareOf),
  )

const shareOf = (row: BeneficiaryRow) => ({
  beneficiaryId: row.beneficiary_id,
  isPrimary: row.is_primary,
  amount: row.amount,
})
