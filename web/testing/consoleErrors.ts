import { format } from 'node:util'

// Ignored console messages. React's act() warnings depend on the speed of the machine. The others are about fields that
// a test's response omits, and about <search>, which jsdom does not support.
const passedOver = [
  /not wrapped in act/,
  /inside an `act` scope/,
  /RelayResponseNormalizer/,
  /unrecognized in this browser/,
]

let expected: RegExp[] = []
let errors: string[] = []

/** Registers patterns of the console errors that the current test expects. */
export function expectErrors(...patterns: RegExp[]): void {
  expected = patterns
}

/** Replaces console.error in tests, and collects unexpected errors. */
export function keepError(...args: unknown[]): void {
  const text = format(...args)
  if (![...passedOver, ...expected].some((pattern) => pattern.test(text))) errors.push(text)
}

/** Returns the unexpected console errors of the test that ends, and resets the collected and expected errors. */
export function takeErrors(): string[] {
  const taken = errors
  errors = []
  expected = []
  return taken
}
