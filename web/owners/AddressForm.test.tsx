import { expect, test } from 'vitest'
import { renderPage } from '../testing/renderScreen.tsx'
import { AddressForm } from './AddressForm.tsx'

const why = 'Your address is needed to send you important information such as tax documents.'
const save = () => Promise.resolve()

test('a mailing address is named so and saved', () => {
  const { page } = renderPage({ element: <AddressForm addressTypeId={1} address={null} onSubmit={save} /> })
  expect(page.getByRole('group', { name: 'Mailing Address' })).toBeTruthy()
  expect(page.getByRole('button', { name: 'Save' })).toBeTruthy()
  expect(page.queryByText(why)).toBeNull()
})

test('any other address is a residential one', () => {
  const { page } = renderPage({ element: <AddressForm addressTypeId={2} address={null} onSubmit={save} /> })
  expect(page.getByRole('group', { name: 'Residential Address' })).toBeTruthy()
})

test('in a wizard it says why it asks, and goes on', () => {
  const { page } = renderPage({ element: <AddressForm addressTypeId={1} address={null} inWizard onSubmit={save} /> })
  expect(page.getByText(why)).toBeTruthy()
  expect(page.getByRole('button', { name: 'Next' })).toBeTruthy()
})
