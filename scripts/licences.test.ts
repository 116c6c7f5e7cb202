import { expect, test } from 'vitest'
import { refusedLicences } from './licences.ts'

const of = (licence: string) => refusedLicences([{ name: 'a', version: '1.0.0', licence }])

test('refuses packages with copyleft or missing licenses', () => {
  expect(of('AGPL-3.0')).toEqual(['a 1.0.0: AGPL-3.0'])
  expect(of('none named')).toHaveLength(1)
  expect(of('(MIT AND GPL-3.0)')).toHaveLength(1)
})

test('accepts a choice of licenses if one is allowed', () => {
  expect(of('(GPL-3.0 OR MIT)')).toEqual([])
  expect(of('MIT AND ISC')).toEqual([])
})
