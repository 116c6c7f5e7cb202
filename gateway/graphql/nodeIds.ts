import { mapSchema, MapperKind } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLFieldConfig,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'
import { RestError } from '../rest/errors.ts'
import type { UserError } from './__generated__/resolvers.ts'
import type { Context } from './context.ts'
import { badInput } from './errors.ts'
import { fromGlobalId, numberKey } from './globalId.ts'
import { mutation } from './userErrors.ts'

const REQUESTS = ['DistributionRequest', 'RolloverRequest', 'WithdrawalRequest']
const BOOKS = ['AccountingBook', 'Book']

/** Arguments and input fields that take a number, with the types whose `id` may be sent instead. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  accountId: ['RetirementAccount'],
  accountIds: ['CompliancePendingRow', 'RetirementAccount'],
  accountOwnerId: ['AccountOwner'],
  approvalId: ['Approval'],
  attachmentId: ['Attachment'],
  beneficiaryId: ['Beneficiary'],
  bookId: BOOKS,
  bookIds: BOOKS,
  credentialId: ['Credential'],
  jobId: ['Job'],
  noteId: ['Note'],
  parentPlanId: ['Plan'],
  planId: ['Plan'],
  requestId: REQUESTS,
  transactionId: ['TransactionDetail'],
  'RolloverRequestInput.id': REQUESTS,
  'WithdrawalRequestInput.id': REQUESTS,
}

type Id = { number: string; node: string; types: readonly string[]; isRequired: boolean; isList: boolean }
type Plan = { ids: readonly Id[]; inputs: ReadonlyArray<readonly [string, Plan]> }
type Fields = Readonly<Record<string, { type: GraphQLInputType; description?: string | null | undefined }>>
type Values = Readonly<Record<string, unknown>>

/**
 * Adds `…NodeId` beside every argument that takes the number of a node, and gives resolvers the number. GraphQL checks
 * the type of a variable, so an argument of type Int can't take the ID itself. A required number becomes nullable,
 * because the caller sends either the number or the ID.
 */
export function withNodeIds(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.INPUT_OBJECT_TYPE]: (type) => {
      const { fields, ...config } = type.toConfig()
      return new GraphQLInputObjectType({ ...config, fields: withSiblings(type.name, fields) })
    },
    [MapperKind.OBJECT_FIELD]: (config, _field, type) => {
      const plan = planOf('', config.args ?? {})
      if (isEmpty(plan)) return config
      const args = withSiblings('', config.args ?? {})
      return { ...config, args, ...(type === 'Mutation' ? mutating(config, plan) : asking(config, plan)) }
    },
  })
}

type Config = GraphQLFieldConfig<unknown, Context>

function asking({ subscribe, resolve = defaultFieldResolver }: Config, plan: Plan): Partial<Config> {
  const numbered = (args: Values) => {
    const { values, wrong } = read(plan, args)
    if (wrong) throw badInput(wrong.message)
    return values
  }
  if (subscribe)
    return { subscribe: (root, args, context, info) => subscribe(root, numbered(args as Values), context, info) }
  return { resolve: (root, args, context, info) => resolve(root, numbered(args as Values), context, info) }
}

/** A mutation reports errors in its payload, at the argument that the caller sent. */
function mutating({ resolve = defaultFieldResolver }: Config, plan: Plan): Partial<Config> {
  return {
    resolve: async (root, args, context, info) => {
      const { values, wrong, sent } = read(plan, args as Values)
      if (wrong) {
        const { path, message } = wrong
        const refused = new RestError('INVALID', {
          endpoint: info.fieldName,
          fields: [{ path: path.slice(1), message }],
        })
        return mutation(() => Promise.reject(refused))(root, args as { input: object }, context, info)
      }
      const payload = (await resolve(root, values, context, info)) as { errors: readonly UserError[] }
      if (sent.size === 0 || payload.errors.length === 0) return payload
      const errors = payload.errors.map((error) => ({
        ...error,
        field: sent.get(['input', ...(error.field ?? [])].join('.')) ?? error.field,
      }))
      return { ...payload, errors }
    },
  }
}

/**
 * The fields of an input type that take a node's number, each with the name of its id field. With '' as owner: the
 * arguments of a field.
 */
