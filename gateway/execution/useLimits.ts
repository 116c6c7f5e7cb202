import {
  GraphQLError,
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { badRequest } from '../graphql/errors.ts'

/** Size of a document with its fragments expanded. */
export type Shape = { depth: number; fields: number; aliases: number; directives: number; rootMutations: number }

/**
 * The same limits for all callers, so each document is validated once. A test keeps the largest web document below two
 * thirds of each limit.
 */
export const LIMITS = {
  tokens: 2_000,
  depth: 12,
  /** Maximum depth of introspection queries, which are deeper than all others. */
  introspectionDepth: 20,
  fields: 525,
  aliases: 40,
  directives: 11,
  rootMutations: 1,
} as const

class TooMuch extends Error {}

/** Refuses documents that exceed the limits, before validation. No web document exceeds them. */
export function useLimits(): Plugin {
  const fine = new WeakSet<DocumentNode>()
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: LIMITS.tokens }))
    },
    onValidate({ params, setResult }) {
      const document = params.documentAST
      if (fine.has(document)) return
      const excess = excessOf(document)
      if (excess) setResult([excess])
      else fine.add(document)
    },
  }
}

/** The reason why the document is too large, or null. */
export function excessOf(document: DocumentNode): GraphQLError | null {
  for (const definition of document.definitions) {
    if (definition.kind !== 'OperationDefinition') continue
    const name = exceeded(definition, document)
    if (name) return badRequest(400, `The document has too many ${name}.`)
  }
  return null
}

function exceeded(operation: OperationDefinitionNode, document: DocumentNode): string | null {
  try {
    shapeOf(operation, document, LIMITS)
    return null
  } catch (error) {
    if (error instanceof TooMuch) return error.message
    throw error
  }
}

/** Measures one operation. Throws when one of the limits is exceeded, so a small document cannot cause much work. */
export function shapeOf(operation: OperationDefinitionNode, document: DocumentNode, limits?: typeof LIMITS): Shape {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)
  }
  const shape: Shape = { depth: 0, fields: 0, aliases: 0, directives: 0, rootMutations: 0 }
  const open = new Set<string>()
  let steps = 0

  const check = (name: string, value: number, most: number | undefined) => {
    if (most !== undefined && value > most) throw new TooMuch(name)
  }
  const walk = (
    set: SelectionSetNode,
    depth: number,
    root: 'mutation' | 'query' | null,
    deepest: number | undefined,
  ) => {
    for (const selection of set.selections) {
      check('fragments', (steps += 1), limits && limits.fields * 2)
      check('directives', (shape.directives += selection.directives?.length ?? 0), limits?.directives)
      if (selection.kind === 'Field') {
        check('fields', (shape.fields += 1), limits?.fields)
        if (selection.alias) check('aliases', (shape.aliases += 1), limits?.aliases)
        if (root === 'mutation') check('mutations', (shape.rootMutations += 1), limits?.rootMutations)
        const isIntrospection = root !== null && /^__(schema|type)$/.test(selection.name.value)
        const most = isIntrospection ? limits?.introspectionDepth : deepest
        check('levels', depth, most)
        if (!isIntrospection) shape.depth = Math.max(shape.depth, depth)
        if (selection.selectionSet) walk(selection.selectionSet, depth + 1, null, most)
      } else if (selection.kind === 'InlineFragment') {
        walk(selection.selectionSet, depth, root, deepest)
      } else {
        const fragment = fragments.get(selection.name.value)
        // Validation refuses recursive fragments; here the recursion only stops.
        if (!fragment || open.has(selection.name.value)) continue
        open.add(selection.name.value)
        walk(fragment.selectionSet, depth, root, deepest)
        open.delete(selection.name.value)
      }
    }
  }
  const root = operation.operation === 'mutation' ? 'mutation' : 'query'
  check('directives', (shape.directives += operation.directives?.length ?? 0), limits?.directives)
  walk(operation.selectionSet, 1, root, limits?.depth)
  return shape
}
