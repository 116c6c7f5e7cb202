import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { StatusCell_account$key } from '../__generated__/StatusCell_account.graphql.ts'
import { TextButton } from '../ui/TextButton.tsx'

const EditStatus = lazy(async () => ({ default: (await import('./EditStatus.tsx')).EditStatus }))

export function StatusCell({ accountKey }: { accountKey: StatusCell_account$key }) {
  const [open, setOpen] = useState(false)
  const account = useFragment(
    graphql`
      fragment StatusCell_account on RetirementAccount @throwOnFieldError {
        accountId
        accountOwnerId
        planAccountNumber
        retirementAccountStatusId
        statusLabel
      }
    `,
    accountKey,
  )
  return (
    <>
      <TextButton
        aria-label={`${account.statusLabel}, edit the status of ${account.planAccountNumber}`}
        onClick={() => setOpen(true)}
      >
        {account.statusLabel}
      </TextButton>
      {open ? (
        <Suspense fallback={null}>
          <EditStatus
            accountId={account.accountId}
            accountOwnerId={account.accountOwnerId}
            statusId={account.retirementAccountStatusId}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
