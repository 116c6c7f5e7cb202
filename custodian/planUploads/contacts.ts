import { ADDRESS_TYPE } from '../../contract/addressType.ts'
import { sameLine } from '../owners/sameName.ts'
import { socialHash } from '../owners/social.ts'
import type { Services } from '../platform/context/services.ts'
import type { Tx } from '../platform/db/connect.ts'
import { keptFromRefusedFiles } from '../provenance/unconfirmed.ts'
import type { Participant } from './columns.ts'
import type { KnownOwner } from './duplicates.ts'
import { inChunks } from '../platform/chunks.ts'

const AT_ONCE = 5_000

/** The contact data of a plan file, by line. */
export type ContactLines = ReadonlyMap<number, string>

type Contact = Pick<Participant, 'address1' | 'address2' | 'city' | 'state' | 'zip' | 'phone'>
/** Stored contact data, with the uploader's email address if it came from a file that was refused. */
type OnFile = Contact & { name: string; email: string | null; refusedOf: string | undefined }

/**
 * Contact data that the second person must see before the file's money is credited: that of new owners, and that of
 * existing owners if it differs from their stored data, which stays unchanged, or if the stored data came from a file
 * that was refused. Release codes are mailed to these addresses, which the uploader may have made up.
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
  // If several lines are about one person, the last line counts.
  const people = new Map(participants.map((row) => [row.social, row])).values()
  const lines = [...people].flatMap((row): Array<[number, string]> => {
    const name = `${row.firstName} ${row.lastName}`
    const owner = known.get(socialHash(services.pii, row.social))
    if (!owner) return [[row.line, `New owner: ${name}, ${describe(row, row.email)}`]]
    const stands = onFile.get(owner.ownerId)
    if (!stands) return [[row.line, `${name} stays at no address; the file says ${describe(row)}`]]
    const { refusedOf } = stands
    const kept = describe(stands, refusedOf === undefined ? null : stands.email)
    if (!isSame(stands, row)) return [[row.line, `${name} stays at ${kept}; the file says ${describe(row)}`]]
    if (refusedOf === undefined) return []
    return [[row.line, `Kept from a refused file of ${refusedOf}: ${stands.name}, ${kept}`]]
  })
  return new Map(lines)
}

async function contactsOnFile(tx: Tx, ownerIds: readonly number[]): Promise<Map<number, OnFile>> {
  const contacts = new Map<number, OnFile>()
  for (const part of inChunks(ownerIds, AT_ONCE)) {
    const rows = await tx
      .selectFrom('address as a')
      .innerJoin('account_owner as o', 'o.account_owner_id', 'a.account_owner_id')
      .leftJoin('phone as p', (join) =>
        join.onRef('p.account_owner_id', '=', 'a.account_owner_id').on('p.kind', '=', 'cell'),
      )
      .select(['a.account_owner_id', 'a.address1', 'a.address2', 'a.city', 'a.state', 'a.zip', 'p.number as phone'])
      .select(['o.first_name', 'o.last_name', 'o.email'])
      .where('a.account_owner_id', 'in', part)
      .where('a.address_type_id', '=', ADDRESS_TYPE.mailing)
      .execute()
    const refused = await keptFromRefusedFiles(tx, part)
    for (const { account_owner_id: ownerId, first_name, last_name, ...contact } of rows)
      contacts.set(ownerId, { ...contact, name: `${first_name} ${last_name}`, refusedOf: refused.get(ownerId) })
  }
  return contacts
}

/** A phone number that the file omits is not a difference. */
function isSame(one: Contact, other: Contact): boolean {
  const written = ({ address1, address2, city, state, zip }: Contact) =>
    [address1, address2 ?? '', city, state, zip.slice(0, 5)].join(' ')
  return sameLine(written(one), written(other)) && (other.phone === null || other.phone === one.phone)
}

/** The values are unmasked, because the decider compares them with the sponsor's data. */
function describe(contact: Contact, email: string | null = null): string {
  const { address1, address2, city, state, zip, phone } = contact
  return [address1, address2, city, `${state} ${zip}`, phone, email].filter(Boolean).join(', ')
}
