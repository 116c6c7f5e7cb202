import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ReasonForm, useReason } from '../distributions/ReasonForm.tsx'
import type { ReasonInput } from '../distributions/reasons.ts'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'
import { countOf, nameOf, type Chosen } from './chosen.ts'
import type { Decision } from './useDecision.ts'
import { formatCount } from '../kit/ui/format.ts'

/** As many people as somebody still reads. */
const mostNamed = 10

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
  list: { margin: 0, paddingInlineStart: '20px', listStyleType: 'disc' },
})

const verbs: Readonly<Record<Decision, string>> = { approve: 'Approve', reject: 'Reject' }

const effects: Readonly<Record<Decision, string>> = {
  approve: 'Approved accounts are validated; whoever signed the agreement already is registered at once.',
  reject:
    'A rejected account leaves the review and cannot be registered. Once what was wrong is put right, customer service can set it to Not Validated: it is reviewed again.',
}

interface Props {
  decision: Decision
  accounts: readonly Chosen[]
  busy: boolean
  /** What is said besides: which of the numbers that were given are left out. */
  children?: ReactNode
  onConfirm: (why: { reason?: ReasonInput }) => void
  onClose: () => void
}

/** Names whom a decision is about before it is made. */
export function DecisionDialog({ decision, accounts, busy, children, onConfirm, onClose }: Props) {
  const styles = useStyles()
  // An owner who is turned away is told why, and so is the next reviewer.
  const reason = useReason({ required: true })
  const rest = accounts.length - mostNamed
  return (
    <ConfirmDialog
      open
      title={`${verbs[decision]} ${countOf(accounts)}?`}
      confirmLabel={verbs[decision]}
      cancelLabel="Cancel"
      busy={busy}
      onConfirm={() => {
        const why = decision === 'reject' ? reason.take() : {}
        if (why && !busy) onConfirm(why)
      }}
      onClose={onClose}
    >
      <div className={styles.body}>
        <ul className={styles.list}>
          {accounts.slice(0, mostNamed).map((account) => (
            <li key={account.accountId}>{`${account.accountId} ${nameOf(account)}`}</li>
          ))}
          {rest > 0 ? <li>{`and ${formatCount(rest)} more`}</li> : null}
        </ul>
        {children}
        <p>{effects[decision]}</p>
        {decision === 'reject' ? <ReasonForm form={reason.form} of="REJECT" required /> : null}
      </div>
    </ConfirmDialog>
  )
}
