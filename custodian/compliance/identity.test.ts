import { describe, expect, test } from 'vitest'
import { findingsAbout, type Finding, type Identity, type Rules } from './identity.ts'
import { loadSanctions, sanctionsList } from '../sanctions/sanctionsList.ts'

const nobody: Identity = {
  social: '900110011',
  hasTwin: false,
  firstName: 'Gus',
  lastName: 'Gray',
  dateOfBirth: '1980-06-06',
  address: { address1: '1 Elm Street', address2: null, city: 'Salem', state: 'OR', zip: '97301' },
  clearedEntries: [],
  receivedCents: 7_000_00n,
}
const rules: Rules = {
  today: '2026-03-10',
  sanctions: sanctionsList('# a list\nBlackwood, Mortimer\n\nMadonna\n'),
  allowTestNumbers: true,
}
const found = (change: Partial<Identity>, by: Partial<Rules> = {}) =>
  findingsAbout({ ...nobody, ...change }, { ...rules, ...by })
const at = (address1: string, address2: string | null = null) => ({
  address: { address1, address2, city: 'Salem', state: 'OR', zip: '97301' },
})

test('reports no findings of the identity check for a valid person', () => {
  expect(found({})).toEqual([])
})

describe('identity check of a social security number', () => {
  test.each([
    ['that is missing', null],
    ['of area 000', '000121234'],
    ['of area 666', '666121234'],
    ['of group 00', '123001234'],
    ['of serial 0000', '123120000'],
    ['printed in wallets', '078051120'],
    ['printed in a pamphlet', '219099999'],
    ['that is an individual taxpayer number', '900700001'],
  ])('refuses a social security number %s', (_what, social) => expect(found({ social })).toEqual(['SSN_INVALID']))

  test('refuses a test social security number in production only', () => {
    expect(found({ social: '900490001' })).toEqual([])
    expect(found({ social: '900490001' }, { allowTestNumbers: false })).toEqual(['SSN_INVALID'])
  })

  test.each(['001010001', '665121234', '772129999', '899121234'])('accepts the social security number %s', (social) =>
    expect(found({ social }, { allowTestNumbers: false })).toEqual([]),
  )
})

describe('identity check of a date of birth', () => {
  test.each<[string | null, Finding[]]>([
    [null, ['DOB_INVALID']],
    ['1899-12-31', ['DOB_INVALID']],
    ['1900-01-01', []],
    ['2026-03-11', ['DOB_INVALID']],
    ['2026-03-10', ['UNDER_18']],
    ['2008-03-11', ['UNDER_18']],
    ['2008-03-10', []],
  ])('checks the date of birth %s', (dateOfBirth, findings) => expect(found({ dateOfBirth })).toEqual(findings))

  test('counts a birthday on February 29 from March 1 outside leap years', () => {
    const born = { dateOfBirth: '2008-02-29' }
    expect(found(born, { today: '2026-02-28' })).toEqual(['UNDER_18'])
    expect(found(born, { today: '2026-03-01' })).toEqual([])
  })
})

describe('identity check of an address', () => {
  const { address } = nobody
  test.each([
    null,
    { ...address!, address1: ' ' },
    { ...address!, city: '' },
    { ...address!, state: 'ZZ' },
    { ...address!, zip: '9730' },
  ])('reports an incomplete address: %j', (incomplete) =>
    expect(found({ address: incomplete })).toEqual(['ADDRESS_INCOMPLETE']),
  )

  test.each(['PO Box 12', 'P.O. Box 12', 'P. O. BOX #12', 'p o box 12', 'POB 12', 'Post Office Box 12', 'Box 12'])(
    'reports an address with only a PO box: %s',
    (box) => {
      expect(found(at(box))).toEqual(['PO_BOX_ONLY'])
      expect(found(at(box, '1 Elm Street'))).toEqual([])
      expect(found(at('1 Elm Street', box))).toEqual([])
    },
  )

  test.each(['12 Boxwood Lane', 'Polk Street 5', '1 Post Office Square', '12 Box Elder Road', 'Poplar 3'])(
    'accepts a street that only looks like a PO box: %s',
    (street) => expect(found(at(street))).toEqual([]),
  )
})

