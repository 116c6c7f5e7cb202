import { GraphQLScalarType, Kind, type ValueNode } from 'graphql'
import { badInput } from './errors.ts'

// Outgoing values were validated when the custodian's response was parsed; incoming values are checked here.
const asIs = (value: unknown) => value

function scalar(name: string, kinds: readonly Kind[], parseValue: (value: unknown) => unknown): GraphQLScalarType {
  return new GraphQLScalarType({
    name,
    serialize: asIs,
    parseValue,
    parseLiteral: (node: ValueNode) => {
      if (!kinds.includes(node.kind)) throw badInput(`${name} cannot be written like this.`)
      const text = (node as { value: string }).value
      return parseValue(node.kind === Kind.STRING ? text : literalNumber(text))
    },
  })
}

const literalNumber = (text: string) => (/e/i.test(text) ? Number.NaN : Number(text))

/** Whether the text is a valid date as YYYY-MM-DD. */
function isCalendarDate(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export const DateScalar = scalar('Date', [Kind.STRING], (value) => {
  if (isCalendarDate(value)) return value
  throw badInput('A Date is a day of the calendar, as "YYYY-MM-DD".')
})

export const DateTimeScalar = scalar('DateTime', [Kind.STRING], (value) => {
  const isMoment = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/.test(value)
  if (isMoment && !Number.isNaN(Date.parse(value))) return value
  throw badInput('A DateTime is a moment in UTC, as "YYYY-MM-DDTHH:MM:SSZ".')
})

const MOST_DOLLARS = 999_999_999_999.99

/** Dollars with at most two decimals. JSON has one number type, so cents are checked on the shortest decimal form. */
export const MoneyScalar = scalar('Money', [Kind.INT, Kind.FLOAT], (value) => {
  const isMoney =
    typeof value === 'number' &&
    Math.abs(value) <= MOST_DOLLARS &&
    !Object.is(value, -0) &&
    /^-?\d+(\.\d{1,2})?$/.test(String(value))
  if (isMoney) return value
  throw badInput('Money is a number of dollars with at most two decimals.')
})
