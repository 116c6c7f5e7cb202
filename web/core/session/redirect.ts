import { redirect, type LoaderFunction, type Params } from 'react-router-dom'

/** Redirects from an alias URL, and keeps the query string. */
export const leadsTo =
  (path: string | ((params: Params) => string)): LoaderFunction =>
  ({ request, params }) =>
    redirect((typeof path === 'string' ? path : path(params)) + new URL(request.url).search)

/** The URL to open after the login; "/" unless the requested URL is a plain path of this site. */
export function safeRedirect(target: string | null): string {
  if (!target || !/^\/(?![/\\])/.test(target) || hasControlOrBackslash(target)) return '/'
  const url = new URL(target, 'https://portal.invalid')
  if (url.origin !== 'https://portal.invalid' || url.pathname.startsWith('//')) return '/'
  return /%(2f|5c|0[0-9a-f]|1[0-9a-f])/i.test(url.pathname) ? '/' : url.pathname + url.search
}

export function loginAddress(from: { pathname: string; search: string }): string {
  const back = from.pathname + from.search
  return back === '/' || from.pathname === '/login' ? '/login' : `/login?redirect=${encodeURIComponent(back)}`
}

function hasControlOrBackslash(text: string): boolean {
  return text.includes('\\') || Array.from(text).some((character) => character < ' ')
}

/** Whether a path is that of Home, the start screen. */
export const isHome = (path: string): boolean => /^\/(home\/?)?$/.test(path)
