import {
  completeUpload,
  getAttachment,
  getDocument,
  listAttachments,
  listDocuments,
  listUploadCenter,
  reopenUpload,
  type Attachment,
} from '../../contract/documents.ts'
import { ROLE } from '../../contract/roles.ts'
import { ANY_STAFF, OPERATIONS } from '../platform/http/access.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import type { Serving } from '../platform/http/serve.ts'
import { notFound, refuse } from '../platform/http/errors.ts'
import {
  accountsOf,
  contentOf,
  DOCUMENT_SORTS,
  documentsOfOwner,
  fileByGuid,
  markProcessed,
  markWaiting,
  sendersOf,
  UPLOAD_SORTS,
  uploadById,
  uploadCenter,
  uploadsOfOwner,
} from './files.sql.ts'
import { about } from '../platform/audit/audit.ts'

/** The only content types that are served as such; every other file is served as plain bytes. */
const SERVED = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/xml',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
])

/** Lists and downloads of files, and the staff's list of uploads. */
export function documentRoutes({ serve, services }: Serving): void {
  serve(listDocuments, async ({ call, ownerId, query, page }) => {
    const timeZone = services.config.businessTimeZone
    const by = { ...query, forStaff: isStaff(call.principal), timeZone }
    const found = await page(call.db, documentsOfOwner(call.db, ownerId, call.now, by), DOCUMENT_SORTS)
    return found.answer(
      found.items((row) => ({
        id: row.attachment_id,
        guid: row.guid,
        fileName: row.file_name,
        attachmentTypeId: row.attachment_type_id,
        lastModified: row.created_at.toISOString(),
      })),
    )
  })

  serve(getDocument, async ({ call, ownerId, params }) => {
    const file = await fileByGuid(call.db, params.guid)
    if (!file || file.account_owner_id !== ownerId || !mayRead(call.principal, file)) throw notFound()
    await call.write(({ audit }) => audit(opened(file)))
    return toDownload(services.pii, file)
  })

  serve(listAttachments, async ({ call, ownerId, query, page }) => {
    const by = { attachmentId: query.attachmentId, forStaff: isStaff(call.principal) }
    const found = await page(call.db, uploadsOfOwner(call.db, ownerId, by), UPLOAD_SORTS)
    return found.answer(found.items(await uploadView(call.db, found.rows)))
  })

  serve(getAttachment, async ({ call, params }) => {
    const file = await fileByGuid(call.db, params.guid)
    if (!file || !mayOpen(call.principal, file.account_owner_id) || !mayRead(call.principal, file)) throw notFound()
    await call.write(({ audit }) => audit(opened(file)))
    return toDownload(services.pii, file)
  })

  serve(listUploadCenter, async ({ call, query, page }) => {
    const found = await page(call.db, uploadCenter(call.db, query), UPLOAD_SORTS)
    return found.answer(found.items(await uploadView(call.db, found.rows)))
  })

  serve(completeUpload, async ({ call, params }) =>
    call.write(async ({ tx, audit }) => {
      const marked = await markProcessed(tx, params.id, call.now)
      const row = await uploadById(tx, params.id)
      if (!row) throw notFound()
      if (!marked) throw refuse(409, 'This file is already marked as complete.')
      await audit({
        action: 'upload.complete',
        ...about('attachment', params.id, row.account_owner_id),
        after: { dateProcessed: call.now.toISOString() },
      })
      return (await uploadView(tx, [row]))(row)
    }),
  )

  serve(reopenUpload, async ({ call, params }) =>
    call.write(async ({ tx, audit }) => {
      const before = await uploadById(tx, params.id)
      const reopened = await markWaiting(tx, params.id)
      const row = await uploadById(tx, params.id)
      if (!row || !before) throw notFound()
      if (!reopened) throw refuse(409, 'This file is not marked as complete.')
      await audit({
        action: 'upload.reopen',
        ...about('attachment', params.id, row.account_owner_id),
        before: { dateProcessed: before.date_processed?.toISOString() ?? null },
      })
      return (await uploadView(tx, [row]))(row)
    }),
  )
}

/**
 * Customers open their own files, and staff those of every owner; the custodian's own papers are for operations only.
 */
function mayOpen(principal: { roleId: number; accountOwnerId: number | null }, fileOwnerId: number | null): boolean {
  const roles: readonly number[] = fileOwnerId === null ? OPERATIONS : ANY_STAFF
  return principal.roleId === ROLE.customer
    ? fileOwnerId !== null && fileOwnerId === principal.accountOwnerId
    : roles.includes(principal.roleId)
}

const isStaff = ({ roleId }: { roleId: number }) => roleId !== ROLE.customer

const mayRead = (principal: { roleId: number }, file: { is_for_staff: boolean }) =>
  !file.is_for_staff || isStaff(principal)

function opened(file: { attachment_id: number; account_owner_id: number | null }) {
  return {
    action: 'attachment.download',
    ...about('attachment', file.attachment_id, file.account_owner_id),
  }
}

function toDownload(pii: Pii, file: { guid: string; file_name: string; content_type: string; content: Uint8Array }) {
  return {
    contentType: SERVED.has(file.content_type) ? file.content_type : 'application/octet-stream',
    content: contentOf(pii, file).toString('base64'),
    fileName: file.file_name,
  }
}

type UploadRow = NonNullable<Awaited<ReturnType<typeof uploadById>>>

/** A function that maps an upload to the response, with owner name and account number. */
async function uploadView(db: Db | Tx, rows: readonly UploadRow[]): Promise<(row: UploadRow) => Attachment> {
  const [senders, accounts] = [await sendersOf(db, rows), await accountsOf(db, rows)]
  return (row) => {
    const sender = senders.get(row.account_owner_id ?? 0)
    return {
      id: row.attachment_id,
      guid: row.guid,
      fileName: row.file_name,
      accountOwnerId: row.account_owner_id,
      accountId: row.account_id,
      planAccountNumber: accounts.get(row.account_id ?? 0) ?? null,
      firstName: sender?.first_name ?? null,
      lastName: sender?.last_name ?? null,
      createdDate: row.created_at.toISOString(),
      dateProcessed: row.date_processed?.toISOString() ?? null,
      warning: row.warning,
    }
  }
}
