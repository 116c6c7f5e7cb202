import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useQueryLoader } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ReportPreviewQuery } from '../__generated__/ReportPreviewQuery.graphql.ts'
import { fetchFile } from '../core/files/download.ts'
import { Section } from '../core/screens/Section.tsx'
import { DateField } from '../kit/forms/DateField.tsx'
import { endsAfterStart, optionalDay } from '../kit/forms/days.ts'
import { Form } from '../kit/forms/Form.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { Card } from '../kit/ui/Card.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { TextButton } from '../kit/ui/TextButton.tsx'
import { presetsOn, type Preset } from './presets.ts'
import { query, ReportPreview } from './ReportPreview.tsx'
import { reports } from '../core/screens/reports.ts'

const schema = z.object({ startDate: optionalDay, endDate: optionalDay }).check(endsAfterStart)
type Days = z.output<typeof schema>

function daysText({ startDate, endDate }: { startDate?: string | null; endDate?: string | null }): string {
  if (!startDate) return endDate ? `up to ${formatDate(endDate)}` : 'all days'
  return endDate ? `${formatDate(startDate)} to ${formatDate(endDate)}` : `from ${formatDate(startDate)}`
}

/** Returns the period in the URL, or this year as the default, because withheld tax is reported by the year. */
function periodIn(params: URLSearchParams, presets: readonly Preset[]): Days {
  const given = schema.safeParse(Object.fromEntries(params))
  if (given.success) return given.data
  const { startDate = '', endDate = '' } = presets.find(({ label }) => label === 'This year') ?? {}
  return { startDate, endDate }
}

const useStyles = makeStyles({
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    alignItems: 'start',
    columnGap: '20px',
    rowGap: '16px',
    maxWidth: '640px',
  },
  form: { maxWidth: '720px', boxSizing: 'border-box' },
  periods: { display: 'flex', flexWrap: 'wrap', columnGap: '16px', rowGap: '4px' },
  chosen: { fontWeight: 600, color: tokens.colorNeutralForeground1, textDecorationLine: 'none' },
  row: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '8px' },
  preview: { marginBlockStart: '24px' },
})

/**
 * Form that previews and downloads a report for a period, by default this year. A missing start or end date leaves the
 * period open on that side.
 */
export function ReportForm({ report }: { report: keyof typeof reports }) {
  const styles = useStyles()
  const [presets] = useState(() => presetsOn(new Date()))
  const { title, intro, fileName } = reports[report]
  const [queryRef, load] = useQueryLoader<ReportPreviewQuery>(query)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const form = useZodForm(schema, { defaultValues: periodIn(params, presets) })

  const days = form.watch(['startDate', 'endDate'])

  /** Keeps the period in the URL, for a reload, for the browser's back button and for a colleague. */
  function keep(days: Days) {
    void navigate(`?${new URLSearchParams(days)}`, { replace: true, preventScrollReset: true })
  }

  function preview(period: Days) {
    keep(period)
    const days = { startDate: period.startDate || null, endDate: period.endDate || null }
    load(
      { isByAccount: report === 'ACCOUNT', ...days },
      { fetchPolicy: 'network-only', networkCacheConfig: { metadata: { isSlow: true } } },
    )
  }

  async function onSubmit(values: Days) {
    keep(values)
    const given = Object.entries(values).filter(([, day]) => day !== '')
    const query = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
    const failure = await fetchFile(`/files/report/${fileName}${query}`)
    // A report that waits for a second person says so at the button that downloads it afterwards.
    if (failure !== null) form.setError('root.server', { type: 'server', message: failure })
  }

  return (
    <>
      <PageHeading intro={intro}>{title}</PageHeading>
      <Card className={styles.form}>
        <Form
          form={form}
          onSubmit={onSubmit}
          actions={
            <div className={styles.row}>
              <SubmitButton>Download CSV</SubmitButton>
              <Button onClick={() => void form.handleSubmit(preview)()}>Preview</Button>
            </div>
          }
        >
          <div className={styles.periods}>
            {presets.map(({ label, startDate, endDate }) => (
              <TextButton
                key={label}
                className={mergeClasses(startDate === days[0] && endDate === days[1] && styles.chosen)}
                aria-pressed={startDate === days[0] && endDate === days[1]}
                onClick={() => {
                  form.setValue('startDate', startDate, { shouldValidate: true })
                  form.setValue('endDate', endDate, { shouldValidate: true })
                }}
              >
                {label}
              </TextButton>
            ))}
          </div>
          <div className={styles.days}>
            <DateField name="startDate" label="Start Date" hint="From the first day when left empty" />
            <DateField name="endDate" label="End Date" hint="Up to today when left empty" />
          </div>
        </Form>
      </Card>
      {queryRef ? (
        <div className={styles.preview} aria-live="polite">
          <Card heading={`Preview: ${daysText(queryRef.variables)}`} around="list">
            <Section resetKeys={[queryRef]}>
              <ReportPreview queryRef={queryRef} />
            </Section>
          </Card>
        </div>
      ) : (
        <p className={styles.preview}>
          Press Preview to see the totals of amount, federal and state withholding, and the first rows of the file here.
        </p>
      )}
    </>
  )
}
