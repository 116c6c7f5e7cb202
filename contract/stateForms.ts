import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { calendarDay, dateOut, momentOut, money, moneyOut } from './fields.ts'
import { cleanNumber } from './typedNumbers.ts'

const endpoint = endpointsOf('taxes')

/** Choices of a payee on a state's withholding form. DEFAULT: the rule of the state, as without a form. */
export const STATE_ELECTIONS = ['NONE', 'AMOUNT', 'PERCENT', 'DEFAULT'] as const
export type StateElection = (typeof STATE_ELECTIONS)[number]

const election = z.enum(STATE_ELECTIONS)
const percent = z
  .number()
  .min(0.01)
  .max(100)
  .refine((value) => Math.round(value * 100) / 100 === value, 'A percent has at most two decimals')

const stateForm = z.strictObject({
  stateFormId: z.int(),
  state: z.string(),
  form: z.string().nullable().describe('Name of the form; null if the state table no longer has one'),
  election,
  amount: moneyOut.nullable().describe('Dollars of each payment; null unless the choice is AMOUNT'),
  percent: z.number().nullable().describe('Percent of each payment; null unless the choice is PERCENT'),
  signedOn: dateOut,
  isCurrent: z.boolean().describe('Whether the form is the newest of its state, which applies to payments'),
  guid: z.string(),
  fileName: z.string(),
  recordedAt: momentOut,
  recordedBy: z.string().nullable(),
  acceptedAt: momentOut,
  acceptedBy: z.string().nullable().describe('Person who accepted the form; null if no second person is required'),
})

const offered = z.strictObject({
  state: z.string(),
  name: z.string(),
  form: z.string(),
  takes: z.array(election).describe('Choices of the form, including DEFAULT'),
  minimumAmount: moneyOut.describe('Minimum amount for the choice AMOUNT'),
  source: z.string(),
  checkedOn: dateOut,
})

export const getStateForms = endpoint({
  name: 'getStateForms',
  method: 'GET',
  staff: { path: '/api/state-form/admin/:accountOwnerId', may: 'operations' },
  summary: 'State withholding forms of the owner, newest first, and the states whose form is applied.',
  response: z.strictObject({ forms: z.array(stateForm), states: z.array(offered) }),
})

export const recordStateForm = endpoint({
  name: 'recordStateForm',
  method: 'POST',
  staff: { path: '/api/state-form/admin/:accountOwnerId', may: 'operations' },
  summary:
    'Records a state withholding form of the owner; it applies to payments after another person has opened and accepted it.',
  body: z.strictObject({
    state: z.string().overwrite(cleanNumber.state).length(2),
    election,
    amount: money.nullish().describe('Dollars of each payment; only with AMOUNT'),
    percent: percent.nullish().describe('Percent of each payment, at most two decimals; only with PERCENT'),
    signedOn: calendarDay.describe('Date on which the owner signed the form'),
    guid: z.string().regex(/^[A-Za-z0-9_-]{2,64}$/, 'Please choose a document'),
  }),
  refuses: [409],
  response: z.strictObject({ waits: z.boolean().describe('Whether the form waits for a second person') }),
  keyed: true,
})
