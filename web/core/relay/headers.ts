/** Headers of every operation; the gateway refuses a request without its own header. */
export const HEADERS = { 'content-type': 'application/json', accept: 'application/json', 'x-portal': '1' }
