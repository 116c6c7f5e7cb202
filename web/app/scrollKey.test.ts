import { expect, test } from 'vitest'
import { scrollKey } from './scrollKey.ts'

const at = (pathname: string, key: string, search = '') => ({ pathname, search, hash: '', state: null, key })

test('stores separate scroll positions for each directly opened URL, and for each visit within the portal', () => {
  expect(scrollKey(at('/home', 'default'))).not.toBe(scrollKey(at('/faq', 'default')))
  expect(scrollKey(at('/jobs', 'default', '?page=2'))).not.toBe(scrollKey(at('/jobs', 'default')))
  expect(scrollKey(at('/home', 'a1b2'))).not.toBe(scrollKey(at('/home', 'c3d4')))
})
