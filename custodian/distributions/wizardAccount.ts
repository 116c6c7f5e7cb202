import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { requestNumber } from '../../contract/requestNumber.ts'
import { activeStatusIds } from '../../contract/requestStatus.ts'
import { notFound, refuse } from '../platform/http/errors.ts'
import { ofCustomerBook } from '../ledger/balance.sql.ts'
import { lockAccount } from '../ledger/ledger.ts'
import type { Services } from '../platform/context/services.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Draft, Eligibility } from './eligibility.ts'
import { DEAD, isAlive } from '../owners/death.ts'
import { mailingAddress } from '../owners/contact.ts'
import { openMinimumOf } from '../minimums/minimums.ts'
import { routingDirectoryOf } from '../routing/directory.ts'
import { stateRulesOf } from '../taxes/rules.ts'
import { formsAsJson, formsIn } from '../taxes/stateForms.sql.ts'

export const ALREADY_ACTIVE = 'A distribution request is already active.'
/** The refusal names the active request, so that an employee or an API client can find the request. */
export const alreadyActive = (number: string) => `${ALREADY_ACTIVE} It is ${number}.`
const NOT_OPEN = 'This account is not open for distributions.'

/** One account with all data that the wizard shows about it. */
export interface WizardAccount {
  accountId: number
  planAccountNumber: string
  statusId: number
  isRoth: boolean
  planName: string
  ownerId: number
  firstName: string
  lastName: string
  mailing: { address1: string; address2: string | null; city: string; state: string; zip: string } | null
  /** False once the owner's death is reported, because no request is possible then. */
  isAlive: boolean
  /** Number of the active request, such as "W-2026-002001"; null if there is none. */
  activeRequest: string | null
  eligibility: Eligibility
  draft: Draft | null
}

export interface AccountKey {
  accountId: number
  ownerId: number
  /** Whether an employee acts on the owner's behalf. */
  isByStaff: boolean
}

/**
 * Reads this owner's account with its draft and the facts that decide a distribution today.
 * @throws 404 for an unknown account and for another owner's
 */
export async function readWizardAccount(
  db: Db | Tx,
  services: Services,
  key: AccountKey,
  today: string,
): Promise<WizardAccount> {
  const row = await db
    .selectFrom('retirement_account as a')
    .innerJoin('account_owner as o', 'o.account_owner_id', 'a.account_owner_id')
    .innerJoin('plan', 'plan.plan_id', 'a.plan_id')
    .innerJoin('book as b', 'b.account_id', 'a.account_id')
    .select([
      'a.account_id',
      'plan_account_number',
      'status_id',
      'account_type',
      'plan.name as plan_name',
      'first_name',
      'last_name',
      'date_of_birth',
      'setup_date',
    ])
    .select((eb) => [
      ofCustomerBook.as('balance'),
      jsonObjectFrom(mailingAddress(db, key.ownerId)).as('mailing'),
      isAlive('o.account_owner_id').as('is_alive'),
      formsAsJson(sql`o.account_owner_id`).as('state_forms'),
      jsonObjectFrom(
        eb
          .selectFrom('distribution_request as r')
          .select(['r.request_id', 'r.kind', 'r.date_requested'])
          .whereRef('r.account_id', '=', 'a.account_id')
          .where('r.status_id', 'in', activeStatusIds)
          .limit(1),
      ).as('active_request'),
    ])
    .where('a.account_id', '=', key.accountId)
    .where('a.account_owner_id', '=', key.ownerId)
    .executeTakeFirst()
  if (!row) throw notFound()
  const draft = await db
    .selectFrom('wizard_draft')
    .selectAll()
    .where('account_id', '=', key.accountId)
    .executeTakeFirst()
  const isRollover = draft?.distribution_type_id === DISTRIBUTION_TYPE.rollover
  return {
    accountId: row.account_id,
    planAccountNumber: row.plan_account_number,
    statusId: row.status_id,
    isRoth: row.account_type === 'ROTH',
    planName: row.plan_name,
    ownerId: key.ownerId,
    firstName: row.first_name,
    lastName: row.last_name,
    mailing: row.mailing,
    isAlive: row.is_alive,
    activeRequest: row.active_request && numberOf(row.active_request),
    draft: draft ?? null,
    eligibility: {
      balance: row.balance,
      fee: draft?.waive_fees ? 0n : services.config.distributionFeeCents,
      isRoth: row.account_type === 'ROTH',
      dateOfBirth: row.date_of_birth,
      openedOn: row.setup_date,
      openMinimum: isRollover ? await openMinimumOf(db, key.accountId, today) : 0n,
      isByStaff: key.isByStaff,
      hasMailingAddress: row.mailing !== null,
      today,
      stateRules: stateRulesOf(services.config),
      stateForms: formsIn(row.state_forms),
      federalMinimumPercent: services.config.federalMinimumPercent,
      bankName: routingDirectoryOf(services.config).nameOf,
    },
  }
}

/**
 * Reads the account for a change: locks the account's row first, so changes to one account are serialized.
 * @throws 404 for an unknown account and for another owner's; 409 while the account does not accept a new request
 */
export async function lockWizardAccount(context: WriteContext, key: AccountKey): Promise<WizardAccount> {
  await lockAccount(context.tx, key.accountId)
  const account = await readWizardAccount(context.tx, context.services, key, context.today)
  requireNewRequestAllowed(account)
  return account
}

/** @throws 409 if the account is not registered, has an active request, or the owner's death was reported */
export function requireNewRequestAllowed(account: Pick<WizardAccount, 'isAlive' | 'activeRequest' | 'statusId'>): void {
  if (!account.isAlive) throw refuse(409, DEAD)
  if (account.activeRequest !== null) throw refuse(409, alreadyActive(account.activeRequest))
  if (account.statusId !== ACCOUNT_STATUS.registered) throw refuse(409, NOT_OPEN)
}

/** The fee of a new request of this account, and whether staff waived it in the draft. */
export function feeOfNew({ eligibility, draft }: Pick<WizardAccount, 'eligibility' | 'draft'>) {
  return { fee_cents: eligibility.fee, waive_fees: draft?.waive_fees ?? false }
}

/** The request number shown to people, such as "W-2026-002001". */
export function numberOf(row: { request_id: number; kind: string; date_requested: Date | string }): string {
  return requestNumber({
    requestId: row.request_id,
    isRollover: row.kind === 'ROLLOVER',
    dateRequested: new Date(row.date_requested),
  })
}
