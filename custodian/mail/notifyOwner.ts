import { emailedWords } from '../../contract/reasons.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/db/connect.ts'
import { noticeAddress, writeNotice, type NoticeContext } from './notice.ts'
import { enqueueMail, mailContext } from './outbox.ts'
import type { PostalAddress } from './paper.ts'
import { templates, type Mail, type MailSetting, type TemplateName, type TemplateVars } from './templates.ts'

/** A change as worded in the email. Both values are masked; `former` is null if there was no value before. */
export interface Change {
  what:
    | 'name or personal data'
    | 'mailing address'
    | 'phone number'
    | 'bank details'
    | 'email setting'
    | 'email address'
  before: string | null
  after: string
  /** The request in which the changed value is shown, if the owner's profile does not show it. */
  requestId?: number
}

/**
 * Notifies the owner of a change, with the former and the new value. `former` is the replaced email address,
 * `letterTo` the postal address before this change. Call it only for a real change: two different values may look
 * the same when masked.
 */
export async function notifyOfChange(
  context: NoticeContext,
  ownerId: number,
  change: Change,
  { former = null, letterTo }: { former?: string | null; letterTo?: PostalAddress | null } = {},
): Promise<void> {
  await notify(context, ownerId, 'details-changed', change, { former, letterTo })
}

/** Notifies the owner that payouts are no longer held, and how the hold was released. */
export async function notifyOfRelease(context: NoticeContext, ownerId: number, by: 'CODE' | 'STAFF'): Promise<void> {
  await notify(context, ownerId, 'payout-released', { by })
}

/** Notifies the owner that the beneficiaries of an account changed, without their names. */
export async function notifyOfBeneficiaries(context: NoticeContext, ownerId: number, accountId: number): Promise<void> {
  await notify(context, ownerId, 'beneficiaries-changed', { accountId })
}

/** Notifies the owner that money of an account was returned to the plan. */
export async function notifyOfPlanReturn(
  context: NoticeContext,
  ownerId: number,
  vars: { number: string; amount: string },
): Promise<void> {
  await notify(context, ownerId, 'plan-money-returned', vars)
}

/** Notifies the owner that a state withholding form was accepted, and names the election that the form replaces. */
export async function notifyOfStateForm(
  context: NoticeContext,
  ownerId: number,
  vars: { form: string; state: string; before: string | null; after: string },
): Promise<void> {
  await notify(context, ownerId, 'state-form-accepted', vars)
}

/**
 * Notifies the owner that an account was rejected. The email gives the reason if there is a standard sentence for
 * it.
 */
export async function notifyOfRejection(
  context: NoticeContext,
  ownerId: number,
  of: { number: string; reason: string },
): Promise<void> {
  const vars = { number: of.number, reason: emailedWords(of.reason) }
  await notify(context, ownerId, 'account-rejected', vars)
}

/** Notifies the owner that the login is closed. The email omits the reason, so an owner who is alive will call. */
export async function notifyOfClosedLogIn(context: NoticeContext, ownerId: number): Promise<void> {
  await notify(context, ownerId, 'log-in-closed', undefined)
}

/** Sends an email to every address of the owner. Also sends a letter while no email address is confirmed. */
async function notify<N extends TemplateName>(
  context: NoticeContext,
  ownerId: number,
  template: N,
  vars: TemplateVars<N>,
  { former = null, letterTo }: { former?: string | null; letterTo?: PostalAddress | null | undefined } = {},
): Promise<void> {
  const { tx, services, now } = context
  const reached = await reachedAt(tx, ownerId, former)
  if (!reached) return
  const setting = mailContext(services, now)
  for (const email of reached.addresses) await enqueueMail(tx, setting, template, { email, ownerId }, vars)
  if (reached.isConfirmed) return
  const write = templates[template] as (at: MailSetting, given: TemplateVars<N>) => Mail
  const place = letterTo === undefined ? await noticeAddress(tx, ownerId) : letterTo
  await writeNotice(context, ownerId, write(setting, vars), place)
}

/**
 * The owner's email addresses: on file and of the login; none after a confirmed death. A reported death does not
 * stop emails, because an owner who is alive must learn of the report.
 */
async function reachedAt(tx: Tx, ownerId: number, former: string | null) {
  const row = await tx
    .selectFrom('account_owner')
    .leftJoin('portal_user', 'portal_user.account_owner_id', 'account_owner.account_owner_id')
    .select(['account_owner.email', 'portal_user.email as login'])
    .select(
      sql<boolean>`account_owner.email is not null and not exists (select from unconfirmed_data d
        where d.account_owner_id = account_owner.account_owner_id and d.kind = 'EMAIL')`.as('is_confirmed'),
    )
    .where('account_owner.account_owner_id', '=', ownerId)
    .where(sql<boolean>`death_of(account_owner.account_owner_id) is distinct from 'CONFIRMED'`)
    .executeTakeFirst()
  if (!row) return null
  const addresses = new Map(
    [former, row.email, row.login].flatMap((email) => (email ? [[email.toLowerCase(), email] as const] : [])),
  )
  return { addresses: [...addresses.values()], isConfirmed: row.is_confirmed }
}

/** Masks an address as "123•••, Austin, TX 787••", which the owner can still recognize. */
export function maskedAddress(address: { address1: string; city: string; state: string; zip: string }): string {
  return `${address.address1.slice(0, 3)}•••, ${address.city}, ${address.state} ${address.zip.slice(0, 3)}••`
}

/** Masks a phone number as "•••-•••-0100". */
export function maskedPhone(number: string): string {
  return `•••-•••-${number.slice(-4)}`
}

/** Masks bank details as "Chase ending in 6789". */
export function maskedBank(bank: { bankName: string | null; last4: string | null }): string {
  return `${bank.bankName ?? 'Bank'} ending in ${bank.last4 ?? '••••'}`
}
