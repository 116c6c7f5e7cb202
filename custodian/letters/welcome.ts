import { isOwnersAccount } from '../owners/ownersAccount.sql.ts'
import { mailingAddress } from '../owners/contact.ts'
import { sql } from 'kysely'
import { randomBytes, randomInt } from 'node:crypto'
import { isAlive } from '../owners/death.ts'
import { letterDate } from '../platform/calendar/usDate.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { tokenHash } from '../platform/http/session.ts'
import { addressLines, closing, storeLetter } from '../mail/paper.ts'
import { formatCents } from '../platform/money.ts'
import { renderPdf, type Block } from '../platform/pdf/document.ts'
import { codeAssociatedData } from '../registration/code.ts'
import type { Services } from '../platform/context/services.ts'
import { about } from '../platform/audit/audit.ts'

/**
 * Account statuses for which a welcome letter is written: the account is not validated yet, or the agreement is not
 * signed. Registered accounts and deceased owners get no letter.
 */
const NOT_REGISTERED = [1, 2] as const
const KIND = 'WELCOME'
const ANNUAL_FEE = '$20.00'

/** Number of owners in one batch. */
const TOGETHER = 1_000

/** The next owners after an id with accounts that have no welcome letter yet, in order; empty at the end. */
export async function ownersToWelcome({ db }: Services, after: number): Promise<number[]> {
  const rows = await unwelcomed(db)
    .select('a.account_owner_id')
    .distinct()
    .where('a.account_owner_id', '>', after)
    .orderBy('a.account_owner_id')
    .limit(TOGETHER)
    .execute()
  return rows.map(({ account_owner_id }) => account_owner_id)
}

/** Number of owners without a welcome letter, for the progress of a run. */
export async function countToWelcome({ db }: Services): Promise<number> {
  const { n } = await unwelcomed(db)
    .select((eb) => eb.fn.count<bigint>('a.account_owner_id').distinct().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/**
 * Writes one welcome letter to an owner for all accounts without one, queues it for the printer and sets the
 * registration code. Returns false if every account already has a letter.
 * @throws Error if the owner has no address
 */
export async function welcome(context: WriteContext, ownerId: number): Promise<boolean> {
  const { tx, services, now } = context
  // The lock serializes runs, so a second run sees the letters of the first.
  const owner = await tx
    .selectFrom('account_owner')
    .select(['first_name', 'last_name'])
    .where('account_owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const accounts = await unwelcomed(tx)
    .innerJoin('plan', 'plan.plan_id', 'a.plan_id')
    .select(['a.account_id', 'a.plan_account_number', 'a.account_type', 'plan.name as plan_name'])
    .where('a.account_owner_id', '=', ownerId)
    .orderBy('a.account_id')
    .execute()
  if (accounts.length === 0) return false
  const address = await mailingAddress(tx, ownerId).executeTakeFirst()
  if (!address) throw new Error('There is no mailing address.')
  const code = await setRegistrationCode(context, ownerId)
  const content = await renderPdf({
    title: 'Welcome to your IRA',
    letter: {
      date: letterDate(services.dateOf(now)),
      to: addressLines(owner, address),
    },
    company: services.config.companyName,
    phone: services.config.contactPhone,
    date: now,
    blocks: letterOf(services, { ...owner, code, accounts }),
  })
  const letterId = await storeLetter(context, { ownerId, kind: KIND, content })
  await tx
    .insertInto('letter_account')
    .values(accounts.map(({ account_id }) => ({ account_id, kind: KIND, letter_id: letterId })))
    .execute()
  await context.audit({
    action: 'letter.write',
    ...about('letter', letterId, ownerId),
    after: { kind: KIND, accountIds: accounts.map(({ account_id }) => account_id) },
  })
  return true
}

function unwelcomed(db: Services['db'] | Tx) {
  return db
    .selectFrom('retirement_account as a')
    .where('a.status_id', 'in', NOT_REGISTERED)
    .where(isAlive('a.account_owner_id'))
    .where(isFunded)
    .where(isOwnersAccount)
    .where(mayRegister)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('letter_account as l')
            .select('l.account_id')
            .whereRef('l.account_id', '=', 'a.account_id')
            .where('l.kind', '=', KIND),
        ),
      ),
    )
}

