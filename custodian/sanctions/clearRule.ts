import { sql } from 'kysely'
import { isOwn, NOT_YOU } from '../approvals/decider.ts'
import type { Person } from '../approvals/person.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { ownersEverWrittenBy, ownersWrittenBy } from '../provenance/unconfirmed.ts'

const WROTE_DATA = 'You entered or asked for data that this match compares. Another reviewer must clear it.'

/**
 * The reason why this person may not clear a match of an owner, a payee or the words on a check. The author or
 * requester of the compared data may not clear it, even if a second person approved or a match refused the change. Null
 * if the person may.
 * @param words a name on a check; the rule also covers the owners of all requests with the same name
 */
export async function whyNotClear(
  db: Db | Tx,
  person: Person,
  ownerIds: readonly number[],
  words: string | null = null,
): Promise<string | null> {
  if (ownerIds.some((ownerId) => isOwn(person, ownerId))) return NOT_YOU.own
  if (words !== null && (await hasEntered(db, words, person))) return WROTE_DATA
  const concerned = words === null ? ownerIds : [...ownerIds, ...(await ownersOfWords(db, words))]
  const wrote = await ownersEverWrittenBy(db, concerned, person.person, ['PERSON', 'BANK'])
  const unconfirmed = await ownersWrittenBy(db, concerned, person.person)
  return wrote.size + unconfirmed.size > 0 || (await hasAsked(db, concerned, person)) ? WROTE_DATA : null
}

async function ownersOfWords(db: Db | Tx, words: string): Promise<number[]> {
  const { rows } = await sql<{ account_owner_id: number }>`
    select a.account_owner_id from distribution_request r join retirement_account a on a.account_id = r.account_id
    where r.check_payable_to = ${words}
    union
    select account_owner_id from approval where effect = 'request-estate'
      and ${words} in (payload #>> '{estate,payableTo}', payload #>> '{estate,representative}')`.execute(db)
  return rows.map(({ account_owner_id }) => account_owner_id)
}

/** Whether this person, with any login, entered these words in a call that a match may have refused. */
async function hasEntered(db: Db | Tx, words: string, { person }: Person): Promise<boolean> {
  const { rows } = await sql`
    select from sanctions_match_writer w join sanctions_match m on m.match_id = w.match_id
    join portal_person p on p.user_id = w.user_id
    where m.party = 'PAYABLE_TO' and m.name = ${words} and p.person = ${person} limit 1`.execute(db)
  return rows.length > 0
}

/** Reads all makers of an approved change, because its record names only one of them. */
async function hasAsked(db: Db | Tx, ownerIds: readonly number[], { person }: Person): Promise<boolean> {
  const { rows } = await sql`
    select from approval a join approval_maker m using (approval_id) join portal_person p on p.user_id = m.user_id
    where a.effect in ('owner-data', 'request-estate') and a.account_owner_id = any(${ownerIds}::int[]) and p.person = ${person}
    limit 1`.execute(db)
  return rows.length > 0
}
