import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props {
  onLeave: () => void
  onStay: () => void
}

/** The confirmation before unsaved input is lost. */
export function LeaveQuestion({ onLeave, onStay }: Props) {
  return (
    <ConfirmDialog
      open
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      prefersCancel
      onConfirm={onLeave}
      onClose={onStay}
    >
      Your changes have not been submitted.
    </ConfirmDialog>
  )
}