/** False for an owner with a working or closed login, which a registration must not change. */
const mayRegister = sql<boolean>`not exists (select from portal_user u where u.account_owner_id = a.account_owner_id
  and (u.password_hash is not null or u.disabled_at is not null))`

/** False for an account opened for money of plan files that is not here: it waits, was refused, or was all returned. */
const isFunded = sql<boolean>`(not exists (select from plan_money m where m.account_id = a.account_id)
  or exists (select from plan_money m join plan_receivable r on r.attachment_id = m.attachment_id
    where m.account_id = a.account_id and m.amount_cents > (
      select coalesce(sum(b.amount_cents), 0) from plan_return b
      where b.attachment_id = m.attachment_id and b.account_id = m.account_id)))`

/**
 * Sets a code for telephone calls, which the owner and staff can see. Nobody can register with it: no hash of the
 * code is stored, and the registration row is created as expired. A second letter repeats the code of the first,
 * because staff see only the newest code.
 */
async function setRegistrationCode({ tx, services, now }: WriteContext, ownerId: number): Promise<string> {
  const earlier = await tx
    .selectFrom('registration')
    .select('code_sealed')
    .where('account_owner_id', '=', ownerId)
    .where('code_sealed', 'is not', null)
    .where('code_hash', 'is', null)
    .where('verified_at', 'is', null)
    .orderBy('code_created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const code = earlier?.code_sealed
    ? services.pii.open(earlier.code_sealed, codeAssociatedData(ownerId))
    : String(randomInt(1_000_000)).padStart(6, '0')
  await tx
    .insertInto('registration')
    .values({
      unique_id_hash: tokenHash(randomBytes(16).toString('base64url')),
      account_owner_id: ownerId,
      code_sealed: services.pii.seal(code, codeAssociatedData(ownerId)),
      code_created_at: now,
      created_at: now,
      expires_at: now,
    })
    .execute()
  return code
}

interface Recipient {
  first_name: string
  last_name: string
  code: string
  accounts: ReadonlyArray<{ plan_account_number: string; account_type: string; plan_name: string }>
}

function letterOf({ config }: Services, recipient: Recipient): Block[] {
  const fee = formatCents(config.distributionFeeCents)
  return [
    { kind: 'paragraph', text: `Dear ${recipient.first_name} ${recipient.last_name},` },
    {
      kind: 'paragraph',
      text: 'The retirement plan of your former employer has rolled your balance over into an individual retirement account in your name, as the law allows for balances of $7,000 or less. The money is yours. None of it was taxed or withheld.',
    },
    {
      kind: 'details',
      rows: recipient.accounts.map(
        ({ plan_account_number, account_type, plan_name }) =>
          [plan_name, `${plan_account_number} (${account_type === 'ROTH' ? 'Roth' : 'Traditional'} IRA)`] as const,
      ),
    },
    { kind: 'heading', text: 'Your account online' },
    {
      kind: 'paragraph',
      text: `Open ${config.publicOrigin} and choose Register. You need your Social Security number, your name, your date of birth and an email address. If you call us instead, have the registration code at hand.`,
    },
    { kind: 'details', rows: [['Registration code', recipient.code]] },
    { kind: 'heading', text: 'Fees' },
    {
      kind: 'details',
      rows: [
        ['Annual fee', ANNUAL_FEE],
        ['Each distribution or transfer', fee],
      ],
    },
    { kind: 'heading', text: 'How your money is kept' },
    {
      kind: 'paragraph',
      text: 'It is invested at a regulated institution, to preserve the amount that came from the plan, earn a reasonable rate of return and stay available. You may take it out, roll it over or transfer it at any time; the plan no longer has any say in it. You can enforce the terms of the account against the custodian.',
    },
    closing(config.companyName),
  ]
}
