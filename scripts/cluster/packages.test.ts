import { expect, test } from 'vitest'
import { HAPROXY, whatIsMissing } from './packages.ts'

test('where nothing is missing there is nothing to say', () => {
  expect(whatIsMissing(() => true)).toBeNull()
})

test('a package that is missing is named with the line that installs it, and that nothing has run', () => {
  const said = whatIsMissing((path) => path !== HAPROXY)
  expect(said).toMatch(/^NOT RUN: /)
  expect(said).toContain('apt-get install --no-install-recommends haproxy\n')
})
