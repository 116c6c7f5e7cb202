import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { DateField } from '../kit/forms/DateField.tsx'
import { requiredDay } from '../kit/forms/days.ts'
import { Form } from '../kit/forms/Form.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'

const schema = z.object({ date: requiredDay })

/** Chooses a day by writing it to the URL, which the screen follows. */
export function DayForm({ day }: { day: string }) {
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
      <DateField name="date" label="Day" written="MM/DD/YYYY" required />
      <SubmitButton>Show</SubmitButton>
    </Form>
  )
}
