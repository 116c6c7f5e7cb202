import { makeStyles } from '@fluentui/react-components'
import { fetchFile } from '../core/files/download.ts'
import { DateField } from '../kit/forms/DateField.tsx'
import { endsAfterStart, optionalDay } from '../kit/forms/days.ts'
import { Form } from '../kit/forms/Form.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { notices } from '../kit/notices/notices.ts'
import { Card } from '../kit/ui/Card.tsx'

const schema = z.object({ startDate: optionalDay, endDate: optionalDay }).check(endsAfterStart)

const useStyles = makeStyles({
  card: { marginBlockStart: '20px' },
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    alignItems: 'start',
    columnGap: '20px',
    rowGap: '16px',
    maxWidth: '640px',
  },
})

/** Form that downloads a file for an examiner: the decisions of a period with all their evidence. */
export function PackForm() {
  const styles = useStyles()
  const form = useZodForm(schema, { defaultValues: { startDate: '', endDate: '' } })

  async function onSubmit({ startDate, endDate }: z.output<typeof schema>) {
    const query = new URLSearchParams()
    if (startDate) query.set('from', startDate)
    if (endDate) query.set('to', endDate)
    const failure = await fetchFile(`/files/compliance-pack?${query}`)
    if (failure !== null) notices.error('Error', failure)
  }

  return (
    <div className={styles.card}>
      <Card heading="Pack for an examiner">
        <Form form={form} onSubmit={onSubmit}>
          <p>
            A ZIP of decisions with their evidence, the documents of the owners, the audit trail of the accounts, and a
            tool that checks that the trail is unaltered. For more than 100 decisions, choose shorter periods.
          </p>
          <div className={styles.days}>
            <DateField name="startDate" label="Decided From (optional)" />
            <DateField name="endDate" label="Decided To (optional)" />
          </div>
          <SubmitButton>Download Pack (ZIP)</SubmitButton>
        </Form>
      </Card>
    </div>
  )
}
