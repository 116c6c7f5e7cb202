/** The headers of every operation: the gateway answers no request without its own one. */
export const HEADERS = { 'content-type': 'application/json', accept: 'application/json', 'x-portal': '1' }
