import { mapSchema, MapperKind } from '@graphql-tools/utils'
import { defaultFieldResolver, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql'
import type { Context } from './context.ts'
import { readersAmiss } from './readers.ts'
import { GUARDED, type Module, type Rule } from './module.ts'

/** The rules of all fields, by "Type.field". */
export function rulesOf(modules: readonly Module[]): Map<string, Rule> {
  const rules = new Map<string, Rule>()
  for (const module of modules) {
    for (const [type, fields] of Object.entries(module.rules)) {
      for (const [field, rule] of Object.entries(fields)) {
        const name = `${type}.${field}`
        if (rules.has(name)) throw new Error(`${name} has two rules.`)
        rules.set(name, rule)
      }
    }
  }
  return rules
}

/** Wraps each guarded field with its rule. Throws if the schema and the rules do not match. */
export function guard(schema: GraphQLSchema, modules: readonly Module[]): GraphQLSchema {
  const rules = rulesOf(modules)
  const guarded = new Set<string>(GUARDED)
  const covered = new Set<string>()
  const bare: string[] = []
  const result = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (config, field, type) => {
      const name = `${type}.${field}`
      const rule = rules.get(name)
      if (rule === undefined) {
        if (guarded.has(type)) bare.push(name)
        return config
      }
      covered.add(name)
      return rule === 'no data' ? config : refuseFirst(config, rule)
    },
  })
  if (bare.length > 0) throw new Error(`No rule says who may use ${bare.join(', ')}.`)
  const idle = [...rules.keys()].filter((name) => !covered.has(name))
  if (idle.length > 0) throw new Error(`There are rules for fields that do not exist: ${idle.join(', ')}.`)
  const amiss = readersAmiss(schema, modules, rules)
  if (amiss.length > 0) throw new Error(amiss.join(' '))
  return result
}

function refuseFirst(
  config: GraphQLFieldConfig<unknown, Context>,
  rule: Exclude<Rule, 'no data'>,
): GraphQLFieldConfig<unknown, Context> {
  const resolve = config.resolve ?? defaultFieldResolver
  const refuse = (caller: Context['caller']) => {
    for (const endpoint of rule) {
      const refusal = caller.refusal(endpoint)
      if (refusal) throw refusal
    }
  }
  const { subscribe } = config
  // Access to a stream is checked when it starts.
  if (subscribe)
    return {
      ...config,
      subscribe: (root, args, context, info) => {
        refuse(context.caller)
        return subscribe(root, args, context, info)
      },
    }
  return {
    ...config,
    resolve: (parent, args, context, info) => {
      refuse(callerOf(parent) ?? context.caller)
      return resolve(parent, args, context, info)
    },
  }
}

/** The caller of a field below a viewer: after a login, the user who signed in, not the sender of the request. */
function callerOf(parent: unknown): Context['caller'] | undefined {
  return (parent as { caller?: Context['caller'] } | null | undefined)?.caller
}
