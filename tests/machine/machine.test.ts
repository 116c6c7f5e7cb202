import { expect, test } from 'vitest'
import { INVARIANTS } from './invariants.ts'
import { runMachine } from './run.ts'

// A short run of `npm run machine`, one operation at a time, so a seed reproduces the run. No invariant is violated, no
// acknowledged write is lost after a kill, and every invariant detects its planted violation.

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
