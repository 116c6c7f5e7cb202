import type { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { badRequest } from '../graphql/errors.ts'
import type { RequestContext } from './requestContext.ts'

const NEEDS_STREAM = 'A subscription is sent with the header accept: text/event-stream.'
const NEEDS_JSON = 'An event stream takes one subscription.'

/**
 * Allows queries and mutations only as JSON, and subscriptions only as event streams. Decided for each execution,
 * because Yoga caches validation results across callers.
 */
export function useMediaType(): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const { takesJson } = args.contextValue as unknown as RequestContext
      if (!takesJson) setResultAndStopExecution(refused(NEEDS_JSON))
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const { takesEvents } = args.contextValue as unknown as RequestContext
      if (!takesEvents) setResultAndStopExecution(refused(NEEDS_STREAM))
    },
  }
}

const refused = (message: string): { errors: GraphQLError[] } => ({ errors: [badRequest(400, message)] })
