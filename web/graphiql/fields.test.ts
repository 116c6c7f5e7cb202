import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { fieldsWith } from './fields.ts'

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'))
const named = (words: string) => fieldsWith(schema, words).map(({ parent, field }) => `${parent.name}.${field.name}`)

test.each([
  ['withdraw', ['Mutation.saveWizardAmount', 'Mutation.finalizeWizard', 'Mutation.signRequest']],
  ['Withdrawal STEP', ['Mutation.saveWizardPayment', 'Mutation.saveWizardFederal', 'Mutation.saveWizardState']],
  ['rollover', ['Mutation.saveWizardRollover', 'Mutation.finalizeWizard']],
  ['beneficiary', ['Mutation.addBeneficiary']],
  ['upload', ['Mutation.uploadFile']],
])('finds the API fields whose name or description has the words: %s', (words, fields) => {
  expect(named(words)).toEqual(expect.arrayContaining(fields))
})

test.each(['', '  ', 'withdraw a-wire-abroad'])('finds no API fields for "%s"', (words) =>
  expect(named(words)).toEqual([]),
)