function idsOf(owner: string, fields: Fields): Id[] {
  return Object.entries(fields).flatMap(([number, { type }]) => {
    const types = TYPES[`${owner}.${number}`] ?? TYPES[number]
    if (types === undefined || getNamedType(type).name !== 'Int') return []
    const node = number.replace(/^id$|Id(?=s?$)/, (id) => (id === 'id' ? 'nodeId' : 'NodeId'))
    return [{ number, node, types, isRequired: isNonNullType(type), isList: isListType(getNullableType(type)) }]
  })
}

function planOf(owner: string, fields: Fields): Plan {
  const inputs = Object.entries(fields).flatMap(([name, { type }]) => {
    const named = getNamedType(type)
    if (!isInputObjectType(named)) return []
    const plan = planOf(named.name, named.getFields())
    return isEmpty(plan) ? [] : [[name, plan] as const]
  })
  return { ids: idsOf(owner, fields), inputs }
}

const isEmpty = ({ ids, inputs }: Plan) => ids.length === 0 && inputs.length === 0

function withSiblings<F extends Fields>(owner: string, fields: F): F {
  const added = idsOf(owner, fields).flatMap(({ number, node, types, isRequired, isList }) => {
    const field = fields[number]
    const required = isRequired ? ` Required unless \`${node}\` is given.` : ''
    const type = isList ? new GraphQLList(new GraphQLNonNull(GraphQLID)) : GraphQLID
    const description = `The \`id\` of ${isList ? 'each' : 'the'} ${listed(types)}, in place of \`${number}\`.`
    return [
      [number, { ...field, type: getNullableType(field!.type), description: `${field?.description}${required}` }],
      [node, { type, description }],
    ]
  })
  return { ...fields, ...Object.fromEntries(added) }
}

type Wrong = { path: readonly string[]; message: string }
type Read = { values: Values; wrong: Wrong | null; sent: ReadonlyMap<string, readonly string[]> }

/**
 * Converts ids in the arguments to numbers. Also returns the first mistake, and the path of the id of each number.
 */
function read(plan: Plan, given: Values): Read {
  const sent = new Map<string, readonly string[]>()
  let wrong: Wrong | null = null
  const inside = ({ ids, inputs }: Plan, values: Values, path: readonly string[]): Values => {
    const numbers: Record<string, unknown> = { ...values }
    for (const id of ids) {
      const [number, node] = [values[id.number], values[id.node]]
      delete numbers[id.node]
      if (node != null) sent.set([...path, id.number].join('.'), [...path.slice(1), id.node])
      const found = node == null ? number : numbersOf(id, node)
      const message = mistake(id, number, node, found)
      if (message !== null) wrong ??= { path: [...path, node == null ? id.number : id.node], message }
      else if (node != null) numbers[id.number] = found
    }
    for (const [name, below] of inputs) {
      const value = values[name]
      if (Array.isArray(value))
        numbers[name] = value.map((one, index) => inside(below, one, [...path, name, `${index}`]))
      else if (value != null) numbers[name] = inside(below, value as Values, [...path, name])
    }
    return numbers
  }
  const values = inside(plan, given, [])
  return { values, wrong, sent }
}

function mistake({ number, node, types, isRequired }: Id, given: unknown, id: unknown, found: unknown): string | null {
  if (id == null) return isRequired && given == null ? `Send \`${number}\` or \`${node}\`.` : null
  if (given != null) return `Send \`${number}\` or \`${node}\`, not both.`
  return found == null ? `\`${node}\` takes the \`id\` of ${listed(types)}.` : null
}

/** The number or numbers in one or several ids; null for an id of another type. */
function numbersOf({ types, isList }: Id, given: unknown): number | number[] | null {
  const numbers = (isList ? (given as string[]) : [given as string]).map((id) => {
    const parts = fromGlobalId(id)
    return parts !== null && types.includes(parts.type) ? numberKey(parts.key.at(-1)) : null
  })
  if (numbers.includes(null)) return null
  return isList ? (numbers as number[]) : (numbers[0] ?? null)
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? String(names[0]) : `${names.slice(0, -1).join(', ')} or ${String(names.at(-1))}`
