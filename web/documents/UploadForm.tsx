import { Button, makeStyles } from '@fluentui/react-components'
import { useState, type FormEvent, type ReactNode } from 'react'
import type { UserError } from '../kit/forms/userError.ts'
import { useUnsaved } from '../kit/page/unsaved.ts'
import { callerFailure } from '../core/relay/errors.ts'
import { CancelUpload, UploadProgress } from '../core/files/UploadProgress.tsx'
import { useUpload, type UploadOptions } from '../core/relay/useUpload.ts'
import { notices } from '../kit/notices/notices.ts'
import { contentOf, refusalOf, type Accepted, type UploadContent } from '../kit/files/chosenFile.ts'
import { FilePicker } from '../kit/files/FilePicker.tsx'
import { FILE_UNREADABLE } from '../kit/files/foreignKinds.ts'
import { small } from '../kit/page/layout.ts'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'
import { ErrorBar } from '../kit/ui/ErrorBar.tsx'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: '20px' },
  actions: {
    display: 'flex',
    columnGap: '12px',
    rowGap: '12px',
    flexWrap: 'wrap',
    [small]: { flexDirection: 'column' },
  },
  button: { minWidth: '120px' },
})

const unreadable: UserError = { code: 'BAD_USER_INPUT', field: null, message: FILE_UNREADABLE }

interface Chosen {
  file: File
  key: string
}

export interface Transfer extends UploadOptions {
  /** Every attempt with the same chosen file uses the same idempotency key, so that the file is stored only once. */
  idempotencyKey: string
}

interface Props {
  accepted: Accepted
  failureText: string
  /** Resolves with the result. `errors` is empty if the file was stored. */
  send: (content: UploadContent, transfer: Transfer) => Promise<{ ok: boolean; errors: readonly UserError[] }>
  onSent: () => void
  /** Additional fields next to the file. */
  children?: ReactNode
  submitLabel?: string
  /** Link that leaves the form, next to the button. */
  cancel?: ReactNode
  /** Confirmation shown once before the form sends a file that moves money. */
  question?: { title: string; text: ReactNode }
}

/**
 * Form that uploads one file and shows the progress. The user can cancel the upload until the file is sent. After a
 * failure, the file stays chosen.
 */
export function UploadForm({ accepted, failureText, send, onSent, children, cancel, ...props }: Props) {
  const { submitLabel = 'Upload', question } = props
  const styles = useStyles()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const upload = useUpload()
  const [isAsking, setAsking] = useState(false)
  const { progress } = upload
  const busy = progress !== null
  useUnsaved(chosen !== null)

  function choose(file: File | null) {
    setChosen(file && { file, key: crypto.randomUUID() })
    setProblem(null)
    setFailure(null)
    if (file) void refusalOf(file, accepted).then(setProblem)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!chosen) return setProblem('Please select a file.')
    const refusal = await refusalOf(chosen.file, accepted)
    if (refusal) return setProblem(refusal)
    if (question) return setAsking(true)
    await sendChosen(chosen)
  }

  async function sendChosen(chosen: Chosen) {
    setAsking(false)
    setFailure(null)
    const outcome = await upload.run((options) => transfer(chosen.file, { idempotencyKey: chosen.key, ...options }))
    if (!outcome) return
    if (!outcome.ok) return fail(outcome.errors)
    setChosen(null)
    notices.success('Success', 'File uploaded successfully')
    onSent()
  }

  async function transfer(file: File, options: Transfer) {
    const content = await contentOf(file, accepted).catch(() => null)
    // A cancel while the file was read prevents sending it.
    return content && !options.signal.aborted ? send(content, options) : { ok: false, errors: [unreadable] }
  }

  function fail(errors: readonly UserError[]) {
    const message = errors[0]?.message
    setFailure(message && message !== callerFailure ? message : failureText)
    notices.error('Error', failureText)
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {children}
      <FilePicker
        label="File"
        accepted={accepted}
        file={chosen?.file ?? null}
        error={problem}
        disabled={busy}
        onChange={choose}
      />
      {failure === null ? null : <ErrorBar>{failure}</ErrorBar>}
      <UploadProgress progress={progress} storing="Storing the file…" />
      <div className={styles.actions}>
        {/* Not disabled without a file, because a submit then says what is missing. */}
        <Button type="submit" appearance="primary" className={styles.button} disabledFocusable={busy} aria-busy={busy}>
          {busy ? 'Uploading' : submitLabel}
        </Button>
        {busy ? <CancelUpload {...upload} /> : cancel}
      </div>
      {question && chosen ? (
        <ConfirmDialog
          open={isAsking}
          title={question.title}
          confirmLabel={submitLabel}
          cancelLabel="Go back"
          onConfirm={() => void sendChosen(chosen)}
          onClose={() => setAsking(false)}
        >
          {question.text}
        </ConfirmDialog>
      ) : null}
    </form>
  )
}
