import { format } from 'node:util'

// Whether React sees an update within act() depends on the speed of the machine; the others say that a test's answer leaves
// out fields that it does not look at, and that jsdom does not know <search>.
const passedOver = [
  /not wrapped in act/,
  /inside an `act` scope/,
  /RelayResponseNormalizer/,
  /unrecognized in this browser/,
]

let expected: RegExp[] = []
let errors: string[] = []

/** For a test that is about a failure: what the console may say of it. Until the test ends. */
export function expectErrors(...patterns: RegExp[]): void {
  expected = patterns
}

/** Takes the place of console.error. */
export function keepError(...args: unknown[]): void {
  const text = format(...args)
  if (![...passedOver, ...expected].some((pattern) => pattern.test(text))) errors.push(text)
}

/** What the console was told in the test that ends, without what was expected. */
export function takeErrors(): string[] {
  const taken = errors
  errors = []
  expected = []
  return taken
}
