import type { AuditEntry } from '../../contract/audit.ts'
import { kindLabel } from '../../contract/changeKinds.ts'
import { DOCUMENT_TYPE, DOCUMENT_TYPE_NAME } from '../../contract/documentType.ts'
import { labelOf } from '../../contract/enumeration.ts'
import { scopeInWords } from '../../contract/scopeSentences.ts'
import { statusLabel } from '../accounts/status.ts'
import { distributionType, requestStatus } from '../distributions/typeAndStatusNames.ts'
import { ACTIONS, AREAS } from './sentences.ts'

/** Converts a name in the code to words: "second-factor.show" to "Second factor show", "amount_cents" to "Amount". */
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

/** The action in words: "Changed the status of a request"; for a read by staff, its data: "Viewed documents". */
export function titleInWords({ action, entityId }: Pick<AuditEntry, 'action' | 'entityId'>): string {
  if (action === READ) return `Viewed ${areaOf(entityId ?? '')}`
  return ACTIONS[action] ?? inWords(action)
}

/** Every action with its words. Reads of an owner's data are one action, whatever data was read. */
export const auditActions = Object.entries({ ...ACTIONS, [READ]: 'Viewed data of an owner' })
  .map(([action, title]) => ({ action, title }))
  .toSorted((one, other) => one.title.localeCompare(other.title))

/** The subject of an audit entry. For a read by staff, the area of the portal ("Account balances"), not the path. */
export function subjectInWords({
  entity,
  entityId,
  requestNumber,
  accountNumber,
}: Pick<AuditEntry, 'entity' | 'entityId' | 'requestNumber' | 'accountNumber'>): string {
  if (entity === 'route' && entityId !== null) return inWords(areaOf(entityId))
  // The id of a document to sign is the secret of its signing link, so the entry omits the id.
  if (entity === 'envelope') return 'Document to sign'
  return [RECORDS[entity] ?? inWords(entity), requestNumber ?? accountNumber ?? entityId ?? ''].join(' ').trim()
}

const areaOf = (path: string): string => AREAS.find(([pattern]) => pattern.test(path))?.[1] ?? 'data of the owner'

const STATUS_OF: Readonly<Record<string, (statusId: number) => string>> = {
  retirement_account: statusLabel,
  distribution_request: requestStatus,
}

/**
 * The person of an entry: the email of the login if there is one. Signing by an emailed link, registration and password
 * links need no login; any other action without a login was done by a job or the operator.
 */
export function personInWords({ email, action }: Pick<AuditEntry, 'email' | 'action'>): string {
  return email ?? (/^(envelope|registration|password|session)\./.test(action) ? 'Not logged in' : 'Portal')
}

/** Labels of amounts, which audit entries have in dollars. */
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
  total: 'Total',
  custodyCash: 'Cash',
  customers: 'Owed to account owners',
}
const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * Whether a value is dollars. A beneficiary's amount is a share in percent, and an address's `state` is not a number.
 */
const isAmount = ({ entity }: Pick<AuditEntry, 'entity'>, name: string, value: string | null) =>
  value !== null && NUMBER.test(value) && Object.hasOwn(AMOUNTS, amountOf(name)) && entity !== 'beneficiary'

/** The name of an amount without the suffix `_cents`: the audit trail has dollars for columns of cents too. */
const amountOf = (name: string) => name.replace(/_cents$/, '')

