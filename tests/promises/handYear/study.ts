import { cannotRollOver, confirmDeath, decideAfterReading, upload, waitingApproval } from './across.ts'
import { MAKER } from './portal.ts'
import { planPays, withdraw, type Deed, type Facts, type Story } from './story.ts'

// Accounts whose figures were once wrong. The correct figures are only in docs/year-by-hand.md.

const FACTS: readonly Facts[] = [
  { born: '1950-02-02', state: 'TX', cents: 500_000 },
  { born: '1962-04-04', state: 'CT', cents: 480_000 },
  { born: '1966-01-10', state: 'IA', cents: 300_000 },
  { born: '1960-04-04', state: 'MN', cents: 300_000 },
  { born: '1944-03-03', state: 'MI', cents: 500_000 },
  { born: '1951-03-03', state: 'TX', cents: 700_000 },
  { born: '1960-04-04', state: 'TX', cents: 1_500 },
  { born: '1950-03-03', state: 'TX', cents: 200_000 },
]

/** Two people accept Form W-4MNP: no withholding for Minnesota. */
const giveStateForm =
  (number: number): Deed =>
  async ({ portal, of }) => {
    const { ownerId } = of(number)
    const guid = await upload(portal, ownerId, 'w-4mnp.pdf')
    const form = { state: 'MN', election: 'NONE', signedOn: '2026-07-01', guid }
    const { status, body } = await portal.as(MAKER)('POST', `/api/state-form/admin/${ownerId}`, form)
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    await decideAfterReading(portal, await waitingApproval(portal, 'state-form'), guid)
  }

const [ROLLOVER, TRANSFER] = [50, 60]

export const STUDY: Story = {
  start: '2026-01-05',
  first: 21,
  facts: FACTS,
  closesMonths: false,
  deeds: {
    '2026-01-06': [planPays(FACTS)],
    '2026-05-04': [confirmDeath(21, '2026-04-01')],
    '2026-06-10': [
      withdraw(22, 'everything'),
      withdraw(23, 1_025, { federal: 102.5 }),
      withdraw(24, 1_000, { federal: 0 }),
      withdraw(25, 4_000, { federal: 400 }),
    ],
    '2026-07-08': [giveStateForm(24), withdraw(24, 1_000, { federal: 0 })],
    '2026-09-01': [withdraw(28, 500, { federal: 50 })],
    '2026-09-10': [withdraw(28, 'everything', { type: TRANSFER })],
    '2027-02-10': [cannotRollOver(26, '$306.20'), withdraw(26, 331.2, { federal: 33.12 })],
    '2027-02-12': [withdraw(26, 'everything', { type: ROLLOVER })],
  },
}

/** The days with events, the next two bank days, and the first bank days of the months. */
export const DAYS: readonly string[] = [
  ['2026-01-05', '2026-01-06', '2026-01-07', '2026-02-02', '2026-03-02', '2026-04-01', '2026-05-01', '2026-05-04'],
  ['2026-06-01', '2026-06-10', '2026-06-11', '2026-06-12', '2026-07-01', '2026-07-08', '2026-07-09', '2026-07-10'],
  ['2026-08-03', '2026-09-01', '2026-09-02', '2026-09-03', '2026-09-10', '2026-09-11', '2026-09-14', '2026-10-01'],
  ['2026-11-02', '2026-12-01', '2027-01-04', '2027-01-05', '2027-02-01', '2027-02-10', '2027-02-11', '2027-02-12'],
].flat()
