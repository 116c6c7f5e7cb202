import { getBlankRolloverForm, storeRolloverForm } from '../../../contract/documents.ts'
import { DOCUMENT_TYPE } from '../../../contract/documentType.ts'
import { acceptFile } from '../../documents/acceptFile.ts'
import { PDF } from '../../documents/fileKinds.ts'
import { keepUpload, scanned } from '../../documents/upload.ts'
import { requireOwn } from '../../documents/uploads.routes.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { Serving } from '../../platform/http/serve.ts'
import { RECEIPTS, UPLOADS } from '../../platform/http/throttle.ts'
import { blankRolloverForm } from './blankRolloverForm.ts'
import { createRolloverOfForm } from './rolloverForm.ts'

/** The paper rollover form: the blank form, and the signed one that starts a request. */
export function rolloverFormRoutes({ serve, services }: Serving): void {
  serve(
    getBlankRolloverForm,
    async ({ call, ownerId, params }) => {
      const { companyName: company, contactPhone: phone, distributionFeeCents: fee } = services.config
      const key = { accountId: params.id, ownerId }
      const { content, fileName } = await blankRolloverForm(call.db, key, { company, phone, fee, now: call.now })
      return { contentType: 'application/pdf', content: content.toString('base64'), fileName }
    },
    { limit: RECEIPTS },
  )

  serve(
    storeRolloverForm,
    async ({ call, ownerId, body }) => {
      requireOwn(body.accountOwnerId, ownerId)
      const accountId = body.accountId || null
      if (accountId === null) throw notFound()
      const file = await acceptFile(body, [PDF], 'PDF')
      const scan = await scanned(services, call, ownerId, file)
      return call.write(async (context) => {
        const requestId = await createRolloverOfForm(context, { accountId, ownerId })
        const place = { ownerId, accountId, requestId, typeId: DOCUMENT_TYPE.distributionForm, ...scan }
        return { guid: await keepUpload(context, call.principal, file, place) }
      })
    },
    { limit: UPLOADS },
  )
}
