import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { sql } from 'kysely'
import * as z from 'zod'
import { ask } from '../approvals/ask.ts'
import { LAPSES_AFTER_DAYS, type Change, type Effect } from '../approvals/effect.ts'
import { personOf } from '../approvals/person.ts'
import type { Tx } from '../platform/db/connect.ts'
import { refusal, type Problem } from '../platform/problem.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { booksOfAccounts, postMany } from '../ledger/postMany.ts'
import { approvalsOfOwnFiles } from '../plans/ownPlanFiles.ts'
import { planReference } from '../plans/planReceivable.sql.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import { isClosedPlan, PLAN_CLOSED } from '../plans/closed.ts'
import { invalidField, refuseIf } from '../platform/http/errors.ts'
import { holdsWithoutLetter, takeUpConfirmed } from '../holds/payoutHold.ts'
import { confirmDataOfFiles, lockOwnersOfFiles, sentBefore } from '../provenance/confirmData.ts'
import { hasChangedPerson } from '../provenance/unconfirmed.ts'
import { formatCents } from '../platform/money.ts'
import type { ContactLines } from './contacts.ts'
import { inChunks } from '../platform/chunks.ts'

/** Maximum number of people shown to the decider. */
const SHOWN = 20
/** Number of accounts that one statement credits. */
const AT_ONCE = 500
/** Number of accounts named in a refusal. */
const NAMED = 5

const OTHER_FILE = 'This is not the checksum of the file. Refuse it and ask the sponsor.'

/**
 * Money announced in a plan file needs a second person. A file is not a deposit, and its uploader may have written
 * the addresses.
 */
export const planMoney: Effect<{ attachmentId: number; uploadedBy: number }> = {
  name: 'plan-money',
  title: 'Money of a plan file',
  payload: z.strictObject({ attachmentId: z.int(), uploadedBy: z.int() }),
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock: (context, { payload }) => lockFile(context.tx, payload.attachmentId),
  changed: async (context, { payload }) => {
    const { plan_id } = await context.tx
      .selectFrom('plan_file')
      .select('plan_id')
      .where('attachment_id', '=', payload.attachmentId)
      .executeTakeFirstOrThrow()
    if (await isClosedPlan(context.tx, plan_id)) return refusal(PLAN_CLOSED)
    const changed = await ownersChanged(context.tx, payload.attachmentId)
    return changed ?? whyNotCredited(await accountsOfFile(context.tx, payload.attachmentId).execute())
  },
  paysPerson: (db, _services, person, payloads) =>
    approvalsOfOwnFiles(db, person, new Map([...payloads].map(([id, { attachmentId }]) => [id, [attachmentId]]))),
  asksControlTotal: true,
  asksChecksum: true,
  perform: async (context, { payload, makers }, { checksum }) => {
    if (checksum !== null) await confirmFile(context, payload.attachmentId, makers, checksum)
    await takeIn(context, payload.attachmentId, payload.uploadedBy)
  },
  ended: async (context, { payload }) => {
    await context.tx
      .updateTable('plan_file')
      .set({ state: 'REFUSED' })
      .where('attachment_id', '=', payload.attachmentId)
      .execute()
  },
}

/** Why the money waits for the confirmation of an owner's name, birth date or social security number; null if not. */
async function ownersChanged(tx: Tx, attachmentId: number): Promise<Problem | null> {
  const rows = await tx
    .selectFrom('plan_money as m')
    .innerJoin('retirement_account as a', 'a.account_id', 'm.account_id')
    .select('a.plan_account_number')
    .where('m.attachment_id', '=', attachmentId)
    .where(hasChangedPerson(sql`a.account_owner_id`))
    .orderBy('a.account_id')
    .execute()
  if (rows.length === 0) return null
  const numbers = rows.map(({ plan_account_number }) => plan_account_number)
  return refusal(
    `The name, birth date or Social Security number of an owner was changed and is not confirmed yet. A second person must confirm it on the owner's Profile first. Accounts: ${named(numbers)}.`,
  )
}

/** The accounts of a file with their amounts and statuses. */
const accountsOfFile = (tx: Tx, attachmentId: number) =>
  tx
    .selectFrom('plan_money as m')
    .innerJoin('retirement_account as a', 'a.account_id', 'm.account_id')
    .select(['m.account_id', 'm.amount_cents', 'a.plan_account_number', 'a.status_id'])
    .where('m.attachment_id', '=', attachmentId)
    .orderBy('m.account_id')

