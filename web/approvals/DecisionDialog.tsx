import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { DecisionDialog_approval$key } from '../__generated__/DecisionDialog_approval.graphql.ts'
import type { DecisionDialogApproveMutation } from '../__generated__/DecisionDialogApproveMutation.graphql.ts'
import type { DecisionDialogRefuseMutation } from '../__generated__/DecisionDialogRefuseMutation.graphql.ts'
import type { DecisionDialogWithdrawMutation } from '../__generated__/DecisionDialogWithdrawMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { notices } from '../kit/notices/notices.ts'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'
import { formatMoney } from '../kit/ui/format.ts'
import { Changes } from './Changes.tsx'

export type Decision = 'approve' | 'refuse' | 'withdraw'

const words = {
  approve: { verb: 'Approve', says: 'This takes effect immediately.', done: 'Approved' },
  refuse: { verb: 'Refuse', says: 'It is not carried out. It can be requested again.', done: 'Refused' },
  withdraw: { verb: 'Withdraw', says: 'It is not carried out. It can be requested again.', done: 'Withdrawn' },
} as const

const useStyles = makeStyles({ stack: { display: 'flex', flexDirection: 'column', rowGap: '12px' } })

interface Props {
  decision: Decision
  approvalKey: DecisionDialog_approval$key
  onClose: () => void
}

/**
 * Asks for a confirmation, then decides. Always refreshes the screen, because another person may have decided first.
 */
export function DecisionDialog({ decision, approvalKey, onClose }: Props) {
  const styles = useStyles()
  const approval = useFragment(
    graphql`
      fragment DecisionDialog_approval on Approval @throwOnFieldError {
        approvalId
        title
        description
        amount
        accountOwnerId
        ownerName
        ...Changes_approval
      }
    `,
    approvalKey,
  )
  const { approvalId, title, description, amount, accountOwnerId, ownerName } = approval
  const refresh = useRefresh()
  const [approve, approving] = useMutation<DecisionDialogApproveMutation>(graphql`
    mutation DecisionDialogApproveMutation($input: ApproveApprovalInput!) {
      approveApproval(input: $input) {
        errors {
          ...useMutation_errors
        }
      }
    }
  `)
  const [refuse, refusing] = useMutation<DecisionDialogRefuseMutation>(graphql`
    mutation DecisionDialogRefuseMutation($input: RefuseApprovalInput!) {
      refuseApproval(input: $input) {
        errors {
          ...useMutation_errors
        }
      }
    }
  `)
  const [withdraw, withdrawing] = useMutation<DecisionDialogWithdrawMutation>(graphql`
    mutation DecisionDialogWithdrawMutation($input: WithdrawApprovalInput!) {
      withdrawApproval(input: $input) {
        errors {
          ...useMutation_errors
        }
      }
    }
  `)
  const { verb, says, done } = words[decision]

  async function decide() {
    const send = { approve, refuse, withdraw }[decision]
    const { ok } = await send({ input: { approvalId } })
    if (ok) notices.success(done, description)
    onClose()
    await refresh()
  }

  return (
    <ConfirmDialog
      open
      title={`${verb}: ${title}`}
      confirmLabel={verb}
      cancelLabel="Cancel"
      busy={approving || refusing || withdrawing}
      onConfirm={() => void decide()}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <p>{`${description}. ${says}`}</p>
        <Changes
          approvalKey={approval}
          first={[
            ...(ownerName ? [{ term: 'Owner', value: `${ownerName} (${accountOwnerId})` }] : []),
            ...(amount === null || amount === undefined || description.includes(formatMoney(amount))
              ? []
              : [{ term: 'Amount', value: formatMoney(amount) }]),
          ]}
        />
      </div>
    </ConfirmDialog>
  )
}
