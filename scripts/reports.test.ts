import { expect, test } from 'vitest'
import { readPlaywright, readVitest } from './reports.ts'

const vitestReport = (testResults: unknown[]) =>
  JSON.stringify({ numPassedTests: 3, numPendingTests: 1, numTodoTests: 0, testResults })

test('a failed test is told by its file, its name and its reason, without colours and stacks', () => {
  const report = vitestReport([
    { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [{ fullName: 'x', status: 'passed' }] },
    {
      name: 'b.test.ts',
      status: 'failed',
      message: '',
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
  })
})

test('a file that could not be loaded, or whose hooks failed, counts as one failure', () => {
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

test('a journey that failed, or passed only the second time, is told wherever it stands', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'one.spec.ts',
    line: 7,
    tests: [{ projectName: 'phone', status, results: [{}, { error: { message: 'Timed out' } }] }],
  })
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites: [
      { specs: [spec('good', 'expected'), spec('bad', 'unexpected')], suites: [{ specs: [spec('shaky', 'flaky')] }] },
    ],
  }
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    failures: ['[phone] one.spec.ts:7 > bad\n    Timed out', '[phone] one.spec.ts:7 > shaky\n    Timed out'],
  })
})
