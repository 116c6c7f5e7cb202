import { zipSync } from 'fflate'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { LetterTable } from '../platform/db/schema.ts'
import { storeJobFile } from '../platform/jobs/files.ts'
import type { Services } from '../platform/context/services.ts'
import { letterAssociatedData } from '../mail/paper.ts'
import type { JobRun } from '../platform/jobs/job.ts'

/** Maximum number of letters in one archive, which a person can still download. */
const MOST = 500

type Kind = LetterTable['kind']

/**
 * Archive name by kind, and whether only the operator gets it: a release letter contains a code that only the account
 * owner may know.
 */
const SETS: Readonly<Record<Kind, { name: string; operatorOnly: boolean }>> = {
  WELCOME: { name: 'letters', operatorOnly: false },
  RELEASE: { name: 'release-letters', operatorOnly: true },
  NOTICE: { name: 'notices', operatorOnly: false },
}
export const LETTER_KINDS: readonly Kind[] = ['WELCOME', 'RELEASE', 'NOTICE']

/**
 * Puts waiting letters of a kind into one archive for the printer and records the archive with each letter. Returns the
 * number of letters; 0 if no letter waits.
 */
export async function printLetters(tx: Tx, services: Services, run: JobRun, kind: Kind): Promise<number> {
  const { name, operatorOnly } = SETS[kind]
  const letters = await tx
    .selectFrom('letter')
    .select(['letter_id', 'account_owner_id', 'kind', 'content'])
    .where('job_file_id', 'is', null)
    .where('kind', '=', kind)
    .orderBy('letter_id')
    .limit(MOST)
    .forUpdate()
    .skipLocked()
    .execute()
  const [first, last] = [letters.at(0), letters.at(-1)]
  if (!first || !last) return 0
  const fileId = await storeJobFile(tx, services.pii, run, {
    fileName: `${name}-${first.letter_id}-${last.letter_id}.zip`,
    operatorOnly,
    contentType: 'application/zip',
    content: archiveOf(services, letters),
    people: letters.length,
  })
  await tx
    .updateTable('letter')
    .set({ job_file_id: fileId })
    .where(
      'letter_id',
      'in',
      letters.map(({ letter_id }) => letter_id),
    )
    .execute()
  return letters.length
}

/** Number of waiting letters of all kinds, for the progress of a run. */
export async function countLetters(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('letter')
    .select((eb) => eb.fn.countAll<bigint>().as('n'))
    .where('job_file_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

function archiveOf(
  { pii }: Services,
  letters: ReadonlyArray<Pick<Selectable<LetterTable>, 'letter_id' | 'account_owner_id' | 'kind' | 'content'>>,
): Buffer {
  const files = letters.map((letter) => [
    `letter-${letter.letter_id}.pdf`,
    pii.openBytes(letter.content, letterAssociatedData(letter)),
  ])
  // The archive stores PDFs uncompressed, because they are already compressed.
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }))
}
