import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { strictSchema } from './strictSchema.ts'

const text = readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8')

test('makes @semanticNonNull fields non-null at every level of the strict schema', () => {
  const directive = 'directive @semanticNonNull(levels: [Int] = [0]) on FIELD_DEFINITION'
  const before = `${directive} type Query { a: Int @semanticNonNull b: [Int] @semanticNonNull(levels: [0, 1])
    c: [Int] @semanticNonNull(levels: [1]) d: [Int!]! e: Int f: [Int]! @semanticNonNull(levels: [1]) }`
  expect(strictSchema(before).replace(/\s+/g, ' ').trim()).toBe(
    'type Query { a: Int! b: [Int!]! c: [Int!] d: [Int!]! e: Int f: [Int!]! }',
  )
})

test('keeps the descriptions in the strict schema, and drops the directive', () => {
  const strict = strictSchema(text)
  expect(strict).not.toContain('semanticNonNull')
  const viewer = (schema: string) => Object.keys(buildSchema(schema).getTypeMap()).toSorted()
  expect(viewer(strict)).toEqual(viewer(text))
  expect(buildSchema(strict).getType('Viewer')?.description).toBe(buildSchema(text).getType('Viewer')?.description)
})
