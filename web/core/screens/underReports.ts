/** Breadcrumb parent of the screens that have no menu entry and are linked from Reports. */
export const underReports = { label: 'Reports', to: '/report' }
