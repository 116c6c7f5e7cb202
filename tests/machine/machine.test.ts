import { expect, test } from 'vitest'
import { INVARIANTS } from './invariants.ts'
import { runMachine } from './run.ts'

// A short run of `npm run machine`, one operation at a time so that a seed gives the same run again: what chance does to a
// custodian breaks none of the invariants, what it has acknowledged is there after a kill, and what is planted against
// each invariant is found.

test('gives every invariant a unique name', () => {
  expect(INVARIANTS.length).toBeGreaterThanOrEqual(35)
  expect(new Set(INVARIANTS.map(({ name }) => name)).size).toBe(INVARIANTS.length)
})

test.each([
  ['pglite', 20_280],
  ['postgres', 20_281],
] as const)(
  'keeps every invariant in a random test on %s with seed %i',
  async (engine, seed) => {
    const report = await runMachine({ steps: 60, seed, engine, kills: 1, atOnce: 1 })
    expect([...report.problems, ...report.violations, ...report.lost]).toEqual([])
    expect(report.blind).toEqual([])
    expect(report.steps).toBe(60)
  },
  600_000,
)
