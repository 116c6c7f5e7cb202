import { dayOfDeath } from '../../owners/death.ts'
import { isOwn, NOT_YOU } from '../../approvals/decider.ts'
import { personOf } from '../../approvals/person.ts'
import type { Services } from '../../platform/context/services.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import { notFound, refuse } from '../../platform/http/errors.ts'
import { balanceOfAccount } from '../../ledger/ledger.ts'
import { routingDirectoryOf } from '../../routing/directory.ts'
import { stateRulesOf } from '../../taxes/rules.ts'
import type { Eligibility } from '../eligibility.ts'
import { NOT_CONFIRMED } from '../paymentProblem.ts'
import { claimableAccounts, type ClaimableAccount } from './claim.sql.ts'
import { claimableOf } from './claimShare.ts'
import { whyNotClaimable } from '../claimable.ts'

/** Account of a deceased owner with the amount that recipients can claim today. Money in cents. */
export interface ClaimAccount {
  account: ClaimableAccount
  ownerId: number
  balance: bigint
  claimable: bigint
  /** Facts that the rules of a claim depend on; `balance` is the claimable amount. */
  eligibility: Eligibility
}

/**
 * Reads all facts that decide a claim on this account. Before a change the caller must lock the account.
 * @throws 404 for another owner's account; 409 before the owner's death is confirmed, for an account that is not
 * claimable, and for an employee who is that owner
 */
export async function readClaimAccount(
  db: Db | Tx,
  services: Pick<Services, 'config'>,
  key: { ownerId: number; accountId: number; userId: number | null },
  today: string,
): Promise<ClaimAccount> {
  const [account] = await claimableAccounts(db, key.ownerId, key.accountId)
  if (!account) throw notFound()
  if (isOwn(await personOf(db, key.userId ?? 0), key.ownerId)) throw refuse(409, NOT_YOU.own)
  if ((await dayOfDeath(db, key.ownerId)) === null) throw refuse(409, NOT_CONFIRMED)
  const why = whyNotClaimable(account.status_id)
  if (why !== null) throw refuse(409, why)
  const balance = await balanceOfAccount(db, account.account_id)
  const claimable = claimableOf(account, balance)
  return {
    account,
    ownerId: key.ownerId,
    balance,
    claimable,
    eligibility: {
      balance: claimable,
      fee: services.config.distributionFeeCents,
      isRoth: account.account_type === 'ROTH',
      dateOfBirth: null,
      openedOn: account.setup_date,
      // Required minimums limit only rollovers, and a beneficiary's claim is never a rollover.
      openMinimum: 0n,
      isByStaff: true,
      // The check of a claim is mailed to the recipient's address, so the owner's address does not matter.
      hasMailingAddress: false,
      today,
      stateRules: stateRulesOf(services.config),
      stateForms: [],
      federalMinimumPercent: services.config.federalMinimumPercent,
      bankName: routingDirectoryOf(services.config).nameOf,
    },
  }
}
