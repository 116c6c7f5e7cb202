import type { Location } from 'react-router-dom'

/**
 * The key under which the scroll position of a page is kept. Every page opened by its URL has the key "default", so that
 * its URL tells it from the page before it.
 */
export const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? `${pathname}${search}` : key
