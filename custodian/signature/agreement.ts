import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { ROLE } from '../../contract/roles.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { enqueueMail, mailContext } from '../mail/outbox.ts'
import { refuse } from '../platform/http/errors.ts'
import { AGREEMENTS_PER_OWNER, requireBelow } from '../platform/http/throttle.ts'
import type { Db } from '../platform/db/connect.ts'
import { renderPdf, type Block, type DocumentContent } from '../platform/pdf/document.ts'
import { storePdf } from '../documents/storePdf.ts'
import { createResetLink } from '../session/resetLink.ts'
import type { Envelope } from '../envelopes/envelope.ts'
import { requireAsShown } from './asShown.ts'
import { builtInSignature } from '../envelopes/provider.ts'
import type { Config } from '../platform/config/config.ts'
import type { Services } from '../platform/context/services.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import { formatCents } from '../platform/money.ts'
import { about } from '../platform/audit/audit.ts'

interface Party {
  account_owner_id: number
  first_name: string
  last_name: string
  accounts: Array<{ plan_account_number: string; account_type: string; plan_name: string }>
}

/**
 * Creates the custodial agreement for all accounts of an owner and emails the link to sign it. An earlier link stops
 * working. Call this in the transaction of the verified registration, and again to resend the agreement.
 */
export async function sendCustodialAgreement(
  context: WriteContext,
  to: { ownerId: number; email: string },
): Promise<void> {
  const content = await renderPdf(await agreementToSign(context.tx, context.services, to.ownerId, context.now))
  const document = await storePdf(context, {
    ownerId: to.ownerId,
    accountId: null,
    requestId: null,
    typeId: DOCUMENT_TYPE.custodialAgreement,
    fileName: 'custodial-agreement.pdf',
    content,
  })
  await builtInSignature.send(context, {
    accountOwnerId: to.ownerId,
    accountId: null,
    email: to.email,
    attachmentId: document.attachmentId,
    sha256: document.sha256,
    request: null,
  })
  await context.audit({ action: 'agreement.send', ...about('attachment', document.attachmentId, to.ownerId) })
}

/**
 * Emails a signed-in owner a new link to the agreement, to the address of the login.
 * @throws 409 if no account waits for the agreement, 429 after three emails in an hour
 */
export async function resendAgreementTo(context: WriteContext, ownerId: number): Promise<{ email: string }> {
  const waiting = await context.tx
    .selectFrom('retirement_account as a')
    .innerJoin('portal_user as u', 'u.account_owner_id', 'a.account_owner_id')
    .select('u.email')
    .where('a.account_owner_id', '=', ownerId)
    .where('a.status_id', '=', ACCOUNT_STATUS.validated)
    .executeTakeFirst()
  if (!waiting) throw refuse(409, 'No account waits for your signature.')
  await requireBelow(context.tx, AGREEMENTS_PER_OWNER, ownerId, context.now)
  await sendCustodialAgreement(context, { ownerId, email: waiting.email })
  return waiting
}

/**
 * Applies a signed agreement: validated accounts become registered, and an owner without a password gets an email to
 * set one. Returns the signed document.
 * @throws 409 if name, accounts or terms have changed since the agreement was sent
 */
export async function agreementSigned(
  context: WriteContext,
  envelope: Envelope,
  record: readonly Block[],
): Promise<Buffer> {
  const party = await partyOf(context.tx, envelope.account_owner_id)
  requireAsShown(await renderPdf(agreementDocument(party, context.services, envelope.created_at)), envelope)
  const moved = await context.tx
    .updateTable('retirement_account')
    .set({ status_id: ACCOUNT_STATUS.registered })
    .where('account_owner_id', '=', envelope.account_owner_id)
    .where('status_id', '=', ACCOUNT_STATUS.validated)
    .returning('account_id')
    .execute()
  for (const { account_id } of moved)
    await context.audit({
      action: 'account.status',
      ...about('retirement_account', account_id, envelope.account_owner_id),
      before: { statusId: ACCOUNT_STATUS.validated },
      after: { statusId: ACCOUNT_STATUS.registered },
    })
  await sendPasswordSetup(context, envelope)
  return renderPdf(agreementDocument(party, context.services, envelope.created_at, record))
}

