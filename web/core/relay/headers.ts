/** Headers of every operation. The gateway refuses a request without the portal's own header. */
export const HEADERS = { 'content-type': 'application/json', accept: 'application/json', 'x-portal': '1' }
