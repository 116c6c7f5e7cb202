import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../child.ts'
import { HOME } from './people.ts'

test('has a value for every required variable of the query of Home', () => {
  const documents = readFileSync(join(root, 'gateway/documents.json'), 'utf8')
  const [, variables = ''] = /query HomePageQuery\(([^)]*)\)/.exec(documents) ?? []
  const required = [...variables.matchAll(/\$(\w+): \w+!/g)].map(([, name = '']) => name)
  expect(required.length).toBeGreaterThan(3)
  expect(required.filter((name) => !(name in HOME))).toEqual([])
})
