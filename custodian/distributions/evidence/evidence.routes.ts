import { DOCUMENT_TYPE } from '../../../contract/documentType.ts'
import { linkEvidence, sendEvidence } from '../../../contract/evidence.ts'
import { acceptFile } from '../../documents/acceptFile.ts'
import { JPEG, PDF, PNG } from '../../documents/fileKinds.ts'
import { keepUpload, scanned } from '../../documents/upload.ts'
import { requireNoTool } from '../../approvals/decider.ts'
import type { Tx } from '../../platform/db/connect.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { Serving } from '../../platform/http/serve.ts'
import { UPLOADS } from '../../platform/http/throttle.ts'
import { giveEvidence, type EvidenceFile } from './giveEvidence.ts'

/** Evidence for requests: uploaded by staff, or selected from the owner's documents. */
export function evidenceRoutes({ serve, services }: Serving): void {
  serve(
    sendEvidence,
    async ({ call, ownerId, params: { requestId }, body: { kind, documentedOn, ...sent } }) => {
      const file = await acceptFile(sent, [PDF, JPEG, PNG], 'PDF, JPG or PNG')
      const look = await scanned(services, call, ownerId, file)
      return call.write(async (context) => {
        requireNoTool(context)
        const accountId = await accountOfRequest(context.tx, ownerId, requestId)
        const place = { ownerId, accountId, typeId: DOCUMENT_TYPE.evidence, ...look }
        const guid = await keepUpload(context, call.principal, file, place)
        const kept = await fileOf(context.tx, ownerId, guid)
        return giveEvidence(context, { requestId, ownerId }, { kind, documentedOn }, kept)
      })
    },
    { limit: UPLOADS },
  )

  serve(linkEvidence, ({ call, ownerId, params: { requestId }, body: { guid, ...described } }) =>
    call.write(async (context) => {
      requireNoTool(context)
      const file = await fileOf(context.tx, ownerId, guid)
      return giveEvidence(context, { requestId, ownerId }, described, file)
    }),
  )
}

/** @throws 404 for an unknown request or another owner's */
async function accountOfRequest(tx: Tx, ownerId: number, requestId: number): Promise<number> {
  const row = await tx
    .selectFrom('distribution_request as r')
    .innerJoin('retirement_account as a', 'a.account_id', 'r.account_id')
    .select('r.account_id')
    .where('r.request_id', '=', requestId)
    .where('a.account_owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row.account_id
}

/** Accepts only uploaded files, not documents created by the portal. */
const SENT: readonly number[] = [DOCUMENT_TYPE.generalUpload, DOCUMENT_TYPE.evidence]

/** A document of the owner. @throws 404 if it is unknown, belongs to another owner, or was not uploaded */
async function fileOf(tx: Tx, ownerId: number, guid: string): Promise<EvidenceFile> {
  const row = await tx
    .selectFrom('attachment')
    .select(['attachment_id', 'file_name', 'created_by'])
    .where('guid', '=', guid)
    .where('account_owner_id', '=', ownerId)
    .where('attachment_type_id', 'in', SENT)
    .where('scan_state', '<>', 'INFECTED')
    .executeTakeFirst()
  if (!row) throw notFound()
  return { attachmentId: row.attachment_id, fileName: row.file_name, createdBy: row.created_by }
}
