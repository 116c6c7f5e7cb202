import { expect, test } from 'vitest'
import { renderPage } from '../testing/renderScreen.tsx'
import { AddressForm } from './AddressForm.tsx'

const why = 'Your address is needed to send you important information such as tax documents.'
const save = () => Promise.resolve()

test('labels an address of type 1 as the mailing address, and offers Save', () => {
  const { page } = renderPage({ element: <AddressForm addressTypeId={1} address={null} onSubmit={save} /> })
  expect(page.getByRole('group', { name: 'Mailing Address' })).toBeTruthy()
  expect(page.getByRole('button', { name: 'Save' })).toBeTruthy()
  expect(page.queryByText(why)).toBeNull()
})

test('labels an address of any other type as residential', () => {
  const { page } = renderPage({ element: <AddressForm addressTypeId={2} address={null} onSubmit={save} /> })
  expect(page.getByRole('group', { name: 'Residential Address' })).toBeTruthy()
})

test('explains in a wizard why the address is needed, and offers Next', () => {
  const { page } = renderPage({ element: <AddressForm addressTypeId={1} address={null} inWizard onSubmit={save} /> })
  expect(page.getByText(why)).toBeTruthy()
  expect(page.getByRole('button', { name: 'Next' })).toBeTruthy()
})

test('shows the error summary below the heading of the form', async () => {
  const { page, user } = renderPage({ element: <AddressForm addressTypeId={1} address={null} onSubmit={save} /> })
  await user.click(page.getByRole('button', { name: 'Save' }))
  const summary = (await page.findByRole('heading', { name: 'There is a problem' })).parentElement!
  const heading = page.getByText('Mailing Address')
  expect(heading.compareDocumentPosition(summary) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('warns that the zip code belongs to another state, and still saves the address', async () => {
  const saved: unknown[] = []
  const address = { address1: '1 Main St', address2: '', city: 'Austin', state: 'TX', zip: '78701' }
  const onSubmit = (values: unknown) => Promise.resolve(void saved.push(values))
  const { page, user } = renderPage({
    element: <AddressForm addressTypeId={1} address={address} onSubmit={onSubmit} />,
  })
  expect(page.getByRole('status').textContent).toBe('')
  await user.selectOptions(page.getByLabelText('State'), 'CA')
  expect(page.getByRole('status').textContent).toContain('The zip code 78701 is in Texas.')
  await user.click(page.getByRole('button', { name: 'Save' }))
  expect(saved).toEqual([{ ...address, state: 'CA' }])
})
