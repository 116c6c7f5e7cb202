import { listSpec, listVariables } from '../kit/lists/listSpec.ts'

const kinds = [
  { value: 'ALL', label: 'Everything' },
  { value: 'LOOK', label: 'Views' },
  { value: 'PERSON', label: 'Person' },
  { value: 'ACCOUNT', label: 'Account' },
  { value: 'REQUEST', label: 'Request' },
  { value: 'MONEY', label: 'Money' },
  { value: 'DOCUMENT', label: 'Document' },
  { value: 'SIGN_IN', label: 'Login' },
  { value: 'OTHER', label: 'Other' },
] as const

export const auditList = listSpec({
  sorts: { AT: 'Date' },
  defaultSort: 'AT_DESC',
  filters: {
    accountOwnerId: { kind: 'number', label: 'Account owner ID' },
    person: { kind: 'text', label: 'Done by (email)' },
    kind: { kind: 'choice', label: 'Show', otherwise: 'Changes', options: kinds },
    from: { kind: 'day', label: 'From' },
    to: { kind: 'day', label: 'To' },
  },
})

/** Query variables of the list. If no kind is chosen, only changes are fetched, because views would hide them. */
export function auditVariables(params: URLSearchParams, rows: number) {
  const { filter, ...page } = listVariables(auditList, params, rows)
  const { kind, ...others } = filter ?? {}
  if (kind === undefined) return { ...page, filter: { ...others, changesOnly: true } }
  return { ...page, filter: kind === 'ALL' ? others : { ...others, kind } }
}

/** The same filters, for an export. */
export function exportedFilters({ kind, ...others }: Readonly<Record<string, string>>): Record<string, string> {
  if (!kind) return { ...others, changesOnly: 'true' }
  return kind === 'ALL' ? others : { ...others, kind }
}
