import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PlanUploadPageQuery } from '../__generated__/PlanUploadPageQuery.graphql.ts'
import { answer, renderScreen, sentMutations, signedIn } from '../testing/renderScreen.tsx'
import { listVariables } from '../kit/lists/listSpec.ts'
import { pageOf } from '../testing/pageOf.ts'
import { planUploadList } from './planUploadList.ts'
import { Page, query } from './PlanUploadPage.tsx'

const csv = new File(['SSN\n'], 'people.csv', { type: 'text/csv' })
const planFile = {
  fileName: 'people.csv',
  state: 'LOADED',
  money: 'CREDITED',
  rows: 4,
  accounts: 4,
  owners: 3,
  total: 10355.34,
  errors: 0,
  warnings: 0,
  findings: [],
  reportPath: '/files/job/2009',
  reportName: 'plan-upload-7-result.csv',
  correctionsPath: null,
  correctionsName: null,
}
const earlier = {
  jobId: 5,
  planName: 'Alpha Plan',
  fileName: 'last month.csv',
  uploadedAt: '2026-02-02T12:00:00.000Z',
  uploadedBy: 'service@example.com',
  state: 'FAILED',
  money: null,
  rows: 3,
  total: null,
  errors: 2,
}
const finding = { line: 2, column: 'Zip', text: 'Please enter a valid zip code.', isWarning: false }

beforeEach(() => signedIn({ roleId: 1, accountOwnerId: 0 }))

function open() {
  const screen = renderScreen<PlanUploadPageQuery>({
    Page,
    query,
    variables: listVariables(planUploadList, new URLSearchParams(), 10),
    data: {
      Viewer: () => ({
        planNames: [{ planId: 1, name: 'Alpha Plan', isClosed: false }],
        planUploads: pageOf([earlier]),
        approvals: { totalCount: 0, edges: [] },
      }),
    },
  })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const button = () => screen.page.getByRole('button', { name: 'Upload' })
  return {
    ...screen,
    input,
    isClosed: () => button().getAttribute('aria-disabled') === 'true',
    drop: (file: File) => fireEvent.change(input, { target: { files: [file] } }),
    fill: async () => {
      await screen.user.selectOptions(screen.page.getByLabelText('Plan Type'), 'Standard CSV')
      await screen.user.selectOptions(screen.page.getByLabelText('Advisor'), 'Alpha Plan')
      await screen.user.upload(input, csv)
      await waitFor(() => expect(button().getAttribute('aria-disabled')).not.toBe('true'))
    },
    upload: () => screen.user.click(button()),
  }
}

async function uploaded(result: object | null, jobId = 7) {
  const screen = open()
  await screen.fill()
  await screen.upload()
  await waitFor(() => expect(sentMutations(screen.environment)).toHaveLength(1))
  const data = {
    UploadPlanFilePayload: () => ({ errors: [], jobId, ...(result === null ? { planFile: null } : {}) }),
    PlanFile: () => result ?? {},
  }
  await act(() => Promise.resolve(answer(screen.environment, data)))
  return screen
}

