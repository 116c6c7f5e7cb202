import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { singleKeys } from '../keys/singleKeys.ts'
import { isInField } from '../keys/useKeys.ts'
import { ReturnFocus } from './ReturnFocus.ts'

interface Props {
  open: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  /** Omitted if nothing can be refused anymore: the button's space stays, so the other one does not move. */
  cancelLabel?: string | undefined
  busy?: boolean
  /** The single letter that opened the question; pressed again it confirms, and the focus starts on the confirmation. */
  confirmKey?: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an irreversible action. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, confirmLabel, cancelLabel, busy, confirmKey, onConfirm, onClose } = props
  const isOn = useStore(singleKeys, (state) => state.isOn)
  const confirm = useRef<HTMLButtonElement>(null)
  const startsOnConfirm = open && confirmKey !== undefined
  useEffect(() => {
    if (startsOnConfirm) confirm.current?.focus()
  }, [startsOnConfirm])
  function onKeyDown(event: KeyboardEvent) {
    // A key that is held down repeats, and answers no question.
    if (event.key !== confirmKey || event.repeat || !isOn || busy || isInField(event.target as Element)) return
    event.preventDefault()
    event.stopPropagation()
    onConfirm()
  }
  return (
    <>
      {open ? <ReturnFocus /> : null}
      <Dialog open={open} modalType="alert" onOpenChange={(_, data) => (data.open ? undefined : onClose())}>
        <DialogSurface {...(confirmKey === undefined ? {} : { onKeyDown })}>
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent>{children}</DialogContent>
            <DialogActions>
              <Button onClick={onClose} style={cancelLabel === undefined ? { visibility: 'hidden' } : undefined}>
                {cancelLabel ?? 'Close'}
              </Button>
              <Button
                ref={confirm}
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
