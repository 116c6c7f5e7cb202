import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { RequestPageQuery } from '../../__generated__/RequestPageQuery.graphql.ts'
import { answer, renderScreen, sentMutations, signedIn } from '../../testing/renderScreen.tsx'
import { Page, query } from './RequestPage.tsx'
import { requestRoute } from './routes.ts'

const unsigned = {
  requestId: 123,
  number: 'W-2026-000123',
  isRollover: false,
  type: 'NORMAL',
  evidence: null,
  planAccountNumber: '100501',
  amount: 1000,
  federalWithholding: 100,
  stateWithholding: 10,
  fee: 25,
  netAmount: 865,
  isCheck: false,
  isFullAmount: false,
  payee: 'Oak Bank, account ending in 6789',
  mailedTo: null,
  attentionTo: null,
  receivingAccount: null,
  status: 'OPEN',
  progress: null,
  isHeld: false,
  isAwaitingCode: false,
  isAwaitingContact: false,
  isAwaitingPlan: false,
  paidNextYearOn: null,
  paidNextYearFrom: null,
  isUnderReview: false,
  outcome: null,
  incompleteReason: null,
  requestedAt: '2026-11-20T15:00:00.000Z',
  signedAt: null,
  awaitsSignature: null,
  mayCancel: null,
  signBy: null,
  expectedFrom: null,
  expectedTo: null,
  maskedEmail: 'a•••@example.com',
  receiptPath: '/files/receipt/1001/123',
  events: [{ kind: 'SUBMITTED', at: '2026-11-20T15:00:00.000Z' }],
  payments: [],
}
const signed = {
  ...unsigned,
  signedAt: '2026-11-20T16:00:00.000Z',
  expectedFrom: '2199-12-02',
  expectedTo: '2199-12-07',
  events: [...unsigned.events, { kind: 'SIGNED', at: '2026-11-20T16:00:00.000Z' }],
}
const CHECK = { isCheck: true, isRollover: false }
const DEPOSIT = { isCheck: false, isRollover: false }
const ROLLOVER = { isCheck: true, isRollover: true }

function open(request: object | null = unsigned) {
  return renderScreen<RequestPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001, requestId: 123 },
    data: { AccountOwner: () => (request ? {} : { request: null }), DistributionRequest: () => request ?? {} },
  })
}

beforeEach(() => signedIn({}))

