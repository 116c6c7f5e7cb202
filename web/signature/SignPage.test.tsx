import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignPageQuery } from '../__generated__/SignPageQuery.graphql.ts'
import { isLoggedIn } from '../core/session/session.ts'
import { answer, renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './SignPage.tsx'

const consentText = 'I have read this document and agree.'
const form = {
  kind: 'DISTRIBUTION_FORM',
  status: 'AWAITING',
  fileName: 'distribution-form.pdf',
  documentPath: '/files/signature/abc',
  consentText,
  accountOwnerName: 'Ann Archer',
  amount: 1000,
  netAmount: 865,
  payee: 'Oak Bank, account ending in 6789',
  isHeld: false,
  isAwaitingContact: false,
  isAwaitingPlan: false,
  isUnderReview: false,
  hasPassword: false,
  expiresAt: '2026-12-01T12:00:00.000Z',
  parts: [],
}
const agreement = {
  ...form,
  kind: 'CUSTODIAL_AGREEMENT',
  fileName: 'custodial-agreement.pdf',
  amount: null,
  netAmount: null,
  payee: null,
}

function open(envelope: object | null = form) {
  return renderScreen<SignPageQuery>({
    Page,
    query,
    variables: { envelopeId: 'abc' },
    data: envelope ? { SignatureEnvelope: () => envelope } : { Query: () => ({ signatureEnvelope: null }) },
    path: '/sign/:envelopeId',
    at: '/sign/abc',
  })
}

async function sign({ user, page }: ReturnType<typeof open>) {
  await user.type(page.getByLabelText('Your full name'), ' Ann Archer ')
  await user.click(page.getByLabelText(consentText))
  await user.click(page.getByRole('button', { name: 'Sign' }))
}

beforeEach(() => signedIn({}))

describe('the page to sign a document', () => {
  it('shows the facts of a document to sign, and links to the document', () => {
    const { page } = open()
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Sign your distribution form')
    for (const text of ['Ann Archer', '$1,000.00', '$865.00', 'Oak Bank, account ending in 6789'])
      expect(page.getByText(text)).toBeTruthy()
    expect(page.getByRole('link', { name: /distribution-form\.pdf/ }).getAttribute('href')).toBe('/files/signature/abc')
    expect(page.getByText('Read the document').closest('a')?.getAttribute('href')).toBe('/files/signature/abc?show')
  })

  it.each([true, false])(
    'shows the document to sign as text, with a link to the PDF: viewer %s',
    (pdfViewerEnabled) => {
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { pdfViewerEnabled }))
      const { page } = open({
        ...form,
        parts: [
          { kind: 'TITLE', text: 'Distribution Request', rows: [] },
          { kind: 'FIGURES', text: '', rows: [{ label: 'Fee', value: '($25.00)', isStrong: false }] },
          { kind: 'BLANKS', text: '', rows: [{ label: 'Signature of Ann Archer', value: '', isStrong: false }] },
        ],
      })
      expect(page.getByRole('article', { name: 'Distribution form' }).textContent).toBe(
        'Distribution RequestFee($25.00)Signature of Ann Archer: added when you sign',
      )
      expect(page.queryByText('Read the document')).toBeNull()
      expect(document.querySelector('iframe')).toBeNull()
      expect(page.queryByText('Ann Archer')).toBeNull()
      expect(page.getByRole('link', { name: /distribution-form\.pdf/ })).toBeTruthy()
    },
  )

  it('shows no amounts for a custodial agreement', () => {
    const { page } = open(agreement)
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Sign your custodial agreement')
    expect(page.queryByText(/\$/)).toBeNull()
  })

  it('moves the focus from the ticked consent to the name field only if the name is empty', async () => {
    const { user, page } = open()
    const name = page.getByLabelText('Your full name')
    const consent = page.getByLabelText(consentText)
    await user.click(consent)
    expect(document.activeElement).toBe(name)
    await user.click(consent)
    expect(document.activeElement).toBe(consent)
    await user.type(name, 'Ann')
    await user.click(consent)
    expect(document.activeElement).toBe(consent)
  })

  it('requires a name and the consent to sign electronically', async () => {
    const { user, page, environment } = open()
    await user.click(page.getByRole('button', { name: 'Sign' }))
    expect(await page.findAllByText('Required')).toHaveLength(2)
    expect(page.getByRole('link', { name: 'Your full name is required.' })).toBeTruthy()
    expect(page.getByRole('link', { name: 'Your consent is required.' })).toBeTruthy()
    expect(environment.mock.getAllOperations().map((each) => each.request.node.params.name)).not.toContain(
      'SignFormMutation',
    )
  })

  it('signs a document with the trimmed name, and says what happens next', async () => {
    const opened = open()
    await sign(opened)
    expect(opened.environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { envelopeId: 'abc', signerName: 'Ann Archer', consent: true },
    })
    answer(opened.environment, {
      CompleteSignaturePayload: () => ({ errors: [] }),
      SignatureEnvelope: () => ({ ...form, status: 'SIGNED' }),
    })
    const heading = await opened.page.findByRole('heading', { level: 1, name: 'Your document is signed' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(opened.page.getByText(/7 to 10 business days/)).toBeTruthy()
    expect(opened.page.queryByRole('button', { name: 'Sign' })).toBeNull()
  })

  it.each([
    [{ isHeld: true }, /once you enter, on Home, the code from our letter/],
    [{ isHeld: true, isUnderReview: true }, /once you enter, on Home, the code from our letter/],
    [{ isHeld: true, isAwaitingContact: true }, /Please contact us: we pay it after we have confirmed your identity/],
    [{ isUnderReview: true }, /We pay it when the review is done/],
    [{ isAwaitingPlan: true }, /once our bank has received the money from your plan/],
  ])('says after the signature what a held payment waits for: %o', async (held, text) => {
    const opened = open()
    await sign(opened)
    answer(opened.environment, {
      CompleteSignaturePayload: () => ({ errors: [] }),
      SignatureEnvelope: () => ({ ...form, ...held, status: 'SIGNED' }),
    })
    expect(await opened.page.findByText(text)).toBeTruthy()
    expect(opened.page.queryByText(/7 to 10 business days/)).toBeNull()
  })

  it('keeps the typed name if the signing link has expired', async () => {
    const opened = open()
    await sign(opened)
    answer(opened.environment, {
      CompleteSignaturePayload: () => ({
        errors: [{ code: 'NOT_FOUND', field: null, message: 'NOT FOUND' }],
        envelope: null,
      }),
    })
    expect(await opened.page.findByText('NOT FOUND')).toBeTruthy()
    expect(opened.page.getByLabelText('Your full name')).toHaveProperty('value', ' Ann Archer ')
  })

  it('redirects from signing to the login if the server finds no session, and keeps the stored session', async () => {
    const opened = open()
    await sign(opened)
    answer(opened.environment, {
      CompleteSignaturePayload: () => ({
        errors: [{ code: 'UNAUTHENTICATED', field: null, message: 'x' }],
        envelope: null,
      }),
    })
    expect(await opened.page.findByText('at /login?redirect=%2Fsign%2Fabc')).toBeTruthy()
    expect(isLoggedIn()).toBe(true)
  })
})

describe('the emailed link to sign a document', () => {
  it('shows for the link to a signed document that the document is already signed', () => {
    const { page } = open({ ...agreement, status: 'SIGNED' })
    expect(page.getByText(/set up your password: we have emailed you a link/)).toBeTruthy()
    expect(page.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe('/forgot/')
    expect(page.getByRole('link', { name: 'Download your signed agreement (PDF)' })).toBeTruthy()
  })

  it('mentions no email to an owner who has a password', () => {
    const { page } = open({ ...agreement, status: 'SIGNED', hasPassword: true })
    expect(page.queryByText(/set up your password/)).toBeNull()
    expect(page.getByRole('link', { name: 'Go to Home' })).toBeTruthy()
  })

  it('shows "Not Found" for an unknown or expired signing link', () => {
    expect(open(null).page.getByRole('heading', { name: 'Not Found' })).toBeTruthy()
  })
})
