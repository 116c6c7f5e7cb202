import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { singleKeys } from '../keys/singleKeys.ts'
import { isInField } from '../keys/useKeys.ts'
import { ReturnFocus } from './ReturnFocus.ts'

// On a phone, where Fluent stacks the buttons, the action comes first.
const danger = { backgroundColor: tokens.colorStatusDangerBackground3, color: tokens.colorNeutralForegroundOnBrand }
const dangerHover = {
  backgroundColor: tokens.colorStatusDangerBackground3Hover,
  color: tokens.colorNeutralForegroundOnBrand,
}
const dangerPressed = {
  backgroundColor: tokens.colorStatusDangerBackground3Pressed,
  color: tokens.colorNeutralForegroundOnBrand,
}

const useStyles = makeStyles({
  grave: { ...danger, ':hover': dangerHover, ':hover:active': dangerPressed },
  actions: { marginBlockStart: '8px', '@media screen and (max-width: 480px)': { flexDirection: 'column-reverse' } },
})

interface Props {
  open: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  /**
   * Omitted if the action can no longer be cancelled. The button's space stays, so that the other button does not move.
   */
  cancelLabel?: string | undefined
  busy?: boolean
  /** True for an act that stops payments or takes access away. */
  isGrave?: boolean
  /**
   * The single-letter shortcut that opened the dialog. Pressed again, it confirms, and the focus starts on the confirm
   * button.
   */
  confirmKey?: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks for a confirmation before an irreversible action. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, confirmLabel, cancelLabel, busy, isGrave, confirmKey, onConfirm, onClose } = props
  const styles = useStyles()
  const isOn = useStore(singleKeys, (state) => state.isOn)
  const confirm = useRef<HTMLButtonElement>(null)
  const startsOnConfirm = open && confirmKey !== undefined
  useEffect(() => {
    if (startsOnConfirm) confirm.current?.focus()
  }, [startsOnConfirm])
  function onKeyDown(event: KeyboardEvent) {
    // Ignore a key that repeats because it is held down.
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
            <DialogActions className={styles.actions}>
              <Button onClick={onClose} style={cancelLabel === undefined ? { visibility: 'hidden' } : undefined}>
                {cancelLabel ?? 'Close'}
              </Button>
              <Button
                ref={confirm}
                appearance="primary"
                className={isGrave ? styles.grave : undefined}
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
