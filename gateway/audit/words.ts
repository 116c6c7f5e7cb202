import type { AuditEntry } from '../../contract/audit.ts'
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
}: Pick<AuditEntry, 'entity' | 'entityId' | 'requestNumber'>): string {
  if (entity === 'route' && entityId !== null) return inWords(areaOf(entityId))
  return [inWords(entity), requestNumber ?? entityId ?? ''].join(' ').trim()
}

const areaOf = (path: string): string => AREAS.find(([pattern]) => pattern.test(path))?.[1] ?? 'data of the owner'

const STATUS_OF: Readonly<Record<string, (statusId: number) => string>> = {
  retirement_account: statusLabel,
  distribution_request: requestStatus,
}

const ANSWERS: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' }
/** A word of an enumeration; two letters are a state. */
const CONSTANT = /^[A-Z][A-Z_]{2,}$/

/** A readable value: names instead of numbers and of words of the code. */
export function valueInWords({ entity }: Pick<AuditEntry, 'entity'>, name: string, value: string | null) {
  if (value === null) return null
  if (name === 'statusId') return STATUS_OF[entity]?.(Number(value)) ?? value
  if (name === 'distributionTypeId' || name === 'distribution_type_id') return distributionType(Number(value))
  if (name === 'fields') return value.split(', ').map(inWords).join(', ')
  return ANSWERS[value] ?? (CONSTANT.test(value) ? inWords(value) : value)
}
