import { storeFile } from '../../contract/documents.ts'
import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import { ROLE } from '../../contract/roles.ts'
import type { Tx } from '../platform/db/connect.ts'
import { forbidden, invalidField, notFound } from '../platform/http/errors.ts'
import type { Serving } from '../platform/http/serve.ts'
import { UPLOADS } from '../platform/http/throttle.ts'
import { acceptFile } from './acceptFile.ts'
import { JPEG, PDF, PNG } from './fileKinds.ts'
import { activeRequestOf, ownRequestOf } from './requestOfFile.ts'
import { keepUpload, scanned } from './upload.ts'

/** Calls for files that people send. */
export function uploadRoutes({ serve, services }: Serving): void {
  serve(
    storeFile,
    async ({ call, ownerId, body }) => {
      requireOwn(body.accountOwnerId, ownerId)
      if (body.isWithdrawal && call.principal.roleId === ROLE.customer)
        throw invalidField('isWithdrawal', 'Only for files of a request that staff edit')
      // A file for a request must come from a person, not from a program.
      if (body.isWithdrawal && call.principal.credential) throw forbidden()
      const file = body.isWithdrawal
        ? await acceptFile(body, [PDF], 'PDF')
        : await acceptFile(body, [PDF, JPEG, PNG], 'PDF, JPG or PNG')
      const scan = await scanned(services, call, ownerId, file)
      return call.write(async (context) => {
        const accountId = body.accountId || null
        await requireAccount(context.tx, ownerId, accountId)
        if (!body.isWithdrawal) {
          const place = { ownerId, accountId, typeId: DOCUMENT_TYPE.generalUpload, inUploadCenter: true, ...scan }
          return { guid: await keepUpload(context, call.principal, file, place) }
        }
        if (accountId === null) throw notFound()
        const of = { accountId, ownerId }
        const request =
          body.requestId === undefined
            ? await activeRequestOf(context.tx, of)
            : await ownRequestOf(context.tx, { ...of, requestId: body.requestId })
        const place = { ownerId, accountId, ...request, typeId: DOCUMENT_TYPE.distributionForm, ...scan }
        return { guid: await keepUpload(context, call.principal, file, place) }
      })
    },
    { limit: UPLOADS },
  )
}

/** The id in the body must match the one from the path and session; a different id would be another owner's. */
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
