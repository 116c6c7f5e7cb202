import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nachaFile, traceNumber, type AchEntry, type AchFile } from './nacha.ts'

const file: AchFile = {
  settings: {
    destination: '011000015',
    destinationName: 'Federal Reserve Bank',
    origin: '111111118',
    companyId: '1900000001',
  },
  companyName: 'Custodian Demo',
  created: new Date('2026-11-23T09:00:00Z'),
  effectiveDate: '2026-11-24',
  modifier: 'A',
  reference: 'BU000917',
  entries: [
    {
      routingNumber: '322271627',
      accountNumber: '000123456789',
      cents: 87433n,
      individualId: 'WD1042',
      name: 'Avery Sample',
      sequence: 1,
    },
    {
      routingNumber: '256074974',
      accountNumber: '7001234567',
      isSavings: true,
      cents: 41250n,
      individualId: 'WD1043',
      name: 'Jordan Example',
      sequence: 2,
    },
  ],
}

test('writes a NACHA file identical to the verified sample', () => {
  expect(nachaFile(file).split('\n')).toEqual([
    '101 011000015 1111111182611230900A094101FEDERAL RESERVE BANK   CUSTODIAN DEMO         BU000917',
    '5220CUSTODIAN DEMO                      1900000001PPDIRA DIST  261123261124   1111111110000001',
    '622322271627000123456789     0000087433WD1042         AVERY SAMPLE            0111111110000001',
    '6322560749747001234567       0000041250WD1043         JORDAN EXAMPLE          0111111110000002',
    '822000000200578346590000000000000000001286831900000001                         111111110000001',
    '9000001000001000000020057834659000000000000000000128683                                       ',
    ...Array.from({ length: 4 }, () => '9'.repeat(94)),
    '',
  ])
  expect(traceNumber(file.settings, 2)).toBe('111111110000002')
})

test('writes NACHA records of 94 characters, whole blocks and balanced control records', () => {
  const entry = fc.record({
    routingNumber: fc.stringMatching(/^[0-9]{9}$/),
    accountNumber: fc.stringMatching(/^[0-9]{4,17}$/),
    cents: fc.bigInt(1n, 9_999_999_999n),
    individualId: fc.string({ maxLength: 40 }),
    name: fc.string({ unit: 'grapheme', maxLength: 60 }),
  })
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 40 }), (given) => {
      const entries: AchEntry[] = given.map((one, index) => ({ ...one, sequence: index + 1 }))
      const lines = nachaFile({ ...file, entries })
        .slice(0, -1)
        .split('\n')
      expect(lines.length % 10).toBe(0)
      for (const line of lines) expect(line).toMatch(/^[ -~]{94}$/)
      const total = String(entries.reduce((sum, { cents }) => sum + cents, 0n)).padStart(12, '0')
      const batch = lines.find((line) => line.startsWith('8')) ?? ''
      const control = lines.find((line) => line.startsWith('9000001')) ?? ''
      expect(batch.slice(32, 44)).toBe(total)
      expect(control.slice(43, 55)).toBe(total)
      expect(Number(batch.slice(4, 10))).toBe(entries.length)
      expect(Number(control.slice(13, 21))).toBe(entries.length)
      expect(Number(control.slice(7, 13))).toBe(lines.length / 10)
      expect(batch.slice(10, 20)).toBe(control.slice(21, 31))
    }),
    { numRuns: 100 },
  )
})

test('refuses an amount that exceeds its field in a NACHA file', () => {
  const [entry] = file.entries
  expect(() => nachaFile({ ...file, entries: [{ ...entry!, cents: 10_000_000_000n }] })).toThrow(RangeError)
})
