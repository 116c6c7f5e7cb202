import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PlanUploadForm_viewer$key } from '../__generated__/PlanUploadForm_viewer.graphql.ts'
import type {
  CheckPlanFileInput,
  PlanUploadFormCheckMutation,
} from '../__generated__/PlanUploadFormCheckMutation.graphql.ts'
import type { PlanUploadFormMutation } from '../__generated__/PlanUploadFormMutation.graphql.ts'
import { Form } from '../kit/forms/Form.tsx'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import type { UserError } from '../kit/forms/userError.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useAttemptKey } from '../kit/forms/useAttemptKey.ts'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { CancelUpload, UploadProgress } from '../core/files/UploadProgress.tsx'
import { useUpload, type UploadOptions } from '../core/relay/useUpload.ts'
import { notices } from '../kit/notices/notices.ts'
import { useLinkStyles } from '../kit/ui/linkStyles.ts'
import { contentOf, planFiles, refusalOf } from '../kit/files/chosenFile.ts'
import { FileField } from '../kit/files/FileField.tsx'
import { FILE_UNREADABLE } from '../kit/files/foreignKinds.ts'
import { planFileAnswer } from './planFileAnswer.ts'
import { planFileCheck } from './planFileCheck.ts'
import type { PlanFileOutcome } from './planFileOutcome.ts'

const STANDARD_CSV = 'STANDARD_CSV'
const noFile = 'Please select a file.'

const schema = z.object({
  planType: z.enum([STANDARD_CSV], 'Please select a plan type'),
  advisor: z.string().check(z.minLength(1, 'Please select an advisor')),
  planParticipantFile: z.nullable(z.custom<File>((value) => value instanceof File)).check(async (context) => {
    const refusal = context.value ? await refusalOf(context.value, planFiles) : noFile
    if (refusal) context.issues.push({ code: 'custom', message: refusal, input: context.value })
  }),
})

type Values = z.output<typeof schema>
type Sent<T> = { ok: true; payload: T; errors: [] } | { ok: false; payload: T | null; errors: UserError[] }

/** Field names that differ between server and form. */
const names = {
  format: 'planType',
  planId: 'advisor',
  fileName: 'planParticipantFile',
  fileContent: 'planParticipantFile',
} as const

const uploadMutation = graphql`
  mutation PlanUploadFormMutation($input: UploadPlanFileInput!) {
    uploadPlanFile(input: $input) {
      errors {
        ...useMutation_errors
      }
      jobId
      planFile {
        ...planFileAnswer_planFile
      }
    }
  }
`

const checkMutation = graphql`
  mutation PlanUploadFormCheckMutation($input: CheckPlanFileInput!) {
    checkPlanFile(input: $input) {
      errors {
        ...useMutation_errors
      }
      check {
        ...planFileCheck_check
      }
    }
  }
`

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: '20px', maxWidth: '640px' },
  missing: { color: tokens.colorNeutralForeground2 },
  sample: { marginBlockStart: '-8px' },
  actions: { display: 'flex', columnGap: '12px', rowGap: '12px', flexWrap: 'wrap' },
})

interface Props {
  viewerKey: PlanUploadForm_viewer$key
  /** `outcome` is null while the file is being sent. */
  onOutcome: (outcome: PlanFileOutcome | null) => void
}

