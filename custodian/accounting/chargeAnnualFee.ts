import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { idsOf } from '../../contract/enumeration.ts'
import { activeStatusIds, REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { sql } from 'kysely'
import { paymentOf } from '../distributions/request.sql.ts'
import { creditInterestToDate } from '../ledger/accrual.ts'
import { balancesOfAccounts } from '../ledger/balances.ts'
import { balanceOfAccount, credit, debit, internalBook, lockAccount } from '../ledger/ledger.ts'
import { booksOfAccounts, postMany } from '../ledger/postMany.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'
import { ALONE } from '../platform/jobs/batches.ts'
import { about } from '../platform/audit/audit.ts'

const FEE_CENTS = 2_000n

/** Only accounts in these statuses pay the annual fee. */
export const CHARGED = idsOf(ACCOUNT_STATUS, ['notValidated', 'validated', 'registered'])
/** Prefix of the idempotency key. Account and year complete the key, so the ledger accepts each annual fee once. */
export const KEY = 'annual-fee:'
/** How far back a run of the annual fee job searches for days without a run, and for owed fees. */
export const MOST_DAYS = 364

/** An annual fee that may be due: the account has an anniversary this year. */
export interface Due {
  accountId: number
  year: number
}

/**
 * Charges the annual fee to accounts in a few statements, under row locks; skips accounts that another transaction has
 * locked. An account whose whole balance is, or may be, in payout is checked separately.
 */
export async function chargeTogether(context: WriteContext, due: readonly Due[]): Promise<ReadonlyMap<Due, string>> {
  const { tx } = context
  const accounts = await lockFree(tx, due)
  const locked = due.filter(({ accountId }) => accounts.has(accountId))
  const charged = await chargedKeys(tx, locked.map(keyOf))
  const emptied = await withFullAmount(tx, [...accounts.keys()])
  const balanceOf = await balancesOfAccounts(tx, [...accounts.keys()])
  const frozenOf = await frozenAmounts(tx, [...accounts.keys()])
  const fees: Fee[] = []
  const results = new Map<Due, string>()
  for (const one of locked) {
    const account = accounts.get(one.accountId)
    const result = (): string => {
      if (!account || !isDue(account, one.year) || charged.has(keyOf(one))) return 'skipped'
      if (emptied.has(one.accountId)) return ALONE
      if (!(CHARGED as number[]).includes(account.status_id)) return 'skipped'
      const free = balanceOf(one.accountId) - frozenOf(one.accountId)
      const cents = feeOf(free)
      if (cents <= 0n) return 'empty'
      if (cents === free) return ALONE
      fees.push({ ...one, ownerId: account.account_owner_id, cents })
      return 'charged'
    }
    results.set(one, result())
  }
  await postFees(context, fees)
  return results
}

interface Fee extends Due {
  ownerId: number
  cents: bigint
}

const keyOf = ({ accountId, year }: Due) => `${KEY}${accountId}:${year}`

const feeOf = (free: bigint) => (free < FEE_CENTS ? free : FEE_CENTS)

async function lockFree(tx: Tx, due: readonly Due[]) {
  const rows = await tx
    .selectFrom('retirement_account')
    .select(['account_id', 'account_owner_id', 'status_id', 'setup_date'])
    .where(
      'account_id',
      'in',
      due.map(({ accountId }) => accountId),
    )
    .orderBy('account_id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return new Map(rows.map((row) => [row.account_id, row]))
}

function isDue({ setup_date }: { setup_date: string | null }, year: number): boolean {
  return setup_date !== null && Number(setup_date.slice(0, 4)) < year
}

async function postFees(context: WriteContext, fees: readonly Fee[]): Promise<void> {
  if (fees.length === 0) return
  const { tx } = context
  const income = await internalBook(tx, 'FEE_ANNUAL')
  const bookOf = await booksOfAccounts(
    tx,
    fees.map(({ accountId }) => accountId),
  )
  const transactionIds = await postMany(
    tx,
    fees.map((fee) => ({
      typeId: TRANSACTION_TYPE.annualFee,
      date: context.today,
      note: `Annual fee ${fee.year}`,
      idempotencyKey: keyOf(fee),
      createdBy: null,
      lines: [debit(bookOf(fee.accountId), fee.cents), credit(income, fee.cents)],
    })),
  )
  await context.audit(
    ...fees.map(({ accountId, year, ownerId, cents }, place) => ({
      action: 'fee.annual',
      ...about('ledger_transaction', transactionIds[place] ?? 0, ownerId),
      after: { accountId, year, amount: cents },
    })),
  )
}

/**
 * Checks an account again under its lock, so concurrent runs charge it once. An account that holds at most the fee is
 * first credited its accrued interest, because interest credited later would remain in an emptied account.
 */
export async function chargeAlone(context: WriteContext, due: Due): Promise<string> {
  const { tx } = context
  const { accountId, year } = due
  const account = await lockAccount(tx, accountId)
  if (!account || !isDue(account, year)) return 'skipped'
  if (await isCharged(tx, due)) return 'skipped'
  const payout = await fullPayoutOf(tx, accountId, account.status_id)
  if (payout !== null) return held(context, due, payout)
  if (!(CHARGED as number[]).includes(account.status_id)) return 'skipped'
  const frozen = (await frozenAmounts(tx, [accountId]))(accountId)
  const free = async () => (await balanceOfAccount(tx, accountId)) - frozen
  const before = await free()
  if (before <= 0n) return 'empty'
  if (before <= FEE_CENTS) await creditInterestToDate(context, [accountId])
  const cents = feeOf(await free())
  await postFees(context, [{ ...due, ownerId: account.account_owner_id, cents }])
  return 'charged'
}

/** The given idempotency keys that the ledger has already accepted. */
async function chargedKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ idempotency_key: string }>`
    select idempotency_key from ledger_transaction where idempotency_key = any(${keys}::text[])`.execute(tx)
  return new Set(rows.map(({ idempotency_key }) => idempotency_key))
}

