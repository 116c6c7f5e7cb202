import { graphql, useFragment } from 'react-relay'
import type { StatusCell_account$key } from '../__generated__/StatusCell_account.graphql.ts'
import { TextButton } from '../kit/ui/TextButton.tsx'
import { EditMark } from './EditMark.tsx'

interface Props {
  accountKey: StatusCell_account$key
  onEdit: () => void
}

export function StatusCell({ accountKey, onEdit }: Props) {
  const account = useFragment(
    graphql`
      fragment StatusCell_account on RetirementAccount @throwOnFieldError {
        planAccountNumber
        statusLabel
      }
    `,
    accountKey,
  )
  return (
    <TextButton aria-label={`${account.statusLabel}, edit the status of ${account.planAccountNumber}`} onClick={onEdit}>
      <EditMark>{account.statusLabel}</EditMark>
    </TextButton>
  )
}
