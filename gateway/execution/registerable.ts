import {
  getNamedType,
  getOperationAST,
  GraphQLError,
  isIntrospectionType,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql'
import { isInScope, SCOPES, type Scope } from '../../contract/scopes.ts'
import { rulesOf } from '../graphql/guard.ts'
import type { Module } from '../graphql/module.ts'
import { excessOf, LIMITS } from './useLimits.ts'

export type Registerable = { name: string; problems: string[] }

/**
 * Whether a document may be registered for a credential: one named operation that fits the schema and the limits, with
 * only fields that these scopes allow. Names of web documents are refused, so metrics by name stay unambiguous.
 */
export function registerable(
  schema: GraphQLSchema,
  modules: readonly Module[],
  text: string,
  { scopes, taken }: { scopes: readonly string[]; taken: ReadonlySet<string> },
): Registerable {
  let document: DocumentNode
  try {
    document = parse(text, { maxTokens: LIMITS.tokens })
  } catch (error) {
    return { name: '', problems: [(error as GraphQLError).message] }
  }
  const operation = getOperationAST(document)
  const name = operation?.name?.value ?? ''
  if (!operation || name === '') return { name, problems: ['It must hold one operation, with a name.'] }
  const problems = taken.has(name) ? [`${name} is the name of an operation of the portal's own.`] : []
  const wrong = validate(schema, document)
  if (wrong.length > 0) return { name, problems: [...problems, ...wrong.map(({ message }) => message)] }
  const excess = excessOf(document)
  if (excess) problems.push(excess.message)
  return { name, problems: [...problems, ...beyondScopes(schema, modules, document, new Set(scopes))] }
}

/** One line for each field outside the scopes, with the scopes that include it. */
function beyondScopes(
  schema: GraphQLSchema,
  modules: readonly Module[],
  document: DocumentNode,
  scopes: ReadonlySet<string>,
): string[] {
  const rules = rulesOf(modules)
  const types = new TypeInfo(schema)
  const problems = new Set<string>()
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const parent = types.getParentType()
        if (!parent || isIntrospectionType(getNamedType(parent))) return
        const field = `${parent.name}.${node.name.value}`
        const rule = rules.get(field)
        if (rule === undefined || rule === 'no data') return
        for (const { name } of rule) {
          if (isInScope(name, scopes)) continue
          const scope = SCOPES.find((one: Scope) => isInScope(name, new Set([one])))
          problems.add(`${field} needs ${scope ? `the scope ${scope}` : 'what no credential may do'}.`)
        }
      },
    }),
  )
  return [...problems]
}
