import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ClosePlanMutation } from '../__generated__/ClosePlanMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { notices } from '../kit/notices/notices.ts'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'

interface Props {
  planId: number
  name: string
  isClosed: boolean
}

/** Closes a plan after a confirmation, or reopens it. */
export function ClosePlan({ planId, name, isClosed }: Props) {
  const [asks, setAsks] = useState(false)
  const [close, isClosing] = useMutation<ClosePlanMutation>(graphql`
    mutation ClosePlanMutation($input: ClosePlanInput!) {
      closePlan(input: $input) {
        errors {
          ...useMutation_errors
        }
        plan {
          id
          isClosed
          closedAt
          closedBy
          modifiedAt
          lastModifiedBy
        }
      }
    }
  `)

  async function confirm() {
    const { ok } = await close({ input: { planId, isClosed: !isClosed } })
    setAsks(false)
    if (ok) notices.success('Success', isClosed ? 'Plan opened again' : 'Plan closed')
  }

  const act = isClosed ? 'Open Again' : 'Close Plan'
  return (
    <div>
      <Button aria-haspopup="dialog" onClick={() => setAsks(true)}>
        {act}
      </Button>
      <ConfirmDialog
        open={asks}
        title={isClosed ? `Open ${name} again?` : `Close ${name}?`}
        confirmLabel={act}
        cancelLabel="Cancel"
        busy={isClosing}
        isGrave={!isClosed}
        onConfirm={() => void confirm()}
        onClose={() => setAsks(false)}
      >
        {isClosed
          ? 'The plan takes new accounts and money again.'
          : 'The plan no longer takes new accounts or money. Its accounts stay and earn their interest. You can open it again later.'}
      </ConfirmDialog>
    </div>
  )
}
