import { Button, Input } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { formatDate } from '../ui/format.ts'
import { formatLongDate, isIsoDate, parseTypedDate } from '../ui/typedDate.ts'
import { CalendarIcon } from './CalendarIcon.tsx'
import { FormField, type Bound, type FieldBase } from './FormField.tsx'
import { lazyPart } from '../page/lazyPart.ts'

const CalendarPanel = lazyPart(async () => ({ default: (await import('./CalendarPanel.tsx')).CalendarPanel }))

export interface DateFieldProps extends FieldBase {
  /** Format in which the date is shown. The user can also type YYYY-MM-DD or the other format. */
  written?: 'MMMM D, YYYY' | 'MM/DD/YYYY'
  /** Earliest allowed date, as YYYY-MM-DD. */
  min?: string
  max?: string
  autoComplete?: string
}

/**
 * A date field of a form. The form's value is "YYYY-MM-DD", '' while the field is empty, or the text if it is no date.
 */
export function DateField({ written = 'MMMM D, YYYY', min, max, ...props }: DateFieldProps) {
  const weekStart = weekStartAt(useLocation().pathname)
  const { autoComplete = 'off', ...base } = props
  return (
    <FormField {...base}>
      {(field) => (
        <DateInput
          id={field.id}
          field={field}
          write={written === 'MM/DD/YYYY' ? formatDate : formatLongDate}
          weekStart={weekStart}
          min={min}
          max={max}
          autoComplete={autoComplete}
        />
      )}
    </FormField>
  )
}

/** First day of the week in calendars: Sunday in the wizards of an account, Monday on all other screens. */
function weekStartAt(pathname: string): 'Sunday' | 'Monday' {
  return /^\/\d+\/(withdraw|beneficiary|rollover)(\/|$)/.test(pathname) ? 'Sunday' : 'Monday'
}

interface DateInputProps {
  id: string
  field: Bound
  write: (date: string) => string
  weekStart: 'Sunday' | 'Monday'
  min: string | undefined
  max: string | undefined
  autoComplete: string
}

function DateInput({ field, write, weekStart, min, max, autoComplete, ...aria }: DateInputProps) {
  const { ref, value: raw, onChange, onBlur, ...rest } = field
  const value = (raw as string | undefined) ?? ''
  const [draft, setDraft] = useState<string | null>(null)
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const input = (
    <Input
      {...aria}
      {...rest}
      input={{ ref }}
      autoComplete={autoComplete}
      value={draft ?? (isIsoDate(value) ? write(value) : value)}
      onChange={(_, data) => {
        setDraft(data.value)
        onChange(parseTypedDate(data.value) ?? data.value)
      }}
      onBlur={() => {
        setDraft(null)
        onBlur()
      }}
      contentAfter={
        <Button
          size="small"
          appearance="transparent"
          aria-label="Choose a date"
          aria-haspopup="dialog"
          aria-expanded={opener !== null}
          icon={<CalendarIcon />}
          onClick={(event) => setOpener(opener ? null : event.currentTarget)}
        />
      }
    />
  )
  if (!opener) return input
  return (
    <>
      {input}
      <Suspense fallback={null}>
        <CalendarPanel
          value={isIsoDate(value) ? value : null}
          weekStart={weekStart}
          min={min}
          max={max}
          target={opener}
          onClose={() => setOpener(null)}
          onChoose={(date) => {
            setDraft(null)
            onChange(date)
          }}
        />
      </Suspense>
    </>
  )
}
