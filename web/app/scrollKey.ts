import type { Location } from 'react-router-dom'

/**
 * Key of a page's stored scroll position. The router gives every directly opened page the key "default", so its URL is
 * used instead.
 */
export const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? `${pathname}${search}` : key
