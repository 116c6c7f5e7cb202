import { beforeEach, describe, expect, it } from 'vitest'
import { handles } from '../../core/screens/routeHandle.ts'
import { admits, anyone } from '../../core/session/access.ts'
import { session } from '../../core/session/session.ts'
import { signedIn } from '../../testing/renderScreen.tsx'
import { routes } from '../routes.ts'
import { screensFor } from './paletteScreens.ts'
import { fitsWords } from './paletteText.ts'

const roles = { administrator: 1, service: 2, compliance: 4 }

const found = (typed: string) =>
  screensFor(routes, session.getState()).flatMap(({ to, words }) => (fitsWords(typed, words) ? [to] : []))

/** Every screen that the role may open and whose URL has no parameters. */
const ofRole = (roleId: number) => {
  signedIn({ roleId, accountOwnerId: 1001 })
  return handles(routes).filter(
    ({ path, access }) => !/[:*]/.test(path) && access !== anyone && admits(access.roles, session.getState()),
  )
}

describe.each(Object.entries(roles))('palette results for %s', (_role, roleId) => {
  beforeEach(() => signedIn({ roleId, accountOwnerId: 1001 }))

  it.each(ofRole(roleId).map(({ path, crumb, title }) => [`/${path}`, crumb, title]))(
    'finds the screen %s in the palette by the menu label %j and by the title %j',
    (to, crumb, title) => {
      expect(found(crumb)).toContain(to)
      expect(found(title.toLowerCase())).toContain(to)
    },
  )
})

it('finds a palette screen by words typed in any order', () => {
  signedIn({ roleId: 2, accountOwnerId: 0 })
  expect(found('pending withdrawals')).toContain('/withdrawals/pending')
  expect(found('withdrawals pendingx')).toEqual([])
  expect(found('eve')).toEqual([])
})

it.each([
  ['history', '/withdrawals/historical'],
  ['distribution', '/withdrawals/pending'],
  ['beneficiary', '/beneficiary'],
  ['returns', '/returns'],
  ['find', '/search'],
  ['1099', '/tax-year'],
  ['period', '/months'],
  ['bounced', '/returns-desk'],
  ['bounced', '/returns'],
  ['reconcile', '/bank'],
  ['stop payment', '/returns-desk'],
  ['void', '/returns-desk'],
  ['reissue', '/returns-desk'],
  ['hold', '/withdrawals/approved'],
  ['wire', '/bank'],
  ['fees', '/transaction'],
  ['fees', '/accounts'],
  ['deceased', '/death'],
  ['statement', '/document'],
  ['address', '/profile'],
  ['945', '/state'],
  ['rmd', '/home'],
  ['import', '/uploads'],
  ['uploads', '/upload-center'],
  ['documents to review', '/upload-center'],
  ['approve', '/withdrawals/pending'],
  ['approve', '/rollovers/pending'],
  ['bounced email', '/mail/undelivered'],
  ['letters', '/mail/undelivered'],
  ['estimate', '/calculator'],
  ['census', '/uploads'],
  ['sponsor', '/plans'],
  ['old rollovers', '/rollovers/historical'],
  ['cash', '/home'],
])('finds in the palette by "%s" the screen %s, whose name lacks the typed words', (typed, to) => {
  signedIn({ roleId: 1, accountOwnerId: 1001 })
  expect(found(typed)).toContain(to)
})
