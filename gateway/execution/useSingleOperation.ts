import { separateOperations, type DocumentNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { operationOf } from './operation.ts'

/**
 * Reduces a document with several operations to the requested one: graphql-jit caches one compiled operation per
 * document, so it would rerun the operation requested first.
 */
export function useSingleOperation(): Plugin {
  const separated = new WeakMap<DocumentNode, Record<string, DocumentNode>>()
  const single = (document: DocumentNode, name: string): DocumentNode => {
    const known = separated.get(document) ?? separateOperations(document)
    separated.set(document, known)
    return known[name] ?? document
  }
  return {
    onExecute({ args }) {
      if (operationsIn(args.document) > 1) args.document = single(args.document, operationOf(args)?.name?.value ?? '')
    },
  }
}

const operationsIn = ({ definitions }: DocumentNode) =>
  definitions.filter(({ kind }) => kind === 'OperationDefinition').length
