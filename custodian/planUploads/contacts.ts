import { ADDRESS_TYPE } from '../../contract/addressType.ts'
import { sameLine } from '../owners/sameName.ts'
import { socialHash } from '../owners/social.ts'
import type { Services } from '../platform/context/services.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { Participant } from './columns.ts'
import type { KnownOwner } from './duplicates.ts'
import { inChunks } from '../platform/chunks.ts'

const AT_ONCE = 5_000

/** Contact data of a file, by line. */
export type ContactLines = ReadonlyMap<number, string>

type Contact = Pick<Participant, 'address1' | 'address2' | 'city' | 'state' | 'zip' | 'phone'>

/**
 * What the second person has to know before the money of a file goes to its people: where the new ones are reached from
 * now on, and of those who are owners already, where the file says something else than what is on file and stays. Letters
 * that release money go to these addresses, and whoever uploads a file writes them.
 */
export async function contactLines(
  tx: Tx,
  services: Services,
  known: ReadonlyMap<string, KnownOwner>,
  participants: readonly Participant[],
): Promise<ContactLines> {
  const onFile = await contactsOnFile(
    tx,
    [...known.values()].map(({ ownerId }) => ownerId),
  )
  // Of several lines about one person the last one counts.
  const people = new Map(participants.map((row) => [row.social, row])).values()
  const lines = [...people].flatMap((row): Array<[number, string]> => {
    const name = `${row.firstName} ${row.lastName}`
    const owner = known.get(socialHash(services.pii, row.social))
    if (!owner) return [[row.line, `New owner: ${name}, ${describe(row, row.email)}`]]
    const stands = onFile.get(owner.ownerId)
    if (stands && isSame(stands, row)) return []
    return [[row.line, `${name} stays at ${stands ? describe(stands) : 'no address'}; the file says ${describe(row)}`]]
  })
  return new Map(lines)
}

async function contactsOnFile(tx: Tx, ownerIds: readonly number[]): Promise<Map<number, Contact>> {
  const contacts = new Map<number, Contact>()
  for (const part of inChunks(ownerIds, AT_ONCE)) {
    const rows = await tx
      .selectFrom('address as a')
      .leftJoin('phone as p', (join) =>
        join.onRef('p.account_owner_id', '=', 'a.account_owner_id').on('p.kind', '=', 'cell'),
      )
      .select(['a.account_owner_id', 'a.address1', 'a.address2', 'a.city', 'a.state', 'a.zip', 'p.number as phone'])
      .where('a.account_owner_id', 'in', part)
      .where('a.address_type_id', '=', ADDRESS_TYPE.mailing)
      .execute()
    for (const { account_owner_id, ...contact } of rows) contacts.set(account_owner_id, contact)
  }
  return contacts
}

/** A file need not know the number. */
function isSame(one: Contact, other: Contact): boolean {
  const written = ({ address1, address2, city, state, zip }: Contact) =>
    [address1, address2 ?? '', city, state, zip.slice(0, 5)].join(' ')
  return sameLine(written(one), written(other)) && (other.phone === null || other.phone === one.phone)
}

/** Unmasked: the decider compares it with the sponsor's data. */
function describe(contact: Contact, email: string | null = null): string {
  const { address1, address2, city, state, zip, phone } = contact
  return [address1, address2, city, `${state} ${zip}`, phone, email].filter(Boolean).join(', ')
}
