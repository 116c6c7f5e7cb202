/** Layout sizes in pixels, and the width below which the layout is for phones. */
export const headerHeight = 60
export const drawerWidth = 300
export const footerHeight = 90
export const contentWidth = { customer: 960, staff: 1440 }

const breakpoint = '48em'
/** Narrow paper does not get the phone layout. */
export const small = `@media screen and (width < ${breakpoint})`
export const large = `@media (width >= ${breakpoint})`
/** Wide enough for a table of many columns with rows of one line next to an open drawer. */
export const isWide = '(width >= 90em)'
export const wide = `@media screen and ${isWide}`
/** For the layout with a drawer, which print does not have. */
export const largeScreen = `@media screen and (width >= ${breakpoint})`
export const isSmall = `screen and (width < ${breakpoint})`
/** Up to this width, an open drawer leaves about the width of a phone. */
export const isTight = 'screen and (width < 64em)'

export const companyName = import.meta.env.VITE_COMPANY_NAME ?? 'IRA Portal'
export const contactUrl = import.meta.env.VITE_CONTACT_URL ?? 'https://example.com/contact'
/** Phone number for questions, which the gateway writes into the page; undefined if there is none. It never wraps. */
export const contactPhone = () =>
  document.querySelector<HTMLMetaElement>('meta[name=contact-phone]')?.content.replaceAll(' ', '\u00a0')
export const productName = 'IRA Portal'

/** CSS property that holds the height of the banner at the bottom while the banner is shown. */
export const atBottom = '--banner-at-bottom'
