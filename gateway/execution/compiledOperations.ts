import {
  getOperationAST,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import type { RequestContext } from './requestContext.ts'
import { checkVariables } from './checkedVariables.ts'
import { excessOf, LIMITS } from './limits.ts'
import { logOperation } from './operationLog.ts'
import type { DocumentStore } from './documentStore.ts'

type Ready = { operation: OperationDefinitionNode; query: CompiledQuery['query'] }

/** Answers a request for one of the portal's own documents or for a text that came before, or null when Yoga has to. */
export type CompiledOperations = (
  params: Record<string, unknown>,
  context: RequestContext,
) => ExecutionResult | Promise<ExecutionResult> | null

/**
 * For the documents of the web client, and for those that tools send as text again and again: each is
 * parsed, measured, validated and compiled once, and from then on a request is its variables. Whatever is unusual about a
 * request goes through Yoga and its plugins, which say what is wrong with it.
 */
export function createCompiledOperations(schema: GraphQLSchema, store: DocumentStore): CompiledOperations {
  const known = new Map<string, Ready | null>()
  const compiled = (text: string): Ready | null => {
    let ready = known.get(text)
    if (ready === undefined) known.set(text, (ready = prepare(schema, text)))
    return ready
  }
  const repeated = createRepeatedTexts((text) => prepare(schema, text))
  const find = ({ id, query, ...more }: Record<string, unknown>, mayRunAnyDocument: boolean): Ready | null => {
    if (id == null) {
      const isPlain = mayRunAnyDocument && typeof query === 'string' && Object.keys(more).every((key) => PLAIN.has(key))
      return isPlain ? repeated(query) : null
    }
    const text = typeof id === 'string' && query == null ? store.get(id) : undefined
    return text === undefined ? null : compiled(text)
  }
  return (params, context) => {
    const { variables, operationName, extensions } = params
    if (operationName != null || extensions != null || !areVariables(variables)) return null
    const ready = find(params, context.mayRunAnyDocument)
    if (ready === null) return null
    const refusal = logOperation(context, ready.operation)
    if (refusal) return { errors: [refusal] }
    const { values, errors } = checkVariables(schema, ready.operation, variables ?? {})
    return errors.length > 0 ? { errors } : ready.query(undefined, context, values)
  }
}

/** What may stand beside a text; anything else is for Yoga to refuse. */
const PLAIN = new Set(['variables', 'operationName', 'extensions'])
const MOST_TEXTS = 256
const LONGEST_TEXT = 10_000

/**
 * Texts of callers, compiled when they come the second time: a new one each time costs no compiling, and fills no memory,
 * since the older half is forgotten. One that cannot be compiled is not tried again.
 */
function createRepeatedTexts(compile: (text: string) => Ready | null): (text: string) => Ready | null {
  type Known = Ready | 'seen' | 'unusual'
  let recent = new Map<string, Known>()
  let older = new Map<string, Known>()
  const keep = (text: string, known: Known) => {
    if (recent.size >= MOST_TEXTS && !recent.has(text)) {
      older = recent
      recent = new Map()
    }
    recent.set(text, known)
  }
  return (text) => {
    if (text.length > LONGEST_TEXT) return null
    let known = recent.get(text) ?? older.get(text)
    if (known === undefined) keep(text, 'seen')
    else if (known === 'seen') keep(text, (known = compile(text) ?? 'unusual'))
    else if (!recent.has(text)) keep(text, known)
    return typeof known === 'object' ? known : null
  }
}

function areVariables(value: unknown): value is Record<string, unknown> | null | undefined {
  return value == null || (typeof value === 'object' && !Array.isArray(value))
}

function prepare(schema: GraphQLSchema, text: string): Ready | null {
  const document = parsed(text)
  if (!document) return null
  const operation = getOperationAST(document)
  if (!operation || excessOf(document) || validate(schema, document).length > 0) return null
  const compiled = compileQuery(schema, document)
  return isCompiledQuery(compiled) ? { operation, query: compiled.query } : null
}

/** Null for what is no document; the ordinary way tells the caller where it is wrong. */
function parsed(text: string): DocumentNode | null {
  try {
    return parse(text, { maxTokens: LIMITS.tokens })
  } catch {
    return null
  }
}
