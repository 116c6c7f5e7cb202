import { expect, it } from 'vitest'
import { addressStates } from './states.ts'
import { statesOfZip } from './zipStates.ts'

it.each([
  ['78701', ['TX']],
  ['10005-1234', ['NY']],
  ['20001', ['DC']],
  ['06390', ['CT', 'NY']],
  ['00901', ['PR']],
  ['00802', ['VI']],
  ['96910', ['GU', 'MP']],
  ['96799', ['HI', 'AS']],
  ['09012', ['AE']],
  ['34002', ['AA']],
  ['96260', ['AP']],
  ['34102', ['FL']],
  ['7870', []],
  ['K1A 0B1', []],
])('finds the states of the zip code %s: %j', (zip, expected) => {
  expect(statesOfZip(zip)).toEqual(expected)
})

it('finds every state and territory by at least one zip code', () => {
  const found = new Set(
    Array.from({ length: 1000 }, (_, start) => `${start}`.padStart(3, '0')).flatMap((start) =>
      statesOfZip(`${start}01`),
    ),
  )
  expect([...found].sort()).toEqual(addressStates.map((state) => state.value).sort())
})
