import { expect, test } from 'vitest'
import { isTaxableUndetermined, taxableCents } from './taxable.ts'

// Boxes 2a and 2b by the code of box 7 (Instructions for Forms 1099-R and 5498).
test.each([
  ['7', 1_000_00n, true],
  ['1', 1_000_00n, true],
  ['3', 1_000_00n, true],
  ['4', 1_000_00n, true],
  ['G', 0n, false],
  ['N', 0n, false],
  ['R', 0n, false],
  ['J', null, true],
  ['T', null, true],
  ['Q', null, false],
])(
  'reports a payment under code %s with the taxable amount %s, not determined: %s',
  (code, taxable, isUndetermined) => {
    expect(taxableCents(code, 1_000_00n)).toBe(taxable)
    expect(isTaxableUndetermined(code)).toBe(isUndetermined)
  },
)
