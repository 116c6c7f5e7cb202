/** The kinds of addresses by their number on the wire; an owner has at most one of each. */
export const ADDRESS_TYPE = { mailing: 1 } as const
