/**
 * Keys that open a screen when pressed after `g`. None of these keys is also a shortcut of a list, which would run too.
 */
export const goKeys: readonly { key: string; to: string; label: string }[] = [
  { key: 'h', to: '/home', label: 'Home' },
  { key: 's', to: '/search', label: 'Search' },
  { key: 'w', to: '/withdrawals/pending', label: 'Withdrawals: Pending' },
  { key: 'r', to: '/rollovers/pending', label: 'Rollovers: Pending' },
  { key: 'u', to: '/upload-center', label: 'Upload center' },
  { key: 'p', to: '/plans', label: 'Advisors / Plans' },
  { key: 't', to: '/state', label: 'Taxes' },
  { key: 'c', to: '/compliance/pending', label: 'Compliance: Pending Approval' },
]
