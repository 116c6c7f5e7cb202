import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'
import { ApiError, notFound, refuse } from '../platform/http/errors.ts'
import { readJobFile } from '../platform/jobs/files.ts'
import { receiptOf, tablesNamed } from './receipts.sql.ts'

/** Maximum number of table names in the error message for an unknown name. */
const MOST_NAMED = 20

/**
 * Records the receipt of an IRIS table. Corrections of the table's returns refer to the receipt. No public source
 * documents the format of a receipt ID, so only its characters are validated. Returns the number of the table.
 * @throws 404 if no IRIS table has this name, 409 if the table has another receipt and `replace` is not set
 */
export async function recordReceipt(
  { tx, audit, now }: WriteContext,
  { fileName, receipt, replace = false }: { fileName: string; receipt: string; replace?: boolean | undefined },
): Promise<number> {
  const id = await tableNamed(tx, fileName)
  const before = await receiptOf(tx, id)
  if (before !== null && before !== receipt && !replace)
    throw refuse(409, `${fileName} has the receipt ${before}. Add --replace to replace it.`)
  await tx.insertInto('tax_file_receipt').values({ job_file_id: id, receipt, recorded_at: now }).execute()
  await audit({
    action: 'taxForm.receipt',
    entity: 'job_file',
    entityId: id,
    before: { receipt: before },
    after: { fileName, receipt },
  })
  return id
}

/**
 * Reads the content of an IRIS table. Audits the read, because the table contains social security numbers.
 * @throws 404 if no IRIS table has this name
 */
export async function readTable({ tx, audit, services }: WriteContext, fileName: string) {
  const id = await tableNamed(tx, fileName)
  const file = await readJobFile(tx, services.pii, id)
  if (!file) throw notFound()
  await audit({ action: 'taxForm.table', entity: 'job_file', entityId: id, after: { fileName } })
  return { fileName, contentType: file.contentType, content: file.content.toString('base64') }
}

/** Finds the newest IRIS table with this file name. */
async function tableNamed(tx: Tx, fileName: string): Promise<number> {
  const tables = await tablesNamed(tx)
  const id = tables.get(fileName)
  if (id !== undefined) return id
  const names = [...tables.keys()].slice(0, MOST_NAMED).join(', ')
  throw new ApiError(404, { message: `No table is named ${fileName}. Newest tables: ${names || 'none'}` })
}
