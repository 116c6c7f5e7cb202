import { expect, test } from 'vitest'
import { tasksWith } from './examples.ts'

test('lists the steps of every series of examples in order', () => {
  const series = [...tasksWith('').values()].map((examples) => examples.flatMap(({ step }) => step ?? []))
  expect(series.flat()).not.toEqual([])
  for (const steps of series) expect(steps).toEqual(steps.map((_, place) => place + 1))
})

test.each([
  ['withdraw sign', ['Request a withdrawal']],
  ['withdrawal banana', ['Request a withdrawal']],
  ['banana', []],
])('finds the example tasks that match most words of "%s": %j', (words, tasks) => {
  expect([...tasksWith(words).keys()]).toEqual(expect.arrayContaining(tasks))
  expect(tasksWith(words).size > 0).toBe(tasks.length > 0)
})
