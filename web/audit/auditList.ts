import { listSpec } from '../kit/lists/listSpec.ts'

const kinds = [
  { value: 'LOOK', label: 'Views' },
  { value: 'PERSON', label: 'Person' },
  { value: 'ACCOUNT', label: 'Account' },
  { value: 'REQUEST', label: 'Request' },
  { value: 'MONEY', label: 'Money' },
  { value: 'DOCUMENT', label: 'Document' },
  { value: 'SIGN_IN', label: 'Sign-in' },
  { value: 'OTHER', label: 'Other' },
] as const

export const auditList = listSpec({
  sorts: { AT: 'Date' },
  defaultSort: 'AT_DESC',
  filters: {
    accountOwnerId: { kind: 'number', label: 'Account owner id' },
    person: { kind: 'text', label: 'Done by (email)' },
    kind: { kind: 'choice', label: 'Kind', options: kinds },
    from: { kind: 'day', label: 'From' },
    to: { kind: 'day', label: 'To' },
  },
})
