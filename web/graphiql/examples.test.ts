import { expect, test } from 'vitest'
import { tasksWith } from './examples.ts'

test('lists the steps of every series of examples in order', () => {
  const series = [...tasksWith('').values()].map((examples) => examples.flatMap(({ step }) => step ?? []))
  expect(series.flat()).not.toEqual([])
  for (const steps of series) expect(steps).toEqual(steps.map((_, place) => place + 1))
})
