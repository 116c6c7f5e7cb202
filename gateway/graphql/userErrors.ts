import type { GraphQLResolveInfo } from 'graphql'
import type { UserError, UserErrorCode } from './__generated__/resolvers.ts'
import { argumentPath } from './argumentPath.ts'
import type { Context } from './context.ts'
import { calls } from '../../contract/calls.ts'
import { KEY_REUSED } from '../../contract/endpoint.ts'
import { refusalsOf } from '../../contract/refusals.ts'
import { RestError, type RestCode } from '../rest/errors.ts'

/** Errors that the user can correct. All others stay errors of the request. */
const EXPECTED: Partial<Record<RestCode, { code: UserErrorCode; message: string }>> = {
  INVALID: { code: 'INVALID', message: 'Some of what you entered was not accepted.' },
  CONFLICT: { code: 'CONFLICT', message: 'An error ocurred during operation' },
  READ_ONLY: { code: 'READ_ONLY', message: 'The portal is read-only for now. Please try again later.' },
  NOT_FOUND: { code: 'NOT_FOUND', message: 'NOT FOUND' },
}

export function userError(code: UserErrorCode, message: string, field: readonly string[] | null = null): UserError {
  return { code, field, message }
}

/** Calls with their own rate limit. Above any other limit, which is a credential's, the whole request is refused. */
const LIMITED: ReadonlySet<string> = new Set(
  Object.values(calls)
    .filter((endpoint) => refusalsOf(endpoint).has('TOO_MANY'))
    .map(({ name }) => name),
)

/** The argument with which a caller sends an idempotency key. */
const KEY = 'idempotencyKey'

/** The errors of a payload, or null if the user can't correct them. */
function userErrorsOf(error: unknown, argumentOf: (path: readonly string[]) => string[] | null): UserError[] | null {
  if (!(error instanceof RestError)) return null
  const { endpoint, text, fields } = error.detail
  if (error.code === 'RATE_LIMITED')
    return text === undefined || !LIMITED.has(endpoint) ? null : [userError('FAILED', text)]
  const expected = EXPECTED[error.code]
  if (!expected) return null
  if (fields && fields.length > 0)
    return fields.map(({ path, message }) => userError(expected.code, message, argumentOf(path)))
  if (text === KEY_REUSED) return [userError('KEY_REUSED', `This ${KEY} was already used with another input.`, [KEY])]
  return [userError(expected.code, text ?? expected.message)]
}

type Keyed = { readonly clientMutationId?: string | null; readonly idempotencyKey?: string | null }
type Outcome = { clientMutationId: string | null; errors: readonly UserError[] }

/**
 * A mutation field: takes `input`, writes with its idempotency key, and returns its payload with `errors`. A refused
 * payload has only `errors`. `resolve` gets the input without the key and without `clientMutationId`.
 * `within` is the path of the REST body in the input.
 */
export function mutation<I extends Keyed, P extends object>(
  resolve: (input: I, context: Context) => Promise<P>,
  within?: string,
) {
  return async (
    _root: unknown,
    args: { input: I },
    context: Context,
    info: Pick<GraphQLResolveInfo, 'parentType' | 'fieldName'>,
  ): Promise<Outcome & Partial<P>> => {
    const { clientMutationId = null, idempotencyKey = null, ...input } = args.input
    const answer = (outcome: Outcome & Partial<P>) => {
      for (const { code } of outcome.errors) if (code) context.noteRefusal(code)
      return outcome
    }
    try {
      const payload = await resolve(input as unknown as I, {
        ...context,
        caller: context.caller.underKey(idempotencyKey),
      })
      return answer({ clientMutationId, errors: [], ...payload })
    } catch (error) {
      const type = info.parentType.getFields()[info.fieldName]?.args[0]?.type
      const argumentOf = (path: readonly string[]) => (type ? argumentPath(path, type, args.input, within) : null)
      const errors = userErrorsOf(error, argumentOf)
      if (!errors) throw error
      const refused: Outcome = { clientMutationId, errors }
      return answer(refused as Outcome & Partial<P>)
    }
  }
}
