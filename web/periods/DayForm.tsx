import { makeStyles } from '@fluentui/react-components'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { DateField } from '../kit/forms/DateField.tsx'
import { requiredDay } from '../kit/forms/days.ts'
import { Form } from '../kit/forms/Form.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'

const useStyles = makeStyles({
  // Keeps the button aligned with the field when an error is shown below the field.
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '12px' },
  button: { minWidth: '96px', alignSelf: 'flex-start', marginBlockStart: '26px' },
})

const schema = z.object({ date: requiredDay })

/** Form to choose a day. It writes the day to the URL, from which the screen reads it. */
export function DayForm({ day }: { day: string }) {
  const styles = useStyles()
  const navigate = useNavigate()
  const form = useZodForm(schema, { defaultValues: { date: day } })
  // Update the form when the browser's back or forward button changes the URL.
  const { reset } = form
  useEffect(() => reset({ date: day }), [reset, day])
  return (
    <Form
      form={form}
      onSubmit={({ date }) => void navigate(`/months?date=${date}`, { preventScrollReset: true })}
      freeToLeave
      summary={false}
    >
      <div className={styles.row}>
        <DateField name="date" label="Day" written="MM/DD/YYYY" required />
        <SubmitButton appearance="secondary" className={styles.button}>
          Show
        </SubmitButton>
      </div>
    </Form>
  )
}
