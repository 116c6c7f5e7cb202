import { Button, makeStyles, ProgressBar } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PlanUploadForm_viewer$key } from '../__generated__/PlanUploadForm_viewer.graphql.ts'
import type { PlanUploadFormMutation } from '../__generated__/PlanUploadFormMutation.graphql.ts'
import { Form } from '../kit/forms/Form.tsx'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../app/relay/useMutation.ts'
import { useRefresh } from '../app/relay/useRefresh.ts'
import { notices } from '../kit/notices/notices.ts'
import { useLinkStyles } from '../kit/ui/linkStyles.ts'
import { contentOf, planFiles, refusalOf } from '../kit/files/chosenFile.ts'
import { FileField } from '../kit/files/FileField.tsx'
import { planFileAnswer, type PlanFileAnswer } from './planFileAnswer.ts'

const STANDARD_CSV = '1'
const noFile = 'Please select a file.'

const schema = z.object({
  planType: z.string().check(z.minLength(1, 'Please select a plan type')),
  advisor: z.string().check(z.minLength(1, 'Please select an advisor')),
  planParticipantFile: z.nullable(z.custom<File>((value) => value instanceof File)).check(async (context) => {
    const refusal = context.value ? await refusalOf(context.value, planFiles) : noFile
    if (refusal) context.issues.push({ code: 'custom', message: refusal, input: context.value })
  }),
})

/** What the custodian calls the fields. */
const names = {
  planTypeId: 'planType',
  planId: 'advisor',
  fileName: 'planParticipantFile',
  fileContent: 'planParticipantFile',
} as const

const useStyles = makeStyles({
  sample: { marginBlockStart: '-8px' },
  actions: { display: 'flex', columnGap: '12px', rowGap: '12px', flexWrap: 'wrap' },
  progress: { display: 'flex', flexDirection: 'column', rowGap: '6px' },
})

interface Props {
  viewerKey: PlanUploadForm_viewer$key
  onResult: (result: PlanFileAnswer | null) => void
}

export function PlanUploadForm({ viewerKey, onResult }: Props) {
  const styles = useStyles()
  const links = useLinkStyles()
  const refresh = useRefresh()
  const { planNames } = useFragment(
    graphql`
      fragment PlanUploadForm_viewer on Viewer @throwOnFieldError {
        planNames {
          planId
          name
        }
      }
    `,
    viewerKey,
  )
  const [upload] = useMutation<PlanUploadFormMutation>(graphql`
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
  `)
  const form = useZodForm(schema, {
    defaultValues: { planType: '', advisor: '', planParticipantFile: null },
    mode: 'onChange',
  })
  const [progress, setProgress] = useState<number | null>(null)
  const abort = useRef<AbortController | null>(null)
  // The same for every attempt to send one file for one plan, so that it is never stored twice.
  const attempt = useRef<{ file: File; advisor: string; key: string } | null>(null)

  function keyOf(file: File, advisor: string): string {
    if (attempt.current?.file !== file || attempt.current.advisor !== advisor)
      attempt.current = { file, advisor, key: crypto.randomUUID() }
    return attempt.current.key
  }

  async function onSubmit({ planType, advisor, planParticipantFile: file }: z.output<typeof schema>) {
    if (!file) return
    const controller = new AbortController()
    abort.current = controller
    onResult(null)
    setProgress(0)
    const content = await contentOf(file, planFiles).catch(() => null)
    if (!content) {
      setProgress(null)
      return form.setError('planParticipantFile', { type: 'server', message: 'The file could not be read.' })
    }
    const input = {
      clientMutationId: keyOf(file, advisor),
      planTypeId: Number(planType),
      planId: Number(advisor),
      ...content,
    }
    const { ok, payload, errors } = await upload({ input }, { signal: controller.signal, onProgress: setProgress })
    setProgress(null)
    if (controller.signal.aborted) return
    if (!ok) return applyErrors(form, errors, { names })
    finish(payload)
  }

  function finish({ jobId, planFile }: NonNullable<PlanUploadFormMutation['response']['uploadPlanFile']>) {
    attempt.current = null
    const answer = planFile ? planFileAnswer(planFile) : null
    if (answer?.state !== 'FAILED') {
      notices.success('Plan File Uploaded', 'Plan file has been uploaded.')
      form.resetField('planParticipantFile')
    }
    onResult({ jobId: jobId ?? 0, file: answer })
    // What waits for a second person stands on the same screen.
    void refresh()
  }

  const busy = progress !== null
  return (
    <Form form={form} onSubmit={onSubmit}>
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
        options={(planNames ?? []).map(({ planId, name }) => ({ value: String(planId), label: name }))}
        disabled={busy}
        required
      />
      <FileField name="planParticipantFile" label="Plan Participant File" accepted={planFiles} disabled={busy} />
      <p className={styles.sample}>
        <a className={links.link} href="/plan-participants-sample.csv" download>
          Download a sample file
        </a>
      </p>
      {busy ? (
        <div className={styles.progress}>
          <ProgressBar aria-label="Upload progress" {...(progress < 1 ? { value: progress } : {})} thickness="large" />
          <span aria-hidden="true">{progress < 1 ? `${Math.round(progress * 100)}%` : 'Checking the rows…'}</span>
        </div>
      ) : null}
      <div className={styles.actions}>
        <SubmitButton onlyWhenValid>{busy ? 'Uploading…' : 'Upload'}</SubmitButton>
        {busy && progress < 1 ? <Button onClick={() => abort.current?.abort()}>Cancel</Button> : null}
      </div>
    </Form>
  )
}
