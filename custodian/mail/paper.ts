import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Block } from '../platform/pdf/document.ts'

export interface PostalAddress {
  address1: string
  address2: string | null
  city: string
  state: string
  zip: string
}

/** The recipient's name and address, as on an envelope; only the name if there is no address. */
export function addressLines(
  name: { first_name: string; last_name: string },
  to: { [Part in keyof PostalAddress]: string | null },
): string {
  const place = [to.city, [to.state, to.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [`${name.first_name} ${name.last_name}`, to.address1, to.address2, place].filter(Boolean).join('\n')
}

/** The last paragraph of a letter. */
export const closing = (company: string): Block => ({ kind: 'paragraph', text: `Sincerely,\n${company}` })

/** A paper letter for the next print run. Its text is kept only for the development mailbox. */
export interface PaperLetter {
  ownerId: number
  kind: 'WELCOME' | 'RELEASE' | 'NOTICE'
  /** The letter as a PDF for the printer. */
  content: Uint8Array
  words?: string
}

/** Encrypts and stores a letter for the next print run. Returns the letter's id; the caller writes the audit row. */
export async function storeLetter(
  { tx, services, now }: Pick<WriteContext, 'tx' | 'services' | 'now'>,
  given: PaperLetter,
): Promise<number> {
  const letter = { account_owner_id: given.ownerId, kind: given.kind }
  const { letter_id } = await tx
    .insertInto('letter')
    .values({
      ...letter,
      content: services.pii.sealBytes(given.content, letterAssociatedData(letter)),
      words_sealed: given.words === undefined ? null : services.pii.seal(given.words, wordsAssociatedData(letter)),
      created_at: now,
    })
    .returning('letter_id')
    .executeTakeFirstOrThrow()
  return letter_id
}

interface LetterKey {
  account_owner_id: number
  kind: string
}

/** Associated data of an encrypted letter: the letter can be decrypted only for its owner. */
export const letterAssociatedData = (letter: LetterKey) => `letter.${letter.kind}:${letter.account_owner_id}`

/** Associated data of the encrypted text of a letter. */
export const wordsAssociatedData = (letter: LetterKey) => `letter.words.${letter.kind}:${letter.account_owner_id}`
