import { expect, test } from 'vitest'
import { HAPROXY, whatIsMissing } from './packages.ts'

test('reports nothing when no package is missing', () => {
  expect(whatIsMissing(() => true)).toBeNull()
})

test('names a missing package with its install command, and says that nothing ran', () => {
  const said = whatIsMissing((path) => path !== HAPROXY)
  expect(said).toMatch(/^NOT RUN: /)
  expect(said).toContain('apt-get install --no-install-recommends haproxy\n')
})
