import { Kind, parse, print, visit, type ConstArgumentNode, type ConstDirectiveNode } from 'graphql'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { enumValue } from '../../contract/enumeration.ts'
import { permissions, ROLE, type Role } from '../../contract/roles.ts'
import { isAboutItself, scopeOf } from '../../contract/scopes.ts'
import { errorCodesOf } from './errorCodes.ts'
import type { Rule } from './module.ts'

const ROLES = Object.keys(ROLE) as Role[]

/**
 * The printed schema with directives from the rules of the fields: `@access` on every field that calls the custodian,
 * and `@errors` on every mutation.
 */
export function withRules(text: string, rules: ReadonlyMap<string, Rule>): string {
  const document = visit(parse(text), {
    ObjectTypeDefinition: (type) => ({
      ...type,
      fields: type.fields?.map((field) => {
        const rule = rules.get(`${type.name.value}.${field.name.value}`)
        if (rule === undefined) return field
        const access = rule === 'no data' ? null : accessOf(rule)
        const errors = type.name.value === 'Mutation' ? [errorsOf(field.name.value, rule)] : []
        return { ...field, directives: [...(field.directives ?? []), ...(access ? [access] : []), ...errors] }
      }),
    }),
  })
  return `${print(document)}\n`
}

function errorsOf(mutation: string, rule: Rule): ConstDirectiveNode {
  const codes = errorCodesOf(mutation, rule)
  return directive('errors', [
    argument(
      'codes',
      codes.map((value) => ({ kind: Kind.ENUM, value })),
    ),
  ])
}

/** Null if the field is open to everybody. */
function accessOf(endpoints: readonly AnyEndpoint[]): ConstDirectiveNode | null {
  const closed = endpoints.filter(({ anyone }) => anyone === undefined)
  if (closed.length === 0) return null
  const roles = ROLES.filter((role) => closed.every((endpoint) => rolesOf(endpoint).includes(role)))
  const scopes = scopesOf(closed)
  const named = roles.map((role) => ({ kind: Kind.ENUM, value: enumValue(role) as string }) as const)
  const texts = scopes?.map((value) => ({ kind: Kind.STRING, value }) as const)
  return directive('access', [argument('roles', named), ...(texts ? [argument('scopes', texts)] : [])])
}

const directive = (name: string, given: readonly ConstArgumentNode[]): ConstDirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: name },
  arguments: given,
})

const argument = (
  name: string,
  values: readonly ({ kind: Kind.ENUM; value: string } | { kind: Kind.STRING; value: string })[],
): ConstArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: { kind: Kind.NAME, value: name },
  value: { kind: Kind.LIST, values },
})

function rolesOf({ customer, staff }: AnyEndpoint): Role[] {
  return [...(customer === undefined ? [] : ['customer' as const]), ...(staff ? permissions[staff.may] : [])]
}

/** The scopes that a credential needs, all of them; null if none allows the field. */
function scopesOf(endpoints: readonly AnyEndpoint[]): string[] | null {
  const scopes = endpoints.filter(({ name }) => !isAboutItself(name)).map(({ name }) => scopeOf(name))
  return scopes.every((scope) => scope !== null) ? [...new Set(scopes)].toSorted() : null
}
