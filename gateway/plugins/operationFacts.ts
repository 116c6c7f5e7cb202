import { getOperationAST, GraphQLError, type OperationDefinitionNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { badRequest } from '../graphql/errors.ts'
import type { RequestContext } from '../http/graphql.ts'

/** The mutations whose input holds a whole file. */
export const UPLOADS: ReadonlySet<string> = new Set([
  'uploadFile',
  'uploadRolloverForm',
  'uploadPlanFile',
  'takeInReturns',
])

/** Notes what is about to run, for the log, and keeps large bodies to the operations that carry files. */
export function useOperationFacts(smallBody: number): Plugin<RequestContext> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const context = args.contextValue as unknown as RequestContext
      const refusal = noteOperation(context, getOperationAST(args.document, args.operationName), smallBody)
      if (refusal) setResultAndStopExecution({ errors: [refusal] })
    },
  }
}

export function noteOperation(
  { facts, bodyBytes }: RequestContext,
  operation: OperationDefinitionNode | null | undefined,
  smallBody: number,
): GraphQLError | null {
  facts.operation = operation?.name?.value ?? 'anonymous'
  facts.kind = operation?.operation ?? 'query'
  return bodyBytes <= smallBody || (operation && isUpload(operation)) ? null : tooLarge()
}

export const tooLarge = (): GraphQLError => badRequest(413, 'The request is too large.')

function isUpload(operation: OperationDefinitionNode): boolean {
  return (
    operation.operation === 'mutation' &&
    operation.selectionSet.selections.every((field) => field.kind === 'Field' && UPLOADS.has(field.name.value))
  )
}
