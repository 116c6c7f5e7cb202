import { expect, test } from 'vitest'
import { textOfPdf } from '../platform/pdf/testing.text.ts'
import { distributionFormContent, receipt } from './form.ts'
import type { FullRequest } from './request.sql.ts'

type About = Parameters<typeof receipt>[1]

const request = {
  kind: 'WITHDRAWAL',
  request_id: 2001,
  date_requested: new Date('2026-03-09T15:00:00Z'),
  signed_at: null,
  payee_id: null,
  evidence_of: null,
  distribution_type_id: 5,
  amount_cents: 100_000n,
  federal_cents: 10_000n,
  state_cents: 0n,
  fee_cents: 2_500n,
  address1: '1 Elm Street',
  address2: null,
  city: 'Reno',
  state: 'NV',
  zip: '89501',
} as FullRequest

const about: About = {
  paperDate: () => '03/09/2026',
  paperTime: () => '03/09/2026 10:00 AM EST',
  company: 'IRA Portal',
  phone: '',
  help: '',
  status: 'Approved',
  payments: [],
  expected: { from: '2026-03-19', to: '2026-03-24' },
  events: [],
}
const mailed = {
  isCheck: true,
  sentOn: '2026-03-20',
  effectiveOn: null,
  checkNumber: 1001,
  clearedOn: null,
  returnedOn: null,
  returnReason: null,
  isReversed: false,
}

const linesOf = async (of: Partial<FullRequest>, more: Partial<About> = {}) =>
  textOfPdf(await receipt({ ...request, ...of }, { ...about, ...more })).split('\n')

test('shows on the receipt by when a check is mailed, and a note on delivery once the check is mailed', async () => {
  const waiting = await linesOf({ is_check: true })
  expect(waiting[waiting.indexOf('Check mailed by') + 1]).toBe('03/24/2026')
  expect(waiting[waiting.indexOf('Mailed to') + 1]).toBe('1 Elm Street, Reno, NV 89501')
  const sent = await linesOf({ is_check: true }, { payments: [mailed] })
  expect(sent).not.toContain('Check mailed by')
  expect(sent).toContain('03/20/2026, check 1001; allow time for delivery')
  const cashed = await linesOf({ is_check: true }, { payments: [{ ...mailed, clearedOn: '2026-03-26' }] })
  expect(cashed).toContain('03/20/2026, check 1001')
})

test.each([
  ['deposit', { is_check: false, bank_name: 'Oak Bank', bank_account_last4: '6789' }],
  ['check', { is_check: true }],
])('names on the receipt of a %s the estate that is paid, not the details of the owner', async (_, of) => {
  const estate = {
    payableTo: 'Estate of Ada Adams',
    representative: 'Rita Roe',
    address1: '9 Probate Rd',
    address2: null,
    city: 'Austin',
    state: 'TX',
    zip: '78701',
  }
  const lines = await linesOf({ ...of, estate }, { payments: [mailed] })
  expect(lines[lines.indexOf('Paid to') + 1]).toBe('Estate of Ada Adams')
  expect(lines[lines.indexOf('Method') + 1]).toBe('Check')
  expect(lines[lines.indexOf('Mailed to') + 1]).toBe('c/o Rita Roe, 9 Probate Rd, Austin, TX 78701')
  expect(lines.join('\n')).not.toMatch(/Oak Bank|6789|Elm Street/)
})

test.each([
  ['check', mailed, '03/20/2026, check 1001'],
  ['deposit', { ...mailed, isCheck: false, checkNumber: null, effectiveOn: '2026-03-23' }, '03/20/2026'],
])('shows on the receipt of a reversed %s that the money is in the account again', async (_, payment, sent) => {
  const payments = [{ ...payment, isReversed: true }]
  const lines = await linesOf({ is_check: payment.isCheck }, { status: 'Reversed', expected: null, payments })
  expect(lines[lines.indexOf('Sent') + 1]).toBe(sent)
  expect(lines[lines.lastIndexOf('Reversed') + 1]).toBe('The money is in the account again')
  expect(lines.join('\n')).not.toMatch(/allow time|due in/)
})

test('shows on the receipt the days between which a direct deposit should arrive', async () => {
  const lines = await linesOf({ is_check: false })
  expect(lines[lines.indexOf('Money expected') + 1]).toBe('03/19/2026 to 03/24/2026')
})

test('prints the payee of a rollover on the receipt as on the check', async () => {
  const names = { first_name: 'Ann', last_name: 'Archer' }
  const lines = await linesOf({ kind: 'ROLLOVER', is_check: true, check_payable_to: 'Oak Trust', ...names })
  expect(lines[lines.indexOf('Check payable to') + 1]).toBe('Oak Trust FBO Ann Archer')
})

test.each([
  ['TRADITIONAL', null, /^Federal income tax is withheld at 10% unless .* Early distributions carry a 10% penalty\.$/],
  ['TRADITIONAL', 'DISABILITY', /^Federal income tax is withheld at 10% unless .* your state of residence\.$/],
  ['ROTH', null, /^No federal income tax is withheld from a Roth IRA unless you ask .* carry a 10% penalty\.$/],
  [
    'ROTH',
    'DISABILITY',
    /^No federal income tax is withheld from a Roth IRA unless you ask .* your state of residence\.$/,
  ],
] as const)(
  'shows on the form of a %s IRA, reason %s, the default of its withholding',
  (account_type, evidence_of, notice) => {
    const { blocks } = distributionFormContent({ ...request, account_type, evidence_of }, 'IRA Portal')
    const texts = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
    expect(texts[0]).toMatch(notice)
  },
)
