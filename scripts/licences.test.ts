import { expect, test } from 'vitest'
import { refusedLicences } from './licences.ts'

const of = (licence: string) => refusedLicences([{ name: 'a', version: '1.0.0', licence }])

test('a package that obliges whoever runs the portal, or names no licence, is refused', () => {
  expect(of('AGPL-3.0')).toEqual(['a 1.0.0: AGPL-3.0'])
  expect(of('none named')).toHaveLength(1)
  expect(of('(MIT AND GPL-3.0)')).toHaveLength(1)
})

test('of a choice one licence suffices', () => {
  expect(of('(GPL-3.0 OR MIT)')).toEqual([])
  expect(of('MIT AND ISC')).toEqual([])
})
