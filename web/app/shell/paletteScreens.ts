import type { RouteObject } from 'react-router-dom'
import { handles } from '../../core/screens/routeHandle.ts'
import { admits, anyone } from '../../core/session/access.ts'
import type { Session } from '../../core/session/sessionStorage.ts'
import { reportAt } from '../../core/screens/reportGroups.ts'

interface PaletteScreen {
  label: string
  to: string
  /** Text that the palette matches with the typed words. */
  words: string
  /** The curated part of `words`. */
  keywords: string
  /** Location of the screen: the menu or a group of reports. */
  place: string | null
  /** True if the screen is about one owner. */
  isOfOwner: boolean
  /** True if the screen needs a chosen owner, and staff have not chosen one. */
  needsOwner: boolean
}

/** Further search words for a screen, by its path or by the first segment of its path. */
const otherWords: readonly (readonly [path: string, words: string])[] = [
  ['home', 'dashboard balance rmd required minimum today money cash second person four eyes approvals tiles'],
  ['search', 'find owner customer client participant ssn'],
  ['profile', 'address phone email name ssn'],
  ['transaction', 'activity fees adjustment ledger balance'],
  ['withdraw', 'new withdrawal distribution rollover request'],
  ['withdrawals/', 'distributions requests'],
  ['withdrawals/pending', 'approve approval'],
  ['rollovers/pending', 'approve approval'],
  ['rollovers/', 'transfers requests'],
  ['withdrawals/approved', 'hold held release wire ach payments'],
  ['rollovers/approved', 'hold held release wire payments'],
  ['withdrawals/incomplete', 'missing information'],
  ['rollovers/incomplete', 'missing information'],
  ['withdrawals/signature', 'unsigned'],
  ['rollovers/signature', 'unsigned'],
  ['withdrawals/historical', 'history old completed paid'],
  ['rollovers/historical', 'history old completed paid'],
  ['beneficiary', 'beneficiary heirs inherit'],
  ['document', 'statement statements letters agreement'],
  ['upload', 'send scan'],
  ['upload-center', 'uploads documents to review inbox scan files'],
  ['uploads', 'import contributions participants census csv'],
  ['accounts', 'ledger books journal fees'],
  ['bank', 'statements bai2 matching reconcile wire ach'],
  ['returns', 'returns ach checks bounced nsf rejected'],
  ['returns-desk', 'bounced stop payment void reissue stale lost unclaimed'],
  ['months', 'period reconcile lock'],
  ['tax-year', '1099 5498 1042 irs overdue deadlines'],
  ['state', 'withheld deposits form 945 irs'],
  ['calculator', 'estimate withholding'],
  ['state-forms', 'w-4r w4r withholding'],
  ['mail/undelivered', 'bounced emails returned letters'],
  ['jobs', 'nightly payment run interest schedule batch failed'],
  ['note', 'comments'],
  ['plans', 'rates interest employers sponsors'],
  ['audit', 'log history staff users roles'],
  ['exports', 'download csv excel spreadsheet'],
  ['compliance/', 'identity kyc sanctions ofac'],
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
        words: [label, title, crumb, ...otherWordsOf(path), report?.sentence].join(' '),
        keywords: [title, crumb, ...otherWordsOf(path)].join(' '),
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
