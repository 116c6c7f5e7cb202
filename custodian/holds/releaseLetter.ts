import type { NotNull } from 'kysely'
import { randomInt } from 'node:crypto'
import { letterDate } from '../platform/calendar/usDate.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { addressLines, closing, storeLetter } from '../mail/paper.ts'
import { renderPdf, type Block } from '../platform/pdf/document.ts'
import type { Config } from '../platform/config/config.ts'
import { about } from '../platform/audit/audit.ts'

/** Kind of the letter with a release code. */
export const RELEASE_LETTER = 'RELEASE'
const DIGITS = 8
export const LETTER_DAYS = 60

/** Purpose of a release code's hash. The owner's id in it gives equal codes of two owners different hashes. */
export const releaseCodeScope = (ownerId: number) => `payout_hold.code:${ownerId}`

/**
 * Creates a new release code with five tries, and writes the letter to the address of the hold. The previous code
 * becomes invalid. The owner must be locked.
 * @throws Error if the hold has no address
 */
export async function writeReleaseLetter(context: WriteContext, ownerId: number): Promise<void> {
  const { tx, services, now } = context
  const { pii, config } = services
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const hold = await tx
    .updateTable('payout_hold')
    .set({ code_hash: pii.hash(code, releaseCodeScope(ownerId)), code_written_at: now, code_tries: 0 })
    .where('account_owner_id', '=', ownerId)
    .where('address1', 'is not', null)
    .returning(['address1', 'address2', 'city', 'state', 'zip'])
    .$narrowType<{ address1: NotNull; city: NotNull; state: NotNull; zip: NotNull }>()
    .executeTakeFirst()
  if (!hold) throw new Error('There is no address on file for the letter.')
  const owner = await tx
    .selectFrom('account_owner')
    .select(['first_name', 'last_name'])
    .where('account_owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  const letter = { date: letterDate(services.dateOf(now)), to: addressLines(owner, hold) }
  const blocks = blocksOf({
    name: `${owner.first_name} ${owner.last_name}`,
    shown: `${code.slice(0, 4)} ${code.slice(4)}`,
    config,
  })
  const content = await renderPdf({
    title: 'Your release code',
    letter,
    company: config.companyName,
    phone: config.contactPhone,
    date: now,
    blocks,
  })
  const words = config.production ? {} : { words: [letter.date, letter.to, wordsOf(blocks)].join('\n\n') }
  const letterId = await storeLetter(context, { ownerId, kind: RELEASE_LETTER, content, ...words })
  await context.audit({
    action: 'letter.write',
    ...about('letter', letterId, ownerId),
    after: { kind: RELEASE_LETTER },
  })
}

function blocksOf({ name, shown, config }: { name: string; shown: string; config: Config }): Block[] {
  const callUs = config.contactPhone ? `call us: ${config.contactPhone}` : 'call us'
  return [
    { kind: 'paragraph', text: `Dear ${name},` },
    {
      kind: 'paragraph',
      text: 'Someone registered on our portal in your name. Before we pay anything out of your account for the first time, we ask for the code below. It proves that the person who registered receives your mail.',
    },
    { kind: 'details', strong: CODE, rows: [[CODE, shown]] },
    {
      kind: 'paragraph',
      text: `If you registered, log in at ${config.publicOrigin} and enter the code on Home. It works for ${LETTER_DAYS} days. It is for you alone: none of us will ever ask you for it.`,
    },
    {
      kind: 'paragraph',
      text: `If you did not register, enter nothing and ${callUs}. Without this code, nothing leaves your account.`,
    },
    closing(config.companyName),
  ]
}

const CODE = 'Your release code'

function wordsOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => {
      if (block.kind === 'details') return block.rows.map(([label, value]) => `${label}: ${value}`)
      return block.kind === 'paragraph' ? [block.text] : []
    })
    .join('\n\n')
}
