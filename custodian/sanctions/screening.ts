import { sql } from 'kysely'
import { nameOf, payeesOf } from '../payees/payee.sql.ts'
import { about } from '../platform/audit/audit.ts'
import type { Config } from '../platform/config/config.ts'
import { writeContextIn, type WriteContext } from '../platform/context/writeContext.ts'
import type { Services } from '../platform/context/services.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { loadSanctions, type Hit, type SanctionsList } from './sanctionsList.ts'

/** A payment, with everybody whose name is screened before the payment is sent. */
export interface Payment {
  request_id: number
  account_owner_id: number
  first_name: string
  last_name: string
  date_of_birth: string | null
  payee_id: number | null
  /** Words on a check to a receiving custodian or an estate. */
  check_payable_to: string | null
}

export interface Owner {
  account_owner_id: number
  first_name: string
  last_name: string
  date_of_birth: string | null
}

interface Match {
  party: 'OWNER' | 'PAYEE' | 'PAYABLE_TO'
  account_owner_id: number
  payee_id: number | null
  name: string
  date_of_birth: string | null
  hit: Hit
}

/** The current sanctions list; null in production if the operator provided none. @throws as loadSanctions */
export function listInUse(config: Pick<Config, 'production' | 'sanctionsFile'>): SanctionsList | null {
  return config.production && config.sanctionsFile === null ? null : loadSanctions(config)
}

export const ownerName = (owner: Pick<Owner, 'first_name' | 'last_name'>) =>
  `${owner.first_name} ${owner.last_name}`.trim()

/**
 * Screens owners, payees and the words on checks against the current list and records the matches, because OFAC rules
 * require screening of payments as well as of new accounts. If nothing matches, only the payees are read from the
 * database. Returns the requests that wait for a reviewer.
 */
export async function screenPayments(
  context: WriteContext,
  payments: readonly Payment[],
): Promise<ReadonlySet<number>> {
  const matches = await matchesOf(context.tx, context.services.config, payments)
  if (matches.length === 0) return new Set()
  await recordMatches(context, matches)
  const { rows } = await sql<{ request_id: number }>`
    select r.request_id from unnest(${payments.map(({ request_id }) => request_id)}::int[],
      ${payments.map(({ check_payable_to }) => check_payable_to)}::text[]) as given (request_id, payable_to)
    join distribution_request r using (request_id) join retirement_account a using (account_id)
    where awaits_sanctions_review(a.account_owner_id, r.payee_id, given.payable_to)`.execute(context.tx)
  return new Set(rows.map(({ request_id }) => request_id))
}

/**
 * Screens in a separate transaction, so that the match is stored although the payment is refused.
 * @param writtenBy the user who enters the words on the check in this call; null if they were stored before
 */
export async function screenBefore(services: Services, payment: Payment, writtenBy: number | null): Promise<void> {
  const matches = await matchesOf(services.db, services.config, [payment])
  if (matches.length === 0 && writtenBy === null) return
  await services.db.transaction().execute(async (tx) => {
    const context = writeContextIn(tx, services, { requestId: 'sanctions' })
    await recordMatches(context, matches)
    if (writtenBy !== null) await noteWriter(context, payment.check_payable_to, writtenBy)
  })
}

/** Notes the writer with every match of these words, also of an entry that has left the list. */
async function noteWriter({ tx, now }: WriteContext, words: string | null, userId: number): Promise<void> {
  await sql`
    insert into sanctions_match_writer (match_id, user_id, at)
    select match_id, ${userId}, ${now} from sanctions_match where party = 'PAYABLE_TO' and name = ${words}
    on conflict do nothing`.execute(tx)
}

async function matchesOf(
  db: Db | Tx,
  config: Pick<Config, 'production' | 'sanctionsFile'>,
  payments: readonly Payment[],
): Promise<Match[]> {
  const list = listInUse(config)
  if (list === null || payments.length === 0) return []
  const payees = await payeesOf(
    db,
    payments.flatMap(({ payee_id }) => payee_id ?? []),
  )
  return payments.flatMap((payment) => {
    const payee = payment.payee_id === null ? undefined : payees.get(payment.payee_id)
    return [
      ...matchesOfOwner(list, payment),
      ...(payee ? matchesOfPayee(list, payment, { ...payee, isPerson: payee.kind === 'PERSON' }) : []),
      ...(payment.payee_id === null ? matchesOfWords(list, payment) : []),
    ]
  })
}

export function matchesOfOwner(list: SanctionsList, owner: Owner): Match[] {
  const name = ownerName(owner)
  const { account_owner_id, date_of_birth } = owner
  return list
    .hits({ name, dateOfBirth: date_of_birth })
    .map((hit) => ({ party: 'OWNER', account_owner_id, payee_id: null, name, date_of_birth, hit }))
}

function matchesOfPayee(
  list: SanctionsList,
  { account_owner_id, payee_id }: Payment,
  payee: { first_name: string; last_name: string; isPerson: boolean },
): Match[] {
  const name = nameOf(payee)
  return list
    .hits({ name, mayBeOrganization: !payee.isPerson })
    .map((hit) => ({ party: 'PAYEE', account_owner_id, payee_id, name, date_of_birth: null, hit }))
}

function matchesOfWords(list: SanctionsList, { account_owner_id, check_payable_to: name }: Payment): Match[] {
  if (name === null) return []
  return list
    .hits({ name, mayBeOrganization: true })
    .map((hit) => ({ party: 'PAYABLE_TO', account_owner_id, payee_id: null, name, date_of_birth: null, hit }))
}

/** Stores new matches; a known match keeps its decision. Returns the number of new matches. */
export async function recordMatches(
  { tx, now, audit }: Pick<WriteContext, 'tx' | 'now' | 'audit'>,
  matches: readonly Match[],
): Promise<number> {
  if (matches.length === 0) return 0
  const made = await tx
    .insertInto('sanctions_match')
    .values(
      matches.map(({ hit, ...match }) => ({
        ...match,
        entry: hit.entry,
        listed_name: hit.listedName,
        listed_birth: hit.birthText,
        found_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['match_id', 'account_owner_id', 'party', 'entry'])
    .execute()
  await audit(
    ...made.map(({ match_id, account_owner_id, party, entry }) => ({
      action: 'sanctions.match',
      ...about('sanctions_match', match_id, account_owner_id),
      after: { party, entry },
    })),
  )
  return made.length
}
