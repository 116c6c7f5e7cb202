/**
 * Trace header for a request, if the gateway has enabled tracing in the page; one trace id for all tries. The web keeps
 * no span: the named parent is the beginning of the trace id, by which the gateway knows that.
 */
export function traceHeader(): Record<string, string> {
  if (document.documentElement.dataset.traced === undefined) return {}
  let id = ''
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) id += byte.toString(16).padStart(2, '0')
  return { traceparent: `00-${id}-${id.slice(0, 16)}-00` }
}
