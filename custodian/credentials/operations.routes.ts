import {
  getOwnOperation,
  keepToOperationsByCommand,
  listOperationsByCommand,
  registerOperationByCommand,
  removeOperationByCommand,
} from '../../contract/registeredOperations.ts'
import { notFound } from '../platform/http/errors.ts'
import type { Serving } from '../platform/http/serve.ts'
import {
  documentOf,
  isRegistered,
  keepToOperations,
  listOperations,
  registerOperation,
  removeOperation,
} from './operations.ts'

/** Operations that the operator registers for a machine credential, and their texts for that credential. */
export function operationRoutes({ serve }: Serving): void {
  serve(listOperationsByCommand, ({ call, body }) => listOperations(call.db, body.credentialId))
  serve(registerOperationByCommand, async ({ call, body }) =>
    (await isRegistered(call.db, body))
      ? listOperations(call.db, body.credentialId)
      : call.write((context) => registerOperation(context, body)),
  )
  serve(removeOperationByCommand, ({ call, body }) => call.write((context) => removeOperation(context, body)))
  serve(keepToOperationsByCommand, ({ call, body }) =>
    call.write((context) => keepToOperations(context, body.credentialId)),
  )
  serve(getOwnOperation, async ({ call: { db, principal }, params }) => {
    if (!principal.credential) throw notFound()
    return { document: await documentOf(db, principal.credential.credentialId, params.hash) }
  })
}
