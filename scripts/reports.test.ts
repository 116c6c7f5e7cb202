import { expect, test } from 'vitest'
import { readPlaywright, readVitest, slowest } from './reports.ts'

const took = (milliseconds: number) => ({ startTime: 1_700_000_000_000, endTime: 1_700_000_000_000 + milliseconds })
const vitestReport = (testResults: unknown[]) =>
  JSON.stringify({ numPassedTests: 3, numPendingTests: 1, numTodoTests: 0, testResults })

test('reports a failed test by file, name and reason, without colors or stacks', () => {
  const report = vitestReport([
    {
      name: 'a.test.ts',
      status: 'passed',
      message: '',
      ...took(250),
      assertionResults: [{ fullName: 'x', status: 'passed' }],
    },
    {
      name: 'b.test.ts',
      status: 'failed',
      message: '',
      ...took(1_500),
      assertionResults: [
        {
          fullName: 'keeps its promise',
          status: 'failed',
          failureMessages: ['\u001B[31mError: no\u001B[39m\n    at b.test.ts:3'],
        },
      ],
    },
  ])
  expect(readVitest(report)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 1,
    failures: ['b.test.ts > keeps its promise\n    Error: no'],
    times: [
      { name: 'a.test.ts', seconds: 0.25 },
      { name: 'b.test.ts', seconds: 1.5 },
    ],
  })
})

test('counts a file that failed to load or in its hooks as one failure', () => {
  const report = vitestReport([
    { name: 'c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    {
      name: 'd.test.ts',
      status: 'failed',
      message: 'Hook timed out',
      assertionResults: [{ fullName: 'never ran', status: 'skipped', failureMessages: [] }],
    },
  ])
  expect(readVitest(report)).toMatchObject({
    failed: 2,
    failures: ['c.test.ts\n    Cannot find module', 'd.test.ts\n    Hook timed out'],
  })
})

test('counts a flaky journey as failed', () => {
  const file = 'one.spec.ts'
  const spec = (title: string, status: string) => ({
    title,
    file,
    line: 7,
    tests: [
      {
        status,
        results: [{ duration: 1_000 }, { duration: 500, error: { message: 'Timed out' } }],
      },
    ],
  })
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        title: file,
        file,
        specs: [spec('good', 'expected'), spec('bad', 'unexpected')],
        suites: [{ title: 'phone', file, specs: [spec('shaky', 'flaky')] }],
      },
    ],
  }
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    failures: ['bad', 'phone > shaky'].map((title) => `one.spec.ts:7 > ${title}\n    Timed out`),
    times: ['good', 'bad', 'phone > shaky'].map((title) => ({ name: `one.spec.ts:7 > ${title}`, seconds: 1.5 })),
  })
})

test('lists the slowest tests, longest first', () => {
  const times = [2, 30.25, 4].map((seconds) => ({ name: `${seconds}.test.ts`, seconds }))
  expect(slowest(times, 2)).toEqual(['   30.3 s  30.25.test.ts', '    4.0 s  4.test.ts'])
})
