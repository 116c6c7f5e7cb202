import { ROLE } from '../../contract/roles.ts'
import * as z from 'zod'
import type { Tx } from '../platform/db/connect.ts'
import { OPERATIONS, owner } from '../platform/http/access.ts'
import { UPLOAD_BODY, type Api } from '../platform/http/endpoint.ts'
import { invalidField, notFound } from '../platform/http/errors.ts'
import { bodyId } from '../../contract/fields.ts'
import { leftOut } from '../../contract/line.ts'
import { UPLOADS } from '../platform/http/throttle.ts'
import { acceptFile } from './acceptFile.ts'
import { JPEG, PDF, PNG } from './fileKinds.ts'
import { ATTACHMENT_TYPE } from './files.sql.ts'
import { activeRequestOf, ownRequestOf } from './requestOfFile.ts'
import { keepUpload, scanned } from './upload.ts'

const NO_FILE = 'Please select a file.'

export const sentFile = {
  fileName: z.string(leftOut(NO_FILE)).min(1, NO_FILE).max(1_000),
  contentType: z.string().max(200),
  fileContent: z.string(leftOut(NO_FILE)).describe('base64, with or without one data-URL prefix; 10 MB at most'),
}
export const upload = z.strictObject({
  ...sentFile,
  isWithdrawal: z.boolean().default(false),
  accountId: z.int().min(0).max(2_147_483_647).nullish().describe('0 when no account is meant'),
  requestId: bodyId.optional().describe('With isWithdrawal: the request it belongs to; left out, the active one'),
  accountOwnerId: bodyId.optional().describe('Staff must give it; a customer may give the own number'),
})

const access = owner(...OPERATIONS)
const tag = 'documents'

/** Files that people send. */
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
        const of = { accountId, ownerId }
        const requestId =
          body.requestId === undefined
            ? await activeRequestOf(write.tx, of)
            : await ownRequestOf(write.tx, { ...of, requestId: body.requestId })
        const place = { ownerId, accountId, requestId, typeId: ATTACHMENT_TYPE.distributionForm, ...look }
        return { guid: await keepUpload(services, call, write, file, place) }
      })
    },
  })
}

/** The number in the body says nothing the path and the session do not say; another one is somebody else's. */
export function requireOwn(given: number | undefined, ownerId: number): void {
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
