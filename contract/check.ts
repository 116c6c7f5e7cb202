import { compileFunction } from 'node:vm'
import * as z from 'zod'
import { isDay, isMoment } from './fields.ts'
import { insteadOf } from './partial.ts'

/** Whether a value is exactly what a shape says, so that it can be handed on as it is. */
export type Check = (value: unknown) => boolean

type Definition = {
  type: string
  checks?: readonly { _zod: { def: { fn?: unknown; check?: string } } }[]
  check?: string
  format?: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: readonly z.ZodType[]
}

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition

/** Shapes of single values, which zod looks at itself where nothing quicker is known. */
const SINGLE: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'null'])

/**
 * A function made for one shape: it copies nothing, and says no to every value that a parser would give back as another
 * one, such as an object with a key more. Null for shapes whose values it does not know.
 */
export function checkOf(schema: z.ZodType): Check | null {
  const constants: unknown[] = []
  const keep = (constant: unknown) => `c[${constants.push(constant) - 1}]`
  const test = testOf(schema, 'value', keep)
  if (test === null) return null
  // Made from our own contract alone, as zod and graphql-jit do.
  return compileFunction(`return (value) => ${test}`, ['c'])(constants) as Check
}

type Keep = (constant: unknown) => string

/** The test of the variable of this name, as an expression. */
function testOf(schema: z.ZodType, name: string, keep: Keep): string | null {
  const definition = definitionOf(schema)
  const { type, checks = [], innerType } = definition
  if (innerType && (type === 'nullable' || type === 'optional')) {
    const test = testOf(innerType, name, keep)
    return test === null ? null : `(${name} === ${type === 'nullable' ? 'null' : 'undefined'} || ${test})`
  }
  if (type === 'object') return called(objectCheck(definition), name, keep)
  if (type === 'array')
    return called(checks.length === 0 && definition.element ? listCheck(definition.element) : null, name, keep)
  if (schema instanceof z.ZodBase64) return `typeof ${name} === 'string'`
  if (type === 'string' && definition.format === undefined) {
    const [only, ...others] = checks
    const own = only?._zod.def.fn
    if (only === undefined) return `typeof ${name} === 'string'`
    if (others.length === 0 && (own === isDay || own === isMoment))
      return `(typeof ${name} === 'string' && ${keep(own)}(${name}))`
  }
  if (type === 'number' && checks.length === 0) {
    if (definition.format === undefined) return `Number.isFinite(${name})`
    if (definition.format === 'safeint') return `Number.isSafeInteger(${name})`
  }
  if (type === 'boolean' && checks.length === 0) return `typeof ${name} === 'boolean'`
  const isSingle =
    SINGLE.has(type) ||
    (type === 'union' && definition.options?.every((option) => SINGLE.has(definitionOf(option).type)))
  if (!isSingle) return null
  const parser = z.compile(schema)
  const fits: Check = (value) => {
    const parsed = parser.safeParse(value)
    return parsed.success && parsed.data === value
  }
  return called(fits, name, keep)
}

const called = (check: Check | null, name: string, keep: Keep) => check && `${keep(check)}(${name})`

function listCheck(element: z.ZodType): Check | null {
  const item = checkOf(element)
  return (
    item &&
    ((value) => {
      if (!Array.isArray(value)) return false
      for (const one of value) if (!item(one)) return false
      return true
    })
  )
}

/** Reads every key and counts those that are there against those that the object has. */
function objectCheck({ shape = {}, checks = [] }: Definition): Check | null {
  if (checks.length > 0) return null
  const constants: unknown[] = []
  const keep = (constant: unknown) => `c[${constants.push(constant) - 1}]`
  const lines: string[] = []
  for (const [index, [key, schema]] of Object.entries(shape).entries()) {
    const test = testOf(schema, `v${index}`, keep)
    if (test === null) return null
    if (hasInstead(schema)) lines.push(`if (value[${JSON.stringify(key)}] === undefined) return false;`)
    lines.push(
      `const v${index} = value[${JSON.stringify(key)}]; if (v${index} !== undefined) n++; if (!(${test})) return false;`,
    )
  }
  const source = `return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    let n = 0;
    ${lines.join('\n')}
    for (const _ in value) n--;
    return n === 0;
  }`
  return compileFunction(source, ['c'])(constants) as Check
}

/**
 * Whether the parser puts something where this key is missing, which whoever uses the value counts on. What may be left
 * out by the contract is not among them: there, nothing is as good as null.
 */
function hasInstead(schema: z.ZodType): boolean {
  return definitionOf(schema).type === 'nullable' || insteadOf.has(schema)
}
