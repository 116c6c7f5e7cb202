import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { keepTyped } from './keepTyped.ts'

function open<Values extends Record<string, string>>(defaultValues: Values) {
  const { result } = renderHook(() => {
    const form = useForm<Record<string, string>>({ defaultValues })
    return { form, isDirty: form.formState.isDirty }
  })
  return result
}

test('keeps only what the user typed, and takes over what a colleague saved in the other fields', () => {
  const result = open({ attentionTo: '', receiver: 'PLAN', signer: '' })
  const { form } = result.current
  act(() => form.setValue('attentionTo', 'Rollovers', { shouldDirty: true }))
  act(() => void keepTyped(form, { attentionTo: 'Desk 2', receiver: 'IRA', signer: 'Ada Adams' }))
  expect(form.getValues()).toEqual({ attentionTo: 'Rollovers', receiver: 'IRA', signer: 'Ada Adams' })
  act(() => void keepTyped(form, { attentionTo: 'Desk 3', receiver: 'PLAN', signer: 'Bob Brook' }))
  expect(form.getValues()).toEqual({ attentionTo: 'Rollovers', receiver: 'PLAN', signer: 'Bob Brook' })
})

const stored = { city: 'Austin', zip: '78701' }
const sent = { city: 'Dallas ', zip: '78701' }
test.each([
  ['nothing', {}, { city: 'Dallas', zip: '78701' }, false],
  ['more in the sent field', { city: 'Dallas East' }, { city: 'Dallas East', zip: '78701' }, true],
  ['another field', { zip: '75201' }, { city: 'Dallas', zip: '75201' }, true],
  ['the former value again', { city: 'Austin' }, { city: 'Austin', zip: '78701' }, true],
  ['the saved value', { city: 'Dallas' }, { city: 'Dallas', zip: '78701' }, false],
])('after a save, keeps as unsaved what was typed during it: %s', (_, typed, shown, isDirty) => {
  const result = open(stored)
  const { form } = result.current
  const type = (values: object) =>
    act(() => {
      for (const [name, value] of Object.entries(values)) form.setValue(name, value as string, { shouldDirty: true })
    })
  type(sent)
  type(typed)
  act(() => void keepTyped(form, { city: 'Dallas', zip: '78701' }, sent))
  expect(form.getValues()).toEqual(shown)
  expect(result.current.isDirty).toBe(isDirty)
  act(() => form.reset())
  expect(form.getValues()).toEqual({ city: 'Dallas', zip: '78701' })
})
