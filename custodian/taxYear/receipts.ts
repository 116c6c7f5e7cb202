import type { WriteContext } from '../platform/context/writeContext.ts'
import { notFound } from '../platform/http/errors.ts'

/**
 * Records the IRIS receipt of a table, which corrections of its returns name; replaces an earlier receipt. If two runs
 * wrote tables with the same name, the newer one is used.
 * @throws 404 if no table of returns has this name
 */
export async function recordReceipt(
  { tx, audit, now }: WriteContext,
  { fileName, receipt }: { fileName: string; receipt: string },
): Promise<void> {
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
  await tx.insertInto('tax_file_receipt').values({ job_file_id: file.job_file_id, receipt, recorded_at: now }).execute()
  await audit({
    action: 'taxForm.receipt',
    entity: 'job_file',
    entityId: file.job_file_id,
    after: { fileName, receipt },
  })
}
