import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { Form } from '../kit/forms/Form.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { TextAreaField } from '../kit/forms/TextAreaField.tsx'
import { useZodForm, type ZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { FormWithSteps } from '../kit/ui/FormWithSteps.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { accountIds, onLines, summaryOf } from './accountIds.ts'
import { BatchResult, type Outcome } from './BatchResult.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { LeftOut, linesFor } from './LeftOut.tsx'
import { useCheck, type Checked } from './useCheck.ts'
import { notifyDecided, useDecision, type Decision, type Why } from './useDecision.ts'

const schema = z.object({ accountIds })
type Given = z.output<typeof schema>['accountIds']

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', rowGap: '20px' },
  form: { display: 'flex', flexDirection: 'column', rowGap: '20px', maxWidth: '560px' },
  actions: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', rowGap: '12px' },
  summary: {
    minHeight: '20px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    // The element is always rendered, so that screen readers announce its first text.
    ':empty': { minHeight: 0, marginBlockStart: '-20px' },
  },
})

const steps = [
  'Paste the account IDs, for example a column of a spreadsheet.',
  'Press Approve or Reject. You see the name of each owner first.',
  'Accounts that do not wait for approval are left out and listed.',
  'Confirm. A rejection asks for its reason.',
]

const waiting = (accounts: readonly Checked[]) => accounts.filter(({ standing }) => standing === 'WAITING')

/** Approves or rejects accounts by their ids. After a refusal the input stays, so that the reviewer can correct it. */
export function Page() {
  const styles = useStyles()
  const form = useZodForm(schema, { defaultValues: { accountIds: '' }, shouldFocusError: true })
  const [asked, setAsked] = useState<Outcome | null>(null)
  const [result, setResult] = useState<Outcome | null>(null)
  const [check, isChecking] = useCheck()
  const [decide, isDeciding] = useDecision()
  const busy = isChecking || isDeciding

  async function ask(decision: Decision, { ids, twice }: Given) {
    if (busy) return
    setResult(null)
    const accounts = await check(ids)
    if (!accounts) return
    if (waiting(accounts).length > 0) return setAsked({ decision, accounts, twice })
    const message = ['None of these accounts waits for approval.', ...linesFor(accounts, [])].join(' ')
    form.setError('accountIds', { type: 'custom', message }, { shouldFocus: true })
  }

  async function run(outcome: Outcome, why: Why) {
    const ids = waiting(outcome.accounts).map(({ accountId }) => accountId)
    const { ok, errors } = await decide(outcome.decision, ids, undefined, why)
    setAsked(null)
    if (!ok) return applyErrors(form, errors)
    notifyDecided(outcome.decision, waiting(outcome.accounts))
    setResult(outcome)
    form.reset()
  }

  return (
    <>
      <PageHeading intro="Approve or reject many accounts by account ID.">Batch Approval</PageHeading>
      <div className={styles.page}>
        <FormWithSteps steps={steps}>
          <Form
            form={form}
            className={styles.form}
            summary={false}
            onSubmit={(values) => ask('approve', values.accountIds)}
          >
            <TextAreaField
              name="accountIds"
              label="Account IDs"
              hint="One account ID per line. A pasted list or column is split into lines."
              rows={10}
              pasted={onLines}
              required
            />
            <Summary form={form} />
            <div className={styles.actions}>
              <Button
                disabledFocusable={busy}
                onClick={() => void form.handleSubmit((values) => ask('reject', values.accountIds))()}
              >
                Reject
              </Button>
              <Button type="submit" disabledFocusable={busy}>
                Approve
              </Button>
            </div>
          </Form>
        </FormWithSteps>
        {result ? <BatchResult {...result} /> : null}
        {asked ? (
          <DecisionDialog
            decision={asked.decision}
            accounts={waiting(asked.accounts)}
            busy={isDeciding}
            onConfirm={(why) => void run(asked, why)}
            onClose={() => setAsked(null)}
          >
            <LeftOut accounts={asked.accounts} twice={asked.twice} />
          </DecisionDialog>
        ) : null}
      </div>
    </>
  )
}

/** Number of valid ids and a list of invalid ones, updated while the user types. The field's error replaces it. */
function Summary({ form }: { form: ZodForm<typeof schema> }) {
  const styles = useStyles()
  const text = useWatch({ control: form.control, name: 'accountIds' })
  const { errors } = useFormState({ control: form.control, name: 'accountIds' })
  return <output className={styles.summary}>{errors.accountIds ? '' : summaryOf(text)}</output>
}
