import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { WithdrawRateMutation } from '../__generated__/WithdrawRateMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { notices } from '../kit/notices/notices.ts'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'
import { formatDate } from '../kit/ui/format.ts'

interface Props {
  planId: number
  name: string
  basisPoints: number
  since: string
  onWithdrawn: () => void
}

/** Withdraws a future interest rate after a confirmation. */
export function WithdrawRate({ planId, name, basisPoints, since, onWithdrawn }: Props) {
  const [asks, setAsks] = useState(false)
  const [withdraw, isWithdrawing] = useMutation<WithdrawRateMutation>(graphql`
    mutation WithdrawRateMutation($input: WithdrawPlanRateInput!) {
      withdrawPlanRate(input: $input) {
        errors {
          ...useMutation_errors
        }
        approvalId
        plan {
          id
          nextInterestBasisPoints
          nextInterestSince
        }
      }
    }
  `)

  async function confirm() {
    const { ok, payload } = await withdraw({ input: { planId, since } })
    setAsks(false)
    if (!ok) return
    notices.success('Success', payload?.approvalId ? 'The withdrawal waits for a second person.' : 'Rate withdrawn')
    onWithdrawn()
  }

  const rate = `${basisPoints} basis points from ${formatDate(since)}`
  return (
    <>
      <Button size="small" aria-haspopup="dialog" aria-label={`Withdraw ${rate}`} onClick={() => setAsks(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={asks}
        title="Withdraw Rate"
        confirmLabel="Withdraw rate"
        cancelLabel="Keep rate"
        isGrave
        busy={isWithdrawing}
        onConfirm={() => void confirm()}
        onClose={() => setAsks(false)}
      >
        {`${name} does not get ${rate}. If a higher rate then stays in effect, a second person decides.`}
      </ConfirmDialog>
    </>
  )
}
