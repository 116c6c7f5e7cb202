import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ReturnFocus } from './ReturnFocus.ts'

interface Props {
  open: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  /** Omitted if nothing can be refused anymore: the button's space stays, so the other one does not move. */
  cancelLabel?: string | undefined
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an irreversible action. */
export function ConfirmDialog({ open, title, children, confirmLabel, cancelLabel, busy, onConfirm, onClose }: Props) {
  return (
    <>
      {open ? <ReturnFocus /> : null}
      <Dialog open={open} modalType="alert" onOpenChange={(_, data) => (data.open ? undefined : onClose())}>
        <DialogSurface>
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent>{children}</DialogContent>
            <DialogActions>
              <Button onClick={onClose} style={cancelLabel === undefined ? { visibility: 'hidden' } : undefined}>
                {cancelLabel ?? 'Close'}
              </Button>
              <Button
                appearance="primary"
                disabledFocusable={busy ?? false}
                aria-busy={busy ?? false}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    </>
  )
}
