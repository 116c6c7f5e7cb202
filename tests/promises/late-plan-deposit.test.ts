import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../../custodian/integrity/ledgerRules.ts'
import { addDays, isBankDay } from '../../custodian/platform/calendar/bankDays.ts'
import { openBank } from './handYear/bank.ts'
import { startPortal, type Portal } from './handYear/portal.ts'
import { planPays, storyOf, withdraw, type Facts } from './handYear/story.ts'

// A plan file of 61,965.00 is credited on January 5; an owner requests the full amount on January 6 and is approved;
// the plan pays on February 3. Nobody may be paid with other owners' money (IRC 4975(c)(1)(B)).

const FACTS: readonly Facts[] = [
  { born: '1960-04-04', state: 'TX', cents: 650_000 },
  { born: '1962-02-02', state: 'TX', cents: 5_546_500 },
]

let portal: Portal
/** Bank balances at the end of each bank day. */
const balances: Array<[day: string, cents: number]> = []

beforeAll(async () => {
  portal = await startPortal()
  const bank = openBank(portal)
  const story = storyOf(portal, bank, {
    start: '2026-01-05',
    first: 1,
    facts: FACTS,
    deeds: {
      '2026-01-06': [withdraw(1, 'everything', { isCheck: false })],
      '2026-02-03': [planPays(FACTS)],
    },
  })
  for (let day = '2026-01-05'; day <= '2026-02-06'; day = addDays(day, 1)) {
    if (!isBankDay(day)) continue
    portal.server.clock.set(new Date(`${day}T17:00:00Z`))
    await story.morning(day)
    await portal.runDay(day)
    balances.push([day, await bank.endDay(day)])
  }
})
afterAll(() => portal?.server.close())

test('keeps the bank balance at zero or more at the end of every day while a plan owes its money', () => {
  expect(balances.filter(([, cents]) => cents < 0)).toEqual([])
  // January's interest is deposited on February 3 with the plan's money: 27 days on 6,500.00 are 17.55, on 55,465.00
  // 149.76.
  expect(new Map(balances).get('2026-02-02')).toBe(0)
  expect(new Map(balances).get('2026-02-03')).toBe(6_196_500 + 1_755 + 14_976)
})

test('sends the requested payment on the bank day after the deposit, effective one bank day later', async () => {
  const paid = await portal.server.services.db.selectFrom('payment').select(['amount_cents', 'sent_for']).execute()
  // 27 days on 6,500.00 are 17.55, and 3 days on 6,517.55 are 1.96. Of 6,519.51: fee 25.00, federal 651.95, net
  // 5,842.56.
  expect(paid).toEqual([{ amount_cents: 584_256n, sent_for: '2026-02-05' }])
  expect(new Map(balances).get('2026-02-05')).toBe(6_196_500 + 1_755 + 14_976 - 584_256)
  expect(await checkLedger(portal.server.services.db)).toEqual([])
})
