import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** A parsed command. */
export type Command =
  | { kind: 'follow'; after: string }
  | {
      kind: 'list'
      operation: string
      variables: Record<string, unknown>
      /** Path of the connection in the response data. */
      path: readonly string[]
      csv: boolean
      /** Maximum number of rows. */
      limit: number
    }

/** A command line that cannot be parsed. */
export class UsageError extends Error {}

const LISTS: Readonly<Record<string, string>> = {
  open: 'PENDING',
  signature: 'SIGNATURE',
  approved: 'APPROVED',
  incomplete: 'INCOMPLETE',
  historical: 'HISTORICAL',
}

const FIND = {
  'first-name': 'firstName',
  'last-name': 'lastName',
  email: 'email',
  phone: 'phone',
  account: 'accountNumber',
  city: 'city',
  state: 'state',
  zip: 'zip',
} as const

const LIST_OPTIONS = {
  csv: { type: 'boolean', default: false },
  limit: { type: 'string', default: '100' },
} as const satisfies ParseArgsOptionsConfig

/** @throws UsageError */
export function readCommand(words: readonly string[]): Command {
  const [noun, verb, ...args] = words
  const read = COMMANDS[`${noun} ${verb}`]
  if (!read)
    throw new UsageError(noun === undefined ? 'Which command?' : `There is no command "${noun} ${verb ?? ''}".`)
  try {
    return read(args)
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message)
    throw error
  }
}

const COMMANDS: Readonly<Record<string, (args: string[]) => Command>> = {
  'owners find': (args) => {
    const names = Object.keys(FIND).map((name) => [name, { type: 'string' }] as const)
    const options = { ...Object.fromEntries(names), ...LIST_OPTIONS }
    const { values } = parseArgs({ args, options })
    const filter = Object.fromEntries(
      Object.entries(FIND).flatMap(([option, field]) => {
        const value = (values as Record<string, unknown>)[option]
        return typeof value === 'string' ? [[field, value]] : []
      }),
    )
    if (Object.keys(filter).length === 0) throw new UsageError('Please give at least one field to find owners by.')
    return listOf('FindOwners', { filter }, ['viewer', 'accountOwnerSearch'], values)
  },
  'requests list': (args) => {
    const options = {
      status: { type: 'string', default: 'open' },
      kind: { type: 'string', default: 'withdrawal' },
      find: { type: 'string' },
      ...LIST_OPTIONS,
    } as const
    const { values } = parseArgs({ args, options })
    const list = LISTS[values.status]
    if (!list) throw new UsageError(`--status is one of ${Object.keys(LISTS).join(', ')}.`)
    if (values.kind !== 'withdrawal' && values.kind !== 'rollover')
      throw new UsageError('--kind is withdrawal or rollover.')
    const filter = values.find === undefined ? {} : { filter: { find: values.find } }
    const operation = values.kind === 'rollover' ? 'ListRollovers' : 'ListWithdrawals'
    return listOf(operation, { list, ...filter }, ['viewer', `${values.kind}Requests`], values)
  },
  'plans list': (args) => {
    const { values } = parseArgs({ args, options: { find: { type: 'string' }, ...LIST_OPTIONS } })
    const filter = values.find === undefined ? {} : { filter: { find: values.find } }
    return listOf('ListPlans', filter, ['viewer', 'plans'], values)
  },
  'returns list': (args) => {
    const { values } = parseArgs({ args, options: { find: { type: 'string' }, ...LIST_OPTIONS } })
    const filter = values.find === undefined ? {} : { filter: { find: values.find } }
    return listOf('ListReturnedPayments', filter, ['viewer', 'paymentReturns'], values)
  },
  'events follow': (args) => {
    const { values } = parseArgs({ args, options: { after: { type: 'string', default: 'latest' } } })
    if (!/^(?:latest|\d{1,15})$/.test(values.after)) throw new UsageError('--after is "latest" or a position.')
    return { kind: 'follow', after: values.after }
  },
}

function listOf(
  operation: string,
  variables: Record<string, unknown>,
  path: readonly string[],
  { csv, limit }: { csv?: unknown; limit?: unknown },
): Command {
  if (typeof limit !== 'string' || !/^[1-9]\d{0,5}$/.test(limit)) throw new UsageError('--limit is a number of rows.')
  return { kind: 'list', operation, variables, path, csv: csv === true, limit: Number(limit) }
}
