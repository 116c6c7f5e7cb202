import { makeStyles } from '@fluentui/react-components'
import { Button } from '../../kit/ui/Button.tsx'
import { Progress } from '../../kit/ui/Progress.tsx'

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', rowGap: '6px' } })

/** Whether the file is still being sent. Afterwards a cancel would have no effect on the server. */
const isSending = (progress: number | null): progress is number => progress !== null && progress < 1

/**
 * Progress of an upload: null while none runs, a fraction while the file is sent, and 1 while the server stores it, for
 * which `storing` is the text.
 */
export function UploadProgress({ progress, storing }: { progress: number | null; storing: string }) {
  const styles = useStyles()
  if (progress === null) return null
  return (
    <div className={styles.root}>
      <Progress label="Upload progress" value={isSending(progress) ? progress : undefined} />
      <span aria-hidden="true">{isSending(progress) ? `${Math.round(progress * 100)}%` : storing}</span>
    </div>
  )
}

/** Cancels the upload while the file is being sent. */
export function CancelUpload({ progress, cancel }: { progress: number | null; cancel: () => void }) {
  return isSending(progress) ? <Button onClick={cancel}>Cancel</Button> : null
}
