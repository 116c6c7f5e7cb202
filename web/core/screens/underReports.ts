/** The parent in the breadcrumb of screens without a menu entry, which Reports links to. */
export const underReports = { label: 'Reports', to: '/report' }
