import { GraphQLError } from 'graphql'

/** A mistake of the caller, with a message for the caller. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}

/** Refuses the whole request before any of it runs. @param help what to send instead */
export function badRequest(status: number, message: string, code = 'BAD_USER_INPUT', help?: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status, spec: false }, ...(help ? { help } : {}) } })
}
