import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { givenSettings, setting, settingNames } from './settings.ts'

const SHAPE = {
  SECRET_KEY: setting(z.string().optional(), { meaning: 'a key', isSecret: true }),
  RULES: setting(z.string().optional(), { meaning: 'no secret' }),
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'))
  writeFileSync(join(folder, 'key'), 'from the file\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('reads a secret setting from a file, without the trailing newline', () => {
  expect(givenSettings(SHAPE, { SECRET_KEY_FILE: join(folder, 'key'), RULES: 'none' })).toMatchObject({
    given: { SECRET_KEY: 'from the file', RULES: 'none' },
    problems: [],
  })
})

test('treats a secret setting with an empty file as missing', () => {
  writeFileSync(join(folder, 'empty'), '\n')
  const { given, problems } = givenSettings(SHAPE, { SECRET_KEY_FILE: join(folder, 'empty') })
  expect([given['SECRET_KEY'], problems]).toEqual([undefined, []])
})

test('reads only secret settings from files', () => {
  const { given } = givenSettings(SHAPE, { RULES_FILE: join(folder, 'key') })
  expect(given['RULES']).toBeUndefined()
  expect(settingNames(SHAPE)).toEqual(['SECRET_KEY', 'SECRET_KEY_FILE', 'RULES'])
})

test('reports a missing file or a duplicate setting as a problem of that setting', () => {
  expect(givenSettings(SHAPE, { SECRET_KEY_FILE: join(folder, 'nothing') }).problems).toEqual([
    'SECRET_KEY_FILE: cannot be read: no such file, or no right to read it',
  ])
  expect(givenSettings(SHAPE, { SECRET_KEY: 'a', SECRET_KEY_FILE: join(folder, 'key') }).problems).toEqual([
    'SECRET_KEY: given twice, by itself and as SECRET_KEY_FILE',
  ])
})

test('treats an empty variable as missing', () => {
  expect(givenSettings(SHAPE, { SECRET_KEY: '', SECRET_KEY_FILE: '' })).toEqual({ given: {}, problems: [] })
})
