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
  // Aligned with the field also when an error is below it.
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '12px' },
  button: { minWidth: '96px', alignSelf: 'flex-start', marginBlockStart: '26px' },
})

const schema = z.object({ date: requiredDay })

/** Chooses a day by writing it to the URL, which the screen follows. */
export function DayForm({ day }: { day: string }) {
  const styles = useStyles()
  const navigate = useNavigate()
  const form = useZodForm(schema, { defaultValues: { date: day } })
  // The URL also changes with the browser's back and forward buttons.
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
