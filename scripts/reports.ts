/** What one part of `npm test` came to; each failure by name, with the first lines of its reason. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  failures: string[]
}

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Reads the JSON report of vitest. */
export function readVitest(text: string): Outcome {
  const report = JSON.parse(text) as VitestReport
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    // A file that could not be loaded, or whose hooks failed, is a failure of its own.
    if (status === 'failed' && failed.length === 0) return [failure(name, message)]
    return failed.map((one) => failure(`${name} > ${one.fullName}`, one.failureMessages.join('\n')))
  })
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  }
}

interface PlaywrightSuite {
  specs?: {
    title: string
    file: string
    line: number
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
}

/** Reads the JSON report of Playwright. A journey that passed only when it was tried again has failed. */
export function readPlaywright(text: string): Outcome {
  const report = JSON.parse(text) as PlaywrightReport
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: [...failedSpecs(report), ...report.errors.map(({ message }) => failure('playwright', message ?? ''))],
  }
}

function failedSpecs({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failure(
          `[${projectName}] ${file}:${line} > ${title}`,
          results.find(({ error }) => error)?.error?.message ?? '',
        ),
      ),
  )
  return [...own, ...suites.flatMap(failedSpecs)]
}

// Colours and stacks are in the log above; the end of it needs the name and the reason.
function failure(name: string, reason: string): string {
  const lines = reason
    // oxlint-disable-next-line no-control-regex -- the escape that starts a colour is the thing to take out
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('at '))
  return [name, ...lines.slice(0, 4).map((line) => `    ${line.trim()}`)].join('\n')
}
