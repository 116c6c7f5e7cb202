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
])('names distribution type %i "%s"', (typeId, name) => {
  expect(distributionType(typeId)).toBe(name)
})

test('shows an unknown distribution type with its number', () => {
  expect(distributionType(11)).toBe('Unknown (11)')
})
