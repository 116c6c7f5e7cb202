import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'

/** As many numbers as a person still reads. */
const mostNamed = 10

interface Props {
  /** What would be rejected; open while there is something. */
  accountIds: readonly number[]
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** A rejected account leaves the review for good, so there is one more question. */
export function RejectDialog({ accountIds, busy, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      open={accountIds.length > 0}
      title={accountIds.length === 1 ? 'Reject 1 account?' : `Reject ${accountIds.length} accounts?`}
      confirmLabel="Reject"
      cancelLabel="Cancel"
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{`Account Id: ${named(accountIds)}. A rejected account leaves the review and cannot be registered.`}</p>
    </ConfirmDialog>
  )
}

function named(accountIds: readonly number[]): string {
  const rest = accountIds.length - mostNamed
  const list = accountIds.slice(0, mostNamed).join(', ')
  return rest > 0 ? `${list} and ${rest} more` : list
}
