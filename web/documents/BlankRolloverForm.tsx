import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { downloadFile } from '../core/files/download.ts'

const useStyles = makeStyles({ button: { alignSelf: 'flex-start' } })

/** Downloads the blank form with the account's data filled in. Shows a notice after a failure. */
export function BlankRolloverForm({ path, planAccountNumber }: { path: string; planAccountNumber: string }) {
  const styles = useStyles()
  const [busy, setBusy] = useState(false)

  async function download() {
    if (busy) return
    setBusy(true)
    await downloadFile(path, `rollover-form-${planAccountNumber}.pdf`)
    setBusy(false)
  }

  return (
    <Button className={styles.button} disabledFocusable={busy} aria-busy={busy} onClick={() => void download()}>
      {busy ? 'Downloading' : 'Download the blank form (PDF)'}
    </Button>
  )
}
