import { expect, test } from 'vitest'
import { blocksOf } from './blocks.ts'
import type { Figures } from './figures.ts'
import type { Party } from './parties.sql.ts'

const REPORTED = 'The fair market value on December 31 is reported to the Internal Revenue Service on Form 5498.'

test.each([
  ['2025-12-31', null, true],
  ['2025-12-31', '2026-01-02', true],
  ['2025-12-31', '2025-12-31', false],
  ['2025-12-31', '2024-06-10', false],
  ['2025-09-30', null, false],
])('in a statement to %s for the day of death %s, names the value of Form 5498: %s', (end, died_on, isNamed) => {
  const party = { first_name: 'Ann', last_name: 'Archer', died_on } as Party
  const figures = { opening: 0n, entries: [], closing: 500_000n, unsent: 0n } as unknown as Figures
  const blocks = blocksOf(party, figures, { start: `${end.slice(0, 4)}-01-01`, end, name: '2025 Q4' })
  expect(blocks.some((block) => block.kind === 'paragraph' && block.text === REPORTED)).toBe(isNamed)
})

test('does not name the value of Form 5498 in a statement of an account that is empty on December 31', () => {
  const party = { first_name: 'Ann', last_name: 'Archer', died_on: null } as Party
  const figures = { opening: 500_000n, entries: [], closing: 0n, unsent: 0n } as unknown as Figures
  const blocks = blocksOf(party, figures, { start: '2025-10-01', end: '2025-12-31', name: '2025 Q4' })
  expect(blocks).not.toContainEqual({ kind: 'paragraph', text: REPORTED })
})
