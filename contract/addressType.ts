/** The number of each address type in the API; an owner has at most one address of each type. */
export const ADDRESS_TYPE = { mailing: 1 } as const
