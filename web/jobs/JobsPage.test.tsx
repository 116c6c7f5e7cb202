import { act, waitFor, within } from '@testing-library/react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { JobsPageQuery } from '../__generated__/JobsPageQuery.graphql.ts'
import { pageOf } from '../testing/pageOf.ts'
import { answer, renderScreen, sentMutations, signedIn } from '../testing/renderScreen.tsx'
import { jobVariables } from './jobLists.ts'
import { Page, query } from './JobsPage.tsx'

const jobSchedule = [
  { type: 'PROCESS_WITHDRAWALS', jobType: 'Process Withdrawals', nextRunAt: '2026-11-30T12:00:00.000Z', isDue: false },
  { type: 'BANK_UPLOAD', jobType: 'Bank Upload', nextRunAt: '2026-11-27T12:00:00.000Z', isDue: true },
  { type: 'FEE_SWEEP', jobType: 'Fee Sweep', nextRunAt: '2026-11-30T12:00:00.000Z', isDue: false },
]

const job = {
  type: 'CALCULATE_INTEREST',
  startedAt: null,
  endedAt: null,
  isInterrupted: false,
  failures: [],
  scheduledAt: null,
  completedAt: null,
  batchId: null,
  note: null,
  percentDone: null,
  files: [],
}
const failed = {
  ...job,
  id: 'j1',
  jobId: 11,
  jobType: 'Calculate Interest',
  scheduledAt: '2026-03-02T12:00:00.000Z',
  batchId: '2026-03-02-5-11',
  startedAt: '2026-03-02T12:00:00.000Z',
  endedAt: '2026-03-02T12:03:05.000Z',
  note: 'account 501: the books are closed',
  failures: [{ item: 'account 501', reason: 'the books are closed', accountOwnerId: 1004 }],
}
const waiting = { ...job, id: 'j2', jobId: 12, type: 'WELCOME_LETTERS', jobType: 'Welcome Letters' }
const done = {
  ...job,
  id: 'j3',
  jobId: 10,
  type: 'BANK_UPLOAD',
  jobType: 'Bank Upload',
  scheduledAt: '2026-03-01T12:00:00.000Z',
  completedAt: '2026-03-01T12:31:00.000Z',
  batchId: '2026-03-01-12-10',
  files: [{ fileName: 'ach-2026-03-01.txt', downloadPath: '/files/job/2007' }],
}

const open = (incomplete: object[] = [failed, waiting], completed: object[] = [done], isTopAdmin = false) =>
  renderScreen<JobsPageQuery>({
    Page,
    query,
    variables: jobVariables(new URLSearchParams(), 10),
    follow: (params: URLSearchParams) => jobVariables(params, 10),
    data: {
      Viewer: () => ({
        id: 'viewer',
        isTopAdmin,
        jobSchedule,
        incompleteJobs: pageOf(incomplete),
        recentlyCompletedJobs: pageOf(completed),
      }),
    },
  })

beforeEach(() => signedIn({ roleId: 1, accountOwnerId: 0 }))
afterEach(() => void vi.useRealTimers())

