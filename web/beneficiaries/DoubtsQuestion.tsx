import { ForOwner } from '../core/screens/ForOwner.tsx'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'

interface Props {
  accountOwnerId: number
  planAccountNumber: string
  doubts: readonly string[]
  busy: boolean
  onSubmit: () => void
  onBack: () => void
}

/** Asks for a confirmation before it stores shares that are complete but unlikely. */
export function DoubtsQuestion({ accountOwnerId, planAccountNumber, doubts, busy, onSubmit, onBack }: Props) {
  return (
    <ConfirmDialog
      open
      title={`Submit these shares of account ${planAccountNumber}?`}
      confirmLabel="Submit"
      cancelLabel="Go back"
      busy={busy}
      onConfirm={onSubmit}
      onClose={onBack}
    >
      {doubts.map((doubt) => (
        <p key={doubt}>{doubt}</p>
      ))}
      <p>
        <ForOwner accountOwnerId={accountOwnerId} />
      </p>
    </ConfirmDialog>
  )
}
