import { afterEach, describe, expect, it } from 'vitest'
import { hideAddress, restoreAddress, shownAddress } from './hiddenAddress.ts'

afterEach(() => history.replaceState(null, '', '/'))

describe('the URL of an emailed link', () => {
  it.each([
    ['/reset/abc', '/reset'],
    ['/sign/abc-_1/', '/sign'],
    ['/sign/abc?x=1', '/sign'],
    ['/login?redirect=%2Fsign%2Fabc', '/login'],
    ['/login?redirect=%2Freset%2Fabc%3Fx', '/login'],
    ['/reset', null],
    ['/sign/', null],
    ['/home', null],
    ['/501/transaction', null],
    ['/login?redirect=%2Fhome', null],
  ])('replaces the URL %s with %s in the address bar', (address, shown) => {
    expect(shownAddress(address)).toBe(shown)
  })

  it('removes the id of an emailed link from the address bar, and restores it from the history state', () => {
    history.replaceState({ idx: 3, key: 'k' }, '', '/sign/abc')
    hideAddress()
    expect([location.pathname, history.state.idx]).toEqual(['/sign', 3])
    hideAddress()
    restoreAddress()
    expect([location.pathname, history.state]).toEqual(['/sign/abc', { idx: 3, key: 'k' }])
  })

  it('does not restore a removed id at any other URL', () => {
    history.replaceState({ hidden: '/sign/abc' }, '', '/home')
    restoreAddress()
    expect(location.pathname).toBe('/home')
    history.replaceState({ hidden: 'https://evil.example/sign' }, '', '/sign')
    restoreAddress()
    expect(location.pathname).toBe('/sign')
  })
})
