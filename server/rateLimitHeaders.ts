/** Per-minute rate limit headers by draft-ietf-httpapi-ratelimit-headers. */
export function rateLimitHeaders(limit: {
  perMinute: number
  left: number
  secondsToReset: number
  isOver: boolean
}): Record<string, string> {
  return {
    'ratelimit-policy': `"requests";q=${limit.perMinute};w=60`,
    ratelimit: `"requests";r=${limit.left};t=${limit.secondsToReset}`,
    ...(limit.isOver ? { 'retry-after': String(limit.secondsToReset) } : {}),
  }
}
