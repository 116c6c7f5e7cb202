/**
 * Trace header for a request, if the gateway has enabled tracing in the page; all retries share one trace id. The web
 * client records no span. It names the beginning of the trace id as the parent, by which the gateway recognizes that.
 */
export function traceHeader(): Record<string, string> {
  if (document.documentElement.dataset.traced === undefined) return {}
  let id = ''
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) id += byte.toString(16).padStart(2, '0')
  return { traceparent: `00-${id}-${id.slice(0, 16)}-00` }
}