describe('identity check against the sanctions list', () => {
  test.each([
    ['Mortimer', 'Blackwood'],
    ['MORTIMER', 'blackwood'],
    ['Mortimer J.', 'Blackwood'],
    ['Mórtimer', 'Blackwóod'],
    ['Blackwood', 'Mortimer'],
    ['', 'Madonna'],
  ])('matches %s %s on the sanctions list', (firstName, lastName) =>
    expect(found({ firstName, lastName })).toEqual(['SANCTIONS_MATCH']),
  )

  test.each([
    ['Mortimer', 'Black'],
    ['Mort', 'Blackwood'],
    ['Anna', 'Blackwood'],
    ['Madonna', 'Smith'],
    ['a', 'list'],
  ])('does not match %s %s on the sanctions list', (firstName, lastName) =>
    expect(found({ firstName, lastName })).toEqual([]),
  )

  test.each([
    ['Ivan', 'Petrov', true],
    ['Ivan Sergeevich', 'Petrov', true],
    ['Ivan Petrovich', 'Sergeev', false],
    ['', 'Petrov', false],
    ['Vanya', 'Petrov', true],
  ])('matches all words of the shorter name, including aliases (%s %s: %s)', (firstName, lastName, isListed) => {
    const sanctions = sanctionsList('Petrov Ivan Sergeevich\nPetrov, Vanya\n')
    expect(found({ firstName, lastName }, { sanctions })).toEqual(isListed ? ['SANCTIONS_MATCH'] : [])
  })

  test('skips a sanctions entry that a reviewer has cleared', () => {
    const listed = { firstName: 'Mortimer', lastName: 'Blackwood' }
    expect(found({ ...listed, clearedEntries: ['line:Blackwood, Mortimer'] })).toEqual([])
    expect(found({ ...listed, clearedEntries: ['line:Somebody else'] })).toEqual(['SANCTIONS_MATCH'])
  })

  test('loads the built-in sanctions list for tests, and requires SANCTIONS_FILE in production', () => {
    expect(loadSanctions({ production: false, sanctionsFile: null }).hits({ name: 'Mortimer Blackwood' })).toHaveLength(
      1,
    )
    expect(() => loadSanctions({ production: true, sanctionsFile: null })).toThrow('SANCTIONS_FILE')
  })

  test('reports a sanctions file that cannot be read', () => {
    expect(() => loadSanctions({ production: false, sanctionsFile: '/nowhere/list.txt' })).toThrow(
      'The list of SANCTIONS_FILE cannot be read: nobody can be checked.',
    )
  })
})

test('flags plan money above the $7,000 automatic rollover limit', () => {
  expect(found({ receivedCents: 7_000_01n })).toEqual(['AMOUNT_OVER_LIMIT'])
})

test('lists all findings of the identity check in a fixed order', () => {
  expect(
    found({ social: null, hasTwin: true, dateOfBirth: null, address: null, lastName: 'Blackwood Mortimer' }),
  ).toEqual(['SSN_INVALID', 'SSN_DUPLICATE', 'DOB_INVALID', 'ADDRESS_INCOMPLETE', 'SANCTIONS_MATCH'])
})

test.each([
  ['Łukasz Żółty', 'ZOLTY, Lukasz'],
  ['Søren Kjær', 'Kjaer, Soren'],
  ['Jürgen Weiß', 'WEISS, Jurgen'],
  ['Đặng Hồng', 'Dang, Hong'],
  ['Mortimer O’Brien', "O'BRIEN, Mortimer"],
  ['Ｍｏｒｔｉｍｅｒ Blackwood', 'Blackwood, Mortimer'],
  ['Mor\u00adtimer Black\u200bwood', 'Blackwood, Mortimer'],
])('matches the name %s with the sanctions entry %s', (name, listed) => {
  expect(sanctionsList(listed).hits({ name })).toHaveLength(1)
  expect(sanctionsList(name).hits({ name: listed })).toHaveLength(1)
})