/** Why accounts that were closed or rejected after the upload can't be credited; null if there are none. */
function whyNotCredited(accounts: ReadonlyArray<{ plan_account_number: string; status_id: number }>): Problem | null {
  const numbersIn = (status: number) =>
    accounts.flatMap(({ status_id, plan_account_number }) => (status_id === status ? [plan_account_number] : []))
  const [closed, rejected] = [numbersIn(ACCOUNT_STATUS.closed), numbersIn(ACCOUNT_STATUS.rejected)]
  if (closed.length > 0)
    return refusal(
      `An account of this file was closed meanwhile. Open it again, or refuse the file and load it again. Accounts: ${named(closed)}.`,
    )
  if (rejected.length > 0)
    return refusal(
      `An account of this file was rejected meanwhile. Set it to Not Validated for another review, or refuse the file and load it without this person. Accounts: ${named(rejected)}.`,
    )
  return null
}

/**
 * Creates the approval for the money of a loaded file. With the second-person rule off, the money is credited
 * immediately. Only accounts of this file are credited.
 */
export async function expectMoney(
  context: WriteContext,
  file: { attachmentId: number; userId: number; jobId: number; fileName: string },
  accounts: ReadonlyArray<{
    accountId: number
    number: string
    isNew?: boolean
    /** Whether the account waits for a reviewer because its person is not the owner of the social security number. */
    waits: boolean
    row: { amount: bigint; reference: string | null }
  }>,
  contacts: ContactLines,
): Promise<void> {
  const { attachmentId, userId } = file
  for (const part of inChunks(accounts, AT_ONCE))
    await context.tx
      .insertInto('plan_money')
      .values(
        part.map(({ accountId, row }) => ({
          attachment_id: attachmentId,
          account_id: accountId,
          amount_cents: row.amount,
          reference: row.reference,
        })),
      )
      .execute()
  if (!context.services.config.fourEyes) return takeIn(context, attachmentId, userId)
  const total = accounts.reduce((sum, { row }) => sum + row.amount, 0n)
  await ask(context, planMoney, {
    subject: { entity: 'plan_file', id: attachmentId },
    amountCents: total,
    payload: { attachmentId, uploadedBy: userId },
    description: `Money of the plan file ${file.fileName}: ${formatCents(total)} for ${accounts.length} accounts`,
    changes: [
      { label: 'Credited to accounts', before: formatCents(0n), after: formatCents(total) },
      ...toOpenAccounts(accounts),
      ...toOthers(accounts),
      ...(await writtenBy(context, contacts, userId)),
      ...shownOf(contacts, file.jobId),
    ],
    // The checksum confirms what these people wrote.
    makers: [...new Set([userId, ...(await sentBefore(context.tx, attachmentId)).map((file) => file.uploadedBy)])],
  })
}

/** Shows the decider the amount that goes to accounts opened before this file. */
function toOpenAccounts(accounts: ReadonlyArray<{ isNew?: boolean; row: { amount: bigint } }>): Change[] {
  const open = accounts.filter(({ isNew }) => isNew !== true)
  if (open.length === 0) return []
  const cents = open.reduce((sum, { row }) => sum + row.amount, 0n)
  return [
    {
      label: 'To open accounts',
      before: null,
      after: `${formatCents(cents)} to ${open.length === 1 ? '1 account' : `${open.length} accounts`}`,
    },
  ]
}

/** Shows the decider the amount for people whose Social Security number belongs to an owner of another name. */
function toOthers(accounts: ReadonlyArray<{ number: string; waits: boolean; row: { amount: bigint } }>): Change[] {
  const others = accounts.filter(({ waits }) => waits)
  if (others.length === 0) return []
  const cents = others.reduce((sum, { row }) => sum + row.amount, 0n)
  const numbers = named(others.map(({ number }) => number))
  return [
    {
      label: 'Number of another person',
      before: null,
      after: `${formatCents(cents)} to accounts that Compliance must review: ${numbers}`,
    },
  ]
}

/** The first of these account numbers, and how many more there are. */
function named(numbers: readonly string[]): string {
  const more = numbers.length > NAMED ? ` and ${numbers.length - NAMED} more` : ''
  return `${numbers.slice(0, NAMED).join(', ')}${more}`
}

/** Names the uploader of new contact data, in a line before the people. */
async function writtenBy(context: WriteContext, contacts: ContactLines, userId: number): Promise<Change[]> {
  if (contacts.size === 0) return []
  const { email } = await personOf(context.tx, userId)
  const day = usDate(context.services.dateOf(context.now))
  return [{ label: 'Addresses and numbers', before: null, after: `New, uploaded by ${email} on ${day}, not confirmed` }]
}

