import { separateOperations, type DocumentNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { operationOf } from './operation.ts'

/**
 * Executes a document of several operations as a document of the one that is asked for: graphql-jit keeps one compiled
 * operation per document, and would run the first one that was ever asked for.
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
