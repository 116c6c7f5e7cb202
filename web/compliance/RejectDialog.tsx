import { ReasonForm, useReason } from '../distributions/ReasonForm.tsx'
import type { ReasonInput } from '../distributions/reasons.ts'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'

/** As many numbers as a person still reads. */
const mostNamed = 10

interface Props {
  accountIds: readonly number[]
  busy: boolean
  onConfirm: (why: { reason?: ReasonInput }) => void
  onClose: () => void
}

/** A rejected account leaves the review for good, so there is one more question. */
export function RejectDialog({ accountIds, busy, onConfirm, onClose }: Props) {
  const reason = useReason()
  return (
    <ConfirmDialog
      open
      title={accountIds.length === 1 ? 'Reject 1 account?' : `Reject ${accountIds.length} accounts?`}
      confirmLabel="Reject"
      cancelLabel="Cancel"
      busy={busy}
      onConfirm={() => {
        const why = reason.take()
        if (why && !busy) onConfirm(why)
      }}
      onClose={onClose}
    >
      <p>{`Account Id: ${named(accountIds)}. A rejected account leaves the review and cannot be registered.`}</p>
      <ReasonForm form={reason.form} of="REJECT" />
    </ConfirmDialog>
  )
}

function named(accountIds: readonly number[]): string {
  const rest = accountIds.length - mostNamed
  const list = accountIds.slice(0, mostNamed).join(', ')
  return rest > 0 ? `${list} and ${rest} more` : list
}