/** Labels as on the screens, keyed by names in camel case; column names are converted to camel case before a lookup. */
const LABELS: Readonly<Record<string, string>> = {
  accountOwnerId: 'Account Owner Id',
  address1: 'Address 1',
  address2: 'Address 2',
  afterDays: 'Days without a signature',
  attentionTo: 'Attention',
  bankAccountLast4: 'Account number, last four digits',
  bankLineId: 'Bank line',
  basisPoints: 'Interest rate',
  byLetter: 'Code by letter',
  certificateId: 'Death certificate, document',
  changesOnly: 'Changes only',
  checkPayee: 'Check payable to',
  code: 'Return code',
  count: 'Messages',
  dateOfBirth: 'Date of Birth',
  dateProcessed: 'Marked complete',
  days: 'Days',
  diedOn: 'Date of death',
  dob: 'Date of Birth',
  effect: 'Approval of',
  emailSetting: 'Email Account Statements',
  evidenceOf: 'Evidence for',
  exists: 'Already has a login',
  fields: 'Searched by',
  firstName: 'First Name',
  found: 'Owners found',
  had: 'Had a second factor',
  hasPhone: 'Phone on file',
  hint: 'Key begins with',
  isCheck: 'Paid by check',
  isClosed: 'Closed',
  isFullAmount: 'Full amount',
  isPinned: 'Pinned',
  isSavings: 'Savings account',
  kinds: 'Events',
  lastName: 'Last Name',
  makers: 'Made by, login',
  of: 'Downloads allowed',
  oldSecretHours: 'Old secret works for, hours',
  onlyRegistered: 'Registered operations only',
  personId: 'Person',
  planAccountNumber: 'Account Number',
  qualifierKey: 'Finding',
  receivingAccountLast4: 'Receiving account number, last four digits',
  requestsPutAside: 'Requests marked Incomplete',
  residenceState: 'State of residence',
  reverses: 'Reverses transaction',
  right: 'Code',
  roleId: 'Role',
  scanState: 'Virus scan',
  sent: 'Emails sent',
  setupDate: 'Establishment Date',
  sha256: 'File checksum (SHA-256)',
  signedAt: 'Signed',
  since: 'Effective from',
  sizeBytes: 'Size in bytes',
  social: 'SSN',
  socialChanged: 'SSN changed',
  sort: 'Order',
  ssn: 'Social Security Number',
  stateOptOut: 'Opted out of state tax',
  through: 'Up to',
  tin: 'Tax number',
  tries: 'Tries',
  typeId: 'Distribution type',
  url: 'Address',
  userId: 'Login',
  whileStopped: 'While payments were stopped',
  withholdingNotice: 'Edition of the withholding notice',
  zip: 'Zip',
}

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Names of records whose table has a technical name. */
const RECORDS: Readonly<Record<string, string>> = {
  compliance_digest: 'Compliance list',
  compliance_pack: 'Pack for an examiner',
  attachment: 'Document',
  bank_line: 'Bank line',
  credential: 'API key',
  HASH_KEY: 'Key for lookups',
  job_file: 'File of a job',
  ledger_transaction: 'Transaction',
  list_export: 'Export',
  payout_hold: 'Payment hold',
  PII_KEY: 'Key for personal data',
  plan_settlement: 'Money of plan file',
  portal_user: 'Login',
  return_file: 'File of returns',
  wizard_draft: 'Request not yet submitted, account',
  owner_death: 'Death report',
  phone: 'Primary Phone Number',
  state_form: 'State withholding form',
}

type Change = AuditEntry['changes'][number]

/** The name of a changed value: "Federal tax", "Setup date". */
export function labelInWords(entry: Pick<AuditEntry, 'entity'>, { name, before, after }: Change): string {
  const amount = isAmount(entry, name, before ?? after) ? AMOUNTS[amountOf(name)] : undefined
  if (amount !== undefined) return amount
  // The audit entry of an export stores its filters below `query` or `params`.
  const ownName = name.replace(/^(query|params)\./, '')
  const ofEntity = LABELS_OF[`${entry.entity}.${ownName}`]
  return ofEntity ?? LABELS[camelCase(ownName)] ?? inWords(ownName)
}

