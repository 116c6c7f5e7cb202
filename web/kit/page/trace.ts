/**
 * Begins a trace for a request, where the gateway has written into the page that it keeps them: one id for all tries of the
 * request. No span is kept here: the one that is named is the beginning of the id, by which the gateway knows that.
 */
export function traceHeader(): Record<string, string> {
  if (document.documentElement.dataset.traced === undefined) return {}
  let id = ''
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) id += byte.toString(16).padStart(2, '0')
  return { traceparent: `00-${id}-${id.slice(0, 16)}-00` }
}