/** The unsigned agreement of an owner, as of a moment. */
export async function agreementToSign(
  db: Db,
  services: Services,
  ownerId: number,
  date: Date,
): Promise<DocumentContent> {
  return agreementDocument(await partyOf(db, ownerId), services, date)
}

async function sendPasswordSetup(context: WriteContext, envelope: Envelope): Promise<void> {
  const user = await userOf(context, envelope)
  if (user.password_hash !== null) return
  const token = await createResetLink(context.tx, user.user_id, 'SETUP', context.now)
  await enqueueMail(
    context.tx,
    mailContext(context.services, context.now),
    'password-setup',
    { email: envelope.email, ownerId: envelope.account_owner_id },
    { token },
  )
}

/** Returns the owner's login; creates one if the registration created none. */
async function userOf(context: WriteContext, envelope: Envelope) {
  const known = await context.tx
    .selectFrom('portal_user')
    .select(['user_id', 'password_hash'])
    .where('account_owner_id', '=', envelope.account_owner_id)
    .executeTakeFirst()
  if (known) return known
  return context.tx
    .insertInto('portal_user')
    .values({ email: envelope.email, role_id: ROLE.customer, account_owner_id: envelope.account_owner_id })
    .returning(['user_id', 'password_hash'])
    .executeTakeFirstOrThrow()
}

async function partyOf(db: Db, ownerId: number): Promise<Party> {
  const owner = await db
    .selectFrom('account_owner')
    .select(['account_owner_id', 'first_name', 'last_name'])
    .where('account_owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  const accounts = await db
    .selectFrom('retirement_account as a')
    .innerJoin('plan as p', 'p.plan_id', 'a.plan_id')
    .select(['a.plan_account_number', 'a.account_type', 'p.name as plan_name'])
    .where('a.account_owner_id', '=', ownerId)
    .orderBy('a.account_id')
    .execute()
  return { ...owner, accounts }
}

/** The parties, accounts and terms of an agreement, without a signature. */
export function agreementBlocks(party: Omit<Party, 'account_owner_id'>, config: Terms, dated: string): Block[] {
  const terms = [
    `${config.companyName} holds the retirement accounts named above as custodian under section 408 (Traditional IRA) and section 408A (Roth IRA) of the Internal Revenue Code. The owner's interest in them cannot be forfeited.`,
    'The custodian keeps the money in an investment meant to preserve principal, credits interest, and reports contributions and distributions to the owner and to the Internal Revenue Service.',
    'The owner may ask for a distribution, rollover or transfer at any time, and may name beneficiaries. Distributions before age 59½ may carry a 10% additional tax.',
    `Fees: $20.00 a year and ${formatCents(config.distributionFeeCents)} for each distribution, rollover or transfer, taken from the account.`,
    'The owner agrees to get documents and notices through the portal and by email.',
  ]
  return [
    {
      kind: 'details',
      rows: [
        ['Custodian', config.companyName],
        ['Account owner', `${party.first_name} ${party.last_name}`],
        ['Date', dated],
      ],
    },
    { kind: 'heading', text: 'Accounts' },
    {
      kind: 'details',
      rows: party.accounts.map((account) => [
        `Account ${account.plan_account_number}`,
        `${account.account_type === 'ROTH' ? 'Roth IRA' : 'Traditional IRA'}, ${account.plan_name}`,
      ]),
    },
    { kind: 'heading', text: 'Terms' },
    ...terms.map((text, index) => ({ kind: 'paragraph' as const, text: `${index + 1}. ${text}` })),
  ]
}

type Terms = Pick<Config, 'companyName' | 'distributionFeeCents'>

/** The agreement to sign. After the signature, the record of the signature replaces the empty signature block. */
function agreementDocument(
  party: Party,
  { config, dateOf }: Services,
  date: Date,
  record?: readonly Block[],
): DocumentContent {
  const toSign: Block[] = [
    { kind: 'heading', text: 'Signature' },
    { kind: 'blanks', labels: [`Signature of ${party.first_name} ${party.last_name}`, 'Date'] },
  ]
  const blocks = [...agreementBlocks(party, config, usDate(dateOf(date))), ...(record ?? toSign)]
  return { title: 'Custodial Agreement', company: config.companyName, date, blocks }
}
