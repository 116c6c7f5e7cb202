import type { WriteContext } from '../platform/context/writeContext.ts'

/** A letter on paper that waits for the printer. Its text is kept only for the development mailbox. */
export interface PaperLetter {
  ownerId: number
  kind: 'WELCOME' | 'RELEASE' | 'NOTICE'
  /** The PDF that is printed. */
  content: Uint8Array
  words?: string
}

/** Keeps a letter, sealed, for the next print run. Answers its id; the audit row is the caller's. */
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

/** Associated data of a sealed letter: it cannot be opened as another owner's. */
export const letterAssociatedData = (letter: LetterKey) => `letter.${letter.kind}:${letter.account_owner_id}`

/** Associated data of a letter's text. */
export const wordsAssociatedData = (letter: LetterKey) => `letter.words.${letter.kind}:${letter.account_owner_id}`
