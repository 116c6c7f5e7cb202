import { sql } from 'kysely'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { sameName } from '../owners/sameName.ts'
import { socialHash } from '../owners/social.ts'
import type { Services } from '../platform/context/services.ts'
import type { Finding, Participant } from './columns.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import { inChunks } from '../platform/chunks.ts'
import { planReference } from '../plans/planReceivable.sql.ts'
import { hasChangedPerson } from '../provenance/unconfirmed.ts'

const AT_ONCE = 5_000

export interface OpenAccount {
  accountId: number
  number: string
  /**
   * The person under whose name a plan file opened the account; null if that is the owner of the social security
   * number.
   */
  namedInFile: string | null
  statusId: number
}

export type KnownOwner = {
  ownerId: number
  lastName: string
  dateOfBirth: string | null
  /** Whether an unconfirmed change of the person may have given the owner another person's identity. */
  isChanged: boolean
  /** The owner's open accounts in the plan by account type, oldest first. */
  accounts: Map<string, OpenAccount[]>
}

/**
 * The open account that gets the money of a row; undefined if the row opens a new account. The owner's own money never
 * goes to an account opened under another person's name that no reviewer has passed, and to a rejected account only if
 * there is no other, which refuses the row.
 */
export function accountOf(owner: KnownOwner | undefined, row: Participant): OpenAccount | undefined {
  const all = owner?.accounts.get(row.accountType) ?? []
  const open = owner && isSamePerson(owner, row) ? all.filter((account) => !isOfOther(account, row)) : all
  return (
    open.find(({ number }) => number === row.planAccountNumber) ??
    open.find(({ statusId }) => statusId !== ACCOUNT_STATUS.rejected) ??
    open[0]
  )
}

const NOT_PASSED: readonly number[] = [ACCOUNT_STATUS.notValidated, ACCOUNT_STATUS.rejected]

function isOfOther({ namedInFile, statusId }: OpenAccount, row: Participant): boolean {
  return namedInFile !== null && namedInFile !== namedIn(row) && NOT_PASSED.includes(statusId)
}

export function isSamePerson(owner: KnownOwner, row: Participant): boolean {
  return sameName(owner.lastName, row.lastName, 'known') && owner.dateOfBirth === row.dateOfBirth
}

/**
 * Whether the social security number of a row is that of an owner of another name or birth date, so that the row's
 * account waits for a reviewer. False if an account of the row's person was rejected, which refuses the row.
 */
export function waitsAsOther(owner: KnownOwner | undefined, row: Participant): boolean {
  if (!owner || isSamePerson(owner, row)) return false
  const account = accountOf(owner, row)
  if (!account) return true
  return account.namedInFile === namedIn(row) && account.statusId === ACCOUNT_STATUS.notValidated
}

/** A row's person as text, stored with an account that was opened under another person's social security number. */
export const namedIn = (row: Participant) => `${row.firstName} ${row.lastName}, born ${usDate(row.dateOfBirth)}`

/**
 * Finds rows of one file that contradict each other: the same account twice, or one social security number for two
 * persons.
 */
export function duplicatesInFile(participants: readonly Participant[]): Finding[] {
  const findings: Finding[] = []
  const people = new Map<string, Participant>()
  const accounts = new Map<string, number>()
  const numbers = new Map<string, number>()
  for (const row of participants) {
    const person = people.get(row.social)
    if (person && (!sameName(person.lastName, row.lastName, 'known') || person.dateOfBirth !== row.dateOfBirth))
      findings.push({ line: row.line, column: 'SSN', text: `Another person has this number in line ${person.line}` })
    people.set(row.social, person ?? row)
    const account = `${row.social} ${row.accountType}`
    if (accounts.has(account))
      findings.push({
        line: row.line,
        column: 'SSN',
        text: `The same person and account type as in line ${accounts.get(account)}`,
      })
    accounts.set(account, accounts.get(account) ?? row.line)
    if (row.planAccountNumber === null) continue
    if (numbers.has(row.planAccountNumber))
      findings.push({
        line: row.line,
        column: 'PlanAccountNumber',
        text: `The same number as in line ${numbers.get(row.planAccountNumber)}`,
      })
    numbers.set(row.planAccountNumber, numbers.get(row.planAccountNumber) ?? row.line)
  }
  return findings
}

/**
 * Finds the people of a file who are already owners, by the hash of the social security number. Includes their open
 * accounts in the plan.
 */
export async function knownOwners(
  db: Db | Tx,
  services: Services,
  planId: number,
  participants: readonly Participant[],
): Promise<Map<string, KnownOwner>> {
  const known = new Map<string, KnownOwner>()
  const hashes = [...new Set(participants.map(({ social }) => socialHash(services.pii, social)))]
  for (const part of inChunks(hashes, AT_ONCE)) {
    const rows = await db
      .selectFrom('account_owner')
      .leftJoin('retirement_account as a', (join) =>
        join
          .onRef('a.account_owner_id', '=', 'account_owner.account_owner_id')
          .on('plan_id', '=', planId)
          .on('status_id', '!=', ACCOUNT_STATUS.closed),
      )
      .select(['account_owner.account_owner_id', 'social_hash', 'last_name', 'date_of_birth'])
      .select(hasChangedPerson(sql`account_owner.account_owner_id`).as('is_changed'))
      .select(['a.account_id', 'a.account_type', 'a.plan_account_number', 'a.named_in_file', 'a.status_id'])
      .where('social_hash', 'in', part)
      .orderBy('a.account_id')
      .execute()
    for (const row of rows) {
      const owner = known.get(row.social_hash ?? '') ?? {
        ownerId: row.account_owner_id,
        lastName: row.last_name,
        dateOfBirth: row.date_of_birth,
        isChanged: row.is_changed,
        accounts: new Map<string, OpenAccount[]>(),
      }
      known.set(row.social_hash ?? '', owner)
      if (row.account_id === null || row.account_type === null || row.status_id === null) continue
      const account = {
        accountId: row.account_id,
        number: row.plan_account_number ?? '',
        namedInFile: row.named_in_file,
        statusId: row.status_id,
      }
      owner.accounts.set(row.account_type, [...(owner.accounts.get(row.account_type) ?? []), account])
    }
  }
  return known
}

