import { CriticalityLevel, diff, DiffRule, type Change } from '@graphql-inspector/core'
import { apiDiff } from 'api-smart-diff'
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql'

/** Changes between two versions of an API, as changelog lines. */
export interface ApiChanges {
  /** Changes that can break existing client programs. */
  breaking: string[]
  /** Newly deprecated elements, and removed ones that were deprecated before. */
  deprecated: string[]
  other: string[]
}

/**
 * Compares two schemas (SDL). A field, argument or value may be removed if the earlier schema deprecated it; every
 * other removal is breaking.
 */
export async function graphqlChanges(before: string, after: string): Promise<ApiChanges> {
  const [from, to] = [buildSchema(before), buildSchema(after)]
  const rules = [DiffRule.suppressRemovalOfDeprecatedField, DiffRule.ignoreDescriptionChanges]
  const found = await diff(from, to, rules)
  const isDeprecation = ({ message }: Change) => message.includes('deprecated') || message.includes('deprecation')
  // A program generated from the schema does not expect null in a non-null field.
  const isBreaking = ({ criticality, message }: Change) =>
    criticality.level === CriticalityLevel.Breaking ||
    (message.startsWith(`${SEMANTIC_NON_NULL} was removed`) && !isNonNull(to, message))
  return {
    breaking: lines(found.filter(isBreaking)),
    deprecated: lines(found.filter((change) => !isBreaking(change) && isDeprecation(change))),
    other: lines(
      found.filter((change) => !isBreaking(change) && !isDeprecation(change) && !NOT_LISTED.test(change.message)),
    ),
  }
}

/** Whether the field that a message names, as in "from field 'PageInfo.hasNextPage'", is non-null. */
function isNonNull(schema: GraphQLSchema, message: string): boolean {
  const [, name = '', field = ''] = /'(\w+)\.(\w+)'$/.exec(message) ?? []
  const type = schema.getType(name)
  return isObjectType(type) && isNonNullType(type.getFields()[field]?.type)
}

/** Changes of directives that the changelog omits; `@access` follows from the calls of a field. */
const NOT_LISTED = /semanticNonNull|Directive 'access'/
const SEMANTIC_NON_NULL = "Directive 'semanticNonNull'"
const lines = (found: readonly Change[]) => [...new Set(found.map(({ message }) => message))].sort()

/** Compares two OpenAPI descriptions, ignoring changes of description texts. */
export function restChanges(before: object, after: object): ApiChanges {
  const found = apiDiff(inPlace(before), inPlace(after))
  const of = (type: string) => found.filter((change) => change.type === type)
  return {
    breaking: of('breaking').map(({ path, description }) => `${callOf(path)}: ${description}`),
    deprecated: of('deprecated').map(({ path, description }) => `${callOf(path)}: ${description}`),
    // The changelog lists an extended call by name only, because openapi.json has the details.
    other: [...new Set(of('non-breaking').map(({ path, action }) => grownOf(path, action)))].sort(),
  }
}

/** Inlines referenced schemas, because a schema's name does not matter. */
function inPlace(document: object): object {
  const { components = {}, ...rest } = document as { components?: Record<string, Record<string, unknown>> }
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved)
    if (value === null || typeof value !== 'object') return value
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec((value as { $ref?: string }).$ref ?? '') ?? []
    const target = components[kind]?.[name]
    if (target !== undefined) return resolved(target)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolved(part)]))
  }
  return resolved({ ...rest, components: { securitySchemes: components['securitySchemes'] } }) as object
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch']

function callOf([part, address, method]: readonly PropertyKey[]): string {
  if (part !== 'paths') return String(part)
  return METHODS.includes(String(method)) ? `${String(method).toUpperCase()} ${String(address)}` : String(address)
}

function grownOf(path: readonly PropertyKey[], action: string): string {
  const isWhole = path[0] === 'paths' && path.length <= 3 && action === 'add'
  return `${callOf(path)}: ${isWhole ? 'added' : 'takes or answers more'}`
}

/** The elements whose deprecation reason has no date; each must have one, so that users know the deadline. */
export function deprecationsWithoutDay(sdl: string): string[] {
  return deprecationsOf(buildSchema(sdl)).flatMap(({ name, reason }) =>
    /\b\d{4}-\d{2}-\d{2}\b/.test(reason) ? [] : [name],
  )
}

/** The deprecated names of a schema as a Markdown table, with the name to use and the last day of the old one. */
export function renamedTable(sdl: string): string {
  const rows = deprecationsOf(buildSchema(sdl)).map(({ name, reason }) => {
    const [, use = '', day = ''] = /^Use `(.+)`\. Until (\d{4}-\d{2}-\d{2})\.$/.exec(reason) ?? []
    return use === '' ? `| \`${name}\` | ${reason} | |` : `| \`${name}\` | \`${use}\` | ${day} |`
  })
  return ['| Old name | New name | Old one works until |', '| --- | --- | --- |', ...rows.toSorted()].join('\n')
}

function deprecationsOf(schema: GraphQLSchema): Array<{ name: string; reason: string }> {
  const found: Array<{ name: string; reason: string }> = []
  const note = (name: string, { deprecationReason: reason }: { deprecationReason?: string | null }) => {
    if (reason != null) found.push({ name, reason })
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (isEnumType(type)) for (const value of type.getValues()) note(`${type.name}.${value.name}`, value)
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) note(`${type.name}.${field.name}`, field)
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        note(`${type.name}.${field.name}`, field)
        for (const arg of field.args) note(`${type.name}.${field.name}(${arg.name})`, arg)
      }
  }
  return found
}
