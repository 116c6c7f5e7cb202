import { zipSync } from 'fflate'
import { contentOf } from '../documents/files.sql.ts'
import type { Services } from '../platform/context/services.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { PrintCopyTable } from '../platform/db/schema.ts'
import { storeJobFile } from '../platform/jobs/files.ts'
import type { JobRun } from '../platform/jobs/job.ts'

/** Maximum number of documents in one archive, which a person can still download. */
const MOST = 500

type Kind = PrintCopyTable['kind']

/** Name of the archive of each kind of document. */
const SETS: Readonly<Record<Kind, string>> = { STATEMENT: 'statements', TAX_FORM: 'tax-forms' }
export const COPY_KINDS: readonly Kind[] = ['STATEMENT', 'TAX_FORM']

/** Queues document copies that the print vendor prints and mails; each document contains its mailing address. */
export async function queueCopies(
  tx: Tx,
  copies: ReadonlyArray<{ attachmentId: number; kind: Kind }>,
  now: Date,
): Promise<void> {
  if (copies.length === 0) return
  await tx
    .insertInto('print_copy')
    .values(copies.map(({ attachmentId, kind }) => ({ attachment_id: attachmentId, kind, created_at: now })))
    .execute()
}

/**
 * Puts waiting copies of a kind into one archive for the printer and records the archive with each copy. Returns the
 * number of copies; 0 if no copy waits.
 */
export async function printCopies(tx: Tx, services: Services, run: JobRun, kind: Kind): Promise<number> {
  const copies = await tx
    .selectFrom('print_copy as p')
    .innerJoin('attachment as a', 'a.attachment_id', 'p.attachment_id')
    .innerJoin('attachment_content as c', 'c.attachment_id', 'p.attachment_id')
    .select(['p.attachment_id', 'a.guid', 'c.content'])
    .where('p.job_file_id', 'is', null)
    .where('p.kind', '=', kind)
    .orderBy('p.attachment_id')
    .limit(MOST)
    .forUpdate('p')
    .skipLocked()
    .execute()
  const [first, last] = [copies.at(0), copies.at(-1)]
  if (!first || !last) return 0
  const files = copies.map((copy) => [`document-${copy.attachment_id}.pdf`, contentOf(services.pii, copy)])
  const fileId = await storeJobFile(tx, services.pii, run, {
    fileName: `${SETS[kind]}-${first.attachment_id}-${last.attachment_id}.zip`,
    operatorOnly: false,
    contentType: 'application/zip',
    // The archive stores PDFs uncompressed, because they are already compressed.
    content: Buffer.from(zipSync(Object.fromEntries(files), { level: 0 })),
    people: copies.length,
  })
  const ids = copies.map(({ attachment_id }) => attachment_id)
  await tx.updateTable('print_copy').set({ job_file_id: fileId }).where('attachment_id', 'in', ids).execute()
  return copies.length
}

/** Number of waiting copies of all kinds, for the progress of a run. */
export async function countCopies(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('print_copy')
    .select((eb) => eb.fn.countAll<bigint>().as('n'))
    .where('job_file_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}
