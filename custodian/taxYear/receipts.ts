import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'
import { notFound } from '../platform/http/errors.ts'
import { readJobFile } from '../platform/jobs/files.ts'

/**
 * Records the IRIS receipt of a table, which corrections of its returns name; replaces an earlier receipt.
 * @throws 404 if no table of returns has this name
 */
export async function recordReceipt(
  { tx, audit, now }: WriteContext,
  { fileName, receipt }: { fileName: string; receipt: string },
): Promise<void> {
  const id = await tableNamed(tx, fileName)
  await tx.insertInto('tax_file_receipt').values({ job_file_id: id, receipt, recorded_at: now }).execute()
  await audit({ action: 'taxForm.receipt', entity: 'job_file', entityId: id, after: { fileName, receipt } })
}

/**
 * The content of a table of returns, and an audit row, because it holds social security numbers.
 * @throws 404 if no table of returns has this name
 */
export async function readTable({ tx, audit, services }: WriteContext, fileName: string) {
  const id = await tableNamed(tx, fileName)
  const file = await readJobFile(tx, services.pii, id)
  if (!file) throw notFound()
  await audit({ action: 'taxForm.table', entity: 'job_file', entityId: id, after: { fileName } })
  return { fileName, contentType: file.contentType, content: file.content.toString('base64') }
}

/** The newest table with this name. */
async function tableNamed(tx: Tx, fileName: string): Promise<number> {
  const file = await tx
    .selectFrom('job_file as j')
    .select('j.job_file_id')
    .where('j.file_name', '=', fileName)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('tax_return_record as r').select('r.record').whereRef('r.job_file_id', '=', 'j.job_file_id'),
      ),
    )
    .orderBy('j.job_file_id', 'desc')
    .executeTakeFirst()
  if (!file) throw notFound()
  return file.job_file_id
}
