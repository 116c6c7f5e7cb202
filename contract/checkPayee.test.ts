import { expect, test } from 'vitest'
import { payeeForBenefitOf } from './checkPayee.ts'

test.each([
  ['Oak Trust', 'Oak Trust FBO Ann Archer'],
  ['Oak Trust FBO Ann Archer', 'Oak Trust FBO Ann Archer'],
  ['Oak Trust fbo ann archer', 'Oak Trust fbo ann archer'],
  ['Oak Trust FBO', 'Oak Trust FBO FBO Ann Archer'],
  ['Oak Trust FBO Bob Baker', 'Oak Trust FBO Bob Baker FBO Ann Archer'],
])('names the owner once at the end of the check payee %s', (payee, printed) => {
  expect(payeeForBenefitOf(payee, 'Ann Archer')).toBe(printed)
})
