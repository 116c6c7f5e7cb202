import type { GraphQLError, OperationDefinitionNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { badRequest } from '../graphql/errors.ts'
import { operationOf } from './operation.ts'
import type { RequestContext } from './requestContext.ts'
import { isAsAnnounced } from './uploads.ts'

/** Records the operation for the log, and limits large bodies to the uploads for which they were admitted. */
export function useOperationLog(): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const refusal = logOperation(args.contextValue as unknown as RequestContext, operationOf(args))
      if (refusal) setResultAndStopExecution({ errors: [refusal] })
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const refusal = logOperation(args.contextValue as unknown as RequestContext, operationOf(args))
      if (refusal) setResultAndStopExecution({ errors: [refusal] })
    },
  }
}

const OTHER_OPERATION = 'The header x-operation names another mutation than the document runs.'

function logOperation(
  { record: { log }, announced }: RequestContext,
  operation: OperationDefinitionNode | null | undefined,
): GraphQLError | null {
  log.operation = operation?.name?.value ?? 'anonymous'
  log.kind = operation?.operation ?? 'query'
  return announced === null || isAsAnnounced(operation, announced)
    ? null
    : badRequest(413, 'The request is too large.', undefined, OTHER_OPERATION)
}
