import { expect, test } from 'vitest'
import { misspelt } from './misspelt.ts'

const settings = ['HOST', 'PORT', 'DATA_DIR', 'SMTP_URL', 'SESSION_KEY', 'SESSION_RATE']

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTPURL', 'SMTP_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['SESION_KEYS', 'SESSION_KEY'],
  ['PORTT', 'PORT'],
  ['session_key', 'SESSION_KEY'],
])('%s was meant as %s', (given, meant) => {
  expect(misspelt({ [given]: 'x' }, settings)).toEqual([{ given, meant }])
})

test('warns neither of a setting nor of an unlike name', () => {
  const others = ['HOME', 'PATH', 'HOSTNAME', 'PGHOST', 'PGPORT', 'LANG', 'PWD', 'TZ', 'npm_config_host', 'SHELL', '_']
  expect(misspelt(Object.fromEntries([...settings, ...others].map((name) => [name, 'x'])), settings)).toEqual([])
})
