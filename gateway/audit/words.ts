import type { AuditEntry } from '../../contract/audit.ts'
import { statusLabel } from '../accounts/status.ts'
import { requestStatus } from '../distributions/typeAndStatusNames.ts'

/** "Second factor show" of "second-factor.show", "Setup date" of "setupDate", "Amount" of "amount_cents". */
export function inWords(name: string): string {
  const words = name
    .replace(/(_cents|Cents)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase()
    .replace(/^status id$/, 'status')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The subject of an entry. For a read by staff, it is the area of the portal ("Account balance"), not the path. */
export function subjectInWords({
  entity,
  entityId,
  requestNumber,
}: Pick<AuditEntry, 'entity' | 'entityId' | 'requestNumber'>): string {
  if (entity !== 'route' || entityId === null)
    return [inWords(entity), requestNumber ?? entityId ?? ''].join(' ').trim()
  const parts = entityId
    .split('/')
    .filter((part) => part !== '' && part !== 'api' && part !== 'admin' && !part.startsWith(':'))
    // The path of a single withdrawal starts with the path of the withdrawal lists.
    .filter((part, place, all) => part !== all[place - 1])
  return inWords(parts.join(' ')) || 'Owner'
}

const STATUS_OF: Readonly<Record<string, (statusId: number) => string>> = {
  retirement_account: statusLabel,
  distribution_request: requestStatus,
}

/** A readable value: the name of a status instead of its number. */
export function valueInWords({ entity }: Pick<AuditEntry, 'entity'>, name: string, value: string | null) {
  const statusOf = name === 'statusId' ? STATUS_OF[entity] : undefined
  return statusOf && value !== null ? statusOf(Number(value)) : value
}