/**
 * A checksum that the sponsor sent separately proves that the file is the sponsor's, so the data of new owners is
 * confirmed, also if it came with the same file before. The makers include its writers.
 * @throws 400 at the field for another checksum
 */
async function confirmFile(
  context: WriteContext,
  attachmentId: number,
  makers: readonly number[],
  checksum: string,
): Promise<void> {
  const { sha256 } = await context.tx
    .selectFrom('plan_file')
    .select('sha256')
    .where('attachment_id', '=', attachmentId)
    .executeTakeFirstOrThrow()
  if (sha256 !== checksum) throw invalidField('checksum', OTHER_FILE)
  // An approval that release 0.1.0 requested does not name the uploaders of earlier files.
  const earlier = (await sentBefore(context.tx, attachmentId)).filter(({ uploadedBy }) => makers.includes(uploadedBy))
  const files = [attachmentId, ...earlier.map((file) => file.attachmentId)]
  await lockOwnersOfFiles(context.tx, files)
  const values = await confirmDataOfFiles(context, files, "The sponsor's checksum of the file")
  for (const ownerId of await holdsWithoutLetter(context.tx, files)) {
    // oxlint-disable-next-line no-await-in-loop -- few people register between the upload and its approval
    await takeUpConfirmed(context, ownerId)
  }
  await context.audit({
    action: 'plan-file.confirm',
    entity: 'attachment',
    entityId: attachmentId,
    after: { values },
  })
}

/** The first contacts, for the decider. The result file contains all contacts. */
function shownOf(contacts: ContactLines, jobId: number): Change[] {
  const shown = [...contacts]
    .slice(0, SHOWN)
    .map(([line, says]) => ({ label: `Line ${line}`, before: null, after: says }))
  const more = contacts.size - shown.length
  if (more === 0) return shown
  return [...shown, { label: 'More people', before: null, after: `${more} more are in the result of job ${jobId}` }]
}

/**
 * Posts the money as a receivable from the plan and credits each account. The receivable closes when the bank
 * statement shows the deposit.
 * @throws 409 for a closed or rejected account
 */
async function takeIn(context: WriteContext, attachmentId: number, userId: number): Promise<void> {
  const { tx, today } = context
  // Locks the accounts after their owners and before their books, so that none is closed before its money is posted.
  const rows = await accountsOfFile(tx, attachmentId).forNoKeyUpdate('a').execute()
  refuseIf(409, whyNotCredited(rows))
  const total = rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0n)
  const [receivable, receipts] = [await internalBook(tx, 'PLAN_RECEIVABLE'), await internalBook(tx, 'PLAN_RECEIPTS')]
  const bookOf = await booksOfAccounts(
    tx,
    rows.map(({ account_id }) => account_id),
  )
  const entry = { typeId: TRANSACTION_TYPE.contribution, date: today, createdBy: userId }
  const transactionId = await post(tx, {
    ...entry,
    note: `Plan assets expected, ${planReference(attachmentId)}`,
    idempotencyKey: `plan-file:${attachmentId}`,
    lines: [debit(receivable, total), credit(receipts, total)],
  })
  await tx
    .insertInto('plan_receivable')
    .columns(['attachment_id', 'plan_id', 'amount_cents', 'transaction_id', 'since', 'is_prefunded'])
    .expression((eb) =>
      eb
        .selectFrom('plan_file')
        .select((file) => [
          'attachment_id',
          'plan_id',
          file.val(total).as('amount_cents'),
          file.val(transactionId).as('transaction_id'),
          file.val(today).as('since'),
          file.val(context.services.config.planMoneyPrefunded).as('is_prefunded'),
        ])
        .where('attachment_id', '=', attachmentId),
    )
    .execute()
  await postMany(
    tx,
    rows.map(({ account_id, amount_cents }) => ({
      ...entry,
      note: 'Rollover from plan',
      idempotencyKey: `plan-file:${attachmentId}:${account_id}`,
      lines: [debit(receipts, amount_cents), credit(bookOf(account_id), amount_cents)],
    })),
  )
  await context.audit({ action: 'plan-file.money', entity: 'attachment', entityId: attachmentId, after: { total } })
}

async function lockFile(tx: Tx, attachmentId: number): Promise<void> {
  await tx.selectFrom('plan_file').select('state').where('attachment_id', '=', attachmentId).forUpdate().execute()
}
