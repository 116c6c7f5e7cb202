import * as z from 'zod'
import { acceptFile } from '../../documents/acceptFile.ts'
import { download } from '../../documents/documents.routes.ts'
import { PDF } from '../../documents/fileKinds.ts'
import { ATTACHMENT_TYPE } from '../../documents/files.sql.ts'
import { keepUpload, scanned } from '../../documents/upload.ts'
import { requireOwn, upload } from '../../documents/uploads.routes.ts'
import { OPERATIONS, owner } from '../../platform/http/access.ts'
import { writeContextOf } from '../../platform/http/call.ts'
import { UPLOAD_BODY, type Api } from '../../platform/http/endpoint.ts'
import { notFound } from '../../platform/http/errors.ts'
import { pathId } from '../../../contract/fields.ts'
import { RECEIPTS, UPLOADS } from '../../platform/http/throttle.ts'
import { blankRolloverForm } from './blankRolloverForm.ts'
import { createRolloverOfForm } from './rolloverForm.ts'

const access = owner(...OPERATIONS)
const tag = 'documents'

/** The rollover form on paper: the blank one, and the signed one that starts a request. */
export function rolloverFormRoutes(api: Api): void {
  const { services } = api

  api.endpoint({
    method: 'GET',
    path: '/account/:id/rollover-form',
    adminPath: '/account/admin/:accountOwnerId/:id/rollover-form',
    tag,
    summary: 'The blank rollover form of an account, to fill in by hand, as a PDF in base64.',
    access,
    limit: RECEIPTS,
    params: z.object({ id: pathId }),
    response: download,
    handler: async ({ call, ownerId, params }) => {
      const { companyName: company, distributionFeeCents: fee } = services.config
      const key = { accountId: params.id, ownerId }
      const { content, fileName } = await blankRolloverForm(call.db, key, { company, fee, now: call.now })
      return { contentType: 'application/pdf', content: content.toString('base64'), fileName }
    },
  })

  api.endpoint({
    method: 'POST',
    path: '/attachment/withdrawal',
    adminPath: '/attachment/admin/withdrawal',
    tag,
    summary: 'Stores a signed rollover form (PDF) and opens the rollover request it stands for.',
    access,
    ownerInBody: true,
    body: upload,
    bodyLimit: UPLOAD_BODY,
    limit: UPLOADS,
    idempotent: true,
    response: z.strictObject({ guid: z.string() }),
    handler: async ({ call, ownerId, body }) => {
      requireOwn(body.accountOwnerId, ownerId)
      const accountId = body.accountId || null
      if (accountId === null) throw notFound()
      const file = await acceptFile(body, [PDF], 'PDF')
      const look = await scanned(services, call, ownerId, file)
      return call.write(async (write) => {
        const requestId = await createRolloverOfForm(writeContextOf(services, call, write), { accountId, ownerId })
        const place = { ownerId, accountId, requestId, typeId: ATTACHMENT_TYPE.distributionForm, ...look }
        return { guid: await keepUpload(services, call, write, file, place) }
      })
    },
  })
}
