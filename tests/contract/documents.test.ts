import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test("registers exactly the web's documents with the gateway", () => {
  const documents = JSON.parse(readFileSync(join(root, 'gateway/documents.json'), 'utf8')) as Record<string, string>
  const sent = globSync('web/__generated__/*.graphql.ts', { cwd: root }).flatMap(
    (file) => /"id": "([0-9a-f]{64})"/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? [],
  )
  expect(sent.length).toBeGreaterThan(100)
  expect(Object.keys(documents).toSorted()).toEqual(sent.toSorted())
  expect(Object.values(documents).filter((text) => /^(query|mutation) \w+Test(Query|Mutation)\b/.test(text))).toEqual(
    [],
  )
})