export function PlanUploadForm({ viewerKey, onOutcome }: Props) {
  const styles = useStyles()
  const links = useLinkStyles()
  const refresh = useRefresh()
  const { planNames } = useFragment(
    graphql`
      fragment PlanUploadForm_viewer on Viewer @throwOnFieldError {
        planNames {
          planId
          name
          isClosed
        }
      }
    `,
    viewerKey,
  )
  const [upload] = useMutation<PlanUploadFormMutation>(uploadMutation)
  const [check] = useMutation<PlanUploadFormCheckMutation>(checkMutation)
  const form = useZodForm(schema, {
    defaultValues: { advisor: '', planParticipantFile: null },
    mode: 'onChange',
  })
  const transfer = useUpload()
  const [isChecking, setIsChecking] = useState(false)
  const { progress } = transfer
  const busy = progress !== null
  const attempt = useAttemptKey()

  /** Reads and sends the chosen file. Returns null if the file was unreadable or refused, or the user canceled. */
  async function send<T>(
    { planType, advisor, planParticipantFile: file }: Values,
    by: (input: CheckPlanFileInput, options: UploadOptions) => Promise<Sent<T>>,
  ): Promise<T | null> {
    if (!file || busy) return null
    onOutcome(null)
    const outcome = await transfer.run(async (options) => {
      const content = await contentOf(file, planFiles).catch(() => null)
      // A cancel while the file was read prevents sending it.
      if (!content || options.signal.aborted) return 'UNREADABLE'
      return by({ format: planType, planId: Number(advisor), ...content }, options)
    })
    if (outcome === 'UNREADABLE') form.setError('planParticipantFile', { type: 'server', message: FILE_UNREADABLE })
    if (outcome === null || outcome === 'UNREADABLE') return null
    if (!outcome.ok) applyErrors(form, outcome.errors, { names })
    return outcome.ok ? outcome.payload : null
  }

  async function onCheck(values: Values) {
    form.clearErrors('root')
    setIsChecking(true)
    const payload = await send(values, (input, how) => check({ input }, how)).finally(() => setIsChecking(false))
    const file = values.planParticipantFile
    if (file && payload?.check) onOutcome({ check: planFileCheck(file.name, payload.check) })
  }

  /** Checks the file without a form submit, which would show the upload button as busy. */
  async function checkFirst() {
    if (await form.trigger()) await onCheck(form.getValues() as Values)
  }

  async function onUpload(values: Values) {
    const file = values.planParticipantFile
    if (!file) return
    const idempotencyKey = attempt.keyOf(file, values.advisor)
    const payload = await send(values, (input, how) => upload({ input: { idempotencyKey, ...input } }, how))
    if (!payload) return
    attempt.done()
    const answer = payload.planFile ? planFileAnswer(payload.planFile) : null
    if (answer?.state !== 'FAILED') {
      notices.success('Plan File Uploaded', 'Plan file has been uploaded.')
      form.resetField('planParticipantFile')
    }
    if (answer?.state === 'FAILED')
      notices.error('Plan File Not Loaded', 'The file has errors. Nothing was loaded; the result is below the form.')
    onOutcome({ result: { jobId: payload.jobId ?? 0, file: answer } })
    // Refresh the approvals and earlier uploads on this screen, which the upload has changed.
    void refresh()
  }

  return (
    <Form form={form} onSubmit={onUpload} className={styles.form}>
      <SelectField
        name="planType"
        label="Plan Type"
        placeholder="Select a plan type"
        options={[{ value: STANDARD_CSV, label: 'Standard CSV' }]}
        disabled={busy}
        required
      />
      <SelectField
        name="advisor"
        label="Advisor"
        placeholder="Select an advisor"
        options={(planNames ?? [])
          .filter(({ isClosed }) => !isClosed)
          .map(({ planId, name }) => ({ value: String(planId), label: name }))}
        disabled={busy}
        required
      />
      <FileField name="planParticipantFile" label="Plan Participant File" accepted={planFiles} disabled={busy} />
      <p className={styles.sample}>
        <a className={links.link} href="/plan-participants-sample.csv" download>
          Download a sample file (CSV)
        </a>
      </p>
      <UploadProgress progress={progress} storing="Checking the rows…" />
      {busy || form.formState.isValid ? null : (
        <p className={styles.missing}>Choose a plan type, an advisor and a file first.</p>
      )}
      <div className={styles.actions}>
        <SubmitButton onlyWhenValid disabled={busy}>
          {busy && !isChecking ? 'Uploading' : 'Upload'}
        </SubmitButton>
        <Button disabledFocusable={busy || !form.formState.isValid} onClick={() => void checkFirst()}>
          {isChecking ? 'Checking…' : 'Check first'}
        </Button>
        <CancelUpload {...transfer} />
      </div>
    </Form>
  )
}
