/** For everything except pages: loads nothing, runs nothing and is never framed. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of every answer, errors too; pages replace the policy with their own. */
export function securityHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': NOTHING,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/**
 * The portal's page: its own scripts and fonts, styles of its own or with this answer's nonce, and no text that becomes
 * markup (the page's only Trusted Types policy refuses it).
 */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Only a PDF preview may be framed.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** The developers' page: its editor needs inline styles, workers and no Trusted Types. Scripts must still be ours. */
export const TOOL_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A page of plain HTML with one embedded style sheet. */
export function plainPolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

/** A PDF in a frame of our pages: the browser's viewer renders it, and it can load nothing. */
export const SHOWN_PDF_POLICY = NOTHING.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
