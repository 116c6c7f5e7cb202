import { format } from 'node:util'

// React's act() warnings depend on the speed of the machine. The other messages say that a test's response omits unused
// fields, or that jsdom does not support <search>.
const passedOver = [
  /not wrapped in act/,
  /inside an `act` scope/,
  /RelayResponseNormalizer/,
  /unrecognized in this browser/,
]

let expected: RegExp[] = []
let errors: string[] = []

/** Console errors that the current test expects. */
export function expectErrors(...patterns: RegExp[]): void {
  expected = patterns
}

/** Replacement for console.error. */
export function keepError(...args: unknown[]): void {
  const text = format(...args)
  if (![...passedOver, ...expected].some((pattern) => pattern.test(text))) errors.push(text)
}

/** Returns the unexpected console errors of the test that ends. */
export function takeErrors(): string[] {
  const taken = errors
  errors = []
  expected = []
  return taken
}