const OTHER_PERSON = 'The account of this number in the plan is that of a person of another name or birth date'
const WAITS_AS_OTHER =
  'This number belongs to a person of another name or birth date in our records: Compliance must review the account'
const REJECTED =
  'The account of this person in the plan was rejected: correct the row, or set the account to Not Validated for another review'
const CHANGED =
  "The name, birth date or Social Security number of this owner was changed and is not confirmed yet: a second person must confirm it on the owner's Profile first"
const OTHER_NUMBER = 'The account of this person in the plan has another number'

/**
 * Compares the rows of a file with the accounts in the database. A row for a person with an open account in the plan is
 * a further transfer to that account. Reports a different name, birth date or account number, rejected accounts, owners
 * with an unconfirmed change of the person, and rows that an earlier file already contained.
 */
export async function duplicatesInBooks(
  db: Db | Tx,
  services: Services,
  planId: number,
  known: ReadonlyMap<string, KnownOwner>,
  participants: readonly Participant[],
): Promise<Finding[]> {
  const findings: Finding[] = []
  const further = new Set<number>()
  const ofOwners = new Map<number, Participant[]>()
  const byNumber = new Map<string, Participant>()
  for (const row of participants) {
    const owner = known.get(socialHash(services.pii, row.social))
    if (owner) ofOwners.set(owner.ownerId, [...(ofOwners.get(owner.ownerId) ?? []), row])
    if (owner?.isChanged && services.config.fourEyes) findings.push({ line: row.line, column: 'SSN', text: CHANGED })
    const account = accountOf(owner, row)
    if (waitsAsOther(owner, row))
      findings.push({ line: row.line, column: 'SSN', text: WAITS_AS_OTHER, isWarning: true })
    if (!owner || !account) {
      if (row.planAccountNumber !== null) byNumber.set(row.planAccountNumber, row)
      continue
    }
    further.add(account.accountId)
    if (!isSamePerson(owner, row) && account.namedInFile !== namedIn(row))
      findings.push({ line: row.line, column: 'SSN', text: OTHER_PERSON })
    else if (account.statusId === ACCOUNT_STATUS.rejected)
      findings.push({ line: row.line, column: 'SSN', text: REJECTED })
    if (row.planAccountNumber !== null && row.planAccountNumber !== account.number)
      findings.push({ line: row.line, column: 'PlanAccountNumber', text: OTHER_NUMBER })
  }
  if (further.size > 0) findings.push({ line: 0, column: '', text: toOpenAccounts(further.size), isWarning: true })
  return [...findings, ...(await loadedBefore(db, planId, ofOwners)), ...(await takenNumbers(db, byNumber))]
}

const toOpenAccounts = (rows: number) =>
  rows === 1 ? '1 row goes to an account that is open already' : `${rows} rows go to accounts that are open already`

/**
 * Finds rows with the same person, account type, amount and reference as a row of an earlier file of the plan, unless
 * that file's money was refused. Includes closed accounts, because a plan may send the row of a paid person again.
 */
async function loadedBefore(
  db: Db | Tx,
  planId: number,
  ofOwners: ReadonlyMap<number, readonly Participant[]>,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const part of inChunks([...ofOwners.keys()], AT_ONCE)) {
    const earlier = await db
      .selectFrom('retirement_account as a')
      .innerJoin('plan_money as m', 'm.account_id', 'a.account_id')
      .innerJoin('plan_file as f', 'f.attachment_id', 'm.attachment_id')
      .select(['a.account_owner_id', 'a.account_type', 'm.attachment_id', 'm.amount_cents', 'm.reference'])
      .where('a.account_owner_id', 'in', part)
      .where('a.plan_id', '=', planId)
      .where('f.state', '<>', 'REFUSED')
      .orderBy('m.attachment_id')
      .execute()
    for (const [ownerId, of] of Map.groupBy(earlier, (one) => one.account_owner_id))
      for (const row of ofOwners.get(ownerId) ?? []) {
        const same = of.find(
          (one) =>
            one.account_type === row.accountType && one.amount_cents === row.amount && one.reference === row.reference,
        )
        if (same) findings.push({ line: row.line, column: 'Amount', text: sameRow(same.attachment_id) })
      }
  }
  return findings
}

const sameRow = (attachmentId: number) =>
  `The file ${planReference(attachmentId)} has this amount for this person: give a further transfer another Reference`

async function takenNumbers(db: Db | Tx, byNumber: ReadonlyMap<string, Participant>): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const part of inChunks([...byNumber.keys()], AT_ONCE)) {
    const taken = await db
      .selectFrom('retirement_account')
      .select('plan_account_number')
      .where('plan_account_number', 'in', part)
      .execute()
    for (const { plan_account_number } of taken)
      findings.push({
        line: byNumber.get(plan_account_number)?.line ?? 0,
        column: 'PlanAccountNumber',
        text: 'Another account has this number',
      })
  }
  return findings
}