describe('the receipt of a distribution request', () => {
  it('shows the request number, every amount and the masked destination on the receipt', () => {
    const { page } = open()
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Distribution request W-2026-000123')
    const facts = page.getAllByRole('definition').map((fact) => fact.textContent)
    for (const text of [
      '100501',
      'Normal Distribution',
      'Direct Deposit',
      'Oak Bank, account ending in 6789',
      '$1,000.00',
      '($100.00)',
      '($10.00)',
      '($25.00)',
      '$865.00',
    ])
      expect(facts).toContain(text)
    expect(page.getByText(/^Federal and state tax together/).textContent).toMatch(/\$110\.00$/)
    expect(page.getByRole('button', { name: 'Download PDF' })).toBeTruthy()
    expect(page.getByRole('button', { name: 'Print' })).toBeTruthy()
  })

  it.each([
    ['2026-12-19', 'AWAITING_SIGNATURE', 1],
    [null, 'AWAITING_SIGNATURE', 0],
    ['2026-12-19', 'IN_REVIEW', 0],
  ])('says by when to sign: %j, %s', (signBy, progress, times) => {
    const { page } = open({ ...unsigned, progress, signBy })
    expect(page.queryAllByText(/Sign by 12\/19\/2026\./)).toHaveLength(times)
  })

  const acts = ['Review and sign', 'Correct this request', 'Cancel this request']
  it.each([
    ['a request', { progress: 'AWAITING_SIGNATURE', awaitsSignature: true, mayCancel: true }, acts],
    ['a request of an older custodian', { progress: 'AWAITING_SIGNATURE' }, acts],
    ['a paper form', { progress: 'AWAITING_SIGNATURE', awaitsSignature: true, mayCancel: false }, acts.slice(0, 1)],
    ['a returned payment', { progress: 'CAME_BACK', awaitsSignature: true, mayCancel: false }, acts.slice(0, 1)],
    ['Incomplete, asked', { progress: 'INCOMPLETE', awaitsSignature: true, mayCancel: false }, acts.slice(0, 1)],
    ['Incomplete, not asked', { progress: 'INCOMPLETE', awaitsSignature: false, mayCancel: false }, []],
    ['a returned payment, not asked', { progress: 'CAME_BACK', awaitsSignature: false, mayCancel: false }, []],
  ])('offers to sign, and to correct or cancel only where that is possible: %s', (_, state, offered) => {
    const { page } = open({ ...unsigned, ...state })
    const buttons = page.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons.filter((name) => acts.includes(name ?? ''))).toEqual(offered)
    expect(page.queryAllByText(/^To change or cancel this request,/)).toHaveLength(offered.length === 1 ? 1 : 0)
  })

  it('shows the destination of a transfer on the receipt, with the account masked', () => {
    const to = {
      payee: 'Harbor Trust Company FBO Ann Archer',
      attentionTo: 'IRA Desk',
      mailedTo: '1 Wall Street, New York, NY 10005',
      receivingAccount: '••••5566',
    }
    const { page } = open({ ...signed, isRollover: true, isCheck: true, type: 'TRANSFER', ...to })
    const facts = page.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts.slice(3, 7)).toEqual(Object.values(to))
  })

  it('shows the mailing address of a check on the receipt', () => {
    const { page } = open({ ...signed, isCheck: true, payee: 'Ada Archer', mailedTo: '1 Main St, Austin TX 78701' })
    const term = page.getByText('Mailed to')
    expect(term.nextElementSibling?.textContent).toBe('1 Main St, Austin TX 78701')
  })

  it.each([
    [{ progress: 'AWAITING_SIGNATURE' }, ['Your signature', 'Your request', 'Status']],
    [{ progress: 'IN_REVIEW' }, ['Status', 'Your request']],
  ])('shows the signing form first while the request waits for the signature: %j', (state, headings) => {
    const { page } = open({ ...unsigned, ...state })
    expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(headings)
  })

  it.each([
    [{ isRollover: false }, /^Federal income tax is withheld at 10%.* Early distributions carry a 10% penalty\.$/],
    [{ isRollover: false, evidence: { of: 'DISABILITY' } }, /^Federal income tax .* law of your state of residence\.$/],
    [
      { isRollover: false, type: 'EARLY_ROTH' },
      /^No federal income tax is withheld from a Roth IRA unless .* penalty\.$/,
    ],
    [{ isRollover: true }, /^I direct the custodian to pay the amount above to the receiving custodian/],
  ])('shows the text of the document above the signature: %j', async (kind, words) => {
    const { user, page, environment } = open({ ...unsigned, ...kind, progress: 'AWAITING_SIGNATURE' })
    await user.click(page.getByRole('button', { name: 'Review and sign' }))
    answer(environment, {
      SendSigningCodePayload: () => ({ errors: [], documentPath: '/files/document/1001/abc', validUntil: null }),
    })
    expect(await page.findByText(words)).toBeTruthy()
    expect(page.getByRole('link', { name: 'distribution-form.pdf' })).toBeTruthy()
    expect(document.querySelector('iframe')).toBeNull()
  })

  /** Whether "Your request" and "Status" are open. */
  const folds = () => Array.from(document.querySelectorAll('details'), ({ open: isOpen }) => isOpen)

  async function signWithCode() {
    const awaiting = { ...unsigned, progress: 'AWAITING_SIGNATURE' }
    const { user, page, environment } = open(awaiting)
    expect(folds()).toEqual([true, true])
    await user.click(page.getByRole('button', { name: 'Review and sign' }))
    answer(environment, {
      SendSigningCodePayload: () => ({
        errors: [],
        documentPath: '/files/document/1001/abc',
        consentText: 'I have read',
      }),
    })
    const intro = await page.findByText('You sign this request, paid to Oak Bank, account ending in 6789:')
    await waitFor(() => expect(document.activeElement).toBe(intro))
    expect(intro.nextElementSibling?.textContent).toContain('$865.00')
    expect(folds()).toEqual([false, true])
    await user.click(page.getByLabelText('I have read'))
    await user.type(page.getByLabelText('Your full name'), 'Ann Archer')
    await user.type(page.getByLabelText('Code from the email'), '123456{Enter}')
    return { page, environment }
  }

  it('shows the amounts above the signature, and focuses the status after the owner has signed', async () => {
    const { environment } = await signWithCode()
    answer(environment, {
      SignRequestPayload: () => ({ errors: [] }),
      DistributionRequest: () => ({ ...signed, progress: 'IN_REVIEW' }),
    })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Status'))
  })

  it('says that a signature was saved if the request could not be read again', async () => {
    const { page, environment } = await signWithCode()
    answer(environment, { SignRequestPayload: () => ({ errors: [], request: null }) })
    expect(await page.findByText('Your signature was saved.')).toBeTruthy()
  })

  it.each([
    ['EARLY_ROTH', 'Early Distribution (Early Roth)'],
    ['QUALIFIED_ROTH', 'Normal Distribution (Qualified Roth)'],
  ])('names distribution type %s as the signed document does', (type, name) => {
    const { page } = open({ ...unsigned, type })
    expect(page.getAllByRole('definition').map((fact) => fact.textContent)).toContain(name)
  })

  it('shows the status of a canceled request above the offer to start another one', () => {
    const { page } = open({ ...unsigned, status: 'HISTORICAL', progress: 'CANCELLED', outcome: 'CANCELLED' })
    const [stands, again] = ['Status', 'Start again'].map((name) => page.getByRole('heading', { name }))
    expect(stands?.compareDocumentPosition(again as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(page.getByRole('link', { name: 'Ask for another distribution' })).toBeTruthy()
  })

  it('shows no taxes on the receipt of a rollover', () => {
    const { page } = open({ ...unsigned, number: 'R-2026-000007', isRollover: true, type: 'ROLLOVER' })
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Rollover request R-2026-000007')
    expect(page.queryByText(/tax/i)).toBeNull()
  })

  it('asks the owner to sign, and offers no separate button to resend the email', () => {
    const { page } = open({ ...unsigned, progress: 'AWAITING_SIGNATURE' })
    expect(page.getByText('Please review and sign your request.')).toBeTruthy()
    expect(page.getByRole('button', { name: 'Review and sign' })).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Send it again' })).toBeNull()
  })

  it.each([
    ['a request', unsigned],
    ['a returned payment', { ...unsigned, status: 'INCOMPLETE', progress: 'CAME_BACK', awaitsSignature: true }],
  ])('lets staff resend the email with the document: %s', async (_, request) => {
    signedIn({ roleId: 7 })
    const { user, page, environment } = open(request)
    await user.click(await page.findByRole('button', { name: 'Send it again' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { accountOwnerId: 1001, requestId: 123 },
    })
    answer(environment, { ResendSignatureLinkPayload: () => ({ errors: [], sentTo: 'a•••@example.com' }) })
    expect(await page.findByText('Sent again to a•••@example.com. The earlier link no longer works.')).toBeTruthy()
  })

  it("says that staff can't resend the signing email so soon", async () => {
    signedIn({ roleId: 7 })
    const { user, page, environment } = open()
    await user.click(await page.findByRole('button', { name: 'Send it again' }))
    const message = 'Too many requests. Please try again later.'
    answer(environment, {
      ResendSignatureLinkPayload: () => ({ errors: [{ code: 'FAILED', field: null, message }], sentTo: null }),
    })
    expect((await page.findAllByText(message)).length).toBeGreaterThan(0)
  })

  it('shows the expected payment dates of a signed request, and does not offer to resend the email', () => {
    const { page } = open(signed)
    expect(page.getByText(/Expect the money between 12\/02\/2199 and 12\/07\/2199\./)).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Send it again' })).toBeNull()
    const current = page.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step')
    expect(current.map((item) => item.textContent)).toEqual(['In review, now'])
  })

  const waitsFor = {
    code: { isAwaitingCode: true },
    contact: { isAwaitingContact: true },
    plan: { isAwaitingPlan: true },
    review: { isUnderReview: true },
  }
  it.each([
    ['unsigned', 'code', unsigned, true],
    ['signed', 'code', signed, true],
    ['unsigned', 'contact', unsigned, false],
    ['signed', 'contact', signed, false],
    ['unsigned', 'plan', unsigned, false],
    ['signed', 'plan', signed, false],
    ['unsigned', 'review', unsigned, false],
    ['signed', 'review', signed, false],
  ] as const)(
    'mentions on the page of a request the code or the identity of the owner only if it waits for them: %s, %s',
    (_, held, request, isShown) => {
      const { page } = open({ ...request, isHeld: true, ...waitsFor[held] })
      expect(page.queryAllByText(/the code/).length > 0).toBe(isShown)
      expect(page.queryAllByText(/your identity/).length > 0).toBe(held === 'contact')
    },
  )

  it.each([
    ['the owner', {}, 'APPROVED', 'APPROVED', /^Your request is approved\. We are reviewing it and pay it when/],
    ['the owner', {}, 'PENDING', 'ON_ITS_WAY', /^We are reviewing the payment and send it when the review is done\.$/],
    ['the owner', {}, 'COMPLETED', 'ON_ITS_WAY', /^We are reviewing the payment and send it when/],
    ['staff', { roleId: 7 }, 'APPROVED', 'APPROVED', /^The request is approved\. It is under review and is paid/],
    [
      'staff',
      { roleId: 7 },
      'PENDING',
      'ON_ITS_WAY',
      /^The payment is under review and is sent when the review is done/,
    ],
    ['staff', { roleId: 7 }, 'COMPLETED', 'ON_ITS_WAY', /^The payment is under review and is sent when/],
  ])('shows %s (%j) that a payment is under review: %s, %s', async (_, who, status, progress, words) => {
    signedIn(who)
    const isHeld = status !== 'COMPLETED'
    const { page } = open({ ...signed, status, progress, isHeld, isUnderReview: true })
    expect(await page.findByText(words)).toBeTruthy()
    expect(page.queryByText(/The payment is on its way/)).toBeNull()
    expect(page.queryByText(/between/)).toBeNull()
  })

  it('shows the mailing dates of a check, and after the mailing only a note on the delivery time', () => {
    const check = { ...signed, isCheck: true }
    expect(open(check).page.getByText(/We’ll mail the check between .*; allow time for delivery\./)).toBeTruthy()
    const payment = { isReversed: false, isCheck: true, sentOn: '2026-11-23', effectiveOn: null, checkNumber: 1001 }
    const payments = [{ ...payment, clearedOn: null, returnedOn: null }]
    const { page } = open({ ...check, status: 'PENDING', payments })
    expect(page.getByText(/^Allow time for delivery\.$/)).toBeTruthy()
  })

  it.each([
    ['waits for the signature', unsigned],
    ['is in review', signed],
  ])('says that a deposit which %s after the last ones of the year is paid next year', (_, request) => {
    const { page } = open({ ...request, paidNextYearFrom: '2199-01-03' })
    expect(
      page.getByText(/If we approve your request, we pay it on 01\/03\/2199 or later, and it counts as income of/),
    ).toBeTruthy()
    expect(page.queryByText(/12\/02\/2199/)).toBeNull()
  })

  it('says on the receipt that a payment is late, and that a signed request can no longer be changed', () => {
    const { page } = open({ ...signed, expectedFrom: '2020-12-02', expectedTo: '2020-12-07' })
    expect(page.getByText(/This is taking longer than we said: we expected to pay you by 12\/07\/2020\./)).toBeTruthy()
    expect(page.queryByText(/between/)).toBeNull()
    expect(page.getByText(/A signed request can no longer be changed or canceled here\./)).toBeTruthy()
  })

  it('shows when a deposit was sent, and no longer the expected payment dates', () => {
    const payment = {
      isReversed: false,
      isCheck: false,
      sentOn: '2026-11-23',
      effectiveOn: '2026-11-24',
      checkNumber: null,
    }
    const { page } = open({
      ...signed,
      status: 'PENDING',
      payments: [{ ...payment, clearedOn: null, returnedOn: null }],
    })
    expect(page.getByText(/^Your direct deposit was sent on 11\/23\/2026 and is due/)).toBeTruthy()
    expect(page.queryByText(/between/)).toBeNull()
  })

  it('shows on the receipt when the payment was sent and when it was returned', () => {
    const payment = {
      isReversed: false,
      isCheck: false,
      amount: 1175,
      sentOn: '2026-11-23',
      effectiveOn: '2026-11-24',
      checkNumber: null,
    }
    const back = {
      ...payment,
      clearedOn: null,
      returnedOn: '2026-11-30',
      returnReason: 'the bank found no such account',
    }
    const { page } = open({
      ...signed,
      status: 'INCOMPLETE',
      incompleteReason: 'It came back (R03).',
      payments: [back],
    })
    const facts = page.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts).toContain('11/23/2026, due in the bank account on 11/24/2026')
    expect(facts).toContain('11/30/2026, the bank found no such account')
    expect(
      page.getByText(/^The bank returned your direct deposit of \$1,175\.00 on 11\/30\/2026: the bank found no such/),
    ).toBeTruthy()
    expect(document.body.textContent).not.toContain('R03')
  })

  it.each<[string, string | null, string | null, string[], object?]>([
    ['CAME_BACK', null, null, ['Call (800) 555-0199', 'Contact Us']],
    ['INCOMPLETE', null, null, ['Call (800) 555-0199', 'Send us a document', 'Contact Us']],
    ['INCOMPLETE', 'A page of your form is missing.', null, ['Send us a document', 'Contact Us']],
    ['INCOMPLETE', 'A page of your form is missing: page 2.', null, ['Send us a document', 'Contact Us']],
    ['INCOMPLETE', null, 'MISSING', ['Send us a document', 'Contact Us']],
    ['INCOMPLETE', null, 'WAITING', ['Call (800) 555-0199', 'Send us a document', 'Contact Us']],
    ['INCOMPLETE', 'We need your full mailing address.', null, ['Update your address', 'Contact Us']],
    ['CAME_BACK', 'We need your full mailing address.', null, ['Update your address', 'Contact Us']],
    ['CAME_BACK', 'We need your full mailing address.', null, ['Call (800) 555-0199', 'Contact Us'], DEPOSIT],
    ['CAME_BACK', 'We need your full mailing address.', null, ['Call (800) 555-0199', 'Contact Us'], ROLLOVER],
  ])('leads on from a request that is %s: reason %j, evidence %j', (...row) => {
    const [progress, incompleteReason, state, expected, payment = CHECK] = row
    const meta = document.head.appendChild(document.createElement('meta'))
    Object.assign(meta, { name: 'contact-phone', content: '(800) 555-0199' })
    onTestFinished(() => meta.remove())
    const evidence = state && { of: 'DISABILITY', state }
    const { page } = open({ ...signed, ...payment, status: 'INCOMPLETE', progress, incompleteReason, evidence })
    const links = page.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual(expected)
    expect(
      page.queryAllByRole('link', { name: /^Call/ }).every((link) => link.getAttribute('href') === 'tel:8005550199'),
    ).toBe(true)
  })

  it.each([
    ['check', { isCheck: true, checkNumber: 1001 }, '11/23/2026, check 1001'],
    ['deposit', { isCheck: false, checkNumber: null }, '11/23/2026'],
  ])('shows on the receipt that a sent %s was reversed, and not when it is due', (_, payment, sent) => {
    const dates = { sentOn: '2026-11-23', effectiveOn: '2026-11-24', clearedOn: null, returnedOn: null }
    const { page } = open({
      ...signed,
      status: 'HISTORICAL',
      outcome: 'reversed',
      payments: [{ ...payment, ...dates, isReversed: true }],
    })
    const facts = page.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts).toEqual(expect.arrayContaining([sent, 'The money is in the account again']))
    expect(document.body.textContent).not.toContain('due in the bank account')
  })

  it('shows "Not Found" for a request of another owner', () => {
    expect(open(null).page.getByRole('heading', { name: 'Not Found' })).toBeTruthy()
  })
})

