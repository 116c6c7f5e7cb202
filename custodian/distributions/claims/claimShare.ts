import type { AnswerOf } from '../../../contract/endpoint.ts'
import type { getDeathClaims, MinimumAtDeath } from '../../../contract/deathClaims.ts'
import { beneficiariesOfOwner } from '../../beneficiaries/beneficiaries.sql.ts'
import { balancesOfAccounts } from '../../ledger/balances.ts'
import { maskedTin } from '../../payees/tin.ts'
import type { Db } from '../../platform/db/connect.ts'
import { fromCents } from '../../platform/money.ts'
import { netOf, requestNumber } from '../request.ts'
import { whyNotClaimable } from '../claimable.ts'
import { entitlements } from './entitlements.ts'
import { recipientsOf } from './recipient.ts'
import { claimableAccounts, claimedMoney, claimsOf, designationsOf, type ClaimableAccount } from './claim.sql.ts'

/** The part of a balance that no open claim has reserved. */
export function claimableOf({ asked_cents: asked }: Pick<ClaimableAccount, 'asked_cents'>, balance: bigint): bigint {
  return asked < balance ? balance - asked : 0n
}

/** Required minimum distributions of the year of death by account number; the folder taxYear provides this function. */
export type MinimumsAtDeath = (db: Db, ownerId: number) => Promise<ReadonlyMap<number, MinimumAtDeath>>

/** Claims on an owner's accounts, as shown to staff. */
export async function deathClaims(
  db: Db,
  ownerId: number,
  minimumsAtDeath: MinimumsAtDeath,
): Promise<AnswerOf<typeof getDeathClaims>> {
  const accounts = await claimableAccounts(db, ownerId)
  const balanceOf = await balancesOfAccounts(
    db,
    accounts.map(({ account_id: id }) => id),
  )
  const beneficiaries = await beneficiariesOfOwner(db, ownerId)
  const claimed = await claimedMoney(db, ownerId)
  const designations = await designationsOf(db, ownerId)
  const minimums = await minimumsAtDeath(db, ownerId)
  return {
    accounts: accounts.map((account) => {
      const balance = balanceOf(account.account_id)
      const whyNot = whyNotClaimable(account.status_id)
      const named = beneficiaries.filter(({ account_id: id }) => id === account.account_id)
      const entitled = entitlements(named, { ...claimed(account.account_id), balance })
      const designation = designations.get(account.account_id)
      return {
        accountId: account.account_id,
        planAccountNumber: account.plan_account_number,
        isRoth: account.account_type === 'ROTH',
        balance: fromCents(balance),
        claimable: fromCents(claimableOf(account, balance)),
        isClosed: whyNot !== null,
        whyNot,
        minimum: minimums.get(account.account_id) ?? null,
        designated: named.map((row) => ({
          beneficiaryId: row.beneficiary_id,
          firstName: row.first_name,
          lastName: row.last_name,
          dob: row.dob,
          isPrimary: row.is_primary,
          share: row.amount,
          entitled: fromCents(entitled.get(row.beneficiary_id) ?? 0n),
        })),
        designatedAt: designation?.at.toISOString() ?? null,
        designatedBy: designation?.by ?? null,
      }
    }),
    recipients: await recipientsOf(db, ownerId),
    claims: (await claimsOf(db, ownerId)).map((row) => ({
      requestId: row.request_id,
      number: requestNumber(row),
      planAccountNumber: row.plan_account_number,
      recipient: row.recipient,
      recipientKind: row.recipient_kind,
      maskedTin: maskedTin(row.tin_kind, row.tin_last4),
      beneficiaryId: row.beneficiary_id,
      amount: fromCents(row.amount_cents),
      isFullAmount: row.is_full_amount,
      netAmount: fromCents(netOf(row)),
      statusId: row.status_id,
      outcome: row.outcome,
      evidenceState: row.evidence_state,
      dateRequested: row.date_requested.toISOString(),
    })),
  }
}
