import { formatMoney } from '../../kit/ui/format.ts'
import { statusLabels, type RequestStatus } from './statusLabel.ts'

type Value = string | number | boolean | null | undefined

const texts: Readonly<Record<string, string>> = {
  receivingAccountNumber: 'Receiving Account',
  checkPayableTo: 'Payee',
  attentionTo: 'Attention To',
  address1: 'Address 1',
  address2: 'Address 2',
  city: 'City',
  state: 'State',
  zip: 'Zip',
}

/** Fields in which two versions of a request can differ, in the order and with the labels of the form. */
const fields: readonly { key: string; label: string; show: (value: Value) => string }[] = [
  { key: 'status', label: 'Status', show: (value) => statusLabels[value as RequestStatus] },
  { key: 'waiveFees', label: 'Waive Fees', show: (value) => (value ? 'Yes' : 'No') },
  ...['amount', 'federalWithholding', 'stateWithholding'].map((key) => ({
    key,
    label: { amount: 'Amount', federalWithholding: 'Federal Withholding' }[key] ?? 'State Withholding',
    show: (value: Value) => formatMoney(Number(value)),
  })),
  ...Object.entries(texts).map(([key, label]) => ({
    key,
    label,
    show: (value: Value) => String(value ?? '') || 'nothing',
  })),
]

/** One text for each changed field of the form: "Status: Open → Approved". */
export function differences(before: object, now: object): string[] {
  const [was, is] = [before, now] as Record<string, Value>[] as [Record<string, Value>, Record<string, Value>]
  return fields
    .filter(({ key }) => (was[key] ?? '') !== (is[key] ?? ''))
    .map(({ key, label, show }) => `${label}: ${show(was[key])} → ${show(is[key])}`)
}
