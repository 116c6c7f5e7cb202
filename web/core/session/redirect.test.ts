import { describe, expect, it } from 'vitest'
import { loginAddress, safeRedirect } from './redirect.ts'

describe('the redirect after login', () => {
  it.each(['/home', '/501/transaction', '/accounts?accountId=3&startDate=2024-01-01'])(
    'accepts %s as a redirect after login',
    (path) => {
      expect(safeRedirect(path)).toBe(path)
    },
  )

  it.each([
    null,
    '',
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    'https:evil.example',
    'https://evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/home%0d%0aX',
    'home',
  ])('refuses %j as a redirect after login', (target) => {
    expect(safeRedirect(target)).toBe('/')
  })

  it('restores the requested URL from the `redirect` parameter of the login URL', () => {
    const address = loginAddress({ pathname: '/501/transaction', search: '?a=b' })
    expect(safeRedirect(new URLSearchParams(address.split('?')[1]).get('redirect'))).toBe('/501/transaction?a=b')
  })
})
