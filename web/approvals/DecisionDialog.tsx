import { makeStyles } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { graphql } from 'react-relay'
import type { Changes_approval$key } from '../__generated__/Changes_approval.graphql.ts'
import type { DecisionDialogApproveMutation } from '../__generated__/DecisionDialogApproveMutation.graphql.ts'
import type { DecisionDialogRefuseMutation } from '../__generated__/DecisionDialogRefuseMutation.graphql.ts'
import type { DecisionDialogWithdrawMutation } from '../__generated__/DecisionDialogWithdrawMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { notices } from '../kit/notices/notices.ts'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'
import { Changes } from './Changes.tsx'
import { consequenceOf, type Decision } from './consequences.ts'

const words = {
  approve: { verb: 'Approve', done: 'Approved' },
  refuse: { verb: 'Refuse', done: 'Refused' },
  withdraw: { verb: 'Take back', done: 'Taken Back' },
} as const

const useStyles = makeStyles({ stack: { display: 'flex', flexDirection: 'column', rowGap: '12px' } })

interface Props {
  decision: Decision
  /** The approval's subject, for the title. */
  title: string
  /** Verb of the approval, as on the button that opened the dialog. */
  approves?: { verb: string; done: string }
  approval: { approvalId: number; description: string; effect?: string }
  /** Rows above the values before and after, such as owner and amount. */
  first?: ComponentProps<typeof Changes>['first']
  changesKey: Changes_approval$key
  onClose: () => void
}

/**
 * Dialog that asks for a confirmation, then approves or refuses. Always refreshes the screen, because another person
 * may have decided first.
 */
export function DecisionDialog({ decision, title, approves, approval, first = [], changesKey, onClose }: Props) {
  const styles = useStyles()
  const { approvalId, description, effect } = approval
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
  const { verb, done } = { ...words[decision], ...(decision === 'approve' ? approves : {}) }

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
        <p>{description}.</p>
        <p>{consequenceOf(effect, decision)}</p>
        <Changes approvalKey={changesKey} first={first} />
      </div>
    </ConfirmDialog>
  )
}
