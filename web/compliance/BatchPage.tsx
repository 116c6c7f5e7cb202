import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { Form } from '../kit/forms/Form.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextAreaField } from '../kit/forms/TextAreaField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { notices } from '../kit/notices/notices.ts'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import type { ReasonInput } from '../distributions/reasons.ts'
import { accountIds } from './accountIds.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { decided, useDecision, type Decision } from './useDecision.ts'

const schema = z.object({ accountIds })

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: '20px', maxWidth: '560px' },
  actions: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', rowGap: '12px' },
})

/** Decides about accounts by their numbers. Whatever is refused, the text stays for correction. */
export function Page() {
  const styles = useStyles()
  const form = useZodForm(schema, { defaultValues: { accountIds: '' }, shouldFocusError: true })
  const [toReject, setToReject] = useState<number[]>([])
  const [decide, isDeciding] = useDecision()

  async function run(decision: Decision, ids: number[], why?: { reason?: ReasonInput }) {
    const { ok, errors } = await decide(decision, ids, undefined, why)
    setToReject([])
    if (!ok) return applyErrors(form, errors)
    notices.success('Success', decided[decision])
    form.reset()
  }

  return (
    <>
      <PageHeading intro="Approve or reject many accounts by their numbers: all of them or none.">
        Batch Approval
      </PageHeading>
      <Card>
        <Form
          form={form}
          className={styles.form}
          summary={false}
          onSubmit={(values) => run('approve', values.accountIds)}
        >
          <TextAreaField name="accountIds" label="Account IDs" hint="One account ID per line" rows={10} required />
          <div className={styles.actions}>
            <SubmitButton>Approve</SubmitButton>
            <Button
              disabledFocusable={isDeciding}
              onClick={() => void form.handleSubmit((values) => setToReject(values.accountIds))()}
            >
              Reject
            </Button>
          </div>
        </Form>
      </Card>
      {toReject.length > 0 ? (
        <RejectDialog
          accountIds={toReject}
          busy={isDeciding}
          onConfirm={(why) => void run('reject', toReject, why)}
          onClose={() => setToReject([])}
        />
      ) : null}
    </>
  )
}
