import { GraphQLError } from 'graphql'

/** The caller's own mistake, with a message for the caller. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}

/** Refuses the whole request before anything ran. */
export function badRequest(status: number, message: string, code = 'BAD_USER_INPUT'): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status, spec: false } } })
}
