import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { PlanFiles } from './PlanFiles.tsx'

const fileOf = (planFileId: number, owed: number) => ({
  planFileId,
  owed,
  reference: `F${planFileId}`,
  label: 'A file',
})

function Screen({ amount }: { amount: number }) {
  const form = useForm({ defaultValues: { what: 'PLANS', files: { F1: false, F2: false }, treatment: '', note: '' } })
  return (
    <FormProvider {...form}>
      <PlanFiles amount={amount} files={[fileOf(1, 1_000), fileOf(2, 490.5)]} />
    </FormProvider>
  )
}

test('selects the plan files whose sum equals a deposit', async () => {
  render(<Screen amount={1_490.5} />)
  expect(screen.getByText(/^F1 and F2: \$1,490\.50, the amount of the deposit\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose these files' }))
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(true)
  expect(screen.queryByRole('button', { name: 'Choose these files' })).toBeNull()
})

test('suggests no plan files if none of them add up to the deposit', () => {
  render(<Screen amount={1_480} />)
  expect(screen.queryByRole('button')).toBeNull()
})