describe('the form for a plan file', () => {
  test('explains the plan upload form in steps, and names its buttons in bold', () => {
    const { page } = open()
    expect(page.getByRole('heading', { name: 'Steps' })).toBeTruthy()
    const names = [...document.querySelectorAll('li strong')].map(({ textContent }) => textContent)
    expect(names).toEqual(['Check first', 'Upload'])
    for (const name of names) expect(page.getByRole('button', { name })).toBeTruthy()
  })

  test('shows the amount of a plan file that waits for a second person', async () => {
    const { page } = await uploaded({ ...planFile, money: 'WAITING' })
    expect(await page.findByText(/^All rows were loaded\. \$10,355\.34 waits for a second person/)).toBeTruthy()
  })

  test('says that a plan file whose money was refused may be uploaded again', async () => {
    const { page } = await uploaded({ ...planFile, money: 'REFUSED' })
    expect(await page.findByText(/The money was not credited. The file may be uploaded again\.$/)).toBeTruthy()
  })

  test('offers one plan type, plans as advisors, four file types and a sample plan file', () => {
    const { page, input } = open()
    const options = (label: string) => [...page.getByLabelText(label).children].map((option) => option.textContent)
    expect(options('Plan Type')).toEqual(['Select a plan type', 'Standard CSV'])
    expect(options('Advisor')).toEqual(['Select an advisor', 'Alpha Plan'])
    expect(page.getByText('Plan Participant File')).toBeTruthy()
    for (const extension of ['.csv', '.xml', '.xls', '.xlsx']) expect(input.accept.split(',')).toContain(extension)
    const sample = page.getByRole('link', { name: 'Download a sample file (CSV)' })
    expect(sample.getAttribute('href')).toBe('/plan-participants-sample.csv')
    expect(sample.hasAttribute('download')).toBe(true)
  })

  test('enables the plan upload when every field has a value, and names missing fields', async () => {
    const { page, user, fill, isClosed } = open()
    expect(isClosed()).toBe(true)
    await fill()
    expect(isClosed()).toBe(false)
    await user.selectOptions(page.getByLabelText('Plan Type'), '')
    await user.selectOptions(page.getByLabelText('Advisor'), '')
    await user.click(page.getByRole('button', { name: 'Remove' }))
    for (const text of ['Please select a plan type', 'Please select an advisor', 'Please select a file.'])
      expect(await page.findByText(text)).toBeTruthy()
    expect(isClosed()).toBe(true)
  })

  test('names the accepted file types when the form refuses a plan file of another type', async () => {
    const { page, fill, drop, isClosed } = open()
    await fill()
    drop(new File(['x'], 'people.pdf', { type: 'application/pdf' }))
    expect(await page.findByText('people.pdf is 1 B PDF. Use CSV, XML, XLS or XLSX up to 10 MB.')).toBeTruthy()
    drop(new File(['x'], 'people.xlsm'))
    expect(await page.findByText(/The workbook has macros\. Save it as Excel Workbook/)).toBeTruthy()
    expect(isClosed()).toBe(true)
  })

  test('sends the plan file for the chosen plan, and disables the form during the upload', async () => {
    const { page, environment, fill, upload } = open()
    await fill()
    await upload()
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(1))
    expect(sentMutations(environment)[0]).toMatchObject({
      input: {
        idempotencyKey: expect.any(String),
        format: 'STANDARD_CSV',
        planId: 1,
        fileName: 'people.csv',
        contentType: 'text/csv',
        fileContent: btoa('SSN\n'),
      },
    })
    expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeTruthy()
    expect(page.getByRole('button', { name: 'Uploading' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('shows Checking instead of Uploading while a plan file is only checked', async () => {
    const { page, environment, fill } = open()
    await fill()
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Check first' })))
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(1))
    expect(page.getByRole('button', { name: 'Checking…' }).getAttribute('aria-disabled')).toBe('true')
    const upload = page.getByRole('button', { name: 'Upload' })
    expect([upload.getAttribute('aria-busy'), upload.getAttribute('aria-disabled')]).toEqual(['false', 'true'])
  })
})

describe('the result of a plan file', () => {
  test('shows the totals and the report of an imported plan file, and resets the form', async () => {
    const { page } = await uploaded(planFile)
    expect(await page.findByText('Plan File Uploaded')).toBeTruthy()
    expect(page.getByText('Plan file has been uploaded.')).toBeTruthy()
    expect(page.getByRole('heading', { name: 'Result of people.csv' })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Result of people.csv')
    for (const text of ['All rows were loaded.', '$10,355.34']) expect(page.getByText(text)).toBeTruthy()
    expect(page.getByRole('link', { name: 'plan-upload-7-result.csv' }).getAttribute('href')).toBe('/files/job/2009')
    expect(page.getByRole('button', { name: 'Choose a file' })).toBeTruthy()
  })

  test('lists the errors of a plan file by line, and says that nothing was imported', async () => {
    const warning = { line: 3, column: 'Amount', text: 'More than $7,000.00', isWarning: true }
    const whole = { line: null, column: null, text: 'Save the file as .xlsx or .csv.', isWarning: false }
    const failed = { ...planFile, state: 'FAILED', accounts: 0, errors: 2, warnings: 1 }
    const { page } = await uploaded({ ...failed, findings: [whole, finding, warning] })
    expect(
      await page.findByText('Nothing was loaded. Please correct the errors and upload the file again.'),
    ).toBeTruthy()
    const found = within(page.getByRole('table', { name: 'Errors and warnings' }))
    const rows = found.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
    expect(rows).toEqual([
      ['Line', 'Kind', 'Column', 'Text'],
      ['File', 'Error', '', 'Save the file as .xlsx or .csv.'],
      ['2', 'Error', 'Zip', 'Please enter a valid zip code.'],
      ['3', 'Warning', 'Amount', 'More than $7,000.00'],
    ])
    expect(page.queryByText('Plan File Uploaded')).toBeNull()
    expect(page.getByText('people.csv')).toBeTruthy()
  })

  test('fetches the result of a waiting plan file after a press on Check again', async () => {
    const { page, user, environment } = await uploaded({ ...planFile, state: 'WAITING', rows: 0, reportPath: null })
    expect(await page.findByText(/The file waits to be checked/)).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Check again' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ jobId: 7 })
    answer(environment, { PlanFile: () => planFile })
    expect(await page.findByText('All rows were loaded.')).toBeTruthy()
  })

  test('links to the jobs if the result of a plan file is not available yet', async () => {
    const { page } = await uploaded(null)
    expect(await page.findByText('Plan File Uploaded')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Jobs' }).getAttribute('href')).toBe('/jobs')
    expect(page.getByRole('button', { name: 'Check again' })).toBeTruthy()
  })
})

describe('checking a plan file before the upload', () => {
  const check = { rows: 2, accounts: 2, owners: 1, total: 20, errors: 0, warnings: 0, findings: [], corrections: null }
  async function checked(result: object) {
    const screen = open()
    await screen.fill()
    await screen.user.click(screen.page.getByRole('button', { name: 'Check first' }))
    await waitFor(() => expect(sentMutations(screen.environment)).toHaveLength(1))
    const data = { CheckPlanFilePayload: () => ({ errors: [] }), PlanFileCheck: () => result }
    await act(() => Promise.resolve(answer(screen.environment, data)))
    return screen
  }

  test('checks a plan file without uploading it, shows the expected totals and keeps the file', async () => {
    const { page, isClosed } = await checked(check)
    expect(await page.findByText('Nothing is wrong. Nothing was uploaded yet.')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Check of people.csv')
    for (const text of ['Accounts to open', '$20.00']) expect(page.getByText(text)).toBeTruthy()
    expect(page.queryByText('Plan File Uploaded')).toBeNull()
    expect(page.getByText('people.csv')).toBeTruthy()
    expect(isClosed()).toBe(false)
  })

  test('lists the errors of a plan file check, and offers the rows with errors as a file', async () => {
    const corrections = { fileName: 'people-to-correct.csv', content: btoa('Errors,SSN') }
    const { page } = await checked({ ...check, errors: 1, findings: [finding], corrections })
    expect(await page.findByText(/^This file would not be loaded/)).toBeTruthy()
    expect(page.getByText('Please enter a valid zip code.')).toBeTruthy()
    expect(page.getByRole('button', { name: 'Download rows to correct (CSV)' })).toBeTruthy()
  })
})

test('lists earlier plan file uploads, and shows the result of an upload on request', async () => {
  const { page, user, environment } = open()
  const row = within(page.getByRole('table', { name: 'Uploads' })).getAllByRole('row')[1]
  expect(row?.textContent).toContain('service@example.comAlpha Planlast month.csv3–Not loaded: 2 errors')
  await user.click(page.getByRole('button', { name: 'Result of last month.csv, job 5' }))
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ jobId: 5 })
  const failed = {
    ...planFile,
    fileName: 'last month.csv',
    state: 'FAILED',
    errors: 2,
    correctionsPath: '/files/plan-corrections/5',
    correctionsName: 'last month-to-correct.csv',
  }
  await act(() => Promise.resolve(answer(environment, { PlanFile: () => failed })))
  const link = await page.findByRole('link', { name: 'last month-to-correct.csv' })
  expect(link.getAttribute('href')).toBe('/files/plan-corrections/5')
})

describe('a refused plan file', () => {
  test('shows why a plan file was refused, keeps the file and resends it with the same idempotency key', async () => {
    const { page, environment, fill, upload } = open()
    await fill()
    await upload()
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(1))
    const [first] = sentMutations(environment) as { input: { idempotencyKey: string } }[]
    const message = 'This file was already uploaded for this plan.'
    answer(environment, {
      UploadPlanFilePayload: () => ({ errors: [{ code: 'CONFLICT', field: null, message }], planFile: null }),
    })
    // The message is shown twice: in a notice, and below the form until the user corrects the input.
    expect(await page.findAllByText(message)).toHaveLength(2)
    expect(page.getByText('people.csv')).toBeTruthy()
    await upload()
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(1))
    const [second] = sentMutations(environment) as { input: { idempotencyKey: string } }[]
    expect(second!.input.idempotencyKey).toBe(first!.input.idempotencyKey)
  })
})