describe('the Jobs page', () => {
  it('shows incomplete jobs and their errors first', () => {
    const opened = open()
    expect(opened.page.getByRole('tab', { name: 'Incomplete' }).getAttribute('aria-selected')).toBe('true')
    expect(
      within(opened.page.getByRole('tabpanel'))
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Id', 'Job Type', 'Date Scheduled', 'Date Completed', 'BatchId'])
    const rows = within(opened.page.getByRole('tabpanel')).getAllByRole('row').slice(1)
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      [
        '11',
        'Calculate InterestFailedAccrues daily interest, and credits it at the end of a month.account 501: the books are closed',
        '03/02/2026 12:00 PM',
        'Not CompletedEnded after 3 min 5 s',
        '2026-03-02-5-11',
      ],
      [
        '12',
        'Welcome LettersWaitingWrites a letter to the owners of new accounts.Waits until an administrator runs it.',
        'Not Scheduled',
        'Not Completed',
        'None',
      ],
    ])
  })

  it('shows the progress of a job, and polls while the job is running', () => {
    vi.useFakeTimers()
    const { page: shown, environment } = open(
      [
        { ...waiting, startedAt: '2026-03-02T12:00:00.000Z', percentDone: 42 },
        { ...failed, endedAt: null, percentDone: 60 },
      ],
      [],
    )
    const cells = () =>
      within(shown.getByRole('tabpanel'))
        .getAllByRole('row')
        .map((row) => row.children[3]?.textContent)
    expect(cells()).toEqual(['Date Completed', 'Not Completed42% done', 'Not Completed60% done'])
    expect(shown.getByRole<HTMLProgressElement>('progressbar', { name: 'Progress of Welcome Letters' }).value).toBe(42)
    const answers = [
      pageOf([{ ...waiting, startedAt: '2026-03-02T12:00:00.000Z', percentDone: 80 }]),
      pageOf([{ ...waiting, note: 'owner 7: no address', percentDone: 99 }]),
    ]
    for (const incompleteJobs of answers) {
      environment.mock.queueOperationResolver((operation) =>
        MockPayloadGenerator.generate(operation, {
          Viewer: () => ({ id: 'viewer', jobSchedule, incompleteJobs, recentlyCompletedJobs: pageOf([]) }),
        }),
      )
      act(() => void vi.advanceTimersByTime(5_000))
    }
    expect(cells()).toEqual(['Date Completed', 'Not Completed99% done'])
    const asked = environment.mock.getAllOperations().length
    act(() => void vi.advanceTimersByTime(60_000))
    expect(environment.mock.getAllOperations()).toHaveLength(asked)
  })

  it.each([
    ['PROCESS_WITHDRAWALS', 'Starts with the next run, 11/30/2026 12:00 PM.'],
    ['BANK_UPLOAD', 'Runs today, with the jobs that are due now.'],
    ['TAX_FORMS', 'Waits until an administrator runs it.'],
  ])('says what a %s job without a planned time waits for: %s', (type, says) => {
    const { page: shown } = open([{ ...waiting, type }])
    expect(shown.getByText(says)).toBeTruthy()
  })

  it.each([
    ['2026-11-30T20:30:00.000Z', '9 hours late'],
    ['2026-11-30T12:40:00.000Z', '1 hour late'],
    ['2026-11-30T12:20:00.000Z', undefined],
    ['2026-12-02T11:30:00.000Z', '2 days late'],
    ['2026-11-29T11:30:00.000Z', undefined],
  ])('at %s, says how late a job planned for 11:30 is: %s', (now, says) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    const { page: shown } = open([{ ...waiting, scheduledAt: '2026-11-30T11:30:00.000Z' }])
    expect(shown.queryByText(/ late$/)?.textContent).toBe(says)
  })

  it('names the time zone above both lists, and keeps a batch ID on one line', () => {
    const { page: shown } = open()
    expect(shown.getByText(/^Jobs run Monday to Friday.* Times are in UTC\.$/)).toBeTruthy()
    expect(getComputedStyle(shown.getByText('2026-03-02-5-11')).whiteSpace).toBe('nowrap')
  })

  it('collapses a long list of job errors', () => {
    const note = Array.from({ length: 7 }, (_, index) => `owner ${index}: no address`).join('\n')
    const { page: shown } = open([{ ...failed, note }])
    const folded = shown.getByText('3 more').closest('details')
    expect(folded?.open).toBe(false)
    expect(folded?.textContent).toContain('owner 4: no addressowner 5: no addressowner 6: no address')
  })

  it('shows completed jobs and their files without a further request', async () => {
    const opened = open()
    const asked = opened.environment.mock.getAllOperations().length
    await opened.user.click(opened.page.getByRole('tab', { name: 'Recently Completed' }))
    expect(opened.environment.mock.getAllOperations()).toHaveLength(asked)
    const rows = within(opened.page.getByRole('tabpanel')).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      '10Bank UploadDoneSends direct deposits to the bank.03/01/2026 12:00 PM03/01/2026 12:31 PM2026-03-01-12-10ach-2026-03-01.txt',
    ])
    expect(opened.page.getByRole('link', { name: 'ach-2026-03-01.txt' }).getAttribute('href')).toBe('/files/job/2007')
  })

  it('links the account in a job error to its owner', () => {
    const { page: shown } = open()
    expect(shown.getByRole('link', { name: 'account 501' }).getAttribute('href')).toContain('1004')
  })

  it('offers no button to run or retry a job to staff other than the top administrator', () => {
    expect(open().page.queryByRole('button', { name: /Run a Job|Retry/ })).toBeNull()
  })

  it('lets the top administrator run and retry jobs', async () => {
    const { page: shown, user, environment } = open([failed], [done], true)
    await user.click(shown.getByRole('button', { name: 'Retry Calculate Interest, job 11' }))
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(1))
    expect(sentMutations(environment)[0]).toMatchObject({ input: { jobId: 11, idempotencyKey: expect.any(String) } })
    await user.click(shown.getByRole('button', { name: 'Run a Job' }))
    await user.selectOptions(within(shown.getByRole('dialog')).getByRole('combobox'), 'Bank Upload')
    await user.click(shown.getByRole('button', { name: 'Run' }))
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(2))
    expect(sentMutations(environment)[1]).toMatchObject({ input: { type: 'BANK_UPLOAD' } })
  })

  const interrupted = { ...waiting, startedAt: '2026-03-02T12:00:00.000Z', percentDone: 37, isInterrupted: true }

  it.each([
    ['polls for a running job', { ...interrupted, isInterrupted: false }, true],
    ['does not poll for an interrupted job', interrupted, false],
  ])('%s', (_what, shown, polls) => {
    vi.useFakeTimers()
    const { environment } = open([shown])
    const asked = environment.mock.getAllOperations().length
    act(() => void vi.advanceTimersByTime(5_000))
    expect(environment.mock.getAllOperations().length > asked).toBe(polls)
  })

  it('shows an interrupted job, and lets the top administrator retry it', async () => {
    const { page, user, environment } = open([interrupted], [], true)
    expect(page.getByText('Interrupted')).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Retry Welcome Letters, job 12' }))
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(1))
    expect(sentMutations(environment)[0]).toMatchObject({ input: { jobId: 12 } })
  })

  it.each([
    ['starts another run after a run has started', true],
    ['repeats the same call after a lost response', false],
  ])('a second press of Retry %s', async (_what, isStarted) => {
    const { page, user, environment } = open([failed], [done], true)
    const press = async () => {
      await user.click(page.getByRole('button', { name: 'Retry Calculate Interest, job 11', busy: false }))
      return (sentMutations(environment)[0] as { input: { idempotencyKey: string } }).input.idempotencyKey
    }
    const first = await press()
    if (isStarted) answer(environment, { RetryJobPayload: () => ({ errors: [], jobId: 12 }) })
    else act(() => environment.mock.rejectMostRecentOperation(new Error('lost')))
    await page.findByRole('button', { name: 'Retry Calculate Interest, job 11', busy: false })
    expect((await press()) === first).toBe(!isStarted)
  })

  it('describes the job chosen in the Run a Job dialog, and shows there why the server refused the run', async () => {
    const { page, user, environment } = open([], [done], true)
    await user.click(page.getByRole('button', { name: 'Run a Job' }))
    const dialog = within(page.getByRole('dialog'))
    expect(dialog.getByText(/also on a weekend .* work that is open up to today, and dates it today/)).toBeTruthy()
    await user.selectOptions(dialog.getByRole('combobox'), 'Statement Upload')
    expect(dialog.getByText(/once Calculate Interest has credited its interest/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Run' }))
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(1))
    const message = 'Interest up to 09/30/2026 has not been credited. Run Calculate Interest first.'
    answer(environment, { StartJobPayload: () => ({ errors: [{ code: 'CONFLICT', field: null, message }] }) })
    expect(await dialog.findByText(message)).toBeTruthy()
  })

  it('lists the next job runs in order, one row for each time', () => {
    const { page } = open([], [])
    const rows = within(page.getByRole('table', { name: 'Next runs' })).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Next RunJobs',
      'Due nowBank Upload',
      '11/30/2026 12:00 PMProcess WithdrawalsFee Sweep',
    ])
  })

  it('says for an empty list that there are no incomplete or completed jobs', async () => {
    const opened = open([], [])
    expect(opened.page.getByText('There are no incomplete jobs')).toBeTruthy()
    await opened.user.click(opened.page.getByRole('tab', { name: 'Recently Completed' }))
    expect(opened.page.getByRole('tabpanel').textContent).toContain('There are no recently completed jobs')
  })
})
