import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props {
  onLeave: () => void
  onStay: () => void
}

/** Dialog that asks for a confirmation before unsaved input is lost. */
export function LeaveQuestion({ onLeave, onStay }: Props) {
  return (
    <ConfirmDialog
      open
      title="Discard your changes?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      prefersCancel
      isGrave
      onConfirm={onLeave}
      onClose={onStay}
    >
      Only your changes on this screen are lost. Everything you saved before stays saved.
    </ConfirmDialog>
  )
}
