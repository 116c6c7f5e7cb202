/** Headers of every GraphQL operation. The gateway refuses requests without the portal's own header. */
export const HEADERS = { 'content-type': 'application/json', accept: 'application/json', 'x-portal': '1' }
