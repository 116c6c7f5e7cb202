import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { unclearDescriptions } from './descriptions.ts'

const schema = (description: string) =>
  buildSchema(`"The root of the schema." type Query { ${description} greeting: String }`)

test.each([
  ['"The text of a greeting."', []],
  ['', ['Query.greeting']],
  ['"A greeting."', ['Query.greeting']],
  ['"The text of a greeting"', ['Query.greeting']],
  ['"That greeting as a text."', ['Query.greeting']],
  ['"Its text in one line."', ['Query.greeting']],
  ['"Why there is no greeting."', ['Query.greeting']],
])('checks the schema whose field has the description %s, and reports %j', (description, places) => {
  expect(unclearDescriptions(schema(description)).filter((place) => place.startsWith('Query'))).toEqual(places)
})

test('checks the descriptions of enum values, inputs and arguments', () => {
  const places = unclearDescriptions(
    buildSchema(`
      type Query { list(first: Int, by: By): Order }
      input By { text: String }
      enum Order { UP }`),
  )
  expect(places).toEqual(
    expect.arrayContaining(['Query.list(first)', 'By.text', 'Order.UP', 'Query', 'By', 'Order', 'Query.list']),
  )
})
