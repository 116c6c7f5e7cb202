import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { bodyId, momentOut } from './fields.ts'

const endpoint = endpointsOf('credentials')

export const MOST_OPERATIONS = 100
export const LONGEST_DOCUMENT = 20_000

const name = z
  .string()
  .regex(/^[A-Za-z_][0-9A-Za-z_]{0,79}$/, 'A name as GraphQL has it, 80 letters at most')
  .describe('Name of the operation; a program sends it as `id`')

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** A registered operation without its text, for the gateway. The text for a hash never changes. */
export const registered = z.strictObject({ name, hash: hash.describe('SHA-256 of the document') })

const operation = z.strictObject({ ...registered.shape, credentialId: z.int(), createdAt: momentOut })
export type RegisteredOperation = z.output<typeof operation>

const listed = z.strictObject({
  credentialId: z.int(),
  onlyRegistered: z.boolean().describe('Whether the credential may send only its registered operations'),
  operations: z.array(operation),
})

/**
 * The operator's four calls, used by `npm run operation`. The documents were already checked against schema and scopes.
 */
export const listOperationsByCommand = endpoint({
  name: 'listOperationsByCommand',
  method: 'POST',
  operator: '/api/credential/command/operation/list',
  summary: 'Lists the registered operations of a machine credential, for the operator.',
  body: z.strictObject({ credentialId: bodyId }),
  response: listed,
})

export const registerOperationByCommand = endpoint({
  name: 'registerOperationByCommand',
  method: 'POST',
  operator: '/api/credential/command/operation',
  summary:
    'Registers a GraphQL operation for a machine credential, which may then send its name instead of the document.',
  body: z.strictObject({
    credentialId: bodyId,
    name,
    document: z.string().min(1).max(LONGEST_DOCUMENT),
  }),
  response: listed,
})

export const removeOperationByCommand = endpoint({
  name: 'removeOperationByCommand',
  method: 'POST',
  operator: '/api/credential/command/operation/remove',
  summary: 'Removes a registered operation: the next request with its name is refused.',
  body: z.strictObject({ credentialId: bodyId, name }),
  response: listed,
})

export const keepToOperationsByCommand = endpoint({
  name: 'keepToOperationsByCommand',
  method: 'POST',
  operator: '/api/credential/command/operation/only',
  summary: 'Limits a machine credential to its registered operations, permanently.',
  body: z.strictObject({ credentialId: bodyId }),
  response: listed,
})

/** A call by the credential itself: the gateway reads the text of an operation that is not in its cache. */
export const getOwnOperation = endpoint({
  name: 'getOwnOperation',
  method: 'GET',
  staff: { path: '/api/credential/own/operation/:hash', may: 'operations' },
  summary: "The GraphQL document of a registered operation of this call's credential.",
  params: { hash },
  response: z.strictObject({ document: z.string() }),
})