/** The names of the most important values, in the order in which an entry shows them. */
const FIRST: readonly string[] = (
  'statusId status outcome right effect firstName lastName name recipient checkPayee subject description amount net ' +
  'kind typeId distributionTypeId distribution_type_id federal state fee fileName list reason note'
).split(' ')
/** Checksums, sizes and numbers of records. */
const TECHNICAL = /sha256|checksum|sizeBytes|version|(Id|_id|Ids)$/i

/** A changed value comes before a first value, and a first value of zero comes last. */
function rank(change: Change): number {
  const { before, after } = change
  const saysNothing = before === null && (after === null || after === '' || after === '0')
  if (saysNothing) return 2 * FIRST.length
  return before !== null && after !== null ? rankOfName(change) - FIRST.length : rankOfName(change)
}

function rankOfName({ name }: Pick<Change, 'name'>): number {
  const plain = name.replace(/^(query|params)\./, '').replace(/(_cents|Cents)$/, '')
  const first = FIRST.indexOf(plain)
  return first >= 0 ? first : TECHNICAL.test(plain) ? FIRST.length + 1 : FIRST.length
}

/** Counts that audit entries omit: the length of a note, and the number of encryption keys. */
const COUNTS = ['length', 'keys']

/** The changed values, the most important first. The database sorts stored values by the length of their names. */
export function inOrder(changes: readonly Change[]): Change[] {
  return changes.filter(({ name }) => !COUNTS.includes(name)).toSorted((one, other) => rank(one) - rank(other))
}

/** Labels of names that have another meaning in one kind of record. */
const LABELS_OF: Readonly<Record<string, string>> = {
  'attachment.typeId': 'Kind of document',
  'phone.number': 'Primary Phone Number',
  'registration.found': 'Person found',
}

/** Names of numbers that have another meaning in one kind of record. */
const VALUES_OF: Readonly<Record<string, (value: number) => string | undefined>> = {
  'attachment.typeId': (value) => labelOf(DOCUMENT_TYPE, DOCUMENT_TYPE_NAME, value),
}

const ANSWERS: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' }
/** Labels for whether a person entered the right code. */
const CODE_ANSWERS: Readonly<Record<string, string>> = { true: 'Correct', false: 'Wrong' }
/** Matches a constant of an enumeration, such as NOT_VALIDATED, but not the two letters of a state. */
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

const fieldInWords = (name: string) => LABELS[name] ?? (name === 'at' ? 'Date' : inWords(name))

/** A readable value: names instead of numbers and constants. */
export function valueInWords(entry: Pick<AuditEntry, 'entity'>, name: string, value: string | null) {
  if (value === null) return null
  const { entity } = entry
  if (isAmount(entry, name, value)) return dollars(Number(value))
  if (name === 'statusId') return STATUS_OF[entity]?.(Number(value)) ?? value
  const valuesOf = VALUES_OF[`${entity}.${name}`]
  if (valuesOf) return valuesOf(Number(value)) ?? value
  if (TYPES.includes(name)) return distributionType(Number(value))
  if (name === 'fields') return value.split(', ').map(fieldInWords).join(', ')
  if (name === 'right') return CODE_ANSWERS[value] ?? value
  if (name === 'list') return inWords(value.replace(/^(list|get|search)(?=[A-Z])/, ''))
  if (name === 'query.sort')
    return `${fieldInWords(value.replace(/^-/, ''))}, ${value.startsWith('-') ? 'descending' : 'ascending'}`
  if (entity === 'approval' && name === 'effect') return inWords(value)
  if (entity === 'webhook' && name === 'kinds') return value.split(', ').map(kindLabel).join('; ')
  if (entity === 'credential' && name === 'scopes') return value.split(', ').map(scopeInWords).join('; ')
  if (name === 'basisPoints' && NUMBER.test(value)) return `${(Number(value) / 100).toFixed(2)}%`
  if (MOMENT.test(value)) return momentInWords(value)
  if (DAY.test(value)) return dayInWords(value)
  return ANSWERS[value] ?? (CONSTANT.test(value) ? inWords(value) : value)
}
