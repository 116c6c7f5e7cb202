import { expect, test } from 'vitest'
import { asHtml, asText } from './layout.ts'
import { templates } from './templates.ts'

const withPhone = { companyName: 'IRA Portal', contactPhone: '(800) 555-0100', publicOrigin: 'https://portal.test' }
const withoutPhone = { ...withPhone, contactPhone: '' }
const buttonOf = (html: string) => /class="button" href="([^"]*)">([^<]*)/.exec(html)?.slice(1)

test('shows a phone link in an email without a portal page, or a help link if there is no phone number', () => {
  for (const write of [
    templates['log-in-closed'],
    (at: typeof withPhone) => templates['account-rejected'](at, { number: '100001', reason: null }),
  ]) {
    expect(buttonOf(asHtml(write(withPhone), withPhone, null))).toEqual(['tel:8005550100', 'Call (800) 555-0100'])
    expect(asText(write(withPhone), withPhone, null)).not.toContain('tel:')
    expect(buttonOf(asHtml(write(withoutPhone), withoutPhone, null))).toEqual(['https://portal.test/faq/', 'Open Help'])
  }
})

test('links the phone number in an email, and never breaks a request number across lines', () => {
  const mail = templates['signing-code'](withPhone, { code: '123456', number: 'W-2026-002001', requestId: 2001 })
  const html = asHtml(mail, withPhone, 'Ann')
  expect(html.match(/<a class="whole" href="tel:8005550100">\(800\) 555-0100<\/a>/g)).toHaveLength(2)
  expect(html).toContain('<span class="whole">W-2026-002001</span>')
  expect(asHtml(mail, withoutPhone, 'Ann')).not.toContain('tel:')
})
