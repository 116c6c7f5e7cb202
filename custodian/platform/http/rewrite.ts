/**
 * Rewrites path variants to one form: /api/admin/{ownerId}/{resource}/... becomes /api/{resource}/admin/{ownerId}/...,
 * and the resource phonenumber may be in any letter case.
 */
export function rewriteUrl(url: string): string {
  const queryAt = url.indexOf('?')
  const path = queryAt === -1 ? url : url.slice(0, queryAt)
  const query = queryAt === -1 ? '' : url.slice(queryAt)
  const rewritten = path
    .replace(/^\/api\/admin\/(\d+)\/([^/]+)/, '/api/$2/admin/$1')
    .replace(/^\/api\/phonenumber(?=\/|$)/i, '/api/phonenumber')
  return rewritten + query
}
