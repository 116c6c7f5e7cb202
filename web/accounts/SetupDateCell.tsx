import { graphql, useFragment } from 'react-relay'
import type { SetupDateCell_account$key } from '../__generated__/SetupDateCell_account.graphql.ts'
import { formatDate } from '../kit/ui/format.ts'
import { TextButton } from '../kit/ui/TextButton.tsx'
import { EditMark } from './EditMark.tsx'
import { NONE } from '../kit/ui/none.ts'

interface Props {
  accountKey: SetupDateCell_account$key
  onEdit: () => void
}

export function SetupDateCell({ accountKey, onEdit }: Props) {
  const account = useFragment(
    graphql`
      fragment SetupDateCell_account on RetirementAccount @throwOnFieldError {
        planAccountNumber
        setupDate
      }
    `,
    accountKey,
  )
  const shown = account.setupDate ? formatDate(account.setupDate) : NONE
  return (
    <TextButton aria-label={`${shown}, edit the establishment date of ${account.planAccountNumber}`} onClick={onEdit}>
      <EditMark>{shown}</EditMark>
    </TextButton>
  )
}
