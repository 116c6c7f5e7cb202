import { expect, test } from 'vitest'
import { hasKnownPrefix, passesChecksum } from '../platform/routingNumber.ts'
import { openRoutingDirectory, routingDirectory } from './directory.ts'
import { readFedAch } from './fedach.ts'
import { WELL_KNOWN_BANKS } from './wellKnownBanks.ts'

const directory = openRoutingDirectory()
const numbers = WELL_KNOWN_BANKS.flatMap(([, ...of]) => of)

test('lists each routing number once, with nine digits and a valid checksum', () => {
  expect(numbers.length).toBeGreaterThan(30)
  expect(numbers.filter((number) => !passesChecksum(number) || !hasKnownPrefix(number))).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('returns the bank of a known routing number, even with a leading zero', () => {
  expect(directory.nameOf('322271627')).toBe('JPMorgan Chase Bank')
  expect(directory.nameOf('021000021')).toBe('JPMorgan Chase Bank')
})

test.each([
  ['passes the checksum, but is in no directory', '000000000'],
  ['passes the checksum, but is in no directory', '111111118'],
  ['passes the checksum, but is in no directory', '123456780'],
  ['prefix not in use', '987654320'],
  ['prefix not in use', '130000006'],
  ['wrong checksum', '123456789'],
  ['transposed', '021000012'],
  ['off by one', '121000249'],
  ['too short', '32227162'],
  ['letters', '32227162a'],
  ['nothing', ''],
])('returns INVALID for a routing number: %s (%s)', (_why, number) => {
  expect(directory.nameOf(number)).toBe('INVALID')
})

function line(number: string, type: string, newNumber: string, name: string): string {
  return `${number}O011000015${type}111111${newNumber}${name.padEnd(36)}`.padEnd(150) + '     '
}

test('reads a FedACH file by position, and resolves replaced routing numbers', () => {
  const file = [
    line('021000021', '1', '000000000', 'JPMORGAN CHASE'),
    line('111000614', '2', '021000021', 'OLD BANK'),
    line('044000037', '2', '044000037', 'RING'),
  ].join('\r\n')
  const own = routingDirectory(readFedAch(file))
  expect(own.nameOf('111000614')).toBe('JPMORGAN CHASE')
  expect(own.nameOf('044000037')).toBe('INVALID')
  expect(own.nameOf('322271627')).toBe('INVALID')
})

test('refuses a file that is not a FedACH directory, and names the wrong line', () => {
  expect(() => readFedAch('routing,name\n021000021,Bank\n')).toThrow('FedACH line 1')
  expect(() => readFedAch(line('123456789', '1', '000000000', 'X'))).toThrow('not a routing number')
  expect(() => readFedAch(line('021000021', '7', '000000000', 'X'))).toThrow('not a directory record')
})
