import { ROLE } from '../../contract/roles.ts'
import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import { pathFor } from '../rest/client.ts'
import { identityOf, nobody, type Identity } from '../rest/identity.ts'
import { GUARDED, type Module, type Readers, type Rule } from './module.ts'

const TOP_ADMIN = ROLE.administrator
const as = (roleId: number, topAdminRoleId: number = TOP_ADMIN): Identity =>
  identityOf(
    { token: '', userId: 1, roleId, accountOwnerId: roleId === ROLE.customer ? 1 : 0, expiresAt: 0 },
    topAdminRoleId,
  )
const OTHER = 99
/** One caller of each kind, administrators with and without top permissions, and an unknown role. */
const PEOPLE: readonly Identity[] = [
  nobody,
  as(ROLE.customer),
  as(ROLE.administrator),
  as(ROLE.administrator, OTHER),
  as(ROLE.customerService),
  as(ROLE.complianceReviewer),
  as(7),
]

/**
 * Checks that every type without field rules declares its readers, and that no field exposes the type to other callers.
 * A new type, or a field open to more callers than its type, fails the build until the readers are declared.
 * @returns the problems as sentences
 */
export function readersAmiss(
  schema: GraphQLSchema,
  modules: readonly Module[],
  rules: ReadonlyMap<string, Rule>,
): string[] {
  const declared = declaredReaders(modules)
  const guarded = new Set<string>(GUARDED)
  const types = Object.values(schema.getTypeMap()).filter((type) => carriesData(type) && !type.name.startsWith('__'))
  const names = new Set(types.map(({ name }) => name))
  const twice = [...declared].filter(([name, readers]) => readers.length > 1 || guarded.has(name))
  return [
    ...types
      .filter(({ name }) => !guarded.has(name) && !declared.has(name))
      .map(({ name }) => `Nothing says who may read ${name}: name it in the types of its module.`),
    ...[...declared.keys()].filter((name) => !names.has(name)).map((name) => `There is no type ${name} to read.`),
    ...twice.map(([name]) => `Who may read ${name} is said more than once.`),
    ...tooWide(schema, rules, new Map([...declared].map(([name, [readers]]) => [name, readers]))),
  ]
}

const carriesData = (type: GraphQLNamedType) => isObjectType(type) || isInterfaceType(type) || isUnionType(type)

function declaredReaders(modules: readonly Module[]): Map<string, Readers[]> {
  const declared = new Map<string, Readers[]>()
  for (const { types = {} } of modules)
    for (const [readers, names] of Object.entries(types) as [Readers, readonly string[]][])
      for (const name of names) declared.set(name, [...(declared.get(name) ?? []), readers])
  return declared
}

/**
 * Follows every field from the root types with the callers that its rules admit. Fields of interface types, such as
 * `node`, are not followed: a node's loader makes calls with their own rules.
 */
function tooWide(
  schema: GraphQLSchema,
  rules: ReadonlyMap<string, Rule>,
  declared: ReadonlyMap<string, Readers | undefined>,
): string[] {
  const reached = new Map<GraphQLObjectType, Set<Identity>>()
  const found = new Set<string>()
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type != null,
  )
  const open = roots.map((type) => ({ type, people: PEOPLE }))
  for (let next = open.pop(); next; next = open.pop()) {
    const known = reached.get(next.type) ?? new Set()
    const added = next.people.filter((person) => !known.has(person))
    if (added.length === 0 && reached.has(next.type)) continue
    reached.set(next.type, new Set([...known, ...added]))
    for (const field of Object.values(next.type.getFields())) {
      const type = getNamedType(field.type)
      if (!isObjectType(type)) continue
      const name = `${next.type.name}.${field.name}`
      const people = added.filter((person) => mayUse(rules.get(name), person))
      const readers = declared.get(type.name)
      if (readers !== undefined && people.some((person) => !mayRead(readers, person)))
        found.add(`${name} leads to ${type.name}, which is for ${readers} only.`)
      open.push({ type, people })
    }
  }
  return [...found]
}

const mayUse = (rule: Rule | undefined, person: Identity) =>
  rule === undefined || rule === 'no data' || rule.every((endpoint) => pathFor(endpoint, person) !== null)

function mayRead(readers: Readers, person: Identity): boolean {
  if (readers === 'anyone') return true
  return readers === 'signedIn' ? person.audience !== 'anyone' : person.permissions.has(readers)
}
