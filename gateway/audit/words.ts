import type { AuditEntry } from '../../contract/audit.ts'
import { kindLabel } from '../../contract/changeKinds.ts'
import { scopeInWords } from '../../contract/scopeSentences.ts'
import { statusLabel } from '../accounts/status.ts'
import { distributionType, requestStatus } from '../distributions/typeAndStatusNames.ts'
import { ACTIONS, AREAS } from './sentences.ts'

/** "Second factor show" of "second-factor.show", "Setup date" of "setupDate", "Amount" of "amount_cents". */
export function inWords(name: string): string {
  const words = name
    .replace(/(_cents|Cents)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase()
    .replace(/ id$/, '')
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/\bsha256\b/, '(SHA-256)')
}

/** A read of an owner's data by staff. */
const READ = 'owner.read'

/** "Changed the status of a request"; for a read by staff the data that was read: "Viewed documents". */
export function titleInWords({ action, entityId }: Pick<AuditEntry, 'action' | 'entityId'>): string {
  if (action === READ) return `Viewed ${areaOf(entityId ?? '')}`
  return ACTIONS[action] ?? inWords(action)
}

/** The subject of an entry. For a read by staff, it is the area of the portal ("Account balances"), not the path. */
export function subjectInWords({
  entity,
  entityId,
  requestNumber,
  accountNumber,
}: Pick<AuditEntry, 'entity' | 'entityId' | 'requestNumber' | 'accountNumber'>): string {
  if (entity === 'route' && entityId !== null) return inWords(areaOf(entityId))
  // Its ID is a secret of the link, shown in part by the API.
  if (entity === 'envelope') return 'Document to sign'
  return [RECORDS[entity] ?? inWords(entity), requestNumber ?? accountNumber ?? entityId ?? ''].join(' ').trim()
}

const areaOf = (path: string): string => AREAS.find(([pattern]) => pattern.test(path))?.[1] ?? 'data of the owner'

const STATUS_OF: Readonly<Record<string, (statusId: number) => string>> = {
  retirement_account: statusLabel,
  distribution_request: requestStatus,
}

/** Names of amounts, which the custodian audits in dollars. */
const AMOUNTS: Readonly<Record<string, string>> = {
  amount: 'Amount',
  federal: 'Federal tax',
  state: 'State tax',
  fee: 'Fee',
  net: 'Net amount',
  paid: 'Paid',
  withheld: 'Withheld',
  federalTaxAmount: 'Federal tax',
  stateTaxAmount: 'State tax',
}
const NUMBER = /^-?\d+(\.\d+)?$/

/** The amount of a beneficiary is a share in percent, and `state` with letters belongs to an address. */
const isAmount = ({ entity }: Pick<AuditEntry, 'entity'>, name: string, value: string | null) =>
  value !== null && NUMBER.test(value) && Object.hasOwn(AMOUNTS, amountOf(name)) && entity !== 'beneficiary'

/** A column of cents is audited in dollars as well. */
const amountOf = (name: string) => name.replace(/_cents$/, '')

/** Labels by the name in camel case; a name of a column is looked up in camel case as well. */
const LABELS: Readonly<Record<string, string>> = {
  isCheck: 'Paid by check',
  isFullAmount: 'Full amount',
  typeId: 'Distribution type',
  stateOptOut: 'Opted out of state tax',
  basisPoints: 'Interest rate',
  bankAccountLast4: 'Account number, last four digits',
  receivingAccountLast4: 'Receiving account number, last four digits',
  residenceState: 'State of residence',
  withholdingNotice: 'Edition of the withholding notice',
  checkPayee: 'Check payable to',
  attentionTo: 'Attention',
  zip: 'ZIP code',
  evidenceOf: 'Evidence for',
  effect: 'Approval of',
  hint: 'Key begins with',
  kinds: 'Events',
  url: 'Address',
  sha256: 'File checksum (SHA-256)',
}

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Records whose table has a name of the code. */
const RECORDS: Readonly<Record<string, string>> = {
  compliance_digest: 'Compliance list',
  compliance_pack: 'Pack for an examiner',
  attachment: 'Document',
  bank_line: 'Bank line',
  credential: 'API key',
  hash_key: 'Key for lookups',
  job_file: 'File of a job',
  ledger_transaction: 'Transaction',
  list_export: 'Export',
  payout_hold: 'Payment hold',
  pii_key: 'Key for personal data',
  plan_settlement: 'Money of plan file',
  portal_user: 'Login',
  return_file: 'File of returns',
  wizard_draft: 'Request not yet submitted, account',
}

type Change = AuditEntry['changes'][number]

/** The name of a changed value: "Federal tax", "Setup date". */
export function labelInWords(entry: Pick<AuditEntry, 'entity'>, { name, before, after }: Change): string {
  const amount = isAmount(entry, name, before ?? after) ? AMOUNTS[amountOf(name)] : undefined
  return amount ?? LABELS[camelCase(name)] ?? inWords(name)
}

const ANSWERS: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' }
/** A word of an enumeration; two letters are a state. */
const CONSTANT = /^[A-Z][A-Z_]{2,}$/

const TYPES = ['distributionTypeId', 'distribution_type_id', 'typeId']
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

const dayInWords = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`

/** "11/27/2026 07:31 PM UTC": the gateway does not know the reader's zone. */
function momentInWords(moment: string): string {
  const hours = Number(moment.slice(11, 13))
  const clock = `${String(hours % 12 || 12).padStart(2, '0')}:${moment.slice(14, 16)} ${hours < 12 ? 'AM' : 'PM'}`
  return `${dayInWords(moment.slice(0, 10))} ${clock} UTC`
}

const dollars = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', currencySign: 'accounting' })

/** A readable value: names instead of numbers and of words of the code. */
export function valueInWords(entry: Pick<AuditEntry, 'entity'>, name: string, value: string | null) {
  if (value === null) return null
  const { entity } = entry
  if (isAmount(entry, name, value)) return dollars(Number(value))
  if (name === 'statusId') return STATUS_OF[entity]?.(Number(value)) ?? value
  if (TYPES.includes(name)) return distributionType(Number(value))
  if (name === 'fields') return value.split(', ').map(inWords).join(', ')
  if (entity === 'approval' && name === 'effect') return inWords(value)
  if (entity === 'webhook' && name === 'kinds') return value.split(', ').map(kindLabel).join('; ')
  if (entity === 'credential' && name === 'scopes') return value.split(', ').map(scopeInWords).join('; ')
  if (name === 'basisPoints' && NUMBER.test(value)) return `${(Number(value) / 100).toFixed(2)}%`
  if (MOMENT.test(value)) return momentInWords(value)
  if (DAY.test(value)) return dayInWords(value)
  return ANSWERS[value] ?? (CONSTANT.test(value) ? inWords(value) : value)
}
