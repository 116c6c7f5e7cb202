import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { keepTyped } from './keepTyped.ts'

test('keeps only what the user typed, and takes over what a colleague saved in the other fields', () => {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { attentionTo: '', receiver: 'PLAN', signer: '' } })
    void form.formState.isDirty
    return form
  })
  act(() => result.current.setValue('attentionTo', 'Rollovers', { shouldDirty: true }))
  act(() => keepTyped(result.current, { attentionTo: 'Desk 2', receiver: 'IRA', signer: 'Ada Adams' }))
  expect(result.current.getValues()).toEqual({ attentionTo: 'Rollovers', receiver: 'IRA', signer: 'Ada Adams' })
  act(() => keepTyped(result.current, { attentionTo: 'Desk 3', receiver: 'PLAN', signer: 'Bob Brook' }))
  expect(result.current.getValues()).toEqual({ attentionTo: 'Rollovers', receiver: 'PLAN', signer: 'Bob Brook' })
})