describe('the hold of the first payment', () => {
  const refused = [{ code: 'INVALID', field: ['code'], message: 'This code is wrong.' }]
  const byOwner = { roleId: 0 }
  const byStaff = { roleId: 1, accountOwnerId: 1001 }
  const cases = [
    ['the right code', byOwner, 'Release code', '12345678', 'Release payments', []],
    ['a wrong code', byOwner, 'Release code', '12345678', 'Release payments', refused],
    ['an ordered letter', byOwner, null, '', 'Send a new letter', []],
    ['a refused letter', byOwner, null, '', 'Send a new letter', refused],
    ['a recorded call', byStaff, 'Call to the number on file', 'Said so', 'Record call', []],
    ['a refused call', byStaff, 'Call to the number on file', 'Said so', 'Record call', refused],
  ] as const
  it.each(cases)('reloads the whole page after %s', async (_, who, label, text, button, errors) => {
    signedIn(who)
    const variables = { accountOwnerId: 1001, requestId: 123 }
    const payoutHold = {
      isHeld: true,
      since: '2026-11-20T15:00:00.000Z',
      sentTo: 'Austin, TX',
      usableUntil: '2126-01-31',
      letterWrittenAt: null,
      whyNoLetter: null,
      numberToCall: null,
    }
    const { page, user, environment } = renderScreen<RequestPageQuery>({
      Page,
      query,
      variables,
      follow: () => variables,
      data: {
        AccountOwner: () => ({ accountOwnerId: 1001, payoutHold }),
        DistributionRequest: () => ({ ...signed, progress: 'APPROVED', isHeld: true, isAwaitingCode: true }),
      },
    })
    const press = await page.findByRole('button', { name: button })
    if (label) await user.type(page.getByLabelText(label), text)
    await user.click(press)
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(1))
    const payload = () => ({ errors, accountOwner: null })
    answer(environment, {
      EnterReleaseCodePayload: payload,
      OrderReleaseLetterPayload: payload,
      RecordReleaseCallPayload: payload,
    })
    await waitFor(() =>
      expect(environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).toEqual([
        'RequestPageQuery',
      ]),
    )
  })

  it('reloads the page when the request or its owner changes elsewhere', () => {
    expect((requestRoute.handle as { follows: object }).follows).toEqual({ kinds: ['REQUEST', 'OWNER'], isList: false })
  })
})
