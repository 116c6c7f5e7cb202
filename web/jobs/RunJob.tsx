import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { graphql } from 'react-relay'
import type { RunJobMutation } from '../__generated__/RunJobMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { ModalForm } from '../kit/forms/ModalForm.tsx'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { enumChoices, enumLabels } from '../../contract/enumeration.ts'
import { JOB_TYPE_NAME } from '../../contract/jobType.ts'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { notices } from '../kit/notices/notices.ts'
import { jobSentences } from './jobSentences.ts'

/** Job types that staff can run. Plan files are processed automatically after the upload. */
const options = enumChoices(JOB_TYPE_NAME).filter(({ value }) => value !== 'PLAN_UPLOAD')
const labels = enumLabels(JOB_TYPE_NAME)

const schema = z.object({
  type: z.enum(
    options.map(({ value }) => value),
    'Please select a job',
  ),
})

type Type = z.output<typeof schema>['type']

/** Button that runs a job now. With `type`, it runs a job of that type and is the screen's primary button. */
export function RunJob({ type }: { type?: Type }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button appearance={type ? 'primary' : 'secondary'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {type ? `Run ${labels[type]}` : 'Run a Job'}
      </Button>
      {isOpen ? <RunJobDialog type={type} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function RunJobDialog({ type: chosen, onClose }: { type: Type | undefined; onClose: () => void }) {
  const refresh = useRefresh()
  // One idempotency key per dialog, so that a retry after a lost response starts only one run.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const form = useZodForm(schema, { defaultValues: chosen ? { type: chosen } : {}, mode: 'onChange' })
  const [start] = useMutation<RunJobMutation>(graphql`
    mutation RunJobMutation($input: StartJobInput!) {
      startJob(input: $input) {
        errors {
          ...useMutation_errors
        }
        jobId
      }
    }
  `)

  const selected = useWatch({ control: form.control, name: 'type' })

  async function onSubmit(values: z.output<typeof schema>) {
    const { type } = values
    const { ok, payload, errors } = await start({ input: { idempotencyKey, type } })
    if (!ok) return applyErrors(form, errors, { onSaved: refresh })
    notices.success('Job Started', `${labels[type]} has begun as job ${payload.jobId}.`)
    onClose()
    await refresh()
  }

  return (
    <ModalForm title="Run a Job" form={form} onSubmit={onSubmit} onClose={onClose} submitLabel="Run" onlyWhenValid>
      <p>
        The job runs now, also on a weekend or bank holiday. It does the work that is open up to today, and dates it
        today. Work that is already done is not repeated.
      </p>
      <SelectField
        name="type"
        label="Job"
        placeholder="Select a job"
        options={options}
        hint={selected ? jobSentences[selected] : undefined}
        required
      />
    </ModalForm>
  )
}
