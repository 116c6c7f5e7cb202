/** Sizes of the layout, in pixels, and the width below which it is a phone's. */
export const headerHeight = 60
export const drawerWidth = 300
export const footerHeight = 90
export const contentWidth = { customer: 960, staff: 1440 }

const breakpoint = '48em'
/** Paper is no phone, however narrow it is. */
export const small = `@media screen and (width < ${breakpoint})`
export const large = `@media (width >= ${breakpoint})`
/** Wide enough for a table of many columns with its rows on one line, the drawer open beside it. */
export const isWide = '(width >= 90em)'
export const wide = `@media screen and ${isWide}`
/** Beside the drawer: paper has none. */
export const largeScreen = `@media screen and (width >= ${breakpoint})`
export const isSmall = `screen and (width < ${breakpoint})`
/** Beside an open drawer about as little is left as on a phone. */
export const isTight = 'screen and (width < 64em)'

export const companyName = import.meta.env.VITE_COMPANY_NAME ?? 'IRA Portal'
export const contactUrl = import.meta.env.VITE_CONTACT_URL ?? 'https://example.com/contact'
export const productName = 'IRA Portal'

/** The property of the page that says how high the banner at the bottom is, while there is one. */
export const atBottom = '--banner-at-bottom'
