import type { FindingKey } from '../../contract/findings.ts'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/db/connect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { openCustomerBooks } from '../ledger/postMany.ts'
import { sealSocial, socialHash } from '../owners/social.ts'
import type { Services } from '../platform/context/services.ts'
import type { Participant } from './columns.ts'
import { contactLines, type ContactLines } from './contacts.ts'
import { accountOf, isSamePerson, namedIn, waitsAsOther, type KnownOwner } from './duplicates.ts'
import { inChunks } from '../platform/chunks.ts'
import { sayWhoWrites } from '../provenance/dataWriter.ts'
import { expectMoney } from './planMoney.ts'

/** Number of rows that one statement inserts. */
const AT_ONCE = 500
const NAME_MISMATCH: FindingKey = 'NAME_MISMATCH'

export type OpenedAccounts = {
  /** Number of new account owners. */
  owners: number
  /** Number of new accounts. */
  opened: number
  cents: bigint
  /** The plan account number of each row's new or existing account, by line of the file. */
  accounts: ReadonlyMap<number, string>
  contacts: ContactLines
}

/**
 * Opens an account in status 1 for every participant without an open account of the type in the plan. People who are
 * not owners yet become owners. Existing owners keep their data; the new account of an owner whose name or birth date
 * differs is marked NAME_MISMATCH. The plan's money waits for a second person.
 */
export async function openAccounts(
  context: WriteContext,
  file: { planId: number; userId: number; attachmentId: number; jobId: number; fileName: string; now: Date },
  known: ReadonlyMap<string, KnownOwner>,
  participants: readonly Participant[],
): Promise<OpenedAccounts> {
  const { tx, services } = context
  const newcomers = [...new Map(participants.map((row) => [row.social, row])).values()].filter(
    ({ social }) => !known.has(socialHash(services.pii, social)),
  )
  const newIds = await takeIds(tx, 'account_owner', 'account_owner_id', newcomers.length)
  const ownerIds = new Map(newcomers.map(({ social }, index) => [social, newIds[index] ?? 0]))
  await sayWhoWrites(context, { path: 'PLAN_FILE', userId: file.userId, attachmentId: file.attachmentId })
  await insertOwners(
    tx,
    services,
    file.now,
    newcomers.map((row) => ({ row, ownerId: ownerIds.get(row.social) ?? 0 })),
  )

  const accountIds = await takeIds(tx, 'retirement_account', 'account_id', participants.length)
  const accounts = participants.map((row, index) => {
    const owner = known.get(socialHash(services.pii, row.social))
    const open = accountOf(owner, row)
    const waits = waitsAsOther(owner, row)
    if (open) return { row, accountId: open.accountId, number: open.number, ownerId: owner?.ownerId ?? 0, waits }
    return {
      row,
      isNew: true,
      accountId: accountIds[index] ?? 0,
      number: row.planAccountNumber ?? `${file.planId}-${accountIds[index]}`,
      ownerId: owner?.ownerId ?? ownerIds.get(row.social) ?? 0,
      isOther: owner !== undefined && !isSamePerson(owner, row),
      waits,
    }
  })
  const today = services.dateOf(file.now)
  const opened = accounts.filter(({ isNew }) => isNew)
  for (const part of inChunks(opened, AT_ONCE)) {
    await tx
      .insertInto('retirement_account')
      .values(
        part.map(({ row, accountId, number, ownerId, isOther }) => ({
          account_id: accountId,
          plan_account_number: number,
          account_type: row.accountType,
          plan_id: file.planId,
          account_owner_id: ownerId,
          status_id: ACCOUNT_STATUS.notValidated,
          setup_date: today,
          qualifier_key: isOther ? NAME_MISMATCH : null,
          named_in_file: isOther ? namedIn(row) : null,
          date_loaded: file.now,
        })),
      )
      .execute()
  }
  const cents = participants.reduce((sum, { amount }) => sum + amount, 0n)
  await openCustomerBooks(
    tx,
    opened.map(({ accountId, number }) => ({ accountId, name: number })),
  )
  const contacts = await contactLines(tx, services, known, participants)
  await expectMoney(context, file, accounts, contacts)
  return {
    owners: newcomers.length,
    opened: opened.length,
    cents,
    accounts: new Map(accounts.map(({ row, number }) => [row.line, number])),
    contacts,
  }
}

async function insertOwners(
  tx: Tx,
  services: Services,
  now: Date,
  newcomers: ReadonlyArray<{ row: Participant; ownerId: number }>,
): Promise<void> {
  for (const part of inChunks(newcomers, AT_ONCE)) {
    await tx
      .insertInto('account_owner')
      .values(
        part.map(({ row, ownerId }) => ({
          account_owner_id: ownerId,
          first_name: row.firstName,
          last_name: row.lastName,
          date_of_birth: row.dateOfBirth,
          email: row.email,
          ...sealSocial(services.pii, ownerId, row.social),
          created_at: now,
        })),
      )
      .execute()
    await tx
      .insertInto('address')
      .values(
        part.map(({ row, ownerId }) => ({
          account_owner_id: ownerId,
          address1: row.address1,
          address2: row.address2,
          city: row.city,
          state: row.state,
          zip: row.zip,
        })),
      )
      .execute()
    const phones = part.flatMap(({ row, ownerId }) =>
      row.phone === null ? [] : [{ account_owner_id: ownerId, number: row.phone }],
    )
    if (phones.length > 0) await tx.insertInto('phone').values(phones).execute()
  }
}

/** Reserves the ids before writing rows, because each social security number is encrypted for its owner's id. */
async function takeIds(tx: Tx, table: string, column: string, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: bigint }>`
    select nextval(pg_get_serial_sequence(${table}, ${column})) as id from generate_series(1, ${count}::int)`.execute(
    tx,
  )
  return rows.map(({ id }) => Number(id))
}
