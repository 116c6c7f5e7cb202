import { isOffered } from '../../../contract/reasons.ts'
import { sql } from 'kysely'
import type { Tx } from '../db/connect.ts'
import { enqueueMail, mailContext } from './outbox.ts'
import type { Services } from '../context/services.ts'

/** What changed, in the words of the mail; both values masked, null for nothing before. */
export interface Change {
  what: 'mailing address' | 'phone number' | 'bank details' | 'email setting' | 'email address'
  before: string | null
  after: string
}

/**
 * Tells the owner of a change by mail, whoever made it: "to what stood before and what stands now". `former` is an
 * address that has just ceased to be the owner's. To be called when something did change: masked, both may look alike.
 */
export async function tellOfChange(
  where: { tx: Tx; services: Services; now: Date },
  ownerId: number,
  change: Change,
  former: string | null = null,
): Promise<void> {
  for (const to of await addressesOf(where.tx, ownerId, former))
    await enqueueMail(where.tx, mailContext(where.services, where.now), 'details-changed', to, change)
}

/** Tells the owner that payouts are no longer held, and by what that was ended. */
export async function tellOfRelease(
  where: { tx: Tx; services: Services; now: Date },
  ownerId: number,
  by: 'CODE' | 'STAFF',
): Promise<void> {
  for (const to of await addressesOf(where.tx, ownerId))
    await enqueueMail(where.tx, mailContext(where.services, where.now), 'payout-released', to, { by })
}

/** Tells the owner that beneficiaries of an account were changed, and not who they are. */
export async function tellOfBeneficiaries(
  where: { tx: Tx; services: Services; now: Date },
  ownerId: number,
  accountId: number,
): Promise<void> {
  for (const to of await addressesOf(where.tx, ownerId))
    await enqueueMail(where.tx, mailContext(where.services, where.now), 'beneficiaries-changed', to, { accountId })
}

/** Tells the owner that an account was rejected, and why where that is said in words of ours. */
export async function tellOfRejection(
  where: { tx: Tx; services: Services; now: Date },
  ownerId: number,
  of: { number: string; reason: string },
): Promise<void> {
  const vars = { number: of.number, reason: isOffered(of.reason) ? of.reason : null }
  for (const to of await addressesOf(where.tx, ownerId))
    await enqueueMail(where.tx, mailContext(where.services, where.now), 'account-rejected', to, vars)
}

/** Tells the owner that the log-in is closed, and not why: who is alive calls. */
export async function tellOfClosedLogIn(
  where: { tx: Tx; services: Services; now: Date },
  ownerId: number,
): Promise<void> {
  for (const to of await addressesOf(where.tx, ownerId))
    await enqueueMail(where.tx, mailContext(where.services, where.now), 'log-in-closed', to, undefined)
}

/**
 * Where the owner reads mail: the address on file and that of the log-in, once where they are one; nowhere once the owner's
 * death is confirmed. One that is only reported is told of as before: whoever is alive must hear of it.
 */
async function addressesOf(tx: Tx, ownerId: number, former: string | null = null): Promise<string[]> {
  const row = await tx
    .selectFrom('account_owner')
    .leftJoin('portal_user', 'portal_user.account_owner_id', 'account_owner.account_owner_id')
    .select(['account_owner.email', 'portal_user.email as login'])
    .where('account_owner.account_owner_id', '=', ownerId)
    .where(sql<boolean>`death_of(account_owner.account_owner_id) is distinct from 'CONFIRMED'`)
    .executeTakeFirst()
  if (!row) return []
  const addresses = new Map(
    [former, row.email, row.login].flatMap((email) => (email ? [[email.toLowerCase(), email] as const] : [])),
  )
  return [...addresses.values()]
}

/** "123•••, Austin, TX 787••": enough to see whether it is one's own. */
export function maskedAddress(address: { address1: string; city: string; state: string; zip: string }): string {
  return `${address.address1.slice(0, 3)}•••, ${address.city}, ${address.state} ${address.zip.slice(0, 3)}••`
}

/** "•••-•••-0100". */
export function maskedPhone(number: string): string {
  return `•••-•••-${number.slice(-4)}`
}

/** "Chase ending in 6789". */
export function maskedBank(bank: { bankName: string | null; last4: string | null }): string {
  return `${bank.bankName ?? 'Bank'} ending in ${bank.last4 ?? '••••'}`
}
