import { graphql } from 'react-relay'
import type { DecisionDialogApproveMutation } from '../__generated__/DecisionDialogApproveMutation.graphql.ts'
import type { DecisionDialogRefuseMutation } from '../__generated__/DecisionDialogRefuseMutation.graphql.ts'
import type { DecisionDialogWithdrawMutation } from '../__generated__/DecisionDialogWithdrawMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { notices } from '../kit/notices/notices.ts'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'

export type Decision = 'approve' | 'refuse' | 'withdraw'

const words = {
  approve: { title: 'Approve?', says: 'This takes effect immediately.', confirm: 'Approve', done: 'Approved' },
  refuse: {
    title: 'Refuse?',
    says: 'It is not carried out. It can be requested again.',
    confirm: 'Refuse',
    done: 'Refused',
  },
  withdraw: { title: 'Withdraw?', says: 'It is not carried out.', confirm: 'Withdraw', done: 'Withdrawn' },
} as const

interface Props {
  decision: Decision
  approvalId: number
  description: string
  /** Name and number of the owner that it is about. */
  owner: string | null
  onClose: () => void
}

/**
 * Asks for a confirmation, then decides. Always refreshes the screen, because another person may have decided first.
 */
export function DecisionDialog({ decision, approvalId, description, owner, onClose }: Props) {
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
  const { title, says, confirm, done } = words[decision]

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
      title={title}
      confirmLabel={confirm}
      cancelLabel="Cancel"
      busy={approving || refusing || withdrawing}
      onConfirm={() => void decide()}
      onClose={onClose}
    >
      {owner === null ? null : (
        <p>
          <strong>{owner}</strong>
        </p>
      )}
      <p>{`${description}. ${says}`}</p>
    </ConfirmDialog>
  )
}
