/** The result of one part of `npm test`; each failure by name, with the first lines of its message. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  failures: string[]
  /** Duration of each test file or journey, in seconds. */
  times: Time[]
}

export interface Time {
  name: string
  seconds: number
}

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    /** Start time in milliseconds since 1970. */
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Reads the JSON report of vitest. */
export function readVitest(text: string): Outcome {
  const report = JSON.parse(text) as VitestReport
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    // A file that did not load, or whose hooks failed, counts as a failure.
    if (status === 'failed' && failed.length === 0) return [failure(name, message)]
    return failed.map((one) => failure(`${name} > ${one.fullName}`, one.failureMessages.join('\n')))
  })
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    times: report.testResults.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 })),
  }
}

interface PlaywrightTest {
  status: string
  /** All attempts; the duration is in milliseconds. */
  results: { duration: number; error?: { message?: string } }[]
}

type Journey = PlaywrightTest & { name: string }

interface PlaywrightSuite {
  /** The file's name, or the title of a `describe`. */
  title: string
  file: string
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport extends Pick<PlaywrightSuite, 'suites'> {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
}

/** Reads Playwright's JSON report. A journey that passed only on the second try counts as failed. */
export function readPlaywright(text: string): Outcome {
  const report = JSON.parse(text) as PlaywrightReport
  const { expected, unexpected, flaky, skipped } = report.stats
  const journeys = journeysOf(report.suites)
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: [
      ...told(journeys, 'unexpected'),
      ...told(journeys, 'flaky'),
      ...report.errors.map(({ message }) => failure('playwright', message ?? '')),
    ],
    times: journeys.map(({ name, results }) => ({
      name,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  }
}

function told(journeys: Journey[], status: string): string[] {
  return journeys
    .filter((one) => one.status === status)
    .map(({ name, results }) => failure(name, results.find(({ error }) => error)?.error?.message ?? ''))
}

/** Every journey, with the titles of its suites, which say whether it ran on a desktop or a phone. */
function journeysOf(suites: PlaywrightSuite[] = [], around = ''): Journey[] {
  return suites.flatMap((suite) => {
    const within = suite.title === suite.file ? around : `${around}${suite.title} > `
    const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
      tests.map((one) => ({ ...one, name: `${file}:${line} > ${within}${title}` })),
    )
    return [...own, ...journeysOf(suite.suites, within)]
  })
}

/** Lines with the slowest tests, longest first. */
export function slowest(times: Time[], most: number): string[] {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}

// Colors and stack traces are in the log above; the summary needs only name and reason.
function failure(name: string, reason: string): string {
  const lines = reason
    // oxlint-disable-next-line no-control-regex -- removes the escape sequences of colors
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('at '))
  return [name, ...lines.slice(0, 4).map((line) => `    ${line.trim()}`)].join('\n')
}
