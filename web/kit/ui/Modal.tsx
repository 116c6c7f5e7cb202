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
import { small, wide } from '../page/layout.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { ReturnFocus } from './ReturnFocus.ts'

const withForm = { width: 'min(1720px, 100vw - 48px)' }

// Keeps a focused field from being scrolled below the sticky buttons.
const useStyles = makeStyles({
  content: { scrollPaddingBlock: '8px 64px' },
  drawer: {
    position: 'fixed',
    insetBlock: 0,
    insetInlineStart: 'auto',
    insetInlineEnd: 0,
    margin: 0,
    width: 'min(1080px, 100vw)',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    borderRadius: 0,
    [small]: { width: '100vw' },
    // Also matches the placeholder of a form, because widening the dialog when the form has loaded would move all
    // content. Two rules, because Griffel splits a selector at each comma.
    [wide]: { ':has(iframe)': withForm, ':has([data-form])': withForm },
  },
  tall: { maxHeight: 'none', height: '100%', gridTemplateRows: 'auto 1fr' },
})

interface Props {
  title: string
  open: boolean
  onClose: () => void
  /** 'drawer' covers the right side of the window at full height, and a phone's whole screen. */
  shape?: 'drawer'
  children: ReactNode
}

/**
 * A dialog for a form or a record. The content has its own buttons. If there is unsaved input, closing the dialog asks
 * for a confirmation.
 */
export function Modal({ title, open, onClose, shape, children }: Props) {
  const styles = useStyles()
  const [places] = useState(() => new Set<() => boolean>())
  const [isAsking, setAsking] = useState(false)
  const close = () => (holdsUnsaved(places) ? setAsking(true) : onClose())
  return (
    <>
      {open ? <ReturnFocus /> : null}
      <Dialog open={open} onOpenChange={(_, data) => (data.open ? undefined : close())}>
        <DialogSurface aria-label={title} className={shape && styles.drawer} data-shape={shape}>
          <DialogBody className={shape && styles.tall}>
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
