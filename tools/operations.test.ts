import { expect, test } from 'vitest'
import { SCOPES } from '../contract/scopes.ts'
import { registerable } from '../gateway/execution/registerable.ts'
import { buildSchema, modules } from '../gateway/schema.ts'
import { OPERATIONS } from './operations.ts'

const schema = buildSchema()
const problems = (text: string, scopes: readonly string[]) =>
  registerable(schema, modules, text, { scopes, taken: new Set() }).problems

test.each(OPERATIONS)('declares exactly the scopes that $name needs', ({ name, document, scopes }) => {
  expect(document).toMatch(new RegExp(`^(?:query|mutation) ${name}\\b`, 'm'))
  expect(problems(document, scopes)).toEqual([])
  for (const scope of scopes)
    expect(
      problems(
        document,
        SCOPES.filter((one) => one !== scope),
      ),
    ).not.toEqual([])
})

test.each(OPERATIONS)('describes $name by a sentence that begins with a verb', ({ description, writes, scopes }) => {
  expect(description).toMatch(/^(?:Add|Find|List|Pin|Read) .*\.$/)
  expect(scopes.some((scope) => scope.endsWith(':write'))).toBe(writes)
})
