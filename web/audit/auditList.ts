import { listSpec, type ListSpec, listVariables } from '../kit/lists/listSpec.ts'

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

const auditList = listSpec({
  sorts: { AT: 'Date' },
  defaultSort: 'AT_DESC',
  filters: {
    accountOwnerId: { kind: 'number', label: 'Account owner ID' },
    person: { kind: 'text', label: 'Done by (email)' },
    action: { kind: 'text', label: 'Action' },
    kind: { kind: 'choice', label: 'Show', otherwise: 'Changes', options: kinds },
    from: { kind: 'day', label: 'From' },
    to: { kind: 'day', label: 'To' },
  },
})

type Filters = Readonly<Record<string, unknown>>

/** Whether the list shows only changes: the user chose neither a kind nor an action. Views would hide the changes. */
const isOfChanges = ({ kind, action }: Filters) => !kind && !action

/** Query variables of the audit list. */
export function auditVariables(params: URLSearchParams, rows: number) {
  const { filter, ...page } = listVariables(auditList, params, rows)
  const { kind, ...others } = filter ?? {}
  if (isOfChanges(filter ?? {})) return { ...page, filter: { ...others, changesOnly: true } }
  return { ...page, filter: kind === undefined || kind === 'ALL' ? others : { ...others, kind } }
}

/** Filters of an export, as in the list. If no kind is chosen, the export contains only changes. */
export function exportedFilters({ kind, ...others }: Readonly<Record<string, string>>): Record<string, string> {
  if (isOfChanges({ kind, ...others })) return { ...others, changesOnly: 'true' }
  return !kind || kind === 'ALL' ? others : { ...others, kind }
}

/**
 * Adds the choices of the action filter to the list. The route reads the URL without these choices.
 * @param search Query string of the URL. If it contains an action but no kind, the list shows all kinds.
 */
export function withActions(options: readonly { value: string; label: string }[], search: string): ListSpec {
  const { filters } = auditList
  const [all, ...others] = kinds
  const kind = new URLSearchParams(search).has('action')
    ? { ...filters.kind, otherwise: all.label, options: others }
    : filters.kind
  return {
    ...auditList,
    filters: { ...filters, action: { ...filters.action, kind: 'choice', isSearched: true, options }, kind },
  }
}
