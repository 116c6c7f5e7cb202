import { ROLE } from '../../contract/roles.ts'
import * as z from 'zod'
import type { Tx } from '../platform/db/connect.ts'
import { OPERATIONS, owner } from '../platform/http/access.ts'
import { UPLOAD_BODY, type Api } from '../platform/http/endpoint.ts'
import { invalidField, notFound } from '../platform/http/errors.ts'
import { bodyId, pathId } from '../../contract/fields.ts'
import { leftOut } from '../../contract/line.ts'
import { RECEIPTS, UPLOADS } from '../platform/http/throttle.ts'
import { acceptFile } from './acceptFile.ts'
import { blankRolloverForm } from '../distributions/requests/blankRolloverForm.ts'
import { download } from './documents.routes.ts'
import { JPEG, PDF, PNG } from './fileKinds.ts'
import { ATTACHMENT_TYPE } from './files.sql.ts'
import { activeRequestOf, createRolloverOfForm, ownRequestOf } from '../distributions/requests/rolloverForm.ts'
import { keepUpload, scanned } from './upload.ts'
import { doingOfCall } from '../platform/http/call.ts'

const NO_FILE = 'Please select a file.'

export const sentFile = {
  fileName: z.string(leftOut(NO_FILE)).min(1, NO_FILE).max(1_000),
  contentType: z.string().max(200),
  fileContent: z.string(leftOut(NO_FILE)).describe('base64, with or without one data-URL prefix; 10 MB at most'),
}
const upload = z.strictObject({
  ...sentFile,
  isWithdrawal: z.boolean().default(false),
  accountId: z.int().min(0).max(2_147_483_647).nullish().describe('0 when no account is meant'),
  requestId: bodyId.optional().describe('With isWithdrawal: the request it belongs to; left out, the active one'),
  accountOwnerId: bodyId.optional().describe('Staff must give it; a customer may give the own number'),
})

const access = owner(...OPERATIONS)
const tag = 'documents'

/** Files that people send, and the rollover form: the blank one, and the signed one that starts a request. */
export function uploadRoutes(api: Api): void {
  const { services } = api

  api.endpoint({
    method: 'POST',
    path: '/attachment/upload',
    adminPath: '/attachment/admin/upload',
    tag,
    summary: 'Stores a file in the upload center; with isWithdrawal, staff add the PDF to a request of the account.',
    access,
    ownerInBody: true,
    body: upload,
    bodyLimit: UPLOAD_BODY,
    limit: UPLOADS,
    idempotent: true,
    response: z.strictObject({ guid: z.string() }),
    handler: async ({ call, ownerId, body }) => {
      requireOwn(body.accountOwnerId, ownerId)
      if (body.isWithdrawal && call.principal.roleId === ROLE.customer)
        throw invalidField('isWithdrawal', 'Only for files of a request that staff edit')
      const file = body.isWithdrawal
        ? await acceptFile(body, [PDF], 'PDF')
        : await acceptFile(body, [PDF, JPEG, PNG], 'PDF, JPG or PNG')
      const look = await scanned(services, call, ownerId, file)
      return call.write(async (write) => {
        const accountId = body.accountId || null
        await requireAccount(write.tx, ownerId, accountId)
        if (!body.isWithdrawal) {
          const place = { ownerId, accountId, typeId: ATTACHMENT_TYPE.generalUpload, inUploadCenter: true, ...look }
          return { guid: await keepUpload(services, call, write, file, place) }
        }
        if (accountId === null) throw notFound()
        const key = { accountId, ownerId }
        const doing = doingOfCall(services, call, write)
        const requestId =
          body.requestId === undefined
            ? await activeRequestOf(doing, key)
            : await ownRequestOf(doing, { ...key, requestId: body.requestId })
        const place = { ownerId, accountId, requestId, typeId: ATTACHMENT_TYPE.distributionForm, ...look }
        return { guid: await keepUpload(services, call, write, file, place) }
      })
    },
  })

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
        const requestId = await createRolloverOfForm(doingOfCall(services, call, write), { accountId, ownerId })
        const place = { ownerId, accountId, requestId, typeId: ATTACHMENT_TYPE.distributionForm, ...look }
        return { guid: await keepUpload(services, call, write, file, place) }
      })
    },
  })
}

/** The number in the body says nothing the path and the session do not say; another one is somebody else's. */
function requireOwn(given: number | undefined, ownerId: number): void {
  if (given !== undefined && given !== ownerId) throw notFound()
}

async function requireAccount(tx: Tx, ownerId: number, accountId: number | null): Promise<void> {
  if (accountId === null) return
  const own = await tx
    .selectFrom('retirement_account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('account_owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!own) throw notFound()
}
