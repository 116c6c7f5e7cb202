import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SetupDateCell_account$key } from '../__generated__/SetupDateCell_account.graphql.ts'
import { formatDate } from '../ui/format.ts'
import { TextButton } from '../ui/TextButton.tsx'

const EditSetupDate = lazy(async () => ({ default: (await import('./EditSetupDate.tsx')).EditSetupDate }))

export function SetupDateCell({ accountKey }: { accountKey: SetupDateCell_account$key }) {
  const [open, setOpen] = useState(false)
  const account = useFragment(
    graphql`
      fragment SetupDateCell_account on RetirementAccount @throwOnFieldError {
        accountId
        accountOwnerId
        planAccountNumber
        setupDate
      }
    `,
    accountKey,
  )
  const shown = account.setupDate ? formatDate(account.setupDate) : 'Not set'
  return (
    <>
      <TextButton
        aria-label={`${shown}, edit the establishment date of ${account.planAccountNumber}`}
        onClick={() => setOpen(true)}
      >
        {shown}
      </TextButton>
      {open ? (
        <Suspense fallback={null}>
          <EditSetupDate
            accountId={account.accountId}
            accountOwnerId={account.accountOwnerId}
            setupDate={account.setupDate ?? ''}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
