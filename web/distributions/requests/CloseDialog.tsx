import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useState } from 'react'
import type { UserError } from '../../relay/useMutation.ts'
import { notices } from '../../shell/notices.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { closeTexts, type CloseAction } from './requestLists.ts'
import { saidBy, type SaveTexts } from './texts.ts'

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
})

interface Props {
  action: CloseAction
  /** Whose request, of how much. */
  about: string
  texts: SaveTexts
  busy: boolean
  onConfirm: () => Promise<{ ok: boolean; errors: readonly UserError[] }>
  onClose: () => void
}

/** Asks once more before a request is cancelled or its money is taken back. */
export function CloseDialog({ action, about, texts, busy, onConfirm, onClose }: Props) {
  const styles = useStyles()
  const [failure, setFailure] = useState<string | null>(null)
  const { title, question } = closeTexts[action]

  async function confirm() {
    if (busy) return
    setFailure(null)
    const { ok, errors } = await onConfirm()
    if (!ok) return setFailure(saidBy(errors) ?? '')
    notices.success('Success', texts.saved)
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="Yes"
      cancelLabel="No"
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <p>{question}</p>
        <p>{about}</p>
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