/** Accounts with an unfinished request for the full amount whose figures are calculated. */
async function withFullAmount(tx: Tx, accountIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ account_id: number }>`
    select r.account_id from distribution_request r
    where r.account_id = any(${accountIds}::int[]) and r.is_full_amount and r.frozen_at is not null
      and r.status_id = any(${[...activeStatusIds, REQUEST_STATUS.completed]}::int[])`.execute(tx)
  return new Set(rows.map(({ account_id }) => account_id))
}

/**
 * The newest request by which the whole balance is about to be paid out, or was paid out and may be returned: the
 * request is active, or the account is pending closure. Null if there is none.
 */
async function fullPayoutOf(tx: Tx, accountId: number, accountStatusId: number): Promise<number | null> {
  const statuses =
    accountStatusId === ACCOUNT_STATUS.pendingClosure ? [...activeStatusIds, REQUEST_STATUS.completed] : activeStatusIds
  const requests = await tx
    .selectFrom('distribution_request')
    .select(['request_id', 'status_id'])
    .where('account_id', '=', accountId)
    .where('is_full_amount', '=', true)
    .where('frozen_at', 'is not', null)
    .where('status_id', 'in', statuses)
    .orderBy('request_id', 'desc')
    .execute()
  for (const { request_id, status_id } of requests)
    if (status_id === REQUEST_STATUS.pending || (await paymentOf(tx, request_id)) !== null) return request_id
  return null
}

export async function isCharged(tx: Tx, due: Due): Promise<boolean> {
  return (await chargedKeys(tx, [keyOf(due)])).size > 0
}

/** Records the due annual fee instead of charging it, because a full distribution is in progress. */
async function held(context: WriteContext, due: Due, requestId: number): Promise<string> {
  await noteOwed(context, due, requestId)
  return 'held'
}

/**
 * Records that the annual fee of a year is due; the next run that can charge the fee does so. Null for a fee that no
 * full distribution defers.
 */
export async function noteOwed(context: WriteContext, due: Due, requestId: number | null): Promise<void> {
  const { accountId, year } = due
  const { numInsertedOrUpdatedRows } = await context.tx
    .insertInto('annual_fee_owed')
    .values({ account_id: accountId, year, since: context.today, request_id: requestId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n)
    await context.audit({ action: 'fee.owed', entity: 'retirement_account', entityId: accountId, after: { year } })
}

/** The cents that requests with frozen figures will take from each account. */
export async function frozenAmounts(tx: Tx, accountIds: readonly number[]): Promise<(accountId: number) => bigint> {
  const { rows } = await sql<{ account_id: number; cents: bigint }>`
    select r.account_id, sum(r.amount_cents)::bigint as cents from distribution_request r
    where r.account_id = any(${accountIds}::int[]) and r.status_id = ${sql.lit(REQUEST_STATUS.pending)}
      and not exists (select 1 from ledger_transaction t where t.request_id = r.request_id)
    group by r.account_id`.execute(tx)
  const frozen = new Map(rows.map(({ account_id, cents }) => [account_id, cents]))
  return (accountId) => frozen.get(accountId) ?? 0n
}
