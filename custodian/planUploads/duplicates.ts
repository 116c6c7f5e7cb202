import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { sameName } from '../owners/sameName.ts'
import { socialHash } from '../owners/social.ts'
import type { Services } from '../platform/context/services.ts'
import type { Finding, Participant } from './columns.ts'
import { inChunks } from '../platform/chunks.ts'
import { unfundedAccounts, type Unfunded } from './unfunded.ts'

const AT_ONCE = 5_000

export type KnownOwner = {
  ownerId: number
  lastName: string
  dateOfBirth: string | null
  accountTypes: Set<string>
  /** Accounts by their type that an earlier file has opened and whose money was refused. */
  unfunded: Map<string, Unfunded>
}

/** Rows of one file that contradict each other: the same account twice, or one number with two persons. */
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

/** The people of the file who are owners already, by the hash of their number, with the types of their open accounts in the plan. */
export async function knownOwners(
  db: Db | Tx,
  services: Services,
  planId: number,
  participants: readonly Participant[],
): Promise<Map<string, KnownOwner>> {
  const known = new Map<string, KnownOwner>()
  const unfunded = await unfundedAccounts(db, planId)
  const hashes = [...new Set(participants.map(({ social }) => socialHash(services.pii, social)))]
  for (const part of inChunks(hashes, AT_ONCE)) {
    const rows = await db
      .selectFrom('account_owner')
      .leftJoin('retirement_account', (join) =>
        join
          .onRef('retirement_account.account_owner_id', '=', 'account_owner.account_owner_id')
          .on('plan_id', '=', planId)
          .on('status_id', '!=', ACCOUNT_STATUS.closed),
      )
      .select(['account_owner.account_owner_id', 'social_hash', 'last_name', 'date_of_birth', 'account_type'])
      .where('social_hash', 'in', part)
      .execute()
    for (const row of rows) {
      const owner = known.get(row.social_hash ?? '') ?? {
        ownerId: row.account_owner_id,
        lastName: row.last_name,
        dateOfBirth: row.date_of_birth,
        accountTypes: new Set<string>(),
        unfunded: new Map<string, Unfunded>(),
      }
      const earlier = unfunded.get(`${row.account_owner_id} ${row.account_type}`)
      if (row.account_type && earlier) owner.unfunded.set(row.account_type, earlier)
      else if (row.account_type) owner.accountTypes.add(row.account_type)
      known.set(row.social_hash ?? '', owner)
    }
  }
  return known
}

/** Rows for accounts that exist already. */
export async function duplicatesInBooks(
  db: Db | Tx,
  services: Services,
  known: ReadonlyMap<string, KnownOwner>,
  participants: readonly Participant[],
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const row of participants)
    if (known.get(socialHash(services.pii, row.social))?.accountTypes.has(row.accountType))
      findings.push({ line: row.line, column: 'SSN', text: 'This person has an account of this type in the plan' })
  const isOwn = (row: Participant) =>
    known.get(socialHash(services.pii, row.social))?.unfunded.get(row.accountType)?.number === row.planAccountNumber
  const byNumber = new Map(
    participants.flatMap((row) => (row.planAccountNumber && !isOwn(row) ? [[row.planAccountNumber, row]] : [])),
  )
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
