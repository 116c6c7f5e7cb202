import { expect, test } from 'vitest'
import { isOtherPerson } from './recipient.ts'

const filed = { tin: '900777001', tinKind: 'SSN', firstName: 'José', lastName: 'De la Cruz' } as const

test.each([
  [{ firstName: 'JOSÉ', lastName: 'de la cruz' }, false],
  [{ firstName: 'Jose' }, false],
  [{ firstName: ' José ', lastName: 'De  la Cruz' }, false],
  [{ lastName: 'DelaCruz' }, false],
  [{ firstName: 'Josef' }, true],
  [{ lastName: 'Cruz' }, true],
  [{ tin: '900777002' }, true],
  [{ tinKind: 'EIN' as const }, true],
])('of a filed return, the change %j makes another person: %s', (change, isOther) => {
  expect(isOtherPerson(filed, { ...filed, ...change })).toBe(isOther)
})
