import type { RouteObject } from 'react-router-dom'
import { handles } from '../../core/screens/routeHandle.ts'
import { admits, anyone } from '../../core/session/access.ts'
import type { Session } from '../../core/session/sessionStorage.ts'
import { reportAt } from '../../core/screens/reportGroups.ts'

interface PaletteScreen {
  label: string
  to: string
  /** Text that is matched with the typed words. */
  words: string
  /** Where the screen is found: the menu or the group of reports. */
  place: string | null
  /** True if the screen is about one owner. */
  isOfOwner: boolean
  /** True if the screen needs a chosen owner and none is chosen. */
  needsOwner: boolean
}

/** Further words that people type for a screen, by its path, or by a folder of paths. */
const otherWords: readonly (readonly [path: string, words: string])[] = [
  ['search', 'find customer'],
  ['withdrawals/', 'distributions requests'],
  ['rollovers/', 'transfers requests'],
  ['withdrawals/historical', 'history completed'],
  ['rollovers/historical', 'history completed'],
  ['beneficiary', 'beneficiary heirs'],
  ['accounts', 'ledger books'],
  ['bank', 'statement bai2 matching'],
  ['returns', 'returns ach checks'],
  ['months', 'period'],
  ['tax-year', '1099 5498 1042 irs'],
  ['state', 'withheld deposits'],
  ['jobs', 'run schedule'],
  ['note', 'comments'],
  ['plans', 'rates employers'],
  ['audit', 'log history'],
  ['exports', 'download csv'],
  ['compliance/', 'identity kyc sanctions'],
  ['credentials', 'tokens'],
  ['death', 'deceased claims'],
  ['password', 'security authenticator sessions'],
]

/** Every screen that a role may open and whose path has no parameters, in menu order. */
export function screensFor(routes: readonly RouteObject[], session: Session): PaletteScreen[] {
  return handles(routes)
    .filter(({ path, access }) => !/[:*]/.test(path) && access !== anyone && admits(access.roles, session))
    .map(({ path, title, crumb, menu, access }) => {
      const to = `/${path}`
      const report = reportAt.get(to)
      const label = menu ? [menu.group, menu.label].filter(Boolean).join(': ') : (report?.label ?? crumb)
      return {
        label,
        to,
        place: menu ? 'Menu' : (report?.group ?? null),
        words: [label, title, crumb, report?.sentence, ...otherWordsOf(path)].join(' '),
        isOfOwner: access.needsOwner,
        needsOwner: access.needsOwner && session.accountOwnerId <= 0,
      }
    })
}

function otherWordsOf(path: string): string[] {
  return otherWords.flatMap(([start, words]) =>
    (start.endsWith('/') ? path.startsWith(start) : path === start) ? [words] : [],
  )
}
