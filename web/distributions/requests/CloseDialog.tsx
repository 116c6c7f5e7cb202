import { Checkbox, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useState } from 'react'
import type { UserError } from '../../kit/forms/userError.ts'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { closeTexts, type CloseAction } from './requestLists.ts'
import { awayWarning, understood, type StaffPayment } from './staffPayment.ts'
import { waitsForOther } from './StatusField.tsx'
import { notifySaved } from './notifySaved.ts'
import { generalMessage, type SaveTexts } from './texts.ts'

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
  // Lines the box up with the text above it.
  box: { marginInlineStart: '-8px' },
})

interface Props {
  action: CloseAction
  /** Whose request, of how much. */
  about: string
  texts: SaveTexts
  busy: boolean
  /** What it does, as the custodian says; null when that is not known. */
  closing: { says: string | null; needsSecondPerson: boolean } | null
  /** A payment that has left and will not be called back; then it is asked once more. */
  away: StaffPayment | null
  onConfirm: () => Promise<{ ok: boolean; errors: readonly UserError[]; waitsFor: string | null }>
  onClose: () => void
}

/** Asks once more before a request is cancelled or its money is taken back. */
export function CloseDialog({ action, about, texts, busy, closing, away, onConfirm, onClose }: Props) {
  const styles = useStyles()
  const [failure, setFailure] = useState<string | null>(null)
  const [isUnderstood, setUnderstood] = useState(away === null)
  const { title, question } = closeTexts[action]
  const says = [closing?.says, closing?.needsSecondPerson && waitsForOther].filter(Boolean).join(' ')

  async function confirm() {
    if (busy || !isUnderstood) return
    setFailure(null)
    const { ok, errors, waitsFor } = await onConfirm()
    if (!ok) return setFailure(generalMessage(errors) ?? '')
    notifySaved(texts, waitsFor)
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="Yes"
      cancelLabel="No"
      busy={busy || !isUnderstood}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <p>{question}</p>
        <p>{about}</p>
        {says ? <p>{says}</p> : null}
        {away ? (
          <>
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>{awayWarning(away)}</MessageBarBody>
            </MessageBar>
            <Checkbox
              className={styles.box}
              label={understood}
              checked={isUnderstood}
              onChange={(_, { checked }) => setUnderstood(checked === true)}
            />
          </>
        ) : null}
        {failure === null ? null : (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>
              <p>{texts.failed}</p>
              {failure ? <p>{failure}</p> : null}
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
    </ConfirmDialog>
  )
}
