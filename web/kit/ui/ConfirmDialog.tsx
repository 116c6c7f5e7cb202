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
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { ReturnFocus } from './ReturnFocus.ts'

// On a phone, Fluent stacks the buttons, and the confirm button comes first.
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
  content: { '& > p + p': { marginBlockStart: '8px' } },
  early: { display: 'block', marginBlockStart: '8px', fontWeight: 600 },
  actions: { marginBlockStart: '8px', '@media screen and (max-width: 480px)': { flexDirection: 'column-reverse' } },
})

/**
 * Delay in milliseconds before Enter confirms a dialog opened by a letter, which may be part of typed text. During the
 * delay Enter only shows a hint, because Enter would press Cancel while a fast typist expects to confirm. Any other
 * letter moves the focus to Cancel for good; the shortcut's letter restarts the delay.
 */
const TYPING_MS = 400

/** The letter that opens the dialog. Staff who approve row after row may press the letter again too early. */
const SHORTCUT = 'a'

interface Props {
  open: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  /**
   * Label of the cancel button. Undefined hides the button after the action can no longer be canceled, and keeps its
   * space.
   */
  cancelLabel?: string | undefined
  busy?: boolean
  /** True for an action that stops payments or revokes access. */
  isGrave?: boolean
  /**
   * True if a single-letter shortcut opened the dialog. After a pause the confirm button takes the focus, so that
   * Enter confirms.
   */
  isFromKey?: boolean
  /** Id of the text that a screen reader reads with the confirm button. */
  confirmDescribedBy?: string | undefined
  /** True if confirming discards data. The cancel button is then the primary one and takes the focus. */
  prefersCancel?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Dialog that asks for a confirmation before an action that can't be undone. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, confirmLabel, cancelLabel, busy, isGrave, isFromKey, onConfirm, onClose } = props
  const { confirmDescribedBy, prefersCancel = false } = props
  const styles = useStyles()
  const cancel = useRef<HTMLButtonElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const startsOnConfirm = open && isFromKey === true
  /** Timer of the pause before the confirm button takes the focus; undefined while no pause runs. */
  const arrives = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isEarly, setEarly] = useState(false)
  function endPause() {
    clearTimeout(arrives.current)
    arrives.current = undefined
  }
  function startPause() {
    clearTimeout(arrives.current)
    arrives.current = setTimeout(() => {
      endPause()
      confirm.current?.focus()
    }, TYPING_MS)
  }
  useEffect(() => {
    if (!startsOnConfirm) return
    startPause()
    return endPause
  }, [startsOnConfirm])
  // Runs after Fluent has moved the focus to the first button.
  useEffect(() => {
    if (open && prefersCancel) cancel.current?.focus()
  }, [open, prefersCancel])
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (key === 'Enter' && arrives.current !== undefined) {
      event.preventDefault()
      setEarly(true)
    }
    if (!/^\S$/.test(key)) return
    // Any other letter ends the pause for good, because the user is typing a text.
    if (key !== SHORTCUT) endPause()
    else if (arrives.current !== undefined || document.activeElement === confirm.current) startPause()
    if (document.activeElement === confirm.current) cancel.current?.focus()
  }
  const cancelButton = (
    <Button
      key="cancel"
      ref={cancel}
      appearance={prefersCancel ? 'primary' : 'secondary'}
      onClick={onClose}
      style={cancelLabel === undefined ? { visibility: 'hidden' } : undefined}
    >
      {cancelLabel ?? 'Close'}
    </Button>
  )
  const confirmButton = (
    <Button
      key="confirm"
      ref={confirm}
      appearance={prefersCancel && !isGrave ? 'secondary' : 'primary'}
      className={isGrave ? styles.grave : undefined}
      disabledFocusable={busy ?? false}
      aria-busy={busy ?? false}
      aria-describedby={confirmDescribedBy}
      onClick={() => {
        setEarly(false)
        onConfirm()
      }}
    >
      {confirmLabel}
    </Button>
  )
  return (
    <>
      {open ? <ReturnFocus /> : null}
      <Dialog open={open} modalType="alert" onOpenChange={(_, data) => (data.open ? undefined : onClose())}>
        <DialogSurface {...(isFromKey ? { onKeyDown } : {})}>
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.content}>
              {children}
              {isFromKey ? (
                <output className={isEarly ? styles.early : undefined}>
                  {isEarly ? 'Enter was pressed too early and did nothing. Press it again.' : ''}
                </output>
              ) : null}
            </DialogContent>
            <DialogActions className={styles.actions}>
              {prefersCancel ? [confirmButton, cancelButton] : [cancelButton, confirmButton]}
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    </>
  )
}
