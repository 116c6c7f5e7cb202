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
])('suggests for the misspelled setting %s the setting %s', (given, meant) => {
  expect(misspelt({ [given]: 'x' }, settings)).toEqual([{ given, meant }])
})

test('warns about neither a known setting nor an unrelated variable', () => {
  const others = ['HOME', 'PATH', 'HOSTNAME', 'PGHOST', 'PGPORT', 'LANG', 'PWD', 'TZ', 'npm_config_host', 'SHELL', '_']
  expect(misspelt(Object.fromEntries([...settings, ...others].map((name) => [name, 'x'])), settings)).toEqual([])
})
