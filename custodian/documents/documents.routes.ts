import { ROLE } from '../../contract/roles.ts'
import * as z from 'zod'
import { ANY_STAFF, OPERATIONS, owner, self, staff } from '../platform/http/access.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { notFound, refuse } from '../platform/http/errors.ts'
import { momentOut, pathId } from '../../contract/fields.ts'
import {
  contentOf,
  documentsOfOwner,
  fileByGuid,
  markProcessed,
  openUploads,
  uploadById,
  uploadsOfOwner,
} from './files.sql.ts'

const guid = z.string().regex(/^[A-Za-z0-9_-]{2,64}$/)
export const download = z.strictObject({ contentType: z.string(), content: z.base64(), fileName: z.string() })
const documentRow = z.strictObject({
  id: z.int(),
  guid: z.string(),
  fileName: z.string(),
  attachmentTypeId: z.int(),
  lastModified: momentOut,
})
const uploadRow = z.strictObject({
  id: z.int(),
  guid: z.string(),
  fileName: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  createdDate: momentOut,
  dateProcessed: momentOut.nullable(),
  warning: z.string().nullable().describe('What the file does or carries beyond its pages'),
})

/** The only types anything is served with; whatever else may be stored is bytes to a browser. */
const SERVED = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/xml',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
])

const ownerAccess = owner(...ANY_STAFF)
const tag = 'documents'

/** Lists and downloads of files, and the staff's list of what came in. */
export function documentRoutes(api: Api): void {
  api.endpoint({
    method: 'GET',
    path: '/document',
    adminPath: '/document/admin/:accountOwnerId',
    tag,
    summary: 'The documents of the owner, newest first; of a signed one only the signed version.',
    access: ownerAccess,
    response: z.array(documentRow),
    handler: async ({ call, ownerId }) =>
      (await documentsOfOwner(call.db, ownerId, call.now)).map((row) => ({
        id: row.attachment_id,
        guid: row.guid,
        fileName: row.file_name,
        attachmentTypeId: row.attachment_type_id,
        lastModified: row.created_at.toISOString(),
      })),
  })

  api.endpoint({
    method: 'GET',
    path: '/document/:guid',
    adminPath: '/document/admin/:accountOwnerId/:guid',
    tag,
    summary: 'One document of the owner, as base64.',
    access: ownerAccess,
    params: z.object({ guid }),
    response: download,
    handler: async ({ call, ownerId, params }) => {
      const file = await fileByGuid(call.db, params.guid)
      if (!file || file.account_owner_id !== ownerId) throw notFound()
      if (call.principal.roleId !== ROLE.customer) await call.write(({ audit }) => audit(opened(file)))
      return toDownload(api.services.pii, file)
    },
  })

  api.endpoint({
    method: 'GET',
    path: '/attachment',
    adminPath: '/attachment/admin/:accountOwnerId',
    tag,
    summary: 'What the owner uploaded, newest first.',
    access: ownerAccess,
    response: z.array(uploadRow),
    handler: async ({ call, ownerId }) => (await uploadsOfOwner(call.db, ownerId)).map(toUpload),
  })

  api.endpoint({
    method: 'GET',
    path: '/attachment/:guid',
    tag,
    summary: 'One file, as base64: for its owner and for staff.',
    access: self,
    params: z.object({ guid }),
    response: download,
    handler: async ({ call, params }) => {
      const file = await fileByGuid(call.db, params.guid)
      if (!file || !mayOpen(call.principal, file.account_owner_id)) throw notFound()
      if (call.principal.roleId !== ROLE.customer) await call.write(({ audit }) => audit(opened(file)))
      return toDownload(api.services.pii, file)
    },
  })

  api.endpoint({
    method: 'GET',
    adminPath: '/uploadcenter',
    tag,
    summary: 'Uploads that nobody has marked complete, oldest first.',
    access: staff(...OPERATIONS),
    response: z.array(uploadRow),
    handler: async ({ call }) => (await openUploads(call.db)).map(toUpload),
  })

  api.endpoint({
    method: 'PUT',
    adminPath: '/uploadcenter/:id',
    tag,
    summary: 'Marks an upload complete; it leaves the list.',
    access: staff(...OPERATIONS),
    params: z.object({ id: pathId }),
    response: uploadRow,
    handler: async ({ call, params }) =>
      call.write(async ({ tx, audit }) => {
        const marked = await markProcessed(tx, params.id, call.now)
        const row = await uploadById(tx, params.id)
        if (!row) throw notFound()
        if (!marked) throw refuse(409, 'This file is already marked as complete.')
        await audit({
          action: 'upload.complete',
          entity: 'attachment',
          entityId: params.id,
          accountOwnerId: row.account_owner_id,
          after: { dateProcessed: call.now.toISOString() },
        })
        return toUpload(row)
      }),
  })
}

/** A customer opens own files; staff those of every owner; papers of the house are for operations. */
function mayOpen(principal: { roleId: number; accountOwnerId: number | null }, fileOwnerId: number | null): boolean {
  const roles: readonly number[] = fileOwnerId === null ? OPERATIONS : ANY_STAFF
  return principal.roleId === ROLE.customer
    ? fileOwnerId !== null && fileOwnerId === principal.accountOwnerId
    : roles.includes(principal.roleId)
}

function opened(file: { attachment_id: number; account_owner_id: number | null }) {
  return {
    action: 'attachment.download',
    entity: 'attachment',
    entityId: file.attachment_id,
    accountOwnerId: file.account_owner_id,
  }
}

function toDownload(pii: Pii, file: { guid: string; file_name: string; content_type: string; content: Uint8Array }) {
  return {
    contentType: SERVED.has(file.content_type) ? file.content_type : 'application/octet-stream',
    content: contentOf(pii, file).toString('base64'),
    fileName: file.file_name,
  }
}

function toUpload(row: NonNullable<Awaited<ReturnType<typeof uploadById>>>): z.infer<typeof uploadRow> {
  return {
    id: row.attachment_id,
    guid: row.guid,
    fileName: row.file_name,
    firstName: row.first_name,
    lastName: row.last_name,
    createdDate: row.created_at.toISOString(),
    dateProcessed: row.date_processed?.toISOString() ?? null,
    warning: row.warning,
  }
}
