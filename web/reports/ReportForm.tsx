import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { downloadFile } from '../app/files/download.ts'
import { DateField } from '../kit/forms/DateField.tsx'
import { endsAfterStart, optionalDay } from '../kit/forms/days.ts'
import { Form } from '../kit/forms/Form.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { presetsOn } from './presets.ts'
import { reports } from './reports.ts'

const schema = z.object({ startDate: optionalDay, endDate: optionalDay }).check(endsAfterStart)

const useStyles = makeStyles({
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    alignItems: 'start',
    columnGap: '20px',
    rowGap: '16px',
    maxWidth: '640px',
  },
  presets: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '8px' },
})

/** Downloads a report of some days; without a day it is open to that side. */
export function ReportForm({ report }: { report: keyof typeof reports }) {
  const styles = useStyles()
  const [presets] = useState(() => presetsOn(new Date()))
  const { title, intro, fileName } = reports[report]
  const form = useZodForm(schema, { defaultValues: { startDate: '', endDate: '' } })

  async function onSubmit(values: z.output<typeof schema>) {
    const given = Object.entries(values).filter(([, day]) => day !== '')
    const query = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
    await downloadFile(`/files/report/${fileName}${query}`, fileName)
  }

  return (
    <>
      <PageHeading intro={intro}>{title}</PageHeading>
      <Card>
        <Form form={form} onSubmit={onSubmit}>
          <div className={styles.presets}>
            {presets.map(({ label, startDate, endDate }) => (
              <Button
                key={label}
                size="small"
                onClick={() => {
                  form.setValue('startDate', startDate, { shouldValidate: true })
                  form.setValue('endDate', endDate, { shouldValidate: true })
                }}
              >
                {label}
              </Button>
            ))}
          </div>
          <div className={styles.days}>
            <DateField name="startDate" label="Start Date" hint="Optional" />
            <DateField name="endDate" label="End Date" hint="Optional" />
          </div>
          <SubmitButton>Download</SubmitButton>
        </Form>
      </Card>
    </>
  )
}
