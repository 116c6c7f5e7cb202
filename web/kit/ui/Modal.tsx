import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components'
import { useState, type ReactNode } from 'react'
import { DialogPlaces, holdsUnsaved } from '../page/unsaved.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { ReturnFocus } from './ReturnFocus.ts'

// A field that takes the focus is not left under buttons that stand fast at the bottom.
const useStyles = makeStyles({ content: { scrollPaddingBlock: '8px 64px' } })

interface Props {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog around a form or a record; its own buttons are part of its content. Closing it over something typed asks first. */
export function Modal({ title, open, onClose, children }: Props) {
  const styles = useStyles()
  const [places] = useState(() => new Set<() => boolean>())
  const [isAsking, setAsking] = useState(false)
  const close = () => (holdsUnsaved(places) ? setAsking(true) : onClose())
  return (
    <>
      {open ? <ReturnFocus /> : null}
      <Dialog open={open} onOpenChange={(_, data) => (data.open ? undefined : close())}>
        <DialogSurface aria-label={title}>
          <DialogBody>
            <DialogTitle action={<CloseButton onClose={close} />}>{title}</DialogTitle>
            <DialogContent className={styles.content}>
              <DialogPlaces value={places}>{children}</DialogPlaces>
            </DialogContent>
          </DialogBody>
        </DialogSurface>
      </Dialog>
      {isAsking ? (
        <LeaveQuestion
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false)
            onClose()
          }}
        />
      ) : null}
    </>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button
      appearance="subtle"
      aria-label="Close"
      onClick={onClose}
      icon={
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" stroke="currentColor" fill="none">
          <path d="m3.5 3.5 9 9m0-9-9 9" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      }
    />
  )
}
