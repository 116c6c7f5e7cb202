import { expect, test } from 'vitest'
import { sameLine, sameName } from './sameName.ts'
import { SAME_FOR_KNOWN, SAME_NAMES } from './testing.names.ts'

test.each(SAME_NAMES)('treats %j and %j as the same name, even for an unknown owner: %s', (one, other) => {
  for (const owner of ['known', 'unknown'] as const) {
    expect(sameName(one, other, owner)).toBe(true)
    expect(sameName(other, one, owner)).toBe(true)
  }
})

test.each(SAME_FOR_KNOWN)('treats %j and %j as the same name for a known owner: %s', (one, other) => {
  expect(sameName(one, other, 'known')).toBe(true)
  expect(sameName(other, one, 'known')).toBe(true)
})

test.each([
  ['Muñoz', 'Munoz'],
  ['Müller', 'Muller'],
  ['Yıldız', 'Yildiz'],
  ['Łukasz', 'Lukasz'],
])('treats %j and %j as different names for an unknown owner', (one, other) => {
  expect(sameName(one, other, 'unknown')).toBe(false)
})

test.each([
  ["O'Brien", 'OBryan'],
  ['Smith', 'Smyth'],
  ['Smith Jr.', 'Smith'],
  ['Smith Jr.', 'Smith Sr.'],
  ['Smith II', 'Smith III'],
  ['Ann Marie', 'Marie Ann'],
  ['Smith-Jones', 'Smith'],
  ['Müller', 'Mueller'],
  ['Иван', 'Ivan'],
  ['王伟', '王芳'],
  ['राम', 'रम'],
  ['Smith', '\u0405mith'],
  ['', 'Smith'],
])('treats %j and %j as different names for any owner', (one, other) => {
  expect(sameName(one, other, 'known')).toBe(false)
  expect(sameName(one, other, 'unknown')).toBe(false)
})

test('compares addresses with their spaces, because spaces separate numbers', () => {
  expect(sameLine('5 Oak\u00a0St', '5  oak st ')).toBe(true)
  expect(sameLine('1 1st St', '11 st St')).toBe(false)
  expect(sameLine('5 Oak St, 2', '5 Oak St 2')).toBe(false)
})
