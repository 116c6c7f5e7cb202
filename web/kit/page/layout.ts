/** Sizes of the page layout in pixels. Below the width `breakpoint`, the layout is that of a phone. */
export const headerHeight = 60
export const drawerWidth = 300
export const footerHeight = 90
export const contentWidth = { customer: 960, staff: 1440 }

const breakpoint = '48em'
/** Only on screens, so that narrow paper does not get the phone layout. */
export const small = `@media screen and (width < ${breakpoint})`
export const large = `@media (width >= ${breakpoint})`
/** Wide enough for a table with many columns and one-line rows next to an open drawer. */
export const isWide = '(width >= 90em)'
export const wide = `@media screen and ${isWide}`
/** Only on screens, because the printed layout has no drawer. */
export const largeScreen = `@media screen and (width >= ${breakpoint})`
export const isSmall = `screen and (width < ${breakpoint})`
/** Up to this width, an open drawer leaves the content only about the width of a phone. */
export const isTight = 'screen and (width < 64em)'

export const companyName = import.meta.env.VITE_COMPANY_NAME ?? 'IRA Portal'
export const contactUrl = import.meta.env.VITE_CONTACT_URL ?? 'https://example.com/contact'
/**
 * Phone number of customer service, which the gateway writes into the page; undefined if there is none. No-break spaces
 * keep the number on one line.
 */
export const contactPhone = () =>
  document.querySelector<HTMLMetaElement>('meta[name=contact-phone]')?.content.replaceAll(' ', '\u00a0')
export const productName = 'IRA Portal'

/** Name of the CSS property with the height of the banner at the bottom, set while the banner is shown. */
export const atBottom = '--banner-at-bottom'
