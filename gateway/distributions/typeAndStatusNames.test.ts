import { expect, test } from 'vitest'
import { distributionType } from './typeAndStatusNames.ts'

test.each([
  [1, 'Early'],
  [2, 'Early Exceptions'],
  [3, 'Disability'],
  [4, 'Death'],
  [5, 'Normal'],
  [6, 'Early Roth'],
  [7, 'Recharacterized Current'],
  [8, 'Qualified Roth'],
  [9, 'Recharacterized Prior'],
  [10, 'Roth Exceptions'],
  [50, 'Rollover'],
  [60, 'Transfer'],
])('distribution type %i is "%s"', (typeId, name) => {
  expect(distributionType(typeId)).toBe(name)
})

test('an unknown distribution type is shown with its number', () => {
  expect(distributionType(11)).toBe('Unknown (11)')
})
